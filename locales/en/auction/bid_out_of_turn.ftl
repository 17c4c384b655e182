irregularity-bid_out_of_turn = Bid out of turn
    .what = A bid by a player whose turn it was not
