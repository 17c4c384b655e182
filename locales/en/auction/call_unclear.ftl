irregularity-call_unclear = Unclear or wrongly worded call
    .label = Unclear call
    .what = A call that was not heard or understood, or a double that names a bid

fact-unclear_call = What was unclear?
    .double_named_wrong = Double, wrong bid named
    .double_named_wrong-full = Somebody doubled and named a wrong bid
    .redouble_named_wrong = Redouble, wrong bid named
    .redouble_named_wrong-label = Redouble, wrong bid
    .redouble_named_wrong-full = Somebody redoubled and named a wrong bid
    .double_named_bid = Double, named right
    .double_named_bid-full = Somebody doubled and named the bid as it was
    .redouble_named_bid = Redouble, named right
    .redouble_named_bid-full = Somebody redoubled and named the bid as it was
    .not_understood = Not heard or understood
    .not_understood-full = A call was not heard or not understood, and nobody has called on it yet
    .misheard = Misheard, and called on it
    .misheard-label = Misheard, then called
    .misheard-full = A player misheard a call, and called on what they took it to be
fact-call_on_mishearing = What was the call that this player made?
    .full = What was the call of the player who had misheard, by the auction as it really was?
    .legal = A legal call in turn
    .insufficient_bid = An insufficient bid
    .insufficient_bid-full = A bid in turn that was not high enough
    .inadmissible_double = Inadmissible double
    .inadmissible_double-full = A double or redouble in turn that was not allowed
    .bid_out_of_turn = Bid out of turn
    .pass_out_of_turn = Pass out of turn
    .double_out_of_turn = Double out of turn
    .double_out_of_turn-full = A double or a redouble out of turn

step-clarify-at-once = Anybody in doubt may ask at once what was called. The player says it again, in the proper words; nothing more.
step-misheard-no-redress = Who misheard a call has no redress: their own call counts as they made it.
    .say = The call counts as it was made.
    .explain = Anybody in doubt can ask at once. The call was meant at the time, so it is no slip.
step-next-player-calls = The auction goes on with the next player in turn.
step-stands-as-double = The double or redouble stands, without rectification.
    .say = The double or redouble stands. Nobody has to pass because of the words.
    .explain = Only the wording was wrong. The partner may call as they like, but not use what the words told.
step-only-the-word = Only the word itself is to be said, without the bid.
step-bid-as-made = It counts as made over the bid as that bid was really made.

information-extraneous = What the wrong words told partner may not be used by the offending side.

check-extraneous-used = Come back at the end of play if the other side thinks that information from the wrong words was used.
check-misheard-call-irregular = The call made on it was irregular all the same. Rule on that next.
    .explain = What its maker took the auction to be changes nothing. Their call is judged by the calls really made.
