segment-penalty_card_damage = Görünen kart kusurlu tarafa yaradı mı?
    .label = Görünen kart yaradı mı?
segment-damage_insufficient = Düzeltilen yetersiz deklareden sonra zarar
    .label = Yetersiz deklare zararı
segment-damage_comparable = Eşdeğer konuşmadan sonra zarar
    .label = Eşdeğer konuşma zararı
segment-information_used = Ortaktan edinilen bilgi kullanıldı mı?
    .label = Ortaktan edinilen bilgi
segment-damage_without_redress = Diğer taraf zarar gördü mü?
    .label = Diğer tarafın zararı
segment-misexplained_play = Yanlış açıklama zarar verdi mi?
    .label = Yanlış açıklama zararı
segment-concealment = Bir ihlal gizlenmek istendi mi?
    .label = İhlali gizleme niyeti
segment-gain_by_ignorance = Hemen çağrılmadığınız için bir taraf kazançlı çıktı mı?
    .label = Geç çağrıdan kazanç

fact-outcome_could_differ = Usulsüzlüğün yardımı olmasaydı sonuç pekâlâ farklı olabilir miydi?
    .full = Usulsüzlüğün yardımı olmasaydı bordun sonucu pekâlâ farklı olabilir miydi?
    .explain = Aynı artırımı geri alınan konuşma olmadan düşünün: bu çift ve diğerleri büyük olasılıkla ne yapardı? Geri alınan konuşma ortağa yasal artırımın vermeyeceği bir bilgi verdiyse ve bu işe yaradıysa yanıt evettir.
fact-contract_could_differ = Yetersiz deklarenin yardımı olmasaydı kontrat (seviye, tür, deklaran) pekâlâ farklı olabilir miydi?
    .full = Yetersiz deklarenin yardımı olmasaydı kontrat pekâlâ farklı olabilir miydi: seviyesi, türü ya da deklaranı?
    .explain = Burada yalnızca kontrat önemlidir, alınan löve sayısı değil. Artırımı yetersiz deklare olmadan düşünün.
fact-non_offending_side_damaged = Kusursuz taraf, ihlal olmasaydı alacağından kötü bir sonuç mu aldı?
    .full = Kusursuz taraf, karara konu ihlal olmasaydı alacağından daha kötü bir sonuç mu aldı?
    .explain = Masadaki sonucu, ihlal olmasaydı beklenecek sonuçla karşılaştırın. Bilgi kullanıldıysa ihlal, yapılmaması gereken konuşma ya da oyundur; önceden onarılan olduğu gibi kalır.
fact-score_still_open = Skor hâlâ bunu bekliyor mu?
fact-self_inflicted = Kusursuz taraf, usulsüzlükten sonra kendi zararına katkıda bulundu mu?
    .full = Kusursuz taraf, usulsüzlükten sonra, uğradığı zarara kendisi de katkıda bulundu mu?
    .explain = { $edition ->
        [laws2007] Yalnızca ihlalle ilgisi olmayan ciddi bir hata, ya da gözü kara veya kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz.
       *[laws2017] Yalnızca ihlalle ilgisi olmayan son derece ciddi bir hata, ya da tutmazsa düzeltileceğini umabilecekleri, kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz.
    }
fact-penalty_card_told = Kusurlu taraf kartı görmekle işine yarayan bilgi edindi mi?
    .full = Kusurlu taraf kartı görmekle işine yarayan bir bilgi edindi mi?
    .explain = Kartın oynanması gerektiği bilgisini herkes kullanabilir. Ortağın onu görmekle edindiği başka bilgi, gösterdiği güç ya da renk gibi, kullanılamaz.
fact-used_over_alternative = Kusurlu taraf, mantıklı seçenek varken, ortaktan edinilen bilginin açıkça öne çıkardığını mı seçti?
    .full = Kusurlu taraf, mantıklı bir seçenek varken, ortaktan edinilen bilginin açıkça öne çıkardığı başka bir konuşma veya oyunu mu seçti?
    .explain = İki koşulu vardır. Ortağın sözünden, sorusundan ya da kartından edinilen bilgi açıkça yaptıkları şeye işaret ediyordu, başka bir şeye değil. O başka şey de mantıklı bir seçenekti: o düzeyde, o sistemle oynayan oyuncuların hatırı sayılır bir bölümü onu ciddi olarak düşünürdü, bazıları da seçebilirdi. Gerçekte yaptıklarının mantıklı bir seçenek olması gerekmez.
fact-used_among_alternatives = Kusurlu taraf, mantıklı seçeneklerden, ortaktan edinilen bilginin açıkça öne çıkarmış olabileceğini mi seçti?
    .full = Kusurlu taraf, mantıklı seçenekler arasından, ortaktan edinilen bilginin açıkça öne çıkarmış olabileceği birini mi seçti?
    .explain = En az iki mantıklı seçenek vardı; her birini o düzeyde, o sistemle oynayan oyuncuların hatırı sayılır bir bölümü ciddi olarak düşünürdü, bazıları da seçebilirdi. Ve seçtikleri, ortağın sözünden, sorusundan ya da kartından edinilen bilginin açıkça öne çıkarmış olabileceği seçenekti.
fact-misled_into_play = Doğru açıklamayla o oyuncu pekâlâ başka kart oynayabilir miydi?
    .full = Doğru açıklama yapılsaydı o oyuncu pekâlâ başka bir kart oynayabilir miydi?
    .explain = Oyuncuya masadan uzakta, tek başına ne oynayacağını sorun. Söylediğine değil, ele ve oynanmış kartlara göre karar verin. Kesin olması gerekmez.
fact-meant_to_conceal = Bu, bir ihlali gizlemek için mi yapıldı?
    .explain = Olanlara göre değerlendirin; kimseye ne amaçladığını sormayın. İhlali fark etmemiş olan oyuncu bir şey gizlemiş olmaz.
fact-gained_by_ignorance = Hakem çağrılmadan, rakibinin Yasayı bilmemesinden kazanç sağlayan taraf oldu mu?
    .full = Hakem çağrılmadan, rakibi Yasayı bilmeden davrandığı için bir taraf kazanç sağladı mı?
    .explain = Usulsüzlükten sonra, siz gelmeden ne konuşulduğuna ya da oynandığına bakın. Sonucu, Yasa bilinseydi beklenecek sonuçla karşılaştırın.

step-concealed-on-purpose = Bir ihlali gizlemek ayrı bir ihlaldir.
step-nothing-concealed = Gizlenmek istenen bir şey yoktu: eklenecek bir şey yok.
step-self-inflicted-apart = İki skorun dengelenmesi gerekmez.
    .explain = Kusursuz tarafın hatası kusurlu tarafa kazanç sağlamaz. Nakavt maçında dengelenmeyen iki skorun ortalaması alınır.
step-results-not-weighted = Yönetmeliğiniz ağırlıklandırmaya izin vermiyor: tek bir sonuç verin.
    .explain = Her taraf kendi sonucunu alabilir.
step-likely-and-probable = Kusursuz taraf, gerçekleşmesi beklenen sonuçların en elverişlisini alır; kusurlu taraf, az da olsa olasılığı bulunanların en elverişsizini. İki skorun dengelenmesi gerekmez.
    .explain = Yönetmeliğiniz ağırlıklandırma yerine bunu öngörüyor; skorun seçenekleri arasındadır.

check-concealment-damage = Oyun bitince geri gelin: diğer taraf bundan zarar gördü mü?

adjustment-assigned-less-self-inflicted = Atamalı ayarlı skor verin. Zararın, kusursuz tarafın kendi kendine verdiği bölümü giderilmez.
    .say = Ayarlı skor verilir. Zararın, kusursuz tarafın kendi kendine verdiği bölümü giderilmez. Kusurlu taraf yalnızca kendi ihlalinden doğan skoru alır.
    .explain = Bu bölüm, aldığı skor ile ihlalden sonra kendi hatası olmasa bekleyebileceği skor arasındaki farktır.
adjustment-no-cause = Sonuç geçerlidir: ayarlı skorun ilk koşulu gerçekleşmedi.
    .say = Sonuç geçerlidir.
adjustment-no-effect = Sonuç geçerlidir: ayarlı skorun ikinci koşulu gerçekleşmedi.
    .say = Sonuç geçerlidir.
adjustment-that-side-alone = Yalnızca kazanç sağlayan tarafın skorunu, kazancı kadar düşürün. Diğer taraf masadaki skorunu korur.
    .say = Kazanç sağlayan tarafın skoru, kazancı kadar düşürülür. Diğer taraf masadaki skorunu korur.
    .explain = Rakip Yasayı bilseydi beklenecek sonuçla karşılaştırın.
adjustment-that-side-alone-so-far = Yalnızca kazanç sağlayan tarafın skorunu, kazancı kadar düşürün.
    .say = Kazanç sağlayan tarafın skoru, kazancı kadar düşürülür.
    .explain = Diğer taraf şimdilik masadaki skorunu korur. Kusurlu taraf geri alınanı kullandıysa skor yeniden ayarlanabilir.
adjustment-nobody-gained = Sonuç geçerlidir: bundan kimse kazanç sağlamadı.
    .say = Sonuç geçerlidir.
    .explain = Yasa bilinseydi de sonuç hiçbir taraf için daha iyi olmazdı.
