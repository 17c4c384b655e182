fact-intended_legal = Oyuncunun asıl istediği konuşma yasal mı?
fact-intended_as = { WHO($offender, case: "gen") } asıl istediği konuşmada usulsüz olan ne?
    .bid_above_seven = Yediden yüksek deklare
    .bid_above_seven-full = Yediden yüksek bir deklare
    .call_when_must_pass = Zorunlu pas yerine
    .call_when_must_pass-full = Pas geçmek zorundayken yapılıyor
    .bid_out_of_turn = Sırasız bir deklare
    .pass_out_of_turn = Sırasız bir pas
    .double_out_of_turn = Sırasız kontr/sürkontr
    .double_out_of_turn-full = Sırasız bir kontr veya sürkontr
    .inadmissible_double = Kabulü olanaksız kontr
    .inadmissible_double-full = Kabulü olanaksız bir kontr veya sürkontr
    .insufficient_bid = Yetersiz bir deklare
fact-which_slip = { WHO($offender) } iki kez konuştu. Biri istem dışı mıydı (mekanik hata, dil sürçmesi)?
    .full = { WHO($offender) } art arda iki konuşma yaptı. Bunlardan biri istem dışı mıydı (mekanik hata ya da dil sürçmesi)?
    .none = { $edition ->
        [laws2007] İkisini de istedi ya da düşünüp değiştirdi
       *[laws2017] İkisini de istedi
    }
    .none-label = İkisi de değil
    .none-full = { $edition ->
        [laws2007] Hayır, ikisini de isteyerek yaptı ya da ancak durup düşündükten sonra değiştirdi
       *[laws2017] Hayır, ikisini de isteyerek yaptı
    }
    .first = { $edition ->
        [laws2007] İlki; durup düşünmeden değiştirdi
       *[laws2017] İlki; asıl istediği ikincisiydi
    }
    .first-label = İlki
    .first-full = { $edition ->
        [laws2007] İlki; durup düşünmeden asıl istediğine çevirdi
       *[laws2017] İlki; asıl istediği ikincisiydi
    }
    .second = İkincisi; bir daha konuşmayı istememişti
    .second-label = İkincisi
    .second-full = İkincisi; bir daha konuşmayı hiç istememişti
    .explain = { $edition ->
        [laws2007] Oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptıysa ve oyuncu durup düşünmeden konuşmasını değiştirdiyse ya da değiştirmeye kalktıysa istem dışıdır. İlk konuşmayı isteyip sonradan fikrini değiştirdiyse ikisi de isteyerek yapılmıştır.
       *[laws2017] Oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptıysa istem dışıdır; nasıl ve ne zaman fark ettiği önemli değildir. İlk konuşmayı isteyip sonradan fikrini değiştirdiyse ikisi de isteyerek yapılmıştır.
    }

check-rule-intended = { WHO($offender, case: "gen") } asıl istediği konuşma da yasal değil. Sonra o konuşmayı ele alın.
    .explain = İstem dışı konuşmanın yerini aldı ve kendi yasasına tabidir.
