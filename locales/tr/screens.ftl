### Her ekranın çerçevesi: başlıklar, ipuçları, komutlar, bildirimler, hatalar.

home-title = Fifth Seat
home-body = Ne oldu? Kendi sözlerinizle anlatın, artırımı yazın ya da seçin. Kararı hakem verir; burası Yasaların ne öngördüğünü gösterir.
home-auction = Artırım böyle yazılır: dağıtan, iki nokta üst üste, konuşmalar: { $example }. Sırasız konuşma, oyuncunun yeriyle yazılır: { $out }.
found-title = Hangisi?
found-nothing = Buna uyan bir şey yok. Başka sözlerle anlatın, artırımı yazın ya da seçin.

laws-of = { $year } Yasaları
context-auction = Artırım (dağıtan { WHO($dealer) }): { $auction }
context-seats = Kusurlu oyuncu: { WHO($offender) } · Soldaki rakip: { WHO($lho) } · Ortağı: { WHO($partner) } · Sağdaki rakip: { WHO($rho) }
read-out = Yüksek sesle okuyun:
audience-offender = Masadan uzakta sorun; başka kimse duymasın.
audience-nos_player = Yalnızca o oyuncuya, masadan uzakta sorun.
audience-director = Buna siz karar verirsiniz. Masada bir şey söylemeyin.
explain-hint = “?” ölçütü açıklar.
type-a-call = Konuşmanın kendisini de yazabilirsiniz.
answer-by-number = Numarayla ya da sözle yanıtlayın.

typed-auction = Artırım:
typed-offender = Kusurlu oyuncu:
typed-replacement_call = Yeni konuşma:
seat-N = Kuzey
seat-E = Doğu
seat-S = Güney
seat-W = Batı

which-holds = İkisinden hangisi geçerli?
which-holds-of = { $question } Yanıtınız: { $said }. Artırımın gösterdiği: { $shown }. İkisinden hangisi geçerli?
holds-answer = Yanıtım
holds-auction = Artırım

ruling-title = Karar: { $irregularity }
ruling-laws = Uygulanan Yasalar: { $laws }
heading-information = Geri alınan konuşmadan gelen bilgi
heading-later = Yapılacaklar
further-why = Neden?
further-change = Bir yanıtı değiştir
further-new = Yeni karar
further-return = Karara dön

why-title = Neden
why-law = Yasa { $law }
why-question = Yanıt, Yasa { $law } uygulanabilsin diye gerekli.
why-first = Hangi maddenin uygulanacağını yanıt belirler.
explain-title = Nasıl değerlendirilir
test-of-law = Yasa { $law } ölçütü
nothing-to-explain = Burada değerlendirilecek bir şey yok; yalnızca ne olduğu soruluyor.
answers-title = Şimdiye kadarki yanıtlar
which-to-change = Hangisini değiştirmek istiyorsunuz?
no-answers = Henüz yanıt yok.
changing = Bu yanıtı değiştiriyorsunuz. Sonraki yanıtlardan artık uymayanlar silinecek.
type-it-again = Yeniden yazın.
dropped = Artık sayılmıyor: { $question } { $answer }

open-title = Açık dosyalar
open-none = Açık dosya yok.
open-case = { $irregularity } · { $when }
open-asking = yanıt bekleyen bir soru var
open-checks = yapılacak: { $count }
resumed = Kaldığınız yer burası.
cancelled = Dosya kapatıldı.
restarted = Baştan başlıyoruz.
regular = Bu artırımda usulsüz bir konuşma görünmüyor.
not-covered = Artırımın gösterdiği: { $irregularity }. Burada bunun için henüz bir yöntem yok.
other-irregularity = Artırım başka bir şey gösteriyor: { $irregularity }. Onunla yeni bir karar başlatın ya da artırımı düzeltin.
language-title = Dil
language-set = Artık Türkçe.
edition-title = Yasaların baskısı
edition-set = Yeni kararlar { $year } Yasalarına göre verilir. Açık bir dosyanın baskısı değişmez.

footer-home = yardım · dil · yasalar · dosyalar · çık
footer-case = geri · yanıtlar · neden · ? · baştan · iptal · yardım
footer-ruling = neden · yanıtlar · dosyalar · yeni (başka bir karar) · iptal · yardım
footer-return = geri: dosyaya döner
help-title = Yardım
help-answers = Bir seçeneğin numarasıyla ya da sözleriyle yanıtlayın. Artırımı istediğiniz an yazabilirsiniz.
help-back = geri: son yanıtı geri alır
help-list = yanıtlar: yanıtları sıralar, birini değiştirmenizi sağlar
help-why = neden: bunun arkasındaki Yasa ve yanıtlar
help-explain = ?: soru nasıl değerlendirilir
help-restart = baştan: aynı usulsüzlük, en baştan
help-cancel = iptal: dosyayı kapatır
help-new = yeni: yeni dosya; dosyalar: açık dosyalar
help-settings = dil, yasalar: bunları değiştirir
goodbye = Hoşça kalın.

error-not-an-answer = Bu, yanıtlardan biri değil.
error-nothing-to-undo = Geri alınacak bir şey yok.
error-too-long = Bu, okunamayacak kadar uzun.
error-control-characters = Bunda okunamayan karakterler var.
error-call-not-expected = Burada bir konuşma sorulmuyor.
error-no-such-command = Böyle bir komut yok.
error-no-case = Açık dosya yok. Ne olduğunu anlatın.

error-unknown-edition = Yasaların böyle bir baskısı yok: { $value }. Bilinenler: { $known }.
error-unknown-language = Böyle bir dil yok: { $value }. Bilinenler: { $known }.
error-unknown-procedure = Böyle bir yöntem yok: { $value }.
error-unknown-fact = Böyle bir olgu yok: { $key }.
error-wrong-value = Olgu { $key } şu değeri alamaz: { $value }. Beklenen: { $expected }.
error-wrong-procedure = Artırımda görünen, { $value } altında karara bağlanmıyor.
error-not-json = Olgular geçerli JSON değil: satır { $line }, sütun { $column }.
error-not-an-object = Olgular, anahtar ve değerlerden oluşan bir JSON nesnesi olmalıdır.
error-file = Dosya okunamıyor: { $value }.
error-profile = Yönetmelik kullanılamıyor: { $reason }
error-vulnerability = Zon durumu none, ns, ew ya da all olmalıdır: { $value }.
error-board-missing = Zon durumunu ya da bord numarasını verin.
error-columns = Dosyada lang ve text sütunları bulunmalıdır.

error-auction-too-long = Artırım { $limit } karakterden uzun.
error-auction-without-dealer = Artırım, dağıtan ve iki nokta üst üste ile başlar: { $text }
error-board-number-impossible = Bord numarası { $number } olamaz.
error-call-not-understood = Bu bir konuşma değil: { $text }
error-card-not-understood = Bu bir kart değil: { $text }
error-declarer-missing = Deklaran kim? Kontrat: { $contract }
error-level-out-of-range = Seviye { $level } olamaz; en az { $lowest }, en çok { $highest } olabilir.
error-overtricks-impossible = { $contract } kontratında fazla löve en çok { $limit } olabilir, { $number } olamaz.
error-result-not-understood = Bu, sonucuyla birlikte bir kontrat değil: { $text }
error-risk-out-of-range = Bir kontrat kontrsuz, kontrlu ya da sürkontrlu olur.
error-seat-unknown = Bu bir yer değil: { $text }
error-tricks-impossible = Löve sayısı { $tricks } olamaz.
error-undertricks-impossible = { $contract } kontratında batan löve en çok { $limit } olabilir, { $number } olamaz.
