### The menu of commands, as a chat platform shows it.

command-ruling = Νέα απόφαση· γράψτε δίπλα τι έγινε ή το τραπέζι
command-open = Οι ανοικτές υποθέσεις και τι εκκρεμεί
command-back = Αναίρεση της τελευταίας απάντησης
command-why = Ο Νόμος και οι απαντήσεις στις οποίες στηρίζεται η απόφαση
command-answers = Οι απαντήσεις ως τώρα· αλλάξτε μία
command-compare = Τι θα όριζε η άλλη έκδοση του Κώδικα
command-cancel = Κλείσιμο αυτής της υπόθεσης
command-label = Όνομα για την υπόθεση: τραπέζι ή διανομή
command-language = Γλώσσα
command-edition = Κώδικας 2017 ή 2007
command-help = Τι μπορείτε να κάνετε εδώ
command-start = Έναρξη: διαιτητής ή παίκτης
command-link = Οι ίδιες υποθέσεις σε άλλη πλατφόρμα
command-unlink = Αποσύνδεση από την άλλη πλατφόρμα
command-privacy = Ποια δεδομένα σας αποθηκεύονται
command-forget = Διαγραφή όλων των δεδομένων σας
command-script = Ανάρτηση του κειμένου που πρέπει να διαβαστεί
name-script = ανάγνωση
option-ruling = Τι έγινε, ή το τραπέζι
option-label = Το τραπέζι ή η διανομή
option-link = Ο κωδικός που πήρατε στην άλλη πλατφόρμα
