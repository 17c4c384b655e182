irregularity-simultaneous_calls = Simultaneous calls
    .what = Two players call at the same moment

fact-second_caller = Two players called at once. Whose turn was it?
    .lho_illegal = One was in turn; the next player’s call is not legal over it
    .lho = One of them, and the other is the next player
    .others = One of them, and the other is not the next player
    .neither = Neither of them was in turn
fact-other_caller = Who called together with the player in turn?
    .partner = Partner of the player in turn
    .rho = The player on the right of the player in turn
fact-two_callers = Which two players called, seen from the player in turn?
    .lho_and_partner = The next player and partner
    .both_opponents = The two opponents
    .partner_and_rho = Partner and the player on the right
fact-later_call = What did the player call who was not in turn?
    .bid = A bid
    .pass = A pass
    .double = A double or a redouble
fact-first_of_two = What did the first of them in rotation call?
    .bid = A bid
    .pass = A pass
    .double = A double or a redouble
fact-second_of_two = What did the second of them call?
    .bid = A bid
    .pass = A pass
    .double = A double or a redouble

step-both-out-of-turn = Both calls are out of turn. They are ruled on one after the other, in rotation from the player whose turn it was.
step-call-in-turn-first = The call of the player in turn counts first; the other counts as made after it.
step-later-call-in-turn = The other call is in turn as well, and must be legal over the first. Then the next player calls.

check-later-call-next = The other call is out of turn. Rule on it next.
    .explain = It counts as made after the call in turn, and so at the turn of the next player.
check-first-of-two = Rule next on the call of the player who comes sooner in rotation.
    .explain = The player on the left of whoever made it may accept it.
check-second-of-two = Then rule on the other call.
    .explain = What became of the first call decides whose turn it then was.
