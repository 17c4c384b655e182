irregularity-pass_out_of_turn = Πάσο εκτός σειράς
    .what = Πάσο, απλό ή συμβατικό, από παίκτη που δεν είχε σειρά
