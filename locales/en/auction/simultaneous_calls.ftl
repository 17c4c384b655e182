irregularity-simultaneous_calls = Simultaneous calls
    .what = Two players call at the same moment

fact-second_caller = Two players called at once. Whose turn was it?
    .lho = One of them, and the other is the next player
    .others = One of them, and the other is not the next player
    .neither = Neither of them was in turn
fact-later_call = What did the player call who was not in turn?
    .bid = A bid
    .pass = A pass
    .double = A double or a redouble

step-both-out-of-turn = Both calls are out of turn. Rule on each of them by itself, first on the one whose maker comes sooner in rotation from the player whose turn it was.
step-call-in-turn-first = The call of the player in turn counts first; the other counts as made after it.
step-later-call-in-turn = The other call is in turn as well. The auction goes on; it must be legal over the first.
step-rule-later-as-bid = The other call is a bid out of turn. Rule on it next.
step-rule-later-as-pass = The other call is a pass out of turn. Rule on it next.
step-rule-later-as-double = The other call is a double or redouble out of turn. Rule on it next.
