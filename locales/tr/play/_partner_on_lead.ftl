segment-lead_restriction = Çıkış kısıtlaması: kusurlu oyuncunun ortağı ilk kez çıkacak
    .label = Ortak ilk kez çıkacak

fact-offender_defends = { WHO($offender) } şimdi defans oyuncusu mu?
    .full = Artırım bitti. { WHO($offender) } şimdi defans oyuncusu mu?
fact-withdrawn_call = Geri alınan konuşma, artırımın sonundan bakınca, neyle ilgiliydi?
    .full = Artırımın sonundan bakıldığında, geri alınan konuşma neyle ilgiliydi?
    .same_call = Aynı sırada yine aynı konuşma, aynı anlamda
    .same_call-label = Aynı konuşmayı yaptı
    .same_call-full = Kusurlu oyuncu aynı sırada sonuçta yine aynı konuşmayı, aynı anlamda yaptı
    .suit_not_shown = Yalnızca renklerle; kusurlu oyuncu en az birini yasal artırımda göstermedi
    .suit_not_shown-label = Gösterilmemiş renk var
    .suit_not_shown-full = Yalnızca renklerle; en az birini kusurlu oyuncu yasal artırımda hiç göstermedi
    .suits_all_shown = Yalnızca renklerle; kusurlu oyuncu hepsini yasal artırımda gösterdi
    .suits_all_shown-label = Hepsi gösterilmiş
    .suits_all_shown-full = Yalnızca renklerle; her birini kusurlu oyuncu yasal artırımda gösterdi
    .other = Başka şeyle: sanzatu, pas, apel/ceza kontru, güç
    .other-label = Sanzatu, pas, kontr, güç
    .other-full = Bunların dışında bir şeyle: sanzatu, pas, apel ya da ceza kontru, renk belirtmeden güç
    .explain = Söylenen renkleri değil, gösterilen renkleri sayın. Örnek: doğal { CALL("1H") } yalnızca körle ilgiliydi. Kusurlu oyuncu sonradan yasal olarak kör deklare ettiyse kör gösterilmiştir. { CALL("1NT") } ve apel kontru “bunların dışında bir şey” sayılır. İki konuşma geri alındıysa her birine ayrı ayrı bakın: deklaran haklardan hangisini tercih ederse onu kullanabilir, ama yalnızca birini.

offer-declarer_may_forbid = Deklaran neyi seçiyor?
    .forbids = Bir rengi yasaklıyor
    .forbids-full = Bir rengin çıkılmasını yasaklıyor
    .waives = Çıkışı serbest bırakıyor
offer-declarer_may_require = Deklaran neyi seçiyor?
    .requires = Renk istiyor
    .requires-full = Gösterilen bir rengi istiyor
    .forbids = Renk yasaklıyor
    .forbids-full = Gösterilen bir rengi yasaklıyor
    .waives = Çıkışı serbest bırakıyor

script-forbid-unspecified-suit = Deklaran, { WHO($offender, case: "gen") } yasal artırımda göstermediği renklerden birini seçip { WHO($partner, case: "gen") } o rengi çıkmasını, çıkış onda kaldığı sürece yasaklayabilirsiniz. Çıkışı serbest de bırakabilirsiniz.
script-forbid-any-suit = Deklaran, { WHO($partner, case: "gen") } dilediğiniz tek bir rengi çıkmasını, çıkış onda kaldığı sürece yasaklayabilirsiniz. Çıkışı serbest de bırakabilirsiniz.
script-require-or-forbid-suit = Deklaran, { WHO($offender, case: "gen") } geri alınan konuşmayla gösterdiği ama yasal artırımda hiç göstermediği bir rengi seçebilirsiniz. { WHO($partner, case: "gen") } şimdi o rengi çıkmasını isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz. Çıkışı serbest de bırakabilirsiniz.

consequence-suit-required = { WHO($partner) }, deklaranın söylediği rengi çıkmak zorundadır.

step-restriction-lapses = { WHO($offender) } defansta değil, bu yüzden çıkış kısıtlaması düşer.
step-unable-to-comply = { WHO($partner) } buna uyamıyorsa başka herhangi bir yasal kartı çıkabilir.
    .say = { WHO($partner) } buna uyamıyorsa başka herhangi bir yasal kartı çıkabilir.
    .do = { WHO($partner) } buna uyabiliyor mu, bakın; kimseye söylemeyin.
    .explain = Deklaran yeniden seçmez. Oyuncunun eline kendiniz bakın, gördüğünüzü kimseye söylemeyin.
