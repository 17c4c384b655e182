irregularity-bid_out_of_turn = Sırasız deklare
    .what = Sıra kendisinde olmayan oyuncunun deklaresi
