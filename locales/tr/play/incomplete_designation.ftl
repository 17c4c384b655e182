irregularity-incomplete_designation = Yerden oynanacak kartın eksik tanımlanması
    .label = Yerden eksik tanımlama
    .what = Renk yok, derece yok ya da yerde olmayan kart

fact-designation = Deklaran yere ne dedi? Birden çoğu doğruysa listede önce geleni seçin.
    .not_in_dummy = Yerde olmayan bir kart ya da renk, veya yerin hiçbir kartının kazanamayacağı bir lövede “kazan”
    .not_in_dummy-label = Yerde yok ya da alamaz
    .illegal = Yerde olan ama oynanamayacak bir kart ya da renk: yer çıkılan renge uyabiliyor
    .illegal-label = Yerde var, oynanamaz
    .slip = Kastettiğinden başka bir kart: şimdi dil sürçmesi olduğunu söylüyor
    .slip-label = Dil sürçmesi diyor
    .suit = Renk söyledi, derece söylemedi
    .suit-label = Renk, derecesiz
    .low = Yalnızca “küçük” ya da benzeri
    .low-label = “Küçük”
    .high = Yalnızca “büyük” ya da benzeri
    .high-label = “Büyük”
    .win = “Kazan”, “al” ya da benzeri
    .win-label = “Kazan”
    .rank = Derece söyledi, renk söylemedi
    .rank-label = Derece, renksiz
    .anything = Ne renk ne derece: “ne istersen”, “oyna”
    .anything-label = “Ne istersen”
    .explain = Bunun sürçme olmadığına karar verirseniz söylenen söz geçerlidir: bu listeye dönüp ne söylendiğini seçin.
fact-undisputed_intention = Deklaranın belirli bir başka kartı kastettiği tartışmasız mı?
    .explain = Deklarana sormayın. Oyunun kendisinden herkes için açık olmalıdır: örneğin sağlam körlerini yukarıdan çekerken “kör” demesi. En küçük kuşku varsa yanıt hayırdır. Ağızdan kaçan söz başka bir konudur: geri dönüp dil sürçmesini seçin.
fact-dummy_can_follow = Yerde çıkılan renkten kart var mı? (Çıkış yerdeyse yanıt hayırdır.)
fact-cards_of_rank = Yerde bu dereceden kartlar nerede?
    .continues = Çıkış yerde, önceki löveyi yer kazandı ve o löveyi kazanan kartın renginde bir tane var
    .continues-label = Löve aldığı renkte var
    .one_legal = Yukarıdaki durum yok; bir tanesi yasal olarak oynanabilir
    .one_legal-label = Yalnızca biri yasal
    .several_legal = Yukarıdaki durum yok; iki ya da daha çoğu yasal olarak oynanabilir
    .several_legal-label = Birden çoğu yasal
    .none_legal = Hiçbiri yasal olarak oynanamaz
    .none_legal-label = Hiçbiri yasal değil

offer-defender_designates = Defans neyi seçiyor?
    .designates = Kartı bir defans oyuncusu söylüyor
    .designates-label = Kartı biri söylüyor
    .leaves = İkisi de söylemiyor

script-either-defender-designates = Deklaran ne renk ne derece söyledi. Defans oyuncularından biri, yerden oynanacak yasal bir kart söyleyebilir; birbirinize danışmayın. İkiniz de söylemezseniz kartı deklaran seçer.

consequence-defenders-choice-played = Yerden, defans oyuncusunun söylediği kart oynanır.
consequence-declarer-names-card = Deklaran istediği yasal kartı söyler.

step-intended-card-played = Yerden, deklaranın tartışmasız kastettiği kart oynanır.
    .say = Yerden, deklaranın tartışmasız kastettiği kart oynanır.
    .explain = Söylenen eksikti, oyun onu tamamladı. Ağızdan kaçan söz başka bir konudur: o durumda dil sürçmesini seçin.
step-lowest-of-suit-named = Yerden, söylenen rengin en küçüğü oynanır.
step-lowest-of-suit-led = Yerden, çıkılan rengin en küçüğü oynanır.
step-highest-of-suit-led = Yerden, çıkılan rengin en büyüğü oynanır.
step-lowest-that-wins = Yerden, löveyi kazanacağı bilinen kartların en küçüğü oynanır.
step-suit-is-continued = Yer, önceki löveyi kazandığı renge, söylenen derecedeki kartla devam eder.
step-card-of-that-rank-played = Yerden, o derecede yasal olarak oynanabilen tek kart oynanır.
step-declarer-says-which-suit = Deklaran o dereceden bir kart oynamak zorundadır, rengini kendisi söyler.
step-dummy-must-follow = Yer renge uymak zorundadır. Deklaran çıkılan renkten istediği kartı söyler.
    .say = Yer renge uymak zorundadır. Deklaran, çıkılan renkten istediğiniz kartı söyleyin.
    .explain = Renge uyma yükümlülüğü her şeyden önce gelir; bu yüzden söylenen kart oynanmaz. Yer bunu hemen söyleyebilir.
step-any-legal-card-of-dummy = Tanımlama geçersizdir. Deklaran yerden istediği yasal kartı söyler.
step-defender-names-card = Yerden, defans oyuncusunun söylediği kart oynanır.
step-declarer-names-card = Deklaran yerden istediği yasal kartı söyler.

check-if-dummy-has-not-followed = Yer o kartı oynadıysa sonra rönonsu ele alın.
    .explain = Resmileşene kadar düzeltilir; ondan sonra oynayan kartını değiştirebilir.
check-if-another-card-was-moved = Yer başka bir kartı öne koyduysa, sonra onu, söylenmemiş kart olarak ele alın.
    .explain = İki taraf da sonraki löveye oynamadıysa, deklaranın istemediği kart geri konur.
