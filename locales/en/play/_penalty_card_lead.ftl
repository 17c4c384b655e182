fact-penalty_cards_several_suits = Are the penalty cards of more than one suit?
fact-next_hand_played = Has the next hand, declarer’s or dummy’s, played to that lead?

offer-penalty_card_lead = What does declarer choose?
    .requires = Require the suit
    .requires-full = Require the suit of a penalty card
    .forbids = Forbid the suit(s)
    .forbids-full = Forbid the suit, or suits, of penalty cards
    .leaves_free = Leave the lead free

script-leader-waits = { WHO($partner) } must wait.
script-led-before-choice = { WHO($partner) } has led before declarer chose. The card stays on the table as a major penalty card; it is led if that agrees with declarer’s choice.
script-penalty-card-lead = Declarer, { WHO($offender) } has a major penalty card. Require { WHO($partner) } to lead its suit, or forbid it while they keep the lead; penalty cards of the suit then go back. Or leave the lead free: the card stays.
script-penalty-cards-one-suit-lead = Declarer, { WHO($offender) } has major penalty cards of one suit. Require { WHO($partner) } to lead it, or forbid it while they keep the lead; the cards then go back. Or leave the lead free: they stay.
script-penalty-cards-lead = Declarer, { WHO($offender) } has penalty cards of several suits. Require { WHO($partner) } to lead one such suit, or forbid one or more while they keep the lead; cards of those suits go back. Or leave the lead free: all stay.

consequence-penalty-suit-required = { WHO($partner) } must lead that suit now. Every penalty card of that suit goes back to the hand.
consequence-penalty-suit-forbidden = { WHO($partner) } may not lead that suit for as long as they keep the lead. Every penalty card of that suit goes back to the hand.
consequence-penalty-suits-forbidden = { WHO($partner) } may not lead the suits named for as long as they keep the lead. Every penalty card of these suits goes back to the hand.
consequence-penalty-lead-free = { WHO($partner) } may lead any card, unless they have a penalty card of their own. A suit forbidden before stays forbidden for as long as they keep the lead. Every penalty card stays, and declarer chooses again at the next lead.
consequence-early-card-led = { WHO($partner) } leads the card already on the table, unless its suit is still forbidden. If they have another penalty card too, declarer says which of these is led. Every penalty card of { WHO($offender) } stays, and declarer chooses again at the next lead.

step-lead-other-suits = { WHO($partner) } may not lead the suits that declarer forbids.
step-any-lead-not-forbidden = { WHO($partner) } may lead any suit not still forbidden, unless they have a penalty card of their own.
    .say = { WHO($partner) } may lead any suit not still forbidden, unless they have their own penalty card.
    .explain = Declarer forbids a suit for as long as { WHO($partner) } keeps the lead. Leaving a later lead free does not end that.
step-any-lead-but-low-cards = { WHO($who) } may lead any suit not still forbidden; beyond that, only their own minor penalty card limits the choice.
step-penalty-cards-picked-up = { WHO($who) } picks up every penalty card of that suit.
    .explain = Such a card goes back into the hand and is a penalty card no longer. They may make any legal play that a penalty card still on the table allows.
step-own-card-led = { WHO($who) } must lead their own major penalty card, unless its suit is still forbidden.
    .explain = Of several, declarer says which.
step-lead-was-free = The lead was free and stands, unless its suit was still forbidden.
step-lead-was-free-but-own-card = The minor penalty card did not restrict the lead; only an earlier ban or the leader’s own penalty card could.
step-premature-lead-stands = The other side has played to the lead, so it stands. Declarer has no choice at this trick.
step-premature-lead-stays-on-table = The card stays on the table; declarer loses no choice.
    .say = The card stays on the table.
    .explain = { WHO($who) } led before declarer had chosen.

standing-suits-forbidden = The suits stay forbidden while { WHO($who) } keeps the lead.
    .explain = When they lose the lead, the restriction ends.
check-own-card-not-led-next = If { WHO($partner) } had to lead a penalty card of their own and led another card, rule on it next as a penalty card not played.
