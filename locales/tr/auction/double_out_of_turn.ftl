irregularity-double_out_of_turn = Sırasız kontr veya sürkontr
    .label = Sırasız kontr/sürkontr
    .what = Sıra kendisinde olmayan oyuncunun kontru veya sürkontru
