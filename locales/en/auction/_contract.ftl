fact-on_lead = Who has the opening lead?
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
    .unsaid = It was not said

step-contract-is = The contract is { $contract }. { WHO($who) } has the opening lead.
    .say = The contract is { $contract }. { WHO($who) } has the opening lead.
    .explain = What was called after the final pass changes neither.
step-contract-to-score = The contract that counts is { $contract }.
    .say = The contract that counts is { $contract }.
    .explain = That is the last bid, with a double or redouble only if it was a legal one.
