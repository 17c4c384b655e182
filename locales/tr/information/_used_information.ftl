segment-information_complaint = Hangi hareketten şikâyet ediliyor?
    .label = Hangi hareket?
segment-logical_alternatives = Mantıklı bir seçenek var mıydı?
    .label = Mantıklı seçenekler?
segment-information_damage = Skoru nasıl etkiledi?
    .label = Zarar ve skor

fact-action_complained_of = Ortağın bir konuşması ya da oyunu söz konusu mu?
    .full = Bilgiden sonra ortağın buna dayanmış olabilecek bir konuşması ya da oyunu var mı?
    .explain = Hangisi olduğunu rakibe sorun. Atak ve yerin yardımı dâhil, ortağın sonraki her konuşmasını ve oyununu ele alın. Her biri ayrı değerlendirilir: yasak olmuş olabilecek biriyle devam edin. Siz de birini belirleyebilirsiniz.
fact-known_legally = Ortak aynı şeyi izinli kaynaklardan biliyor muydu?
    .full = Ortak aynı şeyi kendi kartlarından, yasal konuşma ve oyunlardan ya da rakibin özelliklerinden biliyor muydu?
    .explain = Örnek: ortak iki sanzatu açtıysa duraksamanın gösterdiği güç zaten bilinir. Bilgi bundan fazlasını gösterdiyse yanıt hayırdır.
fact-action_suggested = Bilgi bu hareketi açıkça öne çıkardı mı?
    .full = { $edition ->
        [laws2007] Bilgi, bu hareketi bir başkasına göre açıkça öne çıkarmış olabilir mi?
       *[laws2017] Bilgi, bu hareketi bir başkasına göre açıkça öne çıkardı mı?
    }
    .explain = Nedenini gösterebilmelisiniz. Yavaş bir pas çoğu kez ortakta pastan fazlası olduğunu gösterir, böylece deklare vermeyi öne çıkarır. Yavaş bir kontr çoğu kez kontru bozmayı öne çıkarır. İki yöne de ya da başka şeye işaret ediyorsa yanıt hayırdır. Oyuncunun konuşmasına uymayan bir açıklama çoğu kez yanlış anlamayı gidermeyi öne çıkarır.
fact-other_action = O oyuncunun dengi oyuncular diğer harekete nasıl bakardı?
    .full = O düzeydeki oyuncular, çiftin yöntemleriyle ve bilgi olmadan, öne çıkarılmayan harekete nasıl bakardı?
    .chosen_by_some = Birçoğu düşünür, bazısı seçebilir
    .chosen_by_some-label = Bazısı seçebilir
    .chosen_by_some-full = Önemli bir bölümü ciddi olarak düşünürdü, bazıları da seçebilirdi
    .considered_only = Birçoğu düşünür, kimse seçmez
    .considered_only-label = Kimse seçmez
    .considered_only-full = Önemli bir bölümü ciddi olarak düşünürdü, ama kimse seçmezdi
    .few = Neredeyse kimse düşünmez
    .few-label = Pek düşünülmez
    .few-full = Çok azı ciddi olarak düşünürdü
    .explain = Onun kadar iyi, aynı sistem, el ve artırımla, hiçbir şey fark etmemiş oyuncular düşünün. Beşte birinin ciddi olarak düşünmesi önemli bir bölümdür. Oyunculara sorarsanız masada ne olduğunu söylemeyin. Örnek: ortağı yavaş pas geçti, bu oyuncu deklare verdi. Dengi on oyuncudan üçü pas geçerdi: öyleyse pas mantıklı bir seçenektir.
fact-peers_asked = Aynı düzeyde oyunculara sordunuz mu?
    .explain = Eli, artırımı ve yöntemleri verin; ne konuşacaklarını ve başka neyi düşündüklerini sorun. Önce bu bordu oynayıp oynamadıklarını, oynayıp oynamayacaklarını sorun.
fact-chosen_was_alternative = Seçilen hareket de mantıklı bir seçenek miydi?
    .full = Seçilen hareketin kendisi de mantıklı bir seçenek miydi?
    .explain = 2007 Yasaları mantıklı seçenekler arasındaki seçimden söz eder. O düzeyde kimsenin düşünmeyeceği hareket mantıklı seçenek değildir.
fact-based_on_information = Oyuncu bilgiye göre mi davrandı?
    .full = Oyuncu bu hareketi ortaktan gelen bilgiye mi dayandırdı?
    .explain = Bilgi olmadan kimsenin yapmayacağı hareket çoğu kez bilgiye dayanır. El ve artırıma göre karar verin; kimseye nedenini sormayın.

check-which-action-now = Şimdi ortağın hangi hareketinden şikâyet edildiğini sorun.
    .explain = Ortağın sonraki her konuşmasını ve oyununu sırayla ele alın.
check-was-action-suggested = Oyun bitince geri gelin: bilgi ortağın yaptığını öne çıkardı mı?
    .explain = Böyle düşünen rakip oyun bitince sizi çağırır. Daha önce ya da sonra çağırmak ihlal değildir.
check-logical-alternatives = Ardından mantıklı bir seçenek olup olmadığına karar verin. Bu zaman alabilir.
    .explain = Önce o düzeyde oyunculara sorabilirsiniz. Siz karar verene kadar masadaki sonuç geçici olarak geçerlidir.
check-information-damage = Ardından hareketin skoru nasıl etkilediğine bakın.
    .explain = Yasak hareket olmasaydı beklenecek sonuçla karşılaştırın.

step-ruling-pending = Masadaki sonuç şimdilik geçerlidir. Seçenekleri değerlendirince karar verirsiniz.
    .say = Sonuç şimdilik geçerli. Danışacağım; kararımı ve nedenini dördünüze de söyleyeceğim.
    .explain = Takdir kararı en iyi başkalarıyla verilir: bir meslektaş ya da o düzeyde oyuncular.
step-rests-on-peers = Karar, o düzeyde oyuncuların söylediklerine dayanır.
    .explain = Kaç kişiye sorduğunuzu, kaçının diğer hareketi düşündüğünü ve kaçının seçtiğini yazın.
step-peers-could-be-asked = Yapabiliyorsanız kararı söylemeden önce o düzeyde birkaç oyuncuya sorun.
    .explain = Üç ile altı kişi yeter. Masada ne olduğunu bilmemelidirler.
step-action-was-barred = Bu hareket ortak için yasaktı.
    .explain = { $edition ->
        [laws2007] Böyle bir bilgisi olan oyuncu ondan yararlanmamaya özen gösterir. Mantıklı seçenekler arasından, açıkça öne çıkarılmış olabilecek birini seçemez.
       *[laws2017] Böyle bir bilgisi olan oyuncu ondan yararlanmamaya özen gösterir. Mantıklı bir seçenek varken, açıkça öne çıkarılan başka bir hareketi seçemez. Neden seçtiği önemli değildir.
    }
step-used-on-purpose = Ortak bunu bile bile kullandıysa bu ayrı bir ihlaldir ve ceza nedenidir.
    .explain = Olanlar belirler; kimseye ne amaçladığı sorulmaz.
step-barred-action-has-no-weight = { $edition ->
        [laws2007] Ayarlı skorda yasak hareket sayılmaz. Aynı sonuca başka yoldan varılıyorsa o sayılır.
       *[laws2017] Ayarlı skorda yasak hareketin ağırlığı sıfırdır. Aynı sonuca başka yoldan varılıyorsa o sayılır.
    }
    .explain = { $edition ->
        [laws2007] Yasak hareket olmadan neler olabileceğini yazın. Kaç kişi seçecek olursa olsun yasak hareketin kendisi hiç sayılmaz. Yasal yoldan da varılabilecek kontrat sayılır.
       *[laws2017] Yasak hareket olmadan neler olabileceğini yazın. Kaç kişi seçecek olursa olsun yasak hareketin kendisi hiç sayılmaz. Yasal yoldan da varılabilecek kontrat kendi payıyla girer.
    }

adjustment-nothing-complained-of = Sonuç geçerlidir: ortağın hiçbir hareketi söz konusu değil.
    .say = Teşekkür ederim. Söz konusu bir şey yok; sonuç geçerlidir.
    .explain = Bilgi vermek tek başına ihlal değildir. Ortağın onunla ne yaptığı önemlidir.
adjustment-known-legally = Sonuç geçerlidir: ortak bunu izinli kaynaklardan biliyordu.
    .say = Sonuç geçerlidir. Bu hareket kartlara ve yasal artırıma dayanabilir.
    .explain = Kendi kartları, yasal konuşma ve oyunlar, skor durumu ve rakibin özellikleri kullanılabilir.
adjustment-not-suggested = Sonuç geçerlidir: bilgi bu hareketi öne çıkarmadı.
    .say = Sonuç geçerlidir. Olanlar bu harekete işaret etmiyor.
    .explain = Bilginin tersini gösterdiği, ya da ne öne çıkardığı ne dışladığı hareket serbesttir.
adjustment-nobody-would-choose = Sonuç geçerlidir: o düzeyde kimse diğer hareketi seçmezdi.
    .say = Sonuç geçerlidir. Bu oyuncu için mantıklı başka bir seçenek yoktu.
    .explain = Mantıklı seçeneği önemli bir bölüm ciddi olarak düşünür, bazıları da seçebilir. İkincisi eksik.
adjustment-no-logical-alternative = Sonuç geçerlidir: o düzeydeki oyuncuların çok azı diğer hareketi ciddi olarak düşünürdü.
    .say = Sonuç geçerlidir. Bu oyuncu için mantıklı başka bir seçenek yoktu.
    .explain = Mantıklı seçeneği önemli bir bölüm ciddi olarak düşünür, bazıları da seçebilir. Birincisi eksik.
adjustment-not-among-alternatives = Sonuç geçerlidir: hareket mantıklı bir seçenek değildi ve bilgiye dayanmıyordu.
    .say = Sonuç geçerlidir. Bu hareket bilgiye dayanmıyor.
    .explain = 2007 Yasaları, mantıklı seçenekler arasından bilginin öne çıkarmış olabileceğini seçmeyi ve bilgiye dayanan her hareketi yasaklar.
adjustment-no-advantage = Sonuç geçerlidir: diğer taraf zarar görmedi.
    .say = Sonuç geçerlidir. Diğer taraf için daha iyi bir sonuç beklenmezdi.
    .explain = Masadaki sonuç diğer taraf için beklenenden kötüyse, o taraf zarar görmüştür.

penalty-used-information = Bunun için ortağa yöntemsel ceza verilebilir.
    .explain = Bunu bilmesi gereken deneyimli oyuncular için düşünün. Skordan ayrıdır: diğer taraf bundan bir şey kazanmaz.
