fact-admissible = { WHO($offender) }, sırası olsaydı, o anda bu kontru/sürkontru atabilir miydi?
    .full = Sıranın kimde olduğu bir yana: { WHO($offender) } bu kontr veya sürkontru o anda atabilir miydi?
    .explain = Kontr yalnızca son deklareye, onu bir rakip verdiyse ve kontr atılmadıysa atılabilir. Sürkontr yalnızca rakibin, oyuncunun kendi tarafının son deklaresine attığı kontra, henüz sürkontr atılmadıysa atılabilir. Aradaki paslar fark etmez.
fact-bid_before = Daha önce deklare veren olmuş muydu?
fact-call_kind = Nasıl bir pastı? İlk doğru olanı seçin.
    .full = Nasıl bir pastı?
    .third_pass = Art arda üç pas oldu
    .third_pass-full = Her tür pas; art arda üç pas tamamlandı
    .pass = Olağan pas
    .artificial_pass = Yapay, ya da ortağın yapay konuşmasına
    .artificial_pass-label = Yapay/ortağın yapayına
    .artificial_pass-full = Yapay pas ya da ortağın yapay konuşmasına pas
    .explain = Pas, anlaşma gereği belli bir güçten fazlasını vaat ediyorsa, ya da son söylenen rengin dışında değer bulunduğunu veya bulunmadığını bildiriyorsa yapaydır. Ortağın yapay deklaresine, kontruna veya sürkontruna pas da, anlamı ne olursa olsun, buraya girer. Bunların dışındaki her pas olağandır. Art arda üç pas geçildiyse ve biri sırasızsa bir oyuncu atlanmıştır; pasların anlamı ne olursa olsun bu belirleyicidir.
fact-insufficient_as_well = Sıra kimde olursa olsun, deklare yetersiz miydi?
fact-legal_in_turn = Demek ki sırasındaydı. Konuşma yasal mıydı (deklareyse yeterli miydi)?
    .full = Demek ki konuşma doğru sırada yapılmış. Orada yasal mıydı (deklareyse yeterli miydi)?
fact-intended_out_of_turn = Sırasız da olsa, { WHO($offender) } aslında ne konuşmak istemişti?
    .full = Sıra kendisinde olmasa da, { WHO($offender) } aslında ne konuşmak istemişti?
    .bid = Deklare
    .artificial_pass = Yapay pas, ya da ortağın yapay konuşmasına
    .artificial_pass-label = Yapay/ortağın yapayına
    .artificial_pass-full = Yapay pas ya da ortağın yapay konuşmasına pas
    .pass = Olağan pas
    .double = Kontr veya sürkontr
fact-lho_took_it_up = { WHO($lho) } o konuşmanın üzerine mi konuşmak istemişti?
    .explain = Zaten { WHO($lho, case: "gen") } sırasıydı; konuşması iki anlama da gelebilir. Evet: sırasız konuşmayı ya da değişikliği fark etmişti ve bilerek onun üzerine konuştu. Hayır: böyle bir şey yapılmamış gibi kendi sırasında konuştu. Konuşması bunların yalnızca birinde anlamlıysa belirleyici olan budur.

offer-accept_out_of_turn = { WHO($lho) } neyi seçiyor?
    .accepts = Sırasız konuşmayı kabul ediyor
    .accepts-label = Kabul ediyor
    .accepts-full = Sırasız konuşmayı kabul ediyor
    .refuses = Kabul etmiyor

script-out-of-turn-lho-may-accept = Konuşma sırasızdı. { WHO($lho) } onu kabul edip sıradaki konuşmayı yapabilir.

consequence-out-of-turn-accepted = Sıradaki konuşmayı { WHO($lho) } yapar. Sırasız konuşma için onarma yoktur.
consequence-out-of-turn-refused = Konuşma iptal edilir; sıra, asıl sırası gelen oyuncuya döner.

step-slip-taken-back = { WHO($offender) } istemeden yaptığı ikinci konuşmayı geri alır. İlk konuşma geçerlidir.
step-proper-turn-taken = Sırasız konuşma iptal edilir; artırım o hiç yapılmamış gibi devam eder. Çıkış kısıtlaması yoktur.
    .explain = Sırası gelen oyuncu konuştu ve böylece onarma hakkını yitirdi.
step-out-of-turn-accepted = { WHO($lho) } sırasız konuşmayı kabul eder ve sıradaki konuşmayı yapar. Sırasız konuşma için onarma yoktur.
step-lho-has-accepted = Artırım, sırasız konuşma için onarma olmadan devam eder.
    .explain = { WHO($lho) } sırasız konuşmanın üzerine konuştu, böylece onu kabul etti. Atlanan oyuncu o konuşma sırasını geri alamaz; hiçbir konuşma geri alınmaz.
step-insufficient-out-of-turn = Deklareye sırasız deklare hükümleri uygulanır.
    .explain = Deklare hem sırasızdı hem yetersizdi. Kabul edilirse iki yönüyle de kabul edilmiş olur.

check-change-of-call = { WHO($offender) } ayrıca konuşmasını değiştirdi. Sonra bu değişikliği ele alın.
