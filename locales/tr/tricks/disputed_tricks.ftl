irregularity-disputed_tricks = Löve sayısında anlaşmazlık
    .label = Löve sayısı tartışması
    .what = İki taraf bordun sonucunda anlaşamıyor

fact-tricks_given_up = Anlaşmazlık talep ya da terkten mi doğuyor?
    .full = Anlaşmazlık bir talep ya da terkten mi doğuyor?
    .none = Talep/terk dışında
    .none-full = Hayır, bord sonuna kadar oynandı ya da anlaşmazlık başka bir konuda
    .agreed = Kabul edilmiş rakip talebinden
    .agreed-label = Kabul edilen talepten
    .agreed-full = Evet, kabul edilmiş bir rakip talebinden
    .conceded = İtiraz edenin kendi terkinden
    .conceded-label = Kendi terkinden
    .conceded-full = Evet, şimdi itiraz eden tarafın kendi terkinden
fact-called_to_dispute = Ne zaman çağrıldınız?
    .in_round = Tur bitmeden
    .within_period = Tur bitince, Düzeltme Süreci içinde
    .within_period-label = Düzeltme Süreci içinde
    .within_period-full = Daha sonra, ama Düzeltme Süreci içinde
    .after_period = Süreç bittikten sonra
    .after_period-full = Düzeltme Süreci bittikten sonra
    .explain = Sonraki tur ilan edildiğinde hâlâ oynayan bir masa için tur, oyuncular yer değiştirince biter.
fact-played_cards = Kartlar hangi löveyi kimin kazandığını hâlâ gösteriyor mu?
    .full = Oynanmış kartlar hangi löveyi kimin kazandığını hâlâ gösteriyor mu? (Kimse başkasının kartına dokunmaz.)
    .in_order = Evet
    .one_side_mixed = { $edition ->
        [laws2007] Hayır, saptanamıyor; anlaşmazlıktan sonra tek taraf karıştırdı
       *[laws2017] Hayır, saptanamıyor; yalnızca bir taraf karıştırdı
    }
    .one_side_mixed-label = Kusur tek tarafta
    .one_side_mixed-full = { $edition ->
        [laws2007] Hayır, bir taraf anlaşmazlık çıktıktan sonra kartlarını karıştırdığı için olay artık saptanamıyor
       *[laws2017] Hayır, yalnızca bir taraf kartlarını karıştırdığı için olay artık saptanamıyor
    }
    .both_mixed = Hayır, başka durum
    .both_mixed-full = { $edition ->
        [laws2007] Hayır; iki taraf da karıştırdı, biri anlaşmazlıktan önce karıştırdı ya da olay başka yoldan saptanabiliyor
       *[laws2017] Hayır; iki taraf da karıştırdı ya da olay başka yoldan saptanabiliyor
    }
fact-convinced_of_score = Masadaki skordan tam olarak emin misiniz?
    .full = Masada alınan skordan tam olarak emin misiniz?
    .explain = Oynanmış kartlara, oyuncuların notlarına ve dördünün söylediklerine bakın. Makul bir kuşku kalıyorsa yanıt hayırdır.
fact-convinced_of_tricks = Masada kazanılan löve sayısından tam olarak emin misiniz?
    .full = Masada kaç löve kazanıldığından tam olarak emin misiniz?
    .explain = Oynanmış kartlara, oyuncuların notlarına ve dördünün söylediklerine bakın. Makul bir kuşku kalıyorsa yanıt hayırdır.

step-no-trick-kept-that-was-not-won = Kimse, tarafının kazanmadığı ya da rakibin kaybedemeyeceği bir löveyi bile bile kabul edemez.
    .explain = Löve sayısı üzerinde, eller borda konmadan anlaşmaya varılır.
step-tricks-counted = Oyuncuların dördü de oynanmış kartlarını sırayla gözden geçirsin; löveleri sayın.
    .say = Oyuncuların dördü de oynanmış kartlarını sırayla gözden geçirir, löveler sayılır.

adjustment-score-as-counted = Bordu sayılan lövelerle skorlayın.
    .say = Bord, şimdi sayılan lövelerle skorlanır.
adjustment-ruled-for-other-side = Kartlarını karıştırmamış olan tarafın lehine karar verin.
    .say = Karar, kartlarını karıştırmamış olan tarafın lehinedir.
adjustment-score-on-the-evidence = İki tarafı dinleyin, neyin olası olduğunu tartın, hangi sonucun yazılacağına karar verin.
    .say = İki taraf da dinlenir. Sonra hangi sonucun yazılacağına karar verilir.
adjustment-both-scores-corrected = İki tarafın skorunu da düzeltin.
    .say = İki tarafın skoru da düzeltilir.
adjustment-score-stands-or-is-reduced = Skoru geçerli sayın ya da bir tarafınkini, diğerininkini yükseltmeden düşürün.
    .say = Hiçbir tarafın skoru yükseltilmez. Birinin düşürülüp düşürülmeyeceğine ayrıca karar verilir.
adjustment-no-duty-to-raise = Kazanılan löveleri yazın: fazla lövesi olan tarafın skoru düşer. Diğer tarafın skorunu yükseltmek zorunda değilsiniz.
    .say = Fazla lövesi olan tarafın skoru düzeltilir. Diğer tarafın skorunun yükselip yükselmeyeceğine ayrıca karar verilir.
    .explain = İki skor farklı olabilir. İkisi de düzeltilebilir; birini yükseltme zorunluluğu yoktur.
