irregularity-bid_above_seven = Bid of more than seven
    .what = A bid at the level of eight or higher

fact-auction_completed = With a pass in its place, is the auction over?
    .full = With a pass in place of the bid of more than seven, is the auction over?
fact-playable_after_above_seven = Can the board still be played normally?
    .explain = If the lead alone has been faced, and dummy’s hand has not been seen, it may be. Where dummy’s hand has been seen, or the opponents now play the contract, normal play is hardly possible.

step-no-play-above-seven = Stop the play: nothing at a level above seven is played or scored. The cards go back.
    .say = There is no contract above seven. Please take back the cards you have played.
    .explain = What has been played counts for nothing, however late this is found.
step-no-result-above-seven = The board can no longer be played normally. It gets an adjusted score.
    .say = This board can no longer be played normally. It gets an adjusted score.
    .explain = Enough of the hands is known that no auction and no play on this board would be normal.
step-call-becomes-pass-and-goes-on = The call is replaced by a pass. { WHO($lho) } calls next.
    .say = A pass takes the place of the bid. { WHO($lho) }, it is your turn to call.
    .explain = The calls after that bid are cancelled, and the auction goes on from the pass.
step-call-becomes-pass-which-ends = The call is replaced by a pass. The auction is over.
    .say = A pass takes the place of the bid, and with it the auction is over.
    .explain = There is no turn left at which anybody would have to pass.

check-score-without-result = Rule next on the score of the board, which has no result.
    .explain = Each side gets its average by its own fault; at teams the other table’s result may decide.
