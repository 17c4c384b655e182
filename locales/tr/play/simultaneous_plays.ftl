irregularity-simultaneous_plays = Aynı anda iki kart ya da iki oyuncu
    .what = Bir elden birden çok kart oynandı ya da iki oyuncu aynı anda oynadı

fact-at_once = Kim aynı anda oynadı?
    .dummy_spoke = { $edition ->
        [laws2007] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .two_players = İki oyuncu, birer kart
    .defender = Bir defans oyuncusu, birden çok kart
    .declaring_side = Deklaran, aynı elden birden çok kart
fact-second_player = Sıra ikisinden birinde miydi? Öyleyse diğeri kimdi?
    .opening_lead = Bir defans oyuncusu: iki kart da ataktı
    .next_player = Ondan hemen sonraki oyuncu
    .defender = Sırası henüz gelmemiş bir defans oyuncusu, ataktan sonra
    .declaring_side = Deklaran, sırası henüz gelmemiş bir elden
    .neither = İkisinin de sırası değildi
fact-since_at_once = O zamandan beri kim ne oynadı?
    .both_sides_went_on = İki taraf da sonraki löveye oynadı
    .opponent_led = Bir rakip sonraki löveye çıktı
    .opponent_played = Bir rakip ya da onun yeri ardından bu löveye kart verdi
    .nothing = Hiçbir şey oynanmadı
fact-faces_seen = Kartlardan kaçının yüzü görünüyordu?
    .one = Yalnızca birinin
    .several = İki veya daha çoğunun
fact-other_faces_seen = Oynanan kartın dışında hangi kartların yüzü görünüyordu?
    .one = Hiçbiri
    .two_or_more = İki veya daha çok kart; ya da tek kart, ama oyuncunun zaten cezalı kartı vardı
    .one_other = Tek kart daha
    .low = Dokuzlu veya daha küçük tek kart
    .honour = Onlu veya daha büyük tek kart
    .explain = Ortağın ne gördüğüne değil, ne görebileceğine bakın. As, rua, dam, vale ve onlu onördür.

offer-card_left = Oyuncu hangi kartı bırakıyor?
    .low = Diğerini oynuyor; dokuzlu veya daha küçük kalıyor
    .honour = Diğerini oynuyor; onlu veya daha büyük kalıyor

script-say-which-is-played = { WHO($offender) }, iki kartınızın yüzü göründü. Hangisini oynadığınızı söyleyin; yasal bir oyun olmalıdır. Diğeri cezalı kart olur. Dokuzlu veya daha küçükse minör, onlu veya daha büyükse majör cezalı karttır.

consequence-minor-card-left = Kalan kart minör cezalı kart olur. { WHO($partner, case: "gen") } çıkışını kısıtlamaz.
consequence-major-card-left = Kalan kart majör cezalı kart olur, ilk yasal fırsatta oynanır. Çıkış sırası { WHO($partner, case: "loc") } olduğunda deklaran o rengi isteyebilir ya da yasaklayabilir.

step-both-plays-out-of-turn = İki kart da sırasız. Her birini ayrı ele alın.
step-play-in-turn-first = Önce, sırası gelen oyuncunun kartı sayılır; diğeri onun ardından oynanmış sayılır.
step-later-play-in-turn = Öyleyse diğer kart da doğru sıradadır. Oyun sürer.
    .say = Öyleyse diğer kart da doğru sıradadır. Oyun sürer.
    .explain = Sıradaki oyuncunun kartından hemen sonra oynanmış sayılır.
step-visible-card-played = Yüzü görünen kart oynanmıştır; diğerleri başka bir onarma olmadan ele döner.
step-says-which-is-played = Oyuncu, kartlardan hangisini oynadığını söyler.
step-others-go-back = Diğer kartlar ele döner.

check-premature-card-next = Sırada diğer kart var: onu, bir defans oyuncusunun erken oynadığı kart olarak ele alın.
check-defective-trick-next = Lövede fazla kart var. Sonra özürlü löve hükümlerini uygulayın.
check-if-later-card-revoked = Diğer kart, renge uyabilecekken uymuyorsa sonra onu rönons olarak ele alın.
    .explain = Ele kendiniz bakın; gördüğünüzü kimseye söylemeyin.
