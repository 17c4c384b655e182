irregularity-double_out_of_turn = Double or redouble out of turn
    .label = Double out of turn
    .what = A double or redouble by a player whose turn it was not
