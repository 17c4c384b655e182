irregularity-opening_lead_out_of_turn = Opening lead out of turn
    .what = The wrong defender made the opening lead, face up or face down
