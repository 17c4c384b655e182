### Bir üyenin özel sohbette okudukları, ve hangi adla oynadığı.

post-button-mine = Sonucum
post-button-boards = Bordlar
mine-picture = Resim olarak
mine-picture-of = Resim olarak { $number }
mine-not-me = Bu ben değilim
mine-ask-anew = Kim olduğumu yeniden söyle
mine-waits = Kulübün bir hakemi bunun siz olduğunu onaylayacak. Size haber verilir.
mine-which = Hangi numarayla oynadınız?
mine-who = Hangisi sizsiniz?
mine-boards-closed = Hakem bordları henüz yayınlamadı.
club-players = Kim, kim olarak oynuyor
players-none = Yanıt bekleyen kimse yok.
players-asks = { $name } diyor ki: { $plays } olarak oynuyorum.
players-asks-number = { $name } diyor ki: { $day } günü numaram { $plays } idi.
players-more = Bekleyenler daha: { $count }
players-question = Doğru mu?
players-yes = Evet
players-no = Hayır
players-answer = Yanıtla
players-told-yes = Siz { $plays } olarak kayıtlısınız. Sonuçlarınız: { $command }
players-told-no = Bir hakeme göre siz { $plays } değilsiniz. Yeniden söyleyin: { $command }

official-title = Resmî sonuç
official-make = Resmî yap
official-undo = Henüz resmî değil
official-question = Bütün skorlar girildi mi, sonuçları herkes görebiliyor mu?
official-what = Şimdiden sonra skor hataları, kararlar ve itirazlar için süre işler ({ $laws }).
official-not-yet = Sonuç henüz resmî değil.
official-provisional = Geçici, henüz resmî değil.
official-since = { $at } itibarıyla resmî. Skor hataları { $scores }, karar ve itirazlar { $rulings } saatine kadar.
official-open = Açık kararlar: { $count }. Kapanmadan sonuç kesinleşmez.
official-final = Kesin.
official-too-late = Düzeltme süreci bitti: skor yalnız { $law } ile düzeltilir.
