irregularity-inadmissible_double = Kabulü olanaksız kontr veya sürkontr
    .label = Kabulü olanaksız kontr
    .what = Yasaların izin vermediği kontr veya sürkontr, örneğin ortağın deklaresine
