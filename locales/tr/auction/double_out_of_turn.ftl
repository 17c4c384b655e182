irregularity-double_out_of_turn = Sırasız kontr veya sürkontr
    .what = Sıra kendisinde olmayan oyuncunun kontru veya sürkontru
