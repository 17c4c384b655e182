### Βαθμολογία: τι γίνεται η διανομή με την απόφαση, βήμα βήμα, και τι δεν βαθμολογείται.

side-NS = Βορράς-Νότος
side-EW = Ανατολή-Δύση
average-plus = μέσος όρος συν
average-even = μέσος όρος
average-minus = μέσος όρος μείον

adjust-before = Πριν από την απόφαση: Βορράς-Νότος { $ns }, Ανατολή-Δύση { $ew }.
adjust-after = Μετά την απόφαση: Βορράς-Νότος { $ns }, Ανατολή-Δύση { $ew }.

adjust-matchpoints = { $side }, { $result }: χειρότερα αποτελέσματα { $better }, ίσα { $equal }, βαθμοί αγώνα { $points }.
adjust-neuberg = { $side }: αποτελέσματα { $actual } αντί για { $expected }. Με τον τύπο Neuberg το { $raw } γίνεται { $points }.
adjust-imps = { $side }, { $result }, έναντι { $other } στο άλλο τραπέζι: διαφορά { $difference }, IMP { $points }.
adjust-imps-weighted = { $side }, { $result }, έναντι σταθμισμένης βαθμολογίας στο άλλο τραπέζι: IMP { $points }.
adjust-cross-imps = { $side }, { $result }: { $sum } IMP, συγκρίσεις { $comparisons }, για τη διανομή { $points }.
adjust-butler = { $side }, { $result }: datum { $datum }, IMP { $points }.
adjust-total = { $side }, { $result }: πόντοι { $points }.
adjust-weighted = { $side }: το { $weight }% του { $points } είναι { $product }.
adjust-assigned = { $side }: η κατ’ εκτίμηση βαθμολογία δίνει { $points }.

adjust-share = { $side }, { $average }: το { $share }% του τοπ { $top } είναι { $points }.
adjust-average-imps = { $side }, { $average }: IMP { $points }.
adjust-own-session = { $side }: αντί γι’ αυτό ισχύει η βαθμολογία στις άλλες διανομές της ημερίδας: { $points }.
score-session-share = { $side }, { $average }, στις άλλες διανομές { $own_share }%: { $share }% σε αυτή τη διανομή.
score-session-imps = { $side }, { $average }, στις άλλες διανομές IMP ανά διανομή { $own }: IMP { $points }.
adjust-other-table = Υπάρχει αποτέλεσμα στο άλλο τραπέζι. Αν ευνοεί φανερά τον έναν άξονα, επιδικάστε κατ’ εκτίμηση βαθμολογία και όχι αυτή την τεχνητή.
adjust-other-table-2007 = Υπάρχει αποτέλεσμα στο άλλο τραπέζι. Μπορείτε να επιδικάσετε κατ’ εκτίμηση βαθμολογία σε IMP· κάντε το αν εκείνο το αποτέλεσμα φαίνεται ευνοϊκό για τον αναίτιο άξονα.

adjust-tricks = Λεβέ που μεταφέρονται στον άξονα { $side }: { $number }. Το { $from } γίνεται { $to }.
adjust-corrected = Το σωστό αποτέλεσμα είναι { $result }.
adjust-reduced = Μειώνεται μόνο η βαθμολογία του άξονα { $side }. Ο άλλος άξονας κρατά το αποτέλεσμα του τραπεζιού.

adjust-self-actual = Α, όσα πήρε στο τραπέζι ο άξονας { $side }: { $points }.
adjust-self-before = Β, όσα θα μπορούσε να περιμένει χωρίς την παράβαση ο άξονας { $side }: { $points }.
adjust-self-without = Γ, όσα θα μπορούσε να περιμένει μετά την παράβαση, χωρίς το δικό του λάθος, ο άξονας { $side }: { $points }.
adjust-self-no-damage = Το Β δεν ξεπερνά το Α: ο άξονας { $side } δεν ζημιώθηκε. Το αποτέλεσμα ισχύει.
adjust-self-all = Το Γ δεν είναι κάτω από το Β: ο άξονας { $side } προκάλεσε μόνος του όλη τη ζημιά και κρατά το Α, { $actual }. Οι αντίπαλοι παίρνουν τη βαθμολογία του Β.
adjust-self-nothing = Το Γ δεν ξεπερνά το Α: κανένα μέρος της ζημιάς δεν το προκάλεσε ο ίδιος ο άξονας. Και οι δύο άξονες παίρνουν τη βαθμολογία του Β.
adjust-self-part = Ο άξονας { $side } παίρνει Α συν Β μείον Γ: { $actual } συν { $before } μείον { $without }, δηλαδή { $points }. Οι αντίπαλοι παίρνουν τη βαθμολογία του Β.

adjust-better-of = Ο άξονας { $side } παίρνει το καλύτερο ανάμεσα στην κατ’ εκτίμηση βαθμολογία, { $assigned }, και τον μέσο όρο συν, { $average }: { $points }. Οι αντίπαλοι παίρνουν τη συμπληρωματική.
adjust-likely = { $side }: το ευνοϊκότερο αποτέλεσμα που ήταν πιθανό: { $result }.
adjust-probable = { $side }: το δυσμενέστερο αποτέλεσμα που είχε έστω και κάποια πιθανότητα: { $result }.

adjust-penalty-share = { $side }: ποινή { $share }% του τοπ { $top }, δηλαδή { $points }.
adjust-penalty = { $side }: ποινή { $points }.
adjust-penalty-vp = { $side }: ποινή { $points } VP, που αφαιρείται από όσα δίνει ο αγώνας. Η διανομή δεν αλλάζει.
adjust-knockout = Σε νοκ άουτ οι δύο βαθμολογίες, Βορράς-Νότος { $ns } και Ανατολή-Δύση { $ew }, δίνουν μέσο όρο { $points } για τον Βορρά-Νότο.

error-not-a-number = Αυτό δεν είναι ακέραιος αριθμός: { $value }
error-spec-missing = Λείπει: { $key }
error-spec-unknown = Δεν υπάρχει εδώ κλειδί { $key }. Υπάρχουν: { $known }
error-spec-wrong = Το κλειδί { $key } δεν μπορεί να είναι { $value }.

error-actual-missing = Πρέπει να είναι γνωστό το αποτέλεσμα στο τραπέζι.
error-artificial-total-points = Στους ολικούς βαθμούς δεν υπάρχει μέσος όρος συν ή μείον. Επιδικάστε κατ’ εκτίμηση βαθμολογία.
error-artificial-twice = Ο αγωνιζόμενος { $contestant } έχει δύο διαφορετικές τεχνητές βαθμολογίες σε αυτή τη διανομή.
error-boards-out-of-range = Ένας αγώνας έχει από { $lowest } ως { $highest } διανομές, όχι { $boards }.
error-expected-too-few = Αποτελέσματα της διανομής: { $results }· αναμενόμενα: { $expected }.
error-groups-not-the-tables = Κάθε τραπέζι πρέπει να ανήκει σε μία ομάδα της αντικανονικής διανομής.
error-knockout-not-imps = Το νοκ άουτ βαθμολογείται με IMP, ανάμεσα σε δύο τραπέζια.
error-margin-negative = Η διαφορά είναι μηδέν ή παραπάνω, όχι { $margin }.
error-more-than-top = Με τοπ { $top } κανείς δεν μπορεί να πάρει { $points }.
error-need-two-results = Χρειάζονται τουλάχιστον δύο αποτελέσματα για να συγκριθούν.
error-need-two-tables = Η διανομή ενός αγώνα έχει δύο τραπέζια. Αποτελέσματα: { $results }.
error-not-elected = Οι κανονισμοί σας δεν προβλέπουν το { $law }.
error-not-in-edition = Ο Κώδικας { $edition } δεν προβλέπει αυτή την απόφαση.
error-number-of-tricks = Δεν μεταφέρονται τόσες λεβέ: { $number }
error-pair-twice = Το ζεύγος { $pair } έχει παίξει δύο φορές αυτή τη διανομή.
error-penalty-not-positive = Μια ποινή είναι πάνω από μηδέν, όχι { $amount }.
error-penalty-unit = Μια ποινή σε { $unit } δεν ταιριάζει με αυτή τη μέθοδο βαθμολογίας.
error-results-needed = Εδώ δεν αρκεί το τοπ: χρειάζονται τα αποτελέσματα στα άλλα τραπέζια.
error-scale-unknown = Δεν υπάρχει κλίμακα { $name } για { $boards } διανομές. Υπάρχουν: { $known }
error-session-unit = Στους βαθμούς αγώνα γράψτε ποσοστό, στα IMP πόσα IMP ανά διανομή, όχι { $unit }.
error-table-unknown = Δεν υπάρχει αποτέλεσμα { $ns } εναντίον { $ew }.
error-tricks-need-contract = Για να μεταφερθούν λεβέ, πρέπει να είναι γνωστό το συμβόλαιο στο τραπέζι.
error-tricks-not-there = Λεβέ προς μεταφορά: { $number }· ο άλλος άξονας κέρδισε μόνο { $tricks }.
error-weighting-prohibited = Οι κανονισμοί σας δεν επιτρέπουν σταθμισμένη βαθμολογία.
error-weights-not-whole = Τα ποσοστά έχουν άθροισμα { $total }% και όχι εκατό τοις εκατό.

type-a-number = Μπορείτε και να γράψετε τη διανομή: { "#7" }
type-a-result = Σχηματίστε το με τα κουμπιά ή γράψτε το μαζί με τον εκτελεστή: { "4πκ-2 Β" }. Αρκούν και οι πόντοι του Βορρά-Νότου: { "-500" }
type-a-results = Διαλέξτε με τα κουμπιά ή γράψτε κάθε αποτέλεσμα με το ποσοστό του: { "60% 4π= Β, 40% 4π-1 Β" }
type-a-listed = Διαλέξτε ένα με τα κουμπιά ή γράψτε τα αποτελέσματα, χωρίς ποσοστά: { "4π= Β, 4π-1 Β" }
type-a-others = Γράψτε ή επικολλήστε τα το ένα μετά το άλλο, τους πόντους από τη μεριά του Βορρά-Νότου: { "4π= Β, 3χα+1 Ν, +620, 2x 4π-1 Β, Α+/Α-" }. Για ποινή αρκεί το τοπ: { "24 MP" }
type-a-amount = Γράψτε την: { "10%" }, { "3 IMP" }, { "1 VP" }
type-a-points = Γράψτε το, και αν είναι δύο ή περισσότερα, το καθένα με το ποσοστό του: { "60% 18, 40% 3" }
type-a-top = Γράψτε έναν αριθμό: { "24" }
passed-out = Όλοι πάσο
score-of-a-contract = { $result }, από τη μεριά του εκτελεστή: { $without } στην πρώτη μανς, { $vulnerable } στη δεύτερη. (Νόμος { $law })
risk-none = Χωρίς κοντρ
risk-X = Κοντρέ
risk-XX = Σιρκοντρέ
further-details = Κάθε σύγκριση
double-dummy = Με ανοικτά φύλλα (double dummy), { $seat }: λεβέ { $tricks }
double-dummy-missing = Η διανομή κρατήθηκε. Τα αποτελέσματα με ανοικτά φύλλα δεν είναι διαθέσιμα εδώ.
deal-without-case = Πρώτα πείτε τι έγινε· ύστερα στείλτε τη διανομή.
typed-deal = Διανομή:
error-deal-not-understood = Αυτό δεν είναι ολόκληρη διανομή σε PBN, όπως { "N:AKQ2.432.K54.QJ3 …" }: { $text }
