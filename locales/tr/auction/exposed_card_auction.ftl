irregularity-exposed_card_auction = Artırımda görünen veya çıkılan kart
    .label = Artırımda görünen kart
    .what = Bir oyuncunun kartı, oyun başlamadan görülebilecek duruma geldi ya da çıkıldı

fact-partner_could_see = Oyuncunun kendi hatasıyla, bir kartının yüzü ortağının görebileceği konuma geldi mi?
    .full = Oyuncunun kendi hatası yüzünden bir kartının yüzü, ortağının görebileceği konuma geldi mi?
    .explain = Ortağın kartın yüzünü görüp görmediği değil, görebilecek durumda olup olmadığı sayılır. Kapalı düşen, yalnızca bir rakibin veya sizin görebildiğiniz ya da yalnızca adı söylenen kart sayılmaz. Kartı bir rakip düşürdüyse oyuncunun hatası yoktur.
fact-when_exposed = Bu ne zaman oldu?
    .during_auction = { $edition ->
        [laws2007] Artırımda, öncesinde ya da yalnızca bitmiş görünürken
       *[laws2017] Artırımda ya da yalnızca bitmiş görünürken
    }
    .during_auction-label = Artırım sırasında
    .during_auction-full = { $edition ->
        [laws2007] Artırım sırasında ya da öncesinde, veya bir oyuncu atlandığı için yalnızca bitmiş görünürken
       *[laws2017] Artırım sırasında, ya da bir oyuncu atlandığı için yalnızca bitmiş görünürken
    }
    .before_lead = Sonuncu pastan sonra, atak açılmadan
    .before_lead-label = Sonuncu pastan sonra
    .before_lead-full = Sonuncu pastan sonra, atağın yüzü açılmadan önce
    .before_first_call = Hiç konuşulmamışken
    .before_first_call-full = Henüz hiç kimse konuşmamışken
fact-partner_since_seen = Kart göründükten sonra { WHO($partner, case: "gen") } ilk konuşması neydi?
    .not_yet = Henüz konuşmadı
    .passed = Pas
    .called = Pas dışında bir konuşma
    .ruled = Ele aldığınız konuşma
    .ruled-full = Daha önce ele aldığınız konuşma
    .explain = Yalnızca ilk konuşma sayılır: oyuncu yalnızca o kez pas geçmek zorundaydı.
step-turn-to-pass-is-over = { WHO($who, case: "gen") } görünen kartlar yüzünden pas geçmek zorunda olduğu sıra geçti.
    .say = { WHO($who) }, görünen kartlar yüzünden pas geçmek zorunda olduğunuz sıra geçti.
    .explain = Zorunluluk yalnızca bir kez, kartlar göründükten sonraki ilk konuşma içindi.

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
step-card-goes-back-before-auction = Artırım başlamamıştı: { WHO($offender) } kartı eline geri koyar. Kart cezalı olmaz ve bu yüzden kimse pas geçmek zorunda değildir.
    .say = { WHO($offender) }, kartı elinize geri koyun. Artırım başlamamıştı; bu yüzden kimse pas geçmek zorunda değil.
    .explain = Artırım ilk konuşmayla başlar. O zamana kadar görülen kart, dışarıdan gelen bilgidir.
check-seen-before-auction = Ardından { WHO($who, case: "gen") } gördüğünü dış bilgi olarak ele alın.
    .explain = Masada kimseye kartı görüp görmediği sorulmaz.
check-card-obliged-partner = { WHO($who) } görünen kartlar yüzünden pas geçmek zorundaydı ama geçmedi. Sonra o konuşmayı ele alın.
    .explain = Kartlar göründükten sonraki ilk konuşmasıydı. Ondan sonrakiler serbestti.
