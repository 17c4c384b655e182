irregularity-wrong_seat = Wrong seat, direction or opponents
    .label = Wrong seat or opponents
    .what = Players sit at a table, in a direction or against opponents that are not theirs
    .player = Before you take cards, look that table, direction and opponents are right. You may change seats with partner only by leave.

fact-wrongly_seated = What is wrong? First that fits.
    .opponents = Opponents not due
    .opponents-full = These pairs, or these players, were not to meet in this round
    .direction = Wrong direction
    .direction-full = The right opponents, but a pair sits in the direction of the other
    .partners = Partners exchanged
    .partners-full = The right opponents and direction, but partners have changed seats

step-right-seats-taken = Everybody goes to the right table and seat.
    .say = Please take your right seats before you take the cards.
    .explain = Nobody has taken cards, so nothing has happened.
step-finished-as-seated = The board is finished as they sit. After it each takes the right seat.
    .say = Please finish this board as you sit. After it, take your right seats.
    .explain = The board was due, with these opponents. The cards do not know who holds them.
step-board-counts-as-seated = The result counts. From now on each takes the right seat.
    .say = The result counts. From now on please take your right seats.
    .explain = The board was due, with these opponents.
