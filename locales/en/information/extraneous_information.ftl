irregularity-extraneous_information = Information from another source
    .label = Seen or overheard
    .what = A player saw or overheard something about the board
    .player = If you see or hear something of a board that you play or will play, tell nobody. Call the director at once, and speak to them away from the table.

segment-extraneous_effect = Did it matter what the player knew?
    .label = Did it matter?

fact-learnt = What was learnt, and how? First that fits.
    .from_partner = From partner’s remark or manner
    .from_partner-label = From partner
    .from_partner-full = From a remark, a gesture or the manner of partner
    .partners_card = Card partner exposed
    .partners_card-full = A card that partner exposed or led before the play
    .partners_card_in_play = Partner’s card in play
    .partners_card_in_play-full = A card that a defender exposed during the play, and partner saw
    .opponents_card = Opponent’s card, seen by chance since the first call
    .opponents_card-label = Card since first call
    .opponents_card-full = A card of an opponent at this table, seen by chance since the first call
    .in_the_deal = Card seen in the deal
    .in_the_deal-full = A card of another player that could be seen while the board was shuffled or dealt
    .on_purpose = Seen or heard on purpose
    .on_purpose-full = Anything about the board that somebody looked for or listened to on purpose
    .one_hand = One hand, or its cards
    .one_hand-full = One hand of the board or cards of it, seen at another table, or at this one before the first call
    .nothing_of_it = Nothing of this board
    .nothing_of_it-full = Nothing of this board: an estimate of the own score, what opponents are like, regulations, what correct procedure shows
    .anything_else = Result, call or remark
    .anything_else-full = Anything else about the board: a result, a contract, a call, a remark, cards of several hands
fact-extraneous_stage = How far is the board at this table?
    .no_call = No call yet
    .no_call-full = Nobody has called on it at this table
    .under_way = Auction or play goes on
    .under_way-full = Somebody has called, and play has not ended
    .play_over = Play has ended
    .too_late = Too late to ask
    .too_late-full = The time to ask for a ruling is over
fact-information_interferes = { $edition ->
        [laws2007] Could it interfere with normal play?
       *[laws2017] Will it probably interfere with normal play?
    }
    .explain = Ask yourself what a player can do with it. A contract, a result or a long suit of another hand helps much. That a board is wild, or a single low card, often helps little. Nobody else at the table is asked or told.
fact-extraneous_course = Which course do you take?
    .seats = Change the seats
    .seats-full = Change the players’ seats, so that the player holds the hand they know
    .deal_again = Have it dealt again
    .deal_again-full = Have the board dealt again for these contestants, where the form of competition allows it
    .play = Have it played
    .play-full = Have it played, and judge afterwards whether it mattered
    .adjust = Adjust the score now
    .adjust-full = Award an adjusted score now, without play or without going on
    .explain = What saves a real result comes first. Seats are changed where event and scoring allow it: a pair that plays the other direction is then compared with that direction. The board is dealt again where nobody else has to play the same cards. It is played where a normal result is still possible. Only where it is not, the score is adjusted now.
fact-information_affected_result = Did what the player knew affect the result?
    .explain = Compare what they called and played with what others would have done who did not know it. What helped without changing the result does not count.
fact-information_may_have_affected_result = May what the player knew have affected the result?
    .explain = Compare what they called and played with what others would have done who did not know it. It is enough that the result may rest on it.

step-opponents-card-may-be-used = The board goes on. Tell the player alone: what was seen by chance of an opponent’s card may be used.
    .say = Please go on.
    .explain = Partner, unless dummy, must not learn of it. To look for it would be an infraction, and so would be showing a card to mislead.
    .do = Tell the player alone: they may use it, and partner, unless dummy, must not learn of it.
step-may-be-taken-into-account = That may be used, and nobody has to do anything.
    .say = That may be used. Please go on.
    .explain = Own score as the player estimates it, opponents’ habits, regulations, what correct procedure shows: all of it is allowed. What a player knew before taking the cards is, too, unless a Law forbids it.
step-learnt-on-purpose = Tell the player, away from the table: to look or listen on purpose breaks the Laws.
    .explain = For the board itself it makes no difference how it was learnt.
step-individual-both-alike = In an individual both players of the side get the same adjusted score; a partner without blame gets no penalty.
    .explain = Which of the two is at fault makes no difference to the score of the board.
step-director-called-late = The player had to call you as soon as they knew.
    .explain = Before the first call you would have had more courses.
step-shuffle-and-deal-again = The cards are shuffled and dealt again.
    .say = Please shuffle and deal this board again.
    .explain = Somebody could see another player’s card, and nobody has called. Whoever looked on purpose may be penalized.
step-no-new-deal-in-decided-match = In a team match: no new deal if a contestant could know the match result without this board.
    .explain = The score is then adjusted.
step-board-is-played = The board is played as usual.
    .say = Please play the board as usual.
    .explain = A normal result still seems possible.
step-keeps-it-secret = Tell the player alone: say nothing of it, and use nothing of it.
    .explain = Whoever else learnt it would have extraneous information too.
step-seats-changed = Change the seats: the player takes the hand that they know.
    .say = Please change seats as I tell you. Each takes the hand of the new seat.
    .explain = Then everybody knows one hand, as usual: their own.
step-dealt-again = The board is dealt again for these contestants, where the form of competition allows it.
    .say = Please shuffle and deal this board again.
    .explain = Nobody knows anything of the new deal. Where they are compared with others on the same cards, take another course.

check-extraneous-effect = Come back at the end of play: did it matter what the player knew?
    .explain = { $edition ->
        [laws2007] If the result may rest on it, the score is adjusted.
       *[laws2017] If the result rests on it, the score is adjusted.
    }
check-information-from-partner = Rule on that next, as unauthorized information.
    .explain = Partner may not use it; opponents may.
check-card-from-partner = Rule next on the card that partner exposed.
    .explain = It may become a penalty card, and may oblige to pass.
check-card-in-play-from-partner = Rule next on the card that the defender exposed.
    .explain = It may become a penalty card, and partner may not use all that it tells.
check-if-discipline-is-due = If it is a matter of discipline as well, rule on that next.
    .explain = A disciplinary penalty or a suspension is for what was done to win by it.

adjustment-opponents-card-was-usable = The result stands: what was seen of an opponent’s card by chance may be used.
    .say = The result stands. What is seen of an opponent’s card by chance may be used.
    .explain = To look for it would be an infraction. Ask the opponent to hold their cards so that nobody sees them.
adjustment-result-without-information = Award an adjusted score: what was to be expected if nobody had known it.
    .say = An adjusted score takes the place of the result at the table. It leaves out what was known.
    .explain = It is assigned where you can name the probable results, artificial where you cannot. To overhear it by chance is no fault; to take a wrong hand, or to look on purpose, is one.
adjustment-information-without-effect = The result stands: what the player knew did not matter.
    .say = The result stands. What was known did not matter.
    .explain = To learn something by accident is no infraction; to look for it is one.

penalty-information-spread = A procedural penalty may be given to whoever caused it, or told you late.
    .explain = That may be talk which another table hears, or a look at the wrong cards. Whoever learnt it by accident and called at once did nothing wrong.
penalty-sought-information = A procedural penalty may be given to { WHO($who) }, and to whoever told them.
    .explain = It is apart from the score, and may be appealed.
