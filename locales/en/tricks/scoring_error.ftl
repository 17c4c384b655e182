irregularity-scoring_error = Scoring error
    .what = A result recorded or computed wrongly

fact-score_error = What is wrong?
    .record = Agreed result recorded or computed wrongly
    .record-label = Result recorded wrongly
    .record-full = The agreed result was recorded or computed wrongly, by a player or the scorer
    .tricks = Tricks agreed wrongly or in dispute
    .tricks-label = Number of tricks
    .tricks-full = The number of tricks was agreed wrongly, or is in dispute
    .ruling = Ruling disputed, or asked for only now
    .ruling-label = A ruling
    .ruling-full = A ruling is disputed, or is asked for only now
    .found = You found it yourself, nobody asked
    .found-label = Found it yourself
    .found-full = You have found a mistake or an irregularity, and nobody has asked
fact-wrong_beyond_doubt = Is the record wrong beyond reasonable doubt?
    .full = Are you convinced beyond reasonable doubt that the record is wrong?
    .explain = The other tables, the private scorecards of both pairs and an impossible number may show it. Where one pair remembers it so and the other otherwise, answer no.
fact-organizer_agrees = { $edition ->
    [laws2007] Do regulations allow correction now, and is the organizer convinced too?
   *[laws2017] Does the tournament organizer approve a correction now?
}
    .full = { $edition ->
        [laws2007] Do the regulations allow a correction now, and is the organizer convinced as well?
       *[laws2017] Does the tournament organizer approve of a correction now?
    }

step-request-is-heard = The request is in time. Give your ruling, or pass the appeal on.
    .say = The request is in time.
step-request-too-late = The time to ask for a ruling or to appeal is over. The score stands.
    .say = It is too late to ask for a ruling or to appeal. The score stands.
    .explain = It ends half an hour after the official score could be inspected, unless the organizer has set another time. While the Correction Period still runs, you put right what has come to your notice.

adjustment-score-corrected = Correct the score, and tell both sides.
    .say = The score is corrected.
adjustment-not-beyond-doubt = The Correction Period is over, and the error is not beyond reasonable doubt: the score stands.
adjustment-organizer-does-not-agree = The Correction Period is over: the score stands.
    .say = The Correction Period is over, and the score stands.
    .explain = { $edition ->
        [laws2007] A correction now needs a regulation that allows it and an organizer who is convinced as well.
       *[laws2017] Without the organizer’s approval the score is not corrected.
    }
