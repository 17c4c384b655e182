irregularity-opening_lead_wrong_side = Opening lead by the declaring side
    .label = Declaring side led first
    .what = Declarer or dummy tried to make the opening lead

fact-since_wrong_side = What has been played since, and by whom?
    .nothing = Nothing
    .proper_lead = Declarer’s LHO led
    .proper_lead-full = The defender on declarer’s left has faced an opening lead of their own
    .defender_played = A defender played to it
    .defender_played-full = A defender has played to it

step-left-of-declarer-leads = The defender on declarer’s left makes the opening lead.
step-defender-takes-back = The defender takes back the card played to it, with no rectification.
step-card-picked-up-before-lead = { $edition ->
    [laws2007] The card of { WHO($offender) } stays face up until the opening lead has been faced, and then goes back to the hand.
   *[laws2017] { WHO($offender) } is declarer or dummy and takes the card back into the hand.
}
    .explain = Cards that dummy has faced meanwhile do the same.
