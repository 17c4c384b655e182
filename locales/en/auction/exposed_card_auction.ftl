irregularity-exposed_card_auction = Card exposed or led during the auction
    .what = A player’s card could be seen, or was led, before play

fact-partner_could_see = By the player’s own fault, was a card where partner could have seen its face?
fact-when_exposed = When was that?
    .during_auction = During the auction
    .before_lead = After the final pass, before the opening lead was faced

step-card-goes-back = The card goes back to the hand; there is no rectification for it.
    .explain = If partner saw it all the same, what it told may not be used.
step-auction-was-over = The auction was over when the card was exposed.

check-exposed-by-defender = Rule next on the card, as one that a defender has exposed.
check-exposed-by-declaring-side = Rule next on the card, as one that the declaring side has exposed.
