offer-lead_choices = Deklaran neyi seçiyor?
    .spreads = Kendi elini açıp yer olmak
    .spreads-label = Elini açıp yer olmak
    .accepts = Çıkışı kabul etmek
    .requires = Kartın rengini istemek
    .requires-label = Rengi istemek
    .forbids = Kartın rengini yasaklamak
    .forbids-label = Rengi yasaklamak
    .waives = Çıkışı serbest bırakmak

script-chosen-without-director = Deklaran, hakem gelmeden seçtiniz ve bu geçerli. Hangisini seçtiniz? Kartın rengini istediniz ya da çıkış { WHO($partner, case: "loc") } kaldığı sürece yasakladınız; iki durumda da kart ele döner. Ya da çıkışı serbest bıraktınız; o zaman kart, majör cezalı kart olarak masada kalır.
script-opening-lead-choices = Atak sırasızdı. Deklaran, beş seçeneğiniz var; ortağınızdan yardım almadan seçin. Elinizi açabilirsiniz; o zaman yer olursunuz, ortağınız oynar ve atak geçerli kalır. Atağı kabul edebilirsiniz; o zaman yer açılır ve hemen ardından kendi elinizden oynarsınız. Kabul etmezseniz kart geri alınır ve çıkış sırası { WHO($partner, case: "dat") } geçer. O zaman kartın renginin çıkılmasını isteyebilir ya da çıkış o oyuncuda kaldığı sürece yasaklayabilirsiniz; iki durumda da kart ele döner. Ya da çıkışı serbest bırakabilirsiniz; o zaman kart, majör cezalı kart olarak masada kalır.

consequence-required-card-back = { WHO($partner) } o rengi çıkmak zorundadır. Kart ele döner.
consequence-forbidden-card-back = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz. Kart ele döner.
consequence-any-lead-card-stays = { WHO($partner) }, hâlâ yasak olan bir renk dışında istediği kartı çıkar. Kart, majör cezalı kart olarak masada kalır.

step-own-settlement-stands = Deklaranın siz olmadan seçtiği ve ardından yapılan çıkış geçerlidir.
    .say = Deklaranın hakem olmadan seçtiği ve ardından yapılan çıkış geçerlidir.
    .explain = Seçmek deklaranın hakkıdır, ama usulsüzlüğü yalnızca siz onarırsınız. Siz olmadan yapılanı iptal de edebilirsiniz.
step-penalty-card-picked-up = Sırasız çıkılan kart ele döner; artık cezalı kart değildir.
