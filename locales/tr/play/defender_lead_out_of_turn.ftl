irregularity-defender_lead_out_of_turn = Defans oyuncusunun sırasız çıkışı
    .label = Defans sırasız çıktı
    .what = Bir defans oyuncusu, çıkış onda değilken löveye çıktı

fact-since_defenders_lead = O zamandan beri kim ne oynadı?
    .dummy_spoke = { $edition ->
        [laws2007] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .before_required_lead = Deklarandan diğer elden çıkması istenmişti ama deklaran henüz çıkmamıştı
    .before_required_lead-label = İstenen elden çıkmadan
    .nothing = Hiçbir şey, ya da yalnızca yerin istenmeden koyduğu bir kart
    .nothing-label = Hiçbir şey
    .settled = Deklaran siz olmadan seçti, { WHO($partner) } buna göre çıktı ve bunu geçerli sayıyorsunuz
    .settled-label = Hakemsiz seçim geçerli
    .proper_lead = Çıkış deklarandaydı; kart vermek yerine kendisi de çıktı
    .proper_lead-label = Deklaran da çıktı
    .played_to = Deklaran, elinden ya da yerden, bu çıkışa kart verdi
    .played_to-label = Deklaran kart verdi
    .partner_played = { WHO($partner) } ondan sonra çıktı ya da oynadı, ama deklaran oynamadı
    .partner_played-label = Yalnızca ortağı oynadı
    .explain = Siz olmadan yaptıklarını geçerli sayabilir ya da iptal edebilirsiniz. İptal ederseniz o zamandan beri oynananlar geri döner ve deklaran yeniden seçer.
fact-defenders_lead_turn = Çıkış kimdeydi?
    .partner = { WHO($partner, case: "loc") }
    .partner-label = Ortağında
    .declarer = Deklaranda, kendi elinde ya da yerde
    .declarer-label = Deklaranda

offer-declarer_may_accept = Deklaran neyi seçiyor?
    .accepts = Çıkışı kabul etmek
    .refuses = Geri aldırmak

script-defenders-lead-choices = Deklaran, yerden yardım almadan seçin. Sırasız çıkışı kabul edebilirsiniz. Kabul etmezseniz çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın rengini isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz; iki durumda da kart ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman kart, majör cezalı kart olarak masada kalır.
script-defenders-lead-at-declarers-turn = Deklaran, yerden yardım almadan seçin. Sırasız çıkışı kabul ederseniz çıkış geçerli kalır. Kabul etmezseniz doğru elden siz çıkarsınız; kart, majör cezalı kart olarak masada kalır.

consequence-penalty-card-declarer-leads = Deklaran çıkar. Kart, majör cezalı kart olarak masada kalır.

step-declarer-leads = Kart geri alınır. Çıkış hangi elindeyse, deklaran o elden çıkar.
