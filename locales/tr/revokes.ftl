### Rönonslar, özürlü löveler ve lövelere bakmak.

### Ne sorulur.

fact-revoked_by = Ellere kendiniz bakın, kimseye sormayın: oynaması gereken kart ya da renk elinde olduğu halde oynamayan kim?
    .defender = Bir defans oyuncusu; oynadığı kart daha önce görünmüyordu
    .declarer = Deklaran, kendi elinden
    .dummy = Yerin eli
    .faced_card = Bir defans oyuncusu; oynadığı kart zaten yüzü açık duruyordu
    .one_of_each_side = Aynı lövede her iki taraftan birer oyuncu
    .nobody = Hiç kimse: oyuncu uyamazdı
    .explain = Rönons, elinde varken çıkılan renge uymamaktır; ya da yasanın istediği veya bir usulsüzlük düzeltilirken rakibin istediği kartı ya da rengi, elinde varken çıkmamak veya oynamamaktır. Cezalı kart oynanmadıysa ve o taraf sonraki löveye oynamadıysa bunun yerine oynanmayan cezalı kartı ele alın.
fact-since_revoke = O zamandan beri ne oldu?
    .nothing = { $edition ->
        [laws2007] Kusurlu taraf sonraki löveye oynamadı, kimse löve talep etmedi
       *[laws2017] Kusurlu taraf sonraki löveye oynamadı, ya da yalnızca bir rakip sıranın onda olduğunu söylediği için oynadı; kimse löve talep etmedi
    }
    .play_goes_on = Kusurlu taraf sonraki löveye, yasal olsun olmasın, çıktı ya da oynadı; oyun bitmedi
    .play_over = Kusurlu taraf sonraki löveye çıktı ya da oynadı; oyun bitti
    .named = Kusurlu taraf sonraki löve için yalnızca bir kart söyledi ya da başka yolla belirtti
    .claimed = { $edition ->
        [laws2007] Kusurlu taraf löve talep etti ya da terk etti, ya da bir talebi veya terki kabul etti
       *[laws2017] Kusurlu taraf löve talep etti ya da terk etti
    }
    .agreed = Rakibin talebini ya da terkini kabul etti; tur bitene ya da başka bir bordda konuşana kadar itiraz etmedi
    .claim_open = { $edition ->
        [laws2007] Rakip löve talep etti ya da terk etti, kusurlu taraf kabul etmedi
       *[laws2017] Rakip löve talep etti ya da terk etti, kusurlu tarafın itiraz etmesi için henüz geç değil
    }
    .twelfth_trick = On ikinci löveydi; en az bir el henüz borda konmadı
fact-dummy_without_rights_asked = { $edition ->
    [laws2007] Rönons mu diye ilk soran, daha önce deklaranla el değiştirmiş, izlemek için yerinden kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmış olan yer miydi?
   *[laws2017] Rönons mu diye ilk soran, daha önce deklaranla el değiştirmiş, izlemek için yerinden kalkmış ya da bir defans oyuncusunun kartına bakmış olan yer miydi?
}
fact-played_after_revoke = Rönonstan sonra, dikkat çekilmeden önce kim oynamıştı?
    .nothing = Kimse
    .opponents = Rakiplerden biri ya da ikisi, ama kusurlu oyuncunun ortağı değil
    .partner_too = { WHO($lho) }, ardından { WHO($partner) }
fact-partner_still_to_play = Kusurlu oyuncunun ortağı löveye daha sonra mı oynayacaktı?
fact-since_both_revoked = Sonraki löveye hangi taraf oynadı?
    .neither = Hiçbiri
    .declaring_side = Yalnızca deklaran tarafı
    .defending_side = Yalnızca defans
    .both_sides = İki taraf da
fact-revoker_played_on = Sonraki löveye ortağı değil, rönons yapan defans oyuncusu mu oynadı?
fact-no_automatic_tricks = Aşağıdakilerden biri söz konusu mu? Birkaçı varsa ilkini seçin.
    .none = Hiçbiri
    .both_sides = { $edition ->
        [laws2007] Bu bordda diğer taraf da rönons yaptı
       *[laws2017] Bu bordda diğer taraf da rönons yaptı, ikisi de resmileşti
    }
    .repeated = { $edition ->
        [laws2007] Aynı oyuncu aynı renkte daha önce de rönons yapmıştı
       *[laws2017] Aynı oyuncu aynı renkte daha önce de rönons yapmıştı, o da resmileşmişti
    }
    .card_not_played = { $edition ->
        [laws2007] Oynanması gereken kart masada yüzü açık duruyordu ya da yerindi
       *[laws2017] Oynanması gereken kart cezalı karttı ya da yerindi
    }
    .twelfth_trick = On ikinci löveydi
    .next_board = Dikkat ilk kez, kusursuz taraf sonraki bordda konuştuktan sonra çekildi
    .round_over = Dikkat ilk kez tur bittikten sonra çekildi
fact-revoke_tricks_won = Kusurlu taraf hangi löveleri kazandı? Deklaran ile yer iki ayrı oyuncudur; talep edilen löveler kazanılmış sayılır.
    .offender_and_later = Rönons lövesini rönons yapan oyuncu, sonra en az bir löveyi de tarafı kazandı
    .offender_alone = Rönons lövesini rönons yapan oyuncu kazandı; tarafı sonra löve kazanmadı
    .partner = Rönons lövesini rönons yapan oyuncunun ortağı kazandı
    .later = Rönons lövesini diğer taraf, sonra en az bir löveyi kusurlu taraf kazandı
    .none = Ne rönons lövesini ne sonraki bir löveyi
fact-more_without_revoke = Rönons olmasaydı kusursuz taraf şimdikinden daha çok löve kazanır mıydı?
    .explain = Aktarılanlarla birlikte şimdiki lövelerini, hiç rönons yapılmasaydı olası olan sonuçla karşılaştırın. Rönonssuz sonuç daha çok löve veriyorsa o sonucu verin; vermiyorsa aktarılan yeterlidir.
fact-more_without_repeating = Sonraki rönonslardan biri ya da birkaçı yapılmasaydı kusursuz taraf büyük olasılıkla daha çok löve kazanır mıydı?
    .explain = İlk rönons, aktarılan löveleriyle birlikte sayılır. Şimdiki lövelerini, o renkteki sonraki rönonslar olmadan olası olan sonuçla karşılaştırın.
fact-damaged_by_revokes = Hiç kimse rönons yapmasaydı, taraflardan biri şimdikinden daha iyi durumda olur muydu?
    .explain = Masadaki sonucu, bu bordda iki taraftan da hiçbir oyuncu rönons yapmasaydı olası olan sonuçla karşılaştırın.

### Bir oyuncu ne seçer.

offer-opponents_may_take_back = Kusurlu oyuncunun rakipleri ne yapıyor?
    .keeps = Kartlarını olduğu gibi bırakıyorlar
    .withdraws = Biri ya da ikisi kartını geri alıyor
script-opponents-may-withdraw = Rönons düzeltiliyor. Kusurlu oyuncunun rakipleri, rönonstan sonra oynadığınız kartı olduğu gibi bırakabilir ya da onarma olmadan geri alıp başkasını oynayabilirsiniz.
offer-lho_may_take_back = { WHO($lho) } ne yapıyor?
    .keeps = Kartını olduğu gibi bırakıyor
    .withdraws = Kartını geri alıyor
script-lho-may-take-back = Rönons düzeltiliyor. { WHO($lho) }, ondan sonra oynadığınız kartı geri alabilir ya da olduğu gibi bırakabilirsiniz. Geri alırsanız { WHO($partner, case: "too") } kartını değiştirebilir; defans oyuncusunun böyle değiştirdiği kart cezalı kart olur. { WHO($rho) }, oynadıysanız siz de kartınızı geri alabilirsiniz.
offer-partner_may_take_back = { WHO($partner) } ne yapıyor?
    .keeps = Kartını olduğu gibi bırakıyor
    .withdraws = Kartını geri alıyor
script-partner-may-withdraw-penalty = { WHO($partner) }, bir rakip sizinkinden önceki kartını değiştirdi. Siz de kartınızı geri alıp başkasını oynayabilirsiniz; geri aldığınız kart cezalı kart olur. Ya da kartınızı olduğu gibi bırakabilirsiniz.
script-partner-may-withdraw = { WHO($partner) }, bir rakip sizinkinden önceki kartını değiştirdi. Siz de kartınızı onarma olmadan geri alıp başkasını oynayabilirsiniz ya da olduğu gibi bırakabilirsiniz.
consequence-cards-stay = Oynanmış olan kalır.
consequence-opponents-card-back = Kart ele döner, başkası oynanır. Bu karttan edinilen bilgiyi yalnızca onu oynayanın tarafı kullanabilir.
consequence-then-partner-may-withdraw = Kart ele döner, başkası oynanır. Sonra { WHO($partner) } kartını değiştirebilir.
consequence-partners-penalty-card = Kart majör cezalı kart olur, başkası oynanır.
consequence-partners-card-back = Kart ele döner, başkası oynanır.

### Ne karar verilir.

step-no-revoke = Rönons yoktur: uyamayan oyuncu yasal herhangi bir kartı oynayabilir. Gördüğünüzü kimseye söylemeyin.
step-revoke-corrected = { WHO($who) } rönons kartını geri alır, yerine yasal bir kart oynar.
step-no-rectification-for-card = Deklaranın ya da yerin kartı için, ya da zaten yüzü açık duran kart için başka bir onarma yoktur. Cezalı kart cezalı kalır.
step-opponents-card-back = Kusurlu oyuncunun rakiplerinden isteyen, rönonstan sonra oynadığını geri alıp başka kart oynar.
step-rho-may-withdraw = { WHO($who, case: "too") } rönonstan sonra oynadıysa o kartı geri alabilir.
step-lho-card-back = { WHO($who) } kartı geri alıp başkasını oynar.
step-corrected-as-established = Deklaran rönonsu düzeltmek zorundadır; yine de resmileşmiş rönonstaki gibi löve aktarılabilir. Oyun sürer.
step-claim-after-correction = Sonra, rönonsu düzeltilmiş sayarak löve talebini karara bağlayın. Kusurlu oyuncunun rakipleri rönonstan sonra oynadıklarını değiştirebilir.
step-claim-with-penalty-card = Sonra, rönonsu düzeltilmiş sayarak löve talebini karara bağlayın; kusurlu oyuncunun kartını majör cezalı kart sayın. Rakipleri rönonstan sonra oynadıklarını değiştirebilir.
step-revoke-stands = Rönons resmileşmiştir. Artık düzeltilemez, löve oynandığı gibi kalır.
step-revoke-stands-play-on = Rönons resmileşmiştir. Artık düzeltilemez, löve oynandığı gibi kalır. Oyun sürer; löve aktarılıp aktarılmayacağına oyun bitince karar verilir.
step-twelfth-trick-corrected = { WHO($who) }, rönons resmileşmiş olsa da, on ikinci lövenin kartını geri alıp doğrusunu oynar. Löve aktarılmaz.
step-twelfth-trick-others-may-change = Kusurlu oyuncunun rakipleri ondan sonra oynadıklarını değiştirebilir; biri değiştirirse, kusurlu oyuncunun ortağı da onun ardından oynadığını değiştirebilir.
step-no-choice-suggested = { $edition ->
    [laws2007] { WHO($who, case: "gen") } elinde iki renk varsa, rönons kartını görmenin öne çıkarmış olabileceği oyunu seçemez.
   *[laws2017] { WHO($who) } henüz oynamamıştı: mantıklı bir seçenek varken, rönons kartının açıkça öne çıkardığı başka bir oyunu seçemez.
}
step-both-revokes-corrected = İki oyuncu da rönons kartını geri alır, yerine yasal bir kart oynar. Defans oyuncusunun kartı cezalı kart olur.
step-next-trick-taken-back = Sonraki löveye oynanan da geri alınır. Bir defans oyuncusunun geri aldığı her kart cezalı kart olur.
step-both-revokes-stand = İki rönons da resmileşmiştir. Hiçbiri düzeltilemez, löve oynandığı gibi kalır.
step-one-revoke-stands = Oyunu sürdüren tarafın rönonsu resmileşmiştir ve kalır. Diğer oyuncu rönons kartını geri alır, yerine yasal bir kart oynar.
step-first-revoke-by-itself = Bu yeni rönons löve aktarmaz. İlk rönonsu ayrıca ele alın.
information-both-revoked-unauthorized = İki taraf da kusurlu sayılır: hiçbiri geri alınan kartlardan edinilen bilgiyi kullanamaz.
check-revoke-tricks = Oyun bitince geri gelin: löve aktarmak gerekebilir.
check-established-revoke = Löveler belli olunca geri gelin: rönons olmasaydı kusursuz taraf daha çok löve kazanır mıydı?
check-repeated-revoke = Löveler belli olunca geri gelin: o renkteki sonraki rönonslar olmasaydı kusursuz taraf daha çok löve kazanır mıydı?
check-both-revoked = Oyun bitince geri gelin: kimse rönons yapmasaydı, taraflardan biri daha iyi durumda olur muydu?
check-concealed-revoke = İkinci rönonsun ilkini gizlemek için yapılıp yapılmadığına karar verin. Öyleyse ayrı bir ihlaldir, ceza verilebilir.
adjustment-one-trick = Kusurlu tarafın kazandığı bir löve diğer tarafa aktarılır.
adjustment-two-tricks = Diğer tarafa iki löve aktarılır: rönons lövesi ve kusurlu tarafın sonra kazandığı bir löve.
adjustment-tricks-stay = Kendiliğinden aktarılan löve yoktur.
adjustment-revoke-compensated = Skor olduğu gibi kalır: diğer taraf rönons yüzünden başka bir şey yitirmedi.
adjustment-neither-side-damaged = Skor olduğu gibi kalır: rönonslar yüzünden hiçbir taraf zarar görmedi.

### Olası bir rönonsu sormak.

fact-revoke_inquiry_kind = Olası rönonsu kim kime soruyor?
    .declarer_asks = Deklaran bir defans oyuncusuna soruyor
    .declarer_is_asked = Bir defans oyuncusu deklarana soruyor
    .defender_asks_partner = Bir defans oyuncusu diğer defans oyuncusuna soruyor
    .dummy_asks_declarer = Yer deklarana soruyor
    .dummy_asks_defender = Yer bir defans oyuncusuna soruyor
    .wants_to_look = Bir oyuncu rönons yapıldığını söylüyor, lövelere bakmak istiyor
fact-play_has_ended = Oyun bitti mi?
step-revoke-may-be-asked-about = Deklaran ve defans oyuncuları, renge uymayan oyuncuya o renkten kartı olup olmadığını sorabilir; yer yalnızca deklarana sorabilir.
step-dummy-may-not-ask-defender = Yer, defans oyuncusuna soramaz; soruya yanıt vermek gerekmez.
step-defenders-may-not-ask = Geçerli yönetmeliğe göre defans oyuncuları birbirine soramaz.
step-asked-without-rights = Yer, sorma hakkını yitirmişti. Rönons idiyse deklaran düzeltmek zorundadır, resmileşmiş gibi löve aktarılabilir; rönons hükümlerini uygulayın.
step-look-for-revoke-yourself = Size rönons olduğu söylenirse ellere ve oynanmış kartlara kendiniz bakın, gördüğünüzü kimseye söylemeyin. Yapılmışsa rönons hükümlerini uygulayın.
step-claim-opens-no-tricks = Rönons yapıldığını söylemek, hiçbir oyuncuya kapanmış lövelere bakma hakkı vermez.
step-cards-may-be-inspected = Oyun bitti: konuyu çözmek için oynanmış ve oynanmamış kartlara bakılabilir. Kimse başkasının kartına dokunmaz.
information-question-unauthorized = Sorudan edinilen bilgi izinsizdir; { WHO($who) } kullanamaz.
information-partners-question-unauthorized = Sorudan edinilen bilgi izinsizdir; sorulan defans oyuncusu kullanamaz.
check-question-used = Oyun bitince geri gelin: sorudan edinilen bilgi kullanıldı mı, diğer taraf zarar gördü mü?
election-defenders_may_ask = Defans oyuncuları olası bir rönonsu birbirine sorabilir mi (Yasa { $law })?
    .allowed = Evet
    .prohibited = Hayır

### Özürlü löveler ve eksik kartlar.

fact-trick_defect = Yanlış olan ne?
    .too_few = Bir oyuncu bir löveye kart oynamadı
    .too_many = Bir oyuncu bir löveye iki ya da daha çok kart oynadı, ya da eksik kart oynanmışların arasında
    .out_of_place = Kart löveye oynandı ama oyuncunun oynanmış kartları arasına konmadı
    .found_elsewhere = Atak açıldıktan sonra bir kartın eksik olduğu anlaşıldı ve kart başka yerde bulundu
    .not_found = Atak açıldıktan sonra bir kartın eksik olduğu anlaşıldı ve kart bulunamıyor
fact-both_sides_played_on = Dikkat çekildiğinde sonraki löveye iki taraf da oynamış mıydı?
fact-has_suit_of_defective_trick = Oyuncunun elinde o löveye çıkılan renkten kart var mı? (Ele kendiniz bakın.)
fact-played_too_few = Lövede kimin kartı eksik?
    .defender = Bir defans oyuncusunun
    .declarer = Deklaranın, kendi elinden
    .dummy = Yerin
fact-surplus_card_at_once = Kartlar aynı anda mı oynandı?
fact-card_to_trick_identified = Oynanmış kartlara bakın: o löveye oynanırken hangisinin göründüğünü söyleyebilir misiniz?
fact-defenders_card_seen = Ele dönen kart bir defans oyuncusunun mu ve ortağı onu görebilir miydi?
    .unseen = Hayır: defans oyuncusunun değil ya da görünmedi
    .low = Evet, dokuzlu ya da daha küçük
    .honour = Evet, onlu ya da daha büyük
fact-played_again_too_late = Aynı kart, artık düzeltilemeyecek biçimde, sonraki bir löveye de oynandı mı?
fact-won_that_or_later_trick = Kusurlu taraf o löveyi ya da sonraki bir löveyi kazandı mı?
step-missing-card-played = { WHO($offender) } löveye şimdi yasal olarak oynayabileceği bir kart oynar.
step-card-of-suit-placed = { WHO($offender) } o löveye çıkılan renkten bir kart açar, oynanmış kartlarının arasına koyar. Löveyi kimin kazandığı değişmez.
step-any-card-placed = { WHO($offender, case: "gen") } elinde çıkılan renkten kart yok: istediği bir kartı açar, oynanmış kartlarının arasına koyar. Löveyi kimin kazandığı değişmez.
step-deemed-revoke = Kart ne olursa olsun rönons sayılır: diğer tarafa bir löve aktarılabilir.
step-rule-as-simultaneous-cards = Kartları, aynı anda oynanmış kartlar olarak ele alın.
step-surplus-cards-returned = O lövede görünen kart oynanmışların arasında kalır, diğerleri ele döner. Defans oyuncusunun oynanmış kartlarını göstermemeye çalışın. Löveyi kimin kazandığı değişmez.
step-highest-legal-card-left = O löveye yasal olarak oynanabilecek kartların en büyüğü oynanmışların arasında kalır, diğerleri ele döner. Defans oyuncusunun oynanmış kartlarını göstermemeye çalışın. Löveyi kimin kazandığı değişmez.
step-card-belonged-throughout = Kart baştan beri o elde sayılır.
step-card-put-in-place = Kartı bulun; oyuncunun oynanmış kartları arasında kendi sırasına koydurun.
step-missing-card-returned = Kart, eksik olan ele döner.
step-deal-reconstructed = Dağıtımı başka bir desteyle yeniden kurun.
information-restored-card-unauthorized = Bir kartın geri konduğu bilgisini { WHO($who) } kullanamaz.
check-defective-trick-won = Oyun bitince geri gelin: kusurlu taraf o löveyi ya da sonraki bir löveyi kazandı mı?
check-card-not-played-before = O kartın daha önceki bir löveye oynanması gerekiyorduysa sonra rönons hükümlerini uygulayın.

### Löveleri düzenlemek, lövelere bakmak ve sayıları.

fact-trick_matter = Konu ne?
    .pointing = Kapanmış bir lövenin kartı yanlış yöne bakıyor
    .current_trick = Bir oyuncu az önce oynanan lövenin kartlarını görmek istiyor
    .own_card = Deklaran ya da bir defans oyuncusu kendi son oynadığı kartı görmek istiyor
    .quitted = Bir oyuncu önceki löveleri görmek istiyor
    .disorder = Oynanmış kartlar sırada değil ya da karıştırıldı
    .number_of_tricks = Kimin kaç löve kazandığında anlaşamıyorlar
    .wrong_score = Skor yanlış hesaplandı ya da yanlış yazıldı
fact-own_side_played_on = O oyuncunun tarafı sonraki löveye çıktı ya da oynadı mı?
fact-next_trick_led = Sonraki löveye çıkıldı mı?
fact-pointing_noticed = Bunu kim, ne zaman söyledi?
    .declarer = Deklaran
    .before_next_lead = Bir defans oyuncusu ya da yer, sonraki löveye çıkılmadan önce
    .after_next_lead = Bir defans oyuncusu ya da yer, sonraki löveye çıkıldıktan sonra
fact-current_trick_may_be_seen = Oyuncunun kendi kartı hâlâ açık mı, tarafı sonraki löveye oynamamış mı ve kendisi yer değil mi?
fact-cards_mixed = Kartlar, ne olduğu artık anlaşılamayacak biçimde karıştırıldı mı?
    .nobody = Hayır
    .one_side = Evet, konu ortaya atıldıktan sonra yalnızca bir taraf karıştırdı
    .both_sides = Evet, iki taraf da karıştırdı, ya da konu ortaya atılmadan önce karıştırıldı
step-card-turned-right = Kart doğru yöne çevrilir: kazanılan lövede ortağa, kaybedilende rakiplere doğru.
step-too-late-to-point-out = O oyuncunun bunu söylemesi için çok geç.
step-current-trick-shown = Az önce oynanan lövenin bütün kartları açılır.
step-own-card-seen = Kendi kartına bakabilir ama gösteremez.
step-quitted-tricks-stay-closed = Siz istemedikçe, oyun bitmeden kapanmış hiçbir löveye bakılamaz.
step-rule-for-other-side = Kartlarını karıştırmamış tarafın lehine karar verin.
step-find-out-otherwise = Ne olduğunu iki taraftan ve kalan kartlardan öğrenin, karar verin.
step-cards-in-order = Oynanmış kartlar her oyuncunun önünde oynandıkları sırayla durur.
step-disorder-endangers-rights = Löve sayısı üzerinde anlaşmaya varılmadan kimse oynanmış kartların sırasını bozmaz. Bozan, kuşkulu löveleri talep etme ya da rönons olduğunu söyleme veya yadsıma hakkını yitirebilir.
information-pointing-unauthorized = Kart için söylenenden edinilen bilgi izinsizdir; söyleyenin ortağı olan { WHO($who) } kullanamaz.
check-pointing-used = Oyun bitince geri gelin: söylenenden edinilen bilgi kullanıldı mı, diğer taraf zarar gördü mü?
check-mixed-cards = Kartların bir ihlali gizlemek için karıştırılıp karıştırılmadığına karar verin. Öyleyse ceza verilebilir.
