irregularity-bid_out_of_turn = הכרזה שלא בתור
    .what = הכרזה של שחקן שלא היה תורו
