script-partner-card-too = { WHO($partner, case: "too") } bir kart oynadı. Çıkış geçerli kalırsa o kart erken oynanmıştır. Çıkış geri alınırsa o kart da majör cezalı kart olur; o zaman çıkış sırası ondaysa ve kart seçiminize uyuyorsa onu çıkar.

consequence-declarer-becomes-dummy = Atak geçerli kalır. Deklaran yer olur, yer de deklaran olur.
consequence-opening-lead-accepted = Atak geçerli kalır. Yer açılır, deklaran hemen ardından kendi elinden oynar.
consequence-lead-accepted = Çıkış geçerli kalır; sonraki el buna kart verir.
consequence-partners-card-led = { WHO($partner) } oynadığı o kartı çıkmak zorundadır. Sırasız çıkılan kart, majör cezalı kart olarak masada kalır; deklaran bir sonraki çıkışta yeniden seçer.
consequence-suit-forbidden = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz.
consequence-any-lead = { WHO($partner) } istediği kartı çıkabilir.

step-lead-stands = Çıkış geçerli kalır.
step-face-down-lead-back = Kart görülmeden ele döner. Onarma yoktur.
    .explain = Atağın yüzü kapalıydı.
step-proper-leader-leads = Çıkışı { WHO($partner) } yapar.
step-declarer-becomes-dummy = Atak geçerli kalır. Deklaran bütün elini açar ve yer olur; karşısındaki oyuncu deklaran olur. Sıradaki kart, açılan elden oynanır.
step-opening-lead-accepted = Atak geçerli kalır. Yerin eli açılır.
step-declarers-card-no-penalty = Deklaranın ya da yerin kartı cezalı kart olmaz; göründüğü için onarma yoktur.
step-defenders-may-replace = Bundan sonra oynamış defans oyuncusu kartını geri alıp başkasını oynayabilir.
step-opponent-may-replace = Geri alınan bir kartın ardından oynamış rakip, kendi kartını onarma olmadan değiştirebilir.
step-played-after-replaced = O kart değiştirilirse, ardından oynamış olan oyuncu da kendi kartını değiştirebilir.
    .say = O kart değiştirilirse, ardından oynamış olan oyuncu da kendi kartını onarma olmadan değiştirebilir.
    .explain = Önceki oyun değişmiştir. Bu nedenle ele dönen defans kartı cezalı kart olmaz.
step-breach-is-revoke = { WHO($who) } uyabilecekken uymazsa bu rönonstur.
step-own-card-if-it-complies = { WHO($who, case: "gen") } majör cezalı kartı da var. Kart deklaranın seçimine uyuyorsa, ya da elinde uyan kart yoksa, oyuncu onu çıkmak zorundadır.
    .explain = Birden çoksa hangisi olacağını deklaran söyler.
step-minor-card-first = { WHO($who) } minör cezalı karttan önce o renkten, onludan küçük başka kart oynayamaz.
    .explain = O renkten bir onör oynayabilir.
step-all-major-now = { WHO($who, case: "gen") } bütün cezalı kartları artık majördür, öncekisi de.
step-declarers-cards-go-back = Görünen kartlar ele döner. Deklaranın da yerin de hiçbir kartı cezalı kart olmaz; düşen kartın oynanması gerekmez.
step-card-is-played = Kart oynanmıştır. Oyun yasaya aykırıysa sonra onu ele alın.
    .say = Kart oynanmıştır.
step-second-card-back = Ondan sonra oynanan kart ele döner.
step-other-card-taken-back = Diğer kart geri alınır ve cezalı kart olur.
step-held-card-is-played = Löveye oynanmış sayılan, ortağın görebileceği biçimde tutulan karttır.
step-card-is-withdrawn = { WHO($who) } kartı geri alır.
step-card-may-not-be-withdrawn = Kart geçerlidir. Geri alınamaz.
step-dummy-may-not-ask-defender = Yer, defans oyuncusuna soramaz; soruya yanıt vermek gerekmez.
step-cards-may-be-inspected = Oyun bitti: konuyu çözmek için oynanmış ve oynanmamış kartlara bakılabilir. Kimse başkasının kartına dokunmaz.
step-any-lead = { WHO($partner) } istediği kartı çıkabilir.
step-lead-required-suit = { WHO($partner) } şimdi deklaranın istediği rengi çıkmak zorundadır.
step-lead-other-suit = { WHO($partner) }, deklaranın yasakladığı rengi çıkamaz.
step-play-stops-for-claim = Bu bir löve talebi ya da terkidir; oyun durur.
    .say = Bu bir löve talebi ya da terkidir; oyun durur.
    .explain = Siz karar verinceye kadar kimse başka kart oynamaz.

standing-suit-forbidden = { WHO($who) }, çıkış kendisinde kaldığı sürece yasaklanan rengi çıkamaz.
    .explain = Çıkış başka bir oyuncuya geçince kısıtlama biter.

information-replaced-card = Değiştirilen kartlardan edinilen bilgiyi yalnızca ilk değiştiren oyuncunun tarafı kullanabilir.

check-defenders-gain = Oyun bitince geri gelin: defans kendi usulsüzlüğünden kazançlı çıktı mı?
check-declarers-damage = Oyun bitince geri gelin: defansın usulsüzlüğü deklaran tarafına zarar verdi mi?
check-replaced-card = Oyun bitince geri gelin: kusurlu taraf, rakibinin değiştirdiği karttan edindiği bilgiyi kullandı mı?
check-unauthorized-used = Deklaran, { WHO($partner, case: "gen") } kullanmaması gereken bir bilgiyi kullandığını düşünüyorsa oyun bitince geri gelin.
check-claim-next = Sonra löve talebini ya da terkini ele alın.
    .explain = Önce neyin söylendiğini ve gösterildiğini, itiraz eden olup olmadığını belirleyin.
