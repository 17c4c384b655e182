fact-noticed = How far had the board gone when attention was drawn to it?
    .lead_faced = The opening lead had been faced
    .lead_faced-label = Opening lead faced
    .auction_over = The auction seemed over; no lead was faced
    .auction_over-label = Auction seemed over
    .auction_on = The auction was still on
fact-replacement_comparable = Is the call that replaces the cancelled one comparable to it?
    .explain = It is if it means the same or nearly the same; or if every hand that makes it would also have fitted the cancelled call; or if it has the same purpose. A pass in place of a double is hardly ever comparable. It concerns only the lead and the information; partner must pass in any case.

script-replace-inadmissible = That call is cancelled. { WHO($offender) }, at your turn make a legal call. Your partner must pass until the auction ends. Unless your call is comparable, declarer may restrict their lead if you defend.

step-play-goes-on-without-the-call = Play goes on if it is not over, with no lead restriction.
    .say = Play goes on if it is not over. There is no lead restriction.
    .explain = The auction is over, so nobody has to pass either. Only the score changes.
adjustment-scored-without-the-call = Score the contract as if the inadmissible call had not been made.
    .say = The contract is scored as if that call had not been made.
adjustment-scored-without-provision = The double or redouble was not allowed and does not count in the score. You may award an adjusted score if the other side is damaged.
    .say = The double or redouble was not allowed, and does not count in the score.
    .explain = The Laws of this edition have no further rule for this stage.
step-as-if-nothing-had-happened = The turn goes back to whoever’s turn it was: { WHO($offender, case: "gen") }, if the call was in turn. The auction goes on as if nothing had happened.
    .say = The auction goes back to the turn at which that call was made, and goes on as if nothing had happened.
    .explain = None of the cancelled calls obliges anybody to anything.
step-as-before-at-turn = The turn goes back to { WHO($who) }, and the auction goes on as if nothing had happened.
    .say = The turn returns to { WHO($who) }; the auction goes on as if nothing had happened.
    .explain = None of the cancelled calls obliges anybody to anything.
step-make-legal-call = { WHO($offender) } makes a legal call in its place, which stands.
