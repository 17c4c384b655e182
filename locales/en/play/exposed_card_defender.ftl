irregularity-exposed_card_defender = Defender’s card exposed
    .what = Partner could have seen a defender’s card, or it was named

fact-how_exposed = How was the card of { WHO($offender) } exposed?
    .dummy_spoke = { $edition ->
        [laws2007] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card
    }
    .picked_up = Any of these, and declarer’s side let them pick it up before you came
    .accident = By accident and through nobody else: it fell, slipped, or came along with another card
    .not_at_fault = In the ordinary course of play, because the Law or you required or allowed it, or through somebody else’s doing
    .trick_in_progress = They spoke or showed cards about the trick in progress alone
    .partner_objected = They conceded tricks, and partner objected at once
    .claimed = They faced their hand to claim or concede
    .played = They played or led it, and it has been withdrawn
    .held_other_played = Played another card, after holding this one at their turn so that partner could see it
    .held = At their turn they held it so that partner could see it, and played no other
    .shown = They showed it on purpose
    .named = They named it as a card in their hand
    .explain = A card that another player knocked out of the hand is somebody else’s doing. A card that its holder was entitled to take back was not exposed through a fault of theirs. A hand shown in order to claim or concede is a claim.
fact-face_in_view = Was the card where { WHO($partner) } could have seen its face?
    .explain = Decide it from where the card lay or was held. Whether { WHO($partner) } did see it does not matter, so ask nobody; and name no card aloud unless the answer is yes.
fact-waiver_stands = Do you let it stand that the card was picked up?
    .explain = { $edition ->
        [laws2007] You may let stand or cancel what the players settled without you. Declarer’s side has forfeited its right where it may have gained by what a defender did since without knowing the Law. A card that has been played by now does not come back.
       *[laws2017] You may let stand or cancel what the players settled without you. By its own action declarer’s side may have forfeited its right. A card that has been played by now does not come back.
    }
fact-several_exposed = Were there two or more such cards?
fact-has_another_penalty_card = Does { WHO($offender) } already have another penalty card on the table?

step-waiver-stands = What they settled without you stands: the card is no penalty card.
    .say = What you settled without the director stands. The card is no penalty card, and { WHO($partner) } may lead any suit.
    .explain = No lead is restricted. Only you may put an irregularity right, and declarer’s side has acted before you were called.
step-waiver-cancelled = { WHO($who) } puts the card back on the table, face up.
    .say = { WHO($who) }, put the card back on the table, face up.
    .explain = Only you may put an irregularity right, or let it pass.
step-named-card-faced = { WHO($who) } puts the card that was named face up on the table.
    .say = { WHO($who) }, put the card that you named face up on the table.
    .explain = A card that a defender names as being in their hand is a penalty card like one that was shown.
step-card-not-seen-goes-back = The card goes back to the hand. It is no penalty card.
    .explain = The lead of { WHO($partner) } is not restricted.
step-no-penalty-card = The card is no penalty card. Unless it was played in due course, it goes back to the hand.
    .explain = The lead of { WHO($partner) } is not restricted.

check-gain-by-ignorance = Come back at the end of play: did a side gain by what an opponent did since without knowing the Law? If so, that side’s score alone is reduced.
    .explain = The other side keeps the score obtained at the table.
