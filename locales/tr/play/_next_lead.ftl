fact-corrected_trick_has_another_winner = Düzeltilen löveyi, sonraki löveye çıkandan başka bir el mi kazanıyor?
    .full = Kartlar düzeltilince löveyi, sonraki löveye çıkan elden başka bir el mi kazanıyor?

step-lead-taken-back = Sonraki löveye yapılan çıkış onarma olmadan geri alınır: löveyi şimdi başka bir el kazanır ve o çıkar.
    .say = Sonraki löveye yapılan çıkış onarma olmadan ele döner. Bu löveyi şimdi kazanan el çıkar.
    .explain = Sonraki löveye, löveyi kazanan el çıkar. Kart cezalı kart olmaz, çünkü çıkan oyuncu bir kusur işlememiştir.
step-next-lead-after-wrong-card = Defans oyuncusu sonraki löveye çıkışını da geri alabilir. Düzeltilen löveyi başka bir el kazanırsa her çıkış geri döner; aynı el kazanırsa deklaranınki kalır.
    .say = Bu löveyi başka bir el kazanırsa sonraki löveye çıkan oyuncu kartını geri alır. Defans oyuncusu onu her durumda geri alabilir.
    .explain = Çıkış yanlıştan sonra yapıldı. Geri alınınca cezalı kart olmaz. Düzeltilen löveyi kazanan el çıkar; defans oyuncusu o zaman aynı kartla ya da başkasıyla çıkabilir.
