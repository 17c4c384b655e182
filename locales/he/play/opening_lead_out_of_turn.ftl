irregularity-opening_lead_out_of_turn = הובלת פתיחה שלא בתור
    .what = המגן הלא-נכון ביצע את הובלת הפתיחה, בקלף גלוי או הפוך
