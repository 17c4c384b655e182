irregularity-simultaneous_calls = Eşzamanlı konuşmalar
    .what = İki oyuncu aynı anda konuştu

fact-second_caller = İki oyuncu aynı anda konuştu. Konuşma sırası kimdeydi?
    .lho_illegal = Birindeydi; sonraki oyuncunun konuşması onun üzerine yasal değil
    .lho = Sıra ikisinden birindeydi, diğeri de ondan sonraki oyuncuydu
    .others = Sıra ikisinden birindeydi, ama diğeri ondan sonraki oyuncu değildi
    .neither = Sıra ikisinde de değildi
fact-other_caller = Sırası gelen oyuncuyla birlikte kim konuştu?
    .partner = Sırası gelen oyuncunun ortağı
    .rho = Sırası gelen oyuncunun sağındaki oyuncu
fact-two_callers = Sırası gelen oyuncuya göre hangi iki oyuncu konuştu?
    .lho_and_partner = Ondan sonraki oyuncu ile ortağı
    .both_opponents = İki rakibi
    .partner_and_rho = Ortağı ile sağındaki oyuncu
fact-later_call = Sırası olmayan oyuncu ne konuştu?
    .bid = Deklare
    .pass = Pas
    .double = Kontr veya sürkontr
fact-first_of_two = İkisinden, konuşma sırası daha önce gelecek olan ne konuştu?
    .bid = Deklare
    .pass = Pas
    .double = Kontr veya sürkontr
fact-second_of_two = İkisinden diğeri ne konuştu?
    .bid = Deklare
    .pass = Pas
    .double = Kontr veya sürkontr

step-both-out-of-turn = İki konuşma da sırasız. Asıl sırası gelen oyuncudan başlayarak, konuşma sırasına göre art arda karara bağlanırlar.
step-call-in-turn-first = Önce, sırası gelen oyuncunun konuşması sayılır; diğeri onun ardından yapılmış sayılır.
step-later-call-in-turn = Diğer konuşma da doğru sıradadır. Bu konuşmanın ilkinin üzerine yasal olması gerekir. Ardından bir sonraki oyuncu konuşur.

check-later-call-next = Diğer konuşma sırasız. Sonra o konuşmayı ele alın.
    .explain = Sırası gelen oyuncunun konuşmasından sonra, yani ondan sonraki oyuncunun sırasında yapılmış sayılır.
check-first-of-two = Önce, konuşma sırası daha önce gelecek olan oyuncunun konuşmasını ele alın.
    .explain = O konuşmayı, yapan oyuncunun solundaki oyuncu kabul edebilir.
check-second-of-two = Ardından diğer konuşmayı karara bağlayın.
    .explain = O sırada sıranın kimde olduğu, ilk konuşma için verilen karara bağlıdır.
