### Ayarlı skor: ne zaman, hangi türden, ne değerde.

irregularity-adjusted_score = Ayarlı skor
    .what = Bir skor ayarlanacak: hangi tür, ne değerde
segment-board_score = Skoru hesapla

fact-adjustment_reason = Skor neden ayarlanacak?
    .damage = Bir usulsüzlük bir tarafa zarar verdi
    .no_result = Bord oynanmadı ya da bitirilemiyor
    .wrong_rectification = Oyuncular usulsüzlüğü kendileri, yanlış onardı
    .directors_error = Hakemin kararı yanlıştı
fact-laws_provide = Yasalar bu usulsüzlük için ne öngörüyor?
    .nothing = Bu zararı giderecek bir şey öngörmüyor
    .adjustment = Skorun ayarlanmasını öngörüyor
    .rectified = Bir onarma öngörüyor; o da uygulandı
    .explain = Yasaların öngördüğü onarma uygulandıysa, onarma fazla ağır ya da fazla hafif göründü diye skor ayarlanmaz. Yasanın kendisi skor ayarlamasından söz ediyorsa (izinsiz bilgi, yanlış bilgilendirme, rönonstan sonra zararın giderilmesi gibi) ikincisini seçin.
fact-board_can_be_played = Bord hâlâ normal biçimde oynanabilir ya da skorlanabilir mi?
fact-results_can_be_named = İhlal olmasaydı hangi sonuçların olası olduğunu söyleyebilir misiniz?
    .explain = Önce atamalı skor gelir. Yalnızca olasılıklar çoksa ya da belirgin değilse yapay skor verilebilir.
fact-other_table_favours = Diğer masada açıkça bir tarafın lehine bir sonuç var mı?
    .explain = { $edition ->
        [laws2007] Diğer masada sonuç varsa IMP olarak atamalı skor verebilirsiniz; o sonuç kusursuz tarafın lehine görünüyorsa verin.
       *[laws2017] Diğer masadaki tek sonuç açıkça bir tarafın lehineyse skor yapay değil, atamalıdır.
    }
fact-at_teams = İki takım arasında bir maç mı?
fact-average_ns = Kuzey-Güney kusurlu mu?
    .plus = Hiç değil: averaj artı
    .even = Kısmen: averaj
    .minus = Doğrudan: averaj eksi
fact-average_ew = Doğu-Batı kusurlu mu?
    .plus = Hiç değil: averaj artı
    .even = Kısmen: averaj
    .minus = Doğrudan: averaj eksi

step-both-sides-non-offending = İki tarafı da kusursuz sayın: her biri kendi lehine olan skoru alır.
step-play-the-board = Bord oynanır ya da sürer. Şimdi skor ayarlanmaz.
step-put-error-right = Hatayı düzeltin, bord normal biçimde skorlansın.
step-list-possible-results = İhlal olmasaydı yasalara uygun biçimde çıkabilecek sonuçları, her birinin yüzde olasılığıyla yazın.
step-average-imps = IMP’te averaj artı normalde +3, averaj eksi −3’tür.
step-average-share = Bordun maç puanlarından averaj artı en az { "%60" }, averaj { "%50" }, averaj eksi en çok { "%40" }’tır.
averages = Kuzey-Güney: { $ns }. Doğu-Batı: { $ew }.
check-session-score = Seans sonunda: kusursuz olup diğer bordlarda { "%60" }’ın üstünde kalan taraf o yüzdeyi alır; kusurlu olup { "%40" }’ın altında kalan taraf da onu alır.
adjustment-rectification-suffices = Sonuç geçerlidir. Onarmanın ağır ya da hafif olması skor ayarlamanın gerekçesi değildir.
adjustment-not-damaged = Sonuç geçerlidir: ihlal olmasaydı daha iyi bir sonuç beklenmiyordu.
adjustment-assigned-by-other-table = Diğer masadaki sonucun ışığında atamalı skor verin.

fact-form_of_scoring = Bord nasıl skorlanıyor?
    .matchpoints = Maç puanı (ikili)
    .imps = IMP, iki takım
    .cross-imps = Cross-IMP
    .butler = Butler
    .total = Toplam puan
fact-score_kind = Neye karar verdiniz?
    .assigned = Atamalı skor, iki taraf için aynı
    .different = Atamalı skor, iki taraf için farklı
    .tricks = Löve aktarılacak
    .self_inflicted = Atamalı, kendi verdikleri zarar düşülerek
    .artificial = Averaj artı, averaj ya da averaj eksi
    .penalty = Yöntemsel ceza
    .one_at_fault = Takımlar, tek taraf kusurlu: averaj artı ile atamalı skordan iyisi
    .likely_and_probable = Gerçekleşmesi beklenen ve az da olsa olasılığı bulunan sonuçlar
fact-knockout = Nakavt maçı mı?
fact-vulnerable = Kim zondaydı?
    .none = Kimse
    .ns = Kuzey-Güney
    .ew = Doğu-Batı
    .all = İki taraf da
fact-tricks_to = Löveleri kim alacak?
    .NS = Kuzey-Güney
    .EW = Doğu-Batı
fact-tricks_transferred = Kaç löve?
    .one = Bir
    .two = İki
    .three = Üç
fact-non_offending = Kusursuz taraf kim?
    .NS = Kuzey-Güney
    .EW = Doğu-Batı
fact-penalized = Kim ceza alacak?
    .NS = Kuzey-Güney
    .EW = Doğu-Batı

typed-board = Bord:
typed-table_result = Masadaki sonuç:
typed-other_table = Diğer masadaki sonuç:
typed-other_results = Diğer masaların sonuçları:
typed-possible_results = Atadığınız sonuçlar:
typed-possible_results_ns = Kuzey-Güney’e atadığınız:
typed-possible_results_ew = Doğu-Batı’ya atadığınız:
typed-expected_before = İhlal olmasaydı beklenen sonuç:
typed-expected_without_error = İhlalden sonra, kusursuz tarafın kendi hatası olmasaydı beklenen sonuç:
typed-probable_results = Az da olsa olasılığı bulunan sonuçlar:
typed-penalty_amount = Ceza:
type-a-number = Bordu da yazabilirsiniz: { "#7" }
type-a-result = Parça parça seçin ya da deklaranıyla yazın: { "4Px-2 K" }. Kuzey-Güney’in puanı da olur: { "-500" }
type-a-results = Seçin ya da her sonucu yüzdesiyle yazın: { "%60 4P= K, %40 4P-1 K" }
type-a-others = Art arda yazın ya da yapıştırın, puanları Kuzey-Güney’e göre: { "4P= K, 3NT+1 G, +620, 2x 4P-1 K, A+/A-" }
type-a-amount = Yazın: { "%10" }, { "3 IMP" }, { "1 VP" }
passed-out = Dört pas
risk-none = Kontrsuz
risk-X = Kontrlu
risk-XX = Sürkontrlu
further-details = Bütün karşılaştırmalar
comparison = { $side }, { $theirs } karşısında { $own }: { $points }

election-assigned_scores = Atamalı skor nasıl olabilir (Yasa { $law })?
    .weighted = Ağırlıklı
    .single = Ağırlıksız
    .likely_and_probable = Beklenen en iyi ve az da olsa olasılığı bulunan en kötü sonuç

double-dummy = Double dummy, { $seat } oynarsa löve: { $tricks }
double-dummy-missing = Dağıtım saklandı. Double dummy sonuçları burada bulunmuyor.
deal-without-case = Önce ne olduğunu söyleyin; dağıtımı sonra gönderin.
typed-deal = Dağıtım:
error-deal-not-understood = Bu, PBN biçiminde tam bir dağıtım değil; örneği { "N:AKQ2.432.K54.QJ3 …" }: { $text }

score-shares = Top { $top } üzerinden: Kuzey-Güney %{ $ns }, Doğu-Batı %{ $ew }.
