adjustment-correction-period-over = Düzeltme Süreci bitti: skor geçerlidir.
