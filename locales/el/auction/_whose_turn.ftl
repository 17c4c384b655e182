fact-whose_turn = Ποιος είχε σειρά να κάνει δήλωση;
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .partner-label = Ο συμπαίκτης
    .rho = { WHO($rho) }
    .unsaid = Δεν ειπώθηκε
fact-calls_next = Ποιος έχει τώρα σειρά να κάνει δήλωση;
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .partner-label = Ο συμπαίκτης
    .rho = { WHO($rho) }
    .unsaid = Δεν ειπώθηκε

step-turn-to-call = Οι αγορές συνεχίζονται. Σειρά να δηλώσει έχει { WHO($who) }.
    .say = Οι αγορές συνεχίζονται. Σειρά να δηλώσει έχει { WHO($who) }.
    .explain = Όλες οι δηλώσεις που έγιναν εντός σειράς ισχύουν.
