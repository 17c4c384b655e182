### Usulsüzlüklerin ve bir olayın sonraki bölümlerinin adları.

irregularity-insufficient_bid = Yetersiz deklare
    .what = Sırası gelen oyuncunun, son deklareden yüksek olmayan deklaresi
irregularity-bid_out_of_turn = Sırasız deklare
    .what = Sıra kendisinde olmayan oyuncunun deklaresi; sırasız yapay pas ve ortağın yapay konuşmasına sırasız pas da böyledir

irregularity-pass_out_of_turn = Sırasız pas
irregularity-double_out_of_turn = Sırasız kontr veya sürkontr
irregularity-inadmissible_double = Kabulü olanaksız kontr veya sürkontr
irregularity-bid_above_seven = Yediden yüksek deklare
irregularity-call_after_final_pass = Sonuncu pastan sonraki konuşma

segment-lead_restriction = Çıkış kısıtlaması: kusurlu oyuncunun ortağı ilk kez çıkacak
segment-damage_insufficient = Düzeltilen yetersiz deklareden sonra zarar
segment-damage_comparable = Eşdeğer konuşmadan sonra zarar
segment-repeated_insufficient = Tekrarlanan deklare yetersiz
segment-awareness = Kusurlu oyuncu bunu bilebilir miydi?
segment-withdrawn_information = Geri alınan konuşmanın verdiği bilgi kullanıldı mı?
