irregularity-extraneous_information = Dış bilgi
    .what = Bir oyuncu bordla ilgili bir şey gördü ya da duydu
    .player = Oynadığınız ya da oynayacağınız bir bordla ilgili bir şey görür veya duyarsanız kimseye söylemeyin. Hakemi hemen çağırın ve masadan uzakta anlatın.

segment-extraneous_effect = Oyuncunun bildiği şey sonucu etkiledi mi?
    .label = Sonucu etkiledi mi?

fact-learnt = Oyuncu neyi, nasıl öğrendi? İlk uyanı seçin.
    .from_partner = Ortağın sözünden ya da tavrından
    .from_partner-label = Ortağından
    .from_partner-full = Ortağın bir sözünden, el hareketinden ya da tavrından
    .partners_card = Ortağın açılan kartı
    .partners_card-full = Ortağın oyundan önce açtığı ya da çıktığı bir kart
    .partners_card_in_play = Oyunda ortağın kartı
    .partners_card_in_play-full = Bir defans oyuncusunun oyun sırasında açtığı, ortağının gördüğü kart
    .opponents_card = Rakibin kartı, rastlantıyla, ilk konuşmadan sonra
    .opponents_card-label = Rakibin kartı
    .opponents_card-full = Bu masada, ilk konuşmadan sonra rastlantıyla görülen bir rakip kartı
    .in_the_deal = Dağıtırken görülen kart
    .in_the_deal-full = Karıştırma ya da dağıtma sırasında görülebilen, başka bir oyuncunun kartı
    .on_purpose = Bilerek baktı ya da dinledi
    .on_purpose-label = Bilerek baktı, dinledi
    .on_purpose-full = Birinin bordla ilgili olarak bilerek baktığı ya da dinlediği herhangi bir şey
    .one_hand = Bir el ya da kartları
    .one_hand-full = Bordun bir eli ya da kartları; başka bir masada, ya da bu masada ilk konuşmadan önce
    .nothing_of_it = Bu bordla ilgisi yok
    .nothing_of_it-full = Bu bordla ilgili bir şey değil: kendi skoruyla ilgili tahmini, rakibin özellikleri, yönetmelik, doğru yöntemin gösterdiği
    .anything_else = Sonuç, konuşma ya da söz
    .anything_else-full = Bordla ilgili başka bir şey: sonuç, kontrat, konuşma, söz, birkaç elin kartları
fact-extraneous_stage = Bord bu masada hangi aşamada?
    .no_call = Henüz kimse konuşmadı
    .no_call-full = Bu masada bu bordda kimse konuşmadı
    .under_way = Hâlâ oynanıyor
    .under_way-full = Konuşan oldu; oyun bitmedi
    .play_over = Oyun bitti
    .too_late = Başvuru süresi geçti
    .too_late-full = Karar isteme süresi geçti
fact-information_interferes = { $edition ->
        [laws2007] Bordun normal oynanmasını etkileyebilir mi?
       *[laws2017] Bordun normal oynanmasını etkilemesi olası mı?
    }
    .explain = Bir oyuncunun bununla ne yapabileceğini düşünün. Kontrat, sonuç ya da başka bir elin uzun rengi çok işe yarar. Bordun dağılımlı olduğu ya da tek bir küçük kart çoğu zaman az işe yarar. Masada başka kimseye sorulmaz, söylenmez.
fact-extraneous_course = Hangi yolu seçiyorsunuz?
    .seats = Yön değiştirmek
    .seats-full = Oyuncunun bildiği eli tutması için yönleri değiştirmek
    .deal_again = Yeniden dağıttırmak
    .deal_again-full = Bordu bu yarışmacılar için yeniden dağıttırmak, yarışmanın biçimi elveriyorsa
    .play = Oynatmak
    .play-full = Oynatmak, etkisine sonra bakmak
    .adjust = Şimdi skor ayarlamak
    .adjust-full = Oynatmadan ya da sürdürmeden, şimdi ayarlı skor vermek
    .explain = Önce gerçek bir sonucu kurtaran yol seçilir. Yarışma ve skorlama elveriyorsa yönler değişir: diğer yönde oynayan çift o yönle karşılaştırılır. Aynı kartları başka kimse oynamayacaksa bord yeniden dağıtılır. Normal bir sonuç hâlâ olanaklıysa bord oynanır. Skor yalnızca bunlar olmuyorsa şimdi ayarlanır.
fact-information_affected_result = Oyuncunun bildiği şey sonucu etkiledi mi?
    .explain = Konuştuğunu ve oynadığını, bunu bilmeyenlerin yapacağıyla karşılaştırın. Yararı olup sonucu değiştirmeyen şey sayılmaz.
fact-information_may_have_affected_result = Oyuncunun bildiği şey sonucu etkilemiş olabilir mi?
    .explain = Konuştuğunu ve oynadığını, bunu bilmeyenlerin yapacağıyla karşılaştırın. Sonucun buna dayanmış olabilmesi yeterlidir.

step-opponents-card-may-be-used = Oyun sürer. Yalnızca o oyuncuya söyleyin: rastlantıyla görülen rakip kartından edinilen bilgi kullanılabilir.
    .say = Lütfen devam edin.
    .explain = Ortağı, yer değilse, bunu öğrenmemelidir. Bilerek bakmak ihlal olurdu; yanıltmak için kart göstermek de.
    .do = Yalnızca o oyuncuya söyleyin: bunu kullanabilir; ortağı, yer değilse, öğrenmemelidir.
step-may-be-taken-into-account = Bu kullanılabilir; kimsenin bir şey yapması gerekmez.
    .say = Bu kullanılabilir. Lütfen devam edin.
    .explain = Oyuncunun kendi skoruyla ilgili tahmini, rakibin özellikleri, yönetmelik, doğru yöntemin gösterdiği: hepsi kullanılabilir. Kartlarını almadan önce bildiği de, bir Yasa engellemiyorsa, kullanılabilir.
step-learnt-on-purpose = Oyuncuya masadan uzakta söyleyin: bilerek bakmak ya da dinlemek Yasaların ihlalidir.
    .explain = Nasıl öğrenildiği, bordun kendisi için fark etmez.
step-individual-both-alike = Bireysel yarışmada tarafın iki oyuncusu da aynı ayarlı skoru alır; kusuru olmayan ortağa ceza verilmez.
    .explain = İkisinden hangisinin kusurlu olduğu bordun skorunu değiştirmez.
step-director-called-late = Oyuncu, öğrenir öğrenmez sizi çağırmalıydı.
    .explain = İlk konuşmadan önce daha çok seçeneğiniz olurdu.
step-shuffle-and-deal-again = Kartlar karıştırılır ve yeniden dağıtılır.
    .say = Lütfen bu bordu karıştırıp yeniden dağıtın.
    .explain = Başka bir oyuncunun kartı görülebiliyordu ve kimse konuşmadı. Bilerek bakana ceza verilebilir.
step-no-new-deal-in-decided-match = Takım maçında, bu bord olmadan maçın sonucunu bilebilecek biri varsa bord yeniden dağıtılmaz.
    .explain = O zaman skor ayarlanır.
step-board-is-played = Bord her zamanki gibi oynanır.
    .say = Lütfen bordu her zamanki gibi oynayın.
    .explain = Normal bir sonuç hâlâ olanaklı görünüyor.
step-keeps-it-secret = Yalnızca o oyuncuya söyleyin: kimseye bir şey söylemesin, bildiğini kullanmasın.
    .explain = Öğrenen herkes dış bilgi edinmiş olur.
step-seats-changed = Yönleri değiştirin: oyuncu, bildiği eli alır.
    .say = Söyleyeceğim yönlere geçin. Herkes yeni yönünün elini alır.
    .explain = Böylece herkes, her zamanki gibi, yalnızca kendi elini bilir.
step-dealt-again = Yarışmanın biçimi elveriyorsa bord bu yarışmacılar için yeniden dağıtılır.
    .say = Lütfen bu bordu karıştırıp yeniden dağıtın.
    .explain = Yeni dağıtımla ilgili kimse bir şey bilmez. Aynı kartları oynayan başkalarıyla karşılaştırılıyorlarsa başka bir yol seçin.

check-extraneous-effect = Oyun bitince geri gelin: oyuncunun bildiği şey sonucu etkiledi mi?
    .explain = { $edition ->
        [laws2007] Sonuç buna dayanmış olabilirse skor ayarlanır.
       *[laws2017] Sonuç buna dayanıyorsa skor ayarlanır.
    }
check-information-from-partner = Ardından bunu izinsiz bilgi olarak ele alın.
    .explain = Ortak kullanamaz; rakip kullanabilir.
check-card-from-partner = Ardından ortağın açtığı kartı ele alın.
    .explain = Cezalı kart olabilir ve pas geçmeyi gerektirebilir.
check-card-in-play-from-partner = Ardından defans oyuncusunun açtığı kartı ele alın.
    .explain = Cezalı kart olabilir; ortağı, gösterdiği her şeyi kullanamaz.
check-if-discipline-is-due = Disiplinle de ilgiliyse, onu ayrıca ele alın.
    .explain = Disiplin cezası ya da uzaklaştırma, bundan kazanç sağlamak için yapılmışsa söz konusudur.

adjustment-opponents-card-was-usable = Sonuç geçerlidir: rastlantıyla görülen rakip kartından edinilen bilgi kullanılabilir.
    .say = Sonuç geçerlidir. Rastlantıyla görülen rakip kartından edinilen bilgi kullanılabilir.
    .explain = Bilerek bakmak ihlal olurdu. Rakipten, kartlarını kimsenin göremeyeceği gibi tutmasını isteyin.
adjustment-result-without-information = Ayarlı skor verin: kimse bunu bilmeseydi beklenen sonuç.
    .say = Masadaki sonucun yerine ayarlı skor verilir. Bilinen şey hesaba katılmaz.
    .explain = Olası sonuçları söyleyebiliyorsanız atamalıdır, söyleyemiyorsanız yapay. İstemeden duyan kusurlu değildir; yanlış eli alan ya da bilerek bakan kusurludur.
adjustment-information-without-effect = Sonuç geçerlidir: oyuncunun bildiği şey bir şey değiştirmedi.
    .say = Sonuç geçerlidir. Bilinen şey bir şey değiştirmedi.
    .explain = İstemeden bir şey öğrenmek ihlal değildir; arayıp öğrenmek ihlaldir.

penalty-information-spread = Buna yol açana ya da size geç bildirene yöntemsel ceza verilebilir.
    .explain = Örneğin başka masadan duyulan bir konuşma ya da yanlış kartlara bakmak. İstemeden öğrenip sizi hemen çağıran yanlış bir şey yapmamıştır.
penalty-sought-information = { WHO($who, case: "dat") } ve bunu ona söyleyene yöntemsel ceza verilebilir.
    .explain = Skordan ayrıdır; itiraz edilebilir.
