offer-lead_choices = Deklaran neyi seçiyor?
    .spreads = Elini açıp yer olmak
    .spreads-full = Kendi elini açıp yer olmak
    .accepts = Çıkışı kabul etmek
    .requires = Rengi istemek
    .requires-full = Kartın rengini istemek
    .forbids = Rengi yasaklamak
    .forbids-full = Kartın rengini yasaklamak
    .waives = Çıkışı serbest bırakmak

script-chosen-without-director = Deklaran, hakem gelmeden seçtiniz; bu geçerli. Hangisini seçtiniz? Kartın rengini istediyseniz ya da çıkış { WHO($partner, case: "loc") } kaldığı sürece yasakladıysanız kart ele döner. Çıkışı serbest bıraktıysanız kart, majör cezalı kart olarak masada kalır.
script-opening-lead-choices = Deklaran, ortağınızdan yardım almadan seçin. Yer olabilirsiniz; atak geçerli kalır. Atağı kabul edip ardından kendi elinizden oynayabilirsiniz. Kabul etmezseniz çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın rengini isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz; böylece kart ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman kart, majör cezalı kart olarak kalır.

consequence-required-card-back = { WHO($partner) } o rengi çıkmak zorundadır. Kart ele döner.
consequence-forbidden-card-back = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz. Kart ele döner.
consequence-any-lead-card-stays = { WHO($partner) }, hâlâ yasak olan bir renk dışında istediği kartı çıkar. Kart, majör cezalı kart olarak masada kalır.

step-own-settlement-stands = Deklaranın siz olmadan seçtiği ve ardından yapılan çıkış geçerlidir.
    .say = Deklaranın hakem olmadan seçtiği ve ardından yapılan çıkış geçerlidir.
    .explain = Seçmek deklaranın hakkıdır, ama usulsüzlüğü yalnızca siz onarırsınız. Siz olmadan yapılanı iptal de edebilirsiniz.
step-penalty-card-picked-up = Sırasız çıkılan kart ele döner.
