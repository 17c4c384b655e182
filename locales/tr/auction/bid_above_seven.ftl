irregularity-bid_above_seven = Yediden yüksek deklare
    .what = Sekiz veya daha yüksek seviyede deklare

fact-auction_completed = Yediden yüksek deklarenin yerine pas konursa artırım bitiyor mu?
    .full = Yediden yüksek deklarenin yerine pas konursa, artırım bitmiş oluyor mu?

step-call-becomes-pass-and-goes-on = Konuşma pasa dönüşür. Şimdi { WHO($lho) } konuşur.
    .say = Deklarenin yerini pas alır. { WHO($lho) }, konuşma sırası sizde.
    .explain = O deklareden sonraki konuşmalar iptal edilir ve artırım pastan sonra devam eder.
step-call-becomes-pass-which-ends = Konuşma pasa dönüşür. Artırım bitmiştir.
    .say = Deklarenin yerini pas alır ve artırım bununla biter.
    .explain = Kimsenin pas geçmek zorunda olacağı bir sıra kalmaz.
