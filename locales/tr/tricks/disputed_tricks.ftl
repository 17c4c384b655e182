irregularity-disputed_tricks = Löve sayısında anlaşmazlık
    .label = Löve sayısı tartışması
    .what = İki taraf bordun sonucunda anlaşamıyor

fact-tricks_given_up = Anlaşmazlık bir talep ya da terkten mi doğuyor?
    .none = Hayır, bord sonuna kadar oynandı ya da anlaşmazlık başka bir konuda
    .none-label = Talep/terk dışında
    .agreed = Evet, kabul edilmiş bir rakip talebinden
    .agreed-label = Kabul edilen talepten
    .conceded = Evet, şimdi itiraz eden tarafın kendi terkinden
    .conceded-label = Kendi terkinden
fact-called_to_dispute = Ne zaman çağrıldınız?
    .in_round = Tur bitmeden
    .within_period = Daha sonra, ama Düzeltme Süreci içinde
    .within_period-label = Düzeltme Süreci içinde
    .after_period = Düzeltme Süreci bittikten sonra
    .after_period-label = Süreç bittikten sonra
    .explain = Sonraki tur ilan edildiğinde hâlâ oynayan bir masa için tur, oyuncular yer değiştirince biter.
fact-played_cards = Oynanmış kartlar hangi löveyi kimin kazandığını hâlâ gösteriyor mu? (Kimse başkasının kartına dokunmaz.)
    .in_order = Evet
    .one_side_mixed = { $edition ->
        [laws2007] Hayır, bir taraf anlaşmazlık çıktıktan sonra kartlarını karıştırdığı için olay artık saptanamıyor
       *[laws2017] Hayır, yalnızca bir taraf kartlarını karıştırdığı için olay artık saptanamıyor
    }
    .one_side_mixed-label = Kusur tek tarafta
    .both_mixed = { $edition ->
        [laws2007] Hayır; iki taraf da karıştırdı, biri anlaşmazlıktan önce karıştırdı ya da olay başka yoldan saptanabiliyor
       *[laws2017] Hayır; iki taraf da karıştırdı ya da olay başka yoldan saptanabiliyor
    }
    .both_mixed-label = Hayır, başka durum
fact-convinced_of_score = Masada alınan skordan tam olarak emin misiniz?
    .explain = Oynanmış kartlara, oyuncuların notlarına ve dördünün söylediklerine bakın. Makul bir kuşku kalıyorsa yanıt hayırdır.
fact-convinced_of_tricks = Masada kaç löve kazanıldığından tam olarak emin misiniz?
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
