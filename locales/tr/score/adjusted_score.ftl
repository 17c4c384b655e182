irregularity-adjusted_score = Ayarlı skor
    .what = Bir skor ayarlanacak: hangi tür, ne değerde

fact-adjustment_reason = Skor neden ayarlanacak?
    .too_late = Çok geç istendi
    .too_late-full = Çok geç istendi; karar isteme süresi geçmişti
    .damage = Usulsüzlük zarar verdi
    .damage-full = Bir usulsüzlük bir tarafa zarar verdi
    .no_result = Bordda sonuç yok
    .no_result-full = Bord oynanmadı ya da bitirilemiyor
    .wrong_rectification = Oyuncular yanlış onardı
    .wrong_rectification-full = Oyuncular usulsüzlüğü kendileri, yanlış onardı
    .directors_error = Hakemin kararı yanlıştı
fact-laws_provide = Yasalar bunun için ne öngörüyor?
    .full = Yasalar bu usulsüzlük için ne öngörüyor?
    .nothing = Bu zarar için hiçbir şey
    .nothing-full = Bu zararı giderecek bir şey öngörmüyor
    .adjustment = Skorun ayarlanmasını
    .adjustment-full = Skorun ayarlanmasını öngörüyor
    .rectified = Onarma; o da uygulandı
    .rectified-full = Bir onarma öngörüyor; o da uygulandı
    .explain = Yasaların öngördüğü onarma uygulandıysa, onarma fazla ağır ya da fazla hafif göründü diye skor ayarlanmaz. Yasanın kendisi skor ayarlamasından söz ediyorsa (izinsiz bilgi, yanlış bilgilendirme, rönonstan sonra zararın giderilmesi gibi) ikincisini seçin.
fact-board_can_be_played = Bord hâlâ normal oynanabilir ya da skorlanabilir mi?
    .full = Bord hâlâ normal biçimde oynanabilir ya da skorlanabilir mi?
    .explain = Takım maçında, bir takım bu bord olmadan maçın sonucunu bilebilecekse yeni bord dağıtılmaz; skor ayarlanır.
fact-results_can_be_named = İhlal olmasaydı olası sonuçları söyleyebilir misiniz?
    .full = İhlal olmasaydı hangi sonuçların olası olduğunu söyleyebilir misiniz?
    .explain = Önce atamalı skor gelir. Yalnızca olasılıklar çoksa ya da belirgin değilse yapay skor verilebilir.
fact-results_by_right_ruling = Doğru kararla olası sonuçları söyleyebilir misiniz?
    .full = Doğru karar verilmiş olsaydı hangi sonuçların olası olduğunu söyleyebilir misiniz?
    .explain = Usulsüzlüğün hiç olmadığı bir borddan değil, doğru karardan yola çıkın. Olasılıklar çoksa ya da belirgin değilse skor yapay olabilir.
fact-results_without_error = Hata olmasaydı olası sonuçları söyleyebilir misiniz?
    .full = Hata olmasaydı hangi sonuçların olası olduğunu söyleyebilir misiniz?
    .explain = Önce atamalı skor gelir. Yalnızca olasılıklar çoksa ya da belirgin değilse yapay skor verilebilir.
fact-worse_by_wrong_ruling = Bir taraf, doğru onarmayla alacağından kötü bir sonuç mu aldı?
    .full = Bir taraf, kusurlu taraf bile olsa, doğru onarmayla alacağından daha kötü bir sonuç mu aldı?
    .explain = Masadaki sonucu, usulsüzlük Yasalara göre onarılsaydı beklenecek sonuçla karşılaştırın. Kusurlu taraf da gereğinden fazlasını ödemiş olabilir.
fact-other_table_favours = { $edition ->
    [laws2007] Diğer masanın sonucu kusursuz bir tarafın lehine mi?
   *[laws2017] Diğer masanın sonucu açıkça bir tarafın lehine mi?
}
    .full = { $edition ->
        [laws2007] Diğer masada kusursuz bir tarafın lehine görünen bir sonuç var mı?
       *[laws2017] Diğer masada açıkça bir tarafın lehine bir sonuç var mı?
    }
    .explain = { $edition ->
        [laws2007] Diğer masada sonuç varsa IMP olarak atamalı skor verebilirsiniz; o sonuç kusursuz tarafın lehine görünüyorsa verin. Kusurlu taraf bundan kazanç sağlamamalıdır.
       *[laws2017] Diğer masadaki tek sonuç açıkça bir tarafın lehineyse skor yapay değil, atamalıdır.
    }

step-both-sides-non-offending = İki tarafı da kusursuz sayın: kuşku, her taraf için kendi lehine çözülür.
    .explain = İki skorun dengelenmesi gerekmez.
step-play-the-board = Bord oynanır ya da sürer. Şimdi skor ayarlanmaz.
step-put-error-right = Hatayı düzeltin, bord normal biçimde skorlansın.
step-list-possible-results = İhlal olmasaydı çıkabilecek sonuçları yüzdeleriyle yazın.
    .explain = { $edition ->
        [laws2007] Yetkili otorite yüzdeleri yasaklayabilir. Ya da onların yerine, beklenen sonuçların en elverişlisini ve az da olsa olası sonuçların en elverişsizini öngörebilir; yönetmeliğinizde yazar.
       *[laws2017] Yüzdelerin toplamı { "%100" } olur.
    }
step-list-results-by-right-ruling = Doğru kararla çıkabilecek sonuçları yüzdeleriyle yazın.
    .explain = { $edition ->
        [laws2007] Yetkili otorite yüzdeleri yasaklayabilir. Ya da onların yerine, beklenen sonuçların en elverişlisini ve az da olsa olası sonuçların en elverişsizini öngörebilir; yönetmeliğinizde yazar.
       *[laws2017] Yüzdelerin toplamı { "%100" } olur.
    }
step-list-results-without-error = Hata olmasaydı çıkabilecek sonuçları yüzdeleriyle yazın.
    .explain = { $edition ->
        [laws2007] Yetkili otorite yüzdeleri yasaklayabilir. Ya da onların yerine, her taraf için beklenen sonuçların en elverişlisini öngörebilir; yönetmeliğinizde yazar.
       *[laws2017] Yüzdelerin toplamı { "%100" } olur.
    }
step-likely-for-each-side = Her taraf, hata olmasaydı beklenen sonuçların kendisi için en elverişlisini alır.
    .explain = Yönetmeliğiniz ağırlıklandırma yerine bunu öngörüyor; kusurlu taraf da yok. İki skor ayrı ayrı girilir.
step-unless-self-inflicted = Kusursuz tarafın kendine verdiği zarar giderilmez; varsa skorda bunu seçin.
    .explain = { $edition ->
        [laws2007] Yalnızca ihlalle ilgisi olmayan ciddi bir hata, ya da gözü kara veya kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz.
       *[laws2017] Yalnızca ihlalle ilgisi olmayan son derece ciddi bir hata, ya da tutmazsa düzeltileceğini umabilecekleri, kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz.
    }

adjustment-assigned-by-right-ruling = Doğru kararla çıkacak olası sonuca göre atamalı ayarlı skor verin.
    .say = Masadaki sonucun yerine, doğru kararla çıkacak olası sonuca göre ayarlı skor verilir.
    .explain = Usulsüzlüğün kendi bedeli kalır: skor, doğru onarmanın getireceği skordur.
adjustment-no-worse-by-wrong-ruling = Sonuç geçerlidir: hiçbir taraf doğru onarmayla alacağından kötü bir sonuç almadı.
    .say = Sonuç geçerli.
    .explain = Doğru onarmayla hiçbir taraf daha iyisini bekleyemezdi.
adjustment-rectification-suffices = Sonuç geçerlidir.
    .say = Sonuç geçerlidir, skor ayarlanmaz.
    .explain = Onarmanın ağır ya da hafif olması skor ayarlamanın gerekçesi değildir.
