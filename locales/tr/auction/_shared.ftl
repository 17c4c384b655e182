script-one-of-two-lho-may-accept = Konuşma sırasızdı ve { WHO($offender) } onu başka bir konuşmayla değiştirdi. { WHO($lho) } ikinci konuşmayı kabul edebilir, ilkini kabul edebilir ya da ikisini de kabul etmeyebilir. { WHO($partner, case: "gen") } çıkışı, defansta kalırsa, geçersiz kalan konuşma yüzünden kısıtlanabilir.
script-out-of-turn-at-partner-2017 = Kabul edilmezse sırasız konuşma iptal edilir ve { WHO($partner) } konuşur; istediği yasal konuşmayı yapabilir ama geri alınan konuşmadan edindiği bilgiyi kullanamaz. Sonra { WHO($offender) }, sırası gelince istediği yasal konuşmayı yapar. Eşdeğer bir konuşma yaparsa başka bir onarma yoktur; başka bir konuşma yaparsa { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır ve defansta kalırsa deklaran onun çıkışını kısıtlayabilir.
script-out-of-turn-at-lho-2017 = Kabul edilmezse sırasız konuşma iptal edilir ve { WHO($lho) } kendi sırasında konuşur. { WHO($offender) }, sırası gelince istediği yasal konuşmayı yapar. Eşdeğer bir konuşma yaparsa başka bir onarma yoktur; başka bir konuşma yaparsa { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır ve defansta kalırsa deklaran onun çıkışını kısıtlayabilir. { WHO($partner) } istediği yasal konuşmayı yapabilir ama geri alınan konuşmadan edindiği bilgiyi kullanamaz.
script-out-of-turn-elsewhere-2007 = Kabul edilmezse sırasız konuşma iptal edilir ve sıra, asıl sırası gelen oyuncuya döner. { WHO($offender) }, sırası gelince istediği yasal konuşmayı yapabilir, ama { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır ve defansta kalırsa deklaran onun çıkışını kısıtlayabilir.
script-rho-calls = { WHO($rho) }, sıra sizde. Pas geçerseniz { WHO($offender) } sırasız konuşmasını tekrarlamak zorundadır. Deklare verir, kontr veya sürkontr atarsanız { WHO($offender) } istediği yasal konuşmayı yapabilir. Pasınız artırımın son pası olursa artırım biter.

consequence-no-further-rectification = Başka bir onarma yoktur.
consequence-silenced = { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir.
consequence-repeat-call = { WHO($offender) } konuşmasını tekrarlamak zorundadır; konuşma yasalsa bunun için onarma yoktur.

step-cancelled-with-later-calls = Bu konuşma ve ondan sonraki her konuşma iptal edilir.
step-call-cancelled = Konuşma iptal edilir.
step-call-becomes-pass = Konuşma pasa dönüşür.
step-no-further-rectification = { WHO($offender, case: "gen") } yeni konuşması geçerlidir. Artırım başka bir onarma olmadan devam eder.
step-call-in-rotation = { WHO($rho) } pas geçmek zorundaydı, bu yüzden konuşma doğru sırada yapılmış sayılır.
step-out-of-turn-cancelled = Sırasız konuşma iptal edilir. Sıra, asıl sırası gelen oyuncuya döner.
step-lead-goes-back = Yüzü kapalı bir atak varsa ele döner.
    .say = Masada yüzü kapalı bir atak varsa ele döner, çünkü artırım bitmedi.
    .explain = Kartın yüzü açılmaz ve kart görünen kart sayılmaz. Kart için onarma yoktur.
step-turn-goes-back = Sıra, asıl sırası gelen oyuncuya döner.
    .say = Konuşma ayrıca sırasızdı. Sıra, asıl sırası gelen oyuncuya döner.
    .explain = Kusurlu oyuncunun kendi sırası gelmeden onun yerine başka bir konuşma yapılmaz.
step-repeat-call = { WHO($rho) } pas geçti; { WHO($offender) } konuşmasını tekrarlamak zorundadır.
    .explain = Konuşma yasalsa bunun için onarma yoktur.
step-any-legal-call = { WHO($offender) }, sırası gelince istediği yasal konuşmayı yapabilir.
step-partner-call-cancelled = { WHO($partner, case: "gen") } bu arada yaptığı konuşma da iptal edilir.
step-auction-ended-first = Sırasız konuşma iptal edilmiş olarak kalır.
    .explain = { WHO($offender) } yeniden konuşamadan artırım bitti.

information-lho-withdrawn-call = { WHO($lho, case: "gen") } geri alınan konuşmasından edinilen bilgiyi yalnızca kendi tarafı kullanabilir.
