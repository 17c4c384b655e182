irregularity-bid_above_seven = Yediden yüksek deklare
    .what = Sekiz veya daha yüksek seviyede deklare

fact-auction_completed = Yediden yüksek deklarenin yerine pas konursa artırım bitiyor mu?
    .full = Yediden yüksek deklarenin yerine pas konursa, artırım bitmiş oluyor mu?
fact-playable_after_above_seven = Bord hâlâ normal oynanabilir mi?
    .explain = Yalnız atağın yüzü açıldıysa ve yerin eli görülmediyse belki. Yerin eli görüldüyse ya da kontratı artık rakipler oynayacaksa normal oyun pek kalmaz.

step-no-play-above-seven = Oyunu durdurun: yediden yüksek seviyede hiçbir şey oynanmaz ve yazılmaz. Kartlar geri alınır.
    .say = Yediden yüksek kontrat yoktur. Lütfen oynadığınız kartları geri alın.
    .explain = Ne kadar geç fark edilirse edilsin, oynanan sayılmaz.
step-no-result-above-seven = Bord artık normal oynanamaz. Ayarlı skor verilir.
    .say = Bu bord artık normal oynanamaz. Ayarlı skor verilecek.
    .explain = Ellerin o kadarı bilinir oldu ki ne artırım ne oyun artık normal olur.
step-call-becomes-pass-and-goes-on = Konuşma pasa dönüşür. Şimdi { WHO($lho) } konuşur.
    .say = Deklarenin yerini pas alır. { WHO($lho) }, konuşma sırası sizde.
    .explain = O deklareden sonraki konuşmalar iptal edilir ve artırım pastan sonra devam eder.
step-call-becomes-pass-which-ends = Konuşma pasa dönüşür. Artırım bitmiştir.
    .say = Deklarenin yerini pas alır ve artırım bununla biter.
    .explain = Kimsenin pas geçmek zorunda olacağı bir sıra kalmaz.

check-score-without-result = Ardından sonucu olmayan bu bordun skoruna karar verin.
    .explain = Her taraf kendi kusuruna göre averaj alır; takım maçında diğer masanın sonucu belirleyebilir.
