offer-lead_choices = Deklaran neyi seçiyor?
    .spreads = Kendi elini açıp yer olmak
    .spreads-label = Elini açıp yer olmak
    .accepts = Çıkışı kabul etmek
    .requires = Kartın rengini istemek
    .requires-label = Rengi istemek
    .forbids = Kartın rengini yasaklamak
    .forbids-label = Rengi yasaklamak
    .waives = Çıkışı serbest bırakmak

script-chosen-without-director = Deklaran, hakem gelmeden seçtiniz; bu geçerli. Hangisini seçtiniz? Kartın rengini istediyseniz ya da çıkış { WHO($partner, case: "loc") } kaldığı sürece yasakladıysanız kart ele döner. Çıkışı serbest bıraktıysanız kart, majör cezalı kart olarak masada kalır.
script-opening-lead-choices = Deklaran, ortağınızdan yardım almadan seçin. Elinizi açıp yer olabilirsiniz; ortağınız oynar, atak geçerli kalır. Atağı kabul edebilirsiniz; yer açılır, ardından kendi elinizden oynarsınız. Kabul etmezseniz çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın rengini isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz; iki durumda da kart ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman kart, majör cezalı kart olarak masada kalır.

consequence-required-card-back = { WHO($partner) } o rengi çıkmak zorundadır. Kart ele döner.
consequence-forbidden-card-back = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz. Kart ele döner.
consequence-any-lead-card-stays = { WHO($partner) }, hâlâ yasak olan bir renk dışında istediği kartı çıkar. Kart, majör cezalı kart olarak masada kalır.

step-own-settlement-stands = Deklaranın siz olmadan seçtiği ve ardından yapılan çıkış geçerlidir.
    .say = Deklaranın hakem olmadan seçtiği ve ardından yapılan çıkış geçerlidir.
    .explain = Seçmek deklaranın hakkıdır, ama usulsüzlüğü yalnızca siz onarırsınız. Siz olmadan yapılanı iptal de edebilirsiniz.
step-penalty-card-picked-up = Sırasız çıkılan kart ele döner; artık cezalı kart değildir.
