fact-whose_turn = Whose turn was it to call?
    .offender = { WHO($offender, case: "gen") }
    .lho = { WHO($lho, case: "gen") }
    .partner = { WHO($partner, case: "gen") }
    .rho = { WHO($rho, case: "gen") }
    .unsaid = It was not said
fact-calls_next = Whose turn is it to call now?
    .offender = { WHO($offender, case: "gen") }
    .lho = { WHO($lho, case: "gen") }
    .partner = { WHO($partner, case: "gen") }
    .rho = { WHO($rho, case: "gen") }
    .unsaid = It was not said

step-turn-to-call = The auction goes on. It is { WHO($who, case: "gen") } turn to call.
    .say = The auction goes on. It is { WHO($who, case: "gen") } turn to call.
    .explain = All calls that were made in turn stand.
