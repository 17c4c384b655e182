irregularity-missed_turn = Atlanan oyuncu
    .what = Üç pas geçildi, biri sırasızdı; böylece bir oyuncunun konuşma sırası gitti

fact-followed = Bir oyuncu atlandı. Ardından ne oldu? İlk doğru olanı seçin.
    .full = Bir oyuncu atlandı. Ardından ne oldu?
    .three_passes = Son deklare/kontrdan beri, biri sırasız, üç pas
    .three_passes-label = Toplam üç pas oldu
    .three_passes-full = Pas olmayan son konuşmadan bu yana toplam üç pas; biri sırasızdı, böylece bir oyuncu konuşma sırasını yitirdi
    .goes_on = Sırasız pasın üzerine sonraki oyuncu konuştu
    .goes_on-label = Üzerine konuşuldu
    .goes_on-full = Sırasız pasın üzerine ondan sonraki oyuncu konuştu
    .not_called_over = Henüz ikisi de değil
    .not_called_over-full = Henüz üç pas geçilmedi ve sırasız pasın üzerine konuşan olmadı

step-back-to-skipped-player = Sıra, atlanan oyuncuya döner; o zamandan beri geçilen bütün paslar iptal edilir ve artırım oradan devam eder.
    .explain = Artırım bitmedi. Sonradan kimse pas geçmek zorunda değildir. Atlanan sıradan önceki pas geçerlidir.
step-back-to-this-player = Sıra, atlanan oyuncuya, yani { WHO($who, case: "dat") } döner. O zamandan beri geçilen bütün paslar iptal edilir ve artırım oradan devam eder.
    .say = Sıra { WHO($who, case: "dat") } döner. O zamandan beri geçilen bütün paslar iptal edilir ve artırım oradan devam eder.
    .explain = Biri sırasız olan üç pasla artırım bitmez. Sonradan kimse pas geçmek zorunda değildir. { WHO($who, case: "gen") } o zamandan beri yaptığı konuşma doğru sıradadır.
step-turn-lost-by-acceptance = Atlanan oyuncu o konuşma sırasını yitirmiştir.
    .explain = Sırasız konuşmanın üzerine konuşuldu, böylece sırasız konuşma kabul edilmiş oldu.
