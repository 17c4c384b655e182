fact-board_stage = How far is the board?
    .going_on = Still being played
    .play_over = Play has ended
    .too_late = Too late to ask
    .too_late-full = The time to ask for a ruling is over

step-play-goes-on-undetermined = What happened cannot be found out now. Play goes on, and nothing is ruled on yet.
    .say = I cannot settle this now. Play goes on, and I shall come back when the board is over.
    .explain = Write down what each side says, while they remember it. The hands may show more.
step-tell-all-four = Tell all four players the ruling, the reasons, and that they may appeal.
    .explain = Be kind to both sides: say what the Laws ask, and that nobody is accused of anything.

adjustment-facts-not-found = The result stands: what is said to have happened could not be established.
    .say = I could not establish what happened. The result at the table stands.
    .explain = The director goes by what is more likely. Where that cannot be found, play and result stand.
adjustment-ruling-period-over = The time to ask for a ruling is over: the result stands.
    .say = It is too late to ask for a ruling. The result stands.
    .explain = It ends half an hour after the official score could be inspected, unless the organizer has set another time. While the Correction Period still runs, you put right what has come to your notice.
