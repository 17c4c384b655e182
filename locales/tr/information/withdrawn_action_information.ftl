irregularity-withdrawn_action_information = Geri alınan konuşma veya oyundan edinilen bilgi
    .label = Geri alınandan bilgi
    .what = Geri alınan konuşma ya da karttan edinilen bilgi kullanılmış olabilir
    .player = Geri alınandan edinilen bilgiyi kusursuz taraf kullanabilir. Kusurlu taraf onun öne çıkardığını seçemez. Seçtiğini düşünüyorsanız oyundan sonra hakemi çağırın.

fact-suggested_over_alternative = Kusurlu taraf, mantıklı seçenek varken, geri alınanın açıkça öne çıkardığını mı seçti?
    .full = Kusurlu taraf, mantıklı bir seçenek varken, geri alınan konuşmanın ya da kartın açıkça öne çıkardığı başka bir konuşma veya oyunu mu seçti?
    .explain = İki bölümü vardır. Geri alınan konuşma ya da kart açıkça yaptıkları şeye işaret ediyordu, başka bir şeye değil. O başka şey de mantıklı bir seçenekti: o düzeyde, o sistemle oynayan oyuncuların önemli bir bölümü onu ciddi olarak düşünürdü, bazıları da seçebilirdi. Gerçekte yaptıklarının mantıklı bir seçenek olması gerekmez.
fact-suggested_among_alternatives = Kusurlu taraf, mantıklı seçeneklerden, geri alınanın açıkça öne çıkarmış olabileceğini mi seçti?
    .full = Kusurlu taraf, mantıklı seçenekler arasından, geri alınan konuşmanın ya da kartın açıkça öne çıkarmış olabileceği birini mi seçti?
    .explain = En az iki mantıklı seçenek vardı; her birini o düzeyde, o sistemle oynayan oyuncuların önemli bir bölümü ciddi olarak düşünürdü, bazıları da seçebilirdi. Ve seçtikleri, geri alınan konuşmanın ya da kartın açıkça öne çıkarmış olabileceği seçenekti.
fact-withdrawn_used_by = Kimin kullandığı söyleniyor?
    .non_offending_side = Kusursuz taraf
    .offending_side = Kusurlu taraf

step-withdrawn-may-be-used = { WHO($who) }, hangi taraftan olursa olsun, geri alınan her şeyi kullanabilir.
    .say = Geri alınan her şeyi, kiminki olursa olsun, kusursuz taraf kullanabilir.
    .explain = Bunun için skor ayarlanmaz.
step-play-goes-on-withdrawn = Oyun sürer. Oyun bitince bakarsınız.
    .say = Oyun sürüyor. Gerekirse oyundan sonra beni çağırın.
    .explain = Kimseye neden öyle konuştuğu ya da oynadığı sorulmaz.

information-withdrawn-action-unauthorized = Kusurlu taraf, hangi taraftan olursa olsun geri alınandan edindiği bilgiyi kullanamaz.
    .say = Geri alınandan edinilen bilgiyi kusurlu taraf kullanamaz.
    .explain = { $edition ->
        [laws2007] Mantıklı seçenekler arasından, bunun açıkça öne çıkarmış olabileceği birini seçemez.
       *[laws2017] Mantıklı bir seçenek varken, bunun açıkça öne çıkardığı başka bir konuşma ya da oyunu seçemez.
    }

check-withdrawn-action = Oyun bitince geri gelin: kusurlu taraf geri alınanı kullandı mı?
    .explain = Yaptığını, geri alınan konuşmanın ya da kartın gösterdiğiyle karşılaştırın.

adjustment-not-for-withdrawn = Geri alınan yüzünden skor ayarlanmaz.
    .say = Geri alınan yüzünden skoru ayarlamıyorum.
    .explain = Bunun için hem kullanılmış hem de diğer tarafa zarar vermiş olması gerekirdi.
