irregularity-dummy_limits = Yer haklarını aştı
    .what = Konuştu, oyuna karıştı, yerinden kalktı ya da ele baktı

segment-defenders_irregularity = Yerin dikkat çektiği defans usulsüzlüğü
    .label = Defansın usulsüzlüğü

fact-dummy_did = Yer ne yaptı?
    .within_rights = Aşağıdakiler dışında, hakkı olanı yaptı
    .within_rights-label = Hakkı olanı yaptı
    .within_rights-full = Sizin önünüzde olayı ya da yasayı anlattı, löveleri söylemeden saydı, söylenen kartı oynadı, yerin renge uymasını sağladı, başkası dikkat çektikten sonra sizi çağırdı ya da oyun bittikten sonra bir usulsüzlükten söz etti
    .corrected = Bir açıklamayı ya da zamanında löve yönünü düzeltti
    .corrected-label = Açıklama ya da löve yönü
    .corrected-full = Deklaranın ya da kendi açıklamasını düzeltti, bunun için sizi çağırdı ya da yanlış yöne konmuş bir löveyi zamanında gösterdi
    .asked_declarer = Renge uymayan deklarana ilk o sordu
    .asked_declarer-label = Deklarana renk sordu
    .asked_declarer-full = Renge uymayan deklarana o renkten kartı olup olmadığını ilk kendisi sordu
    .asked_defender = Defansa renk sordu
    .asked_defender-full = Renge uymayan defans oyuncusuna o renkten kartı olup olmadığını sordu
    .warned_wrong_hand = Yanlış ele karşı uyardı
    .warned_wrong_hand-full = Deklaranı yanlış elden çıkmaması için uyardı
    .prevented_other = Deklaranın başka usulsüzlüğünü önlemeye çalıştı
    .prevented_other-label = Deklaranı önlemek istedi
    .prevented_other-full = Deklaranın başka bir usulsüzlüğünü önlemeye çalıştı
    .prevented_defender = Defansın usulsüzlüğünü önlemeye çalıştı
    .prevented_defender-label = Defansı önlemek istedi
    .prevented_defender-full = Defansın bir usulsüzlüğünü önlemeye çalıştı
    .drew_attention = Oyunda deklaranın usulsüzlüğüne ilk o dikkat çekti
    .drew_attention-label = Deklarana dikkat çekti
    .drew_attention-full = Deklaranın usulsüzlüğüne oyun sırasında, sizi çağırarak da olsa, ilk kendisi dikkat çekti
    .drew_attention_to_defenders = Oyunda defansın usulsüzlüğüne ilk o dikkat çekti
    .drew_attention_to_defenders-label = Defansa dikkat çekti
    .drew_attention_to_defenders-full = Defansın usulsüzlüğüne oyun sırasında, sizi çağırarak da olsa, ilk kendisi dikkat çekti
    .called_director = Dikkat çekilmeden, başka nedenle sizi çağırdı
    .called_director-label = Başka nedenle çağırdı
    .called_director-full = Oyun sırasında, kimse bir usulsüzlüğe dikkat çekmeden, başka bir nedenle sizi çağırdı
    .tricks_needed = Kaç löve gerektiğini söyledi
    .tricks_needed-label = Gereken löveyi söyledi
    .tricks_needed-full = Deklarana daha kaç löve gerektiğini ya da kaç löve verilebileceğini söyledi ya da belli etti
    .took_part = Oyuna karıştı ya da deklaranla oyunu konuştu
    .took_part-label = Oyuna karıştı
    .took_part-full = Oyuna karıştı ya da deklaranla oyun üzerine konuştu
    .exchanged_hands = Deklaranla el değiştirdi
    .left_seat = İzlemek için kalktı
    .left_seat-full = Deklaranın oyununu izlemek için yerinden kalktı
    .looked = Gösterilmeden, defansın kartına baktı
    .looked-label = Kendiliğinden baktı
    .looked-full = Gösterilmeden, bir defans oyuncusunun kartına baktı
    .shown = Defans gösterdi; kaçınabilecekken baktı
    .shown-label = Gösterilince baktı
    .shown-full = Bir defans oyuncusunun gösterdiği kartlara, kaçınabilecekken baktı
    .only_saw = Defans gösterdi; istemeden gördü
    .only_saw-label = İstemeden gördü
    .only_saw-full = İstemeden gördü: kartları bir defans oyuncusu gösterdi
    .explain = Bakmak yerin kendi eylemidir. Kartların önünde açılmış olması tek başına bakmak sayılmaz: görmekten kaçınıp kaçınamayacağına siz karar verin.
fact-dummy_rights_lost = Yer önceden hakkını yitirmiş miydi (el değiştirme, izlemek için kalkma, defans kartına bakma)?
    .full = Yer bundan önce deklaranla el değiştirmiş, izlemek için yerinden kalkmış ya da { $edition ->
        [laws2007] kendiliğinden bir defans oyuncusunun kartına bakmış mıydı?
       *[laws2017] istemeden gördüğü dışında bir defans oyuncusunun kartına bakmış mıydı?
    }
fact-defender_asked = Yer hangi defans oyuncusuna sordu?
    .declarers_right = Deklaranın sağındakine
    .declarers_right-full = Deklaranın sağındaki defans oyuncusuna
    .declarers_left = Deklaranın solundakine
    .declarers_left-full = Deklaranın solundaki defans oyuncusuna
fact-declarers_play_illegal = Deklaran renge uyabilir miydi? (Ele kendiniz bakın.)
fact-defenders_gained = Defans, kendi usulsüzlüğünden bir kazanç sağladı mı?
    .explain = Sonucu, usulsüzlük olmasaydı beklenecek olanla karşılaştırın.

offer-defender_chooses_hand = Defans oyuncularından biri hangi eli seçiyor?
    .from_hand = Deklaranın kendi elini
    .from_dummy = Yeri

script-either-defender-chooses-hand = Yer, deklaranı uyarma hakkını yitirmişti. Şimdi defans oyuncularından biri, deklaranın kendi elinden mi yoksa yerden mi çıkacağını seçebilir. Birbirinize danışmayın.

consequence-leads-from-hand = Deklaran kendi elinden çıkar.
consequence-leads-from-dummy = Deklaran yerden çıkar.

step-leads-from-hand = Deklaran kendi elinden çıkar.
step-leads-from-dummy = Deklaran yerden çıkar.
step-dummy-within-rights = Yerin buna hakkı vardı. Oyun sürer.
step-if-explanation-was-wrong = Bir açıklama yanlışsa sonra onu ele alın.
step-defender-not-asked = Yer deklarana sorabilir, ama bir defans oyuncusuna soramaz.
    .say = Yer deklarana sorabilir, ama bir defans oyuncusuna soramaz.
    .explain = Rönons varsa, dikkati yer çekmiştir.
step-defenders-irregularity-not-prevented = Yer deklaranın usulsüzlüklerini önlemeye çalışabilir, defansınkileri değil.
step-irregularity-ruled-as-usual = Yer bunu oyun sırasında yapamaz. Usulsüzlük varsa onu her zamanki gibi ele alın.
    .say = Yer bunu oyun sırasında yapamaz.
step-tricks-needed-not-said = Yer löveleri sayabilir, ama daha kaç löve gerektiğini söyleyemez.
    .say = Yer löveleri sayabilir, ama daha kaç löve gerektiğini söyleyemez.
    .explain = Masadaki başka biri de söyleyemez.
step-dummy-takes-no-part = Yer oyuna karışamaz, deklaranla oyun üzerine konuşamaz.
step-defender-may-not-show = Defans oyuncusu elini yere gösteremez.
step-shown-hand-costs-nothing = Yer kendiliğinden bakmadı; hiçbir hakkını yitirmez.
step-seen-without-looking = Yer bakmadı; bütün haklarını korur.
    .say = Yer kartları istemeden gördü; bütün haklarını korur.
    .explain = Yerin görmekten kaçınamadığı kart için ihlal, onu gösteren defans oyuncusunundur. Yer, deklarana rönonsu yine sorabilir.
step-declarers-play-was-legal = Deklaranın kartı yasaldı ve geçerlidir.

standing-dummy-may-not-warn = Yer, deklaranı yanlış elden çıkmaması için uyarırsa çıkılacak eli defans oyuncularından herhangi biri seçebilir.
    .say = Yer, oyunun geri kalanında deklaranı yanlış elden çıkmaması için uyaramaz. Uyarırsa çıkılacak eli defans oyuncularından herhangi biri seçebilir.
    .explain = Yer; deklaranın söylediğini oynama, löveleri sayma, siz sorunca olanları ve yasayı söyleme hakkını korur.
standing-dummy-may-not-ask = Yer, rönonsu deklarana ilk kendisi sorarsa rönons düzeltilir ama yine de resmileşmiş sayılır.
    .say = Yer, oyunun geri kalanında rönonsu deklarana ilk soran olamaz. Olursa deklaran düzeltir, yine de löve aktarılabilir.
    .explain = Deklaranın kartı yasalsa sorudan, yere verilebilecek bir ceza dışında bir şey doğmaz.
standing-dummy-may-not-speak = Yer, bir defans usulsüzlüğünden ilk kendisi söz ederse o anda onarma yapılmaz.
    .say = Yer, oyunun geri kalanında bir defans usulsüzlüğünden söz edemez. İlk söz eden olursa o anda onarma yapılmaz.
    .explain = { $edition ->
        [laws2007] Oyun, usulsüzlük olmamış gibi sürer. Bitince deklaran tarafının zarar görüp görmediğine bakarsınız.
       *[laws2017] Oyun, usulsüzlük olmamış gibi sürer. Bitince defansın kazandığı, yalnızca defansın skorundan alınır.
    }

information-dummys-remark-unauthorized = Deklaran, yerin sözünden ya da davranışından edindiği bilgiyi kullanamaz.
    .say = Yerin söylediği ya da yaptığı, deklaran için izinsiz bilgidir.
    .explain = { $edition ->
        [laws2007] Deklaran, mantıklı seçenekler arasından, bunların açıkça öne çıkarmış olabileceği birini seçemez.
       *[laws2017] Deklaran, mantıklı bir seçenek varken, bunların açıkça öne çıkardığı başka bir oyunu seçemez.
    }

check-dummy-took-part = Oyun bitince geri gelin: defans zarar gördüyse ayarlı skor verebilirsiniz.
check-dummys-remark-used = Oyun bitince geri gelin: deklaran, yerin sözünden edindiği bilgiyi kullandı mı, defans zarar gördü mü?
    .explain = Deklaranın o sözden sonraki her oyununa bakın. Oyunu söz öne çıkardıysa ve zarar verdiyse ayarlı skor verin.
check-if-declarer-revoked = Deklaran renge uyabiliyorduysa sonra rönonsu ele alın.
    .explain = Yerin sorma hakkı vardı; rönons, başkası sormuş gibi ele alınır.
check-if-defender-revoked = { WHO($who) } renge uyabiliyorduysa sonra rönonsu ele alın.
    .explain = Yerin sorusu bir ihlaldir, ama rönons yine de olağan biçimde ele alınır.
check-if-a-card-was-suggested = Yer bir kart önerdiyse sonra onu ele alın.
    .explain = Deklaran bir kart söylemeden o karta işaret eden söz ya da hareket, onu önermiş olabilir.

adjustment-defenders-gain-removed = Yalnızca defansın skorunu, kazancını ortadan kaldıracak biçimde ayarlayın. Deklaran tarafı masadaki skorunu korur.
    .say = Defansın kazancı skorundan düşülür. Deklaran tarafı masadaki skorunu korur.
adjustment-defenders-gained-nothing = Sonuç geçerlidir: defans bir şey kazanmadı.
