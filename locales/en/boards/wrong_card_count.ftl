irregularity-wrong_card_count = Wrong number of cards
    .what = A hand holds more than thirteen cards and another fewer, or a card turns up that is not of this deal
    .player = Count your cards face down before looking. If not thirteen, do not look, and say nothing.

segment-count_card_seen_effect = Did the card seen matter?
    .label = Did the card matter?
segment-count_corrected_effect = Did the wrong number of cards matter?
    .label = Did the number matter?
segment-surplus_card_effect = Did the surplus card matter?
    .label = Did it matter there?

fact-card_count_stage = How far is the board? First that fits.
    .nowhere_begun = No call at any table
    .nowhere_begun-full = It was dealt so, and nobody has called on it at any table
    .no_call = No call with such a hand
    .no_call-full = No player whose hand has a wrong number has called
    .called = Called with such a hand
    .called-full = A player whose hand has a wrong number has called, and play has not ended
    .play_over = Play has ended
    .too_late = Too late to ask
    .too_late-full = The time to ask for a ruling is over
fact-foreign_card_seen = Did anybody look at a card that belongs to another player’s hand?
    .explain = Whoever held too many cards and looked at them has seen one. Ask each away from the table, and name no card.
fact-foreign_card_significant = Is what was seen enough to interfere with normal bidding or play?
    .explain = A high card, or one that shows a hand’s length, is often enough. A low card whose place nobody knows often is not.
fact-deal_can_be_corrected = Can the deal be put right, and the board still be played?
    .explain = You have to know which card belongs where, from the hand records or from those who played the board. The calls stay; if they rest on the wrong number, or the card has been played, it can hardly be played normally.
fact-surplus_card_quitted = Has that card been played to a trick that is quitted?
fact-foreign_card_affected_result = Did the card that was seen affect the result?
    .explain = Compare what that player called and played with what others would have done who had not seen it.
fact-count_affected_result = Did the wrong number of cards affect the result?
    .explain = Compare the calls and plays made before the cards were put right with those that the right hands would have led to.
fact-surplus_card_affected_result = Did that trick with the surplus card affect the result?
    .explain = Ask what the trick, and what came after it, would have been without that card.

step-cards-put-right = Put the card where it belongs, and count all hands again.
    .say = I shall put the cards right. Please count them again, face down.
    .explain = Do not show a face, and name no card.
step-calls-stand-with-right-cards = Auction and play go on. Every call made so far stands.
    .say = The cards are right again. Everything goes on as usual, and every call stands.
    .explain = Nobody may change a call because a card was moved.
step-result-cancelled-for-count = The result is cancelled: the board was played with a wrong number of cards.
    .say = The result of this board is cancelled, because two hands had a wrong number of cards.
    .do = Have the board put right before it goes on.
    .explain = The hand records, or those who played it last, tell which card belongs where.
step-at-fault-for-count = At fault is whoever called without counting, and the table that put the cards back wrongly.
    .explain = At a later table those who did not count are usually partly at fault.
step-surplus-card-removed = Take the surplus card away. Whoever played it to the trick in progress plays another. No further rectification.
    .say = This card is not of this deal, and I take it away. Whoever has just played it plays another. Everything goes on.
    .do = Look whether it belongs to another board, and is missed there.
    .explain = A card that is not of this deal changes nothing in it.

information-moved-card-unauthorized = Whoever’s partner had a wrong number of cards may not use that you moved a card, or where to.
    .say = You may not use the knowledge that I moved a card of your partner’s hand.
    .explain = Opponents may.

check-count-card-seen = Come back at the end of play: did the card that was seen affect the result?
    .explain = If so, the score is adjusted, and a penalty is possible.
check-count-corrected = Come back at the end of play: did the wrong number of cards affect the result?
    .explain = Then you may adjust the score.
check-surplus-card = Come back at the end of play: did the trick with the surplus card affect the result?
    .explain = Only a surplus card in a quitted trick may lead to an adjusted score.
check-trick-without-surplus = If a quitted trick is short once that card is away, rule on that next, as a defective trick.
    .explain = Whoever played the surplus card there has played no card of the deal to that trick.
check-short-without-surplus = If a hand is short once that card is away, rule on that next, as a missing card.
    .explain = Count all hands again.

adjustment-result-without-count = Award an adjusted score: what was to be expected with the right cards.
    .say = An adjusted score takes the place of the result at the table: what the right cards would have brought.
    .explain = It is assigned where you can name the probable results, artificial where you cannot.
adjustment-count-without-effect = The result stands: it did not matter.
    .say = The result stands. The cards that were wrong did not matter.
    .explain = The board was put right in time.

penalty-wrong-count = You may give a procedural penalty to whoever did not count, or put the cards back wrongly.
    .explain = It comes on top of the score, and may be a warning.
