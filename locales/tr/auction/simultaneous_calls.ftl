irregularity-simultaneous_calls = Eşzamanlı konuşmalar
    .what = İki oyuncu aynı anda konuştu

fact-second_caller = İki oyuncu aynı anda konuştu. Konuşma sırası kimdeydi?
    .lho = Sıra ikisinden birindeydi, diğeri de ondan sonraki oyuncuydu
    .others = Sıra ikisinden birindeydi, ama diğeri ondan sonraki oyuncu değildi
    .neither = Sıra ikisinde de değildi
fact-later_call = Sırası olmayan oyuncu ne konuştu?
    .bid = Deklare
    .pass = Pas
    .double = Kontr veya sürkontr

step-both-out-of-turn = İki konuşma da sırasız. Her birini ayrı ele alın; asıl sırası gelen oyuncudan sonra konuşma sırası daha önce gelecek olanınkinden başlayın.
step-call-in-turn-first = Önce, sırası gelen oyuncunun konuşması sayılır; diğeri onun ardından yapılmış sayılır.
step-later-call-in-turn = Diğer konuşma da doğru sıradadır. Artırım devam eder; bu konuşmanın ilkinin üzerine yasal olması gerekir.
step-rule-later-as-bid = Diğer konuşma sırasız bir deklaredir. Sırada onun kararı var.
step-rule-later-as-pass = Diğer konuşma sırasız bir pastır. Sırada onun kararı var.
step-rule-later-as-double = Diğer konuşma sırasız bir kontr veya sürkontrdur. Sırada onun kararı var.
