segment-exposed_card_becomes = What the exposed cards become
    .label = Status of exposed cards

step-no-lead-to-accept = The auction is not over: this is no opening lead, and nobody may accept it.
    .say = This is no opening lead, and nobody may accept it. The auction goes on.
    .explain = A lead can be accepted only when the auction is over. Until then players make any legal call, unless they have to pass.
step-no-rectification-yet = Nothing more for now; the auction goes on.
step-cards-picked-up = { WHO($offender) } is declarer or dummy and takes the cards back into the hand.

standing-cards-face-up = { $edition ->
    [laws2007] { WHO($who) } keeps the exposed cards face up on the table for the whole auction period.
   *[laws2017] { WHO($who) } keeps the exposed cards face up on the table for the whole auction.
}
    .explain = What becomes of them is ruled then.

information-exposed-unauthorized = In the auction the offending side may not use the exposed cards.

check-exposed-information = Come back at the end of play: did the offending side use in the auction what the exposed cards showed?
