fact-in_turn = Konuşma doğru sırada mı yapıldı?
fact-intended_legal = Oyuncunun asıl istediği konuşma yasal mı?
fact-intended_as = { WHO($offender, case: "gen") } asıl istediği konuşmada usulsüz olan ne?
    .bid_above_seven = Yediden yüksek bir deklare
    .call_when_must_pass = Pas geçmek zorundayken yapılıyor
    .bid_out_of_turn = Sırasız bir deklare
    .pass_out_of_turn = Sırasız bir pas
    .double_out_of_turn = Sırasız bir kontr veya sürkontr
    .inadmissible_double = Kabulü olanaksız bir kontr veya sürkontr
    .insufficient_bid = Yetersiz bir deklare

check-rule-intended = { WHO($offender, case: "gen") } asıl istediği konuşma da yasal değil. Sonra o konuşmayı ele alın.
    .explain = İstem dışı konuşmanın yerini aldı ve kendi yasasına tabidir.
