irregularity-opening_lead_out_of_turn = Sırasız atak
    .what = Atağı yanlış defans oyuncusu yaptı, yüzü açık ya da kapalı
