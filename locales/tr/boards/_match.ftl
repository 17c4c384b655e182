segment-other_table_played = Diğer masa bordu oynadı
    .label = Diğer masa oynadı
segment-this_table_played = Bu masa bordu oynadı
    .label = Bu masa oynadı

fact-match_board = Bordun iki masadaki durumu ne? İlk uyanı seçin.
    .not_shuffled = Eski dağıtım
    .not_shuffled-full = Başka seansın dağıtımı ya da karıştırılmamış sıralı deste
    .several = Birden çok sonuç, bord
    .several-full = Karşılaştırılamayan sonuçlar ya da skoru ayarlanacak birden çok bord
    .one_result = Sonuç diğer masada
    .one_result-full = Diğer masada sonuç var; bu masada olamaz
    .under_way = Diğer masa oynuyor
    .under_way-full = Diğer masa bordu henüz bitirmedi; bu masada sonuç olamaz
    .no_result = Hiçbirinde sonuç yok
    .no_result-full = Hiçbir masada sonuç yok ve olamaz
fact-this_table_favours = Bu masanın sonucu açıkça bir tarafın lehine mi?
    .explain = Maçın bu borddaki tek sonucu budur. Açıkça bir tarafın lehineyse skor yapay değil, atamalıdır.

step-no-result-stands = Bu dağıtımın hiçbir sonucu, hiçbir masada geçerli değildir.
    .say = Bu dağıtımın hiçbir sonucu geçerli değil.
    .explain = Yarışma eski dağıtımları oynamak için düzenlenmişse durum başkadır.
step-substitute-board = Onun yerine iki masa da yedek bord oynar.
    .say = Bu bord iptal. Onun yerine iki masa da yedek bord oynayacak.
    .explain = Eski bordun hiçbir sonucu sayılmaz.
step-board-cancelled = Bord iptal edilir.
    .say = Bu bord iptal.
    .explain = Onun yerine ne verileceğine ardından karar verilir.
step-other-table-finishes = Diğer masa bordu sonuna dek oynasın. Masalar birbirinden bir şey duymasın.
    .explain = Onun sonucu bu masanın ne alacağını belirleyebilir.
step-this-table-finishes = Bu masa bordu sonuna dek oynar.
    .say = Lütfen bu bordu bitirin. Sonucun ne anlama geleceğini sonra söyleyeceğim.
    .do = Diğer masanın bundan bir şey duymamasını sağlayın.
    .explain = Sonucu skoru belirleyebilir.
step-one-table-only-regulated = Yalnızca bir masada oynanan bordlar için yönetmelik başka bir şey öngörebilir.
    .explain = Yönetmelik yoksa burada denildiği gibidir.

check-other-table-played = { $edition ->
    [laws2007] Diğer masa bordu bitirince: sonucu kusursuz bir tarafın lehine mi?
   *[laws2017] Diğer masa bordu bitirince: sonucu açıkça bir tarafın lehine mi?
}
    .explain = { $edition ->
        [laws2007] Öyleyse o sonuca göre atamalı skor verilmelidir. Yalnızca kusurlu bir tarafın lehine olan sonuç bir şey değiştirmez.
       *[laws2017] Öyleyse skor yapay değil, atamalıdır.
    }
check-this-table-played = Bu masa bordu bitirince: sonucu açıkça bir tarafın lehine mi?
    .explain = Öyleyse skor yapay değil, atamalıdır.

adjustment-assigned-by-this-table = Bu masadaki sonucun ışığında atamalı skor verin.
    .say = Bu masadaki sonucun ışığında atamalı skor verilir.
    .explain = Skoru sonucu olmayan masa için, buradaki sonuçla karşılaştırarak hesaplayın.
