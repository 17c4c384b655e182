irregularity-play_after_irregularity = Yasaya aykırı oyundan sonra oynanması
    .what = Usulsüz bir çıkış ya da oyun düzeltilmeden oyuna devam edildi

fact-played_on = Usulsüzlük düzeltilmeden oynamayı kim sürdürdü? Birden çoğu doğruysa listede önce geleni seçin.
    .before_required_lead = Bir defans oyuncusu; deklarandan başka elden çıkması istenmişti ama henüz çıkmamıştı
    .proper_lead = Çıkış sırası kendisinde olan rakip, löveye çıkarak; önce başkaları oynamış olsa da
    .next_opponent = Usulsüz oynayan elden sonraki rakip, löveye diğer rakipten önce kart vererek; ya da bir defans oyuncusunun çıkışına deklaran, elinden ya da yerden
    .wrong_defender = Deklaranın sağındaki defans oyuncusu, deklaranın kendi elinden sırasız çıkışına ilk kartı vererek
    .wrong_defender_to_dummys = Deklaranın solundaki defans oyuncusu, yerden sırasız çıkışa ilk kartı vererek
    .offending_side = Kusurlu oyuncu ya da ortağı
fact-first_irregular_play = İlk usulsüzlük neydi?
    .opening_lead = Yanlış defans oyuncusunun atağı
    .defenders_lead = Defans oyuncusunun sonraki bir sırasız çıkışı
    .declarers_lead = Deklaranın herhangi bir elden sırasız çıkışı
    .premature = Zamanından önce oynanan kart ya da löve tamamlanmadan çıkış

step-offender-is-who-played = Kusurlu oyuncu şimdi, bu kartı oynayan defans oyuncusudur.
step-rights-unaffected = Kusurlu tarafın oynaması, diğer tarafın hiçbir hakkını eksiltmez.

check-both-plays-next = Önce ilk usulsüzlüğü, sonraki kart oynanmamış gibi ele alın; ardından o kartı.
    .explain = İlk usulsüzlükte o zamandan beri ne oynandığı sorulur ve yanıt kusurlu tarafın sonraki kartı olursa, o karar ikisini de kapsar.
