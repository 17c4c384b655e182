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
poll-tempo = Ortak { $call } konuşmasında duraksadı ya da acele etti.
poll-question = Ortak { $call } konuşmasından önce soru sordu.
poll-remark = Ortak { $call } konuşmasıyla bir şey belli etti.
poll-suggests = Bu bir şeye işaret ediyorsa, neye?
poll-nothing = Belirli bir şeye değil
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
   *[other] { $action }
}
poll-considered = { $count } kişi ayrıca düşündü: { $call ->
    [P] pas
    [X] kontr
    [XX] sürkontr
   *[other] { $action }
}
poll-apart = { $count } kişi buraya gelmezdi
poll-suggested = İşaret ettiği: { $counts }

error-hand-not-understood = Bu bir el değil: { $text }. Şöyle yazın: { "AKQ2.432.K54.QJ3" }
error-poll-not-thirteen = Bir elde on üç kart vardır, bunda { $number }.
error-poll-card-impossible = Kartlar birbirine uymuyor: { $text }
error-poll-call-impossible = Bu konuşma burada yapılamaz: { $text }
error-poll-passed-out = Dördü de pas geçti: sorulacak bir şey kalmadı.
error-poll-words-too-long = Lütfen en çok { $most } karakterle söyleyin.
