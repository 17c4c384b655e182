irregularity-revoke = Rönons
    .what = Bir oyuncu, elinde varken renge uymadı ya da oynamak zorunda olduğu kartı veya rengi oynamadı

fact-since_revoke = O zamandan beri ne oldu? İlk doğru olanı seçin.
    .full = O zamandan beri ne oldu? Birden çoğu doğruysa listede önce geleni seçin.
    .twelfth_trick = On ikinci löveydi
    .twelfth_trick-full = On ikinci löveydi; en az bir el henüz borda konmadı
    .dummy_asked = Hakkı düşen yer sordu
    .dummy_asked-full = { $edition ->
        [laws2007] Deklarana ilk soran yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Deklarana ilk soran yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .dummy_spoke = Hakkı düşen yer söyledi
    .dummy_spoke-full = { $edition ->
        [laws2007] Oyun sırasında bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Oyun sırasında bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .corrected = Kendileri çözdü
    .corrected-full = Sizi çağırmadan düzelttiler, löve üzerinde anlaştılar ya da zamanında fark edip oynamayı sürdürdüler
    .nothing = { $edition ->
        [laws2007] Kusurlu taraf sonraki löveye oynamadı; talep yok
       *[laws2017] Kusurlu taraf sonrakine oynamadı (rakibin sözüyle oynanan sayılmaz); talep yok
    }
    .nothing-label = Sonrakine oynanmadı
    .nothing-full = { $edition ->
        [laws2007] Hiçbir şey: kusurlu taraf sonraki löveye oynamadı, kimse löve talep etmedi
       *[laws2017] Hiçbir şey: kusurlu taraf sonraki löveye oynamadı, ya da yalnızca bir rakip sıranın onda olduğunu söylediği için oynadı; kimse löve talep etmedi
    }
    .play_goes_on = Kusurlu taraf sonraki löveye oynadı, oyun sürüyor
    .play_goes_on-label = Oynandı, oyun sürüyor
    .play_goes_on-full = Oyun sürüyor; kusurlu taraf sonraki löveye, yasal olsun olmasın, çıktı ya da oynadı
    .play_over = Kusurlu taraf sonraki löveye oynadı, oyun bitti/durdu
    .play_over-label = Oyun bitti ya da durdu
    .play_over-full = Oyun bitti ya da bir taleple durdu; kusurlu taraf sonraki löveye çıktı ya da oynadı
    .named = Kusurlu taraf sonraki löve için yalnızca kart belirtti
    .named-label = Yalnızca kart belirtti
    .named-full = Kusurlu taraf sonraki löve için yalnızca bir kart söyledi ya da başka yolla belirtti
    .claimed = Kusurlu taraf talep etti
    .claimed-full = { $edition ->
        [laws2007] Kusurlu taraf kendisi löve talep etti ya da terk etti, ya da bir talebi veya terki kabul etti
       *[laws2017] Kusurlu taraf kendisi löve talep etti ya da terk etti
    }
    .agreed = Rakip talebi kesinleşti
    .agreed-full = Rakibin talebini ya da terkini kabul etti; tur bitene ya da başka bir bordda konuşana kadar itiraz etmedi
    .claim_open = Rakibin talebi askıda
    .claim_open-full = { $edition ->
        [laws2007] Sonuçlanmamış talep ya da terk: rakip yaptı, kusurlu taraf kabul etmedi
       *[laws2017] Sonuçlanmamış talep ya da terk: rakip yaptı, kusurlu taraf kabul etmedi ya da hâlâ itiraz edebilir
    }
    .explain = { $edition ->
        [laws2007] Sonraki löveye yapılan her çıkış ya da oynanan her kart sayılır, yasal olsun olmasın.
       *[laws2017] Sonraki löveye yapılan her çıkış ya da oynanan her kart sayılır, yasal olsun olmasın. Sonraki tur ilan edildiğinde hâlâ oynayan bir masa için tur, oyuncular yer değiştirince biter. Rakibin sözü üzerine sonraki löveye oynanan kart geri alınır.
    }
fact-claimed_after_revoke = Kim talep ya da terk etti?
    .lho = { WHO($lho) }
    .rho = { WHO($rho) }
fact-revoke_dealt_with = Ne yaptılar?
    .in_time = Zamanında düzelttiler
    .in_time-full = Kusurlu taraf sonraki löveye oynamadan düzelttiler
    .tricks = Löve üzerinde anlaştılar
    .tricks-full = Kaç lövenin karşı tarafa geçeceği üzerinde anlaştılar
    .left = Üzerinde durmadılar
    .left-full = Zamanında fark ettiler, yine de oynamayı sürdürdüler
fact-played_after_revoke = Rönonstan sonra, dikkat çekilmeden önce kim oynamıştı?
    .own_side = Deklaran, sonraki löveye
    .own_side-full = Sonraki löveye: deklaran tarafı
    .told = Sonraki löveye kusurlu taraf, rakibin sözüyle
    .told-label = Rakip sıra sende dedi
    .told-full = Sonraki löveye: kusurlu taraf, yalnızca bir rakip sıranın onda olduğunu söylediği için
    .opponent_led = Yalnızca sonraki löveye çıkan rakip
    .opponent_led-label = Yalnızca çıkan rakip
    .opponent_led-full = Sonraki löveye: yalnızca çıkışı yapan bir rakip
    .nothing = Kimse
    .opponents = Yalnızca rakip(ler), bu löveye
    .opponents-label = Rakipler, bu löveye
    .opponents-full = Rakiplerden biri ya da ikisi, yalnızca bu löveye; ama kusurlu oyuncunun ortağı değil
    .partner_too = { WHO($lho) }, ardından { WHO($partner) }; bu löveye
    .partner_too-label = Soldaki, sonra ortak
    .partner_too-full = { WHO($lho) }, ardından { WHO($partner) }, yalnızca bu löveye
fact-played_to_trick_of_revoke = Rönons lövesine, rönonstan sonra kim oynamıştı?
    .full = Peki rönons yapılan löveye, rönonstan sonra kim oynamıştı?
    .nothing = Kimse
    .opponents = Yalnızca rakip(ler)
    .opponents-full = Rakiplerden biri ya da ikisi, yalnızca bu löveye; ama kusurlu oyuncunun ortağı değil
    .partner_too = { WHO($lho) }, ardından { WHO($partner) }
    .partner_too-label = Soldaki, sonra ortak
    .partner_too-full = { WHO($lho) }, ardından { WHO($partner) }, yalnızca bu löveye
fact-partner_played_after_revoke = Rönonstan sonra o löveye kusurlunun ortağı da oynamış mıydı?
    .full = Rönonstan sonra o löveye kusurlu oyuncunun ortağı da oynamış mıydı?
fact-partner_still_to_play = Rönons yapan defans oyuncusunun ortağı löveye daha sonra mı oynayacaktı?
fact-since_both_revoked = Sonraki löveye hangi taraf oynadı ya da talep/terk etti? İlk doğru olanı seçin.
    .full = Sonraki löveye hangi taraf oynadı, ya da kim talep veya terk etti? Birden çoğu doğruysa listede önce geleni seçin.
    .too_late = Dikkat çekilmeden karar süresi geçmişti
    .too_late-label = Karar süresi geçmişti
    .too_late-full = Dikkat ilk kez karar isteme süresi geçtikten sonra çekildi
    .twelfth_trick = On ikinci löve, borda konmamış el var
    .twelfth_trick-label = On ikinci löveydi
    .twelfth_trick-full = On ikinci löveydi; en az bir el henüz borda konmadı
    .neither = Ne oyun ne talep
    .neither-full = Hiçbiri oynamadı, kimse talep ya da terk etmedi
    .declaring_side = Yalnızca deklaran tarafı oynadı
    .declaring_side-label = Yalnızca deklaran oynadı
    .declaring_side-full = Yalnızca deklaran tarafı oynadı
    .defending_side = Yalnızca defans oynadı
    .both_sides = İki taraf da oynadı
    .declarer_claimed = { $edition ->
        [laws2007] Deklaran tarafı talep/terk etti, defans kabul etmedi
       *[laws2017] Deklaran tarafı talep/terk etti, defans hâlâ itiraz edebilir
    }
    .declarer_claimed-label = Deklaran talebi askıda
    .declarer_claimed-full = { $edition ->
        [laws2007] Deklaran tarafı talep ya da terk etti, kimse oynamadı; defans kabul etmedi
       *[laws2017] Deklaran tarafı talep ya da terk etti, kimse oynamadı; defans kabul etmedi ya da hâlâ itiraz edebilir
    }
    .defender_claimed = { $edition ->
        [laws2007] Defans talep/terk etti, deklaran kabul etmedi
       *[laws2017] Defans talep/terk etti, deklaran hâlâ itiraz edebilir
    }
    .defender_claimed-label = Defans talebi askıda
    .defender_claimed-full = { $edition ->
        [laws2007] Defans talep ya da terk etti, kimse oynamadı; deklaran kabul etmedi
       *[laws2017] Defans talep ya da terk etti, kimse oynamadı; deklaran kabul etmedi ya da hâlâ itiraz edebilir
    }
    .claim_agreed = { $edition ->
        [laws2007] Talep/terki diğer taraf kabul etti
       *[laws2017] Talep/terk kabul edildi, itiraz süresi geçti
    }
    .claim_agreed-label = Talep kesinleşti
    .claim_agreed-full = { $edition ->
        [laws2007] Bir taraf talep ya da terk etti, kimse oynamadı; diğeri kabul etti
       *[laws2017] Bir taraf talep ya da terk etti, kimse oynamadı; diğeri kabul etti ve artık itiraz edemez
    }
fact-other_revoker = Deklaran tarafının hangi eli rönons yaptı?
    .lho = { WHO($lho) }
    .rho = { WHO($rho) }
fact-last_card_of_trick = İki rönonstan sonra o lövenin son kartını kim oynadı?
    .nothing = Kimse/o da rönonstu
    .nothing-full = Kimse: henüz oynanmadı ya da o kart da rönonstu
    .partner = Diğer defans oyuncusu
    .other_hand = Deklaran tarafı
    .other_hand-full = Deklaran tarafının diğer eli
fact-revoker_played_on = Sonraki löveye ortağı değil, rönons yapan defans oyuncusu mu oynadı?

offer-opponents_may_take_back = Kusurlu oyuncunun rakipleri ne yapıyor?
    .keeps = Olduğu gibi bırakıyorlar
    .keeps-full = Kartlarını olduğu gibi bırakıyorlar
    .withdraws = Kartını geri alan var
    .withdraws-full = Biri ya da ikisi kartını geri alıyor
offer-lho_may_take_back = { WHO($lho) } ne yapıyor?
    .keeps = Olduğu gibi bırakıyor
    .keeps-full = Kartını olduğu gibi bırakıyor
    .withdraws = Kartını geri alıyor
offer-partner_may_take_back = { WHO($partner) } ne yapıyor?
    .keeps = Olduğu gibi bırakıyor
    .keeps-full = Kartını olduğu gibi bırakıyor
    .withdraws = Kartını geri alıyor
offer-last_card_may_go_back = Lövenin son kartı ne oluyor?
    .keeps = Olduğu gibi kalıyor
    .withdraws = Geri alınıyor
offer-next_card_may_go_back = Sonraki löveye oynanan kart ne oluyor?
    .keeps = Olduğu gibi kalıyor
    .withdraws = Geri alınıyor

script-opponents-may-withdraw = Rönons düzeltiliyor. { WHO($offender, case: "gen") } rakipleri, rönonstan sonra oynadığınız kartı olduğu gibi bırakabilir ya da onarma olmadan geri alıp başkasını oynayabilirsiniz.
script-lho-may-take-back = { WHO($lho) }, rönonstan sonra oynadığınız kartı geri alabilir ya da olduğu gibi bırakabilirsiniz. Geri alırsanız { WHO($partner, case: "too") } kartını değiştirebilir; o defans oyuncusuysa değiştirdiği kart cezalı kart olur. { WHO($rho) }, oynadıysanız siz de kartınızı geri alabilirsiniz.
script-partner-may-withdraw-penalty = { WHO($partner) }, bir rakip sizinkinden önceki kartını değiştirdi. Siz de kartınızı geri alıp başkasını oynayabilirsiniz; geri aldığınız kart cezalı kart olur. Ya da kartınızı olduğu gibi bırakabilirsiniz.
script-partner-may-withdraw = { WHO($partner) }, bir rakip sizinkinden önceki kartını değiştirdi. Siz de kartınızı onarma olmadan geri alıp başkasını oynayabilirsiniz ya da olduğu gibi bırakabilirsiniz.
script-last-card-may-go-back = İki rönonstan sonra löveye oynanan kart olduğu gibi kalabilir. Oynayan oyuncu onu onarma olmadan geri alıp başkasını da oynayabilir.
script-last-card-may-go-back-penalty = İki rönonstan sonra oynanan kart olduğu gibi kalabilir. Oynayan oyuncu onu geri alıp başkasını da oynayabilir; geri aldığı kart cezalı kart olur.
script-next-card-may-go-back = Sonraki löveye oynanan kart olduğu gibi kalabilir. Oynayan oyuncu onu onarma olmadan geri alıp başkasını da oynayabilir.
script-led-card-may-go-back-penalty = Sonraki löveye çıkılan kart olduğu gibi kalabilir. Çıkan oyuncu onu geri de alabilir; o zaman kart majör cezalı kart olur. Deklaranın başka bir cezalı kart için yaptığı seçim engellemedikçe yine o kartla çıkılır.

consequence-cards-stay = Oynanmış olan kalır.
consequence-opponents-card-back = Kart ele döner, başkası oynanır. Bu karttan edinilen bilgiyi yalnızca onu oynayanın tarafı kullanabilir.
consequence-then-partner-may-withdraw = Kart ele döner, başkası oynanır. Sonra { WHO($partner) } kartını değiştirebilir.
consequence-partners-penalty-card = Kart majör cezalı kart olur, başkası oynanır.
consequence-partners-card-back = Kart ele döner, başkası oynanır.
consequence-led-penalty-card = Kart majör cezalı kart olur. Deklaranın başka bir cezalı kart için yaptığı seçim engellemedikçe yine o kartla çıkılır.
consequence-next-card-back = Kart ele döner, başkası oynanır. Bu karttan edinilen bilgiyi hiçbir taraf kullanamaz.

step-told-card-back = Sonraki löveye oynanan bütün kartlar geri döner. Hiçbiri cezalı kart değildir ve ilk kart kabul edilemez.
    .say = Sonraki löveye oynanan bütün kartlar ellere döner. Hiçbiri cezalı kart değildir ve kabul edilemez.
    .explain = Sıranın kimde olduğunu bir rakip söylemişti. Böyle bir kart rönonsu resmileştirmez. Rönons düzeltilince o löveyi kazanan çıkar.
step-no-revoke = Rönons yoktur. Gördüğünüzü kimseye söylemeyin.
    .say = Rönons yoktur: uyamayan oyuncu yasal herhangi bir kartı oynayabilir.
    .explain = Uyamayan oyuncu yasal herhangi bir kartı oynayabilir.
step-taken-as-revoke = Kartlarını karıştırmamış tarafın lehine karar verin: rönons yapılmıştır.
    .say = Artık anlaşılamıyor. Karar, kartlarını karıştırmamış tarafın lehinedir: rönons yapılmıştır.
    .explain = Kartlarını yalnızca, rönons yaptığı öne sürülen taraf karıştırdı. Öteki ellerden rönons olmadığı anlaşılıyorsa rönons yoktur.
step-revoke-corrected = { WHO($who) } rönons kartını geri alır, yerine yasal bir kart oynar.
step-new-lead-followed = Yeni çıkışın rengine uyabilen, öncekine oynadığı kartı geri alır ve renge uyar.
    .say = Yeni çıkışın renginden kartı olan, oynadığı kartı geri alır ve renge uyar.
    .explain = Her el, geçerli olan çıkışın rengine uymak zorundadır. O renkten kartı olmayan el kartını bırakabilir ya da değiştirebilir.
step-no-rectification-for-card = Deklaranın veya yerin kartı ya da zaten açık kart için başka bir onarma yoktur.
    .explain = Cezalı kart cezalı kalır.
step-opponents-card-back = { WHO($offender, case: "gen") } rakiplerinden isteyen, rönonstan sonra oynadığını geri alıp başka kart oynar.
step-rho-may-withdraw = { WHO($who, case: "too") } rönonstan sonra oynadıysa o kartı geri alabilir.
step-lho-card-back = { WHO($who) } kartı geri alıp başkasını oynar.
step-corrected-as-established = Yine de resmileşmiş rönonstaki gibi löve aktarılabilir. Oyun sürer.
step-claim-binds-nobody-yet = Geç değil: talep kusurlu tarafı henüz bağlamaz, bu yüzden rönons resmileşmemiştir.
    .say = Geç değil. Talep kusurlu tarafı henüz bağlamaz, bu yüzden rönons resmileşmemiştir.
    .explain = { $edition ->
        [laws2007] O taraf talebi ya da terki kabul etseydi rönons resmileşirdi.
       *[laws2017] O tarafın anlaşması, itiraz etmeden sonraki bordda konuşma yapınca ya da tur bitince resmileşir.
    }
step-claim-after-correction = Löve talebi, rönons düzeltilmiş sayılarak karara bağlanır.
    .say = { WHO($offender, case: "gen") } rakipleri rönonstan sonra oynadıklarını değiştirebilir.
    .explain = { WHO($offender, case: "gen") } rakipleri rönonstan sonra oynadıklarını değiştirebilir.
step-claim-with-penalty-card = Löve talebi, rönons düzeltilmiş sayılarak karara bağlanır; { WHO($offender, case: "gen") } kartı majör cezalı kart sayılır.
    .say = { WHO($offender, case: "gen") } rakipleri rönonstan sonra oynadıklarını değiştirebilir.
    .explain = Rakipleri rönonstan sonra oynadıklarını değiştirebilir.
step-own-correction-stands = Rönons zamanında düzeltilmiştir. Resmileşmemiştir, löve aktarılmaz.
    .say = Rönons zamanında düzeltilmiştir. Resmileşmemiştir, löve aktarılmaz.
    .explain = Oyuncular sizi çağırmalıydı, ama yapılan düzeltme Yasanın istediği düzeltmedir.
step-revoke-stands = Rönons resmileşmiştir; löve oynandığı gibi kalır.
    .explain = Oyuncular bunu kendileri düzelttiyse, hâlâ mümkün olduğu ölçüde düzeltmeyi iptal edin; zarar verdiyse ayarlı skor düşünülür.
step-revoke-stands-play-on = Rönons resmileşmiştir. Artık düzeltilemez, löve oynandığı gibi kalır. Oyun sürer.
    .explain = Löve aktarılıp aktarılmayacağına oyun bitince karar verilir. Oyuncular bunu kendileri düzelttiyse, hâlâ mümkün olduğu ölçüde düzeltmeyi iptal edin; zarar verdiyse ayarlı skor düşünülür.
step-twelfth-trick-corrected = { WHO($who) }, rönons resmileşmiş olsa da, on ikinci lövenin kartını geri alıp doğrusunu oynar. Löve aktarılmaz.
step-twelfth-card-penalty = Geri alınan kart, cezalı kart olarak yüzü açık kalır; { WHO($who) } onu on üçüncü löveye oynar.
    .say = { WHO($who) }, geri aldığınız kart, cezalı kart olarak yüzü açık kalır. Onu on üçüncü löveye oynarsınız.
    .explain = O oyuncunun son kartıdır.
step-twelfth-card-free = Deklaranın ya da yerin kartı, ya da zaten yüzü açık duran kart, on üçüncü löveye oynanır.
    .say = Deklaranın ya da yerin geri alınan kartı, ya da zaten yüzü açık duran kart, on üçüncü löveye oynanır; başka bir onarma yoktur.
    .explain = O elin son kartıdır; başka bir onarma yoktur.
step-twelfth-trick-others-may-change = { WHO($offender, case: "gen") } rakipleri ondan sonra oynadıklarını değiştirebilir; biri değiştirirse, { WHO($partner, case: "too") } onun ardından oynadığını değiştirebilir.
    .explain = Kusurlu defans oyuncusunun ortağı böyle kart değiştirirse, geri aldığı kart da cezalı kart olur ve on üçüncü löveye oynanır.
step-last-trick-anew = Düzeltilen on ikinci löveyi kim kazanırsa on üçüncüye o çıkar; daha önce ne çıkıldığı fark etmez. Löveleri yeniden sayın.
    .say = Düzeltilen löveyi kazanan son löveye çıkar. Ne üzerinde anlaşılmış olursa olsun löveler yeniden sayılır.
    .explain = Rönons için löve aktarılmaz; ama doğru kartlarla löveyi başka bir el kazanabilir.
step-no-choice-suggested = { $edition ->
    [laws2007] { WHO($who, case: "gen") } elinde iki renk varsa, rönons kartını görmenin öne çıkarmış olabileceği oyunu seçemez.
   *[laws2017] { WHO($who) } henüz oynamamıştı: mantıklı bir seçenek varken, rönons kartının açıkça öne çıkardığı başka bir oyunu seçemez.
}
step-both-revokes-corrected = İki oyuncu da rönons kartını yasal bir kartla değiştirir; defans oyuncusununki cezalı kart olur.
step-next-trick-taken-back = Sonraki löveye yapılan çıkış geri alınır: düzeltilen löveyi başka bir el kazanır ve o çıkar.
    .say = Sonraki löveye yapılan çıkış ele döner. Bu löveyi şimdi kazanan el çıkar.
    .explain = Sonraki löveye, löveyi kazanan el çıkar; burada doğru kartlar kazananı değiştirmiştir.
step-led-card-back = Sonraki löveye çıkılan kart cezalı kart olur. Deklaranın seçimi engellemedikçe yine o kartla çıkılır.
    .say = Sonraki löveye çıkılan kart cezalı kart olur. Önce deklaran seçer. Bu seçim engellemedikçe yine o kartla çıkılır.
    .explain = Cezalı kart ilk yasal fırsatta oynanır. Deklaran önce ortağın cezalı kartı için seçimini yapar ya da oyuncunun birden çok cezalı kartı varsa birini belirler.
step-next-card-back = Sonraki löveye oynanan kart geri alınır, başkası oynanır.
    .say = Sonraki löveye oynanmış olan kart ele döner, başkası oynanır.
    .explain = Her taraf, diğerinin rönonsu karşısında kusursuzdur: kartı olduğu gibi bırakabilir ya da geri alabilir.
step-last-card-back = İki rönonstan sonra löveye oynanan kart geri alınır, başkası oynanır.
    .say = İki rönonstan sonra oynanmış olan kart ele döner, başkası oynanır.
    .explain = Oynayan oyuncu, diğer tarafın rönonsu karşısında kusursuzdur: kartı olduğu gibi bırakabilir ya da geri alabilir.
step-twelfth-trick-both-corrected = İki oyuncu da, rönons resmileşmiş olsa da, on ikinci lövenin kartını geri alıp doğrusunu oynar. Löve aktarılmaz.
    .say = İki oyuncu da rönons kartını geri alıp doğrusunu oynar. Löve aktarılmaz.
    .explain = On ikinci lövedeki rönons, dört el de borda konana kadar düzeltilir.
step-opponents-lead-may-stay = Sonraki löveye yapılan çıkış kalabilir ya da onarma olmadan geri alınıp başka bir kart çıkılabilir.
    .say = Sonraki lövedeki çıkış kalabilir; çıkan oyuncu onu onarma olmadan geri alıp başkasını da çıkabilir.
    .explain = Kartı, rönonstan sonra kusursuz taraf oynamıştır.
step-both-revokes-stand = İki rönons da resmileşmiştir. Hiçbiri düzeltilemez, löve oynandığı gibi kalır.
step-one-revoke-stands = Oyunu sürdüren tarafın rönonsu resmileşmiştir. Diğer oyuncu rönons kartını yasal bir kartla değiştirir.

information-told-card-authorized = Rönons yapan taraf, sonraki lövenin kartlarından edindiği bilgiyi kullanabilir.
    .say = Rönons yapan taraf, sonraki löveden geri alınan kartlardan edindiği bilgiyi kullanabilir.
    .explain = Sıranın onda olduğu o tarafa yanlış söylenmişti.
information-told-card-unauthorized = Yanlış bilgiyi veren taraf, bu kartlardan edindiği bilgiyi kullanamaz.
    .say = Sıranın kimde olduğunu söyleyen taraf, sonraki löveden geri alınan kartlardan edindiği bilgiyi kullanamaz.
    .explain = Kartların görülmesine o taraf yol açtı.
information-both-revoked-unauthorized = İki taraf da kusurlu sayılır: hiçbiri, kendisinin ya da karşı tarafın geri aldığı kartlardan edindiği bilgiyi kullanamaz.

check-revoke-tricks = Oyun bitince geri gelin: löve aktarmak gerekebilir.
check-revoke-of-claimer-next = Önce talep ya da terk eden tarafın rönonsunu ele alın: resmileşmiştir.
    .explain = Talebi deklaran yaptıysa, o tarafta rönons yapan el söz konusudur.
check-other-revoke-next = Sonra diğer tarafın rönonsunu ele alın: talepten önce düzeltilir.
    .explain = Bu taraf kesin olarak kabul etmediği için rönonsu resmileşmemiştir.
check-first-of-two-revokes-next = Sonra, ikisinden ilk oynayanın rönonsunu ele alın.
    .explain = İki oyuncunun iki ayrı rönonsudur; her birinin kendi onarması vardır.
check-second-of-two-revokes-next = Ardından diğerinin rönonsunu ele alın.
    .explain = İlk rönons için aktarılan löve yeniden aktarılmaz.

typed-revoke_trick = Löve:
