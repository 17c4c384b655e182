offer-lead_choices = What does declarer choose?
    .spreads = Become dummy
    .spreads-full = Spread their own hand and become dummy
    .accepts = Accept the lead
    .requires = Require that suit
    .requires-full = Require { WHO($partner) } to lead that suit
    .forbids = Forbid that suit
    .forbids-full = Forbid { WHO($partner) } to lead that suit
    .waives = Leave the lead free
    .waives-full = Let { WHO($partner) } lead anything

script-chosen-without-director = Declarer, you have already chosen, and that stands. Which was it? You required the card’s suit, or forbade it while { WHO($partner) } keeps the lead. Either way the card goes back to the hand. Or you left the lead free; the card stays as a major penalty card.
script-opening-lead-choices = Declarer, choose without help from partner. Become dummy; the lead stands. Or accept it and play next from your hand. Or { WHO($partner) } leads: require that suit, or forbid it while they keep the lead; the card then goes back. Or leave the lead free: the card stays as a major penalty card.

consequence-required-card-back = { WHO($partner) } must lead that suit. The card goes back to the hand.
consequence-forbidden-card-back = { WHO($partner) } may not lead that suit while they keep the lead. The card goes back to the hand.
consequence-any-lead-card-stays = { WHO($partner) } leads any suit not still forbidden. The card stays on the table as a major penalty card.

step-own-settlement-stands = What declarer chose without you stands, and so does the lead that followed it.
    .say = What declarer chose without the director stands, and so does the lead that followed it.
    .explain = The choice is for declarer, but only you may put an irregularity right. You may also cancel what was done without you.
step-penalty-card-picked-up = The card led out of turn goes back to the hand.
