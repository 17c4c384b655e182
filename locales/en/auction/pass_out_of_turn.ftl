irregularity-pass_out_of_turn = Pass out of turn
    .what = A pass by a player whose turn it was not, be it ordinary or artificial
