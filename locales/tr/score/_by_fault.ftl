step-average-imps = IMP’te averaj artı normalde +3, averaj eksi −3’tür.
    .explain = { $edition ->
        [laws2007] Organizasyon Komitesi başka bir IMP sayısı belirlemiş olabilir. Nakavt maçında dengelenmeyen iki skorun ortalaması alınır.
       *[laws2017] Organizasyon Komitesi başka bir IMP sayısı belirlemiş olabilir. Birden çok bordda sonucu olmayanlar için yönetmelik başka bir şey öngörebilir. Nakavt maçında dengelenmeyen iki skorun ortalaması alınır.
    }
step-average-share = Averaj artı bordun maç puanlarının en az { "%60" }’ı, averaj { "%50" }’si, averaj eksi en çok { "%40" }’ıdır.
    .explain = { $edition ->
        [laws2007] Bireysel yarışmada bir tarafın iki oyuncusu da aynısını alır.
       *[laws2017] Bireysel yarışmada bir tarafın iki oyuncusu da aynısını alır. Birden çok bordda sonucu olmayanlar için yönetmelik başka bir şey öngörebilir.
    }

check-session-score = Seans sonunda: diğer bordlarda { "%60" }’ın üstündeki kusursuz taraf ya da { "%40" }’ın altındaki kusurlu taraf o yüzdeyi alır.
    .explain = IMP’te diğer bordların ortalaması sayılır.
check-session-score-average-plus = Seans sonunda: averaj artı alıp diğer bordlarda { "%60" }’ın üstünde kalan taraf o yüzdeyi alır.
    .explain = IMP’te diğer bordların ortalaması sayılır.

adjustment-assigned-by-other-table = Diğer masadaki sonucun ışığında atamalı skor verin.
    .say = Diğer masadaki sonucun ışığında atamalı skor verilir.
adjustment-better-of-average-plus = Kusursuz takım, averaj artı ile atamalı skordan iyi olanı alır; diğeri bunun tamamlayıcısını alır.
    .say = Kusursuz takım, averaj artı ile atamalı skordan iyi olanı alır. Diğer takım bunun tamamlayıcısını alır.
    .explain = Her bord ayrı değerlendirilir. Averaj artı normalde +3 IMP’tir.

averages = Kuzey-Güney: { $ns }. Doğu-Batı: { $ew }.
average-of-one-side = { $side }: { $average }.

adjustment-artificial-for-one-side = Bu bordda o tarafa yapay ayarlı skor verin.
    .say = Bu bordu daha önce oynamamış taraf bu bordda yapay ayarlı skor alır.
    .explain = Hangi averaj olduğunu kendi kusuru belirler.
adjustment-average-plus-for-one-side = Bordu daha önce oynamamış tarafa bu bordda averaj artı verin.
    .say = Bu bordu daha önce oynamamış taraf averaj artı alır.
    .explain = Kusursuzdur ve bordu artık normal oynayamaz. Diğer taraf bu borddan başka bir şey almaz.
adjustment-average-plus-for-both = Bu bordda iki tarafa da averaj artı verin: iki taraf da kusursuz.
    .say = Bu bordda iki taraf da averaj artı alır: iki taraf da kusursuz.
    .explain = Yapay skor kusura göre verilir; hata onların değildi.
