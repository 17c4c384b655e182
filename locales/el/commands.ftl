### The menu of commands, as a chat platform shows it.

command-ruling = Νέα απόφαση· γράψτε τι έγινε, ή το τραπέζι
command-open = Οι ανοικτές υποθέσεις και τι εκκρεμεί
command-back = Πίσω: η τελευταία απάντηση αναιρείται
command-why = Ο Νόμος και οι απαντήσεις πίσω από αυτό
command-answers = Οι απαντήσεις ως τώρα· αλλάξτε μία
command-compare = Τι θα έλεγε η άλλη έκδοση του Κώδικα
command-cancel = Κλείσιμο αυτής της υπόθεσης
command-label = Όνομα για την υπόθεση: τραπέζι ή διανομή
command-language = Γλώσσα
command-edition = Κώδικας 2017 ή 2007
command-help = Τι μπορείτε να κάνετε εδώ
command-start = Αρχή: διαιτητής ή παίκτης
command-privacy = Τι κρατείται για εσάς
command-forget = Διαγραφή όλων όσα κρατούνται για εσάς
command-script = Δημοσίευση αυτού που διαβάζεται τώρα
option-ruling = Τι έγινε, ή το τραπέζι
option-label = Το τραπέζι ή η διανομή
