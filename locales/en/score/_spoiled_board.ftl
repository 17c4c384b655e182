step-averages-by-fault = A side not at fault gets average plus, one partly at fault average, one directly at fault average minus.
    .explain = At matchpoints that is at least { "60%" }, { "50%" } and at most { "40%" }; at IMPs normally +3, 0 and −3.
adjustment-board-spoiled = Award an adjusted score on this board.
    .say = There will be an adjusted score on this board.
    .explain = Usually too many results are possible to weigh them; then the score is artificial: average plus or minus, by who is at fault.
check-session-score-if-artificial = If the score is artificial, at the session’s end: a side not at fault that scored over { "60%" } on its other boards gets that percentage.
    .explain = A side at fault that scored less than { "40%" } on them gets that percentage. At IMPs it is what the other boards brought on average.
