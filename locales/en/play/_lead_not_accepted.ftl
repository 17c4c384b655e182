offer-lead_choices = What does declarer choose?
    .spreads = Spread their own hand and become dummy
    .spreads-label = Become dummy
    .accepts = Accept the lead
    .requires = Require { WHO($partner) } to lead that suit
    .requires-label = Require that suit
    .forbids = Forbid { WHO($partner) } to lead that suit
    .forbids-label = Forbid that suit
    .waives = Let { WHO($partner) } lead anything
    .waives-label = Leave the lead free

script-chosen-without-director = Declarer, you have already chosen, and that stands. Which was it? You required the card’s suit, or forbade it while { WHO($partner) } keeps the lead. Either way the card goes back to the hand. Or you left the lead free; the card stays as a major penalty card.
script-opening-lead-choices = Declarer, choose without help from partner. You may spread your hand and become dummy; the lead stands. Or accept it: dummy is spread, you play next from hand. Or { WHO($partner) } leads. You may then require the card’s suit, or forbid it while { WHO($partner) } keeps the lead. Either way the card goes back. Or leave the lead free: the card stays as a major penalty card.

consequence-required-card-back = { WHO($partner) } must lead that suit. The card goes back to the hand.
consequence-forbidden-card-back = { WHO($partner) } may not lead that suit while they keep the lead. The card goes back to the hand.
consequence-any-lead-card-stays = { WHO($partner) } leads any card except of a suit still forbidden. The card stays on the table as a major penalty card.

step-own-settlement-stands = What declarer chose without you stands, and so does the lead that followed it.
    .say = What declarer chose without the director stands, and so does the lead that followed it.
    .explain = The choice is for declarer, but only you may put an irregularity right. You may also cancel what was done without you.
step-penalty-card-picked-up = The card led out of turn goes back, no longer a penalty card.
