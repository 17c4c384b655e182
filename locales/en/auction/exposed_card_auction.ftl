irregularity-exposed_card_auction = Card exposed or led during the auction
    .what = A player’s card could be seen, or was led, before play

fact-partner_could_see = By the player’s own fault, was a card where partner could have seen its face?
fact-when_exposed = When was that?
    .during_auction = During the auction
    .before_lead = After the final pass, before the opening lead was faced

step-card-goes-back = The card goes back to the hand; there is no rectification for it. If partner saw it all the same, what it told may not be used.
step-rule-as-exposed-in-play = The auction is over. Rule on the card as exposed in play.
