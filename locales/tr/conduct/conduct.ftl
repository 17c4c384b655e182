irregularity-conduct = Nezaketsizlik veya uygunsuz davranış
    .label = Nezaketsizlik, tavır
    .what = Bir oyuncu kaba davrandı, rahatsız etti, bile bile bir Yasaya uymadı ya da hakkı olmayan löveyi aldı
    .player = Herkese nazik olun, gereksiz söz söylemeyin, bir şey sizi rahatsız ederse hakemi çağırın. Bir oyuncuya gözünüzü dikmek ya da bir konuşma hakkında ne düşündüğünüzü belli etmek olmaz.

fact-conduct_matter = Ne oldu? İlk uyanı seçin.
    .prearranged = Gizli işaretler
    .prearranged-full = Ortaklar önceden kararlaştırılmış işaretlerle bilgi alışverişi yapıyor gibi
    .refused = Uymayı reddetti
    .refused-full = Hakemin söylediğini yapmayı reddetti
    .to_director = Hakeme saygısızlık
    .to_director-full = Hakemi saygısızca çağırdı ya da onunla saygısızca konuştu
    .discourtesy = Kabalık, hakaret
    .discourtesy-full = Başka herhangi birine karşı kaba ya da aşağılayıcı söz veya davranış
    .annoyance = Oyuncuyu rahatsız etti
    .annoyance-full = Bir oyuncuyu rahatsız eden, utandıran ya da oyunun zevkini kaçıran söz veya davranış
    .concealed = Gizlemeye çalıştı
    .concealed-full = Bir ihlal ve onu gizleme çabası
    .on_purpose = Kasıtlı ihlal
    .on_purpose-full = Belki bedelini ödemeye razı olarak bile bile yapılan ihlal
    .trick_kept = Hakkı olmayan löve
    .trick_kept-full = Tarafının kazanmadığı ya da rakibin kaybedemeyeceği bir löveyi bile bile aldı
    .manners = Masadaki tavır
    .manners-full = Sözler, jestler, başkasının kartlarına bakmak, gereksiz oyalanma, masadan ayrılma ya da görgüye aykırı başka bir şey
fact-signals_were = Kanıtlar işaretler hakkında ne gösteriyor?
    .by_method = Konuşma, kart anlamı
    .by_method-full = İşaret denen şey konuşmaların ya da kartların anlamı: bildirilmemiş ya da izin verilmeyen bir anlaşma
    .established = Başka tür işaretler
    .established-full = Konuşma ve kartlar dışında, önceden kararlaştırılmış işaretler: olması olmamasından daha olası
    .suspected = Yetmiyor
    .suspected-full = Kuşku var, ama kanıtlar bunu desteklemiyor
    .explain = Elleri, artırımları ve tanıkların gördüklerini tartın. Daha olası olan geçerlidir; bu kadar ağır bir suçlama güçlü kanıt ister.
fact-manner_was = Oyuncu ne yaptı? İlk uyanı seçin.
    .looked = Gözünü dikti, baktı
    .looked-full = Bir oyuncuya gözünü dikti, başka bir ele ya da kartın nereden çıktığına baktı
    .attention = Bir şeye dikkat çekti
    .attention-full = Önemli bir şeye ya da daha kaç löve gerektiğine dikkat çekti
    .approval = Beğendi, beğenmedi
    .approval-full = Bir konuşmayı ya da oyunu beğendiğini veya beğenmediğini belli etti
    .expectation = Löveyi alanı belli etti
    .expectation-full = Tamamlanmamış bir löveyi kazanmayı ya da kaybetmeyi beklediğini veya istediğini belli etti
    .prolonged = Oyunu uzattı
    .prolonged-full = Rakibi sıkıntıya sokmak için oyunu gereksiz yere uzattı; örneğin löveler kesinken talep etmedi
    .unsettling = Tempoyu değiştirdi
    .unsettling-full = Rakibi sıkıntıya sokmak için artırımda ya da oyunda temposunu değiştirdi
    .remark = Gereksiz söz
    .remark-full = Artırım ya da oyun sırasında gereksiz söz
    .card_out = Kartı erken çıkardı
    .card_out-full = Sırası gelmeden elinden kart çıkardı
    .no_interest = Dikkat etmedi
    .no_interest-full = Oyuna dikkat etmedi ya da kartlarını kapadı
    .left = Masadan ayrıldı
    .left-full = Turun bittiği duyurulmadan, gereği yokken masadan ayrıldı
    .uneven = Tekdüze değil
    .uneven-full = Tekdüze konuşmadı ya da oynamadı, örneğin aynı konuşma için ayrı adlar kullandı
fact-manner_effect = Bu, bordda neye yol açmış olabilir?
    .nothing = Hiçbir şeye
    .told_partner = Ortağa bilgi verdi
    .told_partner-full = Oyuncunun ortağına el ile ilgili bir şey belli etmiş olabilir
    .misled_opponent = Rakibi yanılttı
    .misled_opponent-full = Bir rakip bundan yanlış sonuç çıkardığını söylüyor
    .overheard = Başka masada duyuldu
    .overheard-full = Bir bordla ilgiliydi ve başka masadan duyulabildi
    .learnt = Bir şey gördü
    .learnt-full = Başka bir elin kartlarını ya da bir kartın nereden çıktığını gördü
    .explain = Söylenen ya da gösterilen şey ortağa bilgi verebilir veya yanıltabilir. Hiçbiri değilse tavır başlı başına ele alınır.

step-nobody-is-accused = Masada kimseyi suçlamayın; oyun sürer.
    .explain = Gizli işaretleşmek briçteki en ağır suçtur. Herkesin önünde söylenen söz geri alınamaz.
step-signals-not-found = Anlaşma saptanamadı: kuşku yüzünden hiçbir skor değişmez.
    .explain = Bildirmek suçlamak değildir.
step-evidence-kept = Elleri, artırımları ve tanıkların dediklerini toplayın. Organizasyon Komitesine ya da federasyona bildirin.
    .explain = Tek tek eller bir şey kanıtlamaz. Kimin inceleyeceğine onlar karar verir.
step-courtesy-restored = Masada düzenin yeniden kurulmasını sağlayın.
    .say = Bu masada herkes birbirine nazik davranır.
    .explain = Başkalarının önünde tartışmayın.
    .do = Herkes sözünü bitirsin; öfkelenmiş oyuncuyu kenara alın.
step-infraction-for-itself = İhlalin kendi Yasasını uygulayın. Masada nedenini sormayın.
    .explain = Onarmaya razı olsa da kimse bir Yasayı bile bile çiğneyemez. Diğer tarafa pekâlâ zarar verebilecek durumdaysa oyundan sonra skora bakılır.
step-manners-kept = { $manner ->
        [left] Oyuncu masaya döner ve turun bittiği duyurulana kadar kalır.
       *[other] Oyuncu olağan biçimde konuşur ve oynar.
    }
    .say = { $manner ->
        [looked] Lütfen diğer oyunculara, ellerine ya da kartlarını nereden çıkardıklarına gözünüzü dikmeyin.
        [attention] Lütfen artırımda ve oyunda olup bitene ya da daha kaç löve gerektiğine dikkat çekmeyin.
        [approval] Lütfen bir konuşma ya da oyun hakkında ne düşündüğünüzü belli etmeyin.
        [expectation] Lütfen löve tamamlanmadan kimin kazanacağını belli etmeyin.
        [prolonged] Lütfen oyunu uzatmayın; bütün löveler sizinse talep edin.
        [unsettling] Lütfen her zamanki temponuzla konuşun ve oynayın.
        [remark] Lütfen artırım ve oyun sırasında gereksiz söz söylemeyin.
        [card_out] Lütfen sıranız gelmeden elinizden kart çıkarmayın.
        [no_interest] Lütfen artırımı ve oyunu izleyin, kartlarınızı sonuna kadar elinizde tutun.
        [left] Lütfen turun bittiği duyurulana kadar masada kalın.
       *[uneven] Lütfen hep aynı biçimde konuşun ve oynayın; her konuşma için tek bir ad kullanın.
    }
    .explain = { $manner ->
        [prolonged] Nezaket, yaptığından kaçınmasını gerektirir.
        [remark] Nezaket, yaptığından kaçınmasını gerektirir.
        [card_out] Nezaket, yaptığından kaçınmasını gerektirir.
        [no_interest] Dikkat etmemek nezakete aykırıdır; kartlarını kapamak yöntem ihlalidir.
       *[other] Yaptığı, Yasaların yöntem ihlali için verdiği örneklerdendir.
    }
    .do = Neyin son bulması gerektiğini oyuncuya, mümkünse baş başa söyleyin.

check-concealed-infraction = Ardından buna bakın: amaç gizlemek miydi?
    .explain = İhlalin kendisi de ayrıca ele alınır.
check-trick-not-lost = Ardından buna bakın: löve kimin?
    .explain = Kimse, tarafının kazanmadığı bir lövenin skorunu ya da rakibin kaybedemeyeceği bir lövenin terkini bile bile kabul edemez.
step-discipline-told-apart = Kararınızı o çifte masadan uzakta söyleyin; komite disiplin kararını geçersiz kılamaz.
    .explain = Olaylarla ilgili saptamalara ve ayarlı skora, her karar gibi itiraz edilebilir.
check-signals-by-method = Ardından bunu bildirilmemiş ya da izin verilmeyen bir anlaşma olarak ele alın.
    .explain = Konuşma ve kartlardan anlaşılan şey bir yöntemdir: rakiplerin bilme hakkı vardır, yönetmelik yasaklayabilir.
check-signals-told-partner = Ardından, ortağın duyduğunu ya da gördüğünü izinsiz bilgi olarak ele alın.
    .explain = Bunun için anlaşmanın kanıtlanması gerekmez. Rakipler zarar gördüyse ayarlı skor verilir; ceza da verilebilir.
check-signals-damage = Oyun bitince, işlerine yaradığı her borda bakın: rakipler zarar gördü mü?
    .explain = Yasalarda bunun başka bir onarması yoktur. Skor, işaretler olmasaydı beklenecek olandır.
check-manner-told-partner = Ardından bunu izinsiz bilgi olarak ele alın.
    .explain = Ortak kullanamaz; rakip kullanabilir.
check-manner-misled-opponent = Ardından buna bakın: rakip, briçle ilgili bir neden yokken mi yanıltıldı?
    .explain = Çıkarılan sonucun sorumluluğu çıkarandadır. Böyle bir neden yoksa ve diğeri bunun işine yarayabileceğinin farkında olabilecekse skor ayarlanır.
check-seen-on-purpose = Ardından bunu ele alın: başka bir el hakkında bilgisi var.
    .explain = Bunu kendisi aradığı için kullanamaz. Rakibin istemeden görülen kartı kullanılabilir.
