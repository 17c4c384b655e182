### Titles of the irregularities and of the second segments of a case.

irregularity-insufficient_bid = Ανεπαρκής αγορά
    .what = Αγορά, εντός σειράς, που δεν είναι υψηλότερη από την τελευταία αγορά
irregularity-bid_out_of_turn = Αγορά εκτός σειράς
    .what = Αγορά από παίκτη που δεν είχε σειρά

irregularity-pass_out_of_turn = Πάσο εκτός σειράς
    .what = Πάσο, απλό ή συμβατικό, από παίκτη που δεν είχε σειρά
irregularity-double_out_of_turn = Κοντρ ή σιρκόντρ εκτός σειράς
    .what = Κοντρ ή σιρκόντρ από παίκτη που δεν είχε σειρά
irregularity-change_of_call = Αλλαγή δήλωσης ή ακούσια δήλωση
    .what = Παίκτης αλλάζει δική του δήλωση, ή θέλει να την αλλάξει
irregularity-exposed_card_auction = Έκθεση ή έξοδος φύλλου στις αγορές
    .what = Φύλλο παίκτη μπορούσε να φανεί, ή παίχτηκε ως έξοδος, πριν από την εκτέλεση
irregularity-simultaneous_calls = Ταυτόχρονες δηλώσεις
    .what = Δύο παίκτες κάνουν δήλωση την ίδια στιγμή
irregularity-missed_turn = Παίκτης που παραλείφθηκε
    .what = Ακολούθησαν τρία πάσο, το ένα εκτός σειράς, και κάποιος παίκτης έχασε έτσι τη σειρά του
irregularity-inadmissible_double = Απαράδεκτο κοντρ ή σιρκόντρ
    .what = Κοντρ ή σιρκόντρ που δεν επιτρέπει ο Κώδικας, για παράδειγμα σε αγορά του συμπαίκτη
irregularity-call_when_must_pass = Δήλωση παρά το υποχρεωτικό πάσο
    .what = Αγορά, κοντρ ή σιρκόντρ από παίκτη που έπρεπε να πει πάσο
irregularity-bid_above_seven = Αγορά πάνω από το επίπεδο επτά
    .what = Αγορά στο επίπεδο οκτώ ή ψηλότερα
irregularity-call_after_final_pass = Δήλωση μετά το τελικό πάσο
    .what = Δήλωση ενώ οι αγορές είχαν ήδη τελειώσει
irregularity-cards_from_wrong_board = Δήλωση με φύλλα άλλης θήκης
    .what = Παίκτης έκανε δήλωση κρατώντας τα φύλλα άλλης διανομής
irregularity-call_unclear = Ασαφής ή λάθος διατυπωμένη δήλωση
    .what = Δήλωση που δεν ακούστηκε ή δεν έγινε κατανοητή, ή κοντρ που ονομάζει αγορά

segment-exposed_card_becomes = Τι γίνονται τα φύλλα που εκτέθηκαν
segment-other_board = Η διανομή από όπου ήταν τα φύλλα
segment-lead_restriction = Περιορισμός εξόδου: πρώτη έξοδος από τον συμπαίκτη του υπαιτίου
segment-damage_insufficient = Ζημιά μετά τη διόρθωση της ανεπαρκούς αγοράς
segment-damage_comparable = Ζημιά μετά τη συγκρίσιμη δήλωση
segment-repeated_insufficient = Ανεπαρκής η αγορά που επαναλήφθηκε
segment-awareness = Θα μπορούσε να το γνωρίζει ο υπαίτιος;
segment-withdrawn_information = Χρησιμοποιήθηκε πληροφορία από δήλωση ή φύλλο που ανακλήθηκε;
