irregularity-prohibited_agreement = Yasak anlaşma
    .what = Bir taraf izin verilmeyen bir yöntem kullandı ya da anlaşmasını değiştirdi
    .player = Yönetmeliğin izin verdiğini, rakibe bildirmek koşuluyla oynayabilirsiniz. Rakibin yöntemi yasak görünüyorsa hakemi çağırın; oyun devam eder.

fact-agreement_was = Sorun nedir? İlk uyan.
    .by_partner = Ortağa göre değişiyor
    .by_partner-full = Yöntem, ortaklardan birinde başka, diğerinde başka anlama geliyor
    .after_opponents = Rakip hatasından sonra
    .after_opponents-full = Bir yöntemin, rakibin usulsüzlüğünden sonra değişmesi önceden kararlaştırılmış
    .after_own_act = Kendi eyleminden sonra
    .after_own_act-full = Bir yöntemin, kendi sorusundan, usulsüzlüğünden ya da bir yanıttan sonra değişmesi önceden kararlaştırılmış
    .changed = Seans içinde değişti
    .changed-full = Taraf, bir yöntemi seans sırasında değiştirdi
    .barred = Yöntem yasak
    .barred-full = Yürürlükteki yönetmelik yöntemin kendisine izin vermiyor ya da koşulları yerine gelmedi
    .undisclosed = İzinli, bildirilmedi
    .undisclosed-full = Yönteme izin var, ama rakibe bildirilmedi ya da yanlış bildirildi
    .permitted = Sorun yok
    .permitted-full = Yönteme izin var ve rakibe bildirildi
fact-method_itself_barred = Bundan ayrı olarak, yönetmeliğiniz yöntemin kendisini yasaklıyor mu?
    .explain = Ne zaman ya da nasıl kararlaştırıldığına değil, yöntemin anlamına bakın.

step-agreement-play-goes-on = Konuşma geçerlidir ve bord oynanır. Anlaşmaya bord bitince bakarsınız.
    .say = Oyun devam ediyor. Anlaşmaya bord bitince bakacağım.
    .explain = Yasalar, yöntemi yasak diye bir konuşmayı iptal etmez. Rakip, sırası geldiğinde anlamını sorabilir.
step-look-up-the-regulation = Bu arada turnuva yönetmeliğinin neye, hangi koşullarla izin verdiğini okuyun.
    .explain = Konvansiyon kartında yazan bildirilmiştir. İlan edilen yönetmelik sizi bağlar.
step-agreement-not-used-again = { WHO($who) }, bu anlaşmayı bu turnuvada artık kullanamaz.
    .say = Bu anlaşmaya burada izin yok. Lütfen bir daha kullanmayın.
    .explain = Yerine ne oynayabileceklerini söyleyin. Yönetmelik bir sonraki bordda da aynen geçerlidir.
step-former-agreement-again = { WHO($who) }, siz izin vermedikçe önceki anlaşmasına döner.
    .say = Yöntemlerinizi izinsiz değiştirdiniz. Lütfen yeniden önce anlaştığınızı oynayın.
    .explain = Sonraki bordlar için, rakibe bildirilmesi koşuluyla bir konvansiyonun değiştirilmesine izin verebilirsiniz. Temel sistem çoğunlukla seans boyunca kalır.
step-same-meaning-for-both = { WHO($who) } için bir konuşma, ortaklardan hangisi yaparsa yapsın aynı anlama gelmelidir.
    .say = Bir konuşma ikiniz için de aynı anlama gelmeli. Lütfen tek bir anlamda anlaşın.
    .explain = Bu, yöntemler için böyledir. Stil ve değerlendirme farklı olabilir.
step-expected-without-that-agreement = Skoru, bu anlaşma olmasaydı beklenecek olana dayandırın.
    .explain = Tarafın izin verilen yöntemlerle ne konuşacağını ve diğer tarafın ne yapacağını düşünün.
step-may-bar-it-for-the-event = { WHO($who, case: "dat") } bu yöntemi turnuvanın geri kalanı için yasaklayabilirsiniz.
    .explain = Yönetmeliğiniz size bu yetkiyi veriyor, örneğin bu turnuvadaki yanlış bir açıklamadan sonra. Organizasyon Komitesine bildirin.

check-agreement = Oyun bitince geri gelin: anlaşmaya izin var mıydı, zarar verdi mi?
    .explain = Yönetmelik ve konvansiyon kartı elinizde olsun.
check-own-act-next = Ortağın sorudan ya da usulsüzlükten ne öğrendiğini izinsiz bilgi olarak ayrıca ele alın.
    .explain = Bir konuşma geri alındıysa, onun yerine geri alınan eylemlerden edinilen bilgiyi ele alın.

adjustment-agreement-permitted = Sonuç geçerlidir: anlaşmaya izin var ve rakibe bildirilmiş.
    .say = Sonuç geçerlidir. Anlaşmaya burada izin var ve bildirilmişti.
    .explain = Alışılmadık bir yöntem ihlal değildir.
adjustment-meaning-may-differ = Anlaşma bakımından sonuç geçerlidir: yönetmeliğiniz izin veriyor.
    .say = Bu anlaşmaya burada izin var. Neyin bildirildiğine ayrıca bakıyorum.
    .explain = Genel kural, bir konuşmanın iki ortakta da aynı anlama gelmesidir. Yetkili Federasyon bunu değiştirebilir.
adjustment-variation-allowed = Anlaşma bakımından sonuç geçerlidir: yönetmeliğiniz bunu yasaklamıyor.
    .say = Bu durumda yöntem değiştirmek burada yasak değil. Neyin bildirildiğine ayrıca bakıyorum.
    .explain = Yasalar, bunun önceden kararlaştırılıp kararlaştırılamayacağını yönetmeliğe bırakır.
adjustment-own-act-tells-partner = Yönetmelik bakımından sonuç geçerlidir. Kendi eylemine bağlı bir anlam ayrıca değerlendirilir.
    .say = Şimdi ortağın bundan ne öğrenebileceğine bakıyorum.
    .explain = Ortaklar konuşma ve oyunla iletişim kurar; kendi soruları, yanıtları ya da usulsüzlükleriyle değil.
adjustment-change-allowed = Değişiklik bakımından sonuç geçerlidir: yönetmeliğiniz bunu yasaklamıyor.
    .say = Yöntem değiştirmek burada yasak değil. Neyin bildirildiğine ayrıca bakıyorum.
    .explain = { $edition ->
        [laws2007] Yasalar rakibin bunu çifte karşı oynamadan önce öğrenebilmesini ister.
       *[laws2017] Yasalar rakibin bilgilendirilmesini ister.
    }
adjustment-agreement-itself-allowed = Yöntem bakımından sonuç geçerlidir: izin var.
    .say = Yönteme burada izin var. Şimdi size ne açıklandığına bakıyorum.
    .explain = Bildirilmemesinden doğan zarar, yanlış bilgilendirme olarak onarılır.

penalty-prohibited-agreement = { WHO($who, case: "dat") } yöntemsel ceza verilebilir.
    .explain = Yönetmeliği bilemeyecek durumdaki çift çoğu kez önce uyarılır. Skordan ayrıdır.
