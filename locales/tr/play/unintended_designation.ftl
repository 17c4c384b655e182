irregularity-unintended_designation = Deklaran söylediği kartı değiştirmek istiyor
    .label = Söylenen kart değişimi
    .what = Dil sürçmesi ya da fikir değiştirme

fact-since_designation = Kartın adı söylendikten sonra ne oynandı?
    .nothing = Hiçbir şey
    .opponent = Yalnızca rakip, bu löveye oynadı
    .opponent-label = Yalnız rakip, bu löveye
    .opponent-full = Bir rakip yalnızca bu löveye oynadı, ondan sonra kimse oynamadı
    .opponent_led = Yalnızca rakip, sonraki löveye çıktı
    .opponent_led-label = Yalnız rakip, sonrakine
    .opponent_led-full = Bir rakip sonraki löveye çıktı, ondan sonra kimse oynamadı
    .declarer = Deklaran yine oynadı
    .declarer-full = Deklaran, elinden ya da yerden, yeniden oynadı
    .partner = Söyleyenin ortağı (yerse söylenenden başka kart)
    .partner-label = Söyleyenin ortağı
    .partner-full = Kartı söyleyenin ortağı oynadı (deklaran tarafında: söylenenden başka bir kart)
fact-changed_without_pause = Düşünmek için duraksamadan mı değiştirdi ya da değiştirmeye kalktı?
    .explain = Süre, ne söylediğini fark ettiği anda başlar. Oyunu düşünmek için kısa bir susma da duraksamadır.
fact-designation_unintended = İstem dışı mıydı: söylerken başka kartı mı kastediyordu?
    .full = İstem dışı mıydı: oyuncu bu kartı söylerken başka bir kartı mı kastediyordu?
    .explain = { $edition ->
        [laws2007] Dil ya da el sürçmesi düzeltilebilir. Söylerken o kartı kasteden, sonra fikrini değiştiren oyuncu için bu bir sürçme değildir. Aklından ne geçtiğini sorun, oyuna bakarak karar verin.
       *[laws2017] Dil sürçmesi düzeltilebilir. Dikkatin dağılması, oynananı unutmak ya da fikir değiştirmek sürçme değildir. Aklından ne geçtiğini sorun, oyuna bakarak karar verin.
    }

step-designation-changed = Söylenen kart değiştirilebilir: kastedilen kart oynanır. Diğeri, onarma olmadan geri döner.
step-too-late-to-change-designation = Ne kastedilmiş olursa olsun, söylenen kartı değiştirmek için artık geçtir.
step-changed-after-thought = Düşünmek için duraksandıktan sonra söylenen kart değiştirilemez.
