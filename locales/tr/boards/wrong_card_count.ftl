irregularity-wrong_card_count = Yanlış sayıda kart
    .what = Bir elde on üçten fazla, başka bir elde daha az kart var ya da başka dağıtımdan bir kart çıktı
    .player = Kartlarınıza bakmadan önce onları yüzü kapalı sayın. On üç değilse bakmayın, bir şey söylemeyin.

segment-count_card_seen_effect = Görülen kart sonucu etkiledi mi?
    .label = Kart etkiledi mi?
segment-count_corrected_effect = Yanlış sayıda kart sonucu etkiledi mi?
    .label = Sayı etkiledi mi?
segment-surplus_card_effect = Fazla kart sonucu etkiledi mi?
    .label = Fazla kart etkiledi mi?

fact-card_count_stage = Bord hangi aşamada? İlk uyanı seçin.
    .nowhere_begun = Hiçbir masada konuşulmadı
    .nowhere_begun-label = Hiçbir masada konuşma
    .nowhere_begun-full = Böyle dağıtılmış ve hiçbir masada kimse konuşmamış
    .no_call = Böyle elle konuşan yok
    .no_call-full = Elinde yanlış sayıda kart olan hiçbir oyuncu konuşmadı
    .called = Böyle elle konuşuldu
    .called-full = Elinde yanlış sayıda kart olan bir oyuncu konuştu, oyun bitmedi
    .play_over = Oyun bitti
    .too_late = Başvuru süresi geçti
    .too_late-full = Karar isteme süresi geçti
fact-foreign_card_seen = Başka oyuncunun eline ait bir kartı gören oldu mu?
    .explain = Elinde fazla kart olup onlara bakan oyuncu bir tanesini görmüştür. Herkese masadan uzakta sorun; kart adı söylemeyin.
fact-foreign_card_significant = Görülen, normal artırımı ya da oyunu etkilemeye yeter mi?
    .explain = Büyük bir kart ya da bir elin uzunluğunu gösteren kart çoğu zaman yeter. Kimin olduğu bilinmeyen küçük bir kart çoğu zaman yetmez.
fact-deal_can_be_corrected = Dağıtım düzeltilip bord yine de oynanabilir mi?
    .explain = Hangi kartın nereye ait olduğunu, dağıtım kâğıdından ya da bordu oynayanlardan bilmeniz gerekir. Konuşmalar değişmez; yanlış sayıya dayanıyorlarsa ya da kart oynandıysa bordun normal oynanması güçtür.
fact-surplus_card_quitted = O kart, kapanmış bir löveye oynandı mı?
fact-foreign_card_affected_result = Görülen kart sonucu etkiledi mi?
    .explain = O oyuncunun konuştuğunu ve oynadığını, kartı görmemiş olanların yapacağıyla karşılaştırın.
fact-count_affected_result = Yanlış sayıda kart sonucu etkiledi mi?
    .explain = Düzeltmeden önce konuşulanı ve oynananı, doğru ellerle olacaklarla karşılaştırın.
fact-surplus_card_affected_result = Fazla kartın oynandığı löve sonucu etkiledi mi?
    .explain = O kart olmasaydı löve ve sonrası nasıl olurdu, ona bakın.

step-cards-put-right = Kartı ait olduğu ele koyun ve bütün elleri yeniden sayın.
    .say = Kartları düzeltiyorum. Lütfen yeniden, yüzü kapalı sayın.
    .explain = Kartın yüzü görünmesin, adı söylenmesin.
step-calls-stand-with-right-cards = Artırım ve oyun sürer. Yapılmış bütün konuşmalar geçerlidir.
    .say = Kartlar yine tamam. Her şey olağan biçimde sürüyor, bütün konuşmalar geçerli.
    .explain = Bir kart yer değiştirdi diye kimse konuşmasını değiştiremez.
step-result-cancelled-for-count = Sonuç iptal edilir: bord yanlış sayıda kartla oynanmış.
    .say = Bu bordun sonucu iptal edildi; iki elde yanlış sayıda kart vardı.
    .do = Bordu, sonraki masaya gitmeden düzeltin.
    .explain = Hangi kartın nereye ait olduğu dağıtım kâğıdından ya da bordu son oynayanlardan öğrenilir.
step-at-fault-for-count = Kusurlu olan, saymadan konuşan oyuncu ve kartları borda yanlış koyan masadır.
    .explain = Sonraki masada saymayanlar genellikle kısmen kusurludur.
step-surplus-card-removed = Fazla kart alınır. Onu süren löveye oynayan başka kart oynar. Başka bir onarma yoktur.
    .say = Bu kart bu dağıtıma ait değil, onu alıyorum. Onu şimdi oynayan başka kart oynar. Her şey sürüyor.
    .do = Başka bir borda ait olabilir; orada eksik kart var mı, bakın.
    .explain = Bu dağıtıma ait olmayan kart onda bir şey değiştirmez.

information-moved-card-unauthorized = Ortağında yanlış sayıda kart olan oyuncu, bir kartı taşıdığınızı ve nereye koyduğunuzu kullanamaz.
    .say = Ortağınızın elinde bir kartı taşıdığım bilgisini kullanamazsınız.
    .explain = Rakipler kullanabilir.

check-count-card-seen = Oyun bitince geri gelin: görülen kart sonucu etkiledi mi?
    .explain = Etkilediyse skor ayarlanır, ceza da verilebilir.
check-count-corrected = Oyun bitince geri gelin: yanlış sayıda kart sonucu etkiledi mi?
    .explain = Etkilediyse skoru ayarlayabilirsiniz.
check-surplus-card = Oyun bitince geri gelin: fazla kartın oynandığı löve sonucu etkiledi mi?
    .explain = Yalnızca kapanmış löveye oynanmış fazla kart ayarlı skora yol açabilir.
check-trick-without-surplus = O kart alınınca kapanmış bir löve eksik kalırsa ardından bunu özürlü löve olarak ele alın.
    .explain = Oraya fazla kartı oynayan, o löveye dağıtımdan kart oynamamış olur.
check-short-without-surplus = O kart alınınca bir el eksik kalırsa ardından bunu kayıp kart olarak ele alın.
    .explain = Bütün elleri yeniden sayın.

adjustment-result-without-count = Ayarlı skor verin: doğru kartlarla beklenen sonuç.
    .say = Masadaki sonucun yerine ayarlı skor verilir: doğru kartların getireceği sonuç.
    .explain = Olası sonuçları söyleyebiliyorsanız atamalıdır, söyleyemiyorsanız yapay.
adjustment-count-without-effect = Sonuç geçerlidir: bir şey değiştirmedi.
    .say = Sonuç geçerlidir. Yanlış kartlar bir şey değiştirmedi.
    .explain = Bord zamanında düzeltildi.

penalty-wrong-count = Saymayana ya da kartları borda yanlış koyana yöntemsel ceza verebilirsiniz.
    .explain = Skora eklenir; uyarı da olabilir.
