irregularity-claim = Löve talebi veya terki
    .what = Rakibin ya da ortağın itiraz ettiği, ardından oynanan ya da vazgeçilen talep veya terk

fact-claim_matter = Sorun ne? İlk doğru olanı seçin.
    .full = Sorun ne? Birden çoğu doğruysa listede önce geleni seçin.
    .declarers_claim = Deklaran talep etti; oyun durdu, kabul etmeyen var
    .declarers_claim-label = Deklaran talep etti
    .declarers_claim-full = Deklaran löve talep etti; oyun durdu, kabul etmeyen var
    .partner_objected = Defans terk/kısmen talep etti; ortağı hemen itiraz etti
    .partner_objected-label = Ortak hemen itiraz etti
    .partner_objected-full = Bir defans oyuncusu löve terk etti ya da bir bölümünü talep edip diğerlerini terk etmiş oldu, ortağı hemen itiraz etti
    .defenders_claim = Defans talep etti; oyun durdu, kabul etmeyen var
    .defenders_claim-label = Defans talep etti
    .defenders_claim-full = Bir defans oyuncusu löve talep etti; oyun durdu, kabul etmeyen var
    .played_on = Oyuna devam edildi
    .played_on-full = Talep ya da terkten sonra oyuna devam edildi
    .agreement_regretted = Rakibin talebini kabul etmişti, şimdi itiraz ediyor
    .agreement_regretted-label = Kabul etti, şimdi itiraz
    .agreement_regretted-full = Bir taraf rakibin talebini kabul etmişti, şimdi itiraz ediyor
    .concession_regretted = Terkten kuşku duyuluyor ya da vazgeçiliyor
    .concession_regretted-label = Terkten vazgeçiliyor
    .concession_regretted-full = Bir terkten kuşku duyuluyor ya da vazgeçiliyor (lövelerin bir bölümünü talep eden diğerlerini terk eder)
    .current_trick = Yalnızca oynanmakta olan löve içindi
    .current_trick-label = Yalnızca o löve içindi
    .current_trick-full = Söylenen ya da gösterilen yalnızca oynanmakta olan löveyle ilgiliydi
    .dummy = Yer söyledi; deklaran söylemedi
    .dummy-label = Yer söyledi
    .dummy-full = Yer, lövelerin kazanıldığını ya da kaybedildiğini veya oyunun durmasını söyledi; deklaran söylemedi
    .unclear = Talep olduğu tartışmalı
    .unclear-full = Bunun talep ya da terk olup olmadığı tartışmalı
    .agreed = Herkes kabul ediyor
fact-claim_or_concession = Sizce bu neydi?
    .full = Değerlendirmenize göre bu neydi?
    .claim = Löve talebi
    .concession = Yalnızca löve terki
    .neither = Hiçbiri
    .explain = Talep: bir tarafın, oynanmakta olandan sonra belirli sayıda löve kazanacağını söylemek, oyunu kesmeyi önermek ya da talep niyeti olmadığı açıkça belli değilken kartlarını göstermek. Terk: bir tarafın belirli sayıda löve kaybedeceğini söylemek ya da elini bırakmak. Lövelerin bir bölümünü talep eden, diğerlerini terk etmiş olur.
fact-all_four_concurred = Diğer taraf devam istedi mi ve dördü de (yer dahil) kabul etti mi?
    .full = Diğer taraf devam edilmesini istedi mi ve yer dahil dört oyuncu da kabul etti mi?

step-nothing-conceded = { $edition ->
    [laws2007] Ortak hemen itiraz etti: hiçbir löve terk edilmiş değildir.
   *[laws2017] Ortak hemen itiraz etti: ne talep ne de terk vardır.
}
step-no-claim-play-goes-on = Bu ne talep ne de terktir. Oyun sürer.
    .say = Bu ne talep ne de terktir. Oyun sürer.
    .explain = Kimse löve talep de etmemiş, terk de etmemiştir. Görünen kartlar ayrıca ele alınır.
step-dummy-cannot-claim = Yer ne talep ne terk edebilir. Oyun sürer.
    .say = Yer ne talep ne terk edebilir. Oyun sürer.
    .explain = Bunu yalnızca deklaran ya da bir defans oyuncusu yapabilir. Deklaran bunun üzerine kart gösterdiyse ya da oyunu durdurduysa, talep ya da terk onundur.
step-claim-is-void = Talep ya da terk geçersizdir. Bu yüzden hiçbir kart cezalı, hiçbir bilgi izinsiz olmaz.
step-play-after-claim-disregarded = Talepten ya da terkten sonra oynananlar sayılmaz. Talep ya da terk hakkında, yapıldığı haliyle karar verin.
    .say = Talepten ya da terkten sonra oynananlar sayılmaz.
    .explain = Oyun ancak diğer taraf isterse ve dört oyuncu da kabul ederse sürebilirdi.
step-play-after-claim-is-evidence = Oyun durmalıydı; o andan sonra oynananlar sayılmaz.
    .explain = Bunları, oyuncuların büyük olasılıkla nasıl oynayacağının ve talebin doğruluğunun kanıtı olarak değerlendirebilirsiniz.

adjustment-table-result-stands = Sürdürülen oyunun skoru geçerlidir.
adjustment-scored-as-claimed = Löveler talep ya da terk edildiği gibi oyunda kazanılmış ya da kaybedilmiş sayılarak bord skorlanır.
    .say = Löveler talep ya da terk edildiği gibi sayılır.

step-if-claim-shows-revoke = Açılan kartlardan bir rönons ya da özürlü löve ortaya çıktıysa sonra onu ele alın.
    .explain = { $edition ->
        [laws2007] Talep ya da terk, bunu yapan tarafın rönonsunu kesinleştirmiştir; kabul etmek de öyle. Löve aktarılabilir.
       *[laws2017] Talep ya da terk, bunu yapan tarafın rönonsunu kesinleştirmiştir. Kabul etmek ise ancak tur bitince ya da kabul eden taraf sonraki bir bordda konuşunca kesinleştirir; o zamana kadar rönons düzeltilir.
    }
check-dummys-remark-next = Şimdi yerin söylediğini, oyuna karışma olarak karara bağlayın.
    .explain = Deklaran bunu kullanamaz.
check-if-a-card-was-exposed = { WHO($who, case: "gen") } bir kartı göründüyse sonra onu ele alın.
    .explain = Talep ya da terk yoksa, defans oyuncusunun, ortağının görebileceği kartı cezalı kart olabilir.
