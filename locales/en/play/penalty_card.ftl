irregularity-penalty_card = What happens with a penalty card
    .label = Penalty card
    .what = A defender has penalty cards, and they or their partner are to play

segment-penalty_card_followed = What happens with the penalty card
    .label = Penalty card from now on

fact-penalty_card_event = What is happening?
    .partner_leads = { WHO($partner) } on lead
    .partner_leads-label = Partner on lead
    .partner_leads-full = { WHO($partner) } is on lead, and has not led yet
    .offender_follows = { WHO($offender) } to play to a trick
    .offender_follows-label = Offender plays to trick
    .offender_follows-full = { WHO($offender) } is to play to a trick; if declarer chose for this lead, you have ruled on that
    .offender_leads = { WHO($offender) } on lead
    .offender_leads-full = { WHO($offender) } is on lead
    .played = Penalty card is played
    .played-full = A penalty card is played; below, count it as still there
    .one_more = One more penalty card
    .one_more-full = { WHO($offender) } gets another penalty card
    .partner_led = { WHO($partner) } led before declarer chose
    .partner_led-label = Partner led too early
    .partner_led-full = { WHO($partner) } has led before declarer chose
    .settled = Declarer chose, { WHO($partner) } led; you let it stand
    .settled-label = Settled without you
    .settled-full = Declarer chose without you, { WHO($partner) } led by that choice, and you let it stand
    .not_played = Played another instead
    .not_played-full = { WHO($offender) } has played another card instead
fact-penalty_card_lead_chosen = What had declarer chosen?
    .requires = To require the suit of a penalty card
    .requires-label = To require the suit
    .requires-full = To require the suit of a penalty card
    .forbids = To forbid the suit or suits of penalty cards
    .forbids-label = To forbid the suit(s)
    .leaves_free = To leave the lead free

step-major-card-when-legal = { WHO($who) } must play a major penalty card at the first legal opportunity, whether leading, following suit, discarding or ruffing.
step-other-duties-first = Following suit, and obeying a restriction on the lead or play, come first.
    .explain = The card then stays face up and is played at the next legal opportunity.
step-declarer-designates = If two or more of the penalty cards can legally be played, declarer says which.
step-partners-card-first = { WHO($partner) } has a major penalty card of their own. Before this lead declarer chooses on account of that card.
    .say = { WHO($partner) } has a major penalty card of their own. Before this lead declarer chooses on account of that card.
    .explain = What the leader must do with their own card comes after that choice.
step-penalty-card-played = The penalty card has been played, and nothing more is owed for it.
    .explain = If no other penalty card lies there, none restricts the next lead of { WHO($partner) }.
step-one-of-the-penalty-cards-played = What has been played is no longer a penalty card. Whatever is left stays face up.

information-played-penalty-card-unauthorized = { $edition ->
    [laws2007] { WHO($who) } may not use what seeing partner’s penalty card revealed before it was played.
   *[laws2017] { WHO($who) } may no longer use the knowledge of how partner’s card became a penalty card.
}

check-partners-card-next = Rule first on the penalty card of { WHO($who) }, as the card of a player whose partner is on lead.
    .explain = Declarer requires the suit of that card, forbids it, or leaves the lead free. The leader’s own penalty card is led as far as that choice allows.
