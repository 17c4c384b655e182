irregularity-dummy_suggests = Dummy touched or pointed out a card
    .label = Dummy pointed to a card
    .what = A card suggested without an instruction from declarer

segment-dummy_suggestion = Did dummy suggest a play?
    .label = Dummy’s suggestion?

fact-only_arranged = Did dummy touch the card only to arrange the hand?
fact-dummy_suggested_play = Did dummy suggest a play to declarer?
    .explain = Touching or moving a card, reaching for one, a word or a gesture before declarer had named a card can suggest it. It does not matter whether dummy meant to.

step-dummy-may-arrange = Dummy may put the cards in order. There is no rectification.
step-play-continues-after-suggestion = Dummy may not touch or point out a card unless declarer says so. Play goes on: a card that declarer has named is played, otherwise declarer may play any.
    .explain = A card that dummy put in the played position unasked goes back: rule on that next, as a card that was not named.

check-dummy-suggestion = Come back at the end of play: did dummy suggest a play, and did it damage the defenders?
check-if-defender-played-early = If a defender has since played before their partner, rule on that next, as a card played too soon.
    .explain = Dummy had acted first, so playing before partner is not rectified. The defender’s card stays.
