segment-three_passes = Three passes in a row, one out of turn
    .label = Three passes in a row

fact-three_in_a_row = Three passes in a row now, including the one out of turn?
    .full = Have there been three passes in a row by now, the one out of turn among them?
fact-skipped = Whose turn was taken away?
    .rho = { WHO($rho, case: "gen") }
    .partner = { WHO($partner, case: "gen") }
    .lho = { WHO($lho, case: "gen") }
    .offender = { WHO($offender, case: "gen") }
    .unsaid = It was not said

check-three-passes = If the pass out of turn becomes one of three passes in a row, the auction is not over.
    .explain = The turn goes back to the player who was skipped, and the passes since are cancelled.
