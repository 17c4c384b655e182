### What a ruling says. step-: done now. standing-: lasts. information-: who may use what. check-: come back for it.
### Further argument: $who, the player concerned.

step-insufficient-accepted = { WHO($lho) } has accepted the insufficient bid. It counts as legal; { WHO($lho) } calls next.
step-insufficient-lho-has-accepted = { WHO($lho) } has called over the insufficient bid and so accepted it. It counts as legal and the auction goes on.
step-second-insufficient-accepted = { WHO($lho) } accepts the second insufficient bid. It counts as legal, the first is withdrawn, and the auction goes on.
step-replacement-stands = The replacement stands. The auction goes on.
step-lho-call-cancelled = The call that { WHO($lho) } made over it is cancelled as well. { WHO($lho) } calls again.
step-replacement-withdrawn = The replacement is withdrawn.
step-no-further-rectification = The call stands. The auction goes on with no further rectification.
step-no-lead-restriction = There is no lead restriction on account of the withdrawn call.
step-replacement-cancelled = The attempted replacement is cancelled.
step-replace-again = { WHO($offender) } must choose a legal bid or a pass, or a double or redouble that means the same as the insufficient bid or something more precise.
step-replacement-becomes-pass = The attempted replacement is cancelled and becomes a pass.

step-replace-unintended = { WHO($offender) } replaces the unintended call with the intended one, which counts from now on.
step-slip-taken-back = { WHO($offender) } takes back the second call, which was not meant. The first call stands.
step-no-lead-restriction-unintended = The unintended call brings no lead restriction.
step-lho-withdraws = { WHO($lho) } takes back the call they made over the unintended one.
step-rule-as-pass = It is an ordinary pass out of turn. Rule it as such.
step-rule-as-double = It is a double or redouble out of turn. Rule it as such.

step-change-stands = The first call is withdrawn. The second call stands and the auction goes on.
step-lho-calls-over-change = The call that { WHO($lho) } made over the first one no longer counts. { WHO($lho) } now calls over the second.
step-change-cancelled = The second call is cancelled. The first call counts.

step-call-in-rotation = { WHO($rho) } was obliged to pass, so the call counts as made in turn.
step-proper-turn-taken = The player whose turn it was has called and so gave up the rectification. The call out of turn is cancelled; the auction goes on as if it had not been made. There is no lead restriction.
step-out-of-turn-accepted = { WHO($lho) } accepts the call out of turn and calls next. There is no rectification for it.
step-lho-has-accepted = { WHO($lho) } has called over the call out of turn and so accepted it. The auction goes on with no rectification for it.
step-out-of-turn-cancelled = The call out of turn is cancelled. The turn goes back to the player whose turn it was.
step-repeat-call = { WHO($rho) } passed, so { WHO($offender) } must repeat the call. If it is legal, there is no rectification for it.
step-repeated-insufficient = The repeated bid is insufficient. It is now in turn and is ruled as an insufficient bid.
step-any-legal-call = { WHO($offender) } may make any legal call at their turn.
step-partner-may-call = { WHO($partner) } may make any legal call in turn, but may not use what the withdrawn call told.
step-partner-call-cancelled = The call that { WHO($partner) } made meanwhile is cancelled as well.
step-auction-ended-first = The auction ended before { WHO($offender) } could call again. The call out of turn stays cancelled.

step-any-lead = { WHO($partner) } may lead any card.
step-restriction-lapses = { WHO($offender) } is not a defender, so the lead restriction falls away.
step-lead-required-suit = { WHO($partner) } must now lead the suit that declarer requires.
step-lead-other-suit = { WHO($partner) } may not lead the suit that declarer forbids.
step-unable-to-comply = If { WHO($partner) } cannot comply, they may lead any other legal card. Look at the hand yourself; tell nobody what you saw.

standing-pass-whenever = { WHO($who) } must pass at every turn until the auction is over.
standing-pass-next = { WHO($who) } must pass at their next turn, once. After that they are free.
standing-lead-restriction = { $edition ->
    [laws2007] If { WHO($offender) } becomes a defender: when { WHO($partner) } is first to lead, the opening lead included, declarer may restrict that lead. Come back then.
   *[laws2017] If { WHO($offender) } becomes a defender: when { WHO($partner) } is first to lead, the opening lead included, declarer may forbid one suit that { WHO($offender) } did not show in the legal auction. The suit is forbidden for as long as { WHO($partner) } keeps the lead.
}
standing-suit-forbidden = { WHO($who) } may not lead the forbidden suit for as long as they keep the lead. When they lose the lead, the restriction ends.

information-withdrawn-authorized = Everything learnt from the withdrawn call may be used by the non-offending side.
information-withdrawn-unauthorized = { $edition ->
    [laws2007] The offending side may not use what they learnt from the withdrawn call: among logical alternatives they may not choose one that it could demonstrably have suggested.
   *[laws2017] The offending side may not use what they learnt from the withdrawn call: they may not choose a call or play that it demonstrably suggests over another that is a logical alternative.
}
information-withdrawn-authorized-both = Both sides may use what they learnt from the withdrawn bid; if it helped the offending side, the score may be adjusted.
information-comparable-authorized = Once the comparable call has been made, both sides may use what they learnt from the withdrawn call.
information-lho-withdrawn-call = What the withdrawn call of { WHO($lho) } told may be used by their own side only.

check-damage-insufficient = Come back at the end of play: did the insufficient bid help the offending side, and is the other side damaged?
check-damage-comparable = Come back at the end of play: did the withdrawn call help the offending side, and is the other side damaged?
check-awareness = Come back at the end of play: if the irregularity served the offending side, could { WHO($offender) } have known that it might?
check-withdrawn-information = Come back at the end of play: did the offending side use what the withdrawn call told?
check-repeated-insufficient = Rule now on the repeated bid, which is insufficient.
check-later-call-out-of-turn = Another call was made out of turn meanwhile. Rule on that one next.
check-cancelled-change = When { WHO($offender) } has made the final call: unless it is comparable to the cancelled change, the change restricts the lead of { WHO($partner) } if they defend, and their side may not use what it told.
check-partner-had-to-pass = { WHO($partner) } has called, but had to pass. Unless the call was a pass, rule on it next.
check-change-of-call = { WHO($offender) } has also changed the call. Rule on the change next.

adjustment-assigned = Award an assigned adjusted score in place of the table result, aiming at the probable result without the irregularity.
adjustment-assigned-less-self-inflicted = Award an assigned adjusted score. The non-offending side gets no redress for the part of the damage that it inflicted on itself; the offending side gets the score for its infraction alone.
adjustment-no-cause = The result stands: the first condition for an adjusted score is not met.
adjustment-no-effect = The result stands: the second condition for an adjusted score is not met.
