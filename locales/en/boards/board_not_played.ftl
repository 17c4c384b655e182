irregularity-board_not_played = Board not played, or without a result
    .label = Board not played
    .what = Time ran out, nobody was there to play it, or a result is impossible
    .player = If there is no time for a board, ask the director. You may play it later: until then speak of it to nobody.

segment-late_board = Was the postponed board played?
    .label = Postponed board

fact-not_played_because = Why has the board no result? First that fits.
    .sit_out = Sit-out or bye
    .sit_out-full = A sit-out or a bye: there were no opponents
    .impossible = Result impossible
    .impossible-full = Something irregular happened, and the board cannot be played or finished normally
    .begun = Begun, not finished
    .begun-full = Somebody has called on it, and the round is over
    .arrived_late = Not begun: players late
    .arrived_late-full = Nobody has called on it, because a player came late or not at all
    .not_begun = Not begun
    .not_begun-full = Nobody has called on it though all were there in time, and the round is over
fact-can_be_played_later = Can it be played later in the session?
fact-late_board_played = Was it played?

step-sit-out-no-score = A sit-out is no result. The pair’s percentage is of the boards it played.
    .say = You sit out. Your percentage counts the boards that you play.
    .explain = An average is for a board that an irregularity has taken from a pair.
step-board-is-finished = The board is finished: for this table the round goes on until the players have moved.
    .say = Please finish this board, and then move.
    .explain = A board that has been begun is not taken away for lack of time.
step-board-postponed = The board is played later, when you say.
    .say = You play this board later. Until then please speak of it to nobody.
    .explain = For these players the round of this board ends when it has been played, or when you cancel it.
step-hands-withheld = Publish neither its hands nor its results before it has been played.
    .explain = Write down who still has to play it.

check-late-board = Before the session ends: was the postponed board played?
    .explain = If it was not, it is cancelled and each side is scored by its own fault.

adjustment-late-result-counts = The result of the postponed board counts as any other.
    .say = Your result on the postponed board counts.
    .explain = For this board the round ends with its play.

penalty-slow-side = A side that is slow without need may get a procedural penalty.
    .explain = It is apart from the score of the board.
penalty-late-side = A side that came late may get a procedural penalty.
    .explain = It is apart from the score of the board.
penalty-delaying-side = A side that caused the delay may get a procedural penalty: for coming late, or for slow play.
    .explain = It is apart from the score of the board.
