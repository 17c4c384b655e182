irregularity-board_not_played = Oynanmayan veya sonuçsuz bord
    .label = Oynanmayan bord
    .what = Zaman yetmedi, rakip yoktu ya da sonuç olanaksız
    .player = Bir borda zaman yoksa hakeme sorun. Sonra oynamanız gerekebilir: o zamana dek bordu kimseyle konuşmayın.

segment-late_board = Ertelenen bord oynandı mı?
    .label = Ertelenen bord

fact-not_played_because = Bordda neden sonuç yok? İlk uyanı seçin.
    .sit_out = Boş geçme (bay)
    .sit_out-full = Boş geçme: rakip yoktu
    .impossible = Sonuç olanaksız
    .impossible-full = Bir usulsüzlük oldu; bord normal biçimde oynanamaz ya da bitirilemez
    .begun = Başladı, bitmedi
    .begun-full = Bordda konuşan oldu ve tur bitti
    .arrived_late = Geç gelindi, başlamadı
    .arrived_late-full = Bir oyuncu geç geldiği ya da gelmediği için bordda kimse konuşmadı
    .not_begun = Başlamadı
    .not_begun-full = Herkes zamanında gelmişken bordda kimse konuşmadı ve tur bitti
fact-can_be_played_later = Seansta daha sonra oynanabilir mi?
fact-late_board_played = Oynandı mı?

step-sit-out-no-score = Boş geçme sonuç değildir. Çiftin yüzdesi oynadığı bordlardandır.
    .say = Bu turu boş geçiyorsunuz. Yüzdeniz oynadığınız bordlardan hesaplanır.
    .explain = Averaj, bir usulsüzlüğün bir çiftin elinden aldığı bord içindir.
step-board-is-finished = Bord bitirilir: oyuncular yer değiştirene dek bu masa için tur sürer.
    .say = Lütfen bu bordu bitirin, sonra yer değiştirin.
    .explain = Başlamış bir bord zaman yok diye alınmaz.
step-board-postponed = Bord daha sonra, siz söyleyince oynanır.
    .say = Bu bordu daha sonra oynayacaksınız. O zamana dek lütfen bordu kimseyle konuşmayın.
    .explain = Bu oyuncular için bordun turu, bord oynanınca ya da siz iptal edince biter.
step-hands-withheld = Oynanmadan önce elleri de sonuçları da yayımlamayın.
    .explain = Kimlerin oynayacağını yazın.

check-late-board = Seans bitmeden: ertelenen bord oynandı mı?
    .explain = Oynanmadıysa iptal edilir, her taraf kendi kusuruna göre skor alır.

adjustment-late-result-counts = Ertelenen bordun sonucu diğerleri gibi sayılır.
    .say = Ertelenen borddaki sonucunuz sayılır.
    .explain = Bu bord için tur, oynanmasıyla biter.

penalty-slow-side = Gereksiz yere yavaş oynayan tarafa yöntemsel ceza verilebilir.
    .explain = Bordun skorundan ayrıdır.
penalty-late-side = Geç gelen tarafa yöntemsel ceza verilebilir.
    .explain = Bordun skorundan ayrıdır.
penalty-delaying-side = Gecikmeye yol açan tarafa, geç geldiği ya da yavaş oynadığı için, yöntemsel ceza verilebilir.
    .explain = Bordun skorundan ayrıdır.
