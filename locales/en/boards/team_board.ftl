irregularity-team_board = Spoiled board in a team match
    .label = Spoiled team board
    .what = A board of a match cannot be played at one table, or its results cannot be compared
    .player = If a board of a match is spoiled, call the director and do not compare it. The other table’s result, fault and time decide.
