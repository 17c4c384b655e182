fact-penalty_cards = { WHO($offender, case: "gen") } masada hangi cezalı kartları var?
    .minor = Bir minör: kazayla görünen dokuzlu ya da daha küçük
    .major = Bir majör: onlu ya da daha büyük, ya da bilerek oynanmış veya gösterilmiş kart
    .two_or_more = İki ya da daha çok; hepsi majör
fact-partners_penalty_cards = { WHO($partner, case: "gen") } masada kendi cezalı kartı var mı? Az önce çıkılan kart sayılmaz.
    .none = Yok
    .minor = Bir minör cezalı kart
    .major = Bir majör cezalı kart
    .two_or_more = İki ya da daha çok
fact-penalty_cards_left = O zaman { WHO($offender, case: "gen") } masada kaç cezalı kartı kalır?
    .none = Hiç
    .major = Bir
    .two_or_more = İki ya da daha çok

standing-minor-penalty-card = Bu, minör cezalı karttır; oynanana kadar yüzü açık kalır. { WHO($who) } ondan önce o renkten, onludan küçük başka bir kart oynayamaz; ama bir onör oynayabilir. Ortağının çıkışını kısıtlamaz. Minördür, çünkü kazayla görünen, onör derecesinin altında tek karttır; aynı oyuncunun ikinci bir cezalı kartı olursa hepsi majör olur.
standing-major-penalty-card = { WHO($who, case: "gen") } kartı majör cezalı karttır; yüzü açık kalır ve ilk yasal fırsatta oynanmak zorundadır. Kart masada dururken çıkış ortağındaysa ortağı bekler. Deklaran o rengin çıkılmasını isteyebilir ya da yasaklayabilir (kart o zaman ele döner) ya da çıkışı serbest bırakabilir. Majördür, çünkü onördür, ya da bilerek çıkılmış, oynanmış veya gösterilmiştir, ya da birkaç karttan biridir; aynı oyuncunun başka cezalı kartı varsa o da artık majördür.
standing-major-penalty-cards = Kartların her biri majör cezalı karttır; yüzleri açık kalır. { WHO($who) } onları ilk yasal fırsatta oynamak zorundadır, hangisi olacağını deklaran seçer. Kartlar masada dururken çıkış ortağındaysa ortağı bekler. Deklaran bu renklerden birinin çıkılmasını isteyebilir ya da bu renklerin çıkılmasını yasaklayabilir (istenen ya da yasaklanan rengin kartları o zaman ele döner) ya da çıkışı serbest bırakabilir. Majördürler, çünkü sayıları iki ya da daha çoktur.

information-penalty-card-authorized = Cezalı kart masada durduğu sürece, ondan edinilen bilgiyi herkes kullanabilir.
information-must-play-authorized = Kartın oynanmak zorunda olduğu bilgisini herkes kullanabilir.
information-penalty-card-unauthorized = { WHO($who) }, kartı görmekle edindiği başka hiçbir bilgiyi kullanamaz; deklaran kullanabilir.
information-returned-card-unauthorized = Ele dönen karttan edinilen bilgiyi deklaran kullanabilir; { WHO($who) } kullanamaz.

check-penalty-card-helped = Oyun bitince geri gelin: kartın görülmesi kusurlu tarafa yardım etti mi, diğer taraf zarar gördü mü?
