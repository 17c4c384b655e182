### Sırasız ya da erken çıkış ve oyunlar, yerin eli: neyin sorulduğu, okunduğu, kararlaştırıldığı.

fact-misinformed_of_turn = Rakiplerden biri oyuncuya sıranın onda olduğunu söylemiş miydi?
fact-not_to_be_accepted = Aşağıdakilerden biri söz konusu mu?
    .none = Hayır, hiçbiri
    .told = Rakiplerden biri oyuncuya sıranın onda olduğunu söylemişti
    .thirteenth_trick = On üçüncü löveye çıkıştı
fact-opening_lead_made = Atak nasıl yapıldı?
    .faced = Yüzü açık; artırım bitmişti
    .face_down = Yüzü kapalı
    .in_auction = Yüzü açık; artırım bitmemişti
fact-since_opening_lead = Atağın yüzü açıldıktan sonra ilk olarak ne oldu?
    .nothing = Hiçbir şey
    .declarer_spread = Deklaran kendi elini açmaya başladı ve bir kartı göründü
    .dummy_seen = Deklaran yerin bir kartını görmüş olabilir (artırımda görünenler sayılmaz)
    .declarer_played = Deklaran kendi elinden kart verdi
    .dummy_played = Deklaran yerden kart verdi
    .partner_faced = { WHO($partner, case: "too") } bir kart açtı
fact-since_wrong_side = O zamandan beri kim ne oynadı?
    .nothing = Hiçbir şey oynanmadı
    .proper_lead = Deklaranın solundaki oyuncu kendi atağını yüzü açık yaptı
    .defender_played = Bir defans oyuncusu bu karta kart verdi
fact-spread_fault = Yanlış olan neydi?
    .hidden_card = Yerin bir kartı görünmüyordu, şimdi ortaya çıktı
    .not_arranged = Bütün kartlar görünüyordu ama gerektiği gibi dizilmemişti
    .dummy_early = Artırım bitmişti ama yer, hiçbir atağın yüzü açılmadan kart açtı
    .declarer_faced = Deklaran kart açtı; hemen öncesinde sırasız atak yoktu
    .after_wrong_lead = Yüzü açık sırasız ataktan sonra deklaran ya da yer kart açtı
    .in_auction = Bir oyuncu artırım bitmeden elini açtı
fact-hidden_card_revoke = Yer, görünmeyen kart yüzünden renge uymamış oldu mu?
    .no_revoke = Hayır
    .correctable = Evet; deklaran tarafı sonraki löveye oynamadı ya da bu on ikinci löveydi
    .established = Evet; deklaran tarafı sonraki löveye oynadı
fact-since_defenders_lead = O zamandan beri kim ne oynadı?
    .nothing = Hiçbir şey oynanmadı
    .played_to = Deklaran, elinden ya da yerden, bu çıkışa kart verdi
    .proper_lead = Çıkış deklarandaydı; kart vermek yerine kendisi de çıktı
    .partner_played = { WHO($partner) } çıktı ya da oynadı, ama deklaran oynamadı
fact-defenders_lead_turn = Çıkış kimdeydi?
    .partner = { WHO($partner, case: "loc") }
    .declarer = Deklaranda, kendi elinde ya da yerde
fact-since_declarers_lead = O zamandan beri kim ne oynadı?
    .nothing = Hiçbir şey oynanmadı
    .next_played = Çıkan elden sonraki defans oyuncusu bu çıkışa kart verdi
    .other_played = Diğer defans oyuncusu bu çıkışa kart verdi
    .proper_lead = Çıkış bir defans oyuncusundaydı; kart vermek yerine kendisi de çıktı
    .led_again = Deklaran, bu kez çıkışın olduğu elden, yeniden çıktı
fact-declarers_lead_turn = Çıkış kimdeydi?
    .other_hand = Deklaranın diğer elinde
    .defender = Bir defans oyuncusunda
fact-line_from_information = Deklaranın oyun tarzı, sırasız çıkıştan öğrenilenlere dayanmış olabilir mi?
    .explain = Deklaranın ne öğrendiğine bakın: bir defans oyuncusunun tepkisi, bir söz, görünen bir kart. Oyun tarzının buna dayanmış olabilmesi yeter; dayandığını saptamanız gerekmez.
fact-premature_by = Kim erken oynadı?
    .before_partner = Bir defans oyuncusu, ortağı oynamadan sonraki löveye çıktı ya da sırasız oynadı
    .at_rhos_turn = Bir defans oyuncusu, sıra sağındaki eldeyken oynadı; ortağı oynamıştı
    .declaring_side = Deklaran, elinden ya da yerden
    .dummy = Yer, deklaran söylemeden
fact-played_besides = Başka kim ne oynadı?
    .nothing = Aşağıdakilerin hiçbiri
    .both_hands = Bu karttan önce deklaran löveye iki elden de oynamıştı
    .dummy = { $edition ->
        [laws2007] Bu karttan önce yer kart oynamış ya da kurala aykırı olarak bir kart önermişti
       *[laws2017] Bu karttan önce yer, sırası gelmeden kendiliğinden kart seçmiş ya da kurala aykırı olarak bir kart önermişti
    }
    .lho_after = Bu karttan sonra { WHO($lho) } oynadı
fact-legal_in_trick = Kart bu lövede yasal olarak oynanabilir mi? (Ele kendiniz bakın.)
fact-early_card = Kart neydi? (Ele bakmak gerekirse kendiniz bakın.)
    .legal_play = Löveye verilmiş, orada yasal bir kart
    .illegal_play = Löveye verilmiş bir kart; oysa o el renge uyabilir
    .told = Rakibi sıranın onda olduğunu söylediği için löveye verilmiş bir kart
    .next_lead = Sonraki löveye çıkış
fact-at_once = Kim aynı anda oynadı?
    .two_players = İki oyuncu, birer kart
    .defender = Bir defans oyuncusu, birden çok kart
    .declaring_side = Deklaran, aynı elden birden çok kart
fact-second_player = Sıra ikisinden birinde miydi? Öyleyse diğeri kimdi?
    .next_player = Ondan hemen sonraki oyuncu
    .defender = Sırası henüz gelmemiş bir defans oyuncusu
    .declaring_side = Deklaran, sırası henüz gelmemiş bir elden
    .neither = İkisinin de sırası değildi
fact-since_at_once = O zamandan beri kim ne oynadı?
    .nothing = Hiçbir şey oynanmadı
    .opponent_played = Bir rakip ardından löveye kart verdi
    .both_sides_went_on = İki taraf da sonraki löveye oynadı
fact-faces_seen = Kartlardan kaçının yüzü görünüyordu?
    .one = Yalnızca birinin
    .several = İki veya daha çoğunun
fact-other_faces_seen = Oynanan kartın dışında hangi kartların yüzü görünüyordu? (İki ya da daha çok kartın yüzü görünüyorsa önce oyuncu hangisini oynadığını söylesin.)
    .one = Hiçbiri
    .low = Dokuzlu veya daha küçük tek kart
    .honour = Onlu veya daha büyük tek kart
    .two_or_more = İki veya daha çok kart; ya da tek kart, ama oyuncunun zaten cezalı kartı vardı
fact-fifth_card_by = Löveye beşinci kartı kim oynadı?
    .defender = Bir defans oyuncusu
    .declaring_side = Deklaran, elinden ya da yerden
fact-fifth_card_as = Kartı ne sayıyorsunuz?
    .no_lead = Çıkış değil
    .lead_out_of_turn = Sonraki löveye sırasız çıkış
    .lead_in_turn = Sonraki löveye, bu löveyi kazanan elden çıkış
    .explain = Oyuncu lövenin bittiğini sanıp sonrakine başladıysa çıkıştır. Oynadığını unuttuysa çıkış değildir. Yaptığına ve söylediğine, kartın çıkış olarak bir anlam taşıyıp taşımadığına bakın.
fact-played_on = Usulsüzlük düzeltilmeden kim oynamayı sürdürdü?
    .next_opponent = Usulsüz oynayan elden sonraki rakip, löveye kart vererek
    .proper_lead = Çıkış sırası kendisinde olan rakip, löveye çıkarak
    .wrong_defender = Deklaranın sırasız çıkışından sonra, sıradaki olmayan defans oyuncusu
    .offending_side = Kusurlu oyuncu ya da ortağı
    .before_required_lead = Bir defans oyuncusu; deklarandan başka elden çıkması istenmişti ama henüz çıkmamıştı

offer-lead_choices = Deklaran neyi seçiyor?
    .spreads = Kendi elini açıp yer olmak
    .accepts = Çıkışı kabul etmek
    .requires = { WHO($partner, case: "gen") } o rengi çıkmasını istemek
    .forbids = { WHO($partner, case: "gen") } o rengi çıkmasını yasaklamak
    .waives = Çıkışı serbest bırakmak
script-opening-lead-choices = Atak sırasızdı. Deklaran, beş seçeneğiniz var; ortağınızdan yardım almadan seçin. Elinizi açabilirsiniz; o zaman yer olursunuz, ortağınız oynar ve atak geçerli kalır. Atağı kabul edebilirsiniz; o zaman yer açılır ve hemen ardından kendi elinizden oynarsınız. Kabul etmezseniz kart geri alınır ve çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın renginin çıkılmasını isteyebilir ya da çıkış o oyuncuda kaldığı sürece yasaklayabilirsiniz; iki durumda da kart ele döner. Ya da çıkışı serbest bırakabilirsiniz; o zaman kart, majör cezalı kart olarak masada kalır.
script-partner-card-too = { WHO($partner, case: "too") } bir kart oynadı. Çıkış geçerli kalırsa o kart erken oynanmıştır. Çıkış geri alınırsa o kart da majör cezalı kart olur; o zaman çıkış sırası ondaysa ve kart seçiminize uyuyorsa onu çıkar.
script-defenders-lead-choices = Çıkış sırasızdı. Deklaran, dört seçeneğiniz var; yerden yardım almadan seçin. Çıkışı kabul edebilirsiniz. Kabul etmezseniz kart geri alınır ve çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın renginin çıkılmasını isteyebilir ya da çıkış o oyuncuda kaldığı sürece yasaklayabilirsiniz; iki durumda da kart ele döner. Ya da çıkışı serbest bırakabilirsiniz; o zaman kart, majör cezalı kart olarak masada kalır.
consequence-declarer-becomes-dummy = Atak geçerli kalır. Deklaran yer olur, yer de deklaran olur.
consequence-opening-lead-accepted = Atak geçerli kalır. Yer açılır, deklaran hemen ardından kendi elinden oynar.
consequence-lead-accepted = Çıkış geçerli kalır; sonraki el buna kart verir.
consequence-required-card-back = { WHO($partner) } o rengi çıkmak zorundadır. Kart ele döner.
consequence-forbidden-card-back = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz. Kart ele döner.
consequence-any-lead-card-stays = { WHO($partner) } istediği kartı çıkar. Kart, majör cezalı kart olarak masada kalır.
consequence-partners-card-led = { WHO($partner) } oynadığı o kartı çıkmak zorundadır. Sırasız çıkılan kart, majör cezalı kart olarak masada kalır; deklaran bir sonraki çıkışta yeniden seçer.

offer-declarer_may_accept = Deklaran neyi seçiyor?
    .accepts = Çıkışı kabul etmek
    .refuses = Geri aldırmak
script-defenders-lead-at-declarers-turn = Çıkış sırasızdı; çıkış deklarandaydı. Deklaran, yerden yardım almadan seçin. Kabul ederseniz çıkış geçerli kalır. Kabul etmezseniz çıkış hangi eldeyse oradan siz çıkarsınız ve kart, majör cezalı kart olarak masada kalır.
consequence-penalty-card-declarer-leads = Deklaran çıkar. Kart, majör cezalı kart olarak masada kalır.

offer-defenders_may_accept = Defans oyuncuları neyi seçiyor?
    .refuses = Geri aldırmak
    .accepts = Çıkışı kabul etmek
    .disagree = Anlaşamıyorlar
script-declarers-lead-choices = Deklaranın çıkışı sırasızdı. Defans oyuncularından biri çıkışı kabul edebilir ya da geri aldırabilir; birbirinize danışmayın. Farklı seçerseniz, bu çıkışa sıradaki kartı verecek olanınızın seçimi geçerlidir.
consequence-other-hand-leads = Kart geri döner. Deklaran diğer elden istediği kartı çıkar.
consequence-second-lead-stands = Kart geri döner. Doğru elden çıkılan kart kalır.
consequence-defender-leads = Kart geri döner. Çıkış sırası kendisinde olan defans oyuncusu çıkar.
consequence-next-defender-decides = Çıkışa sıradaki kartı verecek defans oyuncusu karar verir.

offer-next_defender_decides = Sıradaki kartı verecek defans oyuncusu neyi seçiyor?
    .refuses = Geri aldırmak
    .accepts = Çıkışı kabul etmek
script-next-defender-decides = Anlaşamadınız. Çıkışa sıradaki kartı verecek defans oyuncusu karar verir.
consequence-lead-taken-back = Kart geldiği ele döner.

offer-partners_play = Deklaran neyi seçiyor?
    .highest = Çıkılan rengin en büyük kartını istemek
    .lowest = Çıkılan rengin en küçük kartını istemek
    .requires = Deklaranın söyleyeceği başka bir rengi istemek
    .forbids = Deklaranın söyleyeceği başka bir rengi yasaklamak
offer-partners_play_2007 = Deklaran neyi seçiyor?
    .highest = Çıkılan rengin en büyük kartını istemek
    .lowest = Çıkılan rengin en küçük kartını istemek
    .forbids = Deklaranın söyleyeceği başka bir rengi yasaklamak
script-partners-play-2017 = { WHO($offender) } ortağından önce çıktı ya da oynadı. Kart majör cezalı karttır. Deklaran, { WHO($partner, case: "gen") } bu lövede ne yapacağını yerden yardım almadan seçin. Çıkılan renkteki en büyük ya da en küçük kartını oynamasını, söyleyeceğiniz başka bir renkten oynamasını ya da söyleyeceğiniz başka bir renkten oynamamasını isteyebilirsiniz. Bunu yapamazsa yasal olan istediği kartı oynar.
script-partners-play-2007 = { WHO($offender) } ortağından önce çıktı ya da oynadı. Kart majör cezalı karttır. Deklaran, { WHO($partner, case: "gen") } bu lövede ne yapacağını yerden yardım almadan seçin. Çıkılan renkteki en büyük ya da en küçük kartını oynamasını ya da söyleyeceğiniz başka bir renkten oynamamasını isteyebilirsiniz. Bunu yapamazsa yasal olan istediği kartı oynar.
consequence-plays-highest = { WHO($partner) }, çıkılan renkteki en büyük kartını oynamak zorundadır.
consequence-plays-lowest = { WHO($partner) }, çıkılan renkteki en küçük kartını oynamak zorundadır.
consequence-plays-other-suit = { WHO($partner) }, deklaranın söylediği renkten oynamak zorundadır.
consequence-plays-not-suit = { WHO($partner) }, deklaranın söylediği renkten oynayamaz.

step-misinformed-card-back = Kart başka bir onarma olmadan { $edition ->
    [laws2007] geri alınabilir
   *[laws2017] geri alınır
}, kimse onu kabul edemez; ona verilen ya da onun yüzünden açılan kartlar da geri döner. { $edition ->
    [laws2007] Oyun
   *[laws2017] Bu oyun bir önceki lövedeki rönonsu resmileştirmez. Oyun
}, sıra gerçekte kimdeyse onunla sürer.
step-last-lead-back = On üçüncü löveye sırasız çıkış, ona verilen kartlarla birlikte her zaman geri alınır. Çıkış hangi eldeyse o el çıkar.
step-rectification-forfeited = Diğer taraf oynamayı sürdürdü ve onarma hakkını yitirdi. Usulsüz kart, sırasında oynanmış sayılır.
step-proper-lead-counts = Sırası gelen oyuncunun çıkışı geçerli kalır; diğer çıkışa verilmiş kart sayılmaz. Bu lövede yanlışlıkla oynanan kartlar, başka bir onarma olmadan geri alınabilir.
step-lead-stands = Çıkış geçerli kalır.
step-face-down-lead-back = Atağın yüzü kapalıydı: kart görülmeden ele döner. Onarma yoktur.
step-face-down-lead-back-too = { WHO($partner, case: "gen") } masada yüzü kapalı bir atağı varsa o kart ele döner.
step-proper-leader-leads = Çıkışı { WHO($partner) } yapar.
step-left-of-declarer-leads = Atağı deklaranın solundaki oyuncu yapar.
step-declarer-becomes-dummy = Atak geçerli kalır. Deklaran bütün elini açar ve yer olur; karşısındaki oyuncu deklaran olur. Sıradaki kart, açılan elden oynanır.
step-opening-lead-accepted = Atak geçerli kalır. Yerin eli açılır.
step-declarer-must-accept = Deklaran yerin bir kartını görmüş olabilir; atağı kabul etmek zorundadır. Deklaran olarak kalır, yerin bütün eli açılır.
step-second-card-from-declarer = Lövenin ikinci kartı deklaranın kendi elinden oynanır.
step-declarers-card-stands = Deklaranın kendi elinden verdiği kart, lövenin ikinci kartıdır. Oyun oradan sürer.
step-dummys-card-stands = Yerden oynanan kart, bir rönonsu düzeltmek dışında geri alınamaz. Deklaran şimdi löveye kendi elinden oynar.
step-penalty-card-picked-up = Sırasız çıkılan kart ele döner; artık cezalı kart değildir.
step-declarers-card-no-penalty = Deklaranın ya da yerin kartı cezalı kart olmaz; göründüğü için onarma yoktur.
step-defender-takes-back = Defans oyuncusu verdiği kartı onarma olmadan geri alır.
step-dummy-arranged = Yerin eli düzeltilir: yüzü açık, renk renk, deklarana doğru; koz yerin sağında. Onarma yoktur.
step-card-picked-up-before-lead = { $edition ->
    [laws2007] { WHO($offender, case: "gen") } kartı, atağın yüzü açılana kadar yüzü açık kalır, sonra ele döner.
   *[laws2017] { WHO($offender) } deklaran ya da yerdir; kartı eline geri alır.
}
step-dummy-waits-for-lead = { $edition ->
    [laws2007] Kartlar, atağın yüzü açılana kadar yüzü açık kalır; sonra yer elini açar.
   *[laws2017] Kartlar ele döner. Yer, atağın yüzü açılınca elini açar.
}
step-hand-taken-back = Kartlar ele döner. Yer, atağın yüzü açılınca elini açar.
step-card-joins-dummy = Kart yerin elinde kendi rengine konur; baştan beri orada sayılır.
step-dummy-revoke-corrected = Renge uymama düzeltilmek zorundadır: yer kartını geri alır ve çıkılan renkten oynar; başka bir onarma yoktur.
step-defenders-may-replace = Bundan sonra oynamış defans oyuncusu kartını geri alıp başkasını oynayabilir.
step-declarer-may-then-replace = Biri bunu yaparsa, deklaran onun ardından oynanmış kartını değiştirebilir.
step-no-automatic-trick = Löveler olduğu gibi kalır: yerin bir kartının oynanmaması kendi başına löve aktarmaz.
step-declarer-leads = Kart geri alınır. Çıkış hangi elindeyse, deklaran o elden çıkar.
step-defender-leads = Kart geldiği ele döner, başka bir onarma yoktur. Çıkış sırası kendisinde olan defans oyuncusu çıkar.
step-declarer-leads-from-other-hand = Kart geldiği ele döner. Deklaran diğer elden istediği kartı çıkar.
step-second-lead-back = Deklaranın diğer elden çıktığı kart geri döner.
step-second-lead-stands = Sırasız çıkılan kart geldiği ele döner. Doğru elden çıkılan kart kalır.
step-partner-plays-highest = { WHO($partner) }, çıkılan renkteki en büyük kartını oynar.
step-partner-plays-lowest = { WHO($partner) }, çıkılan renkteki en küçük kartını oynar.
step-partner-plays-requires = { WHO($partner) }, deklaranın söylediği renkten oynar.
step-partner-plays-forbids = { WHO($partner) }, deklaranın söylediği renkten oynayamaz.
step-unable-to-play = { WHO($partner) } bunu yapamıyorsa (renge uymak zorunda olması dahil), yasal olan istediği kartı oynar. Eline kendiniz bakın; gördüğünüzü kimseye söylemeyin.
step-premature-card-free = Ortaktan önce oynandığı için onarma yapılmaz, kart kalır. Yerin bir kartı, rengin tek kartı ya da eş kartlardan biri bile olsa, ancak deklaran isteyince ya da gösterince oynanmış sayılır. Kart çıkışsa ve löveyi başka bir el kazanırsa, sonra onu sırasız çıkış olarak ele alın.
step-played-in-turn = Kart masada kalır. { WHO($offender) }, sırası gelince onu bu lövede oynamak zorundadır.
step-complete-the-trick = Önce löve tamamlanır. Sonraki löveye çıkmış olan elin çıkma sırası gelmişse kart geçerli kalır.
step-early-card-stands = Deklaranın erken oynadığı kart oynanmıştır, geri alınamaz.
step-early-card-corrected = Kart renge uymuyor; uyan bir kartla değiştirilmek zorundadır. Rönons hükümlerini uygulayın.
step-both-plays-out-of-turn = İki kart da sırasız. Her birini ayrı ele alın.
step-play-in-turn-first = Önce, sırası gelen oyuncunun kartı sayılır; diğeri onun ardından oynanmış sayılır.
step-later-play-in-turn = Öyleyse diğer kart da doğru sıradadır. Oyun sürer; renge uyabilecekken uymuyorsa rönons hükümlerini uygulayın.
step-visible-card-played = Yüzü görünen kart oynanmıştır; diğerleri başka bir onarma olmadan ele döner.
step-says-which-is-played = Oyuncu, kartlardan hangisini oynadığını söyler.
step-others-go-back = Diğer kartlar ele döner.
step-opponent-may-replace = Geri alınan bir kartın ardından oynamış rakip, kendi kartını onarma olmadan değiştirebilir.
step-fifth-card-back = Beşinci kart başka bir onarma olmadan ele döner.
step-offender-is-who-played = Kusurlu oyuncu şimdi, bu kartı oynayan defans oyuncusudur.
step-rights-unaffected = Kusurlu tarafın oynaması, diğer tarafın hiçbir hakkını eksiltmez.
step-earlier-obligations = Kusurlu tarafın önceden cezalı kart oynama ya da bir çıkış veya oyun kısıtlamasına uyma zorunluluğu varsa, bu sonraki sıralarında da sürer.

information-misinformed-authorized = Yanlış bilgi verilen taraf, geri alınan kartlardan edindiği her bilgiyi kullanabilir.
information-misinformed-unauthorized = Yanlış bilgiyi veren taraf, geri alınan kartlardan edindiği bilgiyi kullanamaz.
information-replaced-card = Değiştirilen karttan edinilen bilgiyi yalnızca onu değiştiren oyuncunun tarafı kullanabilir.
information-premature-card-unauthorized = { WHO($partner) }, erken oynanan karttan edindiği bilgiyi, o kart sırası gelip oynanana kadar kullanamaz.

check-misinformed-card = Oyun bitince geri gelin: yanlış bilgiyi veren taraf, geri alınan kartlardan edindiği bilgiyi kullandı mı?
check-replaced-card = Oyun bitince geri gelin: kusurlu taraf, değiştirilen karttan edindiği bilgiyi kullandı mı?
check-partner-card-next = { WHO($partner, case: "too") } bir kart oynadı. Sırada o kart var: onu, erken oynanmış kart olarak ele alın; sıra sağındaki eldeydi ve ortağı oynamıştı.
check-wrong-defender-next = Defans oyuncusu ortağından önce oynadı. Sırada o kart var: onu, erken oynanmış kart olarak ele alın.
check-hidden-card-damage = Oyun bitince geri gelin: yerin bir kartı görünmediği için defans zarar gördü mü?
check-revoke-equity = Oyun bitince geri gelin: yer renge uysaydı defans daha çok löve kazanır mıydı?
check-declarers-line = Oyun bitince geri gelin: deklaran, sırasız çıkıştan öğrenilene dayanmış olabilecek bir oyun tarzı seçti mi?
check-premature-card-used = Deklaran, erken oynanan karttan edinilen bilginin kullanıldığını düşünüyorsa oyun bitince geri gelin.
check-premature-card-next = Sırada diğer kart var: onu, bir defans oyuncusunun erken oynadığı kart olarak ele alın.
check-declarers-lead-next = Çıkış, löveyi kazanan elden değilse sonra onu, deklaranın sırasız çıkışı olarak ele alın.
check-defective-trick-next = Lövede fazla kart var. Sonra özürlü löve hükümlerini uygulayın.
check-both-plays-next = Önce ilk usulsüzlüğü, sonraki kart oynanmamış gibi ele alın; ardından o kartı.
