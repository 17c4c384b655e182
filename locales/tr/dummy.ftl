### Yerin kartları: deklaran onları nasıl ister, yer ne yapabilir.

fact-designation = Deklaran yere ne dedi?
    .suit = Renk söyledi, derece söylemedi
    .low = Yalnızca “küçük” ya da benzeri
    .high = Yalnızca “büyük” ya da benzeri
    .win = “Kazan”, “al” ya da benzeri
    .rank = Derece söyledi, renk söylemedi
    .not_in_dummy = Yerde olmayan bir kart ya da renk
    .anything = Ne renk ne derece: “ne istersen”, “oyna”
fact-undisputed_intention = Deklaranın belirli bir başka kartı kastettiği tartışma götürmez mi?
    .explain = Deklarana sormayın. Oyunun kendisinden herkes için açık olmalıdır: örneğin sağlam körlerini yukarıdan çekerken “kör” demesi. En küçük kuşku varsa yanıt hayırdır.
fact-dummy_can_follow = Yerde çıkılan renkten kart var mı? (Çıkış yerdeyse yanıt hayırdır.)
fact-cards_of_rank = Yerde bu dereceden kartlar nerede?
    .continues = Çıkış yerde, önceki löveyi yer kazandı ve o löveyi kazanan kartın renginde bir tane var
    .one_legal = Değilse: bir tanesi yasal olarak oynanabilir
    .several_legal = Değilse: iki ya da daha çoğu yasal olarak oynanabilir
    .none_legal = Hiçbiri yasal olarak oynanamaz
offer-defender_designates = Defans ne seçiyor?
    .designates = Kartı bir defans oyuncusu söylüyor
    .leaves = İkisi de söylemiyor
script-either-defender-designates = Deklaran ne renk ne derece söyledi. Şimdi defans oyuncularından biri yerden hangi kartın oynanacağını söyleyebilir; kart yasal olmalıdır. Birbirinize danışmayın. İkiniz de söylemezseniz kartı deklaran seçer.
consequence-defenders-choice-played = Yerden, defans oyuncusunun söylediği kart oynanır.
consequence-declarer-names-card = Deklaran istediği yasal kartı söyler.
step-intended-card-played = Yerden, deklaranın tartışmasız kastettiği kart oynanır.
step-lowest-of-suit-named = Yerden, söylenen rengin en küçüğü oynanır.
step-lowest-of-suit-led = Yerden, çıkılan rengin en küçüğü oynanır.
step-highest-of-suit-led = Yerden, çıkılan rengin en büyüğü oynanır.
step-lowest-that-wins = Yerden, löveyi kazanacağı bilinen kartların en küçüğü oynanır.
step-suit-is-continued = Yer önceki lövenin rengine, söylenen derecedeki kartla devam eder.
step-card-of-that-rank-played = Yerden, o derecede yasal olarak oynanabilen tek kart oynanır.
step-declarer-says-which-suit = Deklaran o dereceden bir kart oynamak zorundadır, rengini kendisi söyler.
step-any-legal-card-of-dummy = Çağrı geçersizdir. Deklaran yerden istediği yasal kartı söyler.
step-defender-names-card = Yerden, defans oyuncusunun söylediği kart oynanır.
step-declarer-names-card = Deklaran yerden istediği yasal kartı söyler.
step-if-another-card-was-moved = Yer başka bir kartı öne koyduysa, ona da ardından, söylenmemiş kart olarak karar verin.

fact-since_designation = Kartın adı söylendikten sonra ne oynandı?
    .nothing = Hiçbir şey
    .opponent = Bir rakip oynadı, ondan sonra kimse oynamadı
    .declarer = Deklaran iki elden birinden yeniden oynadı
    .partner = Kartı söyleyenin ortağı oynadı (deklaran tarafında: söylenenden başka bir kart)
fact-changed_without_pause = Düşünmek için duraksamadan mı değiştirdi ya da değiştirmeye kalktı?
    .explain = Süre, ne söylediğini fark ettiği anda başlar. Oyunu düşünmek için kısa bir susma da duraksamadır.
fact-designation_unintended = Sürçme miydi: oyuncu bu kartı söylerken başka bir kartı mı kastediyordu?
    .explain = { $edition ->
        [laws2007] Dil ya da el sürçmesi düzeltilebilir. Söylerken o kartı kasteden, sonra fikrini değiştiren oyuncu için bu bir sürçme değildir. Aklından ne geçtiğini sorun, oyuna bakarak karar verin.
       *[laws2017] Dil sürçmesi düzeltilebilir. Dikkatin dağılması, oynananı unutmak ya da fikir değiştirmek sürçme değildir. Aklından ne geçtiğini sorun, oyuna bakarak karar verin.
    }
step-designation-changed = Söylenen kart değiştirilebilir: kastedilen kart oynanır. Öbürü, onarma olmadan geri döner.
step-too-late-to-change-designation = Ne kastedilmiş olursa olsun, söylenen kartı değiştirmek için artık geçtir.
step-changed-after-thought = Düşünmek için duraksandıktan sonra söylenen kart değiştirilemez.
