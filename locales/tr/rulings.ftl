### Bir kararın söyledikleri. step-: şimdi yapılır. standing-: sürer. information-: neyi kim kullanabilir. check-: sonra dönülür.
### Ek argüman: $who, ilgili oyuncu.

step-insufficient-accepted = { WHO($lho) } yetersiz deklareyi kabul etti. Deklare yasal sayılır; sıradaki konuşmayı { WHO($lho) } yapar.
step-insufficient-lho-has-accepted = { WHO($lho) } yetersiz deklarenin üzerine konuştu, böylece onu kabul etti. Deklare yasal sayılır ve artırım devam eder.
step-second-insufficient-accepted = { WHO($lho) } ikinci yetersiz deklareyi kabul eder. Bu deklare yasal sayılır, ilki geri alınır ve artırım devam eder.
step-replacement-stands = Yerine yapılan konuşma geçerlidir. Artırım devam eder.
step-lho-call-cancelled = { WHO($lho, case: "gen") } onun üzerine yaptığı konuşma da iptal edilir. { WHO($lho) } yeniden konuşur.
step-replacement-withdrawn = Yerine yapılan konuşma geri alınır.
step-no-further-rectification = Konuşma geçerlidir. Artırım başka bir onarma olmadan devam eder.
step-no-lead-restriction = Geri alınan konuşma yüzünden çıkış kısıtlaması yoktur.
step-replacement-cancelled = Onun yerine yapılmak istenen konuşma iptal edilir.
step-replace-again = { WHO($offender) } yasal bir deklare veya pas, ya da yetersiz deklareyle aynı anlama gelen veya daha kesin bir kontr veya sürkontr seçmek zorundadır.
step-replacement-becomes-pass = Onun yerine yapılmak istenen konuşma iptal edilir ve pasa dönüşür.

step-replace-unintended = { WHO($offender) } istem dışı konuşmasını asıl istediğiyle değiştirir; bundan böyle o konuşma sayılır.
step-slip-taken-back = { WHO($offender) } istemeden yaptığı ikinci konuşmayı geri alır. İlk konuşma geçerlidir.
step-no-lead-restriction-unintended = İstem dışı konuşma çıkış kısıtlaması getirmez.
step-lho-withdraws = { WHO($lho) }, istem dışı konuşmanın üzerine yaptığı konuşmayı geri alır.
step-rule-as-pass = Bu, sırasız geçilmiş olağan bir pastır. Sırasız pas hükümlerini uygulayın.
step-rule-as-double = Bu, sırasız bir kontr veya sürkontrdur. Sırasız kontr veya sürkontr hükümlerini uygulayın.

step-change-stands = İlk konuşma geri alınır. İkincisi geçerlidir ve artırım sürer.
step-lho-calls-over-change = { WHO($lho, case: "gen") } ilk konuşmanın üzerine yaptığı konuşma artık sayılmaz. { WHO($lho) } şimdi ikincinin üzerine konuşur.
step-change-cancelled = İkinci konuşma iptal edilir. İlk konuşma sayılır.

step-call-in-rotation = { WHO($rho) } pas geçmek zorundaydı, bu yüzden konuşma doğru sırada yapılmış sayılır.
step-proper-turn-taken = Sırası gelen oyuncu konuştu ve böylece onarma hakkını yitirdi. Sırasız konuşma iptal edilir; artırım o hiç yapılmamış gibi devam eder. Çıkış kısıtlaması yoktur.
step-out-of-turn-accepted = { WHO($lho) } sırasız konuşmayı kabul eder ve sıradaki konuşmayı yapar. Sırasız konuşma için onarma yoktur.
step-lho-has-accepted = { WHO($lho) } sırasız konuşmanın üzerine konuştu, böylece onu kabul etti. Artırım, sırasız konuşma için onarma olmadan devam eder.
step-out-of-turn-cancelled = Sırasız konuşma iptal edilir. Sıra, asıl sırası gelen oyuncuya döner.
step-repeat-call = { WHO($rho) } pas geçti; { WHO($offender) } konuşmasını tekrarlamak zorundadır. Konuşma yasalsa bunun için onarma yoktur.
step-repeated-insufficient = Tekrarlanan deklare yetersiz. Bu kez doğru sırada verilmiştir; yetersiz deklare hükümleri uygulanır.
step-any-legal-call = { WHO($offender) }, sırası gelince istediği yasal konuşmayı yapabilir.
step-partner-may-call = { WHO($partner) }, sırası gelince istediği yasal konuşmayı yapabilir, ama geri alınan konuşmadan edindiği bilgiyi kullanamaz.
step-partner-call-cancelled = { WHO($partner, case: "gen") } bu arada yaptığı konuşma da iptal edilir.
step-auction-ended-first = { WHO($offender) } yeniden konuşamadan artırım bitti. Sırasız konuşma iptal edilmiş olarak kalır.

step-any-lead = { WHO($partner) } istediği kartı çıkabilir.
step-restriction-lapses = { WHO($offender) } defansta değil, bu yüzden çıkış kısıtlaması düşer.
step-lead-required-suit = { WHO($partner) } şimdi deklaranın istediği rengi çıkmak zorundadır.
step-lead-other-suit = { WHO($partner) }, deklaranın yasakladığı rengi çıkamaz.
step-unable-to-comply = { WHO($partner) } buna uyamıyorsa yasal olan başka herhangi bir kartı çıkabilir. Eline kendiniz bakın; gördüğünüzü kimseye söylemeyin.

standing-pass-whenever = { WHO($who) }, artırım bitene kadar, sıra kendisine her geldiğinde pas geçmek zorundadır.
standing-pass-next = { WHO($who) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır. Ondan sonra serbesttir.
standing-lead-restriction = { $edition ->
    [laws2007] { WHO($offender) } defans oyuncusu olursa, { WHO($partner, case: "dat") } ilk kez çıkış sırası geldiğinde (atak dahil) deklaran o çıkışı kısıtlayabilir. O zaman geri gelin.
   *[laws2017] { WHO($offender) } defans oyuncusu olursa, { WHO($partner, case: "dat") } ilk kez çıkış sırası geldiğinde (atak dahil) deklaran, { WHO($offender, case: "gen") } yasal artırımda göstermediği tek bir rengi yasaklayabilir; yasak, çıkış o oyuncuda kaldığı sürece geçerlidir.
}
standing-suit-forbidden = { WHO($who) }, çıkış kendisinde kaldığı sürece yasaklanan rengi çıkamaz. Çıkış başka bir oyuncuya geçince kısıtlama biter.

information-withdrawn-authorized = Kusursuz taraf, geri alınan konuşmadan edindiği her bilgiyi kullanabilir.
information-withdrawn-unauthorized = { $edition ->
    [laws2007] Kusurlu taraf geri alınan konuşmadan edindiği bilgiyi kullanamaz: mantıklı seçenekler arasından, o konuşmanın açıkça öne çıkarmış olabileceği birini seçemez.
   *[laws2017] Kusurlu taraf geri alınan konuşmadan edindiği bilgiyi kullanamaz: mantıklı bir seçenek varken, o konuşmanın açıkça öne çıkardığı başka bir konuşma veya oyunu seçemez.
}
information-withdrawn-authorized-both = İki taraf da geri alınan deklareden edindiği bilgiyi kullanabilir; kusurlu tarafa yardımı olduysa skor ayarlanabilir.
information-comparable-authorized = Eşdeğer konuşma yapıldıktan sonra iki taraf da geri alınan konuşmadan edindiği bilgiyi kullanabilir.
information-lho-withdrawn-call = { WHO($lho, case: "gen") } geri alınan konuşmasından edinilen bilgiyi yalnızca kendi tarafı kullanabilir.

check-damage-insufficient = Oyun bitince geri gelin: yetersiz deklare kusurlu tarafa yardım etti mi, diğer taraf zarar gördü mü?
check-damage-comparable = Oyun bitince geri gelin: geri alınan konuşma kusurlu tarafa yardım etti mi, diğer taraf zarar gördü mü?
check-awareness = Oyun bitince geri gelin: usulsüzlük kusurlu tarafın işine yaradıysa, { WHO($offender) } bu olasılığın farkında olabilir miydi?
check-withdrawn-information = Oyun bitince geri gelin: kusurlu taraf geri alınan konuşmadan edindiği bilgiyi kullandı mı?
check-repeated-insufficient = Tekrarlanan deklare yetersiz. Şimdi yetersiz deklare hükümlerini uygulayın.
check-later-call-out-of-turn = Bu arada bir sırasız konuşma daha yapıldı. Sırada onun kararı var.
check-cancelled-change = { WHO($offender) } geçerli olacak konuşmasını yapınca bakın: bu konuşma, iptal edilen değişikliğe eşdeğer değilse, defansta kalırlarsa { WHO($partner, case: "gen") } çıkışı kısıtlanır; kusurlu taraf da iptal edilen konuşmadan edindiği bilgiyi kullanamaz.
check-partner-had-to-pass = { WHO($partner) } konuştu, ama pas geçmek zorundaydı. Konuşması pas değilse sırada o konuşmanın kararı var.
check-change-of-call = { WHO($offender) } ayrıca konuşmasını değiştirdi. Sırada bu değişikliğin kararı var.

adjustment-assigned = Masadaki sonucun yerine, usulsüzlük olmasaydı çıkacak olası sonuca göre atamalı ayarlı skor verin.
adjustment-assigned-less-self-inflicted = Atamalı ayarlı skor verin. Zararın, kusursuz tarafın kendi kendine verdiği bölümü giderilmez; kusurlu taraf yalnızca kendi ihlalinden doğan skoru alır.
adjustment-no-cause = Sonuç geçerlidir: ayarlı skorun ilk koşulu gerçekleşmedi.
adjustment-no-effect = Sonuç geçerlidir: ayarlı skorun ikinci koşulu gerçekleşmedi.
