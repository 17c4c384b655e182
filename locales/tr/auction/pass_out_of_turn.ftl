irregularity-pass_out_of_turn = Sırasız pas
    .what = Sıra kendisinde olmayan oyuncunun olağan ya da yapay pası
