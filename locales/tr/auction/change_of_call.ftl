irregularity-change_of_call = Değiştirilen veya istem dışı konuşma
    .what = Oyuncu kendi konuşmasını değiştiriyor ya da değiştirmek istiyor

fact-change = Oyuncu ne yaptı?
    .after_partner = Konuşmasını değiştirdiğinde ya da bunu istediğinde ortağı konuşmuştu
    .after_period = Artırım, ortağına sıra gelmeden bitti; artırım süreci de sona erdi
    .changed = İkinci bir konuşma yaptı; ondan önce ortağı konuşmamıştı
    .asks = Konuşmasını değiştirmek istiyor; ortağı henüz konuşmadı
fact-lho_called_over = { WHO($lho) } konuştu mu?
    .nothing = Hayır
    .over_second = Evet, ikinci konuşmanın üzerine
    .over_first = Evet, değişiklikten önce, ilk konuşmanın üzerine

step-call-stands = Konuşma geçerlidir. Değiştirilemez.
step-lho-calls-over-change = { WHO($lho, case: "gen") } ilk konuşmanın üzerine yaptığı konuşma artık sayılmaz. { WHO($lho) } şimdi ikincinin üzerine konuşur.
