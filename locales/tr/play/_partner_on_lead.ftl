segment-lead_restriction = Çıkış kısıtlaması: kusurlu oyuncunun ortağı ilk kez çıkacak
    .label = Ortak ilk kez çıkacak

fact-offender_defends = Artırım bitti. { WHO($offender) } şimdi defans oyuncusu mu?
fact-withdrawn_call = Artırımın sonundan bakıldığında, geri alınan konuşma neyle ilgiliydi?
    .same_call = Kusurlu oyuncu aynı sırada sonuçta yine aynı konuşmayı, aynı anlamda yaptı
    .same_call-label = Aynı konuşmayı yaptı
    .suit_not_shown = Yalnızca renklerle; en az birini kusurlu oyuncu yasal artırımda hiç göstermedi
    .suit_not_shown-label = Gösterilmemiş renk var
    .suits_all_shown = Yalnızca renklerle; her birini kusurlu oyuncu yasal artırımda gösterdi
    .suits_all_shown-label = Hepsi gösterilmiş
    .other = Bunların dışında bir şeyle: sanzatu, pas, apel ya da ceza kontru, renk belirtmeden güç
    .other-label = Sanzatu, pas, kontr, güç
    .explain = Söylenen renkleri değil, gösterilen renkleri sayın. Örnek: doğal { CALL("1H") } yalnızca körle ilgiliydi. Kusurlu oyuncu sonradan yasal olarak kör deklare ettiyse kör gösterilmiştir. { CALL("1NT") } ve apel kontru “bunların dışında bir şey” sayılır. İki konuşma geri alındıysa her birine ayrı ayrı bakın: deklaran haklardan hangisini tercih ederse onu kullanabilir, ama yalnızca birini.

offer-declarer_may_forbid = Deklaran neyi seçiyor?
    .forbids = Bir rengin çıkılmasını yasaklıyor
    .forbids-label = Bir rengi yasaklıyor
    .waives = Çıkışı serbest bırakıyor
offer-declarer_may_require = Deklaran neyi seçiyor?
    .requires = Gösterilen bir rengi istiyor
    .requires-label = Renk istiyor
    .forbids = Gösterilen bir rengi yasaklıyor
    .forbids-label = Renk yasaklıyor
    .waives = Çıkışı serbest bırakıyor

script-forbid-unspecified-suit = Deklaran, { WHO($partner, case: "gen") } çıkışında, { WHO($offender, case: "gen") } yasal artırımda göstermediği renklerden birini yasaklayabilirsiniz. Yasak, çıkış o oyuncuda kaldığı sürece geçerlidir. Çıkışı serbest de bırakabilirsiniz.
script-forbid-any-suit = Deklaran, { WHO($partner, case: "gen") } çıkışında dilediğiniz tek bir rengi yasaklayabilirsiniz. Yasak, çıkış o oyuncuda kaldığı sürece geçerlidir. Çıkışı serbest de bırakabilirsiniz.
script-require-or-forbid-suit = Deklaran, { WHO($offender, case: "gen") } geri alınan konuşmayla gösterdiği ama yasal artırımda hiç göstermediği bir rengi seçebilirsiniz. { WHO($partner, case: "gen") } şimdi o rengi çıkmasını isteyebilir ya da çıkış onda kaldığı sürece o rengi yasaklayabilirsiniz. Çıkışı serbest de bırakabilirsiniz.

consequence-suit-required = { WHO($partner) }, deklaranın söylediği rengi çıkmak zorundadır.

step-restriction-lapses = { WHO($offender) } defansta değil, bu yüzden çıkış kısıtlaması düşer.
step-unable-to-comply = { WHO($partner) } buna uyamıyorsa yasal olan başka herhangi bir kartı çıkabilir; deklaran yeniden seçmez. Eline kendiniz bakın; gördüğünüzü kimseye söylemeyin.
    .say = { WHO($partner) } buna uyamıyorsa yasal olan başka herhangi bir kartı çıkabilir; deklaran yeniden seçmez.
