irregularity-incomplete_designation = Unclear call of a card from dummy
    .label = Unclear card from dummy
    .what = No suit, no rank, or a card that dummy does not hold

fact-designation = What did declarer say to dummy? If several are so, take the first in this list.
    .not_in_dummy = A card or suit that dummy does not hold, or “win it” where no card of dummy can
    .not_in_dummy-label = Not held by dummy
    .illegal = A card or suit that dummy holds but may not play: it can follow suit
    .illegal-label = Illegal: can follow suit
    .slip = Another card than they meant: a slip of the tongue, as they now say
    .slip-label = Slip of the tongue
    .suit = A suit, no rank
    .low = “Low”, “small” or the like, nothing more
    .low-label = “Low”, “small”
    .high = “High”, “top” or the like, nothing more
    .high-label = “High”, “top”
    .win = “Win it”, “take it” or the like
    .win-label = “Win it”, “take it”
    .rank = A rank, no suit
    .anything = Neither suit nor rank: “anything”, “play”
    .anything-label = “Anything”, “play”
    .explain = If you find that it was no slip, what was said counts: come back to this list and choose what it was.
fact-undisputed_intention = Is it beyond dispute that declarer meant a particular other card?
    .explain = Do not ask declarer. It must be plain to everybody from the play itself: “heart” while cashing good hearts from the top, for instance. If it can be doubted at all, answer no. A word that slipped out is another matter: go back, and choose the slip of the tongue.
fact-dummy_can_follow = Has dummy a card of the suit led? (If dummy is on lead, answer no.)
fact-cards_of_rank = Where does dummy have cards of that rank?
    .continues = Dummy is on lead, won the trick before, and has one in the suit of that trick’s winning card
    .continues-label = On lead, can continue
    .one_legal = Otherwise: one of them can legally be played
    .one_legal-label = One legal card
    .several_legal = Otherwise: two or more can legally be played
    .several_legal-label = Two or more legal
    .none_legal = None can legally be played
    .none_legal-label = None legal

offer-defender_designates = What do the defenders choose?
    .designates = A defender names the card
    .designates-label = A defender names it
    .leaves = Neither does

script-either-defender-designates = Either defender may now say which legal card dummy plays; do not consult each other. If neither of you does, declarer names the card.

consequence-defenders-choice-played = Dummy plays the card that the defender names.
consequence-declarer-names-card = Declarer names any legal card.

step-intended-card-played = Dummy plays the card that declarer beyond dispute meant.
    .say = Dummy, play the card that declarer beyond dispute meant.
    .explain = What was said was not complete, and the play completed it. A word that slipped out is another matter: choose the slip of the tongue instead.
step-lowest-of-suit-named = Dummy plays the lowest card of the suit named.
step-lowest-of-suit-led = Dummy plays the lowest card of the suit led.
step-highest-of-suit-led = Dummy plays the highest card of the suit led.
step-lowest-that-wins = Dummy plays the lowest card that is known to win the trick.
step-suit-is-continued = Dummy continues the suit in which it won the trick before, with the card of the rank named.
step-card-of-that-rank-played = Dummy plays the one card of that rank that can legally be played.
step-declarer-says-which-suit = Declarer must play a card of that rank, and says of which suit.
step-dummy-must-follow = Dummy must follow suit. Declarer names any card of the suit led.
    .say = Dummy must follow suit. Declarer, name any card of the suit led.
    .explain = To follow suit comes before everything else, so that the card named is not to be played. Dummy may say so at once.
step-any-legal-card-of-dummy = The call does not count. Declarer names any legal card of dummy.
step-defender-names-card = Dummy plays the card that the defender names.
step-declarer-names-card = Declarer names any legal card of dummy.

check-if-dummy-has-not-followed = If dummy has played that card, rule on the revoke next.
    .explain = Until it is established it is corrected, and whoever played after it may change their card.
check-if-another-card-was-moved = If dummy has put another card forward, rule on that one next, as a card that was not named.
    .explain = A card that declarer has not called goes back, unless both sides have played to the next trick.
