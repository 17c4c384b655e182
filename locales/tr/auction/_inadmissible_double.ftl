fact-noticed = Dikkat çekildiğinde oyun hangi aşamadaydı?
    .full = Buna dikkat çekildiğinde oyun hangi aşamadaydı?
    .lead_faced = Atağın yüzü açılmıştı
    .auction_over = Artırım bitmiş görünüyordu, atak açılmamıştı
    .auction_over-label = Bitmiş görünüyordu
    .auction_over-full = Artırım bitmiş görünüyordu; atağın yüzü açılmamıştı
    .auction_on = Artırım sürüyordu
fact-replacement_comparable = İptal edilenin yerine yapılan konuşma ona eşdeğer mi?
    .full = İptal edilen konuşmanın yerine yapılan konuşma ona eşdeğer mi?
    .explain = Aynı ya da hemen hemen aynı anlama geliyorsa; veya bu konuşmayı yapan her el, iptal edilen konuşmaya da uyardıysa; veya amacı aynıysa eşdeğerdir. Kontrun yerine geçilen pasın eşdeğer olduğu çok nadirdir. Yanıt yalnızca çıkışı ve bilgiyi ilgilendirir; ortak her durumda pas geçmek zorundadır.

script-replace-inadmissible = O konuşma iptal edildi. { WHO($offender) }, sıranızda yasal bir konuşma yapın. Ortağınız artırım bitene kadar hep pas geçmek zorundadır. Konuşmanız iptal edilene eşdeğer değilse ve defansta kalırsanız, ortağınızın çıkışını deklaran kısıtlayabilir.

step-play-goes-on-without-the-call = Oyun bitmediyse sürer; çıkış kısıtlaması yoktur.
    .say = Oyun bitmediyse sürer. Çıkış kısıtlaması yoktur.
    .explain = Artırım bittiği için kimse pas geçmek zorunda da değildir. Yalnızca skor değişir.
adjustment-scored-without-the-call = Kontratın skorunu, kabulü olanaksız konuşma yapılmamış gibi yazın.
    .say = Kontratın skoru, bu konuşma yapılmamış gibi yazılır.
adjustment-scored-without-provision = Bu kontr veya sürkontra izin yoktu; skorda sayılmaz. Diğer taraf zarar görürse ayarlı skor verebilirsiniz.
    .say = Bu kontr veya sürkontra izin yoktu; skorda sayılmaz.
    .explain = Yasaların bu baskısında bu aşama için başka bir kural yok.
step-as-if-nothing-had-happened = Sıra, asıl sırası gelen oyuncuya, konuşma doğru sıradaysa { WHO($offender, case: "dat") } döner. Artırım hiçbir şey olmamış gibi devam eder.
    .say = Sıra, asıl sırası gelen oyuncuya döner ve artırım hiçbir şey olmamış gibi devam eder.
    .explain = İptal edilen konuşmalar kimseyi bağlamaz.
step-as-before-at-turn = Sıra { WHO($who, case: "dat") } döner ve artırım hiçbir şey olmamış gibi devam eder.
    .say = Sıra { WHO($who, case: "dat") } döner ve artırım hiçbir şey olmamış gibi devam eder.
    .explain = İptal edilen konuşmalar kimseyi bağlamaz.
step-make-legal-call = { WHO($offender) } onun yerine yasal bir konuşma yapar; geçerli olan odur.
