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

script-chosen-without-director = Declarer, you chose before the director came, and that stands. Which was it? You required the suit of the card or forbade it for as long as { WHO($partner) } keeps the lead; in both cases the card goes back to the hand. Or you left the lead free; then the card stays on the table as a major penalty card.
script-opening-lead-choices = The opening lead was out of turn. Declarer, you have five choices; choose without help from partner. You may spread your hand: you become dummy, your partner plays the board and the lead stands. You may accept the lead: dummy’s hand is spread and you play next, from your own hand. Or the lead is taken back and { WHO($partner) } leads. Then you may require the suit of the card, or forbid it for as long as { WHO($partner) } keeps the lead; in both cases the card goes back to the hand. Or you may leave the lead free; then the card stays on the table as a major penalty card.

consequence-required-card-back = { WHO($partner) } must lead that suit. The card goes back to the hand.
consequence-forbidden-card-back = { WHO($partner) } may not lead that suit while they keep the lead. The card goes back to the hand.
consequence-any-lead-card-stays = { WHO($partner) } leads any card except of a suit still forbidden. The card stays on the table as a major penalty card.

step-own-settlement-stands = What declarer chose without you stands, and so does the lead that followed it.
    .say = What declarer chose without the director stands, and so does the lead that followed it.
    .explain = The choice is for declarer, but only you may put an irregularity right. You may also cancel what was done without you.
step-penalty-card-picked-up = The card led out of turn goes back to the hand; it is no penalty card any more.
