fact-in_turn = Έγινε εντός σειράς η δήλωση;
fact-intended_legal = Είναι νόμιμη η δήλωση που ήθελε να κάνει ο παίκτης;
fact-intended_as = Τι ανωμαλία έχει η δήλωση που ήθελε να κάνει { WHO($offender) };
    .bid_above_seven = Είναι αγορά πάνω από το επίπεδο επτά
    .call_when_must_pass = Έγινε παρά την υποχρέωση για πάσο
    .bid_out_of_turn = Είναι αγορά εκτός σειράς
    .pass_out_of_turn = Είναι πάσο εκτός σειράς
    .double_out_of_turn = Είναι κοντρ ή σιρκόντρ εκτός σειράς
    .inadmissible_double = Είναι απαράδεκτο κοντρ ή σιρκόντρ
    .insufficient_bid = Είναι ανεπαρκής αγορά

check-rule-intended = Ούτε η δήλωση που ήθελε να κάνει { WHO($offender) } είναι νόμιμη. Κρίνετέ την κατόπιν.
