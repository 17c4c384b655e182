### Titles of the irregularities and of the second segments of a case.

irregularity-insufficient_bid = Ανεπαρκής αγορά
    .what = Αγορά, εντός σειράς, που δεν είναι υψηλότερη από την τελευταία αγορά
irregularity-bid_out_of_turn = Αγορά εκτός σειράς
    .what = Αγορά από παίκτη που δεν είχε σειρά· επίσης, εκτός σειράς, συμβατικό πάσο ή πάσο σε συμβατική δήλωση του συμπαίκτη

irregularity-pass_out_of_turn = Πάσο εκτός σειράς
irregularity-double_out_of_turn = Κοντρ ή σιρκόντρ εκτός σειράς
irregularity-inadmissible_double = Απαράδεκτο κοντρ ή σιρκόντρ
irregularity-bid_above_seven = Αγορά πάνω από το επίπεδο επτά
irregularity-call_after_final_pass = Δήλωση μετά το τελικό πάσο

segment-lead_restriction = Περιορισμός εξόδου: πρώτη έξοδος από τον συμπαίκτη του υπαιτίου
segment-damage_insufficient = Ζημιά μετά τη διόρθωση της ανεπαρκούς αγοράς
segment-damage_comparable = Ζημιά μετά τη συγκρίσιμη δήλωση
segment-repeated_insufficient = Η αγορά που επαναλήφθηκε είναι ανεπαρκής
segment-awareness = Θα μπορούσε να το γνωρίζει ο υπαίτιος;
segment-withdrawn_information = Χρησιμοποιήθηκε πληροφορία από την ανακληθείσα δήλωση;
