fact-dummy_without_rights_asked = Rönons mu diye ilk soran, hakkını yitirmiş yer miydi?
    .full = { $edition ->
        [laws2007] Rönons mu diye ilk soran, daha önce deklaranla el değiştirmiş, izlemek için yerinden kalkmış ya da kendiliğinden bir defans oyuncusunun kartına bakmış olan yer miydi?
       *[laws2017] Rönons mu diye ilk soran, daha önce deklaranla el değiştirmiş, izlemek için yerinden kalkmış ya da istemeden gördüğü dışında bir defans oyuncusunun kartına bakmış olan yer miydi?
    }
fact-play_has_ended = Oyun bitti mi?

step-no-rectification-now = Şimdi onarma yoktur. Oyun, usulsüzlük olmamış gibi sürer.
    .explain = Çıkılan ya da löveye oynanan kart kalır. Yalnızca görünen kart ele döner.
step-look-for-revoke-yourself = Size rönons olduğu söylenirse ellere ve oynanmış kartlara kendiniz bakın, gördüğünüzü kimseye söylemeyin.
    .explain = Rönons varsa rönons hükümlerini uygulayın.

information-question-unauthorized = Sorudan edinilen bilgi izinsizdir; { WHO($who) } kullanamaz.

check-question-used = Oyun bitince geri gelin: sorudan edinilen bilgi kullanıldı mı, diğer taraf zarar gördü mü?

penalty-procedural = Yöntemsel ceza verebilir ya da oyuncuyu uyarabilirsiniz.
    .explain = Hiçbir zaman onarmanın yerini tutmaz. Cezaya itiraz edilebilir.
