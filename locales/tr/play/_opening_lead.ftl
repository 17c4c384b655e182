fact-opening_lead_made = Atak nasıl yapıldı?
    .faced = Yüzü açık; artırım bitmişti
    .at_once = Yüzü açık, doğru atakla aynı anda
    .face_down = Yüzü kapalı
    .in_auction = Yüzü açık; artırım bitmemişti
fact-since_opening_lead = Atağın yüzü açıldıktan sonra ilk olarak ne oldu?
    .nothing = Hiçbir şey
    .declarer_spread = Deklaran kendi elini açmaya başladı ve bir kartı göründü
    .dummy_seen = Deklaran yerin bir kartını görmüş olabilir ve yerden oynamadı (artırımda görünenler sayılmaz)
    .declarer_played = Deklaran kendi elinden kart verdi
    .dummy_played = Deklaran yerden kart verdi (yeri önceden görmüş olsun ya da olmasın)
    .partner_faced = Yalnızca şu: sonradan { WHO($partner, case: "too") } bir kart açtı

step-face-down-lead-back-too = { WHO($partner, case: "gen") } masada yüzü kapalı bir atağı varsa o kart ele döner.
step-declarer-must-accept = Deklaran yerin bir kartını görmüş olabilir; atağı kabul etmek zorundadır. Deklaran olarak kalır, yerin bütün eli açılır.
step-second-card-from-declarer = Lövenin ikinci kartı deklaranın kendi elinden oynanır.
step-declarers-card-stands = Deklaranın kendi elinden verdiği kart, lövenin ikinci kartıdır. Oyun oradan sürer.
step-dummys-card-stands = Yerden oynanan kart, bir rönonsu düzeltmek dışında geri alınamaz. Deklaran şimdi löveye kendi elinden oynar.
