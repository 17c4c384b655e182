step-averages-by-fault = Kusuru olmayan taraf averaj artı, kısmen kusurlu olan averaj, doğrudan kusurlu olan averaj eksi alır.
    .explain = Maç puanında bu en az { "%60" }, { "%50" } ve en çok { "%40" }; IMP’te normalde +3, 0 ve −3.
adjustment-board-spoiled = Bu bordda ayarlı skor verin.
    .say = Bu bordda ayarlı skor verilir.
    .explain = Olası sonuçlar genellikle ağırlıklandırılamayacak kadar çoktur. O zaman skor yapaydır: kusura göre averaj artı ya da averaj eksi.
check-session-score-if-artificial = Skor yapaysa, seans sonunda: kusursuz olup diğer bordlarda { "%60" }’ın üstünde kalan taraf o yüzdeyi alır.
    .explain = Kusurlu olup diğer bordlarda { "%40" }’ın altında kalan taraf da o yüzdeyi alır. IMP’te diğer bordların ortalaması sayılır.
