segment-bid_compared = The new call has become a legal one
    .label = Bid: new call now legal
segment-pass_compared = The new call has become a legal one
    .label = Pass: new call now legal
segment-double_compared = The new call has become a legal one
    .label = Double: new call legal

fact-new_call = Is { WHO($offender, case: "gen") } new call comparable to the call out of turn?
    .full = { WHO($offender) } has now called in turn. Is the new call comparable to the call out of turn?
    .comparable = Comparable
    .not_comparable = Not comparable
    .no_turn = Turn never came
    .no_turn-full = The auction ended before their turn came
    .illegal = New call not legal
    .illegal-full = The new call is itself not legal
    .explain = One of three is enough. The new call means the same as the withdrawn call or nearly the same. Or every hand that makes it would also have fitted the withdrawn call. Or it has the same purpose, such as asking for aces. Compare with the call out of turn itself, not with a call it was then changed for; after a slip only the intended call counts. Judge by this pair’s methods. Example: { CALL("1H") } out of turn as an opening with five hearts, then { CALL("1H") } as an overcall that may be weaker: nearly the same, many would say yes. { CALL("1H") } out of turn, then a take-out double that promises other suits: no. A pass out of turn that denied an opening hand, then a raise of partner’s { CALL("1H") } to { CALL("2H") } on six to nine points: only hands that would have passed make it, yes. A new suit that may be stronger: no. A relay out of turn, then another relay that asks the same: yes.

offer-rho_calls = What does { WHO($rho) } do?
    .passes = Pass, auction goes on
    .passes-full = Pass, and the auction goes on
    .calls = A legal bid or double
    .calls-full = Make a legal bid, double or redouble
    .passes_out = Final pass
    .passes_out-full = Pass, and with that the auction is over
    .illegal = An illegal call
    .illegal-full = A call that is itself not legal there

script-any-legal-call-2017 = { WHO($offender) }, at your turn make any legal call. Unless it is comparable, your partner must pass at their next turn, and declarer may restrict their lead.
    .again = { WHO($offender) }, at your turn make any legal call.
script-out-of-turn-cancelled-at-partner = The call is cancelled and { WHO($partner) } calls. { WHO($partner) }, make any legal call, but you may not use what the cancelled call told you.
    .again = The call is cancelled. { WHO($partner) }, it is your turn.
script-out-of-turn-cancelled-at-lho = The call is cancelled and { WHO($lho) } calls. { WHO($partner) }, at your turn make any legal call, but you may not use what the cancelled call told you.
    .again = The call is cancelled. { WHO($lho) }, it is your turn.

consequence-auction-over = The auction is over; the call out of turn is not repeated.
consequence-put-right-first = That call is put right first; what { WHO($offender) } may then do depends on the legal call of { WHO($rho) }.
consequence-new-call-2017 = { WHO($offender) } may make any legal call. Unless it is comparable, { WHO($partner) } must pass at their next turn, and declarer may restrict their lead. (An illegal call by { WHO($rho) } is put right first.)

step-partner-may-call = { WHO($partner) } may make any legal call in turn, without using the cancelled call’s information.
    .explain = What the cancelled call of { WHO($offender) } told may not be used until { WHO($offender) } has made a comparable call. From then on both sides may use what the call it replaces told.

check-rho-legal-call = When { WHO($rho) } has made a legal call, go on with the turn of { WHO($offender) }.
    .explain = After a pass the call out of turn is repeated; after any other legal call the offender may choose.
check-offender-legal-call = When { WHO($offender) } has made a legal call, compare that call with the call out of turn.
    .explain = The illegal call is put right first. Whether partner must pass depends on the call finally made.
