fact-misinformed_of_turn = Bir rakip, oyuncuya sıranın onda olduğunu söylemiş miydi?
    .full = Rakiplerden biri oyuncuya sıranın onda olduğunu söylemiş miydi?
    .explain = Yalnızca bir rakibin söylediği ya da işaret ettiği sayılır; deklaran ve yer, defansın rakipleridir. Ortağın söylediği ya da kimsenin itiraz etmemesi sayılmaz.
fact-not_to_be_accepted = Bunlardan biri söz konusu mu?
    .full = Aşağıdakilerden biri söz konusu mu?
    .none = Hayır, hiçbiri
    .told = Rakip sıra sende dedi
    .told-full = Rakiplerden biri oyuncuya sıranın onda olduğunu söylemişti
    .thirteenth_trick = On üçüncü löveye çıkıştı
    .explain = Yalnızca bir rakibin söylediği ya da işaret ettiği sayılır; ortağın söylediği sayılmaz. On üçüncü lövede her elde tek kart kalmıştır.
fact-declarers_lead_turn = Çıkış kimdeydi?
    .other_hand = Deklaranın diğer elinde
    .defender = Bir defans oyuncusunda

step-misinformed-card-back = { $edition ->
    [laws2007] Kart başka bir onarma olmadan geri alınabilir ve kabul edilemez; ona verilen ya da onun yüzünden açılan kartlar da döner.
   *[laws2017] Kart başka bir onarma olmadan geri alınır ve kabul edilemez; ona verilen ya da onun yüzünden açılan kartlar da döner.
}
    .explain = { $edition ->
        [laws2007] Oyun, sıra gerçekte kimdeyse onunla sürer.
       *[laws2017] Bu oyun bir önceki lövedeki rönonsu resmileştirmez. Oyun, sıra gerçekte kimdeyse onunla sürer.
    }
step-last-lead-back = On üçüncü löveye sırasız çıkış, ona verilen kartlarla birlikte her zaman geri alınır. Çıkış hangi eldeyse o el çıkar.
step-required-lead-first = Önce deklaran, çıkış sırası olan elden, istediği kartı çıkar.
    .say = Deklaran, önce siz çıkarsınız; çıkış sırası olan elden istediğiniz kartı çıkabilirsiniz.
    .explain = Bu, kartı geri alınan el değildir. Erken oynanan kart deklaranı hiçbir şeye bağlamaz; bu kart için kimsenin seçeceği bir şey yoktur.
step-rectification-forfeited = Usulsüz kart, doğru sırada oynanmış sayılır.
    .explain = Kimseyi kısıtlamaz. Diğer taraf oynamayı sürdürdü ve onarma hakkını yitirdi. Deklaran, çıkış bir defans oyuncusundayken çıktıysa, o oyuncu löveye oynamadığı sürece yine çıkabilir.
step-late-choice-cancelled = Deklaranın, çıkışa kart verdikten sonra yaptığı seçim geçersizdir.
    .say = Deklaran, kart vererek çıkışı kabul ettiniz. Artık seçim hakkınız yok ve kartınız kalır.
    .explain = Sırasız çıkışa kart veren, onu kabul etmiş olur. O zamandan beri geri alınan bir kart, o löveye oynanmış sayılır.
    .do = O löveden bu arada geri alınmış kart varsa yeniden masaya koydurun.
step-led-by-late-choice-back = { WHO($who, case: "gen") } bu seçime göre çıktığı kart, başka bir onarma olmadan ele döner.
    .say = { WHO($who) }, bu seçime göre çıktığınız kart ele döner ve cezalı kart değildir.
    .explain = Cezalı kart değildir: oyuncuya çıkmasını deklaran söylemişti. Ona verilen kartlar da döner.
step-earlier-obligations = Önceden masada olan cezalı kart cezalı kalır; çıkış ya da oyun kısıtlaması sonraki sıralarda da sürer.
    .say = Önceki cezalı kartlar ve kısıtlamalar sürer.
    .explain = Bu lövede geçerli kalan kartın yerine oynanmaz. Bir sonraki yasal fırsatta oynanır; çıkış sırası ortağa gelince deklaran seçer.
step-proper-lead-counts = Sırası gelen oyuncunun çıkışı geçerli kalır. Bu lövede yanlışlıkla oynanan kartlar, başka bir onarma olmadan geri alınabilir.
    .explain = Doğru çıkış, diğer çıkışa verilmiş kart sayılmaz. Bu kartların hiçbiri cezalı kart olmaz.
step-proper-lead-followed = Sıra bu çıkışı yapanın solundaki elde. Renge uyabilen uymak zorundadır.
    .say = Sıra bu çıkışı yapanın solundaki elde. Renge uyabilen uymak zorundadır.
    .explain = Geri alınan kart, bu çıkışa yasal olarak oynanabiliyorsa yeniden oynanabilir.

information-misinformed-authorized = Yanlış bilgi verilen taraf, geri alınan kartlardan edindiği her bilgiyi kullanabilir.
information-misinformed-unauthorized = Yanlış bilgiyi veren taraf, geri alınan kartlardan edindiği bilgiyi kullanamaz.
information-wish-unauthorized = { WHO($who) }, kartın değiştirilmek istendiği bilgisini kullanamaz.
    .say = Bir defans oyuncusunun kartını değiştirmek istemesi izinsiz bilgidir; { WHO($who) } bunu kullanamaz.
    .explain = Kart geçerli olduğundan ortak, istenen ama yapılmayan bir oyunu bilir. Buna dayanarak seçim yapamaz.

check-misinformed-card = Oyun bitince geri gelin: yanlış bilgiyi veren taraf, geri alınan kartlardan edindiği bilgiyi kullandı mı?
check-partner-card-next = { WHO($partner, case: "too") } bir kart oynadı. Sırada o kart var: onu, erken oynanmış kart olarak ele alın.
    .explain = Sıra sağındaki eldeydi ve ortağı oynamıştı.
check-wrong-defender-next = { WHO($who) } ortağından önce oynadı. Sırada o kart var: onu, erken oynanmış kart olarak ele alın.
    .explain = Deklaranın çıkışı geçerlidir; kart, ortağın sırası gelmeden oynanmış olur.
check-if-proper-lead-made = Çıkış bir defans oyuncusundaysa ve o oyuncu şimdi deklaranın çıkışına kart vermek yerine çıkarsa, sonra bunu ele alın.
    .explain = Deklaranın çıkışına kart vermediği sürece bunu yapabilir. O zaman onun çıkışı geçerli kalır ve ortağı, oynadığı kartı geri alabilir.
check-revoke-before-next = { WHO($who) } önceki lövede rönons yaptıysa sırada o var: rönons hükümlerini uygulayın.
    .explain = { $edition ->
        [laws2007] Sonraki löveye yapılan çıkış, yasal olsun olmasın, rönonsu resmileştirir.
       *[laws2017] Geri alınan çıkış rönonsu resmileştirmemiştir.
    }
