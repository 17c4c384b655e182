segment-lead_restriction = Lead restriction: the offender’s partner is first on lead
    .label = Lead restriction

fact-offender_defends = The auction is over. Is { WHO($offender) } now a defender?
fact-withdrawn_call = What was the withdrawn call about, seen from the end of the auction?
    .same_call = At that turn the offender ended with the very same call, in the same meaning
    .same_call-label = Same call, same meaning
    .suit_not_shown = A suit that the offender never showed in the legal auction, alone or with other suits
    .suit_not_shown-label = A suit never shown
    .suits_all_shown = Only a suit or suits that the offender showed in the legal auction
    .suits_all_shown-label = Only suits shown
    .other = Anything else: notrump, a pass, a take-out or penalty double, strength without a suit
    .other-label = Anything else
    .explain = Count the suits that the call showed, not those it named. Example: { CALL("1H") } natural was only about hearts. If the offender bid hearts legally later on, hearts were shown. { CALL("1NT") } and a take-out double fall under “anything else”. If two calls were withdrawn, look at each: declarer may use whichever right they prefer, but only one.

offer-declarer_may_forbid = What does declarer choose?
    .forbids = Forbid the lead of one suit
    .forbids-label = Forbid one suit
    .waives = Leave the lead free
offer-declarer_may_require = What does declarer choose?
    .requires = Require the lead of a suit that the withdrawn call showed
    .requires-label = Require a suit shown
    .forbids = Forbid the lead of one such suit
    .forbids-label = Forbid a suit shown
    .waives = Leave the lead free

script-forbid-unspecified-suit = Declarer, you may forbid { WHO($partner) } to lead one suit that { WHO($offender) } did not show in the legal auction. It holds while { WHO($partner) } keeps the lead. Or leave the lead free.
script-forbid-any-suit = Declarer, you may forbid { WHO($partner) } to lead any one suit. It holds for as long as { WHO($partner) } keeps the lead. You may also leave the lead free.
script-require-or-forbid-suit = Declarer, you may require { WHO($partner) } to lead a suit now, or forbid one while { WHO($partner) } keeps the lead. It must be a suit shown by the withdrawn call that { WHO($offender) } never showed in the legal auction. Or leave the lead free.

consequence-suit-required = { WHO($partner) } must lead the suit that declarer names.

step-restriction-lapses = { WHO($offender) } is not a defender, so the lead restriction falls away.
step-unable-to-comply = If { WHO($partner) } cannot comply, they may lead any other legal card; declarer does not choose again. Look at the hand yourself; tell nobody what you saw.
    .say = If unable, { WHO($partner) } may lead any other legal card; declarer does not choose again.
