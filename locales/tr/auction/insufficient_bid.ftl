irregularity-insufficient_bid = Yetersiz deklare
    .what = Sırası gelen oyuncunun, son deklareden yüksek olmayan deklaresi

segment-repeated_insufficient = Tekrarlanan deklare yetersiz
    .label = Deklare tekrarı yetersiz

fact-final_call_comparable = Sonunda seçilen konuşma, geri alınanla iptal edilenin her birine eşdeğer mi?
    .full = Sonunda seçilen konuşma, geri alınan ve iptal edilen konuşmaların her birine eşdeğer mi?
    .explain = İki konuşma vardır: yetersiz deklare ve onun yerine yapılıp iptal edilen konuşma. Her biri için üçünden biri doğru olmalıdır: sonunda seçilen konuşma onunla aynı ya da hemen hemen aynı anlama gelir; veya sonunda seçilen konuşmayı yapan her el ona da uyardı; veya amacı aynıdır. Yalnızca birine eşdeğerse yanıt hayırdır. Yanıt yalnızca çıkışı ve bilgiyi ilgilendirir; ortak her durumda pas geçmek zorundadır.
fact-partner_passed = { WHO($partner) } pas mı geçti?

offer-accept_insufficient = { WHO($lho) } neyi seçiyor?
    .accepts = Deklareyi kabul ediyor
    .refuses = Kabul etmiyor

script-insufficient-lho-may-accept = Deklare yetersiz. { WHO($lho) } onu kabul edebilir; o zaman artırım devam eder.
script-insufficient-choices-2017 = Kabul edilmezse { WHO($offender) } deklaresini değiştirir. Aynı rengi, renkleri ya da sanzatuyu gösteren en düşük yeterli deklareden veya eşdeğer konuşmadan sonra başka bir onarma yoktur. Başka bir deklare veya pastan sonra { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir. Kontr veya sürkontr ancak eşdeğerse atılabilir.
script-insufficient-choices-rev2008 = Kabul edilmezse { WHO($offender) } deklaresini değiştirir. Aynı anlama gelen veya daha kesin konuşmadan sonra, iki deklare de doğalsa aynı türde en düşük deklareden sonra da başka bir onarma yoktur. Başka bir kontr veya sürkontr atılamaz. Başka bir deklare veya pastan sonra { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir.
script-insufficient-choices-printed = Kabul edilmezse { WHO($offender) } deklaresini değiştirir. En düşük yasal seviyede bir deklare, kontr ya da pas aynı bilgiyi içerirse başka bir onarma yoktur. Başka bir deklare veya pastan sonra { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir. Başka bir kontr, her sürkontr ve yeni bir yetersiz deklare pasa dönüşür; sonuçları aynıdır.
script-insufficient-lho-may-still-accept = Yetersiz deklare değiştirildi. { WHO($lho) } yetersiz deklareyi yine de kabul edebilir; o zaman ikinci konuşma geri alınır. Kabul etmezse ikinci konuşma ele alınır. { WHO($partner, case: "gen") } çıkışı, defansta kalırsa, geçersiz kalan konuşma yüzünden kısıtlanabilir.
script-insufficient-lho-may-still-accept-free = Yetersiz deklare değiştirildi. { WHO($lho) } yetersiz deklareyi yine de kabul edebilir; o zaman ikinci konuşma geri alınır. Kabul etmezse ikinci konuşma geçerli kalır; başka bir onarma yoktur.
script-insufficient-second-lho-may-accept = İkinci deklare de yetersiz. { WHO($lho) } onu kabul edebilir; o zaman { WHO($partner, case: "gen") } çıkışı, defansta kalırsa, ilk deklare yüzünden kısıtlanabilir. Kabul etmezse { WHO($offender) } yasal bir konuşma yapmak zorundadır. O zaman { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; defansta kalırsa çıkışını deklaran kısıtlayabilir.
script-insufficient-lho-may-accept-either = İkinci deklare de yetersiz. { WHO($lho) } ikinci deklareyi ya da ilkini kabul edebilir; o zaman { WHO($partner, case: "gen") } çıkışı, defansta kalırsa, diğeri yüzünden kısıtlanabilir. İkisini de kabul etmezse { WHO($offender) } yasal bir konuşma yapmak zorundadır. O zaman { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; defansta kalırsa çıkışını deklaran kısıtlayabilir.
script-insufficient-replaced-already = Deklarenizi karar verilmeden önce değiştirdiniz. Önce bunun ne anlama geldiğine bakalım; şimdilik kimse konuşmasın.
script-insufficient-replace-again = O konuşma iptal edildi. { WHO($offender) }, yasal bir deklare ya da pas seçin; kontr veya sürkontr ancak eşdeğerse atılabilir. Her durumda ortağınız artırım bitene kadar hep pas geçmek zorundadır. Seçtiğiniz konuşma eşdeğer değilse ortağınızın çıkışını deklaran kısıtlayabilir.
    .again = O konuşma iptal edildi. { WHO($offender) }, yasal bir konuşma seçin.

consequence-insufficient-accepted = Deklare yasal sayılır. Sıradaki konuşmayı { WHO($lho) } yapar.
consequence-insufficient-refused = { WHO($offender) } onu yasal bir konuşmayla değiştirmek zorundadır.
consequence-replacement-stands-free = Yeni konuşma geçerlidir, başka bir onarma yoktur.
consequence-replacement-stands-silenced = Yeni konuşma geçerlidir. { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir.
consequence-replacement-cancelled = Yeni konuşma iptal edilir ve başka bir konuşma yapılması gerekir. { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir.
consequence-replacement-becomes-pass = Yeni konuşma pasa dönüşür. { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir.
consequence-second-insufficient-accepted = İkinci deklare yasal sayılır, ilki geri alınır. Sıradaki konuşmayı { WHO($lho) } yapar.
consequence-first-insufficient-accepted = İlk deklare yasal sayılır, ikincisi geri alınır. Sıradaki konuşmayı { WHO($lho) } yapar.
consequence-second-cancelled = İkinci deklare iptal edilir ve başka bir konuşma yapılması gerekir. { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir.

step-insufficient-accepted = { WHO($lho) } yetersiz deklareyi kabul etti. Deklare yasal sayılır; sıradaki konuşmayı { WHO($lho) } yapar.
step-insufficient-lho-has-accepted = Yetersiz deklare yasal sayılır ve artırım devam eder.
    .explain = { WHO($lho) } yetersiz deklarenin üzerine konuştu, böylece onu kabul etti.
step-second-insufficient-accepted = { WHO($lho) } ikinci yetersiz deklareyi kabul eder; o yasal sayılır, ilki geri alınır.
step-replacement-stands = Yeni konuşma geçerlidir. Artırım devam eder.
step-lho-call-cancelled = { WHO($lho, case: "gen") } onun üzerine yaptığı konuşma da iptal edilir. { WHO($lho) } yeniden konuşur.
step-replacement-withdrawn = Yeni konuşma geri alınır.
step-replacement-cancelled = Onun yerine yapılmak istenen konuşma iptal edilir.
step-replace-again = { WHO($offender) } yasal bir deklare ya da pas seçmek zorundadır. Kontr veya sürkontr ancak aynı anlama geliyorsa ya da daha kesinse atılabilir.
    .explain = Kontr veya sürkontr, yetersiz deklareyle aynı anlama gelmeli ya da ondan daha kesin olmalıdır. Artırım böylece bitmediyse ardından { WHO($lho) } konuşur.
step-replacement-becomes-pass = Onun yerine yapılmak istenen konuşma iptal edilir ve pasa dönüşür.

information-withdrawn-authorized-both = İki taraf da geri alınan deklareden edindiği bilgiyi kullanabilir.
    .explain = Kusurlu tarafa yardımı olduysa skor ayarlanabilir.

check-damage-insufficient = Oyun bitince geri gelin: yetersiz deklare kusurlu tarafa yardım etti mi, diğer taraf zarar gördü mü?
check-partner-had-to-pass = { WHO($partner) } pas geçmek zorundaydı ama geçmedi. Sonra o konuşmayı ele alın.

adjustment-no-call-undone = Oyun başladığı için artık hiçbir konuşma iptal edilmez. Diğer taraf zarar gördüyse ayarlı skor verin.
    .say = Oyun başladığı için konuşmalar yapıldığı gibi kalır.
    .explain = Yetersiz deklarenin yerine yapılan konuşma geçerli olmamalıydı, ama bu ancak artırımda düzeltilebilirdi. Usulsüzlük olmasaydı beklenecek sonuçla karşılaştırın.
