irregularity-penalty_card = Cezalı kartın durumu
    .what = Bir defans oyuncusunun cezalı kartı var; kendisi ya da ortağı oynayacak

segment-penalty_card_followed = Cezalı kartın sonraki durumu
    .label = Cezalı kartın sonrası

fact-penalty_card_event = Ne oluyor?
    .partner_leads = Çıkış { WHO($partner, case: "loc") }, daha çıkmadı
    .partner_leads-label = Ortağı çıkacak
    .partner_leads-full = Çıkış sırası { WHO($partner, case: "loc") }, daha çıkmadı
    .offender_follows = { WHO($offender) } bir löveye oynayacak
    .offender_follows-label = Löveye oynayacak
    .offender_follows-full = { WHO($offender) } bir löveye oynayacak; deklaran bu çıkış için seçim yaptıysa onu ele aldınız
    .offender_leads = Çıkış sırası { WHO($offender, case: "loc") }
    .offender_leads-label = Kendisi çıkacak
    .played = Cezalı kart oynanıyor (hâlâ masada sayın)
    .played-label = Cezalı kart oynanıyor
    .played-full = Bir cezalı kart oynanıyor (sonraki sorularda onu hâlâ masada sayın)
    .one_more = Bir cezalı kart daha
    .one_more-full = { WHO($offender, case: "gen") } bir cezalı kartı daha oldu
    .partner_led = { WHO($partner) } deklaran seçmeden çıktı
    .partner_led-label = Ortağı erken çıktı
    .settled = Deklaran hakemsiz seçti, { WHO($partner) } uydu, geçerli sayıyorsunuz
    .settled-label = Hakemsiz seçim geçerli
    .settled-full = Deklaran siz olmadan seçti, { WHO($partner) } buna göre çıktı, siz de geçerli sayıyorsunuz
    .not_played = Cezalı kartın yerine başka kart oynandı
    .not_played-label = Başka kart oynandı
    .not_played-full = { WHO($offender) } cezalı kart yerine başka kart oynadı
fact-penalty_card_lead_chosen = Deklaran neyi seçmişti?
    .requires = Rengi istemeyi
    .requires-full = Bir cezalı kartın rengini istemeyi
    .forbids = Rengi yasaklamayı
    .forbids-full = Böyle bir rengi yasaklamayı
    .leaves_free = Çıkışı serbest bırakmayı

step-major-card-when-legal = { WHO($who) } majör cezalı kartı yasal olan ilk anda oynamak zorundadır: çıkarken, renge uyarken, defos yaparken ya da çakarken.
step-other-duties-first = Renge uymak ve çıkışa ya da oyuna konan kısıtlamaya uymak önce gelir.
    .explain = Kart o zaman yüzü açık kalır, bir sonraki yasal fırsatta oynanır.
step-declarer-designates = Cezalı kartların birden çoğu yasal olarak oynanabiliyorsa hangisinin oynanacağını deklaran söyler.
step-partners-card-first = { WHO($partner, case: "gen") } kendi majör cezalı kartı var. Bu çıkıştan önce deklaran o kart için seçim yapar.
    .say = { WHO($partner, case: "gen") } kendi majör cezalı kartı var. Bu çıkıştan önce deklaran o kart için seçim yapar.
    .explain = Çıkacak oyuncunun kendi kartıyla ilgili yükümlülüğü bu seçimden sonra gelir.
step-penalty-card-played = Cezalı kart oynandı; onun için yapılacak başka bir şey yok.
    .explain = Masada başka cezalı kart yoksa { WHO($partner, case: "gen") } bir sonraki çıkışını sınırlayan cezalı kart da yoktur.
step-one-of-the-penalty-cards-played = Oynanan artık cezalı kart değildir. Kalan varsa yüzü açık kalır.

information-played-penalty-card-unauthorized = { $edition ->
    [laws2007] { WHO($who) }, ortağının cezalı kartının oynanmadan önce görülmesinden edindiği bilgiyi kullanamaz.
   *[laws2017] { WHO($who) }, ortağının kartının nasıl cezalı kart olduğu bilgisini artık kullanamaz.
}

check-partners-card-next = Önce { WHO($who, case: "gen") } cezalı kartını, çıkış sırası ortağında olan oyuncunun kartı olarak ele alın.
    .explain = Deklaran o kartın rengini ister, yasaklar ya da çıkışı serbest bırakır. Çıkacak oyuncunun kendi cezalı kartı, bu seçim izin verdiği ölçüde çıkılır.
