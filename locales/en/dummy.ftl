### Cards of dummy: how declarer calls them, and what dummy may do.

fact-designation = What did declarer say to dummy?
    .suit = A suit, no rank
    .low = “Low”, “small” or the like, nothing more
    .high = “High”, “top” or the like, nothing more
    .win = “Win it”, “take it” or the like
    .rank = A rank, no suit
    .not_in_dummy = A card or suit that dummy does not hold
    .anything = Neither suit nor rank: “anything”, “play”
fact-undisputed_intention = Is it beyond dispute that declarer meant a particular other card?
    .explain = Do not ask declarer. It must be plain to everybody from the play itself: “heart” while cashing good hearts from the top, or “low” while finessing, for instance. If it can be doubted at all, answer no.
fact-dummy_can_follow = Has dummy a card of the suit led? (If dummy is on lead, answer no.)
fact-cards_of_rank = Where does dummy have cards of that rank?
    .continues = Dummy is on lead, won the trick before, and has one in the suit of that trick’s winning card
    .one_legal = Otherwise: one of them can legally be played
    .several_legal = Otherwise: two or more can legally be played
    .none_legal = None can legally be played
offer-defender_designates = What do the defenders choose?
    .designates = A defender names the card
    .leaves = Neither does
script-either-defender-designates = Declarer named neither a suit nor a rank. Either defender may now say which card dummy plays; it must be a legal one. Do not consult each other. If neither of you does, declarer names the card.
consequence-defenders-choice-played = Dummy plays the card that the defender names.
consequence-declarer-names-card = Declarer names any legal card.
step-intended-card-played = Dummy plays the card that declarer beyond dispute meant.
step-lowest-of-suit-named = Dummy plays the lowest card of the suit named.
step-lowest-of-suit-led = Dummy plays the lowest card of the suit led.
step-highest-of-suit-led = Dummy plays the highest card of the suit led.
step-lowest-that-wins = Dummy plays the lowest card that is known to win the trick.
step-suit-is-continued = Dummy continues the suit of the trick before, with the card of the rank named.
step-card-of-that-rank-played = Dummy plays the one card of that rank that can legally be played.
step-declarer-says-which-suit = Declarer must play a card of that rank, and says of which suit.
step-any-legal-card-of-dummy = The call does not count. Declarer names any legal card of dummy.
step-defender-names-card = Dummy plays the card that the defender names.
step-declarer-names-card = Declarer names any legal card of dummy.
step-if-another-card-was-moved = If dummy has put another card forward, rule on that one next, as a card that was not named.

fact-since_designation = What has been played since the card was named?
    .nothing = Nothing
    .opponent = An opponent has played to it, and nobody else since
    .declarer = Declarer has played again, from either hand
    .partner = The partner of the player who named it has played (of declarer’s side: another card than the one named)
fact-changed_without_pause = Did they change it, or try to, without pause for thought?
    .explain = The time counts from when they noticed what they had said. A moment’s silence while they think about the play is a pause for thought.
fact-designation_unintended = Was it a slip: did the player mean another card when they named this one?
    .explain = { $edition ->
        [laws2007] A slip of the tongue, or reaching for the wrong card, may be changed. Somebody who meant the card when naming it and then thought better of it has not made a slip. Ask what they had in mind, and judge it by the play.
       *[laws2017] A slip of the tongue may be changed. Losing concentration, forgetting what had been played or thinking better of it is no slip. Ask what they had in mind, and judge it by the play.
    }
step-designation-changed = The designation may be changed: the card that was meant is played. The other goes back, with no rectification.
step-too-late-to-change-designation = It is too late to change the designation, whatever was meant.
step-changed-after-thought = After a pause for thought the designation may not be changed.
