irregularity-dummy_wrong_card = Yer, söylenmeyen kartı oynadı
    .what = Yerin kartı oynanmış konumda, ama deklaran onu istemedi

fact-since_wrong_card = Yanlış karta dikkat çekildiğinde ondan sonra ne oynanmıştı?
    .nothing = Hiçbir şey
    .defender = Ondan sonra bir defans oyuncusu oynamıştı
    .rho_and_declarer = Deklaranın sağındaki defans oyuncusu, sonra da deklaran oynamıştı
    .too_late = İki taraf da sonraki löveye oynamıştı
fact-wrong_card_led_to = Yanlış kart neye yol açtı?
    .no_revoke = Bütün eller renge uydu ya da renkten kartı yoktu
    .not_followed = Yanlış kart çıkıştı ve rengine uyabilecek bir el uymadı
    .dummy_revoked = Yer o kartla renge uymamış oldu

step-wrong-card-withdrawn = Kart geri konur. Deklaranın söylediği kart oynanır; bir kart söylememişse şimdi söyler.
step-declarer-may-replace-after-rho = Deklaranın sağındaki defans oyuncusu bunu yaparsa deklaran, löveye ondan sonra oynadığı kartı geri alabilir.
step-wrong-card-stands = Artık geçtir. Oyun sürer; bu lövenin de sonrakilerin de hiçbir kartı değişmez.
