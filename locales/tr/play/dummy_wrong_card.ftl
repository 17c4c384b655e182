irregularity-dummy_wrong_card = Yer, söylenmeyen kartı oynadı
    .what = Yerin kartı oynanmış konumda, ama deklaran onu istemedi

fact-since_wrong_card = Yanlış karta dikkat çekildiğinde ondan sonra ne oynanmıştı?
    .too_late = İki taraf da sonraki löveye oynamıştı
    .next_led = Bir taraf sonraki löveye çıkmış, diğer taraf daha oynamamıştı
    .rho_and_declarer = Deklaranın sağındaki defans oyuncusu, sonra da deklaran oynamıştı
    .before_partner = Yer onu istenmeden ve erken koymuş, bir defans oyuncusu da ortağından önce oynamıştı
    .unasked_defender = Hiçbir kart söylenmeden konmuş, bir defans oyuncusu da sırasında oynamıştı
    .unasked = Hiçbir şey; yer onu hiçbir kart söylenmeden koymuştu
    .defender = Ondan sonra bir defans oyuncusu oynamıştı
    .nothing = Hiçbir şey; deklaran başka bir kart söylemişti
fact-wrong_card_led_to = Yanlış kart neye yol açtı?
    .no_revoke = Bütün eller renge uydu ya da renkten kartı yoktu
    .not_followed = Yanlış kart çıkıştı ve rengine uyabilecek bir el uymadı
    .dummy_revoked = Yer o kartla renge uymamış oldu
fact-wrong_card_not_followed_by = Rengine uyabilecekken uymayan ilk oyuncu kimdi?
    .declarers_right = Deklaranın sağındaki defans oyuncusu
    .declarer = Deklaran
    .declarers_left = Deklaranın solundaki defans oyuncusu

step-wrong-card-withdrawn = Kart geri konur. Deklaranın söylediği kart oynanır; bir kart söylememişse sıra yere gelince söyler.
step-partner-plays-in-turn = Oyun sırayla sürer. O defans oyuncusunun ortağı önce oynar ve istediği yasal kartı verir; deklaran bir şey isteyemez.
    .say = Oyun sırayla sürer. Önce o defans oyuncusunun ortağı oynar; istediği yasal kartı verebilir.
    .explain = Defans oyuncusunu erken oynamaya yerin kartı yöneltti; bu yüzden deklaran ortağından bir şey isteyemez.
step-declarer-may-replace-after-rho = Deklaranın sağındaki defans oyuncusu bunu yaparsa deklaran da aynı löveye ondan sonra oynadığı kartı geri alabilir.
    .explain = Deklaran hiçbir kart söylememişse bunu, yerin gösterdiği bir kart olarak da ele alın.
step-wrong-card-stands = Artık geçtir. Oyun sürer; bu lövenin de sonrakilerin de hiçbir kartı değişmez.
    .explain = Deklaran hiçbir kart söylememişse bunu, yerin gösterdiği bir kart olarak da ele alın.

check-not-followed-next = { WHO($who) } o kartın rengine uyabilecekken uymadı: bu bir rönonstur. Sonra onu ele alın.
    .explain = Yerin kartı geçerlidir; uyulması gereken renk onun rengidir. Başka bir el de uymadıysa ardından onu ele alın.
