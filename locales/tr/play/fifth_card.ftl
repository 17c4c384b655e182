irregularity-fifth_card = Löveye beşinci kart
    .what = Oyuncu tamamlanmış löveye yeniden oynadı

fact-fifth_card_by = Beşinci kartı kim oynadı?
    .full = Löveye beşinci kartı kim oynadı?
    .dummy_spoke = Defans; bundan ilk söz eden, hakkını yitirmiş yer
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .dummy_spoke-full = { $edition ->
        [laws2007] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .defender = Bir defans oyuncusu
    .declaring_side = Deklaran
    .declaring_side-full = Deklaran, elinden ya da yerden
fact-fifth_card_as = Kartı ne sayıyorsunuz?
    .no_lead = Löveye yeniden oynanmış
    .no_lead-full = Bu löveye yeniden oynandı, çıkış olarak değil
    .slipped = Düşmüş ya da kaymış
    .slipped-full = Hiç oynanmadı; düştü ya da elden kaydı
    .lead_out_of_turn = Sırasız çıkış
    .lead_out_of_turn-full = Sonraki löveye sırasız çıkış
    .lead_in_turn = Kazanan elden çıkış
    .lead_in_turn-full = Sonraki löveye, bu löveyi kazanan elden çıkış
    .explain = Oyuncu lövenin bittiğini sanıp sonrakine başladıysa çıkıştır. Oynadığını unuttuysa yeniden oynamıştır. Düşen kart oynanmış değildir. Yaptığına ve söylediğine, kartın çıkış olarak bir anlam taşıyıp taşımadığına bakın.
fact-card_played_again = Hangi karttı ve istemeden mi kondu?
    .low = İstemeden, 9 ve altı
    .low-full = Dokuzlu veya daha küçük, istemeden kondu
    .deliberate = Bilerek, 9 ve altı
    .deliberate-full = Dokuzlu veya daha küçük, bilerek oynandı
    .honour = Onlu veya daha büyük
    .two_or_more = İki veya daha çok kart
    .explain = Dalgınlıkla löveye konan ikinci kart, düşen bir kart gibi istemeden açılmıştır. Oyuncu, sırası geldiğini sanıp o kartı seçtiyse kart bilerek oynanmıştır.

step-fifth-card-back = Beşinci kart başka bir onarma olmadan ele döner.
