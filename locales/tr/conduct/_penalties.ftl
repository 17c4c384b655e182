fact-warned_before = Bu konuda daha önce uyarıldılar mı?
    .full = Oyuncu ya da çift, bu yarışmada aynı konuda daha önce uyarıldı mı?
fact-conduct_gravity = Düzen ve disiplin ne gerektiriyor?
    .warning = Uyarı
    .warning-full = Uyarı: ilk kez oldu, fazlası gerekmez
    .penalty = Disiplin cezası
    .penalty-full = Puan olarak disiplin cezası: yinelendi ya da ağırdı
    .suspension = İhraç
    .suspension-full = Bu seansın tümünde ya da bir bölümünde oynayamaz
    .explain = Masaya huzuru neyin getireceğine ve olayın ne kadar ağır olduğuna bakın. Orada olanları ayrı ayrı dinleyin. Kasıt zor kanıtlanır. Önce uyarı gerekip gerekmediğini yönetmeliğiniz söyleyebilir.

step-usual-penalty = { $amount ->
        [none] Cezanın miktarını yönetmeliğiniz, o belirlemiyorsa siz belirlersiniz.
       *[other] Geçerli yönetmelik şöyle diyor: { $amount }.
    }
    .explain = Ceza, bordlar skorlandıktan sonra yarışmacının sonucundan düşülür. Rakipler bundan bir şey kazanmaz.
step-warning-comes-first = Uyarın ve not alın. Geçerli yönetmeliğe göre ceza ancak bir sonrakinde gelir.
    .explain = Bunu iki ortağa da söyleyin; ardından ne geleceğini de belirtin.
step-warning-noted = Uyarın ve not alın ki sonraki hakem de bilsin.
    .explain = İlk küçük kusurda çoğu kez ceza yerine uyarı yeter.
step-discipline-warning = Uyarın, not alın ve ardından ne geleceğini söyleyin.
    .explain = Yinelenirse disiplin cezası ya da ihraç gelebilir.
step-usual-discipline = { $amount ->
        [none] Cezanın miktarını yönetmeliğiniz, o belirlemiyorsa siz belirlersiniz.
       *[other] Geçerli yönetmelik şöyle diyor: { $amount }.
    }
    .explain = Disiplin cezası yarışmacının sonucundan düşülür; rakipler bundan bir şey kazanmaz.
step-disciplinary-penalty-told = { WHO($who) } cezayı sizden öğrenir. Komite değiştirmenizi tavsiye edebilir, geçersiz kılamaz.
    .say = Size disiplin cezası veriyorum. Komite bu cezayı geçersiz kılamaz.
    .explain = Bir bordun skoru ayarlanırsa o karara itiraz edilebilir.
    .do = Diğerlerinden ayrı söyleyin.
step-player-suspended = { $edition ->
        [laws2007] Yarışmacıyı seanstan ya da seansın bir bölümünden ihraç edebilirsiniz.
       *[laws2017] Oyuncuyu ya da yarışmacıyı seanstan ya da seansın bir bölümünden ihraç edebilirsiniz.
    }
    .explain = Önce onun yerine kimin oynayabileceğine bakın. Bu görevi verdiğiniz yardımcı da ihraç edebilir; sorumluluk sizindir.
step-suspension-told = { WHO($who) } ihracı sizden öğrenir. Komite değiştirmenizi tavsiye edebilir, geçersiz kılamaz.
    .say = İhraç edildiniz, oyunu sürdürmeyeceksiniz. Ne kadar süreceğini söyleyeceğim. Komite bunu geçersiz kılamaz.
    .explain = Bir bordun skoru ayarlanırsa o karara itiraz edilebilir.
    .do = Diğerlerinden ayrı söyleyin.
step-suspension-is-next = Yine reddederse, onu seanstan ya da seansın bir bölümünden ihraç edebilirsiniz.
    .explain = Bunu yapmadan önce bir kez, sakin bir dille söyleyin.
step-refusal-warned = Uyarın, not alın ve yine reddederse ihraç edilebileceğini söyleyin.
    .explain = Bir kez, sakin bir dille söylemek yeter.
step-disqualified-with-approval = { $edition ->
        [laws2007] Geçerli bir nedenle, Organizasyon Komitesinin onayıyla yarışmacıyı diskalifiye edebilirsiniz.
       *[laws2017] Geçerli bir nedenle, Organizasyon Komitesinin onayıyla oyuncuyu ya da yarışmacıyı diskalifiye edebilirsiniz.
    }
    .explain = Bu, kendi başınıza verebileceğiniz ihraç kararından ileridir. Organizasyon Komitesi onaylamadıkça hüküm doğurmaz.
step-instruction-repeated = Talimatı yineleyin ve uyulmasını sağlayın.
    .say = Lütfen dediğimi yapın.
    .explain = Talimata önce uyulur; sonra tartışılabilir.
check-boards-without-them = Bu yüzden artık oynanamayacak bordlar varsa ardından onlara bakın.
    .explain = Rakipler bu bordlarda kusursuzdur. Bireysel yarışmada suçu olmayan ortak orada aynı skoru alır, ama ceza almaz.

penalty-after-warning = Uyarılmışlardı: şimdi yöntemsel ceza verilebilir.
    .explain = Ceza hiçbir zaman onarmanın ya da ayarlı skorun yerini tutmaz. İtiraz edilebilir.
penalty-disciplinary = { WHO($who, case: "dat") } disiplin cezası verilebilir.
    .explain = Her türlü onarmadan ayrıdır ve onun yerini tutmaz. Disiplin cezası yerine yöntemsel ceza da verilebilir; yöntemsel cezaya itiraz edilebilir.
