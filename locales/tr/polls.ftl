### Anketler: hakemin hazırladığı, oyunculara sorulan ve verdikleri yanıtların sonucu.

command-poll = Oyunculara ne yapacaklarını sorun
option-poll = Size gönderilen anketin kodu
key-poll = Oyunculara sor

poll-title = Oyuncu anketi
poll-deal = { $scoring } · Dağıtan: { WHO($dealer) } · Zonda: { $vulnerable }
poll-you = Yeriniz { WHO($who) }:
poll-dummy = Yer:
poll-cards = Oynananlar: { $cards }
poll-methods = Sistem: { $methods }
poll-told = Size açıklanan: { $words }

poll-played = { $board } numaralı bordu oynadınız mı ya da oynayacak mısınız?
poll-played-event = { $event }: { $board } numaralı bordu oynadınız mı ya da oynayacak mısınız?
poll-call = Ne konuşursunuz?
poll-card = Hangi kartı oynarsınız?
poll-card-dummy = Yerden hangi kartı oynarsınız?
poll-else = Başka neyi ciddi olarak düşünürsünüz?
poll-tempo = Ortağınız { $call } konuşmasında duraksadı ya da acele etti.
poll-question = Ortağınız { $call } konuşmasından önce soru sordu.
poll-remark = Ortağınız { $call } konuşmasıyla bir şey belli etti.
poll-suggests = Bu bir şeye işaret ediyorsa, neye?
poll-reached = Siz olsanız artırım böyle gider miydi?

poll-aloud-if-not = Yanıt hayırsa sürdürün.
poll-aloud-then = Ancak bundan sonra:

poll-of = { $count } oyuncuyla anket
poll-of-given = Açıklandığı gibi, { $count } oyuncuyla anket
poll-of-right = Doğru açıklamayla, { $count } oyuncuyla anket
poll-chose = { $count } { $call ->
    [nothing] hiçbir şey
    [P] pas
    [X] kontr
    [XX] sürkontr
   *[other] × { $action }
}
poll-considered = { $count } kişi ayrıca düşündü: { $call ->
    [P] pas
    [X] kontr
    [XX] sürkontr
   *[other] { $action }
}
poll-apart = { $count } kişi buraya gelmezdi
poll-suggested = İşaret ettiği: { $counts }

poll-where = Bir olayda oyuncuların ne yapacağı sorulduğunda oyunculara danışılır. Ankete yanıt için: { $command } ve kodu.
poll-ask-board = Hangi bord?
poll-ask-auction = Artırım nasıl gitti? Söz konusu konuşmaya kadar ya da sonuna kadar yazın.
poll-ask-made = Hangi konuşma ya da kart söz konusu? Konuşmaya dokunun ya da yazın.
poll-ask-cards = Ondan önce hangi kartlar oynandı? Sırayla yazın.
poll-ask-dummy = Yerde ne vardı? On üç kartı da yazın.
poll-ask-hand = Oyuncunun eli neydi? On üç kartı da yazın.
poll-ask-scoring = Puanlama hangi türde?
poll-ask-given = Onlara ne açıklandı? Masadaki sözlerle.
poll-ask-right = Ne açıklanmalıydı?
poll-ask-hint = Ortak neyi belli etmiş olabilir? Oyunculara tek cümleyle.
poll-ask-methods = Çiftin sistemi hakkında ne bilmeliler?
poll-ask-event = Turnuvanın adı ne?
poll-ask-change = Ne değişsin?
poll-set-board = Bord
poll-set-auction = Artırım
poll-set-made = Söz konusu konuşma
poll-set-cards = Oynanan kartlar
poll-set-dummy = Yer
poll-set-hand = El
poll-set-scoring = Puanlama
poll-set-given = Yapılan açıklama
poll-set-right = Doğru açıklama
poll-set-hint = Belli edilen
poll-set-methods = Sistem
poll-set-event = Turnuva
poll-preview = Her oyuncuya sırayla bunlar sorulur:
poll-other-group = İkinci gruba bunun yerine söylenen: { $words }
poll-as-seen = Soru bu mu?
poll-send = Evet, oyunculara sor
poll-opening-lead = Yok: atak
poll-none = Hiçbir şey
poll-ask = Kulüpten birine sor
poll-take = Sonucu al
poll-copy = Sesli sormak için metin
poll-renew = Yenile
poll-close = Anketi kapat
poll-closed = Anket kapandı.
poll-over = Bu anket kapandı.
poll-own = Bu anket sizin: bağlantıyı oyunculara gönderin.
poll-nobody = Kulüplerinizde sorulacak başka kimse yok.
poll-link = Başkaları için bağlantı: { $link }
poll-code = Discord’da: { $command }
poll-who-done = Yanıtladı: { $names }
poll-who-open = Henüz değil: { $names }
poll-who-played = Bordu biliyor, dışarıda tutuldu: { $names }
poll-who-shut = Yazılamıyor, bağlantıyı gönderin: { $names }
poll-made = Masada: { $action }
poll-says = Bu yanıtlara göre: { $says }. Karar sizin.
poll-few = Yanıtlar bir şey söylemek için çok az. Karar sizin.
poll-please = Bir hakem görüşünüzü soruyor. Bir dakika sürer.
poll-thanks-done = Teşekkürler! Lütfen bu elden kimseye söz etmeyin.
poll-thanks-played = Teşekkürler. Öyleyse bu el size sorulmayacak.
poll-answer = Gönder
poll-nothing-else = Başka bir şey yok
poll-nothing-suggests = Belirli bir şeye değil

error-hand-not-understood = Bu bir el değil: { $text }. Şöyle yazın: { "AKQ2.432.K54.QJ3" }
error-poll-not-thirteen = Bir elde on üç kart vardır, bunda { $number }.
error-poll-card-impossible = Kartlar birbirine uymuyor: { $text }
error-poll-call-impossible = Bu konuşma burada yapılamaz: { $text }
error-poll-passed-out = Dördü de pas geçti: sorulacak bir şey kalmadı.
error-poll-words-too-long = Lütfen en çok { $most } karakterle söyleyin.
