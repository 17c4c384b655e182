irregularity-fouled_board = Fouled board
    .what = Pairs or teams that are compared played different forms of a board
    .player = If a card, the dealer or the vulnerability of a board differs from other tables, call the director. Each form is scored apart. At teams it depends on whose fault it was.

fact-forms_differ = Were those who are compared given different forms of the board?
    .full = Did those who are compared play it with different cards, another dealer or another vulnerability?

step-not-fouled = The board is not fouled: those who are compared played the same form. Leave it so.
    .explain = That it should have been otherwise does not matter for the score.
step-board-put-right = The board is put right before anybody else plays it.
    .explain = A table that plays it now finishes the form that it has.
step-put-right-for-other-tables = Put the board right if other tables still play it.
    .explain = The teams of this match do not play it on: what it brings them is ruled on next.
step-forms-established = Establish, as nearly as you can, which tables played which form.
    .explain = The hands, leads, contracts and hand records show it. The change usually began where a card went wrong.
step-groups-apart = Score each form as a group of its own, by the method of your regulations.
    .explain = Where they are silent, choose a method and announce it.

adjustment-fouled-groups = The results are scored in groups, one for each form of the board.
    .say = This board was fouled. Each form of it is scored by itself.
    .explain = No result changes; what it is compared with does.

penalty-who-fouled = Whoever put a card into the wrong pocket may get a procedural penalty.
    .explain = It is apart from the score of the board.
