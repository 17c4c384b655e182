irregularity-dummy_spread_wrongly = Yerin erken, yanlış ya da eksik açılması
    .label = Yer hatalı açıldı
    .what = Yanlış zamanda açılan kartlar ya da yerin görünmeyen bir kartı

fact-spread_fault = Yanlış olan neydi?
    .hidden_card = Yerin kartı görünmüyordu
    .hidden_card-full = Yerin bir kartı görünmüyordu, şimdi ortaya çıktı
    .not_arranged = Yer yanlış dizilmişti
    .not_arranged-full = Bütün kartlar görünüyordu ama gerektiği gibi dizilmemişti
    .dummy_early = Artırım bitti, yer hiç atak açılmadan kart açtı
    .dummy_early-label = Yer ataktan önce açtı
    .dummy_early-full = Artırım bitmişti ama yer, hiçbir atağın yüzü açılmadan kart açtı
    .declarer_faced = Artırım bitti, deklaran sırasız atak olmadan kart açtı
    .declarer_faced-label = Deklaran kart açtı
    .declarer_faced-full = Artırımdan sonra deklaran kart açtı; hemen öncesinde sırasız atak yoktu
    .after_wrong_lead = Yüzü açık sırasız ataktan sonra
    .after_wrong_lead-label = Sırasız ataktan sonra
    .after_wrong_lead-full = Yüzü açık sırasız ataktan sonra deklaran ya da yer kart açtı
    .in_auction = Artırım gerçekte bitmeden
    .in_auction-label = Artırım bitmeden
    .in_auction-full = Bir oyuncu artırım bitmeden ya da yalnızca bitmiş görünürken elini açtı
fact-hidden_card_revoke = Yer, görünmeyen kart yüzünden renge uymamış oldu mu?
    .no_revoke = Hayır
    .correctable = Evet; deklaran tarafı sonraki löveye henüz oynamadı/on ikinci löveydi
    .correctable-label = Oynanmadı/on ikinci löve
    .correctable-full = Evet; deklaran tarafı henüz sonraki löveye oynamadı ya da bu on ikinci löveydi
    .established = Evet; deklaran tarafı sonraki löveye oynadı
    .established-label = Sonraki löveye oynandı

step-dummy-arranged = Yerin eli düzeltilir: yüzü açık, renk renk, deklarana doğru; koz yerin sağında. Onarma yoktur.
step-dummy-waits-for-lead = { $edition ->
    [laws2007] Kartlar, atağın yüzü açılana kadar yüzü açık kalır; sonra yer elini açar.
   *[laws2017] Kartlar ele döner. Yer, atağın yüzü açılınca elini açar.
}
    .explain = Yüzü kapalı bir atak varsa kalır ve şimdi açılır. Yoksa deklaranın solundaki defans oyuncusu atak eder.
step-hand-taken-back = Kartlar ele döner. Yer, atağın yüzü açılınca elini açar.
step-card-joins-dummy = Kart yerin elinde kendi rengine konur; baştan beri orada sayılır.
step-dummy-revoke-corrected = Yer kartını geri alır ve çıkılan renkten oynar; başka bir onarma yoktur.
    .explain = Renge uymama düzeltilmek zorundadır.
step-declarer-may-then-replace = Biri bunu yaparsa, deklaran onun ardından oynanmış kartını değiştirebilir.

check-hidden-card-damage = Oyun bitince geri gelin: yerin bir kartı görünmediği için defans zarar gördü mü?
