fact-exposed_cards = Hangi kartlar?
    .low = 9 ve altı, çıkılmamış
    .low-full = Dokuzlu veya daha küçük tek kart, çıkılmamış
    .honour = Onlu ve üstü, çıkılmamış
    .honour-full = Onlu veya daha büyük tek kart, çıkılmamış
    .led = Çıkılmış tek kart
    .two_or_more = İki veya daha çok kart
