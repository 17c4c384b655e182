irregularity-defective_trick = Defective trick
    .what = A trick with too few or too many cards, or a card that is missing

segment-defective_trick_won = The trick transferred for the defective trick

fact-trick_defect = What is wrong?
    .too_few = A player has played no card to a trick
    .among_played = A hand is short of a card, which is found among the played ones
    .too_many = A player has played two or more cards to a trick
    .out_of_place = A card was played to the trick, but not put among the player’s played cards
    .found_elsewhere = Found elsewhere: a card that is missing after the opening lead was faced
    .not_found = Not found: a card that is missing after the opening lead was faced
fact-both_sides_played_on = When attention was drawn to it, had both sides played to the next trick?
fact-led_after_missing_card = Who has led to the next trick?
    .nothing = Nobody
    .partner = The offender’s partner, a defender
    .other = Another hand
fact-has_suit_of_defective_trick = Does the player hold a card of the suit led to that trick? (Look at the hand yourself.)
fact-surplus_card_at_once = Were the cards played at the same moment?
fact-card_to_trick_identified = Look at the played cards: can you tell which of them was seen when it was played to that trick?
fact-defenders_card_seen = Is the card that goes back to the hand a defender’s, and has partner been able to see it?
    .unseen = No: not a defender’s, or not seen
    .low = Yes, nine or lower
    .honour = Yes, ten or higher
fact-played_again_too_late = Was the same card played to a later trick as well, when it is too late to put that right?

step-missing-card-played = { WHO($offender) } now plays a card that they may legally play to the trick.
step-missing-card-as-chosen = { WHO($offender) } still has to play to the trick; declarer first chooses what may be played.
    .say = { WHO($offender) }, you still have to play to this trick. Declarer first chooses what you may play.
    .explain = Partner led to the next trick before that.
step-card-of-suit-placed = { WHO($offender) } faces a card of their choice, of the suit led to that trick, and puts it among their played cards.
    .explain = It does not change who won the trick.
step-any-card-placed = { WHO($offender) } has no card of the suit led to that trick: they face any card and put it among their played cards.
    .explain = It does not change who won the trick.
step-deemed-revoke = It counts as a revoke, whatever the card: one trick may go to the other side.
step-surplus-cards-returned = The card that was seen in that trick stays among the played cards; the others go back to the hand.
    .explain = Avoid showing a defender’s played cards. Who won the trick does not change.
step-highest-legal-card-left = The highest of the cards that could legally have been played to that trick stays among the played cards; the others go back to the hand.
    .explain = Avoid showing a defender’s played cards. Who won the trick does not change.
step-card-belonged-throughout = The card counts as having been in that hand all the time.
step-card-put-in-place = Find the card, and have it put in its place among the player’s played cards.
step-missing-card-returned = The card goes back to the hand that lacked it.
step-deal-reconstructed = Make up the deal again with another pack.
    .say = The deal is made up again with another pack.

information-restored-card-unauthorized = { WHO($who) } may not use the knowledge that a card was put back into the hand of { WHO($offender) }.

check-defective-trick-won = Come back at the end of play: did the offending side win that trick or a later one?
check-lead-before-partner-next = { WHO($who) } led to the next trick before partner had played to this one. Rule on that lead next, as made too soon.
    .explain = It does not matter that partner’s card was forgotten. Declarer chooses what partner plays to the trick.
check-card-not-played-before = If that card should have been played to an earlier trick, rule on that next, as a revoke.
