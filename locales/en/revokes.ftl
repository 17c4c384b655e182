### Revokes, defective tricks, and looking at tricks.

### What is asked.

fact-revoked_by = Look at the hands yourself and ask nobody: who could have played the card or suit that was due, and did not?
    .defender = A defender, with a card that nobody could see before
    .declarer = Declarer, from their own hand
    .dummy = Dummy’s hand
    .faced_card = A defender, with a card that already lay face up
    .one_of_each_side = A player of each side, on the same trick
    .nobody = Nobody: the player could not have complied
    .explain = It is a revoke not to follow suit, or not to lead or play, when able, a card or suit that the Laws require or that an opponent has required in putting an irregularity right. If a penalty card was not played, and their side has not played to the next trick, rule on that instead.
fact-since_revoke = What has happened since?
    .nothing = { $edition ->
        [laws2007] The offending side has not played to the next trick, and nobody has claimed
       *[laws2017] The offending side has not played to the next trick, or only because an opponent had told them that it was their turn; nobody has claimed
    }
    .play_goes_on = The offending side has led or played to the next trick, legally or not; play is not over
    .play_over = The offending side has led or played to the next trick; play is over
    .named = The offending side has only named, or otherwise indicated, a card for the next trick
    .claimed = { $edition ->
        [laws2007] The offending side has claimed or conceded, or agreed to a claim or concession
       *[laws2017] The offending side has claimed or conceded
    }
    .agreed = They agreed to an opponent’s claim or concession, and did not object before the round ended or they called on another board
    .claim_open = { $edition ->
        [laws2007] An opponent has claimed or conceded, and the offending side has not agreed
       *[laws2017] An opponent has claimed or conceded, and it is not yet too late for the offending side to object
    }
    .twelfth_trick = It was the twelfth trick, and not all four hands are back in the board
fact-dummy_without_rights_asked = { $edition ->
    [laws2007] Was dummy the first to ask whether it was a revoke, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card?
   *[laws2017] Was dummy the first to ask whether it was a revoke, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card?
}
fact-played_after_revoke = Who had played after the revoke, before attention was drawn to it?
    .nothing = Nobody
    .opponents = One or both opponents, but not the offender’s partner
    .partner_too = { WHO($lho) }, and { WHO($partner) } after that
fact-partner_still_to_play = Was the offender’s partner still to play to the trick?
fact-since_both_revoked = Which side has played to the next trick?
    .neither = Neither
    .declaring_side = The declaring side alone
    .defending_side = The defenders alone
    .both_sides = Both sides
fact-revoker_played_on = Did the defender who revoked play to the next trick, and not their partner?
fact-no_automatic_tricks = Does one of these hold? If several do, take the first.
    .none = None of these
    .both_sides = { $edition ->
        [laws2007] The other side has revoked on this board too
       *[laws2017] The other side has revoked on this board too, and both revokes are established
    }
    .repeated = { $edition ->
        [laws2007] The same player has already revoked in the same suit
       *[laws2017] The same player has already revoked in the same suit, and that revoke was established
    }
    .card_not_played = { $edition ->
        [laws2007] The card that should have been played lay face up on the table, or was dummy’s
       *[laws2017] The card that should have been played was a penalty card, or dummy’s
    }
    .twelfth_trick = It was the twelfth trick
    .next_board = Attention was first drawn to it after the non-offending side had called on the next board
    .round_over = Attention was first drawn to it after the end of the round
fact-revoke_tricks_won = Which tricks did the offending side win? Declarer and dummy count as two players, and tricks claimed as won.
    .offender_and_later = The player who revoked won the revoke trick, and their side at least one later trick
    .offender_alone = The player who revoked won the revoke trick; their side won no later trick
    .partner = That player’s partner won the revoke trick
    .later = The other side won the revoke trick; the offending side at least one later trick
    .none = Neither the revoke trick nor any later one
fact-more_without_revoke = Would the non-offending side have won more tricks without the revoke than they now have?
    .explain = Compare the tricks they now have, with those transferred, with what was likely had the player not revoked at all. If they would have had more, award that result; if not, what was transferred is enough.
fact-more_without_repeating = Would the non-offending side probably have won more tricks had one or more of the later revokes not been made?
    .explain = The first revoke counts, with the tricks transferred for it. Compare the tricks they now have with what was likely without the later revokes in that suit.
fact-damaged_by_revokes = Is either side worse off than it would be had nobody revoked?
    .explain = Compare the result at the table with what was likely had no player of either side revoked on this board.

### What a player chooses.

offer-opponents_may_take_back = What do the opponents of the offender do?
    .keeps = They leave their cards
    .withdraws = One or both take back a card
script-opponents-may-withdraw = The revoke is corrected. Opponents of the offender: what you played after the revoke you may take back and play another card, with no rectification, or leave.
offer-lho_may_take_back = What does { WHO($lho) } do?
    .keeps = Leave the card
    .withdraws = Take the card back
script-lho-may-take-back = The revoke is corrected. { WHO($lho) }, you may take back the card that you played after it, or leave it. If you take it back, { WHO($partner) } may change their card as well; a defender’s card that is changed so becomes a penalty card. { WHO($rho) }, if you have played, you may take your card back too.
offer-partner_may_take_back = What does { WHO($partner) } do?
    .keeps = Leave the card
    .withdraws = Take the card back
script-partner-may-withdraw-penalty = { WHO($partner) }, an opponent has changed the card before yours. You may take yours back and play another: it then becomes a penalty card. Or you may leave it.
script-partner-may-withdraw = { WHO($partner) }, an opponent has changed the card before yours. You may take yours back and play another, with no rectification, or leave it.
consequence-cards-stay = What was played stays.
consequence-opponents-card-back = The card goes back to the hand and another is played. What it told may be used by their own side only.
consequence-then-partner-may-withdraw = The card goes back to the hand and another is played. Then { WHO($partner) } may change theirs.
consequence-partners-penalty-card = The card becomes a major penalty card, and another is played.
consequence-partners-card-back = The card goes back to the hand and another is played.

### What is ruled.

step-no-revoke = It is no revoke: a player who cannot comply may play any legal card. Tell nobody what you saw.
step-revoke-corrected = { WHO($who) } takes the card of the revoke back and plays a legal card instead.
step-no-rectification-for-card = For the card of declarer or dummy, or one that already lay face up, there is no further rectification. A penalty card stays one.
step-opponents-card-back = The opponents of the offender who wish to take back what they played after the revoke, and play another card.
step-rho-may-withdraw = If { WHO($who) } has played after the revoke, they may take that card back too.
step-lho-card-back = { WHO($who) } takes the card back and plays another.
step-corrected-as-established = Declarer must correct the revoke, and tricks may be transferred all the same, as after an established revoke. Play goes on.
step-claim-after-correction = Then rule on the claim with the revoke corrected. The opponents of the offender may change what they played after it.
step-claim-with-penalty-card = Then rule on the claim with the revoke corrected, and count the offender’s card as a major penalty card. The opponents of the offender may change what they played after it.
step-revoke-stands = The revoke is established. It may no longer be corrected, and the trick stays as it was played.
step-revoke-stands-play-on = The revoke is established. It may no longer be corrected, and the trick stays as it was played. Play goes on; whether tricks are transferred is decided at the end.
step-twelfth-trick-corrected = { WHO($who) } takes the card of the twelfth trick back and plays the right one, established or not. No trick is transferred.
step-twelfth-trick-others-may-change = The opponents of the offender may change what they played after it; if one does, the offender’s partner may change what they played after that.
step-no-choice-suggested = { $edition ->
    [laws2007] If { WHO($who) } holds cards of two suits, they may not choose the play that seeing the card of the revoke could have suggested.
   *[laws2017] { WHO($who) }, who was still to play, may not choose a play that the card of the revoke demonstrably suggests over another that is a logical alternative.
}
step-both-revokes-corrected = Both players take back the card of the revoke and play a legal card instead. The defender’s card becomes a penalty card.
step-next-trick-taken-back = What was played to the next trick is taken back as well. Every card that a defender takes back becomes a penalty card.
step-both-revokes-stand = Both revokes are established. Neither may be corrected, and the trick stays as it was played.
step-one-revoke-stands = The revoke of the side that has played on is established and stands. The other player takes the card of the revoke back and plays a legal card instead.
step-first-revoke-by-itself = This further revoke transfers no trick. Rule on the first revoke by itself.
information-both-revoked-unauthorized = Both sides count as offending: neither may use what the withdrawn cards told.
check-revoke-tricks = Come back at the end of play: tricks may have to be transferred.
check-established-revoke = Come back when the tricks are settled: would the non-offending side have won more tricks had there been no revoke?
check-repeated-revoke = Come back when the tricks are settled: would the non-offending side have won more tricks without the later revokes in that suit?
check-both-revoked = Come back when play has ended: is a side worse off than it would be had nobody revoked?
check-concealed-revoke = Decide whether the second revoke was meant to hide the first. If so, it is a breach of its own, and a penalty may follow.
adjustment-one-trick = One trick won by the offending side is transferred to the other side.
adjustment-two-tricks = Two tricks are transferred to the other side: the revoke trick, and one that the offending side won later.
adjustment-tricks-stay = No trick is transferred automatically.
adjustment-revoke-compensated = The score stays as it is: the other side has lost nothing more by the revoke.
adjustment-neither-side-damaged = The score stays as it is: neither side is worse off for the revokes.

### Asking about a possible revoke.

fact-revoke_inquiry_kind = Who asks whom about a possible revoke?
    .declarer_asks = Declarer asks a defender
    .declarer_is_asked = A defender asks declarer
    .defender_asks_partner = A defender asks the other defender
    .dummy_asks_declarer = Dummy asks declarer
    .dummy_asks_defender = Dummy asks a defender
    .wants_to_look = A player says that there was a revoke, and wants to see tricks
fact-play_has_ended = Has play ended?
step-revoke-may-be-asked-about = Declarer and the defenders may ask whether a player who has not followed suit has a card of the suit; dummy may ask declarer alone.
step-dummy-may-not-ask-defender = Dummy may not ask a defender, and the question need not be answered.
step-defenders-may-not-ask = Under the regulations in force the defenders may not ask one another.
step-asked-without-rights = Dummy had lost the right to ask. If it was a revoke, declarer must correct it, and tricks may be transferred as after an established revoke: rule on it as a revoke.
step-look-for-revoke-yourself = If you are told of a revoke, look at the hands and at the played cards yourself, and tell nobody what you saw. If there was one, rule on it as a revoke.
step-claim-opens-no-tricks = To say that there was a revoke gives no player the right to look at quitted tricks.
step-cards-may-be-inspected = Play has ended: played and unplayed cards may be looked at to settle it. Nobody touches another player’s cards.
information-question-unauthorized = What the question told is unauthorized information for { WHO($who) }.
information-partners-question-unauthorized = What the question told is unauthorized information for the defender who was asked.
check-question-used = Come back at the end of play: was what the question told used, and the other side damaged?
election-defenders_may_ask = May defenders ask one another about a possible revoke (Law { $law })?
    .allowed = Yes
    .prohibited = No

### Defective tricks and missing cards.

fact-trick_defect = What is wrong?
    .too_few = A player has played no card to a trick
    .too_many = A player has played two or more cards to a trick, or a missing card is among the played ones
    .out_of_place = A card was played to the trick, but not put among the player’s played cards
    .found_elsewhere = After the opening lead was faced a card is missing, and it is found elsewhere
    .not_found = After the opening lead was faced a card is missing, and it is not found
fact-both_sides_played_on = When attention was drawn to it, had both sides played to the next trick?
fact-has_suit_of_defective_trick = Does the player hold a card of the suit led to that trick? (Look at the hand yourself.)
fact-played_too_few = Whose card is missing from the trick?
    .defender = A defender’s
    .declarer = Declarer’s, from their own hand
    .dummy = Dummy’s
fact-surplus_card_at_once = Were the cards played at the same moment?
fact-card_to_trick_identified = Look at the played cards: can you tell which of them was seen when it was played to that trick?
fact-defenders_card_seen = Is the card that goes back to the hand a defender’s, and has partner been able to see it?
    .unseen = No: not a defender’s, or not seen
    .low = Yes, nine or lower
    .honour = Yes, ten or higher
fact-played_again_too_late = Was the same card played to a later trick as well, when it is too late to put that right?
fact-won_that_or_later_trick = Did the offending side win that trick, or any later one?
step-missing-card-played = { WHO($offender) } now plays a card that they may legally play to the trick.
step-card-of-suit-placed = { WHO($offender) } faces a card of the suit led to that trick, and puts it among their played cards. It does not change who won the trick.
step-any-card-placed = { WHO($offender) } has no card of the suit led to that trick: they face any card and put it among their played cards. It does not change who won the trick.
step-deemed-revoke = It counts as a revoke, whatever the card: one trick may go to the other side.
step-rule-as-simultaneous-cards = Rule on it as several cards played at once.
step-surplus-cards-returned = The card that was seen in that trick stays among the played cards; the others go back to the hand. Avoid showing a defender’s played cards. Who won the trick does not change.
step-highest-legal-card-left = The highest of the cards that could legally have been played to that trick stays among the played cards; the others go back to the hand. Avoid showing a defender’s played cards. Who won the trick does not change.
step-card-belonged-throughout = The card counts as having been in that hand all the time.
step-card-put-in-place = Find the card, and have it put in its place among the player’s played cards.
step-missing-card-returned = The card goes back to the hand that lacked it.
step-deal-reconstructed = Make up the deal again with another pack.
information-restored-card-unauthorized = { WHO($who) } may not use the knowledge that a card was put back.
check-defective-trick-won = Come back at the end of play: did the offending side win that trick or a later one?
check-card-not-played-before = If that card should have been played to an earlier trick, rule on that next, as a revoke.

### Arranging tricks, looking at them, and their number.

fact-trick_matter = What is it about?
    .pointing = A card of a quitted trick points the wrong way
    .current_trick = A player wants to see the cards of the trick just played
    .own_card = Declarer or a defender wants to see the card they themselves played last
    .quitted = A player wants to see earlier tricks
    .disorder = Played cards do not lie in order, or were mixed
    .number_of_tricks = They disagree on how many tricks each side won
    .wrong_score = The score was worked out or entered wrongly
fact-own_side_played_on = Has that player’s side led or played to the next trick?
fact-next_trick_led = Has anybody led to the next trick?
fact-pointing_noticed = Who pointed it out, and when?
    .declarer = Declarer
    .before_next_lead = A defender or dummy, before anybody led to the next trick
    .after_next_lead = A defender or dummy, after somebody had led to the next trick
fact-current_trick_may_be_seen = Is that player’s own card still face up, has their side not played to the next trick, and is it not dummy?
fact-cards_mixed = Have cards been mixed, so that the facts can no longer be found out?
    .nobody = No
    .one_side = Yes, by one side alone, after the matter had been raised
    .both_sides = Yes, by both sides, or before the matter was raised
step-card-turned-right = The card is turned as it should be: along towards partner for a trick won, across towards the opponents for one lost.
step-too-late-to-point-out = It is too late for that player to point it out.
step-current-trick-shown = All cards of the trick just played are faced.
step-own-card-seen = They may look at their own card, but not show it.
step-quitted-tricks-stay-closed = No quitted trick may be looked at before play ends, unless you order it.
step-rule-for-other-side = Rule in favour of the side that did not mix its cards.
step-find-out-otherwise = Find out what happened from both sides and from the cards that are left, and decide.
step-cards-in-order = The played cards lie in front of each player in the order in which they were played.
step-disorder-endangers-rights = Nobody disturbs the order of the played cards before the number of tricks is agreed. Whoever does may lose the right to claim doubtful tricks, or to claim or deny a revoke.
information-pointing-unauthorized = What was said of the card is unauthorized information for { WHO($who) }, the partner of the player who spoke.
check-pointing-used = Come back at the end of play: was what was said used, and the other side damaged?
check-mixed-cards = Decide whether cards were mixed to hide an infraction. If so, a penalty may follow.
