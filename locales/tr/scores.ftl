### Skorlar: bir kararla bordun ne olduğu, adım adım, ve skorlanamayanlar.

side-NS = Kuzey-Güney
side-EW = Doğu-Batı
average-plus = averaj artı
average-even = averaj
average-minus = averaj eksi

adjust-before = Karardan önce: Kuzey-Güney { $ns }, Doğu-Batı { $ew }.
adjust-after = Karardan sonra: Kuzey-Güney { $ns }, Doğu-Batı { $ew }.

adjust-matchpoints = { $side }, { $result }: daha kötü sonuç { $better }, eşit sonuç { $equal }, maç puanı { $points }.
adjust-neuberg = { $side }: beklenen { $expected } sonuç yerine { $actual } sonuç var; Neuberg formülüyle { $raw }, { $points } olur.
adjust-imps = { $side }, { $result }, diğer masada { $other }: fark { $difference }, IMP { $points }.
adjust-imps-weighted = { $side }, { $result }, diğer masadaki ağırlıklı skora karşı: IMP { $points }.
adjust-cross-imps = { $side }, { $result }: { $comparisons } karşılaştırmada { $sum } IMP, bord için { $points }.
adjust-butler = { $side }, { $result }: datum { $datum }, IMP { $points }.
adjust-total = { $side }, { $result }: puan { $points }.
adjust-weighted = { $side }: { $points } değerinin %{ $weight } payı { $product }.
adjust-assigned = { $side }: atamalı ayarlı skorun değeri { $points }.

adjust-share = { $side }, { $average }: top { $top }, bunun %{ $share } payı { $points }.
adjust-average-imps = { $side }, { $average }: IMP { $points }.
adjust-own-session = { $side }: bunun yerine seansın diğer bordlarındaki skoru geçer: { $points }.
score-session-share = { $side }, { $average }, diğer bordlarda %{ $own_share }: bu bordda %{ $share }.
score-session-imps = { $side }, { $average }, diğer bordlarda bord başına IMP { $own }: IMP { $points }.
adjust-other-table = Diğer masada bir sonuç var. Bu sonuç açıkça bir tarafın lehineyse, bu yapay skor yerine atamalı ayarlı skor verin.
adjust-other-table-2007 = Diğer masada bir sonuç var. IMP olarak atamalı ayarlı skor verebilirsiniz; o sonuç kusursuz tarafın lehine görünüyorsa öyle yapın.

adjust-tricks = { $side } tarafına aktarılan löve: { $number }. { $from } sonucu { $to } olur.
adjust-corrected = Doğru sonuç: { $result }.
adjust-reduced = Yalnızca { $side } tarafının skoru düşer. Diğer taraf masadaki skorunu korur.

adjust-self-actual = A, { $side } tarafının masadaki skoru: { $points }.
adjust-self-before = B, ihlal olmasaydı { $side } için beklenen: { $points }.
adjust-self-without = C, ihlalden sonra, kendi hatası olmasaydı { $side } için beklenen: { $points }.
adjust-self-no-damage = B, A değerini aşmıyor: { $side } zarar görmedi. Sonuç geçerlidir.
adjust-self-all = C, B değerinden az değil: { $side } zararın tümünü kendi kendine verdi, A onda kalır: { $actual }. Rakipleri B’ye karşılık gelen skoru alır.
adjust-self-nothing = C, A değerini aşmıyor: zararın hiçbir bölümü kendi hatasından doğmadı. İki taraf da B’ye karşılık gelen skoru alır.
adjust-self-part = { $side }, A artı B eksi C alır: { $actual } artı { $before } eksi { $without }, sonuç { $points }. Rakipleri B’ye karşılık gelen skoru alır.

adjust-better-of = { $side }, atamalı ayarlı skor ({ $assigned }) ile averaj artının ({ $average }) iyisini alır: { $points }. Rakipleri tamamlayıcı skoru alır.
adjust-likely = { $side }: gerçekleşmesi beklenen en elverişli sonuç: { $result }.
adjust-probable = { $side }: az da olsa olasılığı bulunan en elverişsiz sonuç: { $result }.

adjust-penalty-share = { $side }: ceza, top { $top } için %{ $share }: { $points }.
adjust-penalty = { $side }: ceza { $points }.
adjust-penalty-vp = { $side }: ceza { $points } VP, maçın getirdiğinden düşülür. Bord değişmez.
adjust-knockout = Nakavt maçında iki skorun ortalaması alınır: Kuzey-Güney { $ns }, Doğu-Batı { $ew }; Kuzey-Güney için { $points } eder.

error-not-a-number = Bu bir tam sayı değil: { $value }
error-spec-missing = Eksik: { $key }
error-spec-unknown = Burada böyle bir anahtar yok: { $key }. Bilinenler: { $known }
error-spec-wrong = { $key } anahtarı şu değeri alamaz: { $value }.

error-actual-missing = Masadaki sonucun bilinmesi gerekir.
error-artificial-total-points = Toplam puanda averaj artı ya da eksi yoktur. Atamalı ayarlı skor verin.
error-artificial-twice = Yarışmacı { $contestant } bu bordda iki ayrı yapay skor almış.
error-boards-out-of-range = Bir maçta { $lowest } ile { $highest } arasında bord olur, { $boards } olamaz.
error-expected-too-few = Bordda { $results } sonuç var, ama yalnızca { $expected } sonuç bekleniyor.
error-groups-not-the-tables = Karışmış bordda her masa bir grupta olmalıdır.
error-knockout-not-imps = Nakavt maçı IMP ile, iki masa arasında skorlanır.
error-margin-negative = Fark sıfır ya da daha fazladır, { $margin } olamaz.
error-more-than-top = Top { $top } iken { $points } alınamaz.
error-need-two-results = Karşılaştırmak için en az iki sonuç gerekir.
error-need-two-tables = Bir maçın bordunda iki masa olur, { $results } olamaz.
error-not-elected = Yönetmeliğiniz { $law } için bir hüküm içermiyor.
error-not-in-edition = { $edition } Yasaları böyle bir karar öngörmüyor.
error-number-of-tricks = Aktarılabilecek löve sayısı bu olamaz: { $number }
error-pair-twice = Çift { $pair } bu bordu iki kez oynamış.
error-penalty-not-positive = Bir ceza sıfırdan fazladır, { $amount } olamaz.
error-penalty-unit = { $unit } olarak ceza bu skorlama yöntemine uymuyor.
error-results-needed = Burada yalnızca top yetmez: diğer masaların sonuçları gerekir.
error-scale-unknown = { $boards } bord için { $name } ölçeği yok. Bilinenler: { $known }
error-session-unit = Maç puanında yüzde, IMP’te bord başına IMP yazın; { $unit } olmaz.
error-table-unknown = { $ns } ile { $ew } arasında bir sonuç yok.
error-tricks-need-contract = Löve aktarmak için masadaki kontratın bilinmesi gerekir.
error-tricks-not-there = { $number } löve aktarılamaz: diğer taraf { $tricks } löve aldı.
error-weighting-prohibited = Yönetmeliğiniz ağırlıklı skora izin vermiyor.
error-weights-not-whole = Ağırlıkların toplamı yüzde yüz olmalıdır; şu an %{ $total }.

type-a-number = Bordu da yazabilirsiniz: { "#7" }
type-a-result = Parça parça seçin ya da deklaranıyla yazın: { "4Px-2 K" }. Kuzey-Güney’in puanı da olur: { "-500" }
type-a-results = Seçin ya da her sonucu yüzdesiyle yazın: { "%60 4P= K, %40 4P-1 K" }
type-a-listed = Birini seçin ya da sonuçları yüzdesiz yazın: { "4P= K, 4P-1 K" }
type-a-others = Art arda yazın ya da yapıştırın, puanları Kuzey-Güney’e göre: { "4P= K, 3NT+1 G, +620, 2x 4P-1 K, A+/A-" }. Ceza için top yeter: { "24 MP" }
type-a-amount = Yazın: { "%10" }, { "3 IMP" }, { "1 VP" }
type-a-points = Yazın; birden çoksa her birini yüzdesiyle: { "%60 18, %40 3" }
type-a-top = Bir sayı yazın: { "24" }
passed-out = Dört pas
score-of-a-contract = { $result }, deklaran tarafına göre: zonda değilken { $without }, zondayken { $vulnerable }. (Yasa { $law })
risk-none = Kontrsuz
risk-X = Kontrlu
risk-XX = Sürkontrlu
further-details = Bütün karşılaştırmalar
double-dummy = Double dummy, { $seat } oynarsa löve: { $tricks }
double-dummy-missing = Dağıtım saklandı. Double dummy sonuçları burada bulunmuyor.
deal-without-case = Önce ne olduğunu söyleyin; dağıtımı sonra gönderin.
typed-deal = Dağıtım:
error-deal-not-understood = Bu, PBN biçiminde tam bir dağıtım değil; örneği { "N:AKQ2.432.K54.QJ3 …" }: { $text }
