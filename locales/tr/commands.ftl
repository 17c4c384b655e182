### Komut menüsü, sohbet platformunun gösterdiği gibi.

command-ruling = Yeni karar; yanına ne olduğunu ya da masayı yazın
command-open = Açık olaylar ve yapılacaklar
command-back = Son yanıtı geri al
command-why = Kararın dayandığı Yasa ve yanıtlar
command-answers = Şimdiye kadarki yanıtları gör, birini değiştir
command-compare = Yasaların diğer baskısına göre karar ne olurdu
command-cancel = Bu olayı kapat
command-label = Olaya masanın ya da bordun adını ver
command-language = Dil
command-edition = 2017 ya da 2007 Yasaları
command-help = Burada neler yapabilirsiniz
command-start = Başlangıç: hakem ya da oyuncu
command-link = Aynı olayları başka platformda da kullan
command-unlink = Diğer platformla bağlantıyı kes
command-privacy = Sizinle ilgili neler saklanıyor
command-forget = Sizinle ilgili saklanan her şeyi sil
command-script = Şimdi okunacak metni gruba gönder
name-script = okunacak
option-ruling = Ne olduğu ya da masa
option-label = Masa ya da bord
option-link = Diğer platformda aldığınız kod
