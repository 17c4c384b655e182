irregularity-card_withdrawal = Bu kart geri alınabilir mi?
    .label = Kart geri alınabilir mi?
    .what = Bir oyuncu oynadığı kartı geri almak istiyor

fact-withdrawal_reason = Kart neden geri alınacak?
    .told_turn = Rakip sıra sende dedi
    .told_turn-full = Bir rakip yanlışlıkla sıranın onda olduğunu söyledi
    .explanation = Rakibin yanlış açıklaması
    .explanation-label = Yanlış açıklama
    .explanation-full = Rakibin yanlış açıklaması üzerine oynadı
    .after_own_revoke = Tarafı rönons düzeltti, ardından rakip kartını değiştirdi
    .after_own_revoke-label = Tarafı rönons düzeltti
    .after_own_revoke-full = Kendi tarafının rönonsu düzeltildi, ardından bir rakip kartını değiştirdi; oyuncu o karttan sonra oynamıştı
    .opponents_revoke = Rakip rönonsunu düzeltti
    .opponents_revoke-full = Rakibin sonradan düzeltilen rönonsundan sonra oynadı
    .opponent_changed = Rakip oyununu değiştirdi
    .opponent_changed-full = Bir rakip oyununu değiştirdi
    .proper_lead = Sırasız çıkışa oynadı, doğru çıkış da yapıldı
    .proper_lead-label = Doğru çıkış da yapıldı
    .own_revoke = Kendi rönonsu
    .own_revoke-full = Kendi rönonsuydu, düzeltmek istiyor
    .designation = { $edition ->
        [laws2007] Kart söylerken dil sürçmesi
       *[laws2017] Yerden kart söylerken dil sürçmesi
    }
    .designation-label = Dil sürçmesi
    .designation-full = { $edition ->
        [laws2007] Kartın adı dil sürçmesiyle söylendi
       *[laws2017] Deklaran yerden bir kartın adını dil sürçmesiyle söyledi
    }
    .face_down_illegal = Kapalı atak sırasızdı ya da o kart artık çıkılamaz
    .face_down_illegal-label = Kapalı atak geçersiz
    .face_down_illegal-full = Yüzü henüz kapalı olan atak sırasızdı ya da o kart artık çıkılamaz
    .face_down_lead = Kapalı atağı yasal; başka atak istiyor
    .face_down_lead-label = Başka atak istiyor
    .face_down_lead-full = Başka atak istiyor; yüzü henüz kapalı olan atak sırasında yapıldı ve serbest
    .illegal = Yasaya aykırıydı ama rönons değildi
    .illegal-label = Rönons dışı aykırılık
    .illegal-full = Yasaya aykırıydı ama rönons değildi
    .required = Kendi tarafının usulsüzlüğü onarılıyor
    .required-label = Usulsüzlük onarılıyor
    .changed_mind = Başka kart istiyordu ya da vazgeçti
    .changed_mind-label = Vazgeçti
    .changed_mind-full = Oyuncu başka kart istiyordu ya da vazgeçti
fact-withdrawn_by_defender = Kart bir defans oyuncusunun mu?
fact-explanation_still_in_time = Kart hâlâ löveye oynanan son kart mı; ataksa, yer henüz kapalı mı?
    .full = Hâlâ löveye oynanan son kart mı ve atak idiyse yer daha hiç kart açmadı mı?

offer-card_after_own_revoke = { WHO($offender) } neyi seçiyor?
    .keeps = Olduğu gibi bırakmak
    .keeps-full = Kartı olduğu gibi bırakmak
    .withdraws = Başka kart oynamak
    .withdraws-full = Geri alıp başkasını oynamak

script-after-own-revoke-defender = Bir rakip kartını değiştirdi. { WHO($offender) }, ondan sonra oynadığı kartı olduğu gibi bırakabilir ya da yasal başka bir kartla değiştirebilir. Geri alınan kart majör cezalı kart olur.
script-after-own-revoke-declarer = Bir rakip kartını değiştirdi. Deklaran, ondan sonra oynanan kartı olduğu gibi bırakabilir ya da geri alıp yasal olan başka bir kart oynayabilirsiniz.

consequence-played-card-stays = Kart geçerlidir.
consequence-played-card-back = Kart ele döner, başkası oynanır.
consequence-played-card-penalty = Başka kart oynanır. Geri alınan kart majör cezalı kart olur.

step-played-card-stays = Kart geçerlidir.
step-retracted-without-rectification = Kart geri alınabilir; başka bir onarma yoktur.
step-may-change-card = Kart geri alınıp başkası oynanabilir; başka bir onarma yoktur.
    .say = Kartı geri alıp başkasını oynayabilirsiniz; başka bir onarma yoktur.
    .explain = Löveyi şimdi başka bir el kazanıyorsa sonraki löveye çıkış her durumda geri döner; kart cezalı kart olmaz.
step-too-late-to-change-card = Kartı değiştirmek için çok geç. Oyun sürer.
step-proper-lead-stands = Doğru çıkış geçerlidir. Bu löveye yanlışlıkla oynanan kartlar geri alınabilir.

check-misexplained-play = Oyun bitince geri gelin: yanlış açıklama, yanıltılan tarafa zarar verdiyse ayarlı skor verebilirsiniz.
