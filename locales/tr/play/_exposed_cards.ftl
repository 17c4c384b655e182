fact-exposed_cards = Hangi kartlar?
    .low = Dokuzlu veya daha küçük tek kart, çıkılmamış
    .honour = Onlu veya daha büyük tek kart, çıkılmamış
    .led = Çıkılmış tek kart
    .two_or_more = İki veya daha çok kart
