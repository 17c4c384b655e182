### Hakeme sorulanlar. Öznitelikler seçeneklerdir; .explain hakemin uyguladığı ölçüttür.
### Her iletide: $offender, $partner, $lho, $rho (WHO için), $edition.

yes = Evet
no = Hayır

fact-since = Bu konuşmadan sonra, siz masaya çağrılana kadar kim konuşmuştu? (Pas da konuşmadır.)
    .nothing = Kimse konuşmadı
    .lho_called = { WHO($lho) } konuştu
    .lho_and_partner_called = { WHO($lho) } ve { WHO($partner) } konuştu (önce hangisi olursa olsun)
    .partner_called = { WHO($partner) } konuştu, { WHO($lho) } konuşmadı
    .rho_called = { WHO($rho) } konuştu
    .offender_replaced = { WHO($offender) } konuşmasını değiştirdi
fact-since_change = Bu değişiklikten sonra kim konuşmuştu? (Pas da konuşmadır.)
    .nothing = Kimse konuşmadı
    .lho_called = { WHO($lho) } konuştu
    .lho_and_partner_called = { WHO($lho) } ve { WHO($partner) } konuştu (önce hangisi olursa olsun)
    .partner_called = { WHO($partner) } konuştu, { WHO($lho) } konuşmadı
    .rho_called = { WHO($rho) } konuştu

fact-turn = Konuşma sırası kimdeydi?
    .offender = { WHO($offender, case: "loc") }; kendi sırasıydı
    .rho = { WHO($rho, case: "loc") }
    .partner = { WHO($partner, case: "loc") }
    .lho = { WHO($lho, case: "loc") }
    .rho_must_pass = { WHO($rho, case: "loc") }; pas geçmek zorundaydı

fact-called_before = { WHO($offender) } bu bordda daha önce konuşmuş muydu (pas dahil)?
fact-call_kind = Nasıl bir pastı?
    .pass = Olağan pas
    .artificial_pass = Yapay pas ya da ortağın yapay konuşmasına pas
    .explain = Pas, anlaşma gereği belli bir güçten fazlasını vaat ediyorsa, ya da son söylenen rengin dışında değer bulunduğunu veya bulunmadığını bildiriyorsa yapaydır. Ortağın yapay deklaresine, kontruna veya sürkontruna pas da, anlamı ne olursa olsun, buraya girer. Bunların dışındaki her pas olağandır.
fact-legal_in_turn = Demek ki konuşma doğru sırada yapılmış. Orada yasal mıydı (deklareyse yeterli miydi)?
fact-which_slip = { WHO($offender) } art arda iki konuşma yaptı. Bunlardan biri istem dışı mıydı (mekanik hata ya da dil sürçmesi)?
    .none = Hayır, ikisini de isteyerek yaptı
    .first = İlki; asıl istediği ikincisiydi
    .second = İkincisi; bir daha konuşmayı hiç istememişti
    .explain = { $edition ->
        [laws2007] Oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptıysa ve oyuncu durup düşünmeden konuşmasını değiştirdiyse ya da değiştirmeye kalktıysa istem dışıdır. İlk konuşmayı isteyip sonradan fikrini değiştirdiyse ikisi de isteyerek yapılmıştır.
       *[laws2017] Oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptıysa istem dışıdır; nasıl ve ne zaman fark ettiği önemli değildir. İlk konuşmayı isteyip sonradan fikrini değiştirdiyse ikisi de isteyerek yapılmıştır.
    }

fact-unintended = { $edition ->
    [laws2007] İstem dışı mıydı (mekanik hata ya da dil sürçmesi) ve { WHO($offender) } durup düşünmeden konuşmasını değiştirdi mi ya da değiştirmeye kalktı mı?
   *[laws2017] İstem dışı mıydı (mekanik hata ya da dil sürçmesi): { WHO($offender) } bu konuşmayı yaptığı anda aslında başka bir konuşma mı yapmak istiyordu?
}
    .explain = { $edition ->
        [laws2007] İki koşul vardır. İstem dışıydı: oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptı. Ve fark ettiği anda, durup düşünmeden, konuşmasını değiştirdi ya da değiştirmeye kalktı. Örnek: “Ay, { CALL("1H") } değil, { CALL("1S") } diyecektim” sözü bir solukta çıktıysa yeter; önce dönüp elini inceleyen oyuncu geç kalmıştır.
       *[laws2017] “Ne oldu?” diye sorun ve dinleyin. Oyuncunun eli ya da dili, istediğinden başka bir şey yaptıysa istem dışıdır: deklare kutusundan yanlış kart, ağızdan yanlış söz. O anda bu konuşmayı isteyip sonradan fikrini değiştirdiyse, yanlış saydıysa, artırımı yanlış okuduysa ya da dikkati dağıldıysa istem dışı değildir. Nasıl fark ettiği de, fark edene kadar ne kadar zaman geçtiği de önemli değildir. Örnek: { CALL("1S") } kartına uzanıp masaya { CALL("1H") } koyan oyuncu değiştirebilir; rakibin { CALL("1S") } deklaresini gözden kaçıran oyuncu değiştiremez.
    }
fact-intended = { WHO($offender) } aslında ne konuşmak istemişti?
    .legal = O anda yasal olan bir konuşma
    .insufficient = Başka bir yetersiz deklare
fact-intended_out_of_turn = Sıra kendisinde olmasa da, { WHO($offender) } aslında ne konuşmak istemişti?
    .bid = Deklare
    .artificial_pass = Yapay pas ya da ortağın yapay konuşmasına pas
    .pass = Olağan pas
    .double = Kontr veya sürkontr

fact-comparable = Yetersiz deklarenin yerine yapılan konuşma eşdeğer bir konuşma mı?
    .explain = Üçünden biri yeter. Geri alınan deklareyle aynı ya da hemen hemen aynı anlama gelir. Veya bu konuşmayı yapan her el, geri alınan deklareye de uyardı (aynı şeyi daha kesin anlatır). Veya amacı aynıdır, örneğin bir şey sorar. Bu çiftin sistemine göre değerlendirin. Adları değil anlamları karşılaştırın. Örnekler: ortağın { CALL("2NT") } deklaresi üzerine majör soran { CALL("2C") }, majör soran { CALL("3C") } ile değiştirildi: amaç aynı, evet. { CALL("4NT") } üzerine bir as gösteren { CALL("4H") }, bir as gösteren { CALL("5D") } ile değiştirildi: anlam aynı, evet. { CALL("1S") } üzerine karo gösteren { CALL("1D") }, iki küçük karoyla da atılabilen apel kontruyla değiştirildi: hayır. Pasın bir deklareye eşdeğer olduğu çok nadirdir.
fact-final_call_comparable = Sonunda seçilen konuşma, geri alınan ve iptal edilen konuşmaların her birine eşdeğer mi?
    .explain = İki konuşma vardır: yetersiz deklare ve onun yerine yapılıp iptal edilen konuşma. Her biri için üçünden biri doğru olmalıdır: sonunda seçilen konuşma onunla aynı ya da hemen hemen aynı anlama gelir; veya sonunda seçilen konuşmayı yapan her el ona da uyardı; veya amacı aynıdır. Yalnızca birine eşdeğerse yanıt hayırdır. Yanıt yalnızca çıkışı ve bilgiyi ilgilendirir; ortak her durumda pas geçmek zorundadır.
fact-change_comparable = Geçerli kalan konuşma, geri alınan ya da iptal edilen konuşmaya eşdeğer mi?
    .explain = Aynı ya da hemen hemen aynı anlama geliyorsa; veya bu konuşmayı yapan her el diğer konuşmaya da uyardıysa; veya amacı aynıysa eşdeğerdir. Örnek: { CALL("1H") } ile { CALL("2H") }, ilki herhangi bir açış eli, ikincisi altı körlü zayıf el: hayır. İkisi de as soran iki deklare: evet.
fact-new_call = { WHO($offender) } şimdi kendi sırasında konuştu. Yeni konuşma sırasız konuşmaya eşdeğer mi?
    .comparable = Eşdeğer
    .not_comparable = Eşdeğer değil
    .no_turn = Sıra kendisine gelmeden artırım bitti
    .explain = Üçünden biri yeter. Yeni konuşma geri alınanla aynı ya da hemen hemen aynı anlama gelir; veya yeni konuşmayı yapan her el geri alınana da uyardı; veya amacı aynıdır, örneğin as sorar. Sırasız konuşmanın kendisiyle karşılaştırın, sonradan onun yerine yapılmış bir konuşmayla değil; istem dışı konuşmadan sonra yalnızca asıl istenen konuşmaya bakılır. Bu çiftin sistemine göre değerlendirin. Örnek: sırasız { CALL("1H") } beşli körle açıştı, sonra daha zayıf da olabilen { CALL("1H") } ile araya girildi: hemen hemen aynı, birçok hakem evet der; sırasız { CALL("1H") }, sonra başka renkler vaat eden apel kontru: hayır.

fact-both_natural = Hem yetersiz deklarenin hem de yerine verilen deklarenin yapay olmadığı kesin mi?
    .explain = İki deklare de açıkça adındaki türü göstermeli, anlaşma gereği başka hiçbir şey göstermemelidir. Bu ortaklıkta biri bile yapay olabiliyorsa hayır deyin ve sonraki ölçütü uygulayın. Örnek: { CALL("1S") } üzerine { CALL("1H") }, { CALL("2H") } ile düzeltildi, ikisi de uzun kör: evet. Stayman { CALL("2C") }, Stayman { CALL("3C") } ile düzeltildi: hayır.
fact-same_or_more_precise = Yerine yapılan konuşmanın anlamı yetersiz deklareninkiyle aynı mı, ya da tümüyle onun içinde kalan daha kesin bir anlam mı?
    .explain = Yerine yapılan konuşmayı yapan her el, yetersiz deklareyi de verebilecek bir el olmalıdır. Yeni konuşma anlamı daraltabilir ama yeni bir anlam ekleyemez. Örnek: majör soran { CALL("2C") }, majör soran { CALL("3C") } ile düzeltildi: evet. Dört veya daha çok karo gösteren { CALL("1D") }, karo uzunluğu ne olursa olsun dört kör gösteren kontrla düzeltildi: hayır.
fact-information_contained = Yerine yapılan konuşma, yetersiz deklarenin verdiği bilginin tamamını içeriyor mu?
    .explain = Ortağın yetersiz deklareden öğrendiğini, yerine yapılan konuşmadan öğreneceğiyle karşılaştırın. Yeni konuşma aynı bilgiyi de veriyorsa yanıt evettir. Örnek: kör gösteren { CALL("1H") }, kör ve en az o kadar güç gösteren { CALL("2H") } ile düzeltildi: evet; pasla düzeltildi: hayır.

fact-repeat_legal = Konuşma, { WHO($offender, case: "gen") } sırasında tekrarlanıyor. Burada yasal mı (deklareyse yeterli mi)?
fact-repeats_denomination = { WHO($offender) } şimdi geri alınan konuşmanın türünde mi deklare veriyor?
    .explain = Önemli olan söylenen tür değil, gösterilen türdür. Sırasız konuşma pas idiyse yanıt hayırdır. Örnek: sırasız doğal { CALL("1H") }, şimdi doğal { CALL("2H") }: evet. Pik gösteren bir transfer, şimdi { CALL("2S") }: evet.
fact-lho_took_it_up = { WHO($lho) } o konuşmanın üzerine mi konuşmak istemişti?
    .explain = Zaten { WHO($lho, case: "gen") } sırasıydı; konuşması iki anlama da gelebilir. Evet: sırasız konuşmayı ya da değişikliği fark etmişti ve bilerek onun üzerine konuştu. Hayır: böyle bir şey yapılmamış gibi kendi sırasında konuştu. Konuşması bunların yalnızca birinde anlamlıysa belirleyici olan budur.

fact-offender_defends = Artırım bitti. { WHO($offender) } şimdi defans oyuncusu mu?
fact-withdrawn_call = Artırımın sonundan bakıldığında, geri alınan konuşma neyle ilgiliydi?
    .suit_not_shown = Yalnızca bir veya birkaç renkle; kusurlu oyuncu en az birini yasal artırımda hiç göstermedi
    .suits_all_shown = Yalnızca bir veya birkaç renkle; kusurlu oyuncu her birini yasal artırımda gösterdi
    .other = Bunların dışında bir şeyle: sanzatu, pas, genel anlamlı kontr, renk belirtmeden güç
    .same_call = Kusurlu oyuncu aynı sırada sonuçta yine aynı konuşmayı, aynı anlamda yaptı
    .explain = Söylenen renkleri değil, gösterilen renkleri sayın. Örnek: doğal { CALL("1H") } yalnızca körle ilgiliydi. Kusurlu oyuncu sonradan yasal olarak kör deklare ettiyse kör gösterilmiştir. { CALL("1NT") } “bunların dışında bir şey” sayılır. İki konuşma geri alındıysa her birine ayrı ayrı bakın: deklaran haklardan hangisini tercih ederse onu kullanabilir, ama yalnızca birini.

fact-outcome_could_differ = Usulsüzlüğün yardımı olmasaydı bordun sonucu pekâlâ farklı olabilir miydi?
    .explain = Aynı artırımı geri alınan konuşma olmadan düşünün: bu çift ve diğerleri büyük olasılıkla ne yapardı? Geri alınan konuşma ortağa yasal artırımın vermeyeceği bir bilgi verdiyse ve bu işe yaradıysa yanıt evettir.
fact-contract_could_differ = Yetersiz deklarenin yardımı olmasaydı kontrat pekâlâ farklı olabilir miydi: seviyesi, türü ya da deklaranı?
    .explain = Burada yalnızca kontrat önemlidir, alınan löve sayısı değil. Artırımı yetersiz deklare olmadan düşünün.
fact-non_offending_side_damaged = Kusursuz taraf, usulsüzlük olmasaydı alacağından daha kötü bir sonuç mu aldı?
    .explain = Masadaki sonucu, usulsüzlük olmasaydı beklenecek sonuçla karşılaştırın. Masadaki sonuç kusursuz taraf için daha kötüyse zarar görmüştür.
fact-could_have_known = { WHO($offender) } usulsüzlük anında, bunun karşı tarafa pekâlâ zarar verebileceğinin farkında olabilir miydi?
    .explain = Bildiğini öne süren yok. O yönde oturan, o eli tutan bir oyuncu neyi öngörebilirdi, onu tartın: örneğin ortağını susturmanın artırımı aşağıda tutacağını ya da durduracağını. Kasıt bulmanız gerekmez.
fact-offending_side_gained = Kusurlu taraf usulsüzlükten kazançlı çıktı mı?
    .explain = Usulsüzlük olmasaydı çıkacak olası sonuçla karşılaştırın. Örnek: zorunlu pas onları batacak bir kontrattan uzak tuttu, diğer masalar ise o kontratta battı.
fact-self_inflicted = Kusursuz taraf, usulsüzlükten sonra, uğradığı zarara kendisi de katkıda bulundu mu?
    .explain = { $edition ->
        [laws2007] Yalnızca ihlalle ilgisi olmayan ciddi bir hata, ya da gözü kara veya kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz.
       *[laws2017] Yalnızca ihlalle ilgisi olmayan son derece ciddi bir hata, ya da tutmazsa düzeltileceğini umabilecekleri, kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz.
    }
fact-suggested_over_alternative = Kusurlu taraf, mantıklı bir seçenek varken, geri alınan konuşmanın ya da kartın açıkça öne çıkardığı başka bir konuşma veya oyunu mu seçti?
    .explain = İki bölümü vardır. Geri alınan konuşma ya da kart açıkça yaptıkları şeye işaret ediyordu, başka bir şeye değil. O başka şey de mantıklı bir seçenekti: o düzeyde, o sistemle oynayan oyuncuların hatırı sayılır bir bölümü onu ciddi olarak düşünürdü, bazıları da seçerdi. Gerçekte yaptıklarının mantıklı bir seçenek olması gerekmez.
fact-suggested_among_alternatives = Kusurlu taraf, mantıklı seçenekler arasından, geri alınan konuşmanın ya da kartın açıkça öne çıkarmış olabileceği birini mi seçti?
    .explain = En az iki mantıklı seçenek vardı; her birini o düzeyde, o sistemle oynayan oyuncuların hatırı sayılır bir bölümü ciddi olarak düşünürdü, bazıları da seçerdi. Ve seçtikleri, geri alınan konuşmanın ya da kartın açıkça öne çıkarmış olabileceği seçenekti.
