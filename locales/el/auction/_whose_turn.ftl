fact-whose_turn = Ποιος είχε σειρά να κάνει δήλωση;
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
    .unsaid = Δεν ειπώθηκε
