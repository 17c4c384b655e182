fact-corrected_trick_has_another_winner = Kartlar düzeltilince löveyi, sonraki löveye çıkan elden başka bir el mi kazanıyor?

step-lead-taken-back = Sonraki löveye yapılan çıkış onarma olmadan geri alınır: löveyi şimdi başka bir el kazanır ve o çıkar.
    .say = Sonraki löveye yapılan çıkış onarma olmadan ele döner. Bu löveyi şimdi kazanan el çıkar.
    .explain = Sonraki löveye, löveyi kazanan el çıkar. Kart cezalı kart olmaz, çünkü çıkan oyuncu bir kusur işlememiştir.
