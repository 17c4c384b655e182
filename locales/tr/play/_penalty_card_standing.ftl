fact-penalty_cards = { WHO($offender, case: "gen") } masada hangi cezalı kartları var?
    .minor = Bir minör: kazayla görünen dokuzlu ya da daha küçük
    .major = Bir majör: onlu ya da daha büyük, ya da bilerek oynanmış veya gösterilmiş kart
    .two_or_more = İki ya da daha çok; hepsi majör
    .explain = As, rua, dam, vale ve onlu onördür. Çıkılıp ya da oynanıp geri alınan, gösterilen ya da adı söylenen kart bilerek gösterilmiştir. Birden çok karttan biri olduğu için majör olan küçük kart, tek kalınca da majördür.
fact-partners_penalty_cards = { WHO($partner, case: "gen") } masada kendi cezalı kartı var mı? Az önce çıkılan kart sayılmaz.
    .none = Yok
    .minor = Bir minör cezalı kart
    .major = Bir majör cezalı kart
    .two_or_more = İki ya da daha çok
fact-penalty_cards_left = O zaman { WHO($offender, case: "gen") } masada kaç cezalı kartı kalır?
    .none = Hiç
    .major = Bir
    .two_or_more = İki ya da daha çok

step-penalty-card-low = { WHO($who, case: "gen") } minör cezalı kartı olur.
    .explain = Bu, kazayla görünen, onör derecesinin altında tek karttır. Aynı oyuncunun ikinci bir cezalı kartı olursa hepsi majör olur.
step-penalty-card-honour = { WHO($who, case: "gen") } majör cezalı kartı olur, çünkü kart onördür.
    .explain = Aynı oyuncunun başka cezalı kartı varsa o da artık majördür.
step-penalty-card-played-on-purpose = { WHO($who, case: "gen") } majör cezalı kartı olur, çünkü kart çıkılmış ya da oynanmıştır.
    .explain = Aynı oyuncunun başka cezalı kartı varsa o da artık majördür.
step-penalty-card-shown = { WHO($who, case: "gen") } majör cezalı kartı olur, çünkü kart bilerek gösterilmiş ya da adı söylenmiştir.
    .explain = Aynı oyuncunun başka cezalı kartı varsa o da artık majördür.
step-penalty-cards-several = { WHO($who, case: "gen") } majör cezalı kartları olur, çünkü sayıları iki ya da daha çoktur.
standing-minor-penalty-card = { WHO($who, case: "gen") } minör cezalı kartı, oynanana kadar yüzü açık kalır. Oyuncu ondan önce o renkten, onludan küçük başka bir kart oynayamaz.
    .explain = Ama bir onör oynayabilir. Kart, ortağının çıkışını kısıtlamaz.
standing-major-penalty-card = { WHO($who, case: "gen") } majör cezalı kartının yüzü açık kalır; kart ilk yasal fırsatta oynanmak zorundadır.
standing-major-penalty-cards = { WHO($who, case: "gen") } majör cezalı kartlarının yüzü açık kalır. Kartlar ilk yasal fırsatta oynanmak zorundadır, hangisi olacağını deklaran seçer.
standing-penalty-card-restricts-lead = Ortağının cezalı kartı masada dururken { WHO($who) } her çıkışından önce bekler. Deklaran o rengin çıkılmasını isteyebilir ya da yasaklayabilir; kart o zaman ele döner. Deklaran çıkışı serbest de bırakabilir.
standing-penalty-cards-restrict-lead = Ortağının cezalı kartları masada dururken { WHO($who) } her çıkışından önce bekler. Deklaran bu renklerden birinin çıkılmasını isteyebilir ya da birini veya birkaçını yasaklayabilir; istenen ya da yasaklanan her rengin kartları o zaman ele döner. Deklaran çıkışı serbest de bırakabilir.

information-penalty-card-authorized = Cezalı kart masada durduğu sürece, ondan edinilen bilgiyi herkes kullanabilir.
information-must-play-authorized = Cezalı kartın oynanmak zorunda olduğu bilgisini herkes kullanabilir.
information-penalty-card-unauthorized = { WHO($who) }, ortağının cezalı kartını görmekle edindiği başka hiçbir bilgiyi kullanamaz; deklaran kullanabilir.
information-returned-card-unauthorized = { WHO($offender, case: "gen") } ele dönen kartından edinilen bilgiyi deklaran kullanabilir; { WHO($who) } kullanamaz.

check-penalty-card-helped = Oyun bitince geri gelin: cezalı kartın görülmesi defansa yardım etti mi, deklaran tarafı zarar gördü mü?
