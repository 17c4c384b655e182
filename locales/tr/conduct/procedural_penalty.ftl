irregularity-procedural_penalty = Yöntemsel ceza
    .what = Bir oyuncu geç geldi, başkasının kartlarına dokundu, skor karşılaştırdı ya da talimata uymadı
    .player = Vaktinde gelin, yalnızca kendi kartlarınıza dokunun, onları kendi cebine koyun, bordlar hakkında alçak sesle konuşun ve hakemin dediğini yapın.

fact-procedural_offence = Ne yapıldı? İlk uyanı seçin.
    .late = Geç geldi
    .late-full = Oyunun başlama saatinden sonra geldi
    .slow = Yavaş oynadı
    .slow-full = Gereğinden yavaş oynadı
    .overheard = Başka masadan duyuldu
    .overheard-full = Bir bord hakkında başka masadan duyulabilecek şekilde konuştu
    .compared = Skor karşılaştırdı
    .compared-full = İzinsiz olarak başka bir yarışmacıyla skor karşılaştırdı
    .touched = Başka karta dokundu
    .touched-full = Başka bir oyuncunun kartlarına dokundu ya da onları aldı
    .pocket = Yanlış cep
    .pocket-full = Kartları bordun yanlış cebine koydu
    .turned_down = Kartı erken kapattı
    .turned_down-full = Löveye dört oyuncu da oynamadan kartını kapattı
    .score_adjusted = Ayarlı skor gerekti
    .score_adjusted-full = Kartları saymamak ya da yanlış bord gibi, ayarlı skor gerektiren bir yöntem hatası yaptı
    .refused = Uymayı reddetti
    .refused-full = Hakemin söylediğini yapmayı açıkça reddetti
    .not_complied = Hemen uymadı
    .not_complied-full = Yönetmeliğe ya da hakemin talimatına hemen uymadı

step-late-players-sit-down = Oturur ve hemen başlarlar.
    .say = Lütfen oturun ve hemen başlayın.
    .explain = Kaçta geldiklerini not edin.
check-boards-missed = Ardından zamanında oynanamayan bordları ele alın.
    .explain = Vaktinde gelmiş olan taraf bunlarda kusurlu değildir.
step-speak-softly = Başkalarının duyabileceği yerde bordlar hakkında konuşmamalarını söyleyin.
    .say = Lütfen başkalarının duyabileceği yerde bordlar hakkında konuşmayın.
    .explain = Başkalarının daha oynamadığı bordları bozar.
step-scores-not-compared = Şimdi skor karşılaştırmamalarını söyleyin.
    .say = Lütfen seans bitmeden başkalarıyla skor karşılaştırmayın.
    .explain = Oynanacak bir bord hakkında öğrendikleri, başka kaynaktan gelen bilgi olarak ele alınır.
step-own-cards-alone = Her oyuncu yalnızca kendi kartlarına dokunur.
    .say = { $edition ->
        [laws2007] Ben izin vermedikçe lütfen yalnızca kendi kartlarınıza dokunun.
       *[laws2017] Ben ya da bir rakibiniz izin vermedikçe lütfen yalnızca kendi kartlarınıza dokunun.
    }
    .explain = Oyun sırasında da sonra da. Deklaran yerin kartlarını oynayabilir.
step-cards-to-their-pockets = Bord gitmeden her el kendi cebine konur.
    .say = Lütfen kartlarınızı bordda kendi yönünüzün cebine koyun.
    .explain = Her oyuncu kendi elini yerine koyar. Masanın düzeninden öncelikle, seans boyunca masada kalan yarışmacı sorumludur.
check-tables-since-then = O zamandan beri bordu oynayan masa varsa, ardından buna bakın: bord karışmış mı?
    .explain = Karışmış bord ayrıca ele alınır; gruplar ayrı skorlanır.
step-card-stays-faced = Kart yeniden açılır. Dört oyuncu da oynamadan kimse kartını kapatmaz.
    .say = Lütfen dört oyuncu da oynayana kadar kartınızı açık bırakın.
    .explain = Kendi kartını kapatmamış olan deklaran ya da defans oyuncusu löveyi görmek isteyebilir.
step-told-to-comply = Yönetmeliğin ya da talimatın ne istediğini söyleyin ve uyulmasını sağlayın.
    .say = Lütfen yönetmeliğe ve talimatlarıma hemen uyun.
    .explain = Yönetmeliğe ve talimata önce uyulur; sonra tartışılabilir.
step-adjusted-for-itself = Önce hatanın kendisini ele alın; ceza bunun üstüne gelir.
    .explain = Ayarlı skorla yitirilen puan ceza sayılmaz.
step-others-overheard = Başka masadan bir oyuncu bir şey öğrendiyse onu da ele alın; masadan uzakta sorun.
    .explain = Başka kaynaktan gelen bilgidir. İşine yarar bir şey duymamış olan, bordu olağan şekilde oynar.
