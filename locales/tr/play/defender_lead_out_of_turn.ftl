irregularity-defender_lead_out_of_turn = Defans oyuncusunun sırasız çıkışı
    .label = Defans sırasız çıktı
    .what = Bir defans oyuncusu, çıkış onda değilken löveye çıktı

fact-since_defenders_lead = O zamandan beri kim ne oynadı?
    .dummy_spoke = Bundan ilk söz eden, hakkını yitirmiş yer
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .dummy_spoke-full = { $edition ->
        [laws2007] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .before_required_lead = Deklaran, istenen diğer elden henüz çıkmamıştı
    .before_required_lead-label = İstenen elden çıkmadan
    .before_required_lead-full = Deklarandan diğer elden çıkması istenmişti ama deklaran henüz çıkmamıştı
    .nothing = Hiçbir şey; yerin istenmeden koyduğu kart sayılmaz
    .nothing-label = Hiçbir şey
    .nothing-full = Hiçbir şey, ya da yalnızca yerin istenmeden koyduğu bir kart
    .chose_after_playing = Kart verdi, sonra seçti
    .chose_after_playing-full = Deklaran, elinden ya da yerden, bu çıkışa kart verdi ve seçimini bundan sonra yaptı; { WHO($partner) } buna göre çıktı
    .settled = Hakemsiz seçim geçerli
    .settled-full = Deklaran kart vermemişti ve siz olmadan seçti, { WHO($partner) } buna göre çıktı ve bunu geçerli sayıyorsunuz
    .proper_lead = Çıkış deklarandaydı, kart vermeyip kendisi de çıktı
    .proper_lead-label = Deklaran da çıktı
    .proper_lead-full = Çıkış deklarandaydı; kart vermek yerine kendisi de çıktı
    .played_to = Deklaran kart verdi
    .played_to-full = Deklaran, elinden ya da yerden, bu çıkışa kart verdi
    .partner_played = { WHO($partner) } çıktı ya da oynadı, deklaran oynamadı
    .partner_played-label = Yalnızca ortağı oynadı
    .partner_played-full = { WHO($partner) } ondan sonra çıktı ya da oynadı, ama deklaran oynamadı
    .explain = Siz olmadan yaptıklarını geçerli sayabilir ya da iptal edebilirsiniz. İptal ederseniz o zamandan beri oynananlar geri döner ve deklaran yeniden seçer.
fact-defenders_lead_turn = Çıkış kimdeydi?
    .partner = { WHO($partner, case: "loc") }
    .partner-label = Ortağında
    .declarer = Deklaranda
    .declarer-full = Deklaranda, kendi elinde ya da yerde

offer-declarer_may_accept = Deklaran neyi seçiyor?
    .accepts = Çıkışı kabul etmek
    .refuses = Geri aldırmak

script-defenders-lead-choices = Deklaran, yerden yardım almadan seçin. Çıkışı kabul edebilirsiniz. Etmezseniz çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın rengini isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz; böylece kart ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman kart, majör cezalı kart olarak kalır.
script-defenders-lead-at-declarers-turn = Deklaran, yerden yardım almadan seçin. Sırasız çıkışı kabul ederseniz çıkış geçerli kalır. Kabul etmezseniz doğru elden siz çıkarsınız; kart, majör cezalı kart olarak masada kalır.

consequence-penalty-card-declarer-leads = Deklaran çıkar. Kart, majör cezalı kart olarak masada kalır.

step-declarer-leads = Kart geri alınır. Çıkış hangi elindeyse, deklaran o elden çıkar.
