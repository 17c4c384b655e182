irregularity-exposed_card_defender = Defans oyuncusunun kartı göründü
    .label = Defans kartı göründü
    .what = Ortağın görebileceği ya da adı söylenen bir defans kartı

fact-how_exposed = { WHO($offender, case: "gen") } kartı nasıl göründü?
    .dummy_spoke = Bundan ilk söz eden, hakkını yitirmiş yer
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .dummy_spoke-full = { $edition ->
        [laws2007] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .picked_up = Siz gelmeden deklaran tarafı geri alınmasına izin verdi
    .picked_up-label = Geri almaya izin verildi
    .picked_up-full = Bunlardan biri; ama deklaran tarafı, siz gelmeden kartın geri alınmasına izin verdi
    .accident = Kazayla kendisi düşürdü; kaydı ya da başka kartla geldi
    .accident-label = Kazayla kendi düşürdü
    .accident-full = Kazayla, başkası yüzünden değil: düştü, kaydı ya da başka bir kartla birlikte geldi
    .not_at_fault = Kusuru yok: olağan akışta, Yasa/hakem istedi, başkası yüzünden
    .not_at_fault-label = Kusuru olmadan
    .not_at_fault-full = Oyunun olağan akışında, Yasa ya da siz istediğiniz veya izin verdiğiniz için, ya da başkası yüzünden
    .trick_in_progress = Yalnızca süren löveden söz etti ya da kart gösterdi
    .trick_in_progress-label = Yalnızca süren löve için
    .trick_in_progress-full = Yalnızca oynanmakta olan löve hakkında bir şey söyledi ya da kart gösterdi
    .partner_objected = Terk etti, ortağı hemen itiraz etti
    .partner_objected-label = Terke ortağı itiraz etti
    .partner_objected-full = Löve terk etti, ortağı hemen itiraz etti
    .claimed = Talep/terk için açtı
    .claimed-full = Löve talebi ya da terki için elini açtı
    .played = Oynandı, geri alındı
    .played-full = Oynadı ya da çıktı, kart geri alındı
    .held_other_played = Sırası gelince ortağa görünür tuttu, başka kart oynadı
    .held_other_played-label = Başka kart oynadı
    .held_other_played-full = Başka kart oynadı; önce, sırası gelince, bunu ortağının görebileceği biçimde tuttu
    .held = Sırası gelince ortağa görünür tuttu
    .held-label = Ortağa görünür tuttu
    .held-full = Sırası gelince ortağının görebileceği biçimde tuttu, başka kart oynamadı
    .shown = Bilerek gösterdi
    .named = Adını söyledi
    .named-full = Elindeki bir kartın adını söyledi
    .explain = Başka bir oyuncunun elden düşürdüğü kart, başkası yüzünden görünmüştür. Sahibinin geri almaya hakkı olan kart, onun kusuruyla görünmüş değildir. Löve talep ya da terk etmek için gösterilen el taleptir.
fact-face_in_view = Kart, { WHO($partner, case: "gen") } yüzünü görebileceği konumda mıydı?
    .explain = Kartın nerede durduğuna ya da nasıl tutulduğuna bakarak karar verin. Gerçekten görülüp görülmediği önemli değildir; bu yüzden kimseye sormayın, yanıt evet olmadıkça da kartın adını yüksek sesle söylemeyin.
fact-several_exposed = Bu biçimde görünen kart birden çok mu?
fact-has_another_penalty_card = { WHO($offender, case: "gen") } masada başka bir cezalı kartı var mı?

step-named-card-faced = { WHO($who) }, söylediği kartı yüzü açık olarak masaya koyar.
    .say = { WHO($who) }, söylediğiniz kartı yüzü açık olarak masaya koyun.
    .explain = Bir defans oyuncusunun elinde olduğunu söylediği kart, gösterilen kart gibi cezalı karttır.
step-card-not-seen-goes-back = Kart ele döner. Cezalı kart değildir.
    .explain = { WHO($partner, case: "gen") } çıkışı kısıtlanmaz.
step-no-penalty-card = Kart cezalı kart değildir. Olağan biçimde oynanmadıysa ele döner.
    .explain = { WHO($partner, case: "gen") } çıkışı kısıtlanmaz.
