irregularity-premature_play = Lead or play too soon
    .what = A defender, declarer or dummy played before their turn

fact-premature_by = Who played too soon?
    .dummy_spoke = { $edition ->
        [laws2007] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] A defender, and dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .told = A defender, because an opponent had told them that it was their turn
    .before_required_lead = A defender, before declarer had led from the other hand as required
    .led_before_partner = A defender led to the next trick before partner had played to this one
    .before_partner = A defender played to the trick out of turn, before partner
    .at_rhos_turn = A defender played when the hand on their right was to play, partner having played
    .declaring_side = Declarer, from either hand
    .dummy = Dummy, without declarer’s instruction
fact-played_besides = What else has been played, and by whom?
    .nothing = None of the following
    .both_hands = Before it, declarer had played to the trick from both hands
    .dummy = Before it, dummy had put a card forward without being told to
    .suggested = Before it, dummy had suggested a card against the rules
    .lho_after = After it, { WHO($lho) } has played
    .taken_for_granted = Before it, a card of dummy was taken for granted: a singleton or an equal that nobody had called
    .explain = A card of dummy counts as played only when declarer asks for it or points to it. That holds of a singleton too, and of one of several equals.
fact-lho_played_after = Has { WHO($lho) } played after that card?
fact-early_card = What was the card? (Where a hand must be seen, look yourself.)
    .told = A card played to the trick, because an opponent had told them that it was their turn
    .card_and_lead = A card to the trick, and then a lead to the next one
    .next_lead = A lead to the next trick, and nothing else too soon
    .legal_play = A card played to the trick, and legal there
    .illegal_play = A card played to the trick, although that hand can follow suit

offer-partners_play = What does declarer choose?
    .highest = The highest card of the suit led
    .lowest = The lowest card of the suit led
    .requires = A card of one other suit, which declarer names
    .forbids = No card of one other suit, which declarer names
offer-partners_play_2007 = What does declarer choose?
    .highest = The highest card of the suit led
    .lowest = The lowest card of the suit led
    .forbids = No card of one other suit, which declarer names

script-partners-play-2017 = { WHO($offender) } has led or played before their partner. The card is a major penalty card. Declarer, choose without help from dummy what { WHO($partner) } must do in this trick: play their highest card of the suit led, or their lowest card of it. Or play a card of another suit, which you name; or not play a card of another suit, which you name. If they cannot, they may play any legal card.
script-partners-play-2007 = { WHO($offender) } has led or played before their partner. The card is a major penalty card. Declarer, choose without help from dummy what { WHO($partner) } must do in this trick: play their highest card of the suit led, or their lowest card of it. Or not play a card of another suit, which you name. If they cannot, they may play any legal card.

consequence-plays-highest = { WHO($partner) } must play their highest card of the suit led.
consequence-plays-lowest = { WHO($partner) } must play their lowest card of the suit led.
consequence-plays-other-suit = { WHO($partner) } must play a card of the suit that declarer names.
consequence-plays-not-suit = { WHO($partner) } may not play a card of the suit that declarer names.

step-partner-plays-highest = { WHO($partner) } plays their highest card of the suit led.
step-partner-plays-lowest = { WHO($partner) } plays their lowest card of the suit led.
step-partner-plays-requires = { WHO($partner) } plays a card of the suit that declarer has named.
step-partner-plays-forbids = { WHO($partner) } may not play a card of the suit that declarer has named.
step-unable-to-play = If { WHO($partner) } cannot do so, they may play any legal card. Look at the hand yourself; tell nobody what you saw.
    .say = If { WHO($partner) } cannot do so, they may play any legal card. Declarer does not choose again.
    .explain = The duty to follow suit comes first. Declarer has chosen once, and does not choose again.
step-premature-card-free = There is no rectification for playing before partner. The card stays, and { WHO($partner) } may play any legal card.
    .say = The card of { WHO($offender) } stays, and { WHO($partner) } may play any legal card. There is no rectification, because declarer had already played from both hands.
    .explain = The early card could take nothing from declarer, who had already played to the trick from both hands.
step-dummys-card-not-automatic = A card of dummy is played only when declarer calls it or points to it. A singleton is no exception.
    .say = Dummy’s card was not played, for declarer had neither called it nor pointed to it. A singleton is no exception.
    .explain = The same holds of one of several equals. Declarer had not played from both hands, so that the early card is rectified.
step-early-card-is-no-revoke = The card has not been played to the trick, so that it is no revoke.
    .say = { WHO($offender) }, that card is not played. When your turn comes, play a legal card to this trick.
    .explain = { WHO($offender) } plays a legal card to the trick at their turn. The early card stays on the table.
step-played-in-turn = The card stays and is no penalty card. { WHO($offender) } must play it to this trick when their turn comes.
    .say = { WHO($offender) }, your card stays; play it to this trick at your turn. It is no penalty card. Declarer, you may play any legal card first.
    .explain = Declarer may require nothing, and plays any legal card from the hand whose turn it is, even having seen this one.
step-complete-the-trick = The trick is completed first. If the hand that led to the next one then has the lead, the card stands.
step-free-after-dummy = There is no rectification for playing before partner: { WHO($partner) } may play any legal card.
    .say = There is no rectification for playing before partner, because dummy had acted first without being told to. { WHO($partner) } may play any legal card.
    .explain = Dummy’s own act had drawn the defender into playing.
step-early-card-stays = The card of { WHO($who) } is played and stays. It is no penalty card.
    .say = { WHO($who) }, your card is played and stays. It is no penalty card.
    .explain = Dummy put no card forward, so no card goes back that would let the defender change theirs.
step-gesture-plays-nothing = Dummy’s gesture plays no card. Declarer names a card of dummy in turn.
    .say = Dummy’s gesture plays no card. Declarer, name a card of dummy when it is dummy’s turn.
    .explain = Declarer may name any legal card, even the one that dummy suggested. If that damaged the defenders, the score may be adjusted after play.

information-premature-card-unauthorized = { WHO($partner) } may not use what the early card of { WHO($offender) } told until it is played in turn.
information-early-play-unauthorized = Beside the penalty card itself, { WHO($partner) } may not use what the early play told.
    .say = { WHO($partner) }, the penalty card is known to everybody. What else the early play told you, you may not use.
    .explain = The card may be used while it lies on the table. That the player was in a hurry, and why, may not.

check-premature-card-used = Come back at the end of play if declarer thinks that what the early play told was used.
check-declarers-lead-next = If the lead is not from the hand that has won the trick, rule on it next, as declarer’s lead out of turn.
check-dummys-card-next = Rule on dummy’s card next, as a card that was not named.
    .explain = Dummy’s card goes back unless both sides have played to the next trick. The defender who played after it may then change theirs.
check-partners-missing-card-next = If { WHO($who) } has still not played to the trick before, rule on that next, as a defective trick.
    .explain = Both sides have played to the next trick by now, so that the missing card counts as a revoke.
