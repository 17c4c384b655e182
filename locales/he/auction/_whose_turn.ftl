fact-whose_turn = של מי היה התור לקרוא?
    .offender = של { WHO($offender) }
    .lho = של { WHO($lho) }
    .partner = של { WHO($partner) }
    .rho = של { WHO($rho) }
    .unsaid = לא נאמר
fact-calls_next = של מי התור לקרוא עכשיו?
    .offender = של { WHO($offender) }
    .lho = של { WHO($lho) }
    .partner = של { WHO($partner) }
    .rho = של { WHO($rho) }
    .unsaid = לא נאמר

step-turn-to-call = המכרז נמשך. התור לקרוא הוא של { WHO($who) }.
    .say = המכרז נמשך. התור לקרוא הוא של { WHO($who) }.
    .explain = כל הקריאות שנקראו בתור תקפות.
