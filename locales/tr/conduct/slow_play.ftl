irregularity-slow_play = Yavaş oynama
    .what = Bir masa geç kaldı ya da bir borda zamanında başlanamıyor
    .player = Salonun temposuna uyun. Rakip, bir karar ya da geç gelen bord yüzünden zaman yitirdiyseniz tur bitmeden hakeme söyleyin.

fact-lateness = Masa ne durumda?
    .time_left = Geride, zaman var
    .time_left-full = Masa geride, ama tur bitmedi
    .board_begun = Bord oynanıyor
    .board_begun-full = Sonraki tur duyuruldu, başlanmış bir bord bitmedi
    .not_begun = Borda başlanmadı
    .not_begun-full = Tur bitti ya da bitmek üzere, bir borda başlanmadı
fact-slow_side = Gecikme kimin yavaş oynamasından?
    .one = Bir tarafın
    .one-full = Nedeni açıkça bir taraf
    .both = İki tarafın
    .both-full = İki tarafın da payı var
    .arrived_late = Yavaşlık yok, geç geldi
    .arrived_late-full = Yavaş oynayan yok, ama taraflardan biri masaya geç geldi
    .neither = Hiçbirinin
    .neither-full = Hiçbiri: başkaları, bir karar ya da masa değişimi yüzünden zaman yitirdiler
    .explain = Bütün tura bakın: kim uzun düşündü, kim geç geldi, kim arayı kapatmaya çalıştı. Bord ya da hakem bekleyen taraf yavaş sayılmaz.

step-table-catches-up = Masa sonraki bordda arayı kapatır.
    .say = Geride kaldınız. Lütfen sonraki bordda arayı kapatın.
    .explain = Kaç dakika kaldığını söyleyin. Kimse tek bir zor kararda acele etmek zorunda değildir.
step-nobody-was-slow = Bu masada uyarı da ceza da yok. Gecikmeye başka masada yol açana verilebilir.
    .explain = Kimse kendisinin yitirmediği zaman için kusurlu değildir. Başka masadaki yavaş oyun orada ele alınır.
step-late-side-told = Masanın gecikmesinin kendilerinden geldiğini geç gelen tarafa söyleyin.
    .explain = Belirlenen saatten sonra gelmek başlı başına bir ihlaldir. Rakipleri suçlandıklarını sanmasın.
step-slow-side-told = Gecikmenin kendilerinden geldiğini yalnızca yavaş tarafa söyleyin.
    .explain = Rakipleri suçlandıklarını sanmasın.
step-both-sides-told = Gecikmenin kendilerinden geldiğini iki tarafa da söyleyin.
    .explain = Her taraf ayrı ayrı uyarılır ya da ceza alır.

check-board-without-time = Ardından buna bakın: bord şimdi mi, sonra mı oynanır, yoksa hiç mi?
    .explain = Sonraki masa bekleyebiliyorsa hemen oynanabilir.
