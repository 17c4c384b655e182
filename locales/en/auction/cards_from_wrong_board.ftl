irregularity-cards_from_wrong_board = Called with cards from another board
    .label = Cards from wrong board
    .what = A player called while holding cards of another board

segment-other_board = The board the cards came from
    .label = The other board

fact-new_call_differs = Does the new call differ from the cancelled one?
    .explain = It differs if its meaning is much different, or if it is a psychic call. The same call in much the same meaning does not differ.

script-call-with-right-hand = { WHO($offender) }, your call is cancelled. Look at the correct hand; call again. Nobody else calls yet.

step-call-with-right-hand = { WHO($offender) } looks at the correct hand and calls again. The auction goes on from there.
step-lho-calls-afresh = { WHO($lho) } may make any legal call over the new one.
step-new-call-stands = The new call of { WHO($offender) } stands.
    .say = Your new call stands, { WHO($offender) }.
    .explain = It does not differ from the cancelled one, so that the auction goes on normally.
step-lho-repeats-call = { WHO($lho) } must repeat the same call.

check-other-board = When the board these cards came from is played, let { WHO($offender) } call afresh there, and see whether the call differs.

step-averages-by-fault = A side not at fault gets average plus, one partly at fault average, one directly at fault average minus.
    .explain = At matchpoints that is at least { "60%" }, { "50%" } and at most { "40%" }; at IMPs normally +3, 0 and −3.

adjustment-board-spoiled = Award an adjusted score on this board.
    .say = There will be an adjusted score on this board.
    .explain = Usually too many results are possible to weigh them; then the score is artificial: average plus or minus, by who is at fault.
adjustment-normal-play = You may allow the board to be played; it is then played normally.
    .say = If the director allows it, the board is played normally.
    .explain = The new call does not differ from the cancelled one made with these cards, so the board need not be spoiled.

penalty-added = You may add a procedural penalty.
check-session-score-if-artificial = If the score is artificial, at the session’s end: a side not at fault that scored over { "60%" } on its other boards gets that percentage.
    .explain = A side at fault that scored less than { "40%" } on them gets that percentage. At IMPs it is what the other boards brought on average.
