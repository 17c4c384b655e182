fact-admissible = Apart from the turn, was the double or redouble admissible?
    .full = Leaving aside whose turn it was: was the double or redouble one that { WHO($offender) } could make at that moment?
    .explain = A double is allowed only of the last bid, if an opponent made it and nobody has doubled it. A redouble is allowed only where the last bid is their own side’s, an opponent has doubled it, and nobody has redoubled it. Passes in between do not matter.
fact-bid_before = Had anybody bid before?
fact-call_kind = What kind of pass was it?
    .third_pass = Any pass, three in a row by now
    .third_pass-label = Three passes in a row
    .third_pass-full = Any pass, with three in a row by now
    .pass = Ordinary, not artificial
    .pass-full = An ordinary pass
    .artificial_pass = Artificial, or a pass of partner’s artificial call
    .artificial_pass-label = Artificial pass
    .artificial_pass-full = An artificial pass, or a pass of partner’s artificial call
    .explain = A pass is artificial if, by agreement, it promises more than a stated strength, or promises or denies values anywhere but in the last suit named. A pass of partner’s artificial bid, double or redouble counts as artificial too, whatever it means. Any other pass is ordinary. If there have been three passes in a row by now, one of them out of turn, a player was skipped: take that answer, whatever the passes meant.
fact-insufficient_as_well = Apart from the turn, was the bid too low?
    .full = Leaving aside whose turn it was: was the bid too low?
fact-legal_in_turn = In turn after all: was the call legal (sufficient, if a bid)?
    .full = It was in turn after all. Was the call legal there (sufficient, if it was a bid)?
fact-intended_out_of_turn = What had { WHO($offender) } meant to call, out of turn?
    .full = What call had { WHO($offender) } meant to make, out of turn as it was?
    .bid = A bid
    .artificial_pass = Artificial pass, or pass of partner’s artificial call
    .artificial_pass-label = Artificial pass
    .artificial_pass-full = An artificial pass, or a pass of partner’s artificial call
    .pass = Pass, not artificial
    .pass-full = An ordinary pass
    .double = A double or a redouble
fact-lho_took_it_up = When { WHO($lho) } called, did they mean to call over it?
    .explain = It was { WHO($lho, case: "gen") } own turn, so the call can mean either. Yes: they had noticed the call out of turn, or the change, and called over it on purpose. No: they called at their own turn as if it had not been made. If their call makes sense in one way only, that decides.

offer-accept_out_of_turn = What does { WHO($lho) } choose?
    .accepts = Accept the call
    .accepts-full = Accept the call out of turn
    .refuses = Refuse it

script-out-of-turn-lho-may-accept = The call was out of turn. { WHO($lho) } may accept it and call next.

consequence-out-of-turn-accepted = { WHO($lho) } calls next. There is no rectification for the call out of turn.
consequence-out-of-turn-refused = The call is cancelled; the turn goes back to the player whose turn it was.

step-slip-taken-back = { WHO($offender) } takes back the second call, which was not meant. The first call stands.
step-proper-turn-taken = The call out of turn is cancelled, without lead restriction; the auction goes on.
    .explain = It goes on as if the call out of turn had not been made. The player whose turn it was has called and so gave up the rectification.
step-out-of-turn-accepted = { WHO($lho) } accepts the call out of turn and calls next, without rectification for it.
step-lho-has-accepted = The auction goes on with no rectification for the call out of turn.
    .explain = { WHO($lho) } has called over it and so accepted it. A player who was passed over does not get that turn back, and no call is taken back.
step-insufficient-out-of-turn = The bid is ruled on as a bid out of turn.
    .explain = It was out of turn as well as insufficient. If it is accepted, it is accepted as both.

check-change-of-call = { WHO($offender) } has also changed the call. Rule on the change next.
