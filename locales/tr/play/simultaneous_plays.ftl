irregularity-simultaneous_plays = Aynı anda iki kart ya da iki oyuncu
    .label = Aynı anda oynama
    .what = Bir elden birden çok kart oynandı ya da iki oyuncu aynı anda oynadı

fact-at_once = Kim aynı anda oynadı?
    .dummy_spoke = Defans; bundan ilk söz eden, hakkını yitirmiş yer
    .dummy_spoke-label = Hakkı düşen yer söyledi
    .dummy_spoke-full = { $edition ->
        [laws2007] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmıştı
       *[laws2017] Bir defans oyuncusu; bundan ilk söz eden yer oldu; yer daha önce deklaranla el değiştirmiş, izlemek için kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmıştı
    }
    .two_players = İki oyuncu, birer kart
    .defender = Defans, birkaç kart
    .defender-full = Bir defans oyuncusu, birden çok kart
    .declaring_side = Deklaran, aynı elden birkaç kart
    .declaring_side-label = Deklaran, birkaç kart
    .declaring_side-full = Deklaran, aynı elden birden çok kart
fact-second_player = Sıra ikisinden birinde miydi? Öyleyse diğeri kimdi?
    .opening_lead = İkisi de ataktı
    .opening_lead-full = Bir defans oyuncusu: iki kart da ataktı
    .next_player = Hemen sonraki oyuncu
    .next_player-full = Ondan hemen sonraki oyuncu
    .defender = Sırası gelmemiş defans
    .defender-full = Sırası henüz gelmemiş bir defans oyuncusu, ataktan sonra
    .declaring_side = Deklaran, sırasız elden
    .declaring_side-full = Deklaran, sırası henüz gelmemiş bir elden
    .neither = Sıra ikisinde de değildi
    .neither-full = İkisinin de sırası değildi
fact-since_at_once = O zamandan beri kim ne oynadı?
    .both_sides_went_on = İki taraf da sonraki löveye oynadı
    .both_sides_went_on-label = İki taraf da sonrakine
    .opponent_led = Rakip sonrakine çıktı
    .opponent_led-full = Bir rakip sonraki löveye çıktı
    .opponent_played = Rakip bu löveye oynadı
    .opponent_played-full = Bir rakip ya da onun yeri ardından bu löveye kart verdi
    .nothing = Hiçbir şey oynanmadı
fact-faces_seen = Kartlardan kaçının yüzü görünüyordu?
    .one = Yalnızca birinin
    .several = İki veya daha çoğunun
fact-other_faces_seen = Oynanandan başka hangi kartlar yüzü görünür durumdaydı?
    .full = Oynanan kartın dışında hangi kartların yüzü görünüyordu?
    .one = Hiçbiri
    .two_or_more = Birden çok; ya da tek kart, ama zaten cezalı vardı
    .two_or_more-label = Birden çok/cezalı vardı
    .two_or_more-full = İki veya daha çok kart; ya da tek kart, ama oyuncunun zaten cezalı kartı vardı
    .one_other = Tek kart daha
    .low = Dokuzlu veya altı
    .low-full = Dokuzlu veya daha küçük tek kart
    .honour = Onlu veya üstü
    .honour-full = Onlu veya daha büyük tek kart
    .explain = Ortağın ne gördüğüne değil, ne görebileceğine bakın. As, rua, dam, vale ve onlu onördür.

offer-card_left = Oyuncunun oynamadığı kart hangisi?
    .low = Kalan: dokuzlu veya altı
    .low-full = Diğerini oynuyor; dokuzlu veya daha küçük kalıyor
    .honour = Kalan: onlu veya üstü
    .honour-full = Diğerini oynuyor; onlu veya daha büyük kalıyor

script-say-which-is-played = { WHO($offender) }, iki kartınız göründü. Hangisini oynadığınızı söyleyin; yasal bir oyun olmalıdır. Diğeri dokuzlu veya daha küçükse minör, onlu veya daha büyükse majör cezalı kart olur.

consequence-minor-card-left = Kalan kart minör cezalı kart olur. { WHO($partner, case: "gen") } çıkışını kısıtlamaz.
consequence-major-card-left = Kalan kart majör cezalı kart olur, ilk yasal fırsatta oynanır. Çıkış sırası { WHO($partner, case: "loc") } olduğunda deklaran o rengi isteyebilir ya da yasaklayabilir.

step-both-plays-out-of-turn = İki kart da sırasız. Her birini ayrı ele alın.
step-play-in-turn-first = Önce, sırası gelen oyuncunun kartı sayılır; diğeri onun ardından oynanmış sayılır.
step-later-play-in-turn = Diğer kart da sırasında oynanmıştır. Oyun sürer.
    .say = Diğer kart da sırasında oynanmıştır. Oyun sürer.
    .explain = Sıradaki oyuncunun kartından hemen sonra oynanmış sayılır.
step-visible-card-played = Yüzü görünen kart oynanmıştır; diğerleri başka bir onarma olmadan ele döner.
step-says-which-is-played = Oyuncu, kartlardan hangisini oynadığını söyler.
step-others-go-back = Diğer kartlar ele döner.

check-premature-card-next = Sırada diğer kart var: onu, bir defans oyuncusunun erken oynadığı kart olarak ele alın.
check-defective-trick-next = Lövede fazla kart var. Sonra özürlü löve hükümlerini uygulayın.
check-if-later-card-revoked = Diğer kart, renge uyabilecekken uymuyorsa sonra onu rönons olarak ele alın.
    .explain = Ele kendiniz bakın; gördüğünüzü kimseye söylemeyin.
