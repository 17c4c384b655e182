irregularity-premature_play = Zamanından önce çıkış veya oyun
    .what = Defans oyuncusu, deklaran ya da yer sırası gelmeden oynadı

fact-premature_by = Kim erken oynadı?
    .dummy_spoke = { $edition ->
        [laws2007] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .told = Bir defans oyuncusu; rakibi sıranın onda olduğunu söylemişti
    .before_required_lead = Bir defans oyuncusu; deklaran, istenen elden henüz çıkmamıştı
    .led_before_partner = Bir defans oyuncusu, ortağı bu löveye oynamadan sonraki löveye çıktı
    .before_partner = Bir defans oyuncusu löveye ortağından önce, sırasız oynadı
    .at_rhos_turn = Bir defans oyuncusu, sıra sağındaki eldeyken oynadı; ortağı oynamıştı
    .declaring_side = Deklaran, elinden ya da yerden
    .dummy = Yer, deklaran söylemeden
fact-played_besides = Başka kim ne oynadı?
    .nothing = Aşağıdakilerin hiçbiri
    .both_hands = Bu karttan önce deklaran löveye iki elden de oynamıştı
    .dummy = Bu karttan önce yer, deklaran söylemeden bir kart öne sürmüştü
    .suggested = Bu karttan önce yer, kurala aykırı olarak bir kart önermişti
    .lho_after = Bu karttan sonra { WHO($lho) } oynadı
    .taken_for_granted = Bu karttan önce yerin bir kartı oynanmış sanıldı: tek kart ya da eş kart; deklaran söylememişti
    .explain = Yerin bir kartı, ancak deklaran isteyince ya da gösterince oynanmış sayılır. Rengin tek kartı ve eş kartlardan biri için de böyledir.
fact-lho_played_after = { WHO($lho) } o karttan sonra oynadı mı?
fact-early_card = Kart neydi? (Ele bakmak gerekirse kendiniz bakın.)
    .told = Rakibi sıranın onda olduğunu söylediği için löveye verilmiş bir kart
    .card_and_lead = Löveye bir kart, ardından sonraki löveye çıkış
    .next_lead = Yalnızca sonraki löveye çıkış
    .legal_play = Löveye verilmiş, orada yasal bir kart
    .illegal_play = Löveye verilmiş bir kart; oysa o el renge uyabilir

offer-partners_play = Deklaran neyi seçiyor?
    .highest = Çıkılan rengin en büyük kartını istemek
    .lowest = Çıkılan rengin en küçük kartını istemek
    .requires = Başka bir rengi istemek; rengi deklaran söyler
    .forbids = Başka bir rengi yasaklamak; rengi deklaran söyler
offer-partners_play_2007 = Deklaran neyi seçiyor?
    .highest = Çıkılan rengin en büyük kartını istemek
    .lowest = Çıkılan rengin en küçük kartını istemek
    .forbids = Deklaranın söyleyeceği başka bir rengi yasaklamak

script-partners-play-2017 = { WHO($offender) } ortağından önce çıktı ya da oynadı. Kart majör cezalı karttır. Deklaran, { WHO($partner, case: "gen") } bu lövede ne yapacağını yerden yardım almadan seçin. Çıkılan renkteki en büyük ya da en küçük kartını oynamasını, söyleyeceğiniz başka bir renkten oynamasını ya da söyleyeceğiniz başka bir renkten oynamamasını isteyebilirsiniz. Bunu yapamazsa yasal olan istediği kartı oynar.
script-partners-play-2007 = { WHO($offender) } ortağından önce çıktı ya da oynadı. Kart majör cezalı karttır. Deklaran, { WHO($partner, case: "gen") } bu lövede ne yapacağını yerden yardım almadan seçin. Çıkılan renkteki en büyük ya da en küçük kartını oynamasını ya da söyleyeceğiniz başka bir renkten oynamamasını isteyebilirsiniz. Bunu yapamazsa yasal olan istediği kartı oynar.

consequence-plays-highest = { WHO($partner) }, çıkılan renkteki en büyük kartını oynamak zorundadır.
consequence-plays-lowest = { WHO($partner) }, çıkılan renkteki en küçük kartını oynamak zorundadır.
consequence-plays-other-suit = { WHO($partner) }, deklaranın söylediği renkten oynamak zorundadır.
consequence-plays-not-suit = { WHO($partner) }, deklaranın söylediği renkten oynayamaz.

step-partner-plays-highest = { WHO($partner) }, çıkılan renkteki en büyük kartını oynar.
step-partner-plays-lowest = { WHO($partner) }, çıkılan renkteki en küçük kartını oynar.
step-partner-plays-requires = { WHO($partner) }, deklaranın söylediği renkten oynar.
step-partner-plays-forbids = { WHO($partner) }, deklaranın söylediği renkten oynayamaz.
step-unable-to-play = { WHO($partner) } bunu yapamıyorsa, yasal olan istediği kartı oynar. Eline kendiniz bakın; gördüğünüzü kimseye söylemeyin.
    .say = { WHO($partner) } bunu yapamıyorsa, yasal olan istediği kartı oynar. Deklaran yeniden seçmez.
    .explain = Renge uyma zorunluluğu önce gelir. Deklaran bir kez seçti, yeniden seçmez.
step-premature-card-free = Defans oyuncusunun ortağından önce oynaması onarmaya tabi değildir. Kart kalır; { WHO($partner) } istediği yasal kartı oynar.
    .say = { WHO($offender, case: "gen") } kartı kalır; { WHO($partner) } istediği yasal kartı oynar. Deklaran iki elden de oynamış olduğu için onarma yoktur.
    .explain = Deklaran löveye iki elden de oynamıştı; erken oynanan kart ona bir şey kaybettiremez.
step-dummys-card-not-automatic = Yerin kartı, ancak deklaran isteyince ya da gösterince oynanmış olur. Rengin tek kartı için de böyledir.
    .say = Yerin kartı oynanmamıştı; deklaran onu ne istedi ne de gösterdi. Rengin tek kartı için de böyledir.
    .explain = Eş kartlardan biri için de böyledir. Deklaran iki elden de oynamamıştı; bu yüzden erken kart onarmaya tabidir.
step-early-card-is-no-revoke = Kart bu löveye oynanmış değildir; bu yüzden rönons değildir.
    .say = { WHO($offender) }, bu kart oynanmış değildir. Sıranız gelince bu löveye yasal bir kart oynayın.
    .explain = { WHO($offender) }, sırası gelince löveye yasal bir kart oynar. Erken oynanan kart masada kalır.
step-played-in-turn = Kart masada kalır, cezalı kart değildir. { WHO($offender) }, sırası gelince onu bu lövede oynamak zorundadır.
    .say = Kart masada kalır, cezalı kart değildir. { WHO($offender) }, sırası gelince onu bu lövede oynar. Deklaran önce istediği yasal kartı oynayabilir.
    .explain = Deklaran hiçbir şey isteyemez. Bu kartı görmüş olsa da, sırası gelen elden istediği yasal kartı oynar.
step-complete-the-trick = Önce löve tamamlanır. Sonraki löveye çıkmış olan elin çıkma sırası gelmişse kart geçerli kalır.
step-free-after-dummy = Defans oyuncusunun ortağından önce oynaması onarmaya tabi değildir; { WHO($partner) } istediği yasal kartı oynar.
    .say = Yer daha önce kendiliğinden davrandığı için, defans oyuncusunun ortağından önce oynaması onarmaya tabi değildir. { WHO($partner) } istediği yasal kartı oynar.
    .explain = Defans oyuncusunu oynamaya yerin davranışı yöneltti.
step-early-card-stays = { WHO($who, case: "gen") } kartı oynanmıştır ve kalır. Cezalı kart değildir.
    .say = { WHO($who) }, kartınız oynanmıştır ve kalır. Cezalı kart değildir.
    .explain = Yer hiçbir kartı oynanmış konuma getirmedi. Geri dönen bir kart olmadığından defans oyuncusu da kartını değiştiremez.
step-gesture-plays-nothing = Yerin hareketiyle kart oynanmış olmaz. Deklaran, sırası gelince yerden bir kart söyler.
    .say = Yerin hareketiyle kart oynanmış olmaz. Deklaran, yerin sırası gelince bir kart söyleyin.
    .explain = Deklaran, yerin önerdiği kart dahil, istediği yasal kartı söyleyebilir. Defans bundan zarar görürse skor oyundan sonra ayarlanabilir.

information-premature-card-unauthorized = { WHO($partner) }, { WHO($offender, case: "gen") } erken oynadığı karttan edindiği bilgiyi, o kart sırası gelip oynanana kadar kullanamaz.
information-early-play-unauthorized = { WHO($partner) }, cezalı kart dışında, erken oyundan edindiği bilgiyi kullanamaz.
    .say = { WHO($partner) }, cezalı kartı herkes biliyor. Erken oyundan edindiğiniz başka bilgiyi kullanamazsınız.
    .explain = Kart masada durdukça kullanılabilir. Oyuncunun acele etmesi ve bunun nedeni kullanılamaz.

check-premature-card-used = Deklaran, erken oyundan edinilen bilginin kullanıldığını düşünüyorsa oyun bitince geri gelin.
check-declarers-lead-next = Çıkış, löveyi kazanan elden değilse sonra onu, deklaranın sırasız çıkışı olarak ele alın.
check-dummys-card-next = Sonra yerin kartını, adı söylenmemiş bir kart olarak ele alın.
    .explain = İki taraf da sonraki löveye oynamadıysa yerin kartı geri döner. Ondan sonra oynayan defans oyuncusu o zaman kendi kartını değiştirebilir.
check-partners-missing-card-next = { WHO($who) } önceki löveye hâlâ oynamadıysa, sonra özürlü löve hükümlerini uygulayın.
    .explain = İki taraf da sonraki löveye oynadığı için, eksik kart rönons sayılır.
