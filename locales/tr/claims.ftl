### Löve talebi ve terki, löve sayısı, skor.

fact-claim_matter = Sorun ne?
    .declarers_claim = Deklaran löve talep etti, biri kabul etmiyor
    .defenders_claim = Bir defans oyuncusu löve talep etti, biri kabul etmiyor
    .partner_objected = Bir defans oyuncusu löve terk etti ya da bir bölümünü talep edip diğerlerini terk etmiş oldu, ortağı hemen itiraz etti
    .played_on = Talep ya da terkten sonra oyuna devam edildi
    .agreement_regretted = Bir taraf rakibin talebini kabul etmişti, şimdi itiraz ediyor
    .concession_regretted = Bir terkten kuşku duyuluyor ya da vazgeçiliyor (lövelerin bir bölümünü talep eden diğerlerini terk eder)
    .current_trick = Söylenen ya da gösterilen yalnızca oynanmakta olan löveyle ilgiliydi
    .unclear = Bunun talep ya da terk olup olmadığı tartışmalı
    .agreed = Herkes kabul ediyor
fact-claimed_by = Kim konuştu ya da kart gösterdi?
    .declarer = Deklaran
    .defender = Bir defans oyuncusu
fact-claim_or_concession = Bunu ne sayıyorsunuz?
    .claim = Löve talebi
    .concession = Yalnızca löve terki
    .neither = Hiçbiri
    .explain = Talep: bir tarafın, oynanmakta olandan sonra belirli sayıda löve kazanacağını söylemek, oyunu kesmeyi önermek ya da talep niyeti olmadığı açıkça belli değilken kartlarını göstermek. Terk: bir tarafın belirli sayıda löve kaybedeceğini söylemek ya da elini bırakmak. Lövelerin bir bölümünü talep eden, diğerlerini terk etmiş olur.
fact-all_four_concurred = Diğer taraf devam edilmesini istedi mi ve yer dahil dört oyuncu da kabul etti mi?
script-claimer-repeats-statement = Oyun durdu. Talep eden oyuncu, talep ederken söylediğinizi yineleyin; bir şey eklemeyin.
script-opponents-object = Rakipler, neye itiraz ediyorsunuz? Geri kalan her şeye de bakacağım.
script-remaining-cards-faced = Herkes kalan kartlarını masada açsın.
fact-line_was_stated = Talep ederken nasıl oynayacağını söyledi mi?
fact-trump_outstanding = Rakipte kalan bir koz löve kazanır mı?
    .explain = Üçü birden doğruysa kazanır: talep eden o kozla ilgili bir şey söylememiştir; talep ederken kozun hâlâ dışarıda olduğunu bilmiyor olması az da olsa olasıdır; normal bir oyunla o koza löve kaybedilebilir. O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun da normaldir. Sanzatuda ya da dışarıda koz kalmamışsa yanıt hayırdır.
fact-needs_partners_choice = Talebin bir bölümü, talep edenin ortağının birkaç normal oyundan birini seçmesini gerektiriyor mu?
    .explain = Ortağın defos yapması, çıkması ya da bir löveyi alması gerekebilir. O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli de olsa normal bir oyunu löve kaybettiriyorsa yanıt evettir.
fact-claim_line = Bunlar bir yana, talep edilen löveler neye dayanıyor?
    .every_line_wins = Söylenen oyun tarzına; bir şey söylenmeyen bölümde her normal oyun tarzı da yetiyor
    .normal_line_loses = Söylenmemiş bir oyun tarzına; başka bir normal oyun tarzı daha az löve kazanıyor
    .depends_on_card = Belirli bir kartın diğer rakipte değil bu rakipte olmasını gerektiren, söylenmemiş bir oyun tarzına
    .stated_line_fails = Söylenen oyun tarzına, ama o yürümüyor
    .explain = O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun normaldir, mantık dışı oyun değildir. Kartlar oynandıkça görülecek olanı, örneğin bir rakibin renge uymadığını, talep eden de görürdü.
fact-card_is_found = Talep eden o kartı yine de bulur muydu?
    .neither = Hayır
    .shows_out = Bir rakip talepten önce o renge uymamıştı ya da sonra her normal oyun tarzında uymayacaktı
    .irrational = Öyle oynamamak mantık dışı olurdu
    .explain = { $edition ->
        [laws2007] Bir rakip talepten önce o kartın rengine uymamış olmalı ya da hangi normal oyun tarzı seçilirse seçilsin sonra uyamayacak olmalıdır; veya mantıklı hiçbir oyuncu başka türlü oynamamalıdır.
       *[laws2017] Bir rakip talepten önce o kartın rengine uymamış olmalı ya da hangi normal oyun tarzı seçilirse seçilsin sonra uyamayacak olmalıdır.
    }
fact-agreement_objected = Ne zaman itiraz ettiler?
    .before_established = Tarafları sonraki bir bordda konuşmadan ve tur bitmeden
    .within_period = Daha sonra, ama Düzeltme Süreci içinde
    .after_period = Düzeltme Süreci bittikten sonra
fact-agreed_to_lose = Hangi lövenin kaybını kabul ettiler?
    .won_already = Taraflarının gerçekte kazanmış olduğu bir lövenin
    .likely = Oyun sürseydi taraflarının büyük olasılıkla kazanacağı bir lövenin
    .neither = Bunların hiçbirinin
    .explain = Kazanma olasılığı kaybetme olasılığından yüksek olmalıdır. Kazanılabilecek olması yetmez.
fact-conceded_trick = Hangi löve terk edildi?
    .won_already = Terk eden tarafın gerçekte kazanmış olduğu bir löve
    .not_losable = Kalan kartların hiçbir normal oyunuyla kaybedilemeyecek bir löve
    .neither = Bunların hiçbiri
    .explain = O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun da normaldir. Böyle bir oyun löveyi kaybettiriyorsa terk geçerlidir.
fact-in_correction_period = Düzeltme Süreci sürüyor mu? (Organizasyon Komitesi başka bir süre koymadıysa: resmi skorlar incelemeye açıldıktan sonra yarım saat.)

step-play-has-stopped = Oyun durdu. Siz karar verene kadar kimse bir şey yapmaz; o andan sonra oynananlar sayılmaz.
step-no-statement-now = Talep sırasında oyun tarzı söylenmemiş. Sonradan söylenen bir oyun tarzını, yalnızca başka hiçbir normal oyun tarzı daha az löve kazandırmıyorsa kabul edin; aksi halde etmeyin.
step-doubt-against-claimer = İki taraf için de olabildiğince adil karar verin; kuşkulu her nokta talep edenin aleyhinedir.
step-trump-takes-tricks = Kalan kozun normal oyunla kazanabileceği löveyi ya da löveleri rakiplere verin.
step-partners-choice-not-accepted = Ortağın seçimini gerektiren bölümü kabul etmeyin: ortak, talebe en çok zarar veren normal oyunu oynar.
step-stated-line-followed = Söylenen oyun tarzını, uygulanabildiği sürece izleyin.
step-least-successful-normal-line = Bir şey söylenmemişse ya da söylenen artık işe yaramıyorsa, talep edene en az löve kazandıran normal oyun tarzını alın. O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun normaldir.
step-prescribed-order-of-play = Federasyonunuz, bir şey söylenmediğinde bir rengin hangi sırayla oynanacağını belirlemişse ona uyun.
step-card-is-not-found = Kartı bulan oyun tarzını kabul etmeyin: talep eden onu yanlış rakipte aramış gibi karar verin.
step-card-is-found = Oyun tarzını kabul edin: talep eden kartı bulurdu.
step-nothing-conceded = { $edition ->
    [laws2007] Ortak hemen itiraz etti: hiçbir löve terk edilmiş değildir.
   *[laws2017] Ortak hemen itiraz etti: ne talep ne de terk vardır.
}
step-no-claim-play-goes-on = Bu ne talep ne de terktir. Oyun sürer; bir defans oyuncusunun kartı göründüyse sonra onu ele alın.
step-claim-is-void = Talep ya da terk geçersizdir. Bu yüzden hiçbir kart cezalı, hiçbir bilgi izinsiz olmaz.
step-play-after-claim-disregarded = Oyun ancak diğer taraf isterse ve dört oyuncu da kabul ederse sürebilirdi; o andan sonra oynananlar sayılmaz. Talep ya da terk hakkında, yapıldığı haliyle karar verin.
step-play-after-claim-is-evidence = Oyun durmalıydı; o andan sonra oynananlar sayılmaz. Bunları, oyuncuların büyük olasılıkla nasıl oynayacağının ve talebin doğruluğunun kanıtı olarak değerlendirebilirsiniz.
step-agreement-not-established = Anlaşma henüz resmileşmemişti: itiraz edilmiş talep hükümleri uygulanır.

adjustment-claim-upheld = Talep geçerlidir. Bordu talep edilen lövelerle skorlayın.
adjustment-tricks-as-ruled = Bu kararın lövelerini rakiplere vererek bordu skorlayın.
adjustment-table-result-stands = Devam edilerek alınan skor geçerlidir.
adjustment-scored-as-claimed = Löveler talep ya da terk edildiği gibi oyunda kazanılmış ya da kaybedilmiş sayılarak bord skorlanır.
adjustment-agreement-stands = Anlaşma geçerlidir, skor da öyle.
adjustment-concession-stands = Terk geçerlidir.
adjustment-trick-returned = Löve, onu veren tarafa geri verilir. Bordu bununla yeniden skorlayın.
adjustment-correction-period-over = Düzeltme Süreci bitti: skor geçerlidir.

fact-tricks_given_up = Anlaşmazlık bir talep ya da terkten mi doğuyor?
    .none = Hayır, bord sonuna kadar oynandı ya da anlaşmazlık başka bir konuda
    .agreed = Evet, kabul edilmiş bir rakip talebinden
    .conceded = Evet, şimdi itiraz eden tarafın kendi terkinden
fact-called_to_dispute = Ne zaman çağrıldınız?
    .in_round = Tur bitmeden
    .within_period = Daha sonra, ama Düzeltme Süreci içinde
    .after_period = Düzeltme Süreci bittikten sonra
fact-played_cards = Oynanmış kartlar hangi löveyi kimin kazandığını hâlâ gösteriyor mu? (Kimse başkasının kartına dokunmaz.)
    .in_order = Evet
    .one_side_mixed = Hayır, bir taraf anlaşmazlık çıktıktan sonra kartlarını karıştırdığı için olay artık saptanamıyor
    .both_mixed = Hayır; iki taraf da karıştırdı, biri anlaşmazlıktan önce karıştırdı ya da olay başka yoldan saptanabiliyor
fact-convinced_of_score = Masada alınan skordan tam olarak emin misiniz?
    .explain = Oynanmış kartlara, oyuncuların notlarına ve dördünün söylediklerine bakın. Makul bir kuşku kalıyorsa yanıt hayırdır.
step-no-trick-kept-that-was-not-won = Löve sayısı üzerinde, eller borda konmadan anlaşmaya varılır. Kimse, tarafının kazanmadığı ya da rakibin kaybedemeyeceği bir löveyi bile bile kabul edemez.
step-tricks-counted = Oyuncuların dördü de oynanmış kartlarını sırayla gözden geçirsin; löveleri sayın.
adjustment-score-as-counted = Bordu sayılan lövelerle skorlayın.
adjustment-ruled-for-other-side = Kartlarını karıştırmamış olan tarafın lehine karar verin.
adjustment-score-on-the-evidence = İki tarafı dinleyin, neyin olası olduğunu tartın, hangi sonucun yazılacağına karar verin.
adjustment-both-scores-corrected = İki tarafın skorunu da düzeltin.
adjustment-score-stands-or-is-reduced = Skoru geçerli sayın ya da bir tarafınkini, diğerininkini yükseltmeden düşürün.
adjustment-no-duty-to-raise = Geç bulunmuş bir skor hatası gibi karar verin. Hiçbir tarafın skorunu yükseltmek zorunda değilsiniz.

fact-score_error = Yanlış olan ne?
    .record = Üzerinde anlaşılan sonuç, bir oyuncu ya da skorcu tarafından yanlış yazıldı ya da hesaplandı
    .tricks = Üzerinde anlaşılan löve sayısı yanlış ya da löve sayısında anlaşmazlık var
    .ruling = Bir karar tartışılıyor ya da ancak şimdi isteniyor
fact-wrong_beyond_doubt = Kaydın yanlış olduğuna, makul kuşku kalmayacak biçimde inanıyor musunuz?
    .explain = Diğer masalar, iki çiftin özel skor kartları ya da olanaksız bir sayı bunu gösterebilir. Bir çift böyle, diğeri başka türlü hatırlıyorsa yanıt hayırdır.
fact-organizer_agrees = { $edition ->
    [laws2007] Yönetmelikler şimdi düzeltmeye izin veriyor mu ve Organizasyon Komitesi de aynı kanıda mı?
   *[laws2017] Organizasyon Komitesi şimdi düzeltmeyi onaylıyor mu?
}
fact-request_in_time = Süresi içinde mi? (Organizasyon Komitesi başka bir süre koymadıysa: resmi skorlar incelemeye açıldıktan sonra yarım saat.)
step-request-is-heard = Başvuru süresi içindedir. Kararınızı verin ya da itirazı iletin.
step-request-too-late = Karar isteme ya da itiraz süresi geçti. Skor geçerlidir.
adjustment-score-corrected = Skoru düzeltin, iki tarafa da bildirin.
adjustment-not-beyond-doubt = Düzeltme Süreci bitti, hata da makul kuşku bırakmayacak kadar kesin değil: skor geçerlidir.
adjustment-organizer-does-not-agree = { $edition ->
    [laws2007] Düzeltme Süreci bitti. Şimdi düzeltmek için hem yönetmeliğin izni hem de Organizasyon Komitesinin aynı kanıda olması gerekir: skor geçerlidir.
   *[laws2017] Düzeltme Süreci bitti; Organizasyon Komitesi onaylamadan skor düzeltilmez: skor geçerlidir.
}
