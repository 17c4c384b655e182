irregularity-change_of_call = Değiştirilen veya istem dışı konuşma
    .what = Oyuncu kendi konuşmasını değiştiriyor ya da değiştirmek istiyor

fact-change = Oyuncu ne yaptı?
    .after_all = Artırım bittikten sonra, ortağı da konuşmuşken, ikinci bir konuşma yaptı
    .after_partner = Bunu istediğinde, ya da artırım sürerken konuşmasını değiştirdiğinde, ortağı konuşmuştu
    .after_period = Artırım, ortağına sıra gelmeden bitti; artırım süreci de sona erdi
    .after_end = Artırım bittikten sonra, ama artırım süreci bitmeden değiştirdi ya da değiştirmek istedi
    .changed = Artırım sürerken ikinci bir konuşma yaptı; ondan önce ortağı konuşmamıştı
    .asks = Artırım sürerken konuşmasını değiştirmek istiyor; ortağı henüz konuşmadı
    .explain = Artırım süreci, bir atağın yüzü açılınca ya da herkes pas geçtiyse dört el de borda konunca sona erer.
fact-lho_called_over = { WHO($lho) } konuştu mu?
    .nothing = Hayır
    .over_second = Evet, ikinci konuşmanın üzerine
    .over_first = Evet, değişiklikten önce, ilk konuşmanın üzerine
fact-second_call_made = { WHO($offender) } ikinci konuşmayı yaptı mı?

step-call-stands = { WHO($offender, case: "gen") } konuşması ilk yapıldığı gibi geçerlidir. Değiştirilemez.
step-lho-calls-over-change = { WHO($lho, case: "gen") } ilk konuşmanın üzerine yaptığı konuşma artık sayılmaz. { WHO($lho) } şimdi ikincinin üzerine konuşur.
step-auction-goes-on = Artırım, { WHO($offender, case: "gen") } asıl istediği konuşmadan devam eder.
    .say = Artırım bitmedi. { WHO($offender, case: "gen") } asıl istediği konuşmadan devam eder.
    .explain = Artırım, ortağına sıra gelmeden bitmişti; bu durumda istem dışı konuşma, artırım süreci sona erene kadar değiştirilebilir.
