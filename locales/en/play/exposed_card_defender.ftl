irregularity-exposed_card_defender = Defender’s card exposed
    .what = Partner could have seen a defender’s card, or it was named

fact-how_exposed = How was the card of { WHO($offender) } exposed?
    .dummy_spoke = Dummy, rights forfeited, spoke first
    .dummy_spoke-label = Dummy spoke, rights lost
    .dummy_spoke-full = { $edition ->
        [laws2007] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .picked_up = Declarer’s side let it be picked up
    .picked_up-label = Picked up with consent
    .picked_up-full = Any of these, and declarer’s side let them pick it up before you came
    .accident = By accident
    .accident-full = By accident and through nobody else: it fell, slipped, or came along with another card
    .not_at_fault = Lawfully, or by others
    .not_at_fault-full = In the ordinary course of play, because the Law or you required or allowed it, or through somebody else’s doing
    .trick_in_progress = Statement or showing concerned only the trick in progress
    .trick_in_progress-label = About this trick only
    .trick_in_progress-full = They spoke or showed cards about the trick in progress alone
    .partner_objected = Conceded; partner objected at once
    .partner_objected-label = Partner objected at once
    .partner_objected-full = They conceded tricks, and partner objected at once
    .claimed = By claiming or conceding
    .claimed-full = They faced their hand to claim or concede
    .played = Played, then withdrawn
    .played-full = They played or led it, and it has been withdrawn
    .held_other_played = At their turn, held in partner’s view; played another
    .held_other_played-label = Held it, played another
    .held_other_played-full = Played another card, after holding this one at their turn so that partner could see it
    .held = At their turn, held in partner’s view; none played
    .held-label = Held, no other played
    .held-full = At their turn they held it so that partner could see it, and played no other
    .shown = Shown on purpose
    .shown-full = They showed it on purpose
    .named = By naming it
    .named-full = They named it as a card in their hand
    .explain = A card that another player knocked out of the hand is somebody else’s doing. A card that its holder was entitled to take back was not exposed through a fault of theirs. A hand shown in order to claim or concede is a claim.
fact-face_in_view = Could { WHO($partner) } have seen the card’s face?
    .full = Was the card where { WHO($partner) } could have seen its face?
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
