irregularity-inadmissible_double = Inadmissible double or redouble
    .label = Inadmissible double
    .what = A double or redouble that the Laws do not allow, such as of partner’s bid
