### Δημοσκοπήσεις: τι ετοιμάζει ο Διαιτητής, τι ρωτιούνται οι παίκτες, και τι βγαίνει από τις απαντήσεις τους.

command-poll = Ρωτήστε παίκτες τι θα έκαναν
option-poll = Ο κωδικός της δημοσκόπησης που σας έστειλαν
key-poll = Ρωτήστε παίκτες

poll-title = Δημοσκόπηση παικτών
poll-deal = { $scoring } · Μοιράζει: { WHO($dealer, case: "bare") } · Στη 2η μανς: { $vulnerable }
poll-you = Κάθεστε { WHO($who, case: "bare") }:
poll-dummy = Μορ:
poll-cards = Παίχτηκαν: { $cards }
poll-methods = Σύστημα: { $methods }
poll-told = Σας εξηγούν: { $words }

poll-played = Έχετε παίξει ή θα παίξετε τη διανομή { $board };
poll-played-event = { $event }: έχετε παίξει ή θα παίξετε τη διανομή { $board };
poll-call = Τι δηλώνετε;
poll-card = Ποιο φύλλο παίζετε;
poll-card-dummy = Ποιο φύλλο παίζετε από τον μορ;
poll-else = Τι άλλο θα σκεφτόσασταν σοβαρά;
poll-tempo = Ο συμπαίκτης σας καθυστέρησε ή βιάστηκε στο { $call }.
poll-question = Ο συμπαίκτης σας έκανε ερώτηση πριν από το { $call }.
poll-remark = Ο συμπαίκτης σας άφησε κάτι να φανεί με το { $call }.
poll-suggests = Υποδεικνύει αυτό κάτι, και τι;
poll-reached = Θα πήγαιναν έτσι οι αγορές και με εσάς;

poll-aloud-if-not = Συνεχίστε μόνο αν όχι.
poll-aloud-then = Μόνο μετά από αυτό:

poll-of = Δημοσκόπηση (παίκτες: { $count })
poll-of-given = Όπως εξηγήθηκε (παίκτες: { $count })
poll-of-right = Με τη σωστή εξήγηση (παίκτες: { $count })
poll-chose = { $count } { $call ->
    [nothing] τίποτα
    [P] πάσο
    [X] κοντρ
    [XX] σιρκόντρ
   *[other] × { $action }
}
poll-considered = { $count } με σκέψη και για { $call ->
    [P] πάσο
    [X] κοντρ
    [XX] σιρκόντρ
   *[other] { $action }
}
poll-apart = { $count } με άλλες αγορές
poll-suggested = Υποδείκνυε: { $counts }

poll-where = Παίκτες ρωτιούνται όταν σε μια υπόθεση κρίνεται τι θα έκαναν. Για να απαντήσετε: { $command } και ο κωδικός.
poll-ask-board = Ποια διανομή είναι;
poll-ask-auction = Πώς πήγαν οι αγορές; Γράψτε τις ως την επίμαχη δήλωση ή ως το τέλος.
poll-ask-made = Ποια δήλωση ή ποιο φύλλο κρίνεται; Πατήστε τη δήλωση ή γράψτε το.
poll-ask-cards = Ποια φύλλα παίχτηκαν πριν; Γράψτε τα με τη σειρά.
poll-ask-dummy = Τι κρατούσε ο μορ; Γράψτε και τα δεκατρία φύλλα.
poll-ask-hand = Τι κρατούσε ο παίκτης; Γράψτε και τα δεκατρία φύλλα.
poll-ask-scoring = Με ποια βαθμολόγηση παίζετε;
poll-ask-given = Τι τους εξήγησαν; Με τα λόγια του τραπεζιού.
poll-ask-right = Τι έπρεπε να τους εξηγήσουν;
poll-ask-hint = Τι μπορεί να άφησε να φανεί ο συμπαίκτης; Με μία πρόταση προς τους παίκτες.
poll-ask-methods = Τι πρέπει να ξέρουν για το σύστημα του ζεύγους;
poll-ask-event = Πώς λέγεται ο αγώνας;
poll-ask-change = Τι να αλλάξει;
poll-set-board = Διανομή
poll-set-auction = Αγορές
poll-set-made = Επίμαχη δήλωση
poll-set-cards = Φύλλα που παίχτηκαν
poll-set-dummy = Μορ
poll-set-hand = Χέρι
poll-set-scoring = Βαθμολόγηση
poll-set-given = Όπως εξηγήθηκε
poll-set-right = Σωστή εξήγηση
poll-set-hint = Τι φάνηκε
poll-set-methods = Σύστημα
poll-set-event = Αγώνας
poll-preview = Αυτά ρωτιέται κάθε παίκτης, το ένα μετά το άλλο:
poll-other-group = Στη δεύτερη ομάδα λέγεται αντί γι’ αυτό: { $words }
poll-as-seen = Είναι αυτή η ερώτηση;
poll-send = Ναι, ρωτήστε παίκτες
poll-opening-lead = Κανένα: αντάμ
poll-none = Τίποτα
poll-ask = Ρωτήστε μέλη του ομίλου
poll-take = Υιοθέτηση
poll-copy = Κείμενο για προφορικά
poll-renew = Ανανέωση
poll-close = Κλείσιμο δημοσκόπησης
poll-closed = Η δημοσκόπηση έκλεισε.
poll-over = Αυτή η δημοσκόπηση έχει κλείσει.
poll-own = Η δημοσκόπηση είναι δική σας: στείλτε τον σύνδεσμο σε παίκτες.
poll-nobody = Στους ομίλους σας δεν υπάρχει άλλος να ρωτηθεί.
poll-link = Σύνδεσμος για άλλους: { $link }
poll-code = Στο Discord: { $command }
poll-who-done = Απάντησαν: { $names }
poll-who-open = Όχι ακόμη: { $names }
poll-who-played = Ξέρουν τη διανομή, εξαιρούνται: { $names }
poll-who-shut = Δεν λαμβάνουν μηνύματα, στείλτε τον σύνδεσμο: { $names }
poll-made = Στο τραπέζι: { $action }
poll-says = Με αυτές τις απαντήσεις: { $says }. Εσείς κρίνετε.
poll-few = Οι απαντήσεις είναι πολύ λίγες. Εσείς κρίνετε.
poll-please = Ένας διαιτητής ζητά τη γνώμη σας. Θέλει ένα λεπτό.
poll-thanks-done = Ευχαριστώ! Μη μιλήσετε σε κανέναν για το χέρι.
poll-thanks-played = Ευχαριστώ. Τότε αυτό το χέρι δεν είναι για εσάς.
poll-answer = Αποστολή
poll-nothing-else = Τίποτα άλλο
poll-nothing-suggests = Τίποτα συγκεκριμένο

error-hand-not-understood = Αυτό δεν είναι χέρι: { $text }. Γράψτε το έτσι: { "AKQ2.432.K54.QJ3" }
error-poll-not-thirteen = Ένα χέρι έχει δεκατρία φύλλα, αυτό { $number }.
error-poll-card-impossible = Τα φύλλα δεν ταιριάζουν μεταξύ τους: { $text }
error-poll-call-impossible = Αυτή η δήλωση δεν επιτρέπεται εδώ: { $text }
error-poll-passed-out = Πάσαραν και οι τέσσερις: δεν μένει τίποτα να ρωτηθεί.
error-poll-words-too-long = Πείτε το με { $most } χαρακτήρες το πολύ.
