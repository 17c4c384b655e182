irregularity-conduct = Nezaketsizlik veya uygunsuz davranış
    .label = Nezaketsizlik, tavır
    .what = Bir oyuncu kaba davrandı, rahatsız etti, bile bile bir Yasaya uymadı ya da hakkı olmayan löveyi aldı
    .player = Herkese nazik olun, gereksiz söz söylemeyin, bir şey sizi rahatsız ederse hakemi çağırın. Bir oyuncuya gözünüzü dikmek ya da bir konuşma hakkında ne düşündüğünüzü belli etmek olmaz.

fact-conduct_matter = Ne oldu? Uyan ilk şık.
    .prearranged = Gizli işaretler
    .prearranged-full = Ortaklar önceden kararlaştırılmış işaretlerle bilgi alışverişi yapıyor gibi
    .discourtesy = Kabalık, rahatsızlık
    .discourtesy-full = Herhangi birine karşı kaba, aşağılayıcı ya da rahatsız edici söz veya davranış
    .concealed = Gizlemeye çalıştı
    .concealed-full = Bir ihlal ve onu gizleme çabası
    .on_purpose = Kasıtlı ihlal
    .on_purpose-full = Belki bedelini ödemeye razı olarak bile bile yapılan ihlal
    .trick_kept = Hakkı olmayan löve
    .trick_kept-full = Rakiplerin vermediği bir lövenin skorunu bile bile aldı
    .manners = Masadaki tavır
    .manners-full = Sözler, jestler, başkasının kartlarına bakmak, gereksiz oyalanma ya da masadan ayrılma
fact-conduct_gravity = Masanın düzeni ne gerektiriyor?
    .warning = Uyarı
    .warning-full = Uyarı: ilk kez oldu, fazlası gerekmez
    .penalty = Disiplin cezası
    .penalty-full = Puan olarak disiplin cezası: yinelendi ya da ağırdı
    .suspension = İhraç
    .suspension-full = Oyuncu bu seansın tümünde ya da bir bölümünde oynayamaz
    .explain = Masaya huzuru ne getirir, ona bakın. Orada olanları ayrı ayrı dinleyin. Önce uyarı gerekip gerekmediğini yönetmeliğiniz söyleyebilir.
fact-manner_effect = Bu, bordda neye yol açmış olabilir?
    .nothing = Hiçbir şeye
    .told_partner = Ortağa bilgi verdi
    .told_partner-full = Oyuncunun ortağına el ile ilgili bir şey belli etmiş olabilir
    .misled_opponent = Rakibi yanılttı
    .misled_opponent-full = Bir rakip bundan yanlış sonuç çıkardığını söylüyor
    .overheard = Başka masada duyuldu
    .overheard-full = Bir bordla ilgiliydi ve başka masadan duyulabildi
    .explain = Söylenen ya da gösterilen şey ortağa bilgi verebilir veya yanıltabilir. Hiçbiri değilse tavır başlı başına ele alınır.

step-nobody-is-accused = Masada kimseyi suçlamayın. Seans sürsün.
    .explain = Briçte bundan ağır bir suç yoktur. Herkesin önünde söylenen söz geri alınamaz.
step-evidence-kept = Elleri, artırımları ve tanıkların dediklerini toplayın. Organizasyona ya da federasyona bildirin.
    .explain = Tek tek eller bir şey kanıtlamaz. Kimin inceleyeceğine onlar karar verir.
step-disqualified-with-approval = Geçerli bir nedenle, organizasyonun onayıyla diskalifiye edebilirsiniz.
    .explain = Bu, kendi başınıza verebileceğiniz ihraç kararından ileridir.
step-courtesy-restored = Oyun düzen içinde sürer.
    .say = Bu masada herkes herkese naziktir. Lütfen devam edin.
    .explain = Başkalarının önünde tartışmayın.
    .do = Herkes sözünü bitirsin; öfkelenmiş oyuncuyu kenara alın.
step-usual-discipline = { $amount ->
        [none] Miktarı yönetmeliğiniz belirler.
       *[other] Geçerli yönetmelik şöyle diyor: { $amount }.
    }
    .explain = Disiplin cezası yarışmacının sonucundan düşülür; rakipler bundan bir şey kazanmaz.
step-player-suspended = Oyuncuyu seanstan ya da bir bölümünden ihraç edebilirsiniz.
    .explain = Önce yerine kimin oynayabileceğine ya da ötekilerin bordlarının ne olacağına bakın.
step-infraction-for-itself = İhlali, yanlışlıkla olmuş gibi ele alın. Masada nedenini sormayın.
    .explain = Onarmaya razı olsa bile kimse bile bile bir Yasayı çiğneyemez. İstisnalar dışında kimse kendi tarafının ihlalini bildirmek zorunda değildir.
step-manners-kept = Oyuncu olağan biçimde konuşur ve oynar.
    .say = Lütfen olağan biçimde konuşun ve oynayın.
    .explain = Gereksiz söz, beğeni belirtisi, gözünü dikmek, sırası gelmeden kart hazırlamak, tur bitmeden masadan ayrılmak olmaz.
    .do = Neyin son bulması gerektiğini oyuncuya, olabilirse ayrıca söyleyin.

check-concealed-infraction = Ardından buna bakın: amaç gizlemek miydi?
    .explain = İhlalin kendisi de ayrıca ele alınır.
check-trick-not-lost = Ardından buna bakın: löveyi kim kazandı?
    .explain = Kimse öbür tarafın vermediği bir lövenin skorunu alamaz.
check-manner-told-partner = Ardından bunu izinsiz bilgi olarak ele alın.
    .explain = Ortak kullanamaz; rakip kullanabilir.
check-manner-misled-opponent = Ardından buna bakın: rakip, briçle ilgili bir neden yokken mi yanıltıldı?
    .explain = Kendi sorumluluğunda çıkardığı sonuç için kimsenin onarma hakkı yoktur.

penalty-on-purpose = Kasıtlıysa { WHO($who, case: "dat") } yöntemsel ceza verilebilir.
    .explain = Söylemeden önce emin olun; kasıt zor kanıtlanır.
penalty-disciplinary = { WHO($who, case: "dat") } disiplin cezası verilebilir.
    .explain = Her türlü onarmadan ayrıdır ve onun yerini tutmaz.

appeal-discipline-is-final = Komite disiplin kararını değiştirmenizi size tavsiye edebilir, geçersiz kılamaz.
    .say = Disiplin kararı bir komite tarafından geçersiz kılınamaz.
    .explain = Olaylara ve ayarlı skora, ötekiler gibi itiraz edilebilir.
