### Usulsüzlüklerin ve bir olayın sonraki bölümlerinin adları.

irregularity-insufficient_bid = Yetersiz deklare
    .what = Sırası gelen oyuncunun, son deklareden yüksek olmayan deklaresi
irregularity-bid_out_of_turn = Sırasız deklare
    .what = Sıra kendisinde olmayan oyuncunun deklaresi

irregularity-pass_out_of_turn = Sırasız pas
    .what = Sıra kendisinde olmayan oyuncunun olağan ya da yapay pası
irregularity-double_out_of_turn = Sırasız kontr veya sürkontr
    .what = Sıra kendisinde olmayan oyuncunun kontru veya sürkontru
irregularity-change_of_call = Değişen veya istem dışı konuşma
    .what = Oyuncu kendi konuşmasını değiştiriyor ya da değiştirmek istiyor
irregularity-exposed_card_auction = Artırımda görünen/çıkılan kart
    .what = Bir oyuncunun kartı, oyun başlamadan görülebilecek duruma geldi ya da çıkıldı
irregularity-simultaneous_calls = Eşzamanlı konuşmalar
    .what = İki oyuncu aynı anda konuştu
irregularity-missed_turn = Atlanan oyuncu
    .what = Üç pas geçildi, biri sırasızdı; böylece bir oyuncunun konuşma sırası gitti
irregularity-inadmissible_double = Kabulü olanaksız kontr/sürkontr
    .what = Yasaların izin vermediği kontr veya sürkontr, örneğin ortağın deklaresine
irregularity-call_when_must_pass = Pas geçmek zorundayken konuşma
    .what = Pas geçmek zorunda olan oyuncunun deklaresi, kontru veya sürkontru
irregularity-bid_above_seven = Yediden yüksek deklare
    .what = Sekiz veya daha yüksek seviyede deklare
irregularity-call_after_final_pass = Sonuncu pastan sonraki konuşma
    .what = Artırım bitmişken yapılan konuşma
irregularity-cards_from_wrong_board = Başka bordun kartlarıyla konuşma
    .what = Oyuncu, elinde başka bir bordun kartları varken konuştu
irregularity-call_unclear = Anlaşılmayan veya yanlış ifade
    .what = Duyulmayan veya anlaşılmayan konuşma, ya da deklarenin de söylendiği kontr

segment-exposed_card_becomes = Görünen kartlar ne olacak?
segment-other_board = Kartların geldiği bord
segment-lead_restriction = Çıkış kısıtlaması: kusurlu oyuncunun ortağı ilk kez çıkacak
segment-damage_insufficient = Düzeltilen yetersiz deklareden sonra zarar
segment-damage_comparable = Eşdeğer konuşmadan sonra zarar
segment-repeated_insufficient = Tekrarlanan deklare yetersiz
segment-awareness = Kusurlu oyuncu bunu bilebilir miydi?
segment-withdrawn_information = Geri alınan konuşmanın ya da kartın verdiği bilgi kullanıldı mı?
