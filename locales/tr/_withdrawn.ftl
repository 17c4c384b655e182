standing-lead-restriction = { $edition ->
    [laws2007] { WHO($offender) } defansta kalırsa, { WHO($partner, case: "dat") } ilk kez çıkış sırası geldiğinde deklaran o çıkışı kısıtlayabilir.
   *[laws2017] { WHO($offender) } defansta kalırsa, { WHO($partner, case: "dat") } ilk kez çıkış sırası geldiğinde deklaran, { WHO($offender, case: "gen") } yasal artırımda göstermediği tek bir rengi yasaklayabilir.
}
    .explain = { $edition ->
        [laws2007] Atak da buna dahildir. O zaman geri gelin. Geri alınan konuşmanın gösterdiği, { WHO($offender, case: "gen") } yasal konuşmalarının göstermediği renk istenebilir ya da yasaklanabilir. Konuşma renk göstermediyse herhangi bir renk yasaklanabilir.
       *[laws2017] Atak da buna dahildir. Yasak, çıkış o oyuncuda kaldığı sürece geçerlidir.
    }

information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] Kusurlu taraf, kimin kartı olursa olsun, geri alınan kartlardan edindiği bilgiyi kullanamaz: mantıklı seçenekler arasından, bunların açıkça öne çıkarmış olabileceği birini seçemez.
   *[laws2017] Kusurlu taraf, kimin kartı olursa olsun, geri alınan kartlardan edindiği bilgiyi kullanamaz: mantıklı bir seçenek varken, bunların açıkça öne çıkardığı başka bir oyunu seçemez.
}
information-withdrawn-authorized = Kusursuz taraf, kendi konuşması olsun karşı tarafın konuşması olsun, geri alınan konuşmalardan edindiği her bilgiyi kullanabilir.
information-returned-card-unauthorized = { WHO($offender, case: "gen") } ele dönen kartından edinilen bilgiyi deklaran kullanabilir; { WHO($who) } kullanamaz.

step-illegal-face-down-lead-back = Yüzü kapalı atak artık çıkılamayacak bir kartsa ele döner. Değilse geçerlidir.
    .say = Yüzü kapalı atak artık çıkılamayacak bir kartsa görülmeden ele döner.
    .explain = Kartın yüzünü kimse görmedi; bu yüzden cezalı kart olmaz.
