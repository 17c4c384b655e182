fact-claimed_by = Kim bir şey söyledi ya da kart gösterdi?
    .declarer = Deklaran
    .defender = Bir defans oyuncusu
fact-line_was_stated = Talep ederken nasıl oynayacağını söyledi mi?
fact-trump_outstanding = Rakipte koz kalmış mıydı?
    .explain = Sanzatuda ya da dışarıda koz kalmamışsa yanıt hayırdır.
fact-outstanding_trump = O kozla ilgili bunlardan biri doğru mu?
    .spoken_of = Talep eden o kozla ilgili bir şey söyledi
    .spoken_of-label = Ondan söz etti
    .not_forgotten = Talep edenin o kozdan habersiz olması hiç olası değil
    .not_forgotten-label = Habersizliği olası değil
    .no_trick_lost = Hiçbir normal oyunda o koz löve kazanmaz
    .no_trick_lost-label = O koz löve kazanmaz
    .none = Hiçbiri
    .explain = Talep ederken kozun hâlâ dışarıda olduğunu bilmiyor olması az da olsa olasıysa ikincisi doğru değildir. O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun da normaldir.
fact-needs_partners_choice = Talebin bir bölümü, talep edenin ortağının birkaç normal oyundan birini seçmesini gerektiriyor mu?
    .explain = Ortağın defos yapması, çıkması ya da bir löveyi alması gerekebilir. O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli de olsa normal bir oyunu löve kaybettiriyorsa yanıt evettir.
fact-claim_line = Az önce değerlendirilen koz ya da ortağın seçimi bir yana, talep edilen löveler neye dayanıyor? Birden çoğu doğruysa listede önce geleni seçin.
    .every_line_wins = Söylenen oyun tarzına; bir şey söylenmeyen bölümde her normal oyun tarzı da yetiyor
    .every_line_wins-label = Her normal oyun yetiyor
    .depends_on_card = Belirli bir kartın diğer rakipte değil bu rakipte olmasını gerektiren, söylenmemiş bir oyun tarzına
    .depends_on_card-label = Kart bu rakipte olmalı
    .stated_line_fails = Söylenen oyun tarzına, ama o yürümüyor
    .stated_line_fails-label = Söylenen yürümüyor
    .normal_line_loses = Söylenmemiş bir oyun tarzına; başka bir normal oyun tarzı daha az löve kazandırıyor
    .normal_line_loses-label = Normal oyunda daha az
    .explain = O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun normaldir, mantık dışı oyun değildir. Kartlar oynandıkça görülecek olanı, örneğin bir rakibin renge uymadığını, talep eden de görürdü. Söylenmemiş bir empas, kartın belirli bir yerde olmasını gerektiren bir oyun tarzıdır. O kart bulunsa da löve kaybediliyorsa daha sonraki bir yanıtı seçin.
fact-card_is_found = Talep eden o kartı yine de bulur muydu?
    .neither = Hayır
    .shows_out = Bir rakip talepten önce o renge uymamıştı ya da sonra her normal oyun tarzında uymayacaktı
    .shows_out-label = Rakip renge uymadı/uymaz
    .irrational = Öyle oynamamak mantık dışı olurdu
    .irrational-label = Aksi mantık dışı olurdu
    .explain = { $edition ->
        [laws2007] Bir rakip talepten önce o kartın rengine uymamış olmalı ya da hangi normal oyun tarzı seçilirse seçilsin sonra uyamayacak olmalıdır; veya mantıklı hiçbir oyuncu başka türlü oynamamalıdır.
       *[laws2017] Bir rakip talepten önce o kartın rengine uymamış olmalı ya da hangi normal oyun tarzı seçilirse seçilsin sonra uyamayacak olmalıdır.
    }

script-claimer-repeats-statement = Artık kimse oynamasın. Talep eden oyuncu, talep ederken söylediğinizi yineleyin; bir şey eklemeyin.
script-opponents-object = Rakipler, neye itiraz ediyorsunuz? Geri kalan her şeye de bakacağım.
script-remaining-cards-faced = Herkes, talep anında elinde kalan kartları masada açsın.

step-play-has-stopped = Oyun talep ile durur. Siz karar verene kadar kimse bir şey yapmaz; o andan sonra oynananlar sayılmaz.
    .say = Oyun talep ile durur; sonra oynananlar sayılmaz. Karara kadar kimse bir şey yapmaz.
step-no-statement-now = Talep sırasında oyun tarzı söylenmemiş. Sonradan söylenen bir oyun tarzını, yalnızca başka hiçbir normal oyun tarzı daha az löve kazandırmıyorsa kabul edin; aksi halde etmeyin.
step-doubt-against-claimer = İki taraf için de olabildiğince adil karar verin; kuşkulu her nokta talep edenin aleyhinedir.
step-trump-takes-tricks = Kalan kozun löve kazandığı ve talep edene en çok löve kaybettiren normal oyun tarzını alın.
    .explain = Yalnızca kozun lövesini değil, o oyun tarzında kaybedilen bütün löveleri rakiplere verin.
step-no-trick-for-trump = Kalan koz tek başına rakiplere löve kazandırmaz.
step-partners-choice-not-accepted = Ortağın seçimini gerektiren bölümü kabul etmeyin: ortak, talebe en çok zarar veren normal oyunu oynar.
step-stated-line-followed = Söylenen oyun tarzını, uygulanabildiği sürece izleyin.
step-least-successful-normal-line = Bir şey söylenmemişse ya da söylenen artık işe yaramıyorsa, talep edene en az löve kazandıran normal oyun tarzını alın.
    .explain = O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun normaldir.
step-prescribed-order-of-play = Federasyonunuz, bir şey söylenmediğinde bir rengin hangi sırayla oynanacağını belirlemişse ona uyun.
step-card-is-not-found = Kartı bulan oyun tarzını kabul etmeyin: talep eden onu yanlış rakipte aramış gibi karar verin.
step-card-is-found = Oyun tarzını kabul edin: talep eden kartı bulurdu.
step-tricks-awarded = Talep edilen lövelerden rakiplere geçen: { $number }.

adjustment-claim-upheld = Talep geçerlidir. Bordu talep edilen lövelerle skorlayın. Açılan kartlardan bir rönons ortaya çıktıysa sonra onu ele alın.
    .say = Talep geçerlidir; talep edilen löveler sayılır.
adjustment-tricks-as-ruled = Bordu skorlayın: talep edilen sonuçtan bu löveler rakiplere geçer. Açılan kartlardan bir rönons ortaya çıktıysa sonra onu ele alın.
    .say = Talep edilen sonuçtan bu löveler rakiplere geçer.
