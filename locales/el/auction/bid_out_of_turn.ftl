irregularity-bid_out_of_turn = Αγορά εκτός σειράς
    .what = Αγορά από παίκτη που δεν είχε σειρά
