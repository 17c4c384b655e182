irregularity-double_out_of_turn = דאבל או רי-דאבל שלא בתור
    .what = דאבל או רי-דאבל של שחקן שלא היה תורו
