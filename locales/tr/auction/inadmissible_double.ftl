irregularity-inadmissible_double = Kabulü olanaksız kontr veya sürkontr
    .what = Yasaların izin vermediği kontr veya sürkontr, örneğin ortağın deklaresine
