### Yerin kartları: deklaran onları nasıl ister, yer ne yapabilir.

fact-designation = Deklaran yere ne dedi?
    .suit = Renk söyledi, derece söylemedi
    .low = Yalnızca “küçük” ya da benzeri
    .high = Yalnızca “büyük” ya da benzeri
    .win = “Kazan”, “al” ya da benzeri
    .rank = Derece söyledi, renk söylemedi
    .not_in_dummy = Yerde olmayan bir kart ya da renk, veya yerin hiçbir kartının kazanamayacağı bir lövede “kazan”
    .anything = Ne renk ne derece: “ne istersen”, “oyna”
fact-undisputed_intention = Deklaranın belirli bir başka kartı kastettiği tartışmasız mı?
    .explain = Deklarana sormayın. Oyunun kendisinden herkes için açık olmalıdır: örneğin sağlam körlerini yukarıdan çekerken “kör” demesi. En küçük kuşku varsa yanıt hayırdır.
fact-dummy_can_follow = Yerde çıkılan renkten kart var mı? (Çıkış yerdeyse yanıt hayırdır.)
fact-cards_of_rank = Yerde bu dereceden kartlar nerede?
    .continues = Çıkış yerde, önceki löveyi yer kazandı ve o löveyi kazanan kartın renginde bir tane var
    .one_legal = Yukarıdaki durum yok; bir tanesi yasal olarak oynanabilir
    .several_legal = Yukarıdaki durum yok; iki ya da daha çoğu yasal olarak oynanabilir
    .none_legal = Hiçbiri yasal olarak oynanamaz
offer-defender_designates = Defans neyi seçiyor?
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
step-suit-is-continued = Yer, önceki löveyi kazandığı renge, söylenen derecedeki kartla devam eder.
step-card-of-that-rank-played = Yerden, o derecede yasal olarak oynanabilen tek kart oynanır.
step-declarer-says-which-suit = Deklaran o dereceden bir kart oynamak zorundadır, rengini kendisi söyler.
step-any-legal-card-of-dummy = Tanımlama geçersizdir. Deklaran yerden istediği yasal kartı söyler.
step-defender-names-card = Yerden, defans oyuncusunun söylediği kart oynanır.
step-declarer-names-card = Deklaran yerden istediği yasal kartı söyler.
step-if-another-card-was-moved = Yer başka bir kartı öne koyduysa, sonra onu, söylenmemiş kart olarak ele alın.

fact-since_designation = Kartın adı söylendikten sonra ne oynandı?
    .nothing = Hiçbir şey
    .opponent = Bir rakip oynadı, ondan sonra kimse oynamadı
    .declarer = Deklaran, elinden ya da yerden, yeniden oynadı
    .partner = Kartı söyleyenin ortağı oynadı (deklaran tarafında: söylenenden başka bir kart)
fact-changed_without_pause = Düşünmek için duraksamadan mı değiştirdi ya da değiştirmeye kalktı?
    .explain = Süre, ne söylediğini fark ettiği anda başlar. Oyunu düşünmek için kısa bir susma da duraksamadır.
fact-designation_unintended = İstem dışı mıydı: oyuncu bu kartı söylerken başka bir kartı mı kastediyordu?
    .explain = { $edition ->
        [laws2007] Dil ya da el sürçmesi düzeltilebilir. Söylerken o kartı kasteden, sonra fikrini değiştiren oyuncu için bu bir sürçme değildir. Aklından ne geçtiğini sorun, oyuna bakarak karar verin.
       *[laws2017] Dil sürçmesi düzeltilebilir. Dikkatin dağılması, oynananı unutmak ya da fikir değiştirmek sürçme değildir. Aklından ne geçtiğini sorun, oyuna bakarak karar verin.
    }
step-designation-changed = Söylenen kart değiştirilebilir: kastedilen kart oynanır. Diğeri, onarma olmadan geri döner.
step-too-late-to-change-designation = Ne kastedilmiş olursa olsun, söylenen kartı değiştirmek için artık geçtir.
step-changed-after-thought = Düşünmek için duraksandıktan sonra söylenen kart değiştirilemez.

fact-since_wrong_card = Yanlış karta dikkat çekildiğinde ondan sonra ne oynanmıştı?
    .nothing = Hiçbir şey
    .defender = Ondan sonra bir defans oyuncusu oynamıştı
    .rho_and_declarer = Deklaranın sağındaki defans oyuncusu, sonra da deklaran oynamıştı
    .too_late = İki taraf da sonraki löveye oynamıştı
fact-wrong_card_led_to = Yanlış kart neye yol açtı?
    .no_revoke = Bütün eller renge uydu ya da renkten kartı yoktu
    .not_followed = Yanlış kart çıkıştı ve rengine uyabilecek bir el uymadı
    .dummy_revoked = Yer o kartla renge uymamış oldu
step-wrong-card-withdrawn = Kart geri konur. Deklaranın söylediği kart oynanır; bir kart söylememişse şimdi söyler.
step-declarer-may-replace-after-rho = Deklaranın sağındaki defans oyuncusu bunu yaparsa deklaran, löveye ondan sonra oynadığı kartı geri alabilir.
step-wrong-card-stands = Artık geçtir. Oyun sürer; bu lövenin de sonrakilerin de hiçbir kartı değişmez.

fact-only_arranged = Yer karta yalnızca elini düzenlemek için mi dokundu?
fact-dummy_suggested_play = Yer deklarana bir oyun önerdi mi?
    .explain = Deklaran kart söylemeden önce bir karta dokunmak, uzanmak, bir söz ya da bir işaret öneri olabilir. Yerin bunu isteyip istememesi önemli değildir.
step-dummy-may-arrange = Yer kartlarını düzenleyebilir. Onarma yoktur.
step-play-continues-after-suggestion = Deklaran söylemeden yer bir karta dokunamaz, bir kartı gösteremez. Oyun sürer; deklaran istediği kartı oynayabilir.
check-dummy-suggestion = Oyun bitince geri gelin: yer bir oyun önerdi mi, defans bundan zarar gördü mü?

fact-dummy_did = Yer ne yaptı?
    .within_rights = Sizin önünüzde olayı ya da yasayı anlattı, löveleri saydı, söylenen kartı oynadı ya da oyun bittikten sonra bir usulsüzlükten söz etti
    .corrected = Deklaranın bir konuşma açıklamasını düzeltti, bunun için sizi çağırdı ya da yanlış yöne konmuş bir löveyi zamanında gösterdi
    .asked_declarer = Renge uymayan deklarana o renkten kartı olup olmadığını ilk kendisi sordu
    .asked_defender = Renge uymayan defans oyuncusuna o renkten kartı olup olmadığını sordu
    .warned_wrong_hand = Deklaranı yanlış elden çıkmaması için uyardı
    .prevented_other = Deklaranın başka bir usulsüzlüğünü önlemeye çalıştı
    .prevented_defender = Defansın bir usulsüzlüğünü önlemeye çalıştı
    .drew_attention = Oyun sırasında, deklaranın bir usulsüzlüğüne ilk kendisi dikkat çekti
    .drew_attention_to_defenders = Oyun sırasında, sizi çağırarak da olsa, defansın bir usulsüzlüğüne ilk kendisi dikkat çekti
    .called_director = Oyun sırasında, kimse bir usulsüzlüğe dikkat çekmeden, başka bir nedenle sizi çağırdı
    .took_part = Oyuna karıştı ya da deklaranla oyun üzerine konuştu
    .exchanged_hands = Deklaranla el değiştirdi
    .left_seat = Deklaranın oyununu izlemek için yerinden kalktı
    .looked = Gösterilmeden, bir defans oyuncusunun kartına baktı
    .shown = Bir defans oyuncusunun gösterdiği kartlara baktı
fact-dummy_rights_lost = Yer bundan önce deklaranla el değiştirmiş, izlemek için yerinden kalkmış ya da { $edition ->
    [laws2007] kendiliğinden bir defans oyuncusunun kartına bakmış mıydı?
   *[laws2017] bir defans oyuncusunun kartına bakmış mıydı?
}
fact-declarers_play_illegal = Deklaran renge uyabilir miydi? (Ele kendiniz bakın.)
offer-defender_chooses_hand = Defans oyuncularından biri hangi eli seçiyor?
    .from_hand = Deklaranın kendi eli
    .from_dummy = Yer
script-either-defender-chooses-hand = Yer, deklaranı uyarma hakkını yitirmişti. Şimdi defans oyuncularından biri, deklaranın kendi elinden mi yoksa yerden mi çıkacağını seçebilir. Birbirinize danışmayın.
consequence-leads-from-hand = Deklaran kendi elinden çıkar.
consequence-leads-from-dummy = Deklaran yerden çıkar.
step-leads-from-hand = Deklaran kendi elinden çıkar.
step-leads-from-dummy = Deklaran yerden çıkar.
step-dummy-within-rights = Yerin buna hakkı vardı. Oyun sürer.
step-if-declarer-revoked = Deklaran renge uyabiliyorduysa sonra rönonsu ele alın.
step-if-explanation-was-wrong = Deklaranın açıklaması yanlışsa sonra onu ele alın.
step-defender-not-asked = Yer deklarana sorabilir, ama bir defans oyuncusuna soramaz. Defans oyuncusu rönons yaptıysa sonra onu ele alın: dikkati yer çekmiştir.
step-defenders-irregularity-not-prevented = Yer deklaranın usulsüzlüklerini önlemeye çalışabilir, defansınkileri değil.
step-irregularity-ruled-as-usual = Yer bunu oyun sırasında yapamaz. Usulsüzlük varsa onu her zamanki gibi ele alın.
step-dummy-takes-no-part = Yer oyuna karışamaz, deklaranla oyun üzerine konuşamaz.
step-if-a-card-was-suggested = Yer bir kart önerdiyse sonra onu ele alın.
step-defender-may-not-show = Defans oyuncusu elini yere gösteremez.
step-shown-hand-costs-nothing = Yer kendiliğinden bakmadı; hiçbir hakkını yitirmez.
step-procedural-penalty-possible = Yöntemsel ceza verebilir ya da oyuncuyu uyarabilirsiniz.
step-legal-card-substituted = Deklaran, oynadığının yerine yasal bir kart koymak zorundadır.
step-revoke-as-if-established = Rönonsu, resmileşmiş sayarak karara bağlayın.
step-declarers-play-was-legal = Deklaranın kartı yasaldı ve geçerlidir.
step-no-rectification-now = Şimdi onarma yoktur. Oyun, usulsüzlük olmamış gibi sürer.
standing-dummy-rights-lost = Yer, oyunun geri kalanı için bazı haklarını yitirdi. Deklaranı yanlış elden çıkmaması için uyarırsa eli defans oyuncularından biri seçer. Rönonsu deklarana ilk kendisi sorarsa yasaya aykırı kart düzeltilir ve rönons resmileşmiş sayılır. Bir defans usulsüzlüğünden ilk kendisi söz ederse o anda onarma yapılmaz.
check-dummy-took-part = Oyun bitince geri gelin: defans zarar gördüyse ayarlı skor verebilirsiniz.
check-defenders-gain = Oyun bitince geri gelin: defans kendi usulsüzlüğünden kazançlı çıktı mı?
check-declarers-damage = Oyun bitince geri gelin: defansın usulsüzlüğü deklaran tarafına zarar verdi mi?
fact-defenders_gained = Defans, kendi usulsüzlüğünden bir kazanç sağladı mı?
    .explain = Sonucu, usulsüzlük olmasaydı beklenecek olanla karşılaştırın.
adjustment-defenders-gain-removed = Yalnızca defansın skorunu, kazancını ortadan kaldıracak biçimde ayarlayın. Deklaran tarafı masadaki skorunu korur.
adjustment-defenders-gained-nothing = Sonuç geçerlidir: defans bir şey kazanmadı.
