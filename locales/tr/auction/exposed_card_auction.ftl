irregularity-exposed_card_auction = Artırımda görünen veya çıkılan kart
    .what = Bir oyuncunun kartı, oyun başlamadan görülebilecek duruma geldi ya da çıkıldı

fact-partner_could_see = Oyuncunun kendi hatası yüzünden bir kartının yüzü, ortağının görebileceği konuma geldi mi?
    .explain = Ortağın kartın yüzünü görüp görmediği değil, görebilecek durumda olup olmadığı sayılır. Kapalı düşen, yalnızca bir rakibin veya sizin görebildiğiniz ya da yalnızca adı söylenen kart sayılmaz. Kartı bir rakip düşürdüyse oyuncunun hatası yoktur.
fact-when_exposed = Bu ne zaman oldu?
    .during_auction = Artırım sırasında, ya da bir oyuncu atlandığı için yalnızca bitmiş görünürken
    .before_lead = Sonuncu pastan sonra, atağın yüzü açılmadan önce

step-card-goes-back = Kart ele döner ya da elde kalır; kart için onarma yoktur.

information-seen-unauthorized = { WHO($who) } kartı yine de gördüyse ya da adını duyduysa, karttan edindiği bilgiyi kullanamaz.
    .say = { WHO($who) } kartı yine de gördüyse ya da adını duyduysa, karttan edinilen bilgi izinsizdir.
    .explain = Kartın masada kalması gerekmez, ama ortağın gösterdiği ya da söylediği hiçbir zaman kullanılamaz.

check-seen-used = Diğer taraf { WHO($partner, case: "gen") } kartı görüp ya da adını duyup kullandığını düşünüyorsa, oyun bitince geri gelin.
    .explain = Masada kimseye kartı görüp görmediği sorulmaz.
step-auction-was-over = Kart göründüğünde artırım bitmişti.
    .say = Kart göründüğünde artırım çoktan bitmişti.
    .explain = Atağın yüzü henüz açılmamış olsa da artırım sırasında geçerli olan hükümler artık uygulanmaz.

check-exposed-by-defender = Sonra bu kartı, bir defans oyuncusunun görünen kartı olarak ele alın.
    .explain = Ortağı yüzünü görebilecek durumdaydı; cezalı kart için belirleyici olan budur.
check-exposed-by-declaring-side = Sonra bu kartı, deklaran tarafının görünen kartı olarak ele alın.
    .explain = Deklaranın ya da yerin hiçbir kartı cezalı kart olmaz.
