irregularity-spectator = Seyirci
    .what = Bir seyirci konuştu, tepki gösterdi, bir şeye dikkat çekti ya da oyuncuları rahatsız etti
    .player = Seyirci tek bir ele bakar, bir şey söylemez ve belli etmez. Bir seyirci sizi rahatsız ederse ya da size bir şey söylerse hakemi çağırın.

fact-spectator_did = Seyirci ne yaptı? Uyan ilk şık.
    .irregularity = Usulsüzlüğe dikkat çekti
    .irregularity-full = Bir usulsüzlüğe ya da oyunla ilgili başka bir şeye dikkat çekti
    .told = Oyuncu bir şey öğrendi
    .told-full = Bir oyuncunun bir el ya da oyun hakkında bilgi edinmiş olabileceği bir şey söyledi ya da belli etti
    .fact_or_law = Olay ya da Yasa anlattı
    .fact_or_law-full = Hakem sormadan ne olduğunu ya da Yasanın ne dediğini söyledi
    .manner = Baktı, rahatsız etti
    .manner-full = Birden fazla ele baktı, tepki gösterdi, bir oyuncuyla konuştu ya da onu rahatsız etti; kimse bir şey öğrenmedi

step-spectator-points-out-nothing = Seyirciye hiçbir şeye dikkat çekmemesini söyleyin.
    .say = Seyirciler hiçbir şeye dikkat çekemez. Lütfen sessiz kalın.
    .explain = Oyun alanında oyuncu ya da görevli olmayan herkes, siz aksini söylemedikçe seyircidir.
step-rule-on-it-all-the-same = Bir usulsüzlük olduysa, kendiniz fark etmiş gibi ardından onu ele alın.
    .explain = Bunu nasıl öğrendiğiniz hiçbir tarafın hakkını etkilemez. Bir elden kart da söylendiyse, o başka kaynaktan gelen bilgidir.
step-spectator-is-silent = Seyirci sessiz kalır. Söyleneni kimse tekrarlamaz.
    .say = Seyirciler lütfen bir şey söylemesin ve belli etmesin. Söyleneni kimse tekrarlamasın.
    .explain = Ne duyulduğunu masada sorarsanız ötekiler de öğrenir.
step-spectator-speaks-when-asked = Seyirciye yalnızca siz sorunca konuşmasını söyleyin.
    .say = Seyirciler olaylar ve Yasalar hakkında ancak ben sorarsam konuşur.
    .explain = Bu, seans sürdükçe bütün oyun alanında geçerlidir.
step-spectator-may-be-asked = Seyirciye, oyunculardan uzakta, kendiniz sorabilir ve yanıtını değerlendirebilirsiniz.
    .explain = Herhangi bir kanıt gibidir; iki tarafın oyuncuları da dinlenir.
step-spectator-watches-one-hand = Seyirciye hatırlatın: tek el, tepki yok, oyuncularla konuşmak yok.
    .say = Seyirciler lütfen tek bir ele baksın, tepki göstermesin ve oyuncularla konuşmasın.
    .explain = Yönetmelik birden fazla ele bakmaya izin verebilir. Bir oyuncu yine de bir şey öğrendiyse “Oyuncu bir şey öğrendi” seçin.
step-spectator-sent-away = Seyirciyi masadan uzaklaştırabilirsiniz.
    .explain = Oyun alanındaki bütün seyirciler sizin denetiminizdedir.
step-spectators-by-regulation = Seyirci usulsüzlükleri için yönetmeliğinizin ne öngördüğüne bakın.
    .explain = Yasalar bunu yönetmeliğe bırakır.

check-spectator-told-player = Ardından bunu ele alın: bir oyuncu bundan ne öğrendi?
    .explain = Bu, başka masadan duyulmuş bir şey gibi, başka kaynaktan gelen bilgidir. Masadan uzakta sorun.
