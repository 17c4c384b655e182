### Her ekranın çerçevesi: başlıklar, ipuçları, komutlar, bildirimler, hatalar.

home-title = Fifth Seat
home-body = Ne oldu? Kendi sözlerinizle anlatın, artırımı yazın ya da listeden seçin. Kararı hakem verir; burada Yasaların ne öngördüğünü bulursunuz.
home-auction = Artırım şöyle yazılır: dağıtan, iki nokta (:), konuşmalar: { $example }. Sırasız konuşmanın önüne oyuncunun yönü ve “=” yazılır: { $out }.
found-title = Hangisi?
found-nothing = Buna uyan bir durum bulunamadı. Başka sözlerle anlatın, artırımı yazın ya da listeden seçin.

door-auction = Artırım
door-play = Kart oyunu
door-tricks = Talepler ve löveler
door-score = Skor

more-auction = Artırımla ilgili her şey …
more-play = Kart oyunuyla ilgili her şey …
more-tricks = Oyun sonuyla ilgili her şey …

words-of-edition = { $text } [{ $year }]
laws-of = { $year } Yasaları
context-auction = Artırım (dağıtan { WHO($dealer) }): { $auction }
context-seats = Kusurlu oyuncu: { WHO($offender) } · Soldaki rakip: { WHO($lho) } · Ortağı: { WHO($partner) } · Sağdaki rakip: { WHO($rho) }
read-out = Yüksek sesle okuyun:
audience-offender = Oyuncuya masadan uzakta sorun; başka kimse duymasın.
audience-nos_player = Yalnızca o oyuncuya, masadan uzakta sorun.
audience-director = Buna siz karar verirsiniz. Masada bir şey söylemeyin.
explain-hint = Ölçüt için “?” yazın.
type-a-call = Konuşmanın kendisini de yazabilirsiniz.
type-a-seat = Oyuncuların yönleriyle anılması için yapanın yönünü (Kuzey) ya da artırımı yazın.
answer-by-number = Numarayla ya da sözle yanıtlayın.

typed-auction = Artırım:
typed-offender = Kusurlu oyuncu:
typed-replacement_call = Yeni konuşma:
typed-rho_obliged = { WHO($rho) } pas geçmek zorundaydı:
typed-rho_obliged_once = { WHO($rho) } bir kez pas geçmek zorundaydı:
typed-partner_ruled_on = { WHO($partner, case: "gen") } bir konuşması ele alındı:
typed-played_to_partners_lead = Ortağın sırasız çıkışına oynandı:
typed-played_to_declarers_lead = Deklaranın sırasız çıkışına oynandı:
seat-N = Kuzey
seat-E = Doğu
seat-S = Güney
seat-W = Batı

which-holds = İkisinden hangisi doğru?
which-holds-of = { $question } Yanıtınız: { $said }. Artırımın gösterdiği: { $shown }. İkisinden hangisi doğru?
holds-answer = Yanıtım
holds-auction = Artırım

ruling-title = Karar: { $irregularity }
ruling-laws = Uygulanan Yasalar: { $laws }
case-reading = Yasanın kuşkulu bir noktası; şöyle yorumlanır: { $reading }
case-turn = Konuşma sırası: { WHO($who) }
heading-information = Bilgi
heading-later = Yapılacaklar
heading-standing = Önceki karardan hâlâ geçerli olanlar
from-ruling = { $text } [karar: { $irregularity }]
further-why = Neden?
further-change = Bir yanıtı değiştir
further-compare = { $year } Yasalarına göre nasıl olurdu?
further-again = Bu bordda başka bir şey daha oldu
further-new = Yeni karar
further-return = Karara dön

labelled = { $label } · { $title }
again-who = Kim yaptı?
rho-had-to-pass = { WHO($rho) } pas geçmek zorundaydı (önceki karar)
again-player = { WHO($who) }
again-obliged = { WHO($who) } (pas geçmek zorundaydı)
again-named-as-before = Oyuncular, bu bord için verilen ilk karardaki gibi anılır.

why-title = Neden
why-law = Yasa { $law }
why-question = Yasa { $law } bu yanıta göre uygulanır.
why-first = Hangi maddenin uygulanacağı bu yanıta bağlıdır.
compare-title = { $year } Yasalarına göre
compare-same = Karar aynı olurdu.
compare-asks = Karar şu soruya bağlı olurdu:
compare-only = Yalnızca { $year } Yasalarında:
compare-test = Yanıtınız olduğu gibi alındı; oysa { $year } Yasaları başka bir şey sorar:
compare-no-ruling = Henüz karar yok.
explain-title = Nasıl değerlendirilir
test-of-law = Yasa { $law } ölçütü
nothing-to-explain = Burada değerlendirilecek bir şey yok; yalnızca ne olduğu soruluyor.
answers-title = Şimdiye kadarki yanıtlar
which-to-change = Hangisini değiştirmek istiyorsunuz?
no-answers = Henüz yanıt yok.
changing = Bu yanıtı değiştiriyorsunuz. Sonraki yanıtlardan artık uymayanlar silinecek.
type-it-again = Yeniden yazın.
dropped = Artık sayılmıyor: { $question } { $answer }

open-title = Açık olaylar
open-none = Açık olay yok.
list-after = Sonrakiler ({ $count } tane daha)
list-before = Öncekiler ({ $count })
open-case = { $irregularity } · { $when }
open-asking = yanıt bekleyen bir soru var
open-checks = yapılacak: { $count }
resumed = Burada kalmıştınız.
cancelled = Olay kapatıldı.
restarted = Baştan başlıyoruz.
regular = Bu artırımda usulsüz bir konuşma görünmüyor. Konuşmasını değiştiren oyuncunun ikinci konuşmasını yönüyle yazın ya da “{ $irregularity }” seçin.
language-title = Dil
language-set = Dil Türkçe olarak ayarlandı.
edition-title = Yasaların baskısı
edition-set = Yeni kararlar { $year } Yasalarına göre verilir. Açık bir olayın baskısı değişmez.

chart-how = İlk kutudan başlayıp okları izleyin. Yolda bir yanıtın altında yazanlar karara dahildir; kalın çerçeveli kutu kararı tamamlar.
chart-offered = Seçim hakkı: { WHO($who) }
chart-from = Önceki kutular:
chart-ruling = Karar
chart-done = Eklenecek bir şey yok: karar, buraya kadar yolda yazanlardır.
chart-index = Karar şemaları
election-law27 = Yetkili Federasyon Yasa { $law } için hangi metni benimsedi?
    .rev2008 = Gözden geçirilmiş metin (WBF, Mart 2008)
    .printed = İlk basılan metin

role-body = Masada hakeme yardım ederim, oyunculara da Yasaların ne öngördüğünü söylerim.
role-who = Burada hakem misiniz, oyuncu mu?
role-director = Hakem
role-player = Oyuncu
player-call = Hakemi hemen çağırın. Hakem herkesin ne yapabileceğini açıklayana kadar kimse konuşmasın, kart oynamasın. (Yasa { $law })
player-rights = Yasaların tanıdığı seçenekler; kimse seçmeden önce hakem bunları okur:
player-laws = Uygulanabilecek Yasalar: { $laws }
player-no-ruling = Hangisinin uygulanacağına hakem karar verir. Oyunculara karar bildirmem.
privacy-title = Gizlilik
privacy-body = Bu platformdaki kullanıcı numaranızı (telefon numaranızı değil), ayarlarınızı, olaylarınızı, bunların yanıtlarını ve kararlarını saklarım. Bir olay, son kullanımınızdan kırk beş gün sonra silinir. Yazdıklarınızı ve bastığınız düğmeleri, platformun verdiği adla birlikte, yalnızca yanıtlayana kadar tutarım: çoğunlukla bir saniyeden az. Okuyamadıklarım iki gün kalır. Başka ad ve başka mesaj saklamam. Masada olanlar bu sohbette kalır. { $forget } hepsini siler.
link-title = İki platformda tek kişi
link-how = Diğer platformda on dakika içinde bana { $command } yazın. Açık olaylarınız orada da olacak.
link-done = Tamam. İki platformda da aynı kişisiniz; açık olaylarınız aynı.
link-failed = Bu kod geçersiz ya da süresi dolmuş. Diğer platformda { $link } yenisini verir.
link-secret = Kimseye vermeyin: onu yazan herkes olaylarınızı paylaşır.
link-what = Buradaki olaylar: { $here }. Oradaki olaylar: { $there }. İki taraf da hepsini görecek, değiştirebilecek ve silebilecek.
link-not-yours = Bu kodu size bir başkası verdiyse bağlamayın.
link-sure = Bu kod { $platform } üzerinde verildi. Size mi verildi?
link-yes = Evet, bana: bağla
link-no = Hayır, ayrı kalsınlar
link-parts = { $unlink } onları yeniden ayırır.
link-told = { $platform } artık size bağlı: aynı olaylar orada da görülür, değiştirilir ve silinir. Bunu siz yapmadıysanız: { $unlink }.
link-same-platform = Bu kod da { $platform } üzerinde verilmiş. Yalnızca farklı platformlar bağlanabilir.
link-too-many = Çok fazla yanlış kod girildi. Bir saat sonra yeniden deneyin.
unlink-title = Platformları ayırma
unlink-what = Her platform, orada başlayan olaylarla devam eder.
unlink-sure = { $platform } bağlantısı kesilsin mi?
unlink-yes = Evet, bağlantıyı kes
unlink-no = Hayır, bağlı kalsınlar
unlink-done = Tamam. { $platform } artık ayrı; orada başlayan olaylar orada.
unlink-told = { $platform } artık size bağlı değil. Orada başlayan olaylar yalnızca orada.
unlink-nothing = Bağlı başka platform yok. { $link } ile bağlanır.
forget-title = Her şeyi sil
forget-sure = Ayarlarınız, bütün olay kayıtlarınız ve kararları silinsin mi? Bu işlem geri alınamaz.
forget-yes = Hepsini sil
forget-no = Kalsın
forget-done = Sizinle ilgili sakladığım her şey silindi. { $start } ile yeniden başlayabilirsiniz.
forget-linked = { $platform } ile bağlısınız: her şey orada da silinir.
forget-told = { $platform } üzerinde hakkınızda tutulan her şey silindi, burada da.

key-type = Yazarak yanıtla…
type-title = Yanıtınızı yazın
type-label = Yanıt, konuşma ya da artırım
key-back = Geri
key-explain = Ölçüt
what-next = Sırada ne var?
outdated = O ekran artık geçerli değil. Şu anda buradasınız.
withdrawn = Bu karar geri alındı. Şimdi geçerli olan aşağıda.
case-closed = O olay kapandı.
group-private-only = Kararları yalnızca özel sohbette veririm: bir bordda olanlar ve eller gruba ulaşmamalıdır.
group-talk = Bana özelden yazın
group-no-script = Şu anda okunacak bir şey yok.
went-wrong = Bir şey ters gitti; hiçbir şey kaybolmadı. Birazdan yeniden deneyin.
too-many = Bir anda çok fazla geldi; sonuncular alınmadı. Yanıtı bekleyin, sonra sürdürün.
key-why = Neden?

footer-home = yardım · dil · yasalar · olaylar · çık
footer-case = geri · yanıtlar · neden · ? · baştan · iptal · yardım
footer-ruling = neden · yanıtlar · olaylar · yeni (başka bir karar) · iptal · yardım
footer-return = geri: önceki ekrana döner
help-title = Yardım
help-answers = Bir seçeneğin numarasıyla ya da sözleriyle yanıtlayın. Artırımı istediğiniz an yazabilirsiniz.
help-back = geri: son yanıtı geri alır
help-list = yanıtlar: yanıtları sıralar, birini değiştirmenizi sağlar
help-why = neden: kararın ya da sorunun dayandığı Yasa ve yanıtlar
help-explain = ?: soru nasıl değerlendirilir
help-compare = karşılaştır: Yasaların diğer baskısına göre karar ne olurdu
help-restart = baştan: aynı usulsüzlük, en baştan
help-cancel = iptal: olayı kapatır
help-new = yeni: yeni olay; olaylar: açık olaylar
help-label = /etiket 5: olaya masanın ya da bordun adını verir
help-settings = dil, yasalar: bunları değiştirir
goodbye = Hoşça kalın.

error-not-an-answer = Bu, yanıtlardan biri değil.
error-nothing-to-undo = Geri alınacak bir şey yok.
error-too-long = Bu, okunamayacak kadar uzun.
error-control-characters = Bunda okunamayan karakterler var.
error-call-not-expected = Burada bir konuşma sorulmuyor.
error-no-such-command = Böyle bir komut yok.
label-how = Masayı ya da bordu da aynı satıra yazın: /etiket 5
error-no-case = Açık olay yok. Ne olduğunu anlatın.

error-settings = Ayarlar kullanılamıyor: { $reason }
error-not-now = Bu şu anda yapılamıyor; daha sonra yeniden deneyin: { $reason }
doctor-good = tamam
doctor-bad = SORUN
doctor-python = Python
doctor-regulations = Yönetmelik
doctor-database = Veritabanı
doctor-files = Dosya izinleri
doctor-discord = Discord
doctor-telegram = Telegram
doctor-telegram-token = Telegram: token ayarlanmamış
doctor-webhook = Telegram webhook’u

error-unknown-edition = Yasaların böyle bir baskısı yok: { $value }. Bilinenler: { $known }.
error-unknown-language = Böyle bir dil yok: { $value }. Bilinenler: { $known }.
error-not-verified = { $what }: { $year } Yasaları için doğrulanmadı. Bu Yasalara göre karar verilmez.
error-unknown-procedure = Böyle bir konu yok: { $value }.
error-unknown-command = Böyle bir komut yok: { $value }. Bilinenler: { $known }.
error-arguments = Anlaşılamadı: { $typed }. Şöyle yazın: { $usage }
error-unknown-format = Böyle bir biçim yok: { $value }. Bilinenler: { $known }.
error-unknown-fact = Böyle bir olgu yok: { $key }.
error-wrong-value = { $key } olgusu şu değeri alamaz: { $value }. Beklenen: { $expected }.
error-wrong-procedure = Artırımda görünen usulsüzlük { $value } altında ele alınmıyor.
error-not-json = Bu, geçerli JSON değil: satır { $line }, sütun { $column }.
error-not-an-object = Bu, anahtar ve değerlerden oluşan bir JSON nesnesi olmalıdır.
error-duplicate-key = JSON’da aynı nesnede bir anahtar iki kez var: { $value }.
error-file = Dosya okunamıyor: { $value }.
error-output = Dosya yazılamıyor: { $value }.
error-profile = Yönetmelik kullanılamıyor: { $reason }
error-vulnerability = Zon durumu none, ns, ew ya da all olmalıdır: { $value }.
error-board-missing = Zon durumunu ya da bord numarasını verin.
error-columns = Dosyada lang ve text sütunları bulunmalıdır.

error-auction-too-long = Artırım { $limit } karakterden uzun.
error-auction-without-dealer = Artırım, dağıtan ve iki nokta (:) ile başlar: { $text }
error-board-number-impossible = Bord numarası { $number } olamaz.
error-call-not-understood = Konuşma olarak okunamadı: { $text }. Karo için 1KA, kör için 1KÖ yazın.
error-card-not-understood = Bu bir kart değil: { $text }
error-declarer-missing = Deklaran kim? Kontrat: { $contract }
error-late-call-without-seat = Son pastan sonra sıra kimsede değildir. { $text } konuşmasının önüne, araya = koyarak, konuşan oyuncunun yönünü yazın.
error-next-call-without-seat = { $text } sırasız bir konuşmadan sonra geliyor; kimin konuştuğu belli değil. Önüne, araya = koyarak, konuşan oyuncunun yönünü yazın.
error-level-out-of-range = Seviye { $level } olamaz; en az { $lowest }, en çok { $highest } olabilir.
error-overtricks-impossible = { $contract } kontratında fazla löve en çok { $limit } olabilir, { $number } olamaz.
error-result-not-understood = Bu, sonucuyla yazılmış bir kontrat değil: { $text }
error-risk-out-of-range = Bir kontrat kontrsuz, kontrlu ya da sürkontrlu olur.
error-seat-unknown = Bu bir yön değil: { $text }
error-tricks-impossible = Löve sayısı { $tricks } olamaz.
error-undertricks-impossible = { $contract } kontratında eksik löve en çok { $limit } olabilir, { $number } olamaz.

### Hakeme sorulanlar. Öznitelikler seçeneklerdir; .explain hakemin uyguladığı ölçüttür.
### Her iletide: $offender, $partner, $lho, $rho (WHO için), $edition.
yes = Evet
no = Hayır

# A case that another version kept, and this one cannot go on with: its rulings are shown as they were issued.
read-only = Bu olay programın başka bir sürümünde kaydedilmiş. Artık yalnızca okunabilir.
read-only-title = Başka bir sürümden kalan olay
open-read-only = yalnızca okunabilir
footer-read-only = olaylar · yeni (başka bir karar) · iptal · yardım
key-cancel = Olayı kapat

### What is asked before anything is withdrawn or closed, and what was typed is asked back.
which-is-meant = Bunlardan hangisi?
find-out-title = Nasıl öğrenilir
find-out-table = Dört oyuncu da masadayken yüksek sesle sorun.
find-out-offender = Yalnızca kusurlu oyuncuya, masadan uzakta sorun.
find-out-nos_player = Yalnızca o oyuncuya, masadan uzakta sorun.
find-out-director = Kartlara ve olanlara bakarak siz karar verin. Masada bir şey söylemeyin.
find-out-offer = Seçenekleri okuyun. Oyuncu, ortağının yardımı olmadan seçer.
find-out-disputed = Oyuncular anlaşamıyorsa en olası olanı esas alın. (Yasa { $law })
error-place = Burada: { $text }
cancel-sure = Bu olay kapatılsın mı?
cancel-yes = Evet, kapatılsın
cancel-no = Hayır, açık kalsın
restart-sure = Bu olaya baştan başlansın mı? Yanıtlar silinir, karar da geri alınır.
restart-yes = Evet, ilk sorudan
restart-no = Hayır, olduğu gibi kalsın
change-sure = Bu yanıt değiştirilsin mi? Ona dayanan karar geri alınır.
change-yes = Evet, değiştirilsin
change-no = Hayır, karar kalsın
otherwise-sure = Başka bir şey mi oldu?
otherwise-here = Evet, bu bordda başka bir usulsüzlük
otherwise-new = Evet, yeni bir olay
otherwise-no = Hayır, buradan sürsün
who-dealt = Dağıtan kim?
auction-which = Bu artırım nedir?
auction-new = Yeni bir olay
auction-here = Bu bordda başka bir usulsüzlük
auction-correct = Bu olayın düzeltmesi
auction-correct-anew = Her şey yeniden sorulur.
auction-correct-fits = Hâlâ uyan yanıtlar kalır.
auction-neither = Hiçbiri: olduğu gibi kalsın
