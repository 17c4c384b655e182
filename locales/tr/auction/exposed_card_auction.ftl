irregularity-exposed_card_auction = Artırımda görünen veya çıkılan kart
    .what = Bir oyuncunun kartı, oyun başlamadan görülebilecek duruma geldi ya da çıkıldı

fact-partner_could_see = Oyuncunun kendi hatası yüzünden bir kartının yüzü, ortağının görebileceği konuma geldi mi?
fact-when_exposed = Bu ne zaman oldu?
    .during_auction = Artırım sırasında
    .before_lead = Sonuncu pastan sonra, atağın yüzü açılmadan önce

step-card-goes-back = Kart ele döner; kart için onarma yoktur.
    .explain = Ortak onu yine de gördüyse, karttan edinilen bilgi kullanılamaz.
step-auction-was-over = Kart göründüğünde artırım bitmişti.

check-exposed-by-defender = Sırada, defansın gösterdiği bir kart olarak bu kartın kararı var.
check-exposed-by-declaring-side = Sırada, deklaran tarafının gösterdiği bir kart olarak bu kartın kararı var.
