segment-lead_restriction = Lead restriction: the offender’s partner is first on lead
    .label = Lead restriction

fact-offender_defends = The auction is over. Is { WHO($offender) } now a defender?
fact-withdrawn_call = With the auction over: what was the withdrawn call about?
    .full = What was the withdrawn call about, seen from the end of the auction?
    .same_call = At that turn: same call, same meaning
    .same_call-label = Same call, same meaning
    .same_call-full = At that turn the offender ended with the very same call, in the same meaning
    .suit_not_shown = A suit the offender never legally showed
    .suit_not_shown-label = A suit never shown
    .suit_not_shown-full = A suit that the offender never showed in the legal auction, alone or with other suits
    .suits_all_shown = Only suits the offender legally showed
    .suits_all_shown-label = Only suits shown
    .suits_all_shown-full = Only a suit or suits that the offender showed in the legal auction
    .other = Anything else
    .other-full = Anything else: notrump, a pass, a take-out or penalty double, strength without a suit
    .explain = Count the suits that the call showed, not those it named. Example: { CALL("1H") } natural was only about hearts. If the offender bid hearts legally later on, hearts were shown. { CALL("1NT") } and a take-out double fall under “anything else”. If two calls were withdrawn, look at each: declarer may use whichever right they prefer, but only one.

offer-declarer_may_forbid = What does declarer choose?
    .forbids = Forbid one suit
    .forbids-full = Forbid the lead of one suit
    .waives = Leave the lead free
offer-declarer_may_require = What does declarer choose?
    .requires = Require a suit shown
    .requires-full = Require the lead of a suit that the withdrawn call showed
    .forbids = Forbid a suit shown
    .forbids-full = Forbid the lead of one such suit
    .waives = Leave the lead free

script-forbid-unspecified-suit = Declarer, you may forbid { WHO($partner) } one suit that { WHO($offender) } did not show in the legal auction, while they keep the lead. Or leave the lead free.
script-forbid-any-suit = Declarer, you may forbid { WHO($partner) } any one suit while they keep the lead. Or leave the lead free.
script-require-or-forbid-suit = Declarer, you may require { WHO($partner) } to lead a suit now, or forbid it while they keep the lead: one that the withdrawn call showed and { WHO($offender) } never showed legally. Or leave the lead free.

consequence-suit-required = { WHO($partner) } must lead the suit that declarer names.

step-restriction-lapses = { WHO($offender) } is not a defender, so the lead restriction falls away.
step-unable-to-comply = If unable, { WHO($partner) } may lead any other legal card.
    .say = If unable, { WHO($partner) } may lead any other legal card.
    .do = Look whether { WHO($partner) } can comply; tell nobody.
    .explain = Declarer does not choose again. Look at the hand yourself, and tell nobody what you saw.
