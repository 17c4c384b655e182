irregularity-bid_above_seven = Bid of more than seven
    .what = A bid at the level of eight or higher

fact-auction_completed = With a pass in its place, is the auction over?
    .full = With a pass in place of the bid of more than seven, is the auction over?

step-call-becomes-pass-and-goes-on = The call is replaced by a pass. { WHO($lho) } calls next.
    .say = A pass takes the place of the bid. { WHO($lho) }, it is your turn to call.
    .explain = The calls after that bid are cancelled, and the auction goes on from the pass.
step-call-becomes-pass-which-ends = The call is replaced by a pass. The auction is over.
    .say = A pass takes the place of the bid, and with it the auction is over.
    .explain = There is no turn left at which anybody would have to pass.
