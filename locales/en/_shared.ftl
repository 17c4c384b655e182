step-play-goes-on-no-penalty-card = Play goes on. The cards shown go back to the hand and are no penalty cards.
step-disorder-endangers-rights = Nobody disturbs the order of the played cards before the number of tricks is agreed.
    .explain = Whoever does may lose the right to claim doubtful tricks, or to claim or deny a revoke.
step-no-lead-restriction = This brings no lead restriction.

standing-pass-whenever = { WHO($who) } must pass at every turn until the auction is over.
standing-pass-next = { WHO($who) } must pass at their next turn, once.
    .explain = After that they are free.

information-exposed-authorized = Everything that the exposed cards of { WHO($offender) } show may be used by the other side.
information-withdrawn-card-authorized = Everything learnt from cards taken back, of either side, may be used by the non-offending side.
information-withdrawn-unauthorized = The offending side may not use what they learnt from withdrawn calls, of either side.
    .explain = { $edition ->
        [laws2007] Among logical alternatives they may not choose one that these could demonstrably have suggested.
       *[laws2017] They may not choose a call or play that these demonstrably suggest over another that is a logical alternative.
    }
information-comparable-authorized = Once the comparable call has been made, both sides may use what they learnt from the call it replaces.

check-withdrawn-card = Come back at the end of play: did the offending side use what a card taken back showed, its own or the other side’s?
check-damage-comparable = Come back at the end of play: did the call that the comparable one replaced help the offending side, and is the other side damaged?
check-awareness = Come back at the end of play: if it served the offenders, could { WHO($offender) } have known it might well damage the others?
check-withdrawn-information = Come back at the end of play: did the offending side use what a withdrawn call showed, its own or the other side’s?

adjustment-artificial = Award an artificial adjusted score on this board.
    .say = There will be an artificial adjusted score on this board.
adjustment-not-damaged = The result stands: without the infraction no better result was to be expected.
adjustment-assigned = Award an assigned adjusted score: the probable result without the infraction.
    .say = An adjusted score takes the place of the result at the table. It aims at the probable result without the infraction.

appeal-within-period = A contestant may appeal within the appeal period.

step-fact-on-evidence = Disputed, and found by you as the more likely: “Why?” shows which answer.
    .explain = Write down on what the finding rests. Tell both sides that they may appeal.
step-fact-left-open = Disputed and not to be found out: this ruling lets play go on.
    .explain = Collect more evidence afterwards: the hands, slips, other witnesses. Change the answer when it is found.
adjustment-assigned-for-each-side = Award an assigned adjusted score for each side, as said above.
    .say = An adjusted score takes the place of the result at the table.
    .explain = It stands in the place of a single score for both sides.

fact-penalty_advised = Did the previous ruling already mention this penalty?
