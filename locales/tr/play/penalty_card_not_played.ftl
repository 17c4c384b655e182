irregularity-penalty_card_not_played = Cezalı kart çıkılmadı ya da oynanmadı
    .label = Cezalı kart oynanmadı
    .what = Bir defans oyuncusu cezalı kart yerine başka kart çıktı ya da oynadı

fact-had_to_play_penalty_card = Cezalı kartın oynanması gerekir miydi?
    .full = Cezalı kartın oynanması gerekir miydi? Minör kart yalnızca kendi rengindeki diğer küçük kartlardan önce gelir. Majör karttan önce ise renge uymak ve deklaranın isteği ya da yasağı gelir.
    .dummy_spoke = Bundan ilk söz eden, hakkını yitirmiş yer
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .dummy_spoke-full = { $edition ->
        [laws2007] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .due = Oynanması gerekirdi
    .due-full = Evet, oynanması gerekirdi
    .not_due = Başka kart oynanabilirdi
    .not_due-full = Hayır, başka kart da oynanabilirdi
fact-declarer_played_since = Deklaran o zamandan beri, elinden ya da yerden, oynadı mı?
fact-penalty_cards_side_played_on = Kusurlu taraf sonraki löveye çıktı, oynadı ya da talep etti mi?
    .full = Kusurlu taraf o zamandan beri sonraki löveye çıktı, oynadı ya da löve talep etti mi?

offer-accept_other_card = Deklaran neyi seçiyor?
    .accepts = Kartı kabul etmek
    .accepts-full = Oynanan kartı kabul etmek
    .refuses = Kabul etmemek

script-declarer-may-accept-card = { WHO($offender) } bir cezalı kart oynamak zorundaydı; diğer kartı kendiliğinden geri alamaz. Deklaran, diğer kartı kabul edebilirsiniz; o zaman kart geçerlidir ve her cezalı kart masada kalır. Kabul etmezseniz { WHO($offender) } cezalı kartı oynar, diğeri majör cezalı kart olur.

consequence-other-card-accepted = Kart geçerlidir. Her cezalı kart masada kalır.
consequence-other-card-refused = Onun yerine cezalı kart oynanır. Diğer kart majör cezalı kart olur.

step-other-card-was-legal = Cezalı kartın yerine oynanan kart yasaldı ve geçerlidir. Cezalı kart masada kalır.
step-other-card-not-withdrawn = { WHO($who) } oynadığı diğer kartı kendiliğinden geri alamaz.
step-other-card-stands = Cezalı kartın yerine oynanan kart geçerlidir.
step-accepted-by-playing = Deklaran ardından oynadığı için diğer kartı kabul etmek zorundadır. Deklaranın kartı da geçerli kalır.
    .say = Deklaran ardından oynadığı için diğer kartı kabul etmek zorundadır. Deklaranın kartı da geçerli kalır.
    .explain = Elden ya da yerden oynamak kartı kabul etmektir. Oynanmayan cezalı kart cezalı kalır ve oyun sırayla sürer.
step-penalty-card-instead = { WHO($who) } diğer kartın yerine cezalı kartı oynar; birden çoksa deklaran seçer.
