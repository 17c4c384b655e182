irregularity-trick_inspection = Lövelerin düzenlenmesi ve incelenmesi
    .label = Löve düzeni, inceleme
    .what = Löveler nasıl konur, onlara ne zaman bakılır, kaç löve kazanıldı

fact-trick_matter = Konu ne?
    .number_of_tricks = Kimin kaç löve kazandığında anlaşamıyorlar
    .number_of_tricks-label = Löve sayısı
    .wrong_score = Skor yanlış hesaplandı ya da yanlış yazıldı
    .wrong_score-label = Yanlış skor
    .pointing = Kapanmış bir lövenin kartı yanlış yöne bakıyor
    .pointing-label = Yanlış yöne bakan kart
    .current_trick = Bir oyuncu az önce oynanan lövenin kartlarını görmek istiyor
    .current_trick-label = Son oynanan löve
    .own_card = Deklaran ya da bir defans oyuncusu kendi son oynadığı kartı görmek istiyor
    .own_card-label = Kendi son kartı
    .looked = Bir oyuncu oyun sürerken kapanmış bir löveye izinsiz baktı
    .looked-label = İzinsiz baktı
    .quitted = Bir oyuncu önceki löveleri görmek istiyor
    .quitted-label = Önceki löveler
    .disorder = Oynanmış kartlar sırada değil ya da karıştırıldı
    .disorder-label = Kartlar karışık
fact-own_side_played_on = O oyuncunun tarafı sonraki löveye çıktı ya da oynadı mı?
fact-next_trick_led = Sonraki löveye çıkıldı mı?
fact-pointing_noticed = Bunu kim, ne zaman söyledi?
    .declarer = Deklaran
    .before_next_lead = Sonraki löveye çıkılmadan önce, bir defans oyuncusu ya da yer
    .before_next_lead-label = Henüz çıkılmadan
    .after_next_lead = Sonraki löveye çıkıldıktan sonra, bir defans oyuncusu ya da yer
    .after_next_lead-label = Çıkıldıktan sonra
fact-current_trick_may_be_seen = Oyuncunun kendi kartı hâlâ açık mı, tarafı sonraki löveye oynamamış mı ve kendisi yer değil mi?
fact-cards_mixed = Kartlar, ne olduğu artık anlaşılamayacak biçimde karıştırıldı mı?
    .nobody = Hayır
    .one_side = { $edition ->
        [laws2007] Evet, konu ortaya atıldıktan sonra yalnızca bir taraf karıştırdı
       *[laws2017] Evet, yalnızca bir taraf karıştırdı
    }
    .one_side-label = Kusur tek tarafta
    .both_sides = { $edition ->
        [laws2007] Evet, iki taraf da karıştırdı, ya da konu ortaya atılmadan önce karıştırıldı
       *[laws2017] Evet, iki taraf da karıştırdı
    }
    .both_sides-label = Başka türlü karıştı

step-card-turned-right = Kart doğru yöne çevrilir.
    .explain = Kazanılan lövede ortağa, kaybedilende rakiplere doğru.
step-too-late-to-point-out = O oyuncunun bunu söylemesi için çok geç.
step-current-trick-shown = Az önce oynanan lövenin bütün kartları açılır.
step-own-card-seen = Kendi kartına bakabilir ama gösteremez.
step-own-card-too-late = { $edition ->
    [laws2007] Oyuncu son oynadığı karta ancak sonraki löveye çıkılana kadar bakabilir.
   *[laws2017] Oyuncu son oynadığı karta ancak tarafı sonraki löveye çıkana ya da oynayana kadar bakabilir.
}
    .say = { $edition ->
        [laws2007] Oyuncu son oynadığı karta ancak sonraki löveye çıkılana kadar bakabilir.
       *[laws2017] Oyuncu son oynadığı karta ancak tarafı sonraki löveye çıkana ya da oynayana kadar bakabilir.
    }
    .explain = O andan sonra löve kapanmıştır.
step-quitted-tricks-stay-closed = Siz istemedikçe, oyun bitmeden kapanmış hiçbir löveye bakılamaz.
    .say = Hakem istemedikçe, oyun bitmeden kapanmış hiçbir löveye bakılamaz.
step-rule-for-other-side = Kartlarını karıştırmamış tarafın lehine karar verin.
step-find-out-otherwise = Ne olduğunu iki taraftan ve kalan kartlardan öğrenin, karar verin.
step-cards-in-order = Oynanmış kartlar her oyuncunun önünde oynandıkları sırayla durur.

information-pointing-unauthorized = Kart için söylenenden edinilen bilgi izinsizdir; söyleyenin ortağı olan { WHO($who) } kullanamaz.

check-pointing-used = Oyun bitince geri gelin: söylenenden edinilen bilgi kullanıldı mı, diğer taraf zarar gördü mü?
check-mixed-cards = Kartların bir ihlali gizlemek için karıştırılıp karıştırılmadığına karar verin.
    .explain = Öyleyse ceza verilebilir.
