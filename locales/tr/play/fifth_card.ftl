irregularity-fifth_card = Löveye beşinci kart
    .what = Oyuncu tamamlanmış löveye yeniden oynadı

fact-fifth_card_by = Löveye beşinci kartı kim oynadı?
    .dummy_spoke = { $edition ->
        [laws2007] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .defender = Bir defans oyuncusu
    .declaring_side = Deklaran, elinden ya da yerden
    .declaring_side-label = Deklaran
fact-fifth_card_as = Kartı ne sayıyorsunuz?
    .no_lead = Bu löveye yeniden oynandı, çıkış olarak değil
    .no_lead-label = Löveye yeniden oynandı
    .slipped = Hiç oynanmadı; düştü ya da elden kaydı
    .slipped-label = Düştü ya da kaydı
    .lead_out_of_turn = Sonraki löveye sırasız çıkış
    .lead_out_of_turn-label = Sırasız çıkış
    .lead_in_turn = Sonraki löveye, bu löveyi kazanan elden çıkış
    .lead_in_turn-label = Kazanan elden çıkış
    .explain = Oyuncu lövenin bittiğini sanıp sonrakine başladıysa çıkıştır. Oynadığını unuttuysa yeniden oynamıştır. Düşen kart oynanmış değildir. Yaptığına ve söylediğine, kartın çıkış olarak bir anlam taşıyıp taşımadığına bakın.
fact-card_played_again = Hangi karttı ve istemeden mi kondu?
    .low = Dokuzlu veya daha küçük, istemeden kondu
    .low-label = İstemeden, 9 ve altı
    .deliberate = Dokuzlu veya daha küçük, bilerek oynandı
    .deliberate-label = Bilerek, 9 ve altı
    .honour = Onlu veya daha büyük
    .two_or_more = İki veya daha çok kart
    .explain = Dalgınlıkla löveye konan ikinci kart, düşen bir kart gibi istemeden açılmıştır. Oyuncu, sırası geldiğini sanıp o kartı seçtiyse kart bilerek oynanmıştır.

step-fifth-card-back = Beşinci kart başka bir onarma olmadan ele döner.
