irregularity-own_explanation_correction = Açıklamanın düzeltilmesi
    .label = Açıklama düzeltme
    .what = Bir oyuncu, kendi tarafının bir açıklamasının yanlış olduğunu biliyor
    .player = Kendi açıklamanızı hakem aracılığıyla düzeltin. Ortağınızın açıklaması için artırımda bir şey söylemeyin: deklaran ya da yer son pastan sonra, defans oyuncusu oyun bitince hakemi çağırır. Kendi hatalı konuşmanız düzeltilmez.

segment-correction_due = Düzeltme zamanı geldi mi?
    .label = Düzeltme zamanı mı?
segment-correction_after_play = Defans oyuncusu ortağının açıklamasını düzeltir
    .label = Defansın düzeltmesi

fact-correction_of = Oyuncuya göre yanlış olan neydi?
    .own_explanation_silent = Kendi açıklaması, sustu
    .own_explanation_silent-full = Kendi açıklaması, alerti ya da duyurusu; fark etmiş, ama kimseyi çağırmamıştı
    .own_explanation = Kendi açıklaması
    .own_explanation-full = Kendi açıklaması, alerti ya da duyurusu; şimdi fark etti
    .partners_explanation = Ortağının açıklaması
    .partners_explanation-full = Ortağının açıklaması, alerti ya da duyurusu; ya da bunun yapılmamış olması
    .own_call = Yalnızca kendi konuşması
    .own_call-full = Yalnızca kendi konuşması ya da oyunu; açıklama anlaşmaya uygun
fact-correction_said_aloud = Oyuncu bunu masada söyledi mi?
    .full = Oyuncu, bir şeyin yanlış olduğunu masada daha önce belli etti mi?
fact-corrector_declares = O oyuncu deklaran ya da yer mi?
fact-corrector_is = O oyuncu şimdi ne?
    .declaring = Deklaran ya da yer
    .defending = Defans oyuncusu
    .passed_out = Dört pas
    .passed_out-full = Hiçbiri: dört oyuncu da pas geçti
fact-explanation_still_wrong = Oyuncu ortağının açıklamasının yanlış olduğunu hâlâ düşünüyor mu?
    .full = Eller görüldükten sonra, oyuncu ortağının açıklamasının yanlış olduğunu hâlâ düşünüyor mu?

step-corrects-own-explanation = { WHO($who) }, doğru açıklamayı şimdi yapar.
    .say = Lütfen şimdi doğru açıklamayı yapın.
    .explain = { $edition ->
        [laws2007] Kendi hatasını fark eden oyuncu hakemi hemen çağırır.
       *[laws2017] Artırımda fark eden bekleyebilir, ama atak açılana kadar. Oyunda fark eden o zaman hakemi çağırır.
    }
step-corrects-partners-explanation = { WHO($who) }, anlaşmanın ne olduğunu şimdi söyler.
    .say = Lütfen rakibinize neyin yanlış açıklandığını düşündüğünüzü söyleyin.
    .explain = Deklaran ve yer bunu son pastan sonra, ataktan önce yapar; defans oyuncusu oyun bitince.
step-goes-on-uncorrected = Bord sürer. Masada bu konuda bir şey söylenmez.
    .say = Lütfen devam edin.
    .explain = Sizi çağırmak da ortağa bir şey belli etmiş olabilir.
step-says-nothing-yet = Yalnızca { WHO($who, case: "dat") } söyleyin: son pasa kadar bir şey demez; defans oyuncusu oyunun bitmesini bekler.
    .explain = Bir şeyin yanlış olduğunu hiçbir biçimde belli edemez.
step-defender-waits = Yalnızca { WHO($who, case: "dat") } söyleyin: defans oyuncusu ortağının açıklamasını oyun bitmeden düzeltemez.
    .explain = Şimdi söylenecek söz ortağa bir şey belli eder.
step-play-goes-on-after-remark = Bord sürer. Söylenen, ortak için izinsiz bilgidir; rakip kullanabilir.
    .say = Yalnızca kendi kartlarınızı, yasal konuşma ve oyunları kullanın.
    .explain = Söylemek için erkendi ya da söylenecek bir şey yoktu. Ortağın onunla ne yaptığına oyun bitince bakılır.
step-own-call-needs-no-correction = Yalnızca { WHO($who, case: "dat") } söyleyin: ne şimdi ne de sonra düzeltilecek bir şey var.
    .explain = Rakibe anlaşma söylendi; fazlasına hakkı yoktur.
step-nothing-to-correct = Oyuncuya göre düzeltilecek bir şey yok: hatalı olan konuşmaydı.
    .say = Düzeltilecek bir şey yok.
    .explain = Açıklama anlaşmaya uygunsa hatalı konuşma ihlal değildir.
step-own-silent-when-due = { WHO($who) }, bunu fark etmişti; sizi daha önce çağırması gerekirdi.
    .explain = { $edition ->
        [laws2007] Kendi açıklamasındaki hatayı fark eden oyuncu hakemi hemen çağırır.
       *[laws2017] Artırımda fark eden hakemi atak açılmadan, oyunda fark eden o anda çağırır.
    } Doğru açıklama zamanında yapılsaydı nelerin değişeceğine skorla birlikte bakılır.
step-silent-when-due = Bunun ataktan önce söylenmesi gerekirdi.
    .explain = Skoru değerlendirirken, doğru açıklama zamanında yapılsaydı ne konuşulacağını ve ne atak edileceğini düşünün.

check-correction-due = Artırım bitince bakın: o oyuncu deklaran ya da yer mi?
    .explain = Yalnızca o zaman, ya da dört pas geçildiyse, masaya gidin. Defans oyuncusu oyunun bitmesini bekler; düzeltilecek bir şey olduğu hiç belli edilmez.
check-correction-after-play = Oyun bitince geri gelin: defans oyuncusu açıklamayı o zaman düzeltir.
    .explain = Ardından, rakip doğru bilgiyle ne yapardı, onu değerlendirirsiniz.
check-explanation-doubted = Rakip bundan kuşkuluysa ardından bunu yanlış bilgilendirme olarak ele alın.
    .explain = Anlaşmanın kanıtı yoksa yanlış olan konuşma değil, açıklama sayılır.
