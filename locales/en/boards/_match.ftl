segment-other_table_played = The other table has played the board
    .label = Other table has played
segment-this_table_played = This table has played the board
    .label = This table has played

fact-match_board = How does the board stand at the two tables? First that fits.
    .not_shuffled = Old or unshuffled deal
    .not_shuffled-full = The deal is of another session, or of a sorted pack that nobody shuffled
    .several = Several results, boards
    .several-full = Results that cannot be compared, or more than one board to be adjusted
    .one_result = Result at other table
    .one_result-full = A result at the other table; at this one none is possible
    .under_way = Other table still plays
    .under_way-full = The other table has still to finish it; at this one no result is possible
    .no_result = No result at either
    .no_result-full = No result at either table, and none is possible
fact-this_table_favours = Is this table’s result clearly good for one side?
    .explain = It is the only result of the match on this board. Where it clearly favours one side, the score is assigned, not artificial.

step-no-result-stands = No result of this deal stands, at either table.
    .say = No result of this deal stands.
    .explain = Unless the event is meant to play deals that were played before.
step-substitute-board = Both tables play a new board in its place.
    .say = This board is cancelled. Both tables play a new one in its place.
    .explain = No result of the old board counts.
step-board-cancelled = The board is cancelled.
    .say = This board is cancelled.
    .explain = What it brings instead is ruled on next.
step-other-table-finishes = Let the other table play the board to its end. Neither table hears anything of the other.
    .explain = Its result may decide what this table gets.
step-this-table-finishes = This table plays the board to its end.
    .say = Please finish this board. I shall tell you later what its result means.
    .do = Tell nobody at the other table anything of it.
    .explain = Its result may decide the score of the board.
step-one-table-only-regulated = Regulations may provide otherwise for boards that were played at one table only.
    .explain = Without a regulation it is as said here.

check-other-table-played = { $edition ->
    [laws2007] When the other table has finished the board: does its result favour a side not at fault?
   *[laws2017] When the other table has finished the board: is its result clearly good for one side?
}
    .explain = { $edition ->
        [laws2007] If it does, a score should be assigned by it. A result that is good for a side at fault alone changes nothing.
       *[laws2017] If it is, the score is assigned, not artificial.
    }
check-this-table-played = When this table has finished the board: is its result clearly good for one side?
    .explain = If it is, the score is assigned, not artificial.

adjustment-assigned-by-this-table = Assign a score in the light of the result at this table.
    .say = A score is assigned in the light of the result at this table.
    .explain = Reckon it for the table that has no result, compared with the result here.
