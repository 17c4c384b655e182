irregularity-opening_lead_wrong_side = Deklaran tarafının atağı
    .what = Deklaran ya da yer atak yapmaya kalktı

fact-since_wrong_side = O zamandan beri kim ne oynadı?
    .nothing = Hiçbir şey oynanmadı
    .proper_lead = Deklaranın solundaki kendi atağını açtı
    .proper_lead-label = Soldaki atak yaptı
    .proper_lead-full = Deklaranın solundaki oyuncu kendi atağını yüzü açık yaptı
    .defender_played = Defans kart verdi
    .defender_played-full = Bir defans oyuncusu bu karta kart verdi

step-left-of-declarer-leads = Atağı deklaranın solundaki oyuncu yapar.
step-defender-takes-back = Defans oyuncusu verdiği kartı onarma olmadan geri alır.
step-card-picked-up-before-lead = { $edition ->
    [laws2007] { WHO($offender, case: "gen") } kartı, atağın yüzü açılana kadar yüzü açık kalır, sonra ele döner.
   *[laws2017] { WHO($offender) } deklaran ya da yerdir; kartı eline geri alır.
}
    .explain = Bu arada yerin açtığı kartlar için de aynısı geçerlidir.
