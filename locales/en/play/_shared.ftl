script-partner-card-too = { WHO($partner) } has put out a card too. If the lead stands, that card was played too soon. If the lead is taken back, that card is a major penalty card as well; where the lead is then with { WHO($partner) }, they lead it if it agrees with your choice.

consequence-declarer-becomes-dummy = The lead stands. Declarer becomes dummy, and dummy becomes declarer.
consequence-opening-lead-accepted = The lead stands. Dummy is spread and declarer plays next, from their own hand.
consequence-lead-accepted = The lead stands; the next hand plays to it.
consequence-partners-card-led = { WHO($partner) } must lead the card they have put out. The card led out of turn stays on the table as a major penalty card; declarer chooses again at the next lead.
consequence-suit-forbidden = { WHO($partner) } may not lead that suit while they keep the lead.
consequence-any-lead = { WHO($partner) } may lead any card.

step-lead-stands = The lead stands.
step-face-down-lead-back = The card goes back to the hand, unseen. There is no rectification.
    .explain = The lead was face down.
step-proper-leader-leads = { WHO($partner) } has the lead.
step-declarer-becomes-dummy = The lead stands. Declarer spreads the whole hand and becomes dummy; the player opposite becomes declarer. The next card is played from the hand that has been spread.
step-opening-lead-accepted = The lead stands. Dummy’s hand is spread.
step-declarers-card-no-penalty = No card of declarer or dummy becomes a penalty card; there is no rectification for showing it.
step-defenders-may-replace = A defender who has played after it may take that card back and play another.
step-opponent-may-replace = The opponent who played after a card that is taken back may replace theirs, with no rectification.
step-played-after-replaced = If that card is replaced, a player who had played after it may replace theirs too.
    .say = If that card is replaced, a player who had played after it may replace theirs too, with no rectification.
    .explain = The play before it has changed. A defender’s card that goes back for this reason is no penalty card.
step-breach-is-revoke = If { WHO($who) } can comply and does not, it is a revoke.
step-own-card-if-it-complies = { WHO($who) } has a major penalty card too, and must lead it if that agrees with declarer’s choice, or if they cannot comply with that choice.
    .explain = Of several, declarer says which.
step-minor-card-first = { WHO($who) } may play no other card below a ten in that suit before the minor penalty card.
    .explain = An honour of the suit may be played instead.
step-all-major-now = All penalty cards of { WHO($who) } are now major, the earlier one too.
step-declarers-cards-go-back = What was shown goes back to the hand. No card of declarer or dummy becomes a penalty card, and a card that was dropped need not be played.
step-card-is-played = The card is played. If the play was illegal, rule on that next.
    .say = The card is played.
step-second-card-back = The card that was played after it goes back to the hand.
step-other-card-taken-back = The other card is taken back and becomes a penalty card.
step-held-card-is-played = The card that was held where partner could see it is played to the trick.
step-card-is-withdrawn = { WHO($who) } takes the card back.
step-card-may-not-be-withdrawn = The card stands. It may not be taken back.
step-dummy-may-not-ask-defender = Dummy may not ask a defender, and the question need not be answered.
step-cards-may-be-inspected = Play has ended: played and unplayed cards may be looked at to settle it. Nobody touches another player’s cards.
step-any-lead = { WHO($partner) } may lead any card.
step-lead-required-suit = { WHO($partner) } must now lead the suit that declarer requires.
step-lead-other-suit = { WHO($partner) } may not lead the suit that declarer forbids.
step-play-stops-for-claim = It is a claim or concession, and play stops.
    .say = It is a claim or concession, and play stops.
    .explain = Nobody plays another card before you have ruled on it.

standing-suit-forbidden = { WHO($who) } may not lead the forbidden suit for as long as they keep the lead.
    .explain = When they lose the lead, the restriction ends.

information-replaced-card = What replaced cards told may be used only by the side of the player who is the first to replace one.

check-defenders-gain = Come back at the end of play: did the defenders gain by their irregularity?
check-declarers-damage = Come back at the end of play: did the defenders’ irregularity damage declarer’s side?
check-replaced-card = Come back at the end of play: did the offending side use what a card told that an opponent of theirs replaced?
check-unauthorized-used = Come back at the end of play if declarer thinks that { WHO($partner) } used what they may not.
check-claim-next = Rule on the claim or concession next.
    .explain = Establish first what was said and shown, and whether anybody disputes it.
