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

step-call-stands = { WHO($offender, case: "gen") } konuşması ilk yapıldığı gibi geçerlidir. Değiştirilemez.
step-lho-calls-over-change = { WHO($lho, case: "gen") } ilk konuşmanın üzerine yaptığı konuşma artık sayılmaz. { WHO($lho) } şimdi ikincinin üzerine konuşur.

information-change-unauthorized = { WHO($who) }, konuşmanın değiştirilmesinden ya da değiştirilmek istenmesinden edindiği bilgiyi kullanamaz.
    .say = { WHO($offender, case: "gen") } konuşmasını değiştirmesi ya da değiştirmek istemesi, { WHO($who) } için izinsiz bilgidir.
    .explain = Ortak, başka bir şey söylenmemiş ve yapılmamış gibi, geçerli olan konuşmaya göre davranır.

check-change-used = Diğer taraf { WHO($partner, case: "gen") } bu değişiklikten ya da istekten edindiği bilgiyi kullandığını düşünüyorsa, oyun bitince geri gelin.
    .explain = O zamana kadar sizi istedikleri an çağırabilirler; daha erken çağırmak usulsüzlük değildir.
