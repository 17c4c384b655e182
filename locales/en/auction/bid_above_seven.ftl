irregularity-bid_above_seven = Bid of more than seven
    .what = A bid at the level of eight or higher

fact-auction_completed = With a pass in place of the bid of more than seven, is the auction over?
