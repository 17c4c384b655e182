irregularity-double_out_of_turn = Κοντρ ή σιρκόντρ εκτός σειράς
    .what = Κοντρ ή σιρκόντρ από παίκτη που δεν είχε σειρά
