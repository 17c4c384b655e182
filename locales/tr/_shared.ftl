step-play-goes-on-no-penalty-card = Oyun sürer. Gösterilen kartlar ele döner; cezalı kart değildirler.
step-disorder-endangers-rights = Löve sayısı üzerinde anlaşmaya varılmadan kimse oynanmış kartların sırasını bozmaz.
    .explain = Sırayı bozan oyuncu, kuşkulu löveleri talep etme ya da rönons olduğunu söyleme veya yadsıma hakkını yitirebilir.
step-no-lead-restriction = Bu yüzden çıkış kısıtlaması doğmaz.

standing-pass-whenever = { WHO($who) }, artırım bitene kadar, sıra kendisine her geldiğinde pas geçmek zorundadır.
standing-pass-next = { WHO($who) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
    .explain = Ondan sonra serbesttir.

information-exposed-authorized = { WHO($offender, case: "gen") } görünen kartlarından edinilen her bilgiyi diğer taraf kullanabilir.
information-withdrawn-card-authorized = Kusursuz taraf, kendi kartı olsun karşı tarafın kartı olsun, geri alınan kartlardan edindiği her bilgiyi kullanabilir.
information-withdrawn-unauthorized = Kusurlu taraf, kimin konuşması olursa olsun, geri alınan konuşmalardan edindiği bilgiyi kullanamaz.
    .explain = { $edition ->
        [laws2007] Mantıklı seçenekler arasından, bunların açıkça öne çıkarmış olabileceği birini seçemez.
       *[laws2017] Mantıklı bir seçenek varken, bunların açıkça öne çıkardığı başka bir konuşma veya oyunu seçemez.
    }
information-comparable-authorized = Eşdeğer konuşma yapıldıktan sonra iki taraf da, onun yerini aldığı konuşmadan edindiği bilgiyi kullanabilir.

check-withdrawn-card = Oyun bitince geri gelin: kusurlu taraf, kimin kartı olursa olsun, geri alınan karttan edindiği bilgiyi kullandı mı?
check-damage-comparable = Oyun bitince geri gelin: eşdeğeriyle değiştirilen konuşma kusurlu tarafa yardım etti mi, diğer taraf zarar gördü mü?
check-awareness = Oyun bitince geri gelin: kusurlu tarafın işine yaradıysa, { WHO($offender) } bunun diğer tarafa pekâlâ zarar verebileceğinin farkında olabilir miydi?
check-withdrawn-information = Oyun bitince geri gelin: kusurlu taraf, kimin konuşması olursa olsun, geri alınan konuşmadan edindiği bilgiyi kullandı mı?

adjustment-artificial = Bu bordda yapay ayarlı skor verin.
    .say = Bu bordda yapay ayarlı skor verilir.
adjustment-not-damaged = Sonuç geçerlidir: ihlal olmasaydı daha iyi bir sonuç beklenmezdi.
adjustment-assigned = İhlal olmasaydı çıkacak olası sonuca göre atamalı ayarlı skor verin.
    .say = Masadaki sonucun yerine, ihlal olmasaydı çıkacak olası sonuca göre ayarlı skor verilir.

appeal-within-period = Yarışmacı itiraz süresi içinde itiraz edebilir.

step-fact-on-evidence = Tartışmalıydı; daha olası olanı saptadınız: hangi yanıt olduğunu “Neden?” gösterir.
    .explain = Saptamanın neye dayandığını yazın. İki tarafa da itiraz edebileceklerini söyleyin.
step-fact-left-open = Tartışmalıydı ve saptanamadı: bu karar oyunun sürmesini sağlar.
    .explain = Sonra başka kanıt toplayın: eller, fişler, tanıklar. Saptanınca yanıtı değiştirin.
adjustment-assigned-for-each-side = Her iki tarafa, yukarıda söylendiği gibi atamalı ayarlı skor verin.
    .say = Masadaki sonucun yerine ayarlı skor verilir.
    .explain = İki taraf için ortak olan tek skorun yerine geçer.

fact-penalty_advised = Bunun cezası önceki kararda zaten söylendi mi?
