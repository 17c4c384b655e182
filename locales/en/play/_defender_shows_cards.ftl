information-exposed-card-unauthorized = { WHO($who) } may not use what was said or shown.

check-premature-if-played = If a card was played before its turn, rule on that as premature play.
    .explain = What is said or shown of the trick in progress brings no rectification. A card that was led or played before partner does.

step-shown-card-of-this-trick = If { WHO($offender) } has not played to this trick yet, they play to it the card they showed, if legal.
    .say = { WHO($offender) }, if you have not played to this trick yet, when your turn comes play the card you showed.
    .explain = Partner could see it, so that it has to be played to the trick in progress.
step-other-shown-cards-back = Play goes on. Any other card shown goes back to the hand; none is a penalty card.
    .say = Play goes on. Any other card that was shown goes back to the hand and is no penalty card.
    .explain = What was said or shown was of the trick in progress alone, so that it is no claim.
