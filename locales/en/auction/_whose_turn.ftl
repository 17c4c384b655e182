fact-whose_turn = Whose turn was it to call?
    .offender = { WHO($offender, case: "gen") }
    .lho = { WHO($lho, case: "gen") }
    .partner = { WHO($partner, case: "gen") }
    .rho = { WHO($rho, case: "gen") }
    .unsaid = It was not said
