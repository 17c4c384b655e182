irregularity-call_when_must_pass = Call by a player obliged to pass
    .label = Player obliged to pass
    .what = A bid, double or redouble by a player who had to pass

fact-obliged = How long was { WHO($offender) } obliged to pass?
    .full = For how long was { WHO($offender) } obliged to pass?
    .whenever = Rest of the auction
    .whenever-full = For the rest of the auction
    .next = At this turn only
fact-against_19 = Obligation aside, was it an inadmissible double or redouble?
    .full = Was it a double or redouble that the player could not have made even without the obligation to pass?
    .explain = A double is allowed only of the last bid, if an opponent made it and nobody has doubled it. A redouble is allowed only where the last bid is their own side’s, an opponent has doubled it, and nobody has redoubled it. Passes in between do not matter.

step-call-stands-although-barred = { WHO($lho) } has called, so the call and all legal calls after it stand.
step-free-from-now = { WHO($who) } had to pass at that turn only, and may make any legal call from now on.
    .say = { WHO($who) }, you had to pass at that turn only. From now on you may make any legal call.
    .explain = Nobody on that side has to pass because of this call.
