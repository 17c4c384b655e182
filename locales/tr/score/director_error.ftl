irregularity-director_error = Hakem ya da organizasyon hatası
    .label = Hakem hatası
    .what = Karar ya da yön, bord, hareketle ilgili talimat yanlıştı
    .player = Kararın yanlış olduğunu düşünüyorsanız hemen ya da itiraz süresi içinde söyleyin. Düzeltilebilen düzeltilir; düzeltilemezse iki taraf da kusursuz sayılır.

fact-error_of = Hata kimindi?
    .ruling = Yanlış karar ya da açıklama
    .ruling-label = Yanlış karar
    .ruling-full = Hakemin: karar yanlıştı ya da Yasa ve seçenekler yanlış açıklandı
    .wrong_board = Yanlış bord ya da rakip
    .wrong_board-full = Hakemin ya da organizasyonun: o turda onlara ait olmayan bord ya da yanlış rakipler
    .fouled = Yanlış dizilmiş bord
    .fouled-full = Hakemin ya da organizasyonun: yanlış ceplere konmuş kartlar ya da dağıtanı ya da zon durumu farklı bir kopya
    .instruction = Yanlış talimat
    .instruction-full = Hakemin ya da organizasyonun: yön, süre ya da skorlama gibi bir konuda başka bir talimat ya da düzenleme
    .players = Oyuncuların kendi hatası
    .players-full = Oyuncuların kendi yöntem hatası; ne karar verilmiş ya da duyurulmuş olursa olsun

fact-by_director = Bordu hakem ya da organizasyon mu bozdu?

step-error-admitted = Hatanın onlara ait olmadığını söyleyin ve düzeltin.
    .say = Kusura bakmayın, hata sizin değildi. Düzelteceğim.
    .explain = Hataları, istenmese de, düzeltmek hakemin görevidir.
step-play-or-postpone = Bordu, hâlâ yapılabiliyorsa oynatın, erteleyin ya da iptal edin.
    .explain = Talimatınıza uyduğu için kimse cezalandırılmaz.
step-right-ruling-now = Doğru kararı şimdi verin; yanlış karara dayananlar geri alınır.
    .explain = Yanlış açıklamayla seçim yapan yeniden seçer. Geri alınan konuşma ve kartlardan öğrenilenler ayrı bir Yasaya bağlıdır.
step-right-from-here-on = Bundan sonra doğru karar geçerlidir. Gerisine oyun bitince bakılır.
    .say = Kusura bakmayın, kararım yanlıştı. Bundan sonra doğru karar geçerli. Gerisine bord bitince bakacağım.
    .explain = Geri alınamayan için skor, iki taraf da kusursuz sayılarak oyun bitince ayarlanır.
check-directors-error = Oyun bitince: yanlış karar olmasaydı her taraf ne skor alırdı?
    .explain = İki taraf da kusursuz sayılır.
adjustment-scored-without-error = Bordu doğru karara göre skorlayın.
    .say = Bord doğru karara göre skorlanır.
    .explain = Normal skor verilebiliyorsa ayarlı skor verilmez.
adjustment-assigned-to-each-side = Her tarafa kusursuz taraf olarak atamalı skor verin.
    .say = Her taraf ayarlı skor alır; hiçbir taraf kusurlu değil.
    .explain = Kuşkulu her nokta, her taraf için ayrı ayrı, o tarafın lehine çözülür. İki skorun birbirini dengelemesi gerekmez.
adjustment-error-found-too-late = Hata çok geç saptandı: skor geçerlidir.
    .say = Skoru değiştirmek için artık geç.
    .explain = { $edition ->
        [laws2007] Hakem, Düzeltme Süreci içinde saptananı düzeltir.
       *[laws2017] Hakem, düzeltme ve karar süresi içinde saptananı düzeltir.
    }
