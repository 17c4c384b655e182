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

adjustment-normal-play = You may allow the board to be played; it is then played normally.
    .say = If the director allows it, the board is played normally.
    .explain = The new call does not differ from the cancelled one made with these cards, so the board need not be spoiled.

penalty-added = You may add a procedural penalty.
