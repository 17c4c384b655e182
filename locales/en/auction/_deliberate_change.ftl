fact-second_inadmissible = As a replacement, is the second call an inadmissible double or redouble?
    .full = Is the second call a double or redouble that is not allowed in place of the first?
    .explain = A double is allowed only of the last bid, if an opponent made it and nobody has doubled it. A redouble is allowed only where the last bid is their own side’s, an opponent has doubled it, and nobody has redoubled it. Passes in between do not matter.
fact-change_comparable = Is the call that stands comparable to the one withdrawn or cancelled?
    .full = Is the call that stands comparable to the call that was withdrawn or cancelled?
    .explain = It is if it means the same or nearly the same; or if every hand that makes it would also have fitted the other call; or if it has the same purpose. Example: { CALL("1H") } against { CALL("2H") }, the first any opening hand and the second a weak hand with six hearts: no. Two bids that both ask for aces: yes.

offer-accept_change = What does { WHO($lho) } choose?
    .accepts = Accept the second call
    .refuses = Refuse it
offer-accept_one = What does { WHO($lho) } choose?
    .second = Accept the second call
    .first = Accept the first call
    .neither = Accept neither

script-change-lho-may-accept = { WHO($offender) } has changed a call. { WHO($lho) } may accept the second call. If not, it is cancelled and the first stands. The call that does not stand may restrict the lead of { WHO($partner) }, if they defend.

consequence-change-accepted = The first call is withdrawn, the second stands and the auction goes on.
consequence-change-refused = The second call is cancelled, the first stands and the auction goes on.
consequence-second-accepted = The first call is withdrawn, the second stands. { WHO($lho) } calls next.
consequence-first-accepted = The second call is cancelled, the first stands. { WHO($lho) } calls next.
consequence-neither-accepted = Both are cancelled; the turn goes back to the player whose turn it was.

step-change-stands = The first call is withdrawn. The second call stands and the auction goes on.
step-change-cancelled = The second call is cancelled. The first call counts.
