irregularity-slow_play = Slow play
    .what = A table is late, or a board cannot be begun in time
    .player = Keep the pace of the room. If you lost time through an opponent, a ruling or a late board, tell the director before the round ends.

fact-lateness = How far is the table?
    .time_left = Behind, time is left
    .time_left-full = It is behind, and the round is not over
    .board_begun = A board is under way
    .board_begun-full = The next round is called, and a board that was begun is not finished
    .not_begun = A board is not begun
    .not_begun-full = The round is over or nearly so, and a board has not been begun
fact-slow_side = By whose slow play are they late?
    .one = One side’s
    .one-full = One side is clearly the cause
    .both = Both sides’
    .both-full = Both sides share it
    .arrived_late = None slow: one came late
    .arrived_late-full = Neither was slow, but one side came late to the table
    .neither = Neither’s
    .neither-full = Neither side: they lost time through others, a ruling or the movement
    .explain = Look at the whole round: who thought long, who came late, who tried to make up time. A side that waited for boards or for you is not slow.

step-table-catches-up = The table catches up on the next board.
    .say = You are behind. Please make up the time on the next board.
    .explain = Tell how many minutes are left. Nobody has to hurry through one hard decision.
step-nobody-was-slow = No warning or penalty at this table. Whoever caused the delay at another may be given one.
    .explain = Neither side is at fault for lost time that was not its own. Slow play at another table is looked at there.
step-late-side-told = Tell the side that came late that the table is late through them.
    .explain = To come after the time set is an offence of its own. The other side need not feel accused.
step-slow-side-told = Tell the slow side alone that it is late through them.
    .explain = Its opponents need not feel accused.
step-both-sides-told = Tell both sides that the table is late through them.
    .explain = Each is warned, or penalized, for itself.

check-board-without-time = Rule on that next: is the board played now, later, or not at all?
    .explain = Where the next table can wait, it may be played at once.
