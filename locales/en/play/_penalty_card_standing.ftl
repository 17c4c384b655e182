fact-penalty_cards = Which penalty cards does { WHO($offender) } have on the table?
    .minor = One minor penalty card: nine or lower, exposed by accident
    .major = One major penalty card: ten or higher, or played or shown on purpose
    .two_or_more = Two or more; all of them are major
    .explain = Ten, jack, queen, king and ace are honours. A card that was led or played and then taken back, or that was shown or named, was exposed on purpose. A low card that was major as one of several stays major when it is the last.
fact-partners_penalty_cards = Which penalty cards of their own does { WHO($partner) } have on the table? A card led just now does not count.
    .none = None
    .minor = One minor penalty card
    .major = One major penalty card
    .two_or_more = Two or more
fact-penalty_cards_left = Which penalty cards of { WHO($offender) } are then left on the table?
    .none = None
    .major = One
    .two_or_more = Two or more

step-penalty-card-low = { WHO($who) } gets a minor penalty card.
    .explain = It is a single card below an honour, exposed by accident. With a second penalty card of theirs, all are major.
step-penalty-card-honour = { WHO($who) } gets a major penalty card, because it is an honour.
    .explain = Any other penalty card of theirs is now major too.
step-penalty-card-played-on-purpose = { WHO($who) } gets a major penalty card, because it was led or played.
    .explain = Any other penalty card of theirs is now major too.
step-penalty-card-shown = { WHO($who) } gets a major penalty card, because it was shown or named on purpose.
    .explain = Any other penalty card of theirs is now major too.
step-penalty-cards-several = { WHO($who) } gets major penalty cards, because there are two or more.
standing-minor-penalty-card = The minor penalty card of { WHO($who) } stays face up until it is played. They may play no other card below a ten in that suit before it.
    .explain = An honour may be played instead. The card does not restrict partner’s lead.
standing-major-penalty-card = The major penalty card of { WHO($who) } stays face up. They must play it at the first legal opportunity.
standing-major-penalty-cards = The major penalty cards of { WHO($who) } stay face up. They must play them at the first legal opportunity, declarer choosing which.
standing-penalty-card-restricts-lead = Each time { WHO($who) } is on lead while partner’s penalty card lies there, they wait. Declarer may require or forbid the lead of its suit (the card then goes back to the hand), or leave the lead free.
standing-penalty-cards-restrict-lead = Each time { WHO($who) } is on lead while partner’s penalty cards lie there, they wait. Declarer may require the lead of one of these suits or forbid the lead of them (the cards of that suit then go back to the hand), or leave the lead free.

information-penalty-card-authorized = While a penalty card lies on the table, everybody may use what it tells.
information-must-play-authorized = Everybody may use the knowledge that a penalty card must be played.
information-penalty-card-unauthorized = { WHO($who) } may not use anything else that seeing partner’s penalty card tells; declarer may.
information-returned-card-unauthorized = Declarer may use what the card of { WHO($offender) } told that has gone back to the hand; { WHO($who) } may not.

check-penalty-card-helped = Come back at the end of play: did seeing the penalty card help the defenders, and is declarer’s side damaged?
