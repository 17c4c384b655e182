fact-whose_turn = של מי היה התור לקרוא?
    .offender = של { WHO($offender) }
    .lho = של { WHO($lho) }
    .partner = של { WHO($partner) }
    .rho = של { WHO($rho) }
    .unsaid = לא נאמר
