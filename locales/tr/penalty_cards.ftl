### Görünen ve geri alınan kartlar, cezalı kartlar.

information-withdrawn-card-authorized = Kusursuz taraf, geri alınan karttan edindiği her bilgiyi kullanabilir.
information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] Kusurlu taraf geri alınan karttan edindiği bilgiyi kullanamaz: mantıklı seçenekler arasından, kartın açıkça öne çıkarmış olabileceği birini seçemez.
   *[laws2017] Kusurlu taraf geri alınan karttan edindiği bilgiyi kullanamaz: mantıklı bir seçenek varken, kartın açıkça öne çıkardığı başka bir oyunu seçemez.
}
check-withdrawn-card = Oyun bitince geri gelin: kusurlu taraf geri alınan karttan edindiği bilgiyi kullandı mı?
standing-minor-penalty-card = Bu, minör cezalı karttır; oynanana kadar yüzü açık kalır. { WHO($who) } ondan önce o renkten, onludan küçük başka bir kart oynayamaz; ama bir onör oynayabilir. Ortağının çıkışını kısıtlamaz. Minördür, çünkü kazayla görünen, onör derecesinin altında tek karttır; aynı oyuncunun ikinci bir cezalı kartı olursa hepsi majör olur.
standing-major-penalty-card = { WHO($who, case: "gen") } kartı majör cezalı karttır; yüzü açık kalır ve ilk yasal fırsatta oynanmak zorundadır. Kart masada dururken çıkış ortağındaysa ortağı bekler. Deklaran o rengin çıkılmasını isteyebilir ya da yasaklayabilir (kart o zaman ele döner) ya da çıkışı serbest bırakabilir. Majördür, çünkü onördür, ya da bilerek çıkılmış, oynanmış veya gösterilmiştir, ya da birkaç karttan biridir; aynı oyuncunun başka cezalı kartı varsa o da artık majördür.
standing-major-penalty-cards = Kartların her biri majör cezalı karttır; yüzleri açık kalır. { WHO($who) } onları ilk yasal fırsatta oynamak zorundadır, hangisi olacağını deklaran seçer. Kartlar masada dururken çıkış ortağındaysa ortağı bekler. Deklaran bu renklerden birinin çıkılmasını isteyebilir ya da bu renklerin çıkılmasını yasaklayabilir (istenen ya da yasaklanan rengin kartları o zaman ele döner) ya da çıkışı serbest bırakabilir. Majördürler, çünkü sayıları iki ya da daha çoktur.
information-penalty-card-authorized = Cezalı kart masada durduğu sürece, ondan edinilen bilgiyi herkes kullanabilir.
information-must-play-authorized = Kartın oynanmak zorunda olduğu bilgisini herkes kullanabilir.
information-penalty-card-unauthorized = { WHO($who) }, kartı görmekle edindiği başka hiçbir bilgiyi kullanamaz; deklaran kullanabilir.
check-penalty-card-helped = Oyun bitince geri gelin: kartın görülmesi kusurlu tarafa yardım etti mi, diğer taraf zarar gördü mü?

### Ne sorulur.

fact-how_exposed = { WHO($offender, case: "gen") } kartı nasıl göründü?
    .accident = Kazayla: düştü, kaydı ya da başka bir kartla birlikte geldi
    .played = Oynadı ya da çıktı, kart geri alındı
    .shown = Bilerek gösterdi
    .named = Elindeki bir kartın adını söyledi
    .held = Sırası gelince ortağının görebileceği biçimde tuttu
    .trick_in_progress = Yalnızca oynanmakta olan löve için konuştu ya da kart gösterdi
    .partner_objected = Löve terk etti, ortağı hemen itiraz etti
    .claimed = Löve talebi ya da terki için elini açtı
    .not_at_fault = Oyunun olağan akışında, Yasa ya da siz istediğiniz veya izin verdiğiniz için, ya da başkası yüzünden
fact-face_in_view = Kart, { WHO($partner, case: "gen") } yüzünü görebileceği konumda mıydı?
    .explain = Kartın nerede durduğuna ya da nasıl tutulduğuna bakarak karar verin. Gerçekten görülüp görülmediği önemli değildir; bu yüzden kimseye sormayın, yanıt evet olmadıkça da kartın adını yüksek sesle söylemeyin.
fact-several_exposed = Bu biçimde görünen kart birden çok mu?
fact-has_another_penalty_card = { WHO($offender, case: "gen") } masada başka bir cezalı kartı var mı?
fact-declarer_exposed = Deklaran ne yaptı?
    .dropped = Oynamak istemeden kart düşürdü ya da gösterdi
    .touching = Kendi kartını yüzü açık, masaya değer ya da neredeyse değer biçimde tuttu
    .as_if_played = Kendi kartını oynanmış gibi tuttu
    .faced_hand = Elini açtı
    .after_lead_out_of_turn = Sırasız ataktan hemen sonra elini açtı
fact-meant_to_claim = Bu, löve talebi ya da terki sayılır mı?
    .explain = Elin açılması, deklaranın bunu istemediği gösterilebilmedikçe löve talebi ya da terki sayılır: örneğin kartlar düşmüşse ya da deklaran kendini yer sanmışsa sayılmaz.
fact-lead_restriction_cause = { WHO($partner, case: "gen") } çıkışı neden kısıtlanabilir?
    .penalty_card = { WHO($offender, case: "gen") } bir ya da daha çok cezalı kartı var
    .withdrawn_call = { WHO($offender) } artırımda bir konuşmasını geri aldı
    .led_early = { WHO($offender, case: "gen") } cezalı kartı var, { WHO($partner) } deklaran seçmeden çıktı
    .led_otherwise = { WHO($partner) } deklaranın isteğine ya da yasağına uymayan bir kart çıktı
fact-lead_freed_by = Geri alınan konuşma için aşağıdakilerden biri söz konusu mu?
    .none = Hayır, hiçbiri
    .led_before = { WHO($partner) } daha önce çıkmıştı; o zamandan beri çıkış başkasına geçti ya da hiçbir renk yasaklanmadı
    .kept_lead = Önceki bir çıkışta bir renk yasaklandı; o zamandan beri çıkış { WHO($partner, case: "loc") } kaldı
    .comparable = Yerine eşdeğer bir konuşma yapıldı
    .corrected_bid = Yetersiz deklareydi; yerine aynı türü (türleri) gösteren en düşük yeterli deklare verildi
    .unintended = İstem dışıydı; yerine asıl istenen konuşma yapıldı
    .called_in_turn = Sırasızdı; sırası gelen rakip siz karar vermeden konuştu
    .called_over = Kabulü olanaksız kontr ya da sürkontrdu; sonraki rakip siz karar vermeden konuştu
fact-lead_freed_by_2007 = Geri alınan konuşma için aşağıdakilerden biri söz konusu mu?
    .none = Hayır, hiçbiri
    .led_before = { WHO($partner) } daha önce çıkmıştı; o zamandan beri çıkış başkasına geçti ya da hiçbir renk yasaklanmadı
    .kept_lead = Önceki bir çıkışta bir renk yasaklandı; o zamandan beri çıkış { WHO($partner, case: "loc") } kaldı
    .corrected_bid = Yetersiz deklareydi; başka bir onarma olmadan düzeltildi
    .unintended = İstem dışıydı; yerine asıl istenen konuşma yapıldı
    .called_in_turn = Sırasızdı; sırası gelen rakip siz karar vermeden konuştu
    .called_over = Kabulü olanaksız kontr ya da sürkontrdu; sonraki rakip siz karar vermeden konuştu
fact-could_comply = { WHO($partner) } deklaranın isteğine ya da yasağına uyabilir miydi?
    .explain = Ele kendiniz bakın, gördüğünüzü kimseye söylemeyin. İstenen renkten kartı yoksa ya da yalnızca yasaklanan renkten kartı varsa uyamazdı.
fact-penalty_cards = { WHO($offender, case: "gen") } masada hangi cezalı kartları var?
    .minor = Bir minör: kazayla görünen dokuzlu ya da daha küçük
    .major = Bir majör: onlu ya da daha büyük, ya da bilerek oynanmış veya gösterilmiş kart
    .two_or_more = İki ya da daha çok; hepsi majör
fact-partners_penalty_cards = { WHO($partner, case: "gen") } masada kendi cezalı kartı var mı? Az önce çıkılan kart sayılmaz.
    .none = Yok
    .minor = Bir minör
    .major = Bir majör
    .two_or_more = İki ya da daha çok
fact-penalty_cards_left = O zaman { WHO($offender, case: "gen") } masada kaç cezalı kartı kalır?
    .none = Hiç
    .major = Bir
    .two_or_more = İki ya da daha çok
fact-penalty_cards_several_suits = Cezalı kartlar birden çok renkte mi?
fact-penalty_card_event = Ne oluyor?
    .partner_leads = Çıkış sırası { WHO($partner, case: "loc") }
    .offender_follows = { WHO($offender) } bir löveye oynayacak
    .offender_leads = Çıkış sırası { WHO($offender, case: "loc") }
    .played = Bir cezalı kart oynanıyor (sonraki sorularda onu hâlâ masada sayın)
    .one_more = { WHO($offender, case: "gen") } bir cezalı kartı daha oldu
    .partner_led = { WHO($partner) } deklaran seçmeden çıktı
    .not_played = { WHO($offender) } cezalı kart yerine başka kart oynadı
fact-next_hand_played = Sonraki el, deklaranın ya da yerin eli, bu çıkışa oynadı mı?
fact-had_to_play_penalty_card = Cezalı kartın oynanması gerekir miydi? Minör kart yalnızca kendi rengindeki diğer küçük kartlardan önce gelir. Majör karttan önce ise renge uymak ve deklaranın isteği ya da yasağı gelir.
fact-declarer_played_since = Deklaran o zamandan beri, elinden ya da yerden, oynadı mı?
fact-penalty_card_told = Kusurlu taraf kartı görmekle işine yarayan bir bilgi edindi mi?
    .explain = Kartın oynanması gerektiği bilgisini herkes kullanabilir. Ortağın onu görmekle edindiği başka bilgi, gösterdiği güç ya da renk gibi, kullanılamaz.
fact-whose_card = Kart kimin?
    .dummy = Yerin
    .declarer = Deklaranın kendi elinden
    .defender = Bir defans oyuncusunun
fact-dummys_card = Kartla ne yapıldı?
    .named = Deklaran oynanması için adını söyledi ya da gösterdi
    .picked_up = Deklaran oynamak için eline aldı
    .touched = Deklaran bilerek dokundu
    .arranged = Deklaran yalnızca kartları düzeltmek ya da başkasına uzanmak için dokundu
    .moved_by_dummy = Yer, söylenmeden öne koydu
fact-declarers_card = Kartla ne yapıldı?
    .faced = Elden ayrıldı ve masada yüzü açıldı
    .touching = Yüzü açık, masaya değer ya da neredeyse değer biçimde tutuldu
    .as_if_played = Oynanmış gibi tutuldu
    .named = Oynanacak kart olarak adı söylendi ya da gösterildi
    .nothing_of_this = Hiçbiri: düştü ya da yalnızca göründü
fact-defenders_card = Kartla ne yapıldı?
    .faced = Elden ayrıldı ve masada yüzü açıldı
    .in_view = Ortağın yüzünü görebileceği biçimde tutuldu
    .named = Oynanacak kart olarak adı söylendi ya da gösterildi
    .penalty_card = Cezalı kart
    .nothing_of_this = Hiçbiri
fact-named_by_slip = Oyuncu dil sürçmesiyle söylediğini ve başka kart istediğini mi söylüyor?
fact-already_played_to_trick = O defans oyuncusu löveye oynamış mıydı?
fact-withdrawal_reason = Kart neden geri alınacak?
    .changed_mind = Oyuncu başka kart istiyordu ya da vazgeçti
    .illegal = Yasaya aykırıydı, düzeltiyor (örneğin rönons)
    .required = Kendi tarafının usulsüzlüğü onarılıyor
    .opponent_changed = Bir rakip oyununu değiştirdi
    .explanation = Rakibin yanlış açıklaması üzerine oynadı
    .told_turn = Bir rakip yanlışlıkla sıranın onda olduğunu söyledi
    .designation = { $edition ->
        [laws2007] Kartın adı dil sürçmesiyle söylendi
       *[laws2017] Deklaran yerden bir kartın adını dil sürçmesiyle söyledi
    }
    .opponents_revoke = Rakibin sonradan düzeltilen rönonsundan sonra oynadı
    .after_own_revoke = Kendi tarafının rönonsu düzeltildi, ardından bir rakip kartını değiştirdi; oyuncu o karttan sonra oynamıştı
    .proper_lead = Sırasız çıkışa oynadı, doğru çıkış da yapıldı
fact-withdrawn_by_defender = Kart bir defans oyuncusunun mu?
fact-explanation_still_in_time = Hâlâ löveye oynanan son kart mı ve atak idiyse yer daha hiç kart açmadı mı?

### Deklaran ne seçer.

offer-penalty_card_lead = Deklaran neyi seçiyor?
    .requires = Cezalı kartın rengini istemek
    .forbids = Cezalı kartın rengini yasaklamak
    .leaves_free = Çıkışı serbest bırakmak
script-leader-waits = { WHO($partner) } beklesin.
script-led-before-choice = { WHO($partner) } deklaran seçmeden çıktı. Kart, majör cezalı kart olarak masada kalır; deklaranın seçimine uyuyorsa çıkış olarak oynanır.
script-penalty-card-lead = Deklaran, { WHO($offender, case: "gen") } majör cezalı kartı var. { WHO($partner, case: "gen") } o rengi çıkmasını isteyebilir ya da çıkış onda kaldığı sürece o rengi yasaklayabilirsiniz; iki durumda da o rengin her cezalı kartı ele döner. Ya da çıkışı serbest bırakırsınız; o zaman kart kalır, bir sonraki çıkışta yeniden seçersiniz.
script-penalty-cards-one-suit-lead = Deklaran, { WHO($offender, case: "gen") } majör cezalı kartları var, hepsi aynı renkten. { WHO($partner, case: "gen") } o rengi çıkmasını isteyebilir ya da çıkış onda kaldığı sürece o rengi yasaklayabilirsiniz; iki durumda da kartlar ele döner. Ya da çıkışı serbest bırakırsınız; o zaman kartlar kalır, bir sonraki çıkışta yeniden seçersiniz.
script-penalty-cards-lead = Deklaran, { WHO($offender, case: "gen") } birden çok renkte cezalı kartı var. { WHO($partner, case: "gen") } bu renklerden birini çıkmasını isteyebilir ya da çıkış onda kaldığı sürece birini ya da birkaçını yasaklayabilirsiniz; iki durumda da böyle bir rengin her cezalı kartı ele döner, diğerleri kalır. Ya da çıkışı serbest bırakırsınız; o zaman hepsi kalır, bir sonraki çıkışta yeniden seçersiniz.
consequence-penalty-suit-required = { WHO($partner) } şimdi o rengi çıkmak zorundadır. O rengin her cezalı kartı ele döner.
consequence-penalty-suit-forbidden = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz. O rengin her cezalı kartı ele döner.
consequence-penalty-suits-forbidden = { WHO($partner) }, çıkış kendisinde kaldığı sürece söylenen renkleri çıkamaz. O renklerin her cezalı kartı ele döner.
consequence-penalty-lead-free = { WHO($partner) }, kendi cezalı kartı yoksa istediği kartı çıkabilir. Her cezalı kart kalır, deklaran bir sonraki çıkışta yeniden seçer.
consequence-early-card-led = Çıkış, önceden çıkılmış olan karttır; { WHO($partner, case: "gen") } başka cezalı kartı da varsa hangisi olacağını deklaran söyler. { WHO($offender, case: "gen") } her cezalı kartı kalır, deklaran bir sonraki çıkışta yeniden seçer.

offer-accept_other_card = Deklaran neyi seçiyor?
    .accepts = Oynanan kartı kabul etmek
    .refuses = Kabul etmemek
script-declarer-may-accept-card = { WHO($offender) } bir cezalı kart oynamak zorundaydı; diğer kartı kendiliğinden geri alamaz. Deklaran, diğer kartı kabul edebilirsiniz; o zaman kart geçerlidir ve her cezalı kart masada kalır. Kabul etmezseniz { WHO($offender) } onun yerine cezalı kartı oynar ve diğer kart majör cezalı kart olur.
consequence-other-card-accepted = Kart geçerlidir. Her cezalı kart masada kalır.
consequence-other-card-refused = Onun yerine cezalı kart oynanır. Diğer kart majör cezalı kart olur.

offer-card_after_own_revoke = { WHO($offender) } neyi seçiyor?
    .keeps = Kartı olduğu gibi bırakmak
    .withdraws = Geri alıp başkasını oynamak
script-after-own-revoke-defender = Bir rakip kartını değiştirdi. { WHO($offender) }, ondan sonra oynadığı kartı olduğu gibi bırakabilir ya da geri alıp yasal olan başka bir kart oynayabilir; geri alınan kart majör cezalı kart olur.
script-after-own-revoke-declarer = Bir rakip kartını değiştirdi. Deklaran, ondan sonra oynanan kartı olduğu gibi bırakabilir ya da geri alıp yasal olan başka bir kart oynayabilirsiniz.
consequence-played-card-stays = Kart geçerlidir.
consequence-played-card-back = Kart ele döner, başkası oynanır.
consequence-played-card-penalty = Başka kart oynanır. Geri alınan kart majör cezalı kart olur.

### Ne karar verilir.

step-lead-other-suits = { WHO($partner) } deklaranın yasakladığı renkleri çıkamaz.
step-chooses-anew = Masada cezalı kart dururken { WHO($partner) } her yeniden çıkacağında deklaran yeniden seçer.
step-penalty-cards-picked-up = { WHO($who) } istenen ya da yasaklanan rengin her cezalı kartını eline geri alır. Bunlar artık cezalı değildir; oyuncu istediği yasal kartı oynayabilir.
step-breach-is-revoke = { WHO($who) } uyabilecekken uymazsa bu rönonstur.
step-own-card-if-it-complies = { WHO($who, case: "gen") } kendi majör cezalı kartı da var. Kart deklaranın seçimine uyuyorsa, ya da oyuncu o seçime hiçbir kartla uyamıyorsa, o kart çıkılmak zorundadır; birden çoksa hangisi olacağını deklaran söyler.
step-own-card-led = { WHO($who) } kendi majör cezalı kartını çıkmak zorundadır; birden çoksa hangisi olacağını deklaran söyler.
step-lead-was-free = Çıkış serbestti ve geçerlidir.
step-premature-lead-stands = Diğer taraf bu çıkışa oynadı, bu yüzden çıkış geçerlidir. Deklaranın bu lövede seçme hakkı yoktur.
step-premature-lead-stays-on-table = { WHO($who) } deklaran seçmeden çıktı. Kart masada kalır; deklaran hiçbir seçeneğini yitirmez.
step-minor-card-first = { WHO($who) } minör cezalı karttan önce o renkten, onludan küçük başka kart oynayamaz. O renkten bir onör oynayabilir.
step-major-card-when-legal = { WHO($who) } majör cezalı kartı yasal olan ilk anda oynamak zorundadır: çıkarken, renge uyarken, defos yaparken ya da çakarken.
step-other-duties-first = Renge uymak ve çıkışa ya da oyuna konan kısıtlamaya uymak önce gelir. Kart o zaman yüzü açık kalır, bir sonraki yasal fırsatta oynanır.
step-declarer-designates = Cezalı kartların iki ya da daha çoğu yasal olarak oynanabiliyorsa hangisi olacağını deklaran söyler.
step-partners-card-first = { WHO($partner, case: "gen") } kendi majör cezalı kartı var. Bu çıkıştan önce deklaran o kart için seçim yapar. Önce o kartı, çıkış sırası ortağında olan oyuncunun kartı olarak ele alın.
step-penalty-card-played = Cezalı kart oynandı; onun için yapılacak başka bir şey yok.
step-one-of-the-penalty-cards-played = Oynanan artık cezalı kart değildir. Kalan varsa yüzü açık kalır.
step-all-major-now = { WHO($offender, case: "gen") } bütün cezalı kartları artık majördür, öncekisi de.
step-other-card-was-legal = Cezalı kartın yerine oynanan kart yasaldı ve geçerlidir. Cezalı kart masada kalır.
step-other-card-not-withdrawn = { WHO($who) } oynadığı diğer kartı kendiliğinden geri alamaz.
step-other-card-stands = Cezalı kartın yerine oynanan kart geçerlidir.
step-penalty-card-instead = { WHO($who) } diğer kartın yerine cezalı kartı oynar; birden çoksa hangisi olacağını deklaran söyler.
step-rule-as-revoke = Bu bir rönonstur. Rönons hükümlerini uygulayın.
step-unable-so-lead-stands = { WHO($who) } uyamazdı. Çıkış geçerlidir; gördüğünüzü kimseye söylemeyin.
step-card-not-seen-goes-back = Kart ele döner. Cezalı kart değildir.
step-no-penalty-card = Kart cezalı kart değildir. Olağan biçimde oynanmadıysa ele döner.
step-play-goes-on-no-penalty-card = Oyun sürer. Gösterilen kartlar ele döner; cezalı kart değildirler.
step-premature-play-if-partner-was-to-play = Sırası gelmeden bir kart oynandıysa zamanından önce oyun hükümlerini uygulayın.
step-rule-as-claim = Bu bir löve talebi ya da terkidir; oyun durur. Löve talebi veya terki hükümlerini uygulayın.
step-declarers-cards-go-back = Kart ele döner. Deklaranın ya da yerin hiçbir kartı cezalı kart olmaz, düşen kartın oynanması da gerekmez.
step-rule-as-opening-lead-out-of-turn = Sırasız atak hükümlerini uygulayın.
step-card-is-played = Kart oynanmıştır. Oyun yasaya aykırıysa sonra onu ele alın.
step-card-is-not-played = Kart oynanmış sayılmaz.
step-not-played-perhaps-exposed = Kart oynanmış sayılmaz. Ortağı kartın yüzünü görebilecek durumda idiyse defans oyuncusunun görünen kartı hükümlerini uygulayın.
step-rule-as-fifth-card = Bu, löveye oynanan beşinci karttır. Beşinci kart hükümlerini uygulayın.
step-rule-as-unintended-designation = Hâlâ düzeltilebilecek bir dil sürçmesi yoksa adı söylenen kart oynanmıştır. Sonra dil sürçmesini ele alın.
step-rule-as-penalty-card = Ancak oynanması gerekiyorsa oynanır. Cezalı kart hükümlerini uygulayın.
step-rule-as-dummy-wrong-card = Deklaran kartı oynamadı. Kartı, yerin yanlışlıkla öne koyduğu kart olarak ele alın.
step-card-is-withdrawn = { WHO($who) } kartı geri alır.
step-played-card-stays = Kart geçerlidir.
step-retracted-without-rectification = Kart geri alınabilir; başka bir onarma yoktur.
step-may-change-card = Kart geri alınıp başkası oynanabilir; başka bir onarma yoktur.
step-too-late-to-change-card = Kartı değiştirmek için çok geç. Oyun sürer.
step-designation-may-be-changed = Dil sürçmesi düzeltilebiliyorsa kart geri döner, istenen kart oynanır; başka bir onarma yoktur. Önce dil sürçmesi olup olmadığına karar verin.
step-proper-lead-stands = Doğru çıkış geçerlidir. Bu löveye yanlışlıkla oynanan kartlar geri alınabilir.
step-card-may-not-be-withdrawn = Kart geçerlidir. Geri alınamaz.

standing-suits-forbidden = { WHO($who) }, çıkış kendisinde kaldığı sürece yasaklanan renkleri çıkamaz. Çıkış başka bir oyuncuya geçince kısıtlama biter.

information-exposed-card-unauthorized = { WHO($who) } söylenenleri ya da gösterilenleri kullanamaz.
information-returned-card-unauthorized = Ele dönen karttan edinilen bilgiyi deklaran kullanabilir; { WHO($who) } kullanamaz.
information-played-penalty-card-unauthorized = { $edition ->
    [laws2007] { WHO($who) } kartın oynanmadan önce görülmesinden edindiği bilgiyi kullanamaz.
   *[laws2017] { WHO($who) } kartın nasıl cezalı kart olduğu bilgisini artık kullanamaz.
}

check-misexplained-play = Oyun bitince geri gelin: yanlış açıklama, yanıltılan tarafa zarar verdiyse ayarlı skor verebilirsiniz.
check-unauthorized-used = Deklaran, { WHO($partner, case: "gen") } kullanmaması gereken bir bilgiyi kullandığını düşünüyorsa oyun bitince geri gelin.
