adjustment-correction-period-over = The Correction Period is over: the score stands.
