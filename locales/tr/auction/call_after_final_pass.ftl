irregularity-call_after_final_pass = Sonuncu pastan sonraki konuşma
    .label = Son pastan sonra konuşma
    .what = Artırım bitmişken yapılan konuşma

fact-late_call = Sonuncu pastan sonra kim, ne konuştu? İlk doğru olanı seçin.
    .full = Sonuncu pastan sonra kim, ne konuştu?
    .says_slip = { WHO($offender) } istem dışı konuşmasını değiştirdiğini söylüyor
    .says_slip-label = İstem dışıydı diyor
    .says_slip-full = { WHO($offender) } istem dışı bir konuşmasını bununla değiştirdiğini söylüyor; kim konuşmuş olursa olsun
    .passed_out = Dördü de pas geçmişti
    .passed_out-full = Dört oyuncu da pas geçmişti; sonra konuşanın kim olduğu fark etmez
    .lho_called = Üzerine { WHO($lho) } konuştu
    .lho_called-label = Soldaki üstüne konuştu
    .lho_called-full = Konuşan kim olursa olsun, üzerine { WHO($lho) } konuştu
    .defender_called = Defans pas dışı konuştu
    .defender_called-full = Bir defans oyuncusu deklare verdi, kontr veya sürkontr attı; { WHO($lho) } onun üzerine konuşmadı
    .defender_passed = Defans pas geçti
    .defender_passed-full = Bir defans oyuncusu pas geçti
    .declaring_side = Deklaran tarafı konuştu
    .declaring_side-full = Deklaran tarafının bir oyuncusu konuştu; ne konuştuğu fark etmez

step-no-rectification-after-auction = Başka bir onarma yoktur; çıkış kısıtlaması da yoktur.
    .say = Başka bir onarma yoktur. Hiçbir çıkış kısıtlanmaz.
    .explain = İptal edilen konuşmalardan edinilen bilgi ayrıca ele alınır. Başka bir defans oyuncusunun deklaresini, kontrunu ya da sürkontrunu da ele alın; solundaki oyuncu üzerine konuşmuşsa gerekmez.
step-late-calls-cancelled = Sonuncu pastan sonraki her konuşma iptal edilir: { WHO($offender, case: "gen") } konuşması ve ondan sonrakiler. Artırım bitmiştir.
    .say = Sonuncu pastan sonraki her konuşma iptal edilir. Artırım bitmiştir.
    .explain = Artırımı sonuncu pas bitirmiştir.
step-stays-passed-out = Bord dört pasla geçilmiş kalır. Başka bir onarma yoktur.
    .say = Bord dört pasla geçilmiş kalır.
    .explain = Eller borda geri konur, yeniden dağıtılmaz.

standing-lead-restriction-of-defender = { $edition ->
    [laws2007] { WHO($partner, case: "dat") } ilk kez çıkış sırası geldiğinde deklaran o çıkışı kısıtlayabilir.
   *[laws2017] { WHO($partner, case: "dat") } ilk kez çıkış sırası geldiğinde deklaran, { WHO($offender, case: "gen") } yasal artırımda göstermediği tek bir rengi yasaklayabilir.
}
    .say = { $edition ->
        [laws2007] { WHO($partner) }, ilk çıkış sıranız geldiğinde deklaran o çıkışı kısıtlayabilir.
       *[laws2017] { WHO($partner) }, ilk çıkış sıranız geldiğinde deklaran, { WHO($offender, case: "gen") } yasal artırımda göstermediği tek bir rengi yasaklayabilir.
    }
    .explain = { $edition ->
        [laws2007] Atak da buna dahildir. O zaman geri gelin.
       *[laws2017] Atak da buna dahildir. Yasak, çıkış o oyuncuda kaldığı sürece geçerlidir.
    }

check-another-late-call = Sonra { WHO($who, case: "gen") } konuşmasını ele alın: o da bir defans oyuncusunun sonuncu pastan sonraki konuşmasıdır.
    .explain = O oyuncunun solundaki oyuncu üzerine konuşmamıştır.

fact-also_late = Sonuncu pastan sonra başka hangi defans oyuncusu pas dışında konuştu?
    .full = Sonuncu pastan sonra başka hangi defans oyuncusu deklare verdi, kontr veya sürkontr attı?
    .nobody = Hiç kimse
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
