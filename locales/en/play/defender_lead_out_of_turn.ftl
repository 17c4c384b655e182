irregularity-defender_lead_out_of_turn = Lead out of turn by a defender
    .label = Defender led out of turn
    .what = A defender led to a trick when it was not their lead

fact-since_defenders_lead = What has been played since, and by whom?
    .dummy_spoke = { $edition ->
        [laws2007] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .dummy_spoke-label = Dummy spoke, no rights
    .before_required_lead = Declarer had just been required to lead from the other hand, and had not led yet
    .before_required_lead-label = Before required lead
    .nothing = Nothing, or only a card that dummy put up unasked
    .nothing-label = None, or dummy unasked
    .settled = Declarer chose without you, { WHO($partner) } led by that choice, and you let it stand
    .settled-label = Settled without you
    .proper_lead = It was declarer’s lead, and declarer has led as well, instead of playing to it
    .proper_lead-label = Proper lead by declarer
    .played_to = Declarer has played to it, from either hand
    .played_to-label = Declarer played to it
    .partner_played = { WHO($partner) } has led or played after it, but declarer has not
    .partner_played-label = Partner, not declarer
    .explain = What they settled without you, you may let stand or cancel. If you cancel it, what was played since goes back, and declarer chooses anew.
fact-defenders_lead_turn = Whose lead was it?
    .partner = { WHO($partner, case: "gen") } lead
    .partner-label = Partner’s lead
    .declarer = Declarer’s lead, from either hand
    .declarer-label = Declarer’s lead

offer-declarer_may_accept = What does declarer choose?
    .accepts = Accept the lead
    .refuses = Have it taken back

script-defenders-lead-choices = Declarer, the lead was out of turn. Choose without help from dummy. You may accept the lead. Or { WHO($partner) } leads. You may then require the card’s suit, or forbid it while { WHO($partner) } keeps the lead. Either way the card goes back. Or leave the lead free: the card stays as a major penalty card.
script-defenders-lead-at-declarers-turn = Declarer, it was your lead. Choose without help from dummy. You may accept the lead out of turn; it then stands. If not, lead from the hand whose lead it is; the card stays as a major penalty card.

consequence-penalty-card-declarer-leads = Declarer leads. The card stays on the table as a major penalty card.

step-declarer-leads = The lead is taken back. Declarer leads, from the hand whose lead it is.
