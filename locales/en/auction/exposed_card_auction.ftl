irregularity-exposed_card_auction = Card exposed or led during the auction
    .label = Card exposed in auction
    .what = A player’s card could be seen, or was led, before play

fact-partner_could_see = By the player’s own fault, could partner have seen a card’s face?
    .full = By the player’s own fault, was a card where partner could have seen its face?
    .explain = What counts is whether partner could have seen the face, not whether they did. A card that fell face down, that only an opponent or you could see, or that was only named, does not count. If an opponent knocked it down, it was not the player’s fault.
fact-when_exposed = When was that?
    .during_auction = { $edition ->
        [laws2007] Before or during auction, or not really over
       *[laws2017] During auction, or not really over
    }
    .during_auction-label = Auction not over yet
    .during_auction-full = { $edition ->
        [laws2007] During the auction or before it, or when it only seemed to be over because a player had been skipped
       *[laws2017] During the auction, or when it only seemed to be over because a player had been skipped
    }
    .before_lead = After final pass, before lead faced
    .before_lead-label = After the final pass
    .before_lead-full = After the final pass, before the opening lead was faced
    .before_first_call = Before anybody called
    .before_first_call-full = Before anybody had called
fact-partner_since_seen = What did { WHO($partner) } first call after the card was seen?
    .full = What did { WHO($partner) } call first after the card was seen?
    .not_yet = Nothing yet
    .passed = A pass
    .called = Another call
    .ruled = Call already ruled on
    .ruled-full = The call that you have ruled on already
    .explain = Only the first call counts: they had to pass at that turn only.
step-turn-to-pass-is-over = The turn at which { WHO($who) } had to pass because of the cards is over.
    .say = { WHO($who) }, the turn at which you had to pass because of the cards is over.
    .explain = They had to pass once only, at their first turn after the cards were seen.

step-card-goes-back = The card goes back to the hand, or stays there; there is no rectification for it.

information-seen-unauthorized = If { WHO($who) } saw the card or heard it named all the same, they may not use what it showed.
    .say = If { WHO($who) } saw the card or heard it named all the same, what it showed is unauthorized information.
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
step-card-goes-back-before-auction = The auction had not begun: { WHO($offender) } puts the card back. It is no penalty card, and nobody has to pass because of it.
    .say = { WHO($offender) }, put the card back. The auction had not begun, so nobody has to pass because of it.
    .explain = The auction begins with the first call. Until then a card that somebody saw is information from outside.
check-seen-before-auction = Rule next on what { WHO($who) } saw, as information from another source.
    .explain = Nobody is asked at the table whether they saw it.
check-card-obliged-partner = { WHO($who) } had to pass because of the cards and did not. Rule on that call next.
    .explain = It was their first call after the cards were seen. Later calls of theirs were free.
