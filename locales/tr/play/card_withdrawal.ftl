irregularity-card_withdrawal = Bu kart geri alınabilir mi?
    .label = Kart geri alınabilir mi?
    .what = Bir oyuncu oynadığı kartı geri almak istiyor

fact-withdrawal_reason = Kart neden geri alınacak?
    .told_turn = Bir rakip yanlışlıkla sıranın onda olduğunu söyledi
    .told_turn-label = Rakip sıra sende dedi
    .explanation = Rakibin yanlış açıklaması üzerine oynadı
    .explanation-label = Yanlış açıklama
    .after_own_revoke = Kendi tarafının rönonsu düzeltildi, ardından bir rakip kartını değiştirdi; oyuncu o karttan sonra oynamıştı
    .after_own_revoke-label = Tarafı rönons düzeltti
    .opponents_revoke = Rakibin sonradan düzeltilen rönonsundan sonra oynadı
    .opponents_revoke-label = Rakip rönons düzeltti
    .opponent_changed = Bir rakip oyununu değiştirdi
    .opponent_changed-label = Rakip oyun değiştirdi
    .proper_lead = Sırasız çıkışa oynadı, doğru çıkış da yapıldı
    .proper_lead-label = Doğru çıkış da yapıldı
    .own_revoke = Kendi rönonsuydu, düzeltmek istiyor
    .own_revoke-label = Kendi rönonsu
    .designation = { $edition ->
        [laws2007] Kartın adı dil sürçmesiyle söylendi
       *[laws2017] Deklaran yerden bir kartın adını dil sürçmesiyle söyledi
    }
    .designation-label = Dil sürçmesi
    .face_down_illegal = Yüzü henüz kapalı olan atak sırasızdı ya da o kart artık çıkılamaz
    .face_down_illegal-label = Kapalı atak geçersiz
    .face_down_lead = Başka atak istiyor; yüzü henüz kapalı olan atak sırasında yapıldı ve serbest
    .face_down_lead-label = Başka atak istiyor
    .illegal = Yasaya aykırıydı ama rönons değildi
    .illegal-label = Aykırı ama rönons değil
    .required = Kendi tarafının usulsüzlüğü onarılıyor
    .required-label = Usulsüzlük onarılıyor
    .changed_mind = Oyuncu başka kart istiyordu ya da vazgeçti
    .changed_mind-label = Vazgeçti
fact-withdrawn_by_defender = Kart bir defans oyuncusunun mu?
fact-explanation_still_in_time = Hâlâ löveye oynanan son kart mı ve atak idiyse yer daha hiç kart açmadı mı?

offer-card_after_own_revoke = { WHO($offender) } neyi seçiyor?
    .keeps = Kartı olduğu gibi bırakmak
    .keeps-label = Olduğu gibi bırakmak
    .withdraws = Geri alıp başkasını oynamak
    .withdraws-label = Başkasını oynamak

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
