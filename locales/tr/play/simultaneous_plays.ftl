irregularity-simultaneous_plays = Aynı anda iki kart ya da iki oyuncu
    .label = Aynı anda oynama
    .what = Bir elden birden çok kart oynandı ya da iki oyuncu aynı anda oynadı

fact-at_once = Kim aynı anda oynadı?
    .dummy_spoke = { $edition ->
        [laws2007] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .two_players = İki oyuncu, birer kart
    .defender = Bir defans oyuncusu, birden çok kart
    .defender-label = Defans, birkaç kart
    .declaring_side = Deklaran, aynı elden birden çok kart
    .declaring_side-label = Deklaran, birkaç kart
fact-second_player = Sıra ikisinden birinde miydi? Öyleyse diğeri kimdi?
    .opening_lead = Bir defans oyuncusu: iki kart da ataktı
    .opening_lead-label = İkisi de ataktı
    .next_player = Ondan hemen sonraki oyuncu
    .next_player-label = Hemen sonraki oyuncu
    .defender = Sırası henüz gelmemiş bir defans oyuncusu, ataktan sonra
    .defender-label = Sırası gelmemiş defans
    .declaring_side = Deklaran, sırası henüz gelmemiş bir elden
    .declaring_side-label = Deklaran, sırasız elden
    .neither = İkisinin de sırası değildi
    .neither-label = Sıra ikisinde de değildi
fact-since_at_once = O zamandan beri kim ne oynadı?
    .both_sides_went_on = İki taraf da sonraki löveye oynadı
    .both_sides_went_on-label = İki taraf da sonrakine
    .opponent_led = Bir rakip sonraki löveye çıktı
    .opponent_led-label = Rakip sonrakine çıktı
    .opponent_played = Bir rakip ya da onun yeri ardından bu löveye kart verdi
    .opponent_played-label = Rakip bu löveye oynadı
    .nothing = Hiçbir şey oynanmadı
fact-faces_seen = Kartlardan kaçının yüzü görünüyordu?
    .one = Yalnızca birinin
    .several = İki veya daha çoğunun
fact-other_faces_seen = Oynanan kartın dışında hangi kartların yüzü görünüyordu?
    .one = Hiçbiri
    .two_or_more = İki veya daha çok kart; ya da tek kart, ama oyuncunun zaten cezalı kartı vardı
    .two_or_more-label = Birden çok/cezalı vardı
    .one_other = Tek kart daha
    .low = Dokuzlu veya daha küçük tek kart
    .low-label = Dokuzlu veya altı
    .honour = Onlu veya daha büyük tek kart
    .honour-label = Onlu veya üstü
    .explain = Ortağın ne gördüğüne değil, ne görebileceğine bakın. As, rua, dam, vale ve onlu onördür.

offer-card_left = Oyuncu hangi kartı bırakıyor?
    .low = Diğerini oynuyor; dokuzlu veya daha küçük kalıyor
    .low-label = Dokuzlu veya altı
    .honour = Diğerini oynuyor; onlu veya daha büyük kalıyor
    .honour-label = Onlu veya üstü

script-say-which-is-played = { WHO($offender) }, iki kartınız göründü. Hangisini oynadığınızı söyleyin; yasal bir oyun olmalıdır. Diğeri dokuzlu veya daha küçükse minör, onlu veya daha büyükse majör cezalı kart olur.

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
