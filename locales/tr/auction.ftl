### Artırımın geri kalanı: yetersiz ve sırasız deklarelerin dışında sorulan, okunan ve karara bağlanan her şey.

fact-admissible = Sıranın kimde olduğu bir yana: { WHO($offender) } bu kontr veya sürkontru o anda atabilir miydi?
fact-bid_before = Daha önce deklare veren olmuş muydu?
fact-in_turn = Konuşma doğru sırada mı yapıldı?
fact-lead_faced = Atağın yüzü açıldı mı?
fact-intended_legal = Oyuncunun asıl istediği konuşma yasal mı?
fact-replacement_comparable = İptal edilen konuşmanın yerine yapılan konuşma ona eşdeğer mi?
    .explain = Aynı ya da hemen hemen aynı anlama geliyorsa; veya bu konuşmayı yapan her el, iptal edilen konuşmaya da uyardıysa; veya amacı aynıysa eşdeğerdir. Kontrun yerine geçilen pasın eşdeğer olduğu çok nadirdir. Yanıt yalnızca çıkışı ve bilgiyi ilgilendirir; ortak her durumda pas geçmek zorundadır.
fact-obliged = { WHO($offender) } ne zamana kadar pas geçmek zorundaydı?
    .whenever = Artırım bitene kadar, sıra kendisine her geldiğinde
    .next = Yalnızca bu kez
fact-against_19 = Pas geçme zorunluluğu olmasaydı da oyuncunun atamayacağı bir kontr veya sürkontr muydu?
fact-auction_completed = Yediden yüksek deklarenin yerine pas konursa, artırım bitmiş oluyor mu?
fact-late_call = Sonuncu pastan sonra kim, ne konuştu?
    .defender_called = Bir defans oyuncusu deklare verdi, kontr veya sürkontr attı; { WHO($lho) } onun üzerine konuşmadı
    .defender_passed = Bir defans oyuncusu pas geçti
    .declaring_side = Deklaran tarafının bir oyuncusu konuştu; ne konuştuğu fark etmez
    .lho_called = Konuşan kim olursa olsun, üzerine { WHO($lho) } konuştu
    .passed_out = Dört oyuncu da pas geçmişti; sonra konuşanın kim olduğu fark etmez
fact-change = Oyuncu ne yaptı?
    .changed = İkinci bir konuşma yaptı; ondan önce ortağı konuşmamıştı
    .asks = Konuşmasını değiştirmek istiyor; ortağı konuşmamış
    .after_partner = Konuşmasını değiştirdiğinde ya da bunu istediğinde ortağı konuşmuştu
    .after_period = Artırım, ortağına sıra gelmeden bitti; artırım süreci de sona erdi
fact-second_inadmissible = İkinci konuşma, ilkinin yerine atılmasına izin olmayan bir kontr veya sürkontr mu?
fact-lho_called_over = { WHO($lho) } konuştu mu?
    .nothing = Hayır
    .over_first = Evet, değişiklikten önce, ilk konuşmanın üzerine
    .over_second = Evet, ikinci konuşmanın üzerine
fact-second_caller = İki oyuncu aynı anda konuştu. Konuşma sırası kimdeydi?
    .lho = Sıra ikisinden birindeydi, diğeri de ondan sonraki oyuncuydu
    .others = Sıra ikisinden birindeydi, ama diğeri ondan sonraki oyuncu değildi
    .neither = Sıra ikisinde de değildi
fact-later_call = Sırası olmayan oyuncu ne konuştu?
    .bid = Deklare
    .pass = Pas
    .double = Kontr veya sürkontr
fact-followed = Bir oyuncu atlandı. Ardından ne oldu?
    .three_passes = Pas olmayan son konuşmadan bu yana toplam üç pas; biri sırasızdı, böylece bir oyuncu konuşma sırasını yitirdi
    .goes_on = Sırasız pasın üzerine ondan sonraki oyuncu konuştu
    .not_called_over = Henüz üç pas geçilmedi ve sırasız pasın üzerine konuşan olmadı
fact-partner_could_see = Oyuncunun kendi hatası yüzünden bir kartının yüzü, ortağının görebileceği konuma geldi mi?
fact-when_exposed = Bu ne zaman oldu?
    .during_auction = Artırım sırasında
    .before_lead = Sonuncu pastan sonra, atağın yüzü açılmadan önce
fact-exposed_cards = Hangi kartlar?
    .low = Dokuzlu veya daha küçük tek kart, çıkılmamış
    .honour = Onlu veya daha büyük tek kart, çıkılmamış
    .led = Çıkılmış tek kart
    .two_or_more = İki veya daha çok kart
fact-new_call_differs = Yeni konuşma iptal edilenden farklı mı?
    .explain = Anlamı çok farklıysa ya da psişik bir konuşmaysa farklıdır. Aynı konuşma, aşağı yukarı aynı anlamdaysa farklı değildir.
fact-unclear_call = Açık olmayan neydi?
    .not_understood = Bir konuşma duyulmadı ya da anlaşılmadı
    .double_named_wrong = Kontr atan oyuncu deklareyi yanlış söyledi
    .redouble_named_wrong = Sürkontr atan oyuncu deklareyi yanlış söyledi
    .double_named_bid = Kontr atan oyuncu deklareyi de, doğru olarak, söyledi
    .redouble_named_bid = Sürkontr atan oyuncu deklareyi de, doğru olarak, söyledi

script-pass-at-rho-2017 = Kabul edilmezse pas iptal edilir ve { WHO($rho) } konuşur. Sonra { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-before-bid-2007 = Kabul edilmezse pas iptal edilir ve sıra, asıl sırası gelen oyuncuya döner. { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-at-rho-2007 = Kabul edilmezse pas iptal edilir ve { WHO($rho) } konuşur. { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-at-partner-2007 = Kabul edilmezse pas iptal edilir ve { WHO($partner) } konuşur; istediği yeterli deklareyi verir ya da pas geçer, ama bu kez kontr veya sürkontr atamaz. { WHO($offender) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır.
script-double-at-rho-2017 = Kabul edilmezse konuşma iptal edilir ve { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } o konuşmayı tekrarlamak zorundadır. { WHO($rho) } pastan başka bir konuşma yaparsa { WHO($offender) } istediği yasal konuşmayı yapabilir. Eşdeğer bir konuşma yaparsa başka bir onarma yoktur; başka bir konuşma yaparsa { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır ve defansta kalırsa deklaran onun çıkışını kısıtlayabilir.
script-double-at-rho-2007 = Kabul edilmezse konuşma iptal edilir ve { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } o konuşmayı tekrarlamak zorundadır. { WHO($rho) } pastan başka bir konuşma yaparsa { WHO($offender) } istediği yasal konuşmayı yapabilir, ama { WHO($partner) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır ve defansta kalırsa deklaran onun çıkışını kısıtlayabilir.
script-replace-inadmissible = O konuşmaya izin yoktur, iptal edildi. { WHO($offender) }, sıranızda yasal bir konuşma yapın. Ortağınız artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır; konuşmanız iptal edilene eşdeğer değilse, defansta kaldığınızda deklaran onun çıkışını kısıtlayabilir.

step-partner-may-not-double = { WHO($partner) } istediği yeterli deklareyi verebilir ya da pas geçebilir, ama bu kez kontr veya sürkontr atamaz.
step-scored-without-the-call = Kontratın skorunu, kabulü olanaksız konuşma yapılmamış gibi yazın.
step-scored-without-provision = Bu kontr veya sürkontra izin yoktu; skorda sayılmaz. Yasaların bu baskısında bu aşama için başka bir kural yok; diğer taraf zarar görürse ayarlı skor verebilirsiniz.
step-cancelled-with-later-calls = Bu konuşma ve ondan sonraki her konuşma iptal edilir.
step-as-if-nothing-had-happened = Sıra, asıl sırası gelen oyuncuya döner ve artırım hiçbir şey olmamış gibi devam eder.
step-call-cancelled = Konuşma iptal edilir.
step-make-legal-call = { WHO($offender) } onun yerine yasal bir konuşma yapmak zorundadır.
step-call-stands = Konuşma geçerlidir. Değiştirilemez.
step-rule-intended = Asıl istenen konuşma da yasal değil. Onu ayrıca ele alın.
step-call-stands-although-barred = { WHO($lho) } konuştu; bu yüzden konuşma da, ondan sonraki bütün yasal konuşmalar da geçerlidir.
step-call-becomes-pass = Konuşma pasa dönüşür.
step-no-rectification-after-auction = Başka bir onarma yoktur.
step-both-out-of-turn = İki konuşma da sırasız. Her birini ayrı ele alın; asıl sırası gelen oyuncudan sonra konuşma sırası daha önce gelecek olanınkinden başlayın.
step-call-in-turn-first = Önce, sırası gelen oyuncunun konuşması sayılır; diğeri onun ardından yapılmış sayılır.
step-later-call-in-turn = Diğer konuşma da doğru sıradadır. Artırım devam eder; bu konuşmanın ilkinin üzerine yasal olması gerekir.
step-rule-later-as-bid = Diğer konuşma sırasız bir deklaredir. Sırada onun kararı var.
step-rule-later-as-pass = Diğer konuşma sırasız bir pastır. Sırada onun kararı var.
step-rule-later-as-double = Diğer konuşma sırasız bir kontr veya sürkontrdur. Sırada onun kararı var.
step-back-to-skipped-player = Artırım bitmedi. Sıra, atlanan oyuncuya döner; o zamandan beri geçilen bütün paslar iptal edilir ve artırım oradan devam eder.
step-turn-lost-by-acceptance = Sırasız konuşmanın üzerine konuşuldu, böylece sırasız konuşma kabul edilmiş oldu. Atlanan oyuncu o sıradaki hakkını yitirmiştir.
step-card-goes-back = Kart ele döner; kart için onarma yoktur. Ortak onu yine de gördüyse, karttan edinilen bilgi kullanılamaz.
step-rule-as-exposed-in-play = Artırım bitmiş. Kartı, oyun sırasında görünen kart olarak ele alın.
step-no-rectification-yet = Şimdilik başka bir şey yok; artırım devam eder.
step-cards-picked-up = { WHO($offender) } deklaran ya da yer oldu; kartları eline geri alır.
step-call-with-right-hand = { WHO($offender) } doğru ele bakar ve yeniden konuşur. Artırım oradan devam eder.
step-lho-calls-afresh = { WHO($lho) } yeni konuşmanın üzerine istediği yasal konuşmayı yapabilir.
step-lho-repeats-call = { WHO($lho) } aynı konuşmayı tekrarlamak zorundadır.
step-penalty-possible = Yöntemsel ceza da verebilirsiniz.
step-clarify-at-once = Kuşkuya düşen herkes ne konuşulduğunu hemen sorabilir. Oyuncu konuşmasını doğru sözle yineler; başka bir şey söylemez.
step-next-player-calls = Artırım, sırası gelen sonraki oyuncuyla devam eder.
step-only-the-word = Yalnızca “kontr” ya da “sürkontr” denir; deklare söylenmez.
step-bid-as-made = Kontr veya sürkontr, gerçekte verilmiş olan deklareye atılmış sayılır.

standing-cards-face-up = { WHO($who, case: "gen") } görünen kartları, { $edition ->
    [laws2007] artırım süreci
   *[laws2017] artırım
} bitene kadar masada yüzü açık kalır. Kartların ne olacağına o zaman karar verilir.

information-exposed-authorized = Kusursuz taraf, görünen kartlardan edindiği her bilgiyi kullanabilir.
information-exposed-unauthorized = Kusurlu taraf, artırım sürdüğü sürece görünen kartlardan edindiği bilgiyi kullanamaz.
information-extraneous = Yanlış sözlerden edinilen bilgi izinsizdir; kusurlu taraf kullanamaz.

check-exposed-information = Oyun bitince geri gelin: kusurlu taraf, görünen kartlardan edindiği bilgiyi artırımda kullandı mı?
check-extraneous-used = Diğer taraf yanlış sözlerden edinilen bilginin kullanıldığını düşünüyorsa, oyun bitince geri gelin.
check-other-board = Kartların geldiği bord oynanırken: { WHO($offender) } orada yeniden konuşsun, siz de konuşmasının farklı olup olmadığına bakın.

adjustment-board-spoiled = Bu bordda ayarlı skor verin.
adjustment-artificial = Bu bordda yapay ayarlı skor verin.
adjustment-normal-play = Bord olağan biçimde oynanır.
