irregularity-lead_restrictions = What may declarer require or forbid?
    .what = A defender is on lead whose partner has a penalty card or withdrew a call

fact-lead_restriction_cause = Why may the lead of { WHO($partner) } be restricted? If for two reasons, rule on one after the other.
    .led_otherwise = { WHO($partner) } has led against what declarer required or forbade
    .led_early = { WHO($offender) } has a penalty card, and { WHO($partner) } has led before declarer chose
    .forbidden_before = On account of a card a suit was forbidden at an earlier lead, and { WHO($partner) } has kept the lead since
    .penalty_card = { WHO($offender) } has one or more penalty cards, and { WHO($partner) } has not led yet
    .withdrawn_call = { WHO($offender) } has withdrawn a call in the auction
fact-lead_freed_by = Does one of these hold for the withdrawn call?
    .none = None of these, and it is the opening lead
    .none_in_play = None of these; the opening lead has been made
    .unintended = It was unintended, and was replaced by the call intended
    .called_in_turn = It was out of turn, and the opponent whose turn it was called before you ruled
    .called_over = It was an inadmissible double or redouble, and the next opponent called before you ruled
    .corrected_bid = It was an insufficient bid, replaced by the lowest sufficient bid that shows the same denomination(s)
    .comparable = It was replaced by a comparable call
    .led_before = { WHO($partner) } was on lead before; they have lost the lead since, or no suit was forbidden
    .kept_lead = A suit was forbidden at an earlier lead, and { WHO($partner) } has kept the lead since
fact-lead_freed_by_2007 = Does one of these hold for the withdrawn call?
    .none = None of these, and it is the opening lead
    .none_in_play = None of these; the opening lead has been made
    .unintended = It was unintended, and was replaced by the call intended
    .called_in_turn = It was out of turn, and the opponent whose turn it was called before you ruled
    .called_over = It was an inadmissible double or redouble, and the next opponent called before you ruled
    .corrected_bid = It was an insufficient bid, corrected so that there was no further rectification
    .led_before = { WHO($partner) } was on lead before; they have lost the lead since, or no suit was forbidden
    .kept_lead = A suit was forbidden at an earlier lead, and { WHO($partner) } has kept the lead since
fact-could_comply = Could { WHO($partner) } have complied with what declarer required or forbade?
    .explain = Look at the hand yourself, and tell nobody what you saw. They could not if they had no card of the required suit, or only cards of the forbidden one.

step-unable-so-lead-stands = The lead stands; tell nobody what you saw.
    .say = The lead stands.
    .explain = { WHO($who) } could not comply.

check-led-against-choice = { WHO($who) } could have led as declarer chose: it is a revoke. Rule on it next.
    .explain = Whoever does not lead as declarer has required or forbidden, although they could, has revoked. Until it is established it is corrected.
