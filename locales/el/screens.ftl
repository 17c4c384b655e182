### The frame of every screen: headings, hints, commands, notices, errors.
### A seat is never shown as a Latin letter: N would be read as Ν, Νότος.

home-title = Fifth Seat
home-body = Τι έγινε; Πείτε το με δικά σας λόγια, γράψτε τις αγορές ή επιλέξτε.
home-player = Τι έγινε; Πείτε το με δικά σας λόγια ή επιλέξτε. Ο διαιτητής αποφασίζει.
home-auction = Αγορές: το αρχικό της θέσης που μοιράζει (Β, Α, Ν, Δ), άνω και κάτω τελεία, και οι δηλώσεις: { $example }. Μετά από αριθμό: π ♠, κ ♥, κα ♦, σ ♣, χα. Μόνα τους: π πάσο, κ κοντρ. Δήλωση εκτός σειράς: μπροστά το αρχικό όποιου την έκανε: { $out }.
found-title = Ποιο από αυτά είναι;
found-none = Τίποτε από αυτά
found-nothing = Δεν ταιριάζει τίποτα. Πείτε το αλλιώς, γράψτε τις αγορές ή επιλέξτε.

door-auction = Αγορές
door-claim = Διεκδίκηση
door-revoke = Ρενόνς
door-play = Αντάμ και εκτέλεση
door-cards = Εκτεθειμένα φύλλα
door-information = Πληροφορίες
door-boards = Διανομές και τάξη
door-score = Σκορ


words-of-edition = { $text } [{ $year }]
laws-of = Κώδικας { $year }
context-auction = { WHO($dealer, case: "bare") }: { $auction }
context-seats = Υπαίτιος: { WHO($offender, case: "bare") } · ΑΣΑ: { WHO($lho, case: "bare") } · Συμπαίκτης: { WHO($partner, case: "bare") } · ΑΣΔ: { WHO($rho, case: "bare") }
read-out = Διαβάστε:
audience-offender = Μακριά από το τραπέζι.
audience-nos_player = Ρωτήστε αυτόν τον παίκτη ιδιαιτέρως.
audience-director = Το κρίνετε εσείς, σιωπηλά.
type-a-call = Ή γράψτε την.
who-first = Υπαίτιος; Ή απαντήστε.
answer-by-number = Απαντήστε με αριθμό ή με λόγια.

typed-auction = Αγορές:
typed-offender = Υπαίτιος:
typed-replacement_call = Η νέα δήλωση:
typed-rho_obliged = { WHO($rho) } είχε υποχρέωση να πασάρει:
typed-rho_obliged_once = { WHO($rho) } είχε υποχρέωση να πασάρει μία φορά:
typed-partner_ruled_on = Έχει κριθεί δήλωση { WHO($partner, case: "gen") }:
typed-played_to_partners_lead = Παίχτηκε σε έξοδο του συμπαίκτη εκτός σειράς:
typed-played_to_declarers_lead = Παίχτηκε σε έξοδο του εκτελεστή εκτός σειράς:
seat-N = Βορράς
seat-E = Ανατολή
seat-S = Νότος
seat-W = Δύση

which-holds = Ποιο από τα δύο ισχύει;
which-holds-of = { $question } Απαντήσατε: { $said }. Οι αγορές δείχνουν: { $shown }. Ποιο από τα δύο ισχύει;
holds-answer = Η απάντησή μου
holds-auction = Οι αγορές

ruling-laws = Νόμοι που εφαρμόστηκαν: { $laws }
case-reading = Αμφίβολο σημείο του Νόμου, που ερμηνεύεται έτσι: { $reading }
case-turn = Σειρά για δήλωση: { WHO($who, case: "bare") }
heading-information = Πληροφορίες
heading-lasts = Ισχύει:
heading-reasons = Αιτιολογία
at-end-of-play = Τέλος εκτέλεσης:
heading-later = Εκκρεμούν:
heading-standing = Ισχύουν από πριν:
from-ruling = { $text } [από: { $irregularity }]
further-folded = Περισσότερα
further-why = Γιατί;
further-change = Αλλαγή
further-compare = Κώδικας { $year };
further-again = Κάτι άλλο εδώ
further-done = Έτοιμο
further-new = Νέα απόφαση
further-return = Πίσω στην απόφαση

labelled = { $label } · { $title }
again-who = Ποιος το έκανε;
rho-had-to-pass = { WHO($rho) } είχε υποχρέωση να πασάρει (προηγούμενη απόφαση)
    .label = { WHO($rho) } όφειλε πάσο
again-player = { WHO($who) }
again-obliged = { WHO($who) }, ενώ έπρεπε να πασάρει
again-named-as-before = Οι ονομασίες των παικτών (υπαίτιος, ΑΣΑ, ΑΣΔ) μένουν όπως στην πρώτη απόφαση γι’ αυτή τη διανομή.

why-title = Γιατί
why-law = Νόμος { $law }
why-question = Η απάντηση χρειάζεται για να εφαρμοστεί ο Νόμος { $law }.
why-first = Από την απάντηση εξαρτάται ποια παράγραφος εφαρμόζεται.
compare-title = Με τον Κώδικα { $year }
compare-same = Η απόφαση θα ήταν η ίδια.
compare-asks = Η απόφαση θα εξαρτιόταν από αυτή την ερώτηση:
compare-only = Μόνο με τον Κώδικα { $year }:
compare-test = Η απάντησή σας χρησιμοποιείται ως έχει, αλλά ο Κώδικας { $year } θέτει άλλο κριτήριο:
compare-no-ruling = Δεν υπάρχει ακόμη απόφαση.
explain-title = Πώς κρίνεται αυτό
test-of-law = Το κριτήριο του Νόμου { $law }
nothing-to-explain = Εδώ δεν υπάρχει κάτι να κρίνετε· είναι απλή ερώτηση για τα γεγονότα.
answers-title = Οι απαντήσεις ως τώρα
which-to-change = Ποια θέλετε να αλλάξετε;
no-answers = Δεν υπάρχουν ακόμη απαντήσεις.
changing = Αλλάζετε αυτή την απάντηση. Όσες επόμενες απαντήσεις δεν ταιριάζουν πια θα διαγραφούν.
type-it-again = Γράψτε το ξανά.
dropped = Δεν ισχύει πια: { $question } { $answer }

open-title = Ανοικτές υποθέσεις
open-none = Δεν υπάρχει ανοικτή υπόθεση.
list-after = Επόμενα (ακόμη { $count })
list-before = Προηγούμενα ({ $count })
open-case = { $irregularity } · { $when }
open-asking = εκκρεμεί ερώτηση
open-checks = εκκρεμούν: { $count }
resumed = Εδώ είχατε μείνει.
cancelled = Η υπόθεση έκλεισε.
restarted = Από την αρχή.
regular = Σε αυτές τις αγορές δεν υπάρχει αντικανονική δήλωση. Αν κάποιος άλλαξε δήλωση, γράψτε και τη δεύτερη, με τη θέση του μπροστά· ή επιλέξτε «{ $irregularity }».
other-irregularity = Οι αγορές δείχνουν κάτι άλλο: { $irregularity }. Ξεκινήστε νέα απόφαση γι’ αυτό ή διορθώστε τις αγορές.
settings-title = Ρυθμίσεις
language-title = Γλώσσα
language-set = Η γλώσσα είναι τώρα τα ελληνικά.
edition-title = Έκδοση του Κώδικα
edition-set = Οι νέες αποφάσεις ακολουθούν τον Κώδικα { $year }. Όσες υποθέσεις είναι ήδη ανοικτές κρατούν την έκδοσή τους.

chart-how = Ξεκινήστε από το πρώτο πλαίσιο και ακολουθήστε τα βέλη. Όσα γράφονται κάτω από μια απάντηση στη διαδρομή ανήκουν στην απόφαση· ένα πλαίσιο με χοντρό περίγραμμα την ολοκληρώνει.
chart-offered = Επιλέγει: { WHO($who, case: "bare") }
chart-from = Από:
chart-ruling = Απόφαση
chart-done = Δεν υπάρχει κάτι άλλο: η απόφαση είναι όσα γράφονται στη διαδρομή ως εδώ.
chart-index = Διαγράμματα των διαδικασιών
election-law27 = Ποιο κείμενο του Νόμου { $law } έχει υιοθετήσει η Ρυθμιστική Αρχή;
    .rev2008 = Το αναθεωρημένο κείμενο (WBF, Μάρτιος 2008)
    .printed = Το αρχικό κείμενο, όπως πρωτοτυπώθηκε

role-body = Βοηθώ τους διαιτητές στο τραπέζι και εξηγώ στους παίκτες τι προβλέπει ο Κώδικας.
role-who = Είστε εδώ ως διαιτητής ή ως παίκτης;
role-director = Διαιτητής
role-player = Παίκτης
player-call = Καλέστε τώρα τον διαιτητή· μην κάνετε τίποτα πριν έρθει. (Νόμος { $law })
player-laws = Νόμοι που μπορεί να εφαρμοστούν: { $laws }
player-no-ruling = Αποφασίζει ο διαιτητής· στους παίκτες δεν δίνω αποφάσεις.
privacy-title = Απόρρητο
privacy-body = Αποθηκεύω το αναγνωριστικό χρήστη που έχετε σε αυτή την πλατφόρμα (όχι το τηλέφωνό σας), τις ρυθμίσεις σας και τις υποθέσεις σας με τις απαντήσεις και τις αποφάσεις τους. Μια υπόθεση διαγράφεται σαράντα πέντε ημέρες μετά την τελευταία φορά που ασχοληθήκατε μαζί της. Ό,τι γράφετε ή πατάτε το κρατώ, με το όνομα που δίνει η πλατφόρμα, μόνο ώσπου να απαντήσω: συνήθως λιγότερο από ένα δευτερόλεπτο. Ό,τι δεν μπορώ να διαβάσω μένει δύο ημέρες. Άλλα ονόματα και άλλα μηνύματα δεν κρατώ. Ό,τι έγινε σε ένα τραπέζι μένει σε αυτή τη συνομιλία. Με { $forget } διαγράφονται όλα.
link-title = Ένα πρόσωπο σε δύο πλατφόρμες
link-how = Στην άλλη πλατφόρμα γράψτε μου { $command } μέσα σε δέκα λεπτά. Οι ανοικτές υποθέσεις σας θα είναι και εκεί.
link-done = Έτοιμο. Είστε το ίδιο πρόσωπο εδώ και εκεί· οι ανοικτές υποθέσεις σας είναι οι ίδιες.
link-failed = Αυτός ο κωδικός δεν ισχύει ή έληξε. Με { $link } στην άλλη πλατφόρμα παίρνετε νέο.
link-secret = Μην τον δώσετε σε κανέναν: όποιος τον γράψει μοιράζεται τις υποθέσεις σας.
link-what = Υποθέσεις εδώ: { $here }. Υποθέσεις εκεί: { $there }. Κάθε πλευρά θα τις βλέπει όλες και θα μπορεί να τις αλλάζει και να τις διαγράφει.
link-not-yours = Αν αυτόν τον κωδικό σας τον έδωσε κάποιος άλλος, μην κάνετε τη σύνδεση.
link-sure = Ο κωδικός δόθηκε στο { $platform }. Δόθηκε σε εσάς;
link-yes = Ναι, σε εμένα: σύνδεση
link-no = Όχι, να μείνουν χωριστά
link-parts = Με { $unlink } χωρίζουν πάλι.
link-told = Από τώρα το { $platform } είναι συνδεδεμένο μαζί σας: εκεί φαίνονται, αλλάζουν και διαγράφονται οι ίδιες υποθέσεις. Αν δεν το κάνατε εσείς: { $unlink }.
link-same-platform = Αυτός ο κωδικός δόθηκε επίσης στο { $platform }. Συνδέονται μόνο διαφορετικές πλατφόρμες.
link-too-many = Πάρα πολλοί λάθος κωδικοί. Δοκιμάστε πάλι σε μία ώρα.
unlink-title = Αποσύνδεση των πλατφορμών
unlink-what = Κάθε πλατφόρμα συνεχίζει με τις υποθέσεις που άρχισαν εκεί.
unlink-sure = Να γίνει αποσύνδεση από το { $platform };
unlink-yes = Ναι, αποσύνδεση
unlink-no = Όχι, να μείνουν συνδεδεμένα
unlink-done = Έτοιμο. Το { $platform } είναι πια χωριστά, με τις υποθέσεις που άρχισαν εκεί.
unlink-told = Το { $platform } δεν είναι πια συνδεδεμένο μαζί σας. Οι υποθέσεις που άρχισαν εκεί είναι μόνο εκεί.
unlink-nothing = Δεν είναι συνδεδεμένη άλλη πλατφόρμα. Με { $link } γίνεται σύνδεση.
forget-title = Διαγραφή όλων
forget-sure = Να διαγραφούν οι ρυθμίσεις σας, όλες οι υποθέσεις και οι αποφάσεις τους; Η διαγραφή δεν αναιρείται.
forget-yes = Ναι, διαγραφή όλων
forget-no = Όχι, να μείνουν
forget-done = Διαγράφηκαν όλα τα δεδομένα σας. Με { $start } ξεκινάτε από την αρχή.
forget-linked = Είστε συνδεδεμένοι με το { $platform }: όλα διαγράφονται και εκεί.
forget-told = Στο { $platform } διαγράφηκαν όλα όσα κρατούσα για εσάς, και εδώ.

key-type = Γράψτε…
type-title = Γράψτε την απάντησή σας
type-label = Απάντηση, δήλωση ή οι αγορές
key-back = Πίσω
key-explain = Κριτήριο
what-next = Τι ακολουθεί;
outdated = Αυτή η οθόνη δεν ισχύει πια. Εδώ βρίσκεστε τώρα.
only-text = Διαβάζω μόνο κείμενο και πατήματα κουμπιών. Γράψτε την απάντηση.
edit-ruling-stands = Η απόφαση ισχύει: η επεξεργασία ενός μηνύματος δεν την αλλάζει. Για διόρθωση επιλέξτε «Αλλαγή».
edit-too-late = Δεν άλλαξε τίποτα: το μήνυμα που διορθώθηκε δεν είναι η τελευταία απάντηση. Για να αλλάξετε μια προηγούμενη, γράψτε: απαντήσεις
edit-unknown = Δεν άλλαξε τίποτα: το μήνυμα που διορθώθηκε δεν απαντά σε ανοικτή ερώτηση. Γράψτε τη διόρθωση σε νέο μήνυμα.
withdrawn = Η απόφαση αυτή ανακλήθηκε. Ό,τι ισχύει τώρα είναι πιο κάτω.
case-closed = Αυτή η υπόθεση έχει κλείσει.
group-private-only = Αποφάσεις δίνω μόνο σε ιδιωτική συνομιλία: όσα έγιναν σε μια διανομή, και τα χέρια της, δεν πρέπει να κυκλοφορούν σε ομαδική συνομιλία.
group-talk = Γράψτε μου ιδιωτικά
group-no-script = Δεν υπάρχει τώρα κάτι να διαβαστεί.
went-wrong = Κάτι πήγε στραβά· δεν χάθηκε τίποτα. Δοκιμάστε πάλι σε λίγο.
too-many = Ήταν πάρα πολλά μαζί· τα τελευταία δεν κρατήθηκαν. Περιμένετε την απάντηση και συνεχίστε.
key-why = Γιατί;

footer-home = βοήθεια · γλώσσα · έκδοση · ανοικτές · αντίο
footer-case = πίσω · απαντήσεις · γιατί · ; · επανεκκίνηση · ακύρωση · βοήθεια
footer-ruling = γιατί · απαντήσεις · ανοικτές · απόφαση (νέα) · ακύρωση · βοήθεια
footer-return = με «πίσω» επιστρέφετε στην προηγούμενη οθόνη
help-title = Βοήθεια
help-answers = Απαντήστε με τον αριθμό ή με τα λόγια μιας επιλογής. Τις αγορές μπορείτε να τις γράψετε όποτε θέλετε.
help-back = πίσω: παίρνετε πίσω την τελευταία απάντηση
help-list = απαντήσεις: βλέπετε τις απαντήσεις και αλλάζετε κάποια
help-why = γιατί: ο Νόμος και οι απαντήσεις στις οποίες στηρίζεται η απόφαση
help-explain = ; (ή ?): πώς κρίνεται η ερώτηση
help-compare = σύγκριση: τι θα όριζε η άλλη έκδοση του Κώδικα
help-restart = επανεκκίνηση: η ίδια ανωμαλία από την αρχή
help-cancel = ακύρωση: κλείνετε την υπόθεση
help-new = απόφαση: νέα υπόθεση· ανοικτές: οι υποθέσεις που εκκρεμούν
help-label = /label (ή /ετικέτα) και, στην ίδια γραμμή, το τραπέζι ή η διανομή: όνομα για την υπόθεση
help-settings = γλώσσα, έκδοση: αλλάζετε τη γλώσσα ή την έκδοση του Κώδικα
goodbye = Αντίο.

error-not-an-answer = Αυτό δεν είναι μία από τις απαντήσεις.
error-nothing-to-undo = Δεν υπάρχει κάτι να πάρετε πίσω.
error-too-long = Το κείμενο είναι πολύ μεγάλο για να διαβαστεί.
error-control-characters = Το κείμενο περιέχει χαρακτήρες που δεν διαβάζονται.
error-call-not-expected = Εδώ δεν ζητείται δήλωση.
error-no-such-command = Δεν υπάρχει τέτοια εντολή.
label-how = Γράψτε στην ίδια γραμμή και το τραπέζι ή τη διανομή: /label 5
error-no-case = Δεν υπάρχει ανοικτή υπόθεση. Πείτε τι έγινε.

error-settings = Οι ρυθμίσεις δεν μπορούν να χρησιμοποιηθούν: { $reason }
error-not-now = Αυτό δεν γίνεται τώρα· δοκιμάστε πάλι αργότερα: { $reason }
doctor-good = εντάξει
doctor-bad = ΠΡΟΒΛΗΜΑ
doctor-python = Python
doctor-regulations = Κανονισμοί
doctor-database = Βάση δεδομένων
doctor-files = Δικαιώματα αρχείων
doctor-discord = Discord
doctor-telegram = Telegram
doctor-telegram-token = Telegram: δεν έχει οριστεί token
doctor-webhook = Webhook του Telegram

error-unknown-edition = Δεν υπάρχει τέτοια έκδοση του Κώδικα: { $value }. Υπάρχουν: { $known }.
error-unknown-language = Δεν υπάρχει τέτοια γλώσσα: { $value }. Υπάρχουν: { $known }.
error-not-verified = { $what }: δεν έχει επαληθευτεί για τον Κώδικα { $year }. Δεν δίνεται απόφαση με αυτόν.
error-unknown-procedure = Δεν υπάρχει τέτοια διαδικασία: { $value }.
error-unknown-command = Δεν υπάρχει τέτοια εντολή: { $value }. Υπάρχουν: { $known }.
error-arguments = Δεν έγινε κατανοητό: { $typed }. Γράψτε: { $usage }
error-unknown-format = Δεν υπάρχει τέτοια μορφή: { $value }. Υπάρχουν: { $known }.
error-unknown-fact = Δεν υπάρχει τέτοιο στοιχείο: { $key }.
error-wrong-value = Το στοιχείο { $key } δεν μπορεί να είναι { $value }. Αναμενόταν: { $expected }.
error-wrong-procedure = Οι αγορές δείχνουν κάτι που δεν κρίνεται με τη διαδικασία { $value }.
error-not-json = Αυτό δεν είναι έγκυρο JSON: γραμμή { $line }, στήλη { $column }.
error-not-an-object = Αυτό πρέπει να είναι αντικείμενο JSON με κλειδιά και τιμές.
error-duplicate-key = Ένα κλειδί υπάρχει δύο φορές στο ίδιο αντικείμενο JSON: { $value }.
error-file = Το αρχείο δεν διαβάζεται: { $value }.
error-output = Το αρχείο δεν γράφεται: { $value }.
error-profile = Οι κανονισμοί δεν μπορούν να χρησιμοποιηθούν: { $reason }
error-vulnerability = Η μανς πρέπει να είναι none, ns, ew ή all: { $value }.
error-board-missing = Δώστε τη μανς ή τον αριθμό της διανομής.
error-columns = Το αρχείο χρειάζεται τις στήλες lang και text.

error-auction-too-long = Οι αγορές ξεπερνούν τους { $limit } χαρακτήρες.
error-auction-without-dealer = Οι αγορές αρχίζουν με τη θέση που μοιράζει και άνω και κάτω τελεία: { $text }
error-board-number-impossible = Δεν υπάρχει διανομή με αριθμό { $number }.
error-call-not-understood = Αυτό δεν είναι δήλωση: { $text }
error-card-not-understood = Αυτό δεν είναι φύλλο: { $text }
error-declarer-missing = Ποιος είναι εκτελεστής στο { $contract };
error-late-call-without-seat = Μετά το τελικό πάσο κανείς δεν έχει σειρά. Γράψτε πριν από το { $text } ποιος έκανε τη δήλωση, με το σημείο = ανάμεσα.
error-next-call-without-seat = Το { $text } ακολουθεί δήλωση εκτός σειράς και δεν είναι σαφές ποιος το δήλωσε. Γράψτε πριν από αυτό ποιος έκανε τη δήλωση, με το σημείο = ανάμεσα.
error-level-out-of-range = Το { $level } δεν είναι επίπεδο από { $lowest } ως { $highest }.
error-overtricks-impossible = Στο { $contract } γίνονται το πολύ { $limit } λεβέ άνω, όχι { $number }.
error-result-not-understood = Αυτό δεν είναι συμβόλαιο με αποτέλεσμα: { $text }
error-risk-out-of-range = Ένα συμβόλαιο παίζεται χωρίς κοντρ, με κοντρ ή με σιρκόντρ.
error-seat-unknown = Αυτό δεν είναι θέση: { $text }
error-tricks-impossible = Το { $tricks } δεν είναι δυνατός αριθμός λεβέ.
error-undertricks-impossible = Το { $contract } μπαίνει μέσα το πολύ { $limit }, όχι { $number }.

### What the director is asked. The attributes are the choices; .explain is the test that the director applies.
### Arguments in every message: $offender, $partner, $lho, $rho (for WHO), $edition.
### Seats differ in gender (η Ανατολή, ο Βορράς): no word here agrees with a WHO or stands for one.
yes = Ναι
no = Όχι

# A case that another version kept, and this one cannot go on with: its rulings are shown as they were issued.
read-only = Η υπόθεση αυτή είναι από άλλη έκδοση του προγράμματος. Μόνο διαβάζεται.
read-only-title = Υπόθεση από άλλη έκδοση του προγράμματος
open-read-only = μόνο για ανάγνωση
footer-read-only = ανοικτές · απόφαση (νέα) · ακύρωση · βοήθεια
key-cancel = Κλείσιμο υπόθεσης

### What is asked before anything is withdrawn or closed, and what was typed is asked back.
which-is-meant = Ποιο από αυτά;
find-out-title = Πώς θα το μάθετε
find-out-table = Ρωτήστε δυνατά, μπροστά και στους τέσσερις παίκτες.
find-out-offender = Ρωτήστε μόνο τον υπαίτιο, μακριά από το τραπέζι.
find-out-nos_player = Ρωτήστε αυτόν τον παίκτη ιδιαιτέρως, μακριά από το τραπέζι.
find-out-director = Κρίνετέ το εσείς, από τα φύλλα και από όσα έγιναν. Μην πείτε τίποτα στο τραπέζι.
find-out-offer = Διαβάστε τις επιλογές. Αποφασίζει ο παίκτης, χωρίς βοήθεια από τον συμπαίκτη.
find-out-disputed = Όπου οι παίκτες διαφωνούν, δεχτείτε το πιθανότερο. (Νόμος { $law })
error-place = Εδώ: { $text }
cancel-sure = Να κλείσει αυτή η υπόθεση;
cancel-yes = Ναι, να κλείσει
cancel-no = Όχι, να μείνει ανοικτή
restart-sure = Να ξεκινήσει πάλι η υπόθεση; Οι απαντήσεις διαγράφονται και η απόφαση ανακαλείται.
restart-yes = Ναι, από την πρώτη ερώτηση
restart-no = Όχι, να μείνει όπως είναι
back-sure = Να αναιρεθεί η τελευταία απάντηση; Η απόφαση ανακαλείται.
back-yes = Ναι, να αναιρεθεί
back-no = Όχι, η απόφαση μένει
change-sure = Να αλλάξει αυτή η απάντηση; Η απόφαση που στηρίζεται σε αυτή ανακαλείται.
change-yes = Ναι, να αλλάξει
change-no = Όχι, η απόφαση μένει
otherwise-sure = Έγινε κάτι άλλο;
otherwise-here = Ναι, άλλη ανωμαλία στην ίδια διανομή
otherwise-new = Ναι, νέα υπόθεση
otherwise-no = Όχι, συνεχίζουμε εδώ
who-dealt = Ποιος μοίρασε;
auction-which = Τι είναι αυτές οι αγορές;
auction-new = Νέα υπόθεση
auction-here = Άλλη ανωμαλία στην ίδια διανομή
auction-correct = Διόρθωση αυτής της υπόθεσης
auction-correct-anew = Όλα ερωτώνται από την αρχή.
auction-correct-fits = Όσες απαντήσεις ταιριάζουν ακόμη, μένουν.
auction-neither = Τίποτε από τα δύο: να μείνει όπως είναι
