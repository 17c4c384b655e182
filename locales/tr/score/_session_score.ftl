segment-session_score = Averaj ve seans yüzdesi

typed-session_ns = Kuzey-Güney’in diğer bordlardaki skoru (yüzde; IMP’te bord başına IMP):
typed-session_ew = Doğu-Batı’nın diğer bordlardaki skoru (yüzde; IMP’te bord başına IMP):

step-average-not-changed = Averaj, diğer bordlarda ne alınmış olursa olsun averaj kalır.

adjustment-session-score = Averaj artının ya da averaj eksinin yerine bunu yazın.
    .say = Averaj artının ya da averaj eksinin yerini bu alır.
