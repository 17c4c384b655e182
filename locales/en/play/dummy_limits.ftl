irregularity-dummy_limits = Dummy exceeded their rights
    .label = Dummy exceeded rights
    .what = Spoke up, took part, left the seat or looked at a hand

segment-defenders_irregularity = The defenders’ irregularity that dummy spoke of
    .label = Defenders’ irregularity

fact-dummy_did = What did dummy do?
    .within_rights = Acted within rights
    .within_rights-full = Told you facts or law in your presence, kept count of the tricks without saying so, played as declarer called, or saw to it that dummy followed suit. Or called you once another player had drawn attention, or spoke of an irregularity after play
    .corrected = Corrected an explanation, or a wrongly pointed trick in time
    .corrected-label = Explanation or trick
    .corrected-full = Corrected an explanation of declarer’s or of their own, or called you for that, or pointed in time to a trick that lay the wrong way
    .asked_declarer = First to ask declarer about a revoke
    .asked_declarer-label = First to ask declarer
    .asked_declarer-full = Was the first to ask declarer, who had not followed suit, about a card of that suit
    .asked_defender = Asked a defender about a revoke
    .asked_defender-label = Asked a defender
    .asked_defender-full = Asked a defender, who had not followed suit, about a card of that suit
    .warned_wrong_hand = Warned of wrong hand
    .warned_wrong_hand-full = Warned declarer against leading from the wrong hand
    .prevented_other = Tried to stop another irregularity by declarer
    .prevented_other-label = Tried to stop declarer
    .prevented_other-full = Tried to prevent some other irregularity by declarer
    .prevented_defender = Tried to stop a defender’s irregularity
    .prevented_defender-label = Tried to stop a defender
    .prevented_defender-full = Tried to prevent an irregularity by a defender
    .drew_attention = First to point out declarer’s irregularity in play
    .drew_attention-label = Drew attention: declarer
    .drew_attention-full = Pointed out declarer’s irregularity during play, before anybody else did, be it by calling you
    .drew_attention_to_defenders = First to point out defender’s irregularity in play
    .drew_attention_to_defenders-label = Drew attention: defender
    .drew_attention_to_defenders-full = Pointed out a defender’s irregularity during play, before anybody else did, be it by calling you
    .called_director = First to call you in play, for another reason
    .called_director-label = Called you, other reason
    .called_director-full = Called you during play for another reason, before anybody had drawn attention to an irregularity
    .tricks_needed = Told declarer how many tricks are needed
    .tricks_needed-label = Said tricks needed
    .tricks_needed-full = Told declarer, or made known, how many tricks are still needed or can be lost
    .took_part = Took part, or spoke to declarer about the play
    .took_part-label = Took part in the play
    .took_part-full = Took part in the play, or spoke to declarer about it
    .exchanged_hands = Exchanged hands
    .exchanged_hands-full = Exchanged hands with declarer
    .left_seat = Left seat to watch
    .left_seat-full = Left the seat to watch declarer play
    .looked = Looked unasked at a defender’s card
    .looked-label = Looked, unasked
    .looked-full = Looked, unasked, at the face of a card in a defender’s hand
    .shown = Looked when shown cards
    .shown-full = Looked at cards that a defender showed, and could have helped it
    .only_saw = Could not help seeing
    .only_saw-full = Could not help seeing cards that a defender showed
    .explain = To look is an act of dummy’s. Cards opened in front of dummy are not looked at by that alone: judge whether dummy could have helped seeing them.
fact-dummy_rights_lost = Had dummy exchanged hands, left seat to watch, or looked at a defender’s card?
    .full = Had dummy, before that, exchanged hands with declarer, left the seat to watch, or { $edition ->
        [laws2007] looked of their own accord at a defender’s card?
       *[laws2017] looked at a defender’s card, beyond what they could not help seeing?
    }
fact-defender_asked = Which defender did dummy ask?
    .declarers_right = Declarer’s RHO
    .declarers_right-full = The defender on declarer’s right
    .declarers_left = Declarer’s LHO
    .declarers_left-full = The defender on declarer’s left
fact-declarers_play_illegal = Could declarer have followed suit? (Look at the hand yourself.)
fact-defenders_gained = Did the defenders gain an advantage by their irregularity?
    .explain = Compare the result with the one to be expected had there been no irregularity.

offer-defender_chooses_hand = Which hand does a defender choose?
    .from_hand = Declarer’s own hand
    .from_dummy = Dummy

script-either-defender-chooses-hand = Dummy had lost the right to warn declarer. Either defender may now choose the hand from which declarer leads, declarer’s own or dummy. Do not consult each other.

consequence-leads-from-hand = Declarer leads from their own hand.
consequence-leads-from-dummy = Declarer leads from dummy.

step-leads-from-hand = Declarer leads from their own hand.
step-leads-from-dummy = Declarer leads from dummy.
step-dummy-within-rights = Dummy was entitled to do so. Play goes on.
step-if-explanation-was-wrong = If an explanation was wrong, rule on that next.
step-defender-not-asked = Dummy may ask declarer, but not a defender.
    .say = Dummy may ask declarer, but not a defender.
    .explain = If there was a revoke, dummy has drawn attention to it.
step-defenders-irregularity-not-prevented = Dummy may try to prevent irregularities by declarer, but not by a defender.
step-irregularity-ruled-as-usual = Dummy may not do so during play. If there was an irregularity, rule on it as usual.
    .say = Dummy may not do so during play.
step-tricks-needed-not-said = Dummy may count the tricks, but not say how many are still needed.
    .say = Dummy may count the tricks, but not say how many are still needed.
    .explain = Nor may anybody else at the table.
step-dummy-takes-no-part = Dummy may neither take part in the play nor speak to declarer about it.
step-defender-may-not-show = A defender may not show their hand to dummy.
step-shown-hand-costs-nothing = Dummy did not look of their own accord, and loses no right by it.
step-seen-without-looking = Dummy did not look, and keeps all rights.
    .say = Dummy could not help seeing the cards, and may do all that dummy may.
    .explain = What dummy could not help seeing is the breach of the defender who showed it. Dummy may still ask declarer about a revoke, and speak as before.
step-declarers-play-was-legal = Declarer’s card was legal and stands.

standing-dummy-may-not-warn = If dummy warns declarer against leading from the wrong hand, either defender may choose the hand.
    .say = For the rest of the play dummy may not warn declarer against leading from the wrong hand. If dummy does, either defender may choose the hand.
    .explain = Dummy keeps the right to follow declarer’s instructions, to count tricks, and to give facts and law when you ask.
standing-dummy-may-not-ask = If dummy is first to ask declarer about a revoke, it is corrected but counts as established.
    .say = Dummy may not be first to ask declarer about a revoke: though corrected, it may still cost tricks.
    .explain = It holds for the rest of the play. If dummy is first to ask, declarer corrects the revoke, and tricks may be transferred all the same. If declarer’s card was legal, nothing follows from the question but a possible penalty for dummy.
standing-dummy-may-not-speak = If dummy is first to speak of a defender’s irregularity, it is not rectified at the time.
    .say = Dummy may not speak of a defender’s irregularity; if dummy is first, it is not rectified then.
    .explain = { $edition ->
        [laws2007] It holds for the rest of the play. Play then goes on as though there had been no irregularity. When it has ended, you look at whether declarer’s side was damaged.
       *[laws2017] It holds for the rest of the play. Play then goes on as though there had been no irregularity. When it has ended, what the defenders gained is taken from their score alone.
    }

information-dummys-remark-unauthorized = Declarer may not use what dummy’s remark revealed.
    .say = What dummy said is unauthorized information for declarer.
    .explain = { $edition ->
        [laws2007] Among logical alternatives declarer may not choose one that the remark could demonstrably have suggested.
       *[laws2017] Declarer may not choose a play that the remark demonstrably suggests over another that is a logical alternative.
    }

check-dummy-took-part = Come back at the end of play: if the defenders were damaged, you may award an adjusted score.
check-dummys-remark-used = Come back at the end of play: did declarer use what dummy’s remark revealed, and are the defenders damaged?
    .explain = Look at each play of declarer’s after the remark. If it was suggested by the remark and did damage, award an adjusted score.
check-if-declarer-revoked = If declarer could have followed suit, rule on the revoke next.
    .explain = Dummy was entitled to ask, so the revoke is ruled on as if anybody else had.
check-if-defender-revoked = If { WHO($who) } could have followed suit, rule on the revoke next.
    .explain = Dummy’s question was an infraction, but a revoke is ruled on all the same.
check-if-a-card-was-suggested = If dummy suggested a card, rule on that next.
    .explain = A word or gesture that points to a card before declarer has named one may have suggested it.

adjustment-defenders-gain-removed = Adjust the defenders’ score alone, by taking away what they gained. Declarer’s side keeps its table score.
    .say = The defenders lose what they gained. Declarer’s side keeps its table score.
adjustment-defenders-gained-nothing = The result stands: the defenders gained nothing.
