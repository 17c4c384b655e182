fact-waiver_stands = Kartın geri alınmasını geçerli sayıyor musunuz?
    .full = Kartın geri alınmış olmasını geçerli sayıyor musunuz?
    .explain = { $edition ->
        [laws2007] Oyuncuların siz olmadan yaptıklarını geçerli sayabilir ya da iptal edebilirsiniz. Deklaran tarafı, bir defans oyuncusunun o zamandan beri Yasayı bilmeden yaptığı bir şeyden kazanç sağlamış olabilecekse hakkını yitirmiştir. Artık oynanmış olan kart geri gelmez.
       *[laws2017] Oyuncuların siz olmadan yaptıklarını geçerli sayabilir ya da iptal edebilirsiniz. Deklaran tarafı kendi davranışıyla hakkını yitirmiş olabilir. Artık oynanmış olan kart geri gelmez.
    }

step-waiver-stands = Siz olmadan yaptıkları geçerlidir: kart cezalı kart değildir.
    .say = Hakem olmadan yaptığınız geçerlidir. Kart cezalı kart değildir; { WHO($partner) } istediği rengi çıkabilir.
    .explain = Hiçbir çıkış kısıtlanmaz. Usulsüzlüğü yalnızca siz onarırsınız; deklaran tarafı siz çağrılmadan davranmıştır.
step-waiver-cancelled = { WHO($who) } kartı yeniden yüzü açık olarak masaya koyar.
    .say = { WHO($who) }, kartı yeniden yüzü açık olarak masaya koyun.
    .explain = Usulsüzlüğü yalnızca siz onarır ya da onarmaktan vazgeçersiniz.

check-gain-by-ignorance = Oyun bitince: bir taraf, rakibinin Yasayı bilmeden yaptığından kazanç sağladı mı?
    .explain = Sağladıysa yalnızca o tarafın skoru düşürülür. Diğer taraf masada aldığı skoru korur.
