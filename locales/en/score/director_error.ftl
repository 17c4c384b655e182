irregularity-director_error = Director’s or organizer’s error
    .label = Director’s error
    .what = A ruling, or an instruction on seats, boards or movement, was wrong
    .player = If you think a ruling was wrong, say so at once, or within the appeal period. What can be put right is; else neither side counts as offending.

fact-error_of = Whose error was it?
    .ruling = A wrong ruling or explanation
    .ruling-label = A wrong ruling
    .ruling-full = The director’s: a wrong ruling, or a wrong explanation of the Law and the options
    .wrong_board = Wrong board or opponents
    .wrong_board-full = The director’s or the organizer’s: a board that was not theirs now, or the wrong opponents
    .fouled = Board made up wrongly
    .fouled-full = The director’s or the organizer’s: cards in the wrong pockets, or a copy with another dealer or vulnerability
    .instruction = A wrong instruction
    .instruction-full = The director’s or the organizer’s: any other instruction or arrangement, such as on seats, time or scoring
    .players = The players’ own
    .players-full = The players’ own error in procedure, whatever was ruled or announced

fact-by_director = Was the board spoiled by the director or the organizer?

step-error-admitted = Say that the error was not theirs, and put it right.
    .say = I am sorry: the error was not yours. I shall put it right.
    .explain = It is the director’s duty to put errors right, even unasked.
step-play-or-postpone = Have the board played, postpone it or cancel it, whichever can still be done.
    .explain = Nobody is penalized for having followed your instruction.
step-right-ruling-now = Give the right ruling now; what rests on the wrong one is taken back.
    .explain = Players who chose by a wrong explanation choose again. What they learnt from withdrawn calls or cards is ruled on by its own Law.
step-right-from-here-on = From here on the right ruling holds. The rest is looked at when play has ended.
    .say = I am sorry: I ruled wrongly. From now on the right ruling holds. I shall look at the rest when the board is over.
    .explain = What cannot be undone is adjusted when play has ended, both sides being non-offending.
check-directors-error = Come back at the end of play: what would each side have scored without the wrong ruling?
    .explain = Both sides count as non-offending.
adjustment-scored-without-error = Score the board as it would have been by the right ruling.
    .say = The board is scored by the right ruling.
    .explain = Where a normal score is possible there is no adjusted score.
adjustment-assigned-to-each-side = Award each side an assigned score as non-offending.
    .say = Each side gets an adjusted score, and neither is to blame.
    .explain = A doubtful point is decided for each side apart. The two scores need not balance.
adjustment-error-found-too-late = The error was found too late: the score stands.
    .say = It is too late to change the score.
    .explain = { $edition ->
        [laws2007] The director puts right what is found before the Correction Period has ended.
       *[laws2017] The director puts right what is found within the time for corrections and rulings.
    }
