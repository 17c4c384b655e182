fact-opening_lead_made = How was the opening lead made?
    .faced = Face up; the auction was over
    .at_once = Face up, at the same moment as the proper lead
    .face_down = Face down
    .in_auction = Face up; the auction was not over
fact-since_opening_lead = What came first after the lead was faced?
    .nothing = Nothing
    .declarer_spread = Declarer began to spread their own hand and showed a card
    .dummy_seen = Declarer could have seen a card of dummy, and has played none from there (one shown in the auction does not count)
    .declarer_played = Declarer played to it from their own hand
    .dummy_played = Declarer played to it from dummy, seen before or not
    .partner_faced = Only this: { WHO($partner) } faced a card too, afterwards

step-face-down-lead-back-too = If { WHO($partner) } has an opening lead face down, that card goes back to the hand.
step-declarer-must-accept = Declarer could have seen a card of dummy and must accept the lead. Declarer stays declarer; dummy’s whole hand is spread.
step-second-card-from-declarer = The second card of the trick is played from declarer’s own hand.
step-declarers-card-stands = The card from declarer’s own hand is the second card of the trick. Play goes on from there.
step-dummys-card-stands = The card from dummy may not be taken back, except to correct a revoke. Declarer now plays to the trick from their own hand.
