irregularity-opening_lead_out_of_turn = Αντάμ εκτός σειράς
    .what = Ο λάθος αμυνόμενος έκανε την αντάμ, ανοικτή ή κλειστή
