fact-director_comes_to_it = Konu önünüze nasıl geldi?
    .called = Bir oyuncu çağırdı
    .called-full = Bir oyuncu sizi çağırdı, henüz karar vermediniz
    .noticed = Kendiniz fark ettiniz
    .noticed-full = Kendiniz fark ettiniz ya da duydunuz; kimse sizi bunun için çağırmadı
    .consulted = Seçenekleri konuştular
    .consulted-full = Seçenekleri açıkladınız; ortaklar seçim üzerine konuştu, kimse onarmadan vazgeçilmesini istemiyor
    .waiver_asked = Vazgeçmeniz isteniyor
    .waiver_asked-full = Onarmanın ne olduğunu söylediniz; biri ondan vazgeçmenizi istiyor
fact-done_before_call = Siz gelmeden ne yapıldı?
    .settled = Aralarında çözdüler
    .settled-full = Oyuncular aralarında onarma uyguladı ya da ondan vazgeçti; başka ne yapıldıysa yapıldı
    .non_offenders_acted = Kusursuz taraf eylemde bulundu
    .non_offenders_acted-label = Kusursuz eylemde bulundu
    .non_offenders_acted-full = Aralarında çözmediler; kusursuz taraftan biri konuştu ya da oynadı, kusurlu taraf ne yaptıysa yaptı
    .offenders_corrected = Kusurlu taraf düzeltti
    .offenders_corrected-full = Aralarında çözmediler; kusurlu taraf düzeltti, kusursuz taraf bir şey yapmadı
    .nothing = Bunların hiçbiri
    .nothing-full = Aralarında çözmediler, kimse düzeltmedi, kusursuz taraf da bir şey yapmadı

check-if-players-ruled = Siz gelmeden bir oyuncu onarmayı kendisi belirlediyse, bunu ayrıca ele alın.
    .explain = { $edition ->
        [laws2007] Oyuncuların belirlediğini geçerli sayar ya da iptal edersiniz. Skor bu yüzden ayarlanabilir.
       *[laws2017] Oyuncuların belirlediğini geçerli sayar ya da iptal edersiniz. Bir tarafın rakibin bilgisizliğinden kazandığı yalnız o taraftan alınır.
    }
