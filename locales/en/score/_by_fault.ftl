step-average-imps = At IMPs average plus is normally +3 and average minus −3.
    .explain = { $edition ->
        [laws2007] The organizer may have set another number of IMPs. In a knock-out match scores that do not balance are averaged.
       *[laws2017] The organizer may have set another number of IMPs. Regulations may provide otherwise for a pair or team without a result on several boards. In a knock-out match scores that do not balance are averaged.
    }
step-average-share = Average plus is at least { "60%" } of the board’s matchpoints, average { "50%" }, average minus at most { "40%" }.
    .explain = { $edition ->
        [laws2007] In an individual both players of a side get the same.
       *[laws2017] In an individual both players of a side get the same. Regulations may provide otherwise for a pair without a result on several boards.
    }

check-session-score = At the session’s end: a side not at fault above { "60%" }, or at fault below { "40%" }, gets that percentage.
    .explain = What counts is its other boards; at IMPs, what they brought on average.
check-session-score-average-plus = At the session’s end: a side with average plus that scored over { "60%" } on its other boards gets that percentage.
    .explain = At IMPs it is what the other boards brought on average.

adjustment-assigned-by-other-table = Assign a score in the light of the result at the other table.
    .say = A score is assigned in the light of the result at the other table.
adjustment-better-of-average-plus = The team not at fault gets the better of average plus and an assigned score, the other its complement.
    .say = The team not at fault gets the better of average plus and an assigned score. The other gets its complement.
    .explain = Each board is judged by itself. Average plus is normally +3 IMPs.

averages = North-South: { $ns }. East-West: { $ew }.
average-of-one-side = { $side }: { $average }.

adjustment-artificial-for-one-side = Award that side an artificial adjusted score on this board.
    .say = The side that had not played this board gets an artificial adjusted score on it.
    .explain = Which average it is follows from its own fault.
adjustment-average-plus-for-one-side = Award average plus on this board to the side that had not played it.
    .say = The side that had not played this board gets average plus on it.
    .explain = It is not at fault, and can no longer play it normally. The other side gets nothing more on it.
adjustment-average-plus-for-both = Award both sides average plus on this board: neither is at fault.
    .say = Both sides get average plus on this board: neither is at fault.
    .explain = An artificial score depends on fault, and the error was not theirs.
