irregularity-deceptive_manner = Tempo, söz veya tavırla yanıltılma
    .label = Tavırla yanıltılma
    .what = Bir rakip, oyuncunun duraksamasından, sorusundan, sözünden ya da tavrından yanlış sonuç çıkardı
    .player = Rakibin tavrından çıkardığınız sonuç kendi sorumluluğunuzdadır. Yanıltıldıysanız oyundan sonra hakemi çağırın.

fact-misled_by = Rakip neye dayandı?
    .tempo = Duraksamaya ya da aceleye
    .tempo-label = Duraksama ya da acele
    .tempo-full = Tempoya: singletondan önceki gibi bir duraksamaya ya da olağandışı hıza
    .question = Soruya
    .remark = Söze ya da jeste
    .remark-full = Söze, özre, jeste, tavra ya da prosedürden ayrılmaya
    .call_or_play = Konuşmanın, kartın kendisine
    .call_or_play-label = Konuşmaya ya da karta
    .call_or_play-full = Yalnızca konuşmanın ya da kartın kendisine
fact-manner_inference = Bundan kim, nasıl bir sonuç çıkardı?
    .false = Bir rakip, yanlış sonuç
    .false-full = Bir rakip yanlış sonuç çıkardı ve buna göre davrandı
    .partner = Oyuncunun ortağı
    .partner-full = Hiçbir rakip yanıltılmadı; oyuncunun kendi ortağı buna göre davranmış olabilir
    .none = Hiçbiri
    .none-full = Hiçbiri: kimse buna göre davranmadı, ya da rakibin sonucu doğruydu veya başka nedenleri vardı
    .explain = Rakibin eline ve oyununa bakın: yaptığı yalnızca bu sonuçla mı anlamlı? Ne sonuç çıkardığını kendisi söyler. Bunu kullanmayan yanıltılmamıştır.
fact-demonstrable_bridge_reason = Oyuncunun bunun için briçle ilgili bir nedeni var mıydı?
    .full = Oyuncunun duraksama, soru ya da söz için gösterilebilir bir briç nedeni var mıydı?
    .explain = Nedeni ele, artırıma ve oynanan kartlara bakarak gösterebilmelisiniz. Neden yoktur: singletonla duraksama, iki eş küçük karttan hangisini oynayacağını düşünme, önemsiz bir rengi sorma, boş yere özür. Gerçek bir seçim nedendir. Kimseye nedenini sormayın.
fact-could_have_known_benefit = Oyuncu o anda bunun işine yarayabileceğinin farkında olabilir miydi?
    .explain = Niyet aramanız gerekmez, kimse farkındaydı demiyor. O yöndeki bir oyuncunun neyi öngörebileceğini düşünün: örneğin deklaranın bir damın yerini aradığını.

step-manner-play-goes-on = Oyun devam eder. Rakip, bir oyuncunun tavrından kendi sorumluluğunda sonuç çıkarır.
    .say = Oyun devam ediyor. Rakibin tavrından çıkardığınız sonuç kendi sorumluluğunuzdadır. Yanıltıldıysanız oyundan sonra beni çağırın.
    .explain = Tempoda ya da tavırda istemeden yapılan değişiklik tek başına ihlal değildir. Bundan yalnızca rakip sonuç çıkarabilir, ortak çıkaramaz.
step-note-manner = Ne olduğunu ve hangi konuşmada ya da kartta olduğunu not edin. Kimseye nedenini sormayın.
    .explain = Şimdi söylenecek bir neden, masaya el hakkında bilgi verir.
step-expected-without-false-inference = Skoru, yanlış sonuç çıkarılmasaydı beklenecek olana dayandırın.
    .explain = O rakibin yalnızca kartlara ve artırıma bakarak ne yapacağını düşünün. Tahmine kalıyorsa sonuçları ağırlıklandırın.
step-attempt-to-mislead = Tavırla yanıltmaya çalışmak, başarılı olsun olmasın, ayrı bir ihlaldir.
    .explain = Söz, jest, acele, duraksama ve prosedürden bilerek ayrılma için böyledir. Kimse suçlanmıyor: önemli olan, ne olduğudur.

check-misled-by-manner = Oyun bitince geri gelin: bir rakip yanıltıldı mı?
    .explain = Oyuncunun eline ve rakibin bundan ötürü ne yaptığına bakın.
check-partner-used-manner = Oyuncunun ortağının bundan ne öğrendiğini izinsiz bilgi olarak ayrıca ele alın.
    .explain = Bir oyuncunun temposunu ve tavrını rakip kullanabilir, ortak kullanamaz.

adjustment-deceived-by-call-or-play = Sonuç geçerlidir: bir konuşma ya da kart aldatıcı olabilir.
    .say = Sonuç geçerlidir. Oyuncular konuşmaları ve oyunlarıyla rakibi kandırmaya çalışabilir.
    .explain = { $edition ->
        [laws2007] Yeter ki gizli bir ortaklık anlaşmasıyla ya da deneyimiyle korunmasın. Korunduysa psişik konuşma hükümlerini uygulayın.
       *[laws2017] Yeter ki olağandışı acele ya da duraksamayla vurgulanmasın, gizli bir anlaşma ya da deneyimle korunmasın. Korunduysa psişik konuşma hükümlerini uygulayın.
    }
adjustment-at-own-risk = Sonuç geçerlidir: tavırdan çıkarılan yanlış bir sonuç zarar vermedi.
    .say = Sonuç geçerlidir. Rakibin tavrından sonuç çıkarmak oyuncunun kendi sorumluluğundadır.
    .explain = Doğru sonuç kullanılabilir. Başka nedenleri olan yanıltılmamıştır.
adjustment-no-opponent-misled = Rakip bakımından sonuç geçerlidir: hiçbiri yanıltılmadı.
    .say = Hiçbir rakip yanıltılmadı. Bir konuya daha bakıyorum.
    .explain = Ortağın bundan ne çıkardığı ayrı bir karardır.
adjustment-bridge-reason = Sonuç geçerlidir: oyuncunun briçle ilgili bir nedeni vardı.
    .say = Sonuç geçerlidir. Briçle ilgili bir neden vardı; çıkarılan sonuç kendi sorumluluğunuzdadır.
    .explain = Gerçek bir sorunu olan oyuncu düşünebilir ya da sorabilir.
adjustment-benefit-not-foreseeable = Sonuç geçerlidir: oyuncu bunun işine yarayabileceğinin farkında olamazdı.
    .say = Sonuç geçerlidir. Bunun önem kazanacağını kimse öngöremezdi.
    .explain = Bu olmadan, çıkarılan sonuç neye mal olursa olsun, ayarlı skor yoktur.
