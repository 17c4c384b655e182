### Cards of dummy: how declarer calls them, and what dummy may do.

fact-designation = What did declarer say to dummy?
    .suit = A suit, no rank
    .low = “Low”, “small” or the like, nothing more
    .high = “High”, “top” or the like, nothing more
    .win = “Win it”, “take it” or the like
    .rank = A rank, no suit
    .not_in_dummy = A card or suit that dummy does not hold, or “win it” where no card of dummy can
    .anything = Neither suit nor rank: “anything”, “play”
fact-undisputed_intention = Is it beyond dispute that declarer meant a particular other card?
    .explain = Do not ask declarer. It must be plain to everybody from the play itself: “heart” while cashing good hearts from the top, for instance. If it can be doubted at all, answer no.
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
step-suit-is-continued = Dummy continues the suit in which it won the trick before, with the card of the rank named.
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

fact-since_wrong_card = What had been played after it when attention was drawn to it?
    .nothing = Nothing
    .defender = A defender had played after it
    .rho_and_declarer = The defender on declarer’s right had, and declarer after that
    .too_late = Both sides had played to the next trick
fact-wrong_card_led_to = What came of the wrong card?
    .no_revoke = Every hand followed suit, or had none of it
    .not_followed = It was led, and a hand that could follow its suit did not
    .dummy_revoked = With it dummy failed to follow suit
step-wrong-card-withdrawn = The card goes back. The card that declarer named is played; if none was named, declarer names one now.
step-declarer-may-replace-after-rho = If the defender on declarer’s right does so, declarer may take back a card played to the trick after that one.
step-wrong-card-stands = It is too late. Play goes on, and no card of this trick or a later one is changed.

fact-only_arranged = Did dummy touch the card only to arrange the hand?
fact-dummy_suggested_play = Did dummy suggest a play to declarer?
    .explain = Touching or moving a card, reaching for one, a word or a gesture before declarer had named a card can suggest it. It does not matter whether dummy meant to.
step-dummy-may-arrange = Dummy may put the cards in order. There is no rectification.
step-play-continues-after-suggestion = Dummy may not touch or point out a card unless declarer says so. Play goes on; declarer may play any card.
check-dummy-suggestion = Come back at the end of play: did dummy suggest a play, and did it damage the defenders?

fact-dummy_did = What did dummy do?
    .within_rights = Told you facts or law in your presence, counted tricks, played what declarer called, or spoke of an irregularity after play
    .corrected = Corrected declarer’s explanation of a call or called you for that, or pointed in time to a trick that lay the wrong way
    .asked_declarer = Was the first to ask declarer, who had not followed suit, about a card of that suit
    .asked_defender = Asked a defender, who had not followed suit, about a card of that suit
    .warned_wrong_hand = Warned declarer against leading from the wrong hand
    .prevented_other = Tried to prevent some other irregularity by declarer
    .prevented_defender = Tried to prevent an irregularity by a defender
    .drew_attention = Was the first to draw attention, during play, to an irregularity by declarer
    .drew_attention_to_defenders = Was the first to draw attention, during play, to a defender’s irregularity, be it by calling you
    .called_director = Called you during play for another reason, before anybody had drawn attention to an irregularity
    .took_part = Took part in the play, or spoke to declarer about it
    .exchanged_hands = Exchanged hands with declarer
    .left_seat = Left the seat to watch declarer play
    .looked = Looked, unasked, at the face of a card in a defender’s hand
    .shown = Looked at cards that a defender showed
fact-dummy_rights_lost = Had dummy, before that, exchanged hands with declarer, left the seat to watch, or { $edition ->
    [laws2007] looked of their own accord at a defender’s card?
   *[laws2017] looked at a defender’s card?
}
fact-declarers_play_illegal = Could declarer have followed suit? (Look at the hand yourself.)
offer-defender_chooses_hand = Which hand does a defender choose?
    .from_hand = Declarer’s own hand
    .from_dummy = Dummy
script-either-defender-chooses-hand = Dummy had lost the right to warn declarer. Either defender may now choose the hand from which declarer leads, declarer’s own or dummy. Do not consult each other.
consequence-leads-from-hand = Declarer leads from their own hand.
consequence-leads-from-dummy = Declarer leads from dummy.
step-leads-from-hand = Declarer leads from their own hand.
step-leads-from-dummy = Declarer leads from dummy.
step-dummy-within-rights = Dummy was entitled to do so. Play goes on.
step-if-declarer-revoked = If declarer could have followed suit, rule on the revoke next.
step-if-explanation-was-wrong = If declarer’s explanation was wrong, rule on that next.
step-defender-not-asked = Dummy may ask declarer, but not a defender. If the defender had revoked, rule on that next: dummy drew attention to it.
step-defenders-irregularity-not-prevented = Dummy may try to prevent irregularities by declarer, but not by a defender.
step-irregularity-ruled-as-usual = Dummy may not do so during play. If there was an irregularity, rule on it as usual.
step-dummy-takes-no-part = Dummy may neither take part in the play nor speak to declarer about it.
step-if-a-card-was-suggested = If dummy suggested a card, rule on that next.
step-defender-may-not-show = A defender may not show their hand to dummy.
step-shown-hand-costs-nothing = Dummy did not look of their own accord, and loses no right by it.
penalty-procedural = You may impose a procedural penalty, or warn the player.
step-legal-card-substituted = Declarer must put a legal card in place of the one played.
step-revoke-as-if-established = Rule on the revoke as though it had been established.
step-declarers-play-was-legal = Declarer’s card was legal and stands.
step-no-rectification-now = There is no rectification now. Play goes on as though there had been no irregularity.
standing-dummy-rights-lost = For the rest of the play dummy has lost rights. If dummy warns declarer against leading from the wrong hand, either defender may choose the hand. If dummy is first to ask declarer about a revoke, an illegal card is corrected and the revoke counts as established. If dummy is first to speak of a defender’s irregularity, there is no rectification at the time.
check-dummy-took-part = Come back at the end of play: if the defenders were damaged, you may award an adjusted score.
check-defenders-gain = Come back at the end of play: did the defenders gain by their irregularity?
check-declarers-damage = Come back at the end of play: did the defenders’ irregularity damage declarer’s side?
fact-defenders_gained = Did the defenders gain an advantage by their irregularity?
    .explain = Compare the result with the one to be expected had there been no irregularity.
adjustment-defenders-gain-removed = Adjust the defenders’ score alone, by taking away what they gained. Declarer’s side keeps the score of the table.
adjustment-defenders-gained-nothing = The result stands: the defenders gained nothing.
