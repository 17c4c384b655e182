irregularity-trick_inspection = Lövelerin düzenlenmesi ve incelenmesi
    .label = Löve düzeni, inceleme
    .what = Löveler nasıl konur, onlara ne zaman bakılır, kaç löve kazanıldı

fact-trick_matter = Konu ne?
    .number_of_tricks = Löve sayısı
    .number_of_tricks-full = Kimin kaç löve kazandığında anlaşamıyorlar
    .wrong_score = Yanlış skor
    .wrong_score-full = Skor yanlış hesaplandı ya da yanlış yazıldı
    .pointing = Yanlış yöne bakan kart
    .pointing-full = Kapanmış bir lövenin kartı yanlış yöne bakıyor
    .current_trick = Az önceki löveyi görmek istiyor
    .current_trick-label = Son oynanan löve
    .current_trick-full = Bir oyuncu az önce oynanan lövenin kartlarını görmek istiyor
    .own_card = Kendi son kartını görmek istiyor
    .own_card-label = Kendi son kartı
    .own_card-full = Deklaran ya da bir defans oyuncusu kendi son oynadığı kartı görmek istiyor
    .looked = Löveye izinsiz baktı
    .looked-full = Bir oyuncu oyun sürerken kapanmış bir löveye izinsiz baktı
    .quitted = Önceki löveleri görmek istiyor
    .quitted-label = Önceki löveler
    .quitted-full = Bir oyuncu önceki löveleri görmek istiyor
    .disorder = Kartlar karışık
    .disorder-full = Oynanmış kartlar sırada değil ya da karıştırıldı
fact-own_side_played_on = O oyuncunun tarafı sonraki löveye oynadı mı?
    .full = O oyuncunun tarafı sonraki löveye çıktı ya da oynadı mı?
fact-next_trick_led = Sonraki löveye çıkıldı mı?
fact-pointing_noticed = Bunu kim, ne zaman söyledi?
    .declarer = Deklaran
    .before_next_lead = Defans ya da yer; çıkılmadan önce
    .before_next_lead-label = Henüz çıkılmadan
    .before_next_lead-full = Sonraki löveye çıkılmadan önce, bir defans oyuncusu ya da yer
    .after_next_lead = Defans ya da yer; çıkıldıktan sonra
    .after_next_lead-label = Çıkıldıktan sonra
    .after_next_lead-full = Sonraki löveye çıkıldıktan sonra, bir defans oyuncusu ya da yer
fact-current_trick_may_be_seen = Kendi kartı açık, tarafı sonraki löveye oynamamış ve yer değil, doğru mu?
    .full = Oyuncunun kendi kartı hâlâ açık mı, tarafı sonraki löveye oynamamış mı ve kendisi yer değil mi?
fact-cards_mixed = Kartlar, gerçek artık anlaşılamayacak biçimde karıştırıldı mı?
    .full = Kartlar, ne olduğu artık anlaşılamayacak biçimde karıştırıldı mı?
    .nobody = Hayır
    .one_side = { $edition ->
        [laws2007] Evet; konu açıldıktan sonra yalnızca bir taraf
       *[laws2017] Evet, yalnızca bir taraf
    }
    .one_side-label = Kusur tek tarafta
    .one_side-full = { $edition ->
        [laws2007] Evet, konu ortaya atıldıktan sonra yalnızca bir taraf karıştırdı
       *[laws2017] Evet, yalnızca bir taraf karıştırdı
    }
    .both_sides = { $edition ->
        [laws2007] Evet; iki taraf da, ya da konu açılmadan önce
       *[laws2017] Evet, iki taraf da
    }
    .both_sides-label = Başka türlü karıştı
    .both_sides-full = { $edition ->
        [laws2007] Evet, iki taraf da karıştırdı, ya da konu ortaya atılmadan önce karıştırıldı
       *[laws2017] Evet, iki taraf da karıştırdı
    }

step-card-turned-right = Kart doğru yöne çevrilir.
    .explain = Kazanılan lövede ortağa, kaybedilende rakiplere doğru.
step-too-late-to-point-out = O oyuncunun bunu söylemesi için çok geç.
step-current-trick-shown = Az önce oynanan lövenin bütün kartları açılır.
step-own-card-seen = Oyuncu kartına bakabilir ama gösteremez.
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
