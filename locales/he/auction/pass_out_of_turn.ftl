irregularity-pass_out_of_turn = פאס שלא בתור
    .what = פאס, רגיל או מלאכותי, של שחקן שלא היה תורו
