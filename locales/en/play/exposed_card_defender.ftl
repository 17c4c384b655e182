irregularity-exposed_card_defender = Defender’s card exposed
    .what = Partner could have seen a defender’s card, or it was named

fact-how_exposed = How was the card of { WHO($offender) } exposed?
    .dummy_spoke = { $edition ->
        [laws2007] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .dummy_spoke-label = Dummy spoke, no rights
    .picked_up = Any of these, and declarer’s side let them pick it up before you came
    .picked_up-label = Picked up with consent
    .accident = By accident and through nobody else: it fell, slipped, or came along with another card
    .accident-label = By accident
    .not_at_fault = In the ordinary course of play, because the Law or you required or allowed it, or through somebody else’s doing
    .not_at_fault-label = Lawfully, or by others
    .trick_in_progress = They spoke or showed cards about the trick in progress alone
    .trick_in_progress-label = About this trick only
    .partner_objected = They conceded tricks, and partner objected at once
    .partner_objected-label = Partner objected at once
    .claimed = They faced their hand to claim or concede
    .claimed-label = Claimed or conceded
    .played = They played or led it, and it has been withdrawn
    .played-label = Played, then withdrawn
    .held_other_played = Played another card, after holding this one at their turn so that partner could see it
    .held_other_played-label = Held it, played another
    .held = At their turn they held it so that partner could see it, and played no other
    .held-label = Held, no other played
    .shown = They showed it on purpose
    .shown-label = Shown on purpose
    .named = They named it as a card in their hand
    .named-label = Named the card
    .explain = A card that another player knocked out of the hand is somebody else’s doing. A card that its holder was entitled to take back was not exposed through a fault of theirs. A hand shown in order to claim or concede is a claim.
fact-face_in_view = Was the card where { WHO($partner) } could have seen its face?
    .explain = Decide it from where the card lay or was held. Whether { WHO($partner) } did see it does not matter, so ask nobody; and name no card aloud unless the answer is yes.
fact-several_exposed = Were there two or more such cards?
fact-has_another_penalty_card = Does { WHO($offender) } already have another penalty card on the table?

step-named-card-faced = { WHO($who) } puts the card that was named face up on the table.
    .say = { WHO($who) }, put the card that you named face up on the table.
    .explain = A card that a defender names as being in their hand is a penalty card like one that was shown.
step-card-not-seen-goes-back = The card goes back to the hand. It is no penalty card.
    .explain = The lead of { WHO($partner) } is not restricted.
step-no-penalty-card = The card is no penalty card. Unless it was played in due course, it goes back to the hand.
    .explain = The lead of { WHO($partner) } is not restricted.
