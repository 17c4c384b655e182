irregularity-unauthorized_information = İzinsiz bilgi
    .what = Ortağa bir şey belli etmiş olabilecek duraksama, söz, soru, alert ya da hareket
    .player = Ortağınız size bir şey belli ettiyse, fark etmemiş gibi konuşup oynayın. Rakip belli ettiyse haklarınızı saklı tuttuğunuzu söyleyip oyundan sonra hakemi çağırabilirsiniz. Olanı kabul etmeyen varsa hemen çağırın.

segment-information_found = Gerçekten oldu mu?
    .label = Gerçekten oldu mu?

fact-information_came_from = Ortağa bir şey belli eden ne olabilir? İlk uyanı seçin.
    .explanation = Açıklama ya da alert
    .explanation-full = Ortağın açıklaması, bir alert ya da alertin yapılmaması
    .question = Bir soru
    .remark = Söz ya da el hareketi
    .remark-full = Bir söz, el hareketi, vurgu ya da tavır
    .tempo = Duraksama ya da acele
    .tempo-full = Ortağın temposu: gözden kaçmayacak bir duraksama ya da olağan dışı bir hız
    .required_pause = Yalnızca zorunlu bekleme
    .required_pause-full = Yalnızca yönetmeliğin, atlamalı deklareden sonra ya da ilk löveden önce herkesten istediği bekleme
    .opponent = Bir rakibin tavrı
    .opponent-full = Ortaktan bir şey gelmedi; bir rakibin tavrı bir şey belli etti
fact-information_established = İki taraf da bunun olduğunu kabul ediyor mu?
    .agreed = Evet
    .agreed-full = İki taraf da olduğunu kabul ediyor
    .found = Hayır; sizce oldu
    .found-full = Anlaşamıyorlar; siz olduğunu daha olası buluyorsunuz
    .not_so = Hayır; sizce olmadı
    .not_so-full = Anlaşamıyorlar; siz olmadığını daha olası buluyorsunuz
    .open = Hayır; henüz belirsiz
    .open-full = Anlaşamıyorlar; şu anda saptayamıyorsunuz
    .explain = İki tarafa da neyi fark ettiklerini sorun: ne kadar süre, hangi söz, hangi konuşmada. Kimseye nedeni sorulmaz. Daha olası olan esas alınır; yalnızca bir tarafın olağan dışı bulduğu duraksama da duraksama olabilir. Açıklama söz konusuysa yalnızca ne söylendiğini sorun, doğru olup olmadığını asla.
fact-information_found_later = Gerçekten oldu mu?
    .full = Elleri gördükten ve iki tarafı dinledikten sonra, olmuş olması daha mı olası?
    .explain = İki tarafın söylediğini, ellerle artırımın gösterdiğini tartın. Gerçek bir sorunu olan el duraksamayı daha olası kılar.

step-required-pause-tells-nothing = Herkesin yapması gereken bekleme bir şey belli etmez. Karar verilecek bir şey yoktur.
    .say = Bu, yönetmeliğin istediği beklemeydi. Bir şey değişmiyor.
    .explain = Çok daha uzun ya da çok kısaysa onu duraksama ya da acele olarak ele alın.
step-opponents-manner-may-be-used = Rakip, bir oyuncunun tempo ve tavrından kendi sorumluluğunda sonuç çıkarabilir.
    .say = Bir rakibin tavrından, sorumluluğu size ait olmak üzere sonuç çıkarabilirsiniz. Yanıltıldıysanız beni çağırın.
    .explain = Yalnızca o oyuncunun ortağı bunu kullanamaz.
step-play-goes-on-with-information = Oyun sürer. Kimse suçlanmaz; kimseye neden öyle konuştuğu ya da oynadığı sorulmaz.
    .say = Oyun sürüyor. Ortağınızın konuşması ve oyunu dışında belli ettiklerinden yararlanmayın. Gerekirse oyundan sonra beni çağırın.
    .explain = Yasal konuşma ve oyun dışında belli olan her şey böyledir. Ortak bundan yararlanmaktan özenle kaçınır; ne yaptığına oyun bitince bakılır.
step-note-and-ask-nobody-why = Olanı ve artırımı not edin. Kimseye elini sormayın.
    .explain = Eli sormak masaya duraksamadan fazlasını belli eder.
step-rights-may-be-reserved = Rakip, haklarını saklı tuttuğunu söyleyip sizi oyundan sonra çağırabilir.
    .explain = Olanı kabul etmeyen sizi hemen çağırır.
step-director-called-at-once = Yönetmeliğinize göre oyuncular haklarını saklı tutmaz, sizi hemen çağırır.
    .explain = Çağrıldınız; bütün haklar korunmuştur.
step-unauthorized-for-partner = Belli olan şey ortak için izinsiz bilgidir. Rakip kullanabilir.
    .explain = { $edition ->
        [laws2007] Mantıklı seçenekler arasından, açıkça öne çıkarılmış olabilecek biri seçilemez. Bu, sonraki her konuşma ve oyun için geçerlidir.
       *[laws2017] Mantıklı bir seçenek varken, açıkça öne çıkarılan başka bir konuşma ya da oyun seçilemez. Bu, sonraki her konuşma ve oyun için geçerlidir.
    }
step-question-in-turn = Oyuncu kendi sırasında soru sorabilir, ama yalnızca ortağın yararına soramaz.
    .explain = Tek bir konuşmayı sormak da ilginin nerede olduğunu ortağa belli edebilir.
step-information-not-given = Böyle bir şey olmadığı sonucuna vardınız. Oyun onarma olmadan sürer.
    .say = Olağan dışı bir şey olmadığı sonucuna vardım. Oyun sürüyor.
    .explain = Daha olası olan esas alınır.
step-facts-found = Tartışmalıydı; olduğunu daha olası buldunuz.
    .explain = Neye dayandığını, itiraz olursa diye yazın.
step-late-dispute-weighs = Olanı kabul etmeyen sizi hemen çağırmalıydı. Bunun ağırlığı vardır, ama tek başına belirleyici değildir.
    .explain = Oyunun bitiminden önce ya da sonra çağırmak ihlal değildir.

check-unless-deceived = Bir rakip bununla yanıltıldıysa onu ayrıca ele alın.
    .explain = Oyuncunun gösterilebilir bir briç nedeni yoksa ve bunun işine yarayabileceğinin farkında olabilirse öyledir. Oyun bitince bakılır.
check-explanation-next = Açıklama yanlışsa ardından bunu yanlış bilgilendirme olarak ele alın.
    .explain = İki ayrı karardır: rakibe ne söylendiği ve ortağın ne duyduğu.
check-find-out-what-happened = Oyun bitince geri gelin: gerçekten oldu mu?
    .explain = Ellere bakın ve iki tarafa bir kez daha sorun.
adjustment-information-not-given-stands = Böyle bir şey olmadığı sonucuna vardınız: sonuç geçerlidir.
    .say = Olağan dışı bir şey olmadığı sonucuna vardım. Sonuç geçerli.
    .explain = Daha olası olan esas alınır.

penalty-question-for-partner = Soru yalnızca ortak için sorulduysa, soran oyuncuya yöntemsel ceza verilebilir.
    .explain = Ortağı sonra ne yapmış olursa olsun, bu başlı başına bir ihlaldir. Karar verecek bir şeyi olmayan ya da yanıtı bilen oyuncu, kendisi için pek sormaz.
