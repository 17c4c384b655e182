fact-intended_legal = Oyuncunun asıl istediği konuşma yasal mı?
fact-intended_as = { WHO($offender, case: "gen") } asıl istediği konuşmada usulsüz olan ne?
    .bid_above_seven = Yediden yüksek bir deklare
    .bid_above_seven-label = Yediden yüksek deklare
    .call_when_must_pass = Pas geçmek zorundayken yapılıyor
    .call_when_must_pass-label = Zorunlu pas yerine
    .bid_out_of_turn = Sırasız bir deklare
    .pass_out_of_turn = Sırasız bir pas
    .double_out_of_turn = Sırasız bir kontr veya sürkontr
    .double_out_of_turn-label = Sırasız kontr/sürkontr
    .inadmissible_double = Kabulü olanaksız bir kontr veya sürkontr
    .inadmissible_double-label = Kabulü olanaksız kontr
    .insufficient_bid = Yetersiz bir deklare
fact-which_slip = { WHO($offender) } art arda iki konuşma yaptı. Bunlardan biri istem dışı mıydı (mekanik hata ya da dil sürçmesi)?
    .none = { $edition ->
        [laws2007] Hayır, ikisini de isteyerek yaptı ya da ancak durup düşündükten sonra değiştirdi
       *[laws2017] Hayır, ikisini de isteyerek yaptı
    }
    .none-label = İkisi de değil
    .first = { $edition ->
        [laws2007] İlki; durup düşünmeden asıl istediğine çevirdi
       *[laws2017] İlki; asıl istediği ikincisiydi
    }
    .first-label = İlki
    .second = İkincisi; bir daha konuşmayı hiç istememişti
    .second-label = İkincisi
    .explain = { $edition ->
        [laws2007] Oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptıysa ve oyuncu durup düşünmeden konuşmasını değiştirdiyse ya da değiştirmeye kalktıysa istem dışıdır. İlk konuşmayı isteyip sonradan fikrini değiştirdiyse ikisi de isteyerek yapılmıştır.
       *[laws2017] Oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptıysa istem dışıdır; nasıl ve ne zaman fark ettiği önemli değildir. İlk konuşmayı isteyip sonradan fikrini değiştirdiyse ikisi de isteyerek yapılmıştır.
    }

check-rule-intended = { WHO($offender, case: "gen") } asıl istediği konuşma da yasal değil. Sonra o konuşmayı ele alın.
    .explain = İstem dışı konuşmanın yerini aldı ve kendi yasasına tabidir.
