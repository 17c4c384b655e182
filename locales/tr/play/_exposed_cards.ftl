fact-exposed_cards = Hangi kartlar?
    .low = Dokuzlu veya daha küçük tek kart, çıkılmamış
    .low-label = 9 ve altı, çıkılmamış
    .honour = Onlu veya daha büyük tek kart, çıkılmamış
    .honour-label = Onlu ve üstü, çıkılmamış
    .led = Çıkılmış tek kart
    .two_or_more = İki veya daha çok kart
