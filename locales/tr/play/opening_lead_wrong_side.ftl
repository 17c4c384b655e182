irregularity-opening_lead_wrong_side = Deklaran tarafının atağı
    .what = Deklaran ya da yer atak yapmaya kalktı

fact-since_wrong_side = O zamandan beri kim ne oynadı?
    .nothing = Hiçbir şey oynanmadı
    .proper_lead = Deklaranın solundaki oyuncu kendi atağını yüzü açık yaptı
    .proper_lead-label = Soldaki atak yaptı
    .defender_played = Bir defans oyuncusu bu karta kart verdi
    .defender_played-label = Defans kart verdi

step-left-of-declarer-leads = Atağı deklaranın solundaki oyuncu yapar.
step-defender-takes-back = Defans oyuncusu verdiği kartı onarma olmadan geri alır.
step-card-picked-up-before-lead = { $edition ->
    [laws2007] { WHO($offender, case: "gen") } kartı, atağın yüzü açılana kadar yüzü açık kalır, sonra ele döner.
   *[laws2017] { WHO($offender) } deklaran ya da yerdir; kartı eline geri alır.
}
    .explain = Bu arada yerin açtığı kartlar için de aynısı geçerlidir.
