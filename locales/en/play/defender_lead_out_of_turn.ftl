irregularity-defender_lead_out_of_turn = Lead out of turn by a defender
    .label = Defender led out of turn
    .what = A defender led to a trick when it was not their lead

fact-since_defenders_lead = What has been played since, and by whom?
    .dummy_spoke = Dummy, rights forfeited, spoke first
    .dummy_spoke-label = Dummy spoke, rights lost
    .dummy_spoke-full = { $edition ->
        [laws2007] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .before_required_lead = Declarer, required to lead from other hand, had not led
    .before_required_lead-label = Before required lead
    .before_required_lead-full = Declarer had just been required to lead from the other hand, and had not led yet
    .nothing = Nothing, or only dummy’s unasked card
    .nothing-label = None, or dummy unasked
    .nothing-full = Nothing, or only a card that dummy put up unasked
    .chose_after_playing = Played to it, then chose
    .chose_after_playing-full = Declarer has played to it, from either hand, and chosen only then; { WHO($partner) } led by that choice
    .settled = Settled; you let it be
    .settled-full = Declarer had played nothing and chose without you; { WHO($partner) } led by that choice, and you let it stand
    .proper_lead = Proper lead by declarer
    .proper_lead-full = It was declarer’s lead, and declarer has led as well, instead of playing to it
    .played_to = Declarer played to it
    .played_to-full = Declarer has played to it, from either hand
    .partner_played = Partner, not declarer
    .partner_played-full = { WHO($partner) } has led or played after it, but declarer has not
    .explain = What they settled without you, you may let stand or cancel. If you cancel it, what was played since goes back, and declarer chooses anew.
fact-defenders_lead_turn = Whose lead was it?
    .partner = { WHO($partner, case: "gen") } lead
    .partner-label = Partner’s lead
    .declarer = Declarer’s lead
    .declarer-full = Declarer’s lead, from either hand

offer-declarer_may_accept = What does declarer choose?
    .accepts = Accept the lead
    .refuses = Have it taken back

script-defenders-lead-choices = Declarer, choose without help from dummy. Accept the lead. Or { WHO($partner) } leads: require that suit, or forbid it while they keep the lead; the card then goes back. Or leave the lead free: the card stays as a major penalty card.
script-defenders-lead-at-declarers-turn = Declarer, it was your lead. Choose without help from dummy. You may accept the lead out of turn; it then stands. If not, lead from the hand whose lead it is; the card stays as a major penalty card.

consequence-penalty-card-declarer-leads = Declarer leads. The card stays on the table as a major penalty card.

step-declarer-leads = The lead is taken back. Declarer leads, from the hand whose lead it is.
