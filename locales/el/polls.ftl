### Δημοσκοπήσεις: τι ετοιμάζει ο Διαιτητής, τι ρωτιούνται οι παίκτες, και τι βγαίνει από τις απαντήσεις τους.

command-poll = Ρωτήστε παίκτες τι θα έκαναν
option-poll = Ο κωδικός της δημοσκόπησης που σας έστειλαν
key-poll = Ρωτήστε παίκτες

poll-title = Δημοσκόπηση παικτών
poll-deal = { $scoring } · Μοιράζει: { WHO($dealer, case: "bare") } · Σε μανς: { $vulnerable }
poll-you = Κάθεστε { WHO($who, case: "bare") }:
poll-dummy = Μορ:
poll-cards = Παίχτηκαν: { $cards }
poll-methods = Σύστημα: { $methods }
poll-told = Σας εξηγούν: { $words }

poll-played = Έχετε παίξει ή θα παίξετε τη διανομή { $board };
poll-played-event = { $event }: έχετε παίξει ή θα παίξετε τη διανομή { $board };
poll-call = Τι δηλώνετε;
poll-card = Ποιο φύλλο παίζετε;
poll-card-dummy = Ποιο φύλλο παίζετε από το μορ;
poll-else = Τι άλλο θα σκεφτόσασταν σοβαρά;
poll-tempo = Ο συμπαίκτης καθυστέρησε ή βιάστηκε στο { $call }.
poll-question = Ο συμπαίκτης έκανε ερώτηση πριν από το { $call }.
poll-remark = Ο συμπαίκτης άφησε κάτι να φανεί με το { $call }.
poll-suggests = Υποδεικνύει αυτό κάτι, και τι;
poll-nothing = Τίποτα συγκεκριμένο
poll-reached = Θα πήγαιναν έτσι οι αγορές και με εσάς;

poll-aloud-if-not = Συνεχίστε μόνο αν όχι.
poll-aloud-then = Μόνο μετά από αυτό:

poll-of = Δημοσκόπηση { $count } παικτών
poll-of-given = Όπως εξηγήθηκε, δημοσκόπηση { $count } παικτών
poll-of-right = Με τη σωστή εξήγηση, δημοσκόπηση { $count } παικτών
poll-chose = { $count } { $call ->
    [nothing] τίποτα
    [P] πάσο
    [X] κοντρ
    [XX] σιρκόντρ
   *[other] { $action }
}
poll-considered = { $count } ακόμη σκέφτηκαν { $call ->
    [P] πάσο
    [X] κοντρ
    [XX] σιρκόντρ
   *[other] { $action }
}
poll-apart = { $count } δεν θα έφταναν εδώ
poll-suggested = Υποδείκνυε: { $counts }

error-hand-not-understood = Αυτό δεν είναι χέρι: { $text }. Γράψτε το έτσι: { "AKQ2.432.K54.QJ3" }
error-poll-not-thirteen = Ένα χέρι έχει δεκατρία φύλλα, αυτό { $number }.
error-poll-card-impossible = Τα φύλλα δεν ταιριάζουν μεταξύ τους: { $text }
error-poll-call-impossible = Αυτή η δήλωση δεν επιτρέπεται εδώ: { $text }
error-poll-passed-out = Πάσαραν και οι τέσσερις: δεν μένει τίποτα να ρωτηθεί.
error-poll-words-too-long = Πείτε το με { $most } χαρακτήρες το πολύ.
