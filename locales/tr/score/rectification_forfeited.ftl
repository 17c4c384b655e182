irregularity-rectification_forfeited = Hakem gelmeden yapılanlar
    .label = Hakem gelmeden yapılan
    .what = Hakem çağrılmadan bir şey yapıldı ya da aralarında anlaştılar
    .player = Usulsüzlüğe dikkat çekilince hakem gelmeden kimse bir şey yapmaz. Çağırmakla hak yitirilmez; önce bir şey yapmakla yitirilebilir. Oyuncular onarma uygulayamaz, ondan vazgeçemez.

segment-wrong_rectification = Yanlış onarma zarar verdi mi?
    .label = Yanlış onarma

fact-attention_drawn = Bundan önce buna dikkat çeken olmuş muydu?
fact-settlement_stands = Aralarında çözdükleri geçerli olsun mu?
    .explain = Geçerli sayabilir ya da iptal edebilirsiniz. Hakkını bilmeyen oyuncuyu hakkından eden çözümü iptal edin. Yasanın da götüreceği sonuç geçerli kalabilir.
fact-right_forfeited = Onarma hakkı yitirildi mi?
    .explain = { $edition ->
        [laws2007] Hakem çağrılmadan yaptıkları her şeyle yitirilmiş olabilir; örneğin bir rakibin ondan sonra Yasayı bilmeden yaptığından kazanç sağlayabilecek durumdaydılarsa. Usulsüzlüğün kendi Yasası böyle bir konuşmanın ya da oynayışın sonucunu söylüyorsa o uygulanır: “Hayır” yanıtını verin.
       *[laws2017] Hakem çağrılmadan yaptıkları her şeyle yitirilmiş olabilir. Usulsüzlüğü bilmiyorlardıysa yitirilmesi gerekmez. Usulsüzlüğün kendi Yasası böyle bir konuşmanın ya da oynayışın sonucunu söylüyorsa o uygulanır: “Hayır” yanıtını verin.
    }
fact-action_taken_back = Geri alınan bir konuşma ya da kart oldu mu?
    .full = İki taraftan birinin geri aldığı bir konuşma ya da kart oldu mu? Onun yerine ne konduğu önemli değildir.
    .explain = Örneğin defans oyuncusunun kartı ele döndü ya da bir konuşma değiştirildi.
fact-right_one_possible = Doğru onarma hâlâ uygulanabilir mi?
fact-waiver_asked_for = Kim istiyor, haklı bir neden var mı?
    .with_cause = Kusursuz taraf, haklı nedeni var
    .with_cause-label = Kusursuz: neden var
    .without_cause = Kusursuz taraf, haklı nedeni yok
    .without_cause-label = Kusursuz: neden yok
    .by_others = Başka biri
    .by_others-full = Kusursuz taraftan olmayan biri
    .explain = Neden olup olmadığını siz değerlendirirsiniz. Nedenini sorun; diğer yarışmacıları da düşünün.
fact-rectification_waived = Vazgeçilecek olan nedir?
    .penalty_card = Cezalı kart
    .penalty_card-full = Defans oyuncusunun cezalı olan ya da olacak kartı
    .taken_back = Geri alma sonrası
    .taken_back-full = Bir konuşma ya da kart geri alındıktan sonra uygulanacak olan
    .other = Başka bir şey

step-any-player-calls = Dikkat çekildikten sonra her oyuncu sizi çağırabilir, yer de.
    .say = Bir usulsüzlüğe dikkat çekildikten sonra her oyuncu hakemi çağırabilir, yer de.
    .explain = Ama oyun sürerken yer, usulsüzlüğe ilk dikkat çeken olamaz.
step-nothing-forfeited = Sizi çağırmakla ya da diğer taraf kendi usulsüzlüğünü söyledi diye kimse hak yitirmez.
    .say = Beni çağırmakla kimse hak yitirmez.
    .explain = Seçeneği olan, önce hepsini dinler, ortağına danışmadan seçer; tarafına en uygun olanı seçebilir.
step-rule-on-irregularity = Şimdi usulsüzlüğün kendisini ele alın.
    .explain = Onu “Başka bir usulsüzlük” altında ya da ilk sayfadan seçin.
    .chart = Onun kendi şeması vardır.
step-call-at-once = Söyleyin: dikkat çekilince hakem çağrılır, açıklanana kadar kimse bir şey yapmaz.
    .say = Usulsüzlüğe dikkat çekilince hemen hakemi çağırın. Açıklanana kadar kimse konuşmaz, kimse oynamaz.
    .explain = Her oyuncu çağırabilir, yer de.
step-corrected-too-soon = { WHO($who) } erken düzeltti: bu, başka bir onarmayı da getirebilir.
    .say = Ben gelmeden düzeltildi. Bu, başka bir onarmayı da getirebilir.
    .explain = Düzeltmenin geçerli olup olmadığını ve çıkış kısıtlaması gibi başka ne geleceğini usulsüzlüğün kendi Yasası söyler.
step-right-forfeited = { WHO($who) } hakem çağrılmadan konuştu ya da oynadı: artık onarma yok.
    .say = Kusursuz taraf hakem çağrılmadan konuştu ya da oynadı. Onarma hakkı yitirildi.
    .explain = Konuşmalar ve kartlar şimdi nasılsa öyle kalır.
step-right-kept = { WHO($who) } hakem çağrılmadan konuştu ya da oynadı, ama onarma hakkını korur.
    .say = Onarma hakkı yitirilmedi.
    .explain = Böyle bir eylemle yitirilebilir, ama yitirilmesi gerekmez.
step-score-still-open = Skor, geri alınana bakılmadan açıklanmaz. Sonra dört oyuncuya da, itiraz hakkıyla birlikte bildirilir.
    .say = Skor kesinleşmeden bir şeye daha bakacağım.
    .explain = Kusurlu taraf geri alınanı kullanıp zarar verdiyse skor ayarlanır.
step-settlement-stands = Oyuncuların aralarındaki çözümünü geçerli sayıyorsunuz: başka bir onarma yoktur.
    .say = Onarmayı yalnız hakem belirler. Aranızdaki çözümü geçerli sayıyorum.
    .explain = Oyuncular kendiliğinden onarma uygulayamaz, onarmadan vazgeçemez; siz geçerli sayabilir ya da iptal edebilirsiniz.
step-settlement-cancelled = Oyuncuların aralarındaki çözümünü iptal ediyorsunuz.
    .say = Onarmayı yalnız hakem belirler. Aranızdaki çözüm iptal edildi.
    .explain = Oyuncular kendiliğinden onarma uygulayamaz, onarmadan vazgeçemez; siz geçerli sayabilir ya da iptal edebilirsiniz.
step-chooses-alone = Seçenek kimdeyse tek başına seçer, ortağının söylediğinden yararlanmaz.
    .say = Lütfen tek başınıza seçin; ortağınızın söylediğinden yararlanmayın.
    .explain = Ortağın söylediği izinsiz bilgidir.
step-rectification-waived = Kusursuz tarafın isteğiyle onarmadan vazgeçiyorsunuz.
    .say = Kusursuz taraf istedi; onarmadan vazgeçiyorum.
    .explain = Bunu yalnız siz yapabilirsiniz, o da haklı bir neden varsa.
step-waived-card-goes-back = { WHO($who, case: "gen") } kartı ele döner, cezalı kart değildir.
    .say = Kartı yeniden elinize alın. Cezalı kart değildir.
    .explain = Çıkış kısıtlaması da yoktur.
step-rectification-not-waived = Onarmadan vazgeçmiyorsunuz: haklı bir neden yok.
    .say = Onarmadan vazgeçmiyorum. Onarma geçerli.
    .explain = Neden olup olmadığını siz değerlendirirsiniz.
step-others-may-not-ask = Bunu yalnız kusursuz taraf isteyebilir: onarma geçerlidir.
    .say = Bunu yalnız kusursuz taraf isteyebilir. Onarma geçerli.
    .explain = Onlar da yalnızca ister; siz karar verirsiniz.

check-consultation-used = Oyun bitince: ortağın söylediğinden yararlanıldı mı?
    .explain = Ortaktan gelen her bilgi gibi değerlendirilir.
check-withdrawn-action-now = Kusurlu tarafın geri alınanı kullanıp kullanmadığına şimdi bakın.
    .explain = Yaptığını, geri alınan konuşmanın ya da kartın gösterdiğiyle karşılaştırın.
check-wrong-rectification = Oyun bitince: yanlış onarma bir tarafa zarar verdi mi?
    .explain = { $edition ->
        [laws2007] Verdiyse, bu kusurlu taraf bile olsa, skor ayarlanır.
       *[laws2017] Rakibi Yasayı bilmediği için kazanan taraf varsa yalnız onun skoru düşer. Yoksa zarar gören taraf için, kusurlu taraf bile olsa, skor ayarlanabilir.
    }
check-wrong-rectification-now = Yanlış onarmanın bir tarafa zarar verip vermediğine şimdi bakın.
    .explain = { $edition ->
        [laws2007] Verdiyse, bu kusurlu taraf bile olsa, skor ayarlanır.
       *[laws2017] Rakibi Yasayı bilmediği için kazanan taraf varsa yalnız onun skoru düşer. Yoksa zarar gören taraf için, kusurlu taraf bile olsa, skor ayarlanabilir.
    }
adjustment-settlement-was-allowed = Sonuç iki taraf için de geçerlidir: oyuncuların aralarındaki çözüm geçerli sayıldı.
    .say = Aranızdaki çözüm geçerli sayıldı. Sonuç geçerli.
    .explain = Bu çözümü iptal de edebilirdiniz. Bundan zarar gören taraf itiraz edebilir.
adjustment-right-was-forfeited = Sonuç iki taraf için de geçerlidir: onarma hakkı yitirildi.
    .say = Onarma hakkı yitirildi. Sonuç geçerli.
    .explain = Hakem çağrılmadan eylemde bulunan taraf hakkını yitirebilir.
penalty-after-forfeiture = Yine de yöntemsel ceza verebilirsiniz.
    .explain = Onarmadan ayrıdır; cezaya itiraz edilebilir. Çoğu kez uyarı yeter.
