irregularity-play_after_irregularity = Yasaya aykırı oyundan sonra oynanması
    .label = Aykırı oyundan sonra
    .what = Usulsüz bir çıkış ya da oyun düzeltilmeden oyuna devam edildi

fact-played_on = Usulsüzlük düzeltilmeden oynamayı kim sürdürdü? Birden çoğu doğruysa listede önce geleni seçin.
    .before_required_lead = Bir defans oyuncusu; deklarandan başka elden çıkması istenmişti ama henüz çıkmamıştı
    .before_required_lead-label = Deklaran çıkmadan defans
    .proper_lead = Çıkış sırası kendisinde olan rakip, löveye çıkarak; önce başkaları oynamış olsa da
    .proper_lead-label = Doğru çıkışı yapan rakip
    .next_opponent = Usulsüz oynayan elden sonraki rakip, löveye diğer rakipten önce kart vererek; ya da bir defans oyuncusunun çıkışına deklaran, elinden ya da yerden
    .next_opponent-label = Sonraki rakip/deklaran
    .wrong_defender = Deklaranın sağındaki defans oyuncusu, deklaranın kendi elinden sırasız çıkışına ilk kartı vererek
    .wrong_defender-label = Sağdaki, elden çıkışa
    .wrong_defender_to_dummys = Deklaranın solundaki defans oyuncusu, yerden sırasız çıkışa ilk kartı vererek
    .wrong_defender_to_dummys-label = Soldaki, yerden çıkışa
    .offending_side = Kusurlu oyuncu ya da ortağı
    .offending_side-label = Kusurlu taraf
fact-first_irregular_play = İlk usulsüzlük neydi?
    .opening_lead = Yanlış defans oyuncusunun atağı
    .opening_lead-label = Sırasız atak
    .defenders_lead = Defans oyuncusunun sonraki bir sırasız çıkışı
    .defenders_lead-label = Defansın sonraki çıkışı
    .declarers_lead = Deklaranın herhangi bir elden sırasız çıkışı
    .declarers_lead-label = Deklaranın çıkışı
    .premature = Zamanından önce oynanan kart ya da löve tamamlanmadan çıkış
    .premature-label = Erken oyun ya da çıkış

step-offender-is-who-played = Kusurlu oyuncu şimdi, bu kartı oynayan defans oyuncusudur.
step-rights-unaffected = Kusurlu tarafın oynaması, diğer tarafın hiçbir hakkını eksiltmez.

check-both-plays-next = Önce ilk usulsüzlüğü, sonraki kart oynanmamış gibi ele alın; ardından o kartı.
    .explain = İlk usulsüzlükte o zamandan beri ne oynandığı sorulur ve yanıt kusurlu tarafın sonraki kartı olursa, o karar ikisini de kapsar.
