irregularity-unintended_designation = Declarer wants to change the card named
    .label = Change the card named
    .what = A slip in naming a card, or a change of mind

fact-since_designation = What has been played since the card was named?
    .nothing = Nothing
    .opponent = Only an opponent, to this trick
    .opponent-label = Opponent to this trick
    .opponent-full = An opponent has played to that trick alone, and nobody else since
    .opponent_led = Only an opponent, leading to next trick
    .opponent_led-label = Opponent led to next
    .opponent_led-full = An opponent has led to the next trick, and nobody else has played since
    .declarer = Declarer again
    .declarer-full = Declarer has played again, from either hand
    .partner = Partner played (dummy: not the named card)
    .partner-label = Partner has played
    .partner-full = The partner of the player who named it has played (of declarer’s side: another card than the one named)
fact-changed_without_pause = Did they change it, or try to, without pause for thought?
    .explain = The time counts from when they noticed what they had said. A moment’s silence while they think about the play is a pause for thought.
fact-designation_unintended = Was it a slip: did they mean another card when naming this one?
    .full = Was it a slip: did the player mean another card when they named this one?
    .explain = { $edition ->
        [laws2007] A slip of the tongue, or reaching for the wrong card, may be changed. Somebody who meant the card when naming it and then thought better of it has not made a slip. Ask what they had in mind, and judge it by the play.
       *[laws2017] A slip of the tongue may be changed. Losing concentration, forgetting what had been played or thinking better of it is no slip. Ask what they had in mind, and judge it by the play.
    }

step-designation-changed = The designation may be changed: the card that was meant is played. The other goes back, with no rectification.
step-too-late-to-change-designation = It is too late to change the designation, whatever was meant.
step-changed-after-thought = After a pause for thought the designation may not be changed.
