irregularity-exposed_card_auction = Card exposed or led during the auction
    .what = A player’s card could be seen, or was led, before play

fact-partner_could_see = By the player’s own fault, was a card where partner could have seen its face?
    .explain = What counts is whether partner could have seen the face, not whether they did. A card that fell face down, that only an opponent or you could see, or that was only named, does not count. If an opponent knocked it down, it was not the player’s fault.
fact-when_exposed = When was that?
    .during_auction = During the auction, or when it only seemed to be over because a player had been skipped
    .before_lead = After the final pass, before the opening lead was faced

step-card-goes-back = The card goes back to the hand, or stays there; there is no rectification for it.

information-seen-unauthorized = If { WHO($who) } saw the card or heard it named all the same, they may not use what it told.
    .say = If { WHO($who) } saw the card or heard it named all the same, what it told is unauthorized information.
    .explain = The card is none that has to lie on the table, but what partner shows or tells is never for use.

check-seen-used = Come back at the end of play if the other side thinks that { WHO($partner) } saw the card, or heard it named, and used it.
    .explain = Nobody is asked at the table whether they saw it.
step-auction-was-over = The auction was over when the card was exposed.
    .say = The auction was already over when the card was exposed.
    .explain = What holds during the auction no longer applies, although the opening lead has not been faced yet.

check-exposed-by-defender = Rule next on the card, as one that a defender has exposed.
    .explain = Partner could have seen its face, and that is what counts for a penalty card.
check-exposed-by-declaring-side = Rule next on the card, as one that the declaring side has exposed.
    .explain = No card of declarer or dummy becomes a penalty card.
