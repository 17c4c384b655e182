### The menu of commands, as a chat platform shows it.

command-ruling = Yeni karar; ne olduğunu ya da masayı ekleyin
command-open = Açık dosyalar ve yapılacaklar
command-back = Son yanıtı geri al
command-why = Bunun arkasındaki Yasa ve yanıtlar
command-answers = Şimdiye kadarki yanıtlar; birini değiştirin
command-compare = Yasaların öbür baskısı ne derdi
command-cancel = Bu dosyayı kapat
command-label = Dosyayı masası ya da borduyla adlandır
command-language = Dil
command-edition = 2017 ya da 2007 Yasaları
command-help = Burada neler yapabilirsiniz
command-start = Başlangıç: hakem ya da oyuncu
command-privacy = Sizinle ilgili ne saklanıyor
command-forget = Sizinle ilgili saklanan her şeyi sil
command-script = Şimdi okunacak metni gruba gönder
option-ruling = Ne oldu, ya da masa
option-label = Masa ya da bord
