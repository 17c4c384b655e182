fact-new_deal = Does anything bar a new deal of this board? First that fits.
    .decided = Match could be known
    .decided-full = In a team match, a contestant could know how it ends without this board
    .no_time = No time, or other tables
    .no_time-full = There is no time for it, or other tables have to play the same cards
    .possible = Nothing bars it
    .explain = In a team match the question is whether, without this board, somebody could know the final result. Then the score is adjusted. At pairs a board that others have played is not dealt anew for one table.

step-match-could-be-known = The board is not dealt again: a contestant could know the result of the match without it.
    .say = This board is not dealt again.
    .explain = Nobody is to play a board knowing what the match still needs.
