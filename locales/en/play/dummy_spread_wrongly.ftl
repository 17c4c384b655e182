irregularity-dummy_spread_wrongly = Dummy faced too early, wrongly or incompletely
    .label = Dummy spread wrongly
    .what = Cards faced at the wrong time, or a card of dummy that could not be seen

fact-spread_fault = What was wrong?
    .hidden_card = Dummy’s card was hidden
    .hidden_card-full = A card of dummy could not be seen and has turned up
    .not_arranged = Not sorted properly
    .not_arranged-full = All cards could be seen, but not sorted as they should be
    .dummy_early = Dummy faced cards before any opening lead
    .dummy_early-label = Dummy before any lead
    .dummy_early-full = The auction was over, but dummy faced cards before any opening lead was faced
    .declarer_faced = Declarer faced cards after auction, no wrong lead just before
    .declarer_faced-label = Declarer after auction
    .declarer_faced-full = After the auction declarer faced cards, with no lead out of turn just before
    .after_wrong_lead = Declarer or dummy faced cards after wrong opening lead
    .after_wrong_lead-label = After lead out of turn
    .after_wrong_lead-full = Declarer or dummy faced cards after an opening lead out of turn was faced
    .in_auction = Auction not really over
    .in_auction-full = A player faced their hand before the auction was over, or when it only seemed to be
fact-hidden_card_revoke = Did dummy revoke by not playing the hidden card?
    .full = Did dummy fail to follow suit with the card that could not be seen?
    .no_revoke = No
    .correctable = Yes; not played on, or twelfth trick
    .correctable-label = Still correctable
    .correctable-full = Yes; declarer’s side has not played to the next trick, or it was the twelfth trick
    .established = Yes; declarer’s side played to next trick
    .established-label = Played to next trick
    .established-full = Yes; declarer’s side has played to the next trick

step-dummy-arranged = Dummy’s hand is put in order, face up in suits towards declarer, trumps on dummy’s right. There is no rectification.
step-dummy-waits-for-lead = { $edition ->
    [laws2007] The cards stay face up until the opening lead has been faced; then dummy’s hand is spread.
   *[laws2017] The cards go back to the hand. Dummy’s hand is spread when the opening lead has been faced.
}
    .explain = An opening lead that lies face down stays, and is now faced. If there is none, the defender on declarer’s left leads.
step-hand-taken-back = The cards go back to the hand. Dummy’s hand is spread when the opening lead has been faced.
step-card-joins-dummy = The card is put in its place in dummy and counts as having been there all along.
step-dummy-revoke-corrected = Dummy takes the card back and plays a card of the suit led, with no further rectification.
    .explain = The failure to follow suit must be corrected.
step-declarer-may-then-replace = If one does, declarer may replace a card that was played after theirs.

check-hidden-card-damage = Come back at the end of play: were the defenders damaged because a card of dummy could not be seen?
