irregularity-exposed_card_declarer = Deklaranın kartı göründü
    .what = Deklaran kart düşürdü ya da gösterdi, ya da elini açtı

fact-declarer_exposed = Deklaran ne yaptı?
    .after_lead_out_of_turn = Sırasız ataktan hemen sonra elini açtı
    .after_lead_out_of_turn-label = Sırasız ataktan sonra
    .faced_hand = Elini açtı
    .held_other_played = Başka kart oynadı; önce birini oynanmış gibi ya da masaya değer biçimde tuttu
    .held_other_played-label = Başka kart oynadı
    .touching = Kendi kartını yüzü açık, masaya değer ya da neredeyse değer biçimde tuttu
    .touching-label = Masaya değer tuttu
    .as_if_played = Kendi kartını oynanmış gibi tuttu
    .as_if_played-label = Oynanmış gibi tuttu
    .before_lead = Artırımdan sonra, atağın yüzü açılmadan kart düşürdü ya da gösterdi
    .before_lead-label = Ataktan önce göründü
    .dropped = Oyun sırasında, oynamak istemeden kart düşürdü ya da gösterdi
    .dropped-label = Oyunda istemeden göründü
    .explain = Deklaranın kartında kimin gördüğüne değil, kartın nereye geldiğine bakılır. Neredeyse değmek, kartın masanın bir parmak üstünde durmasıdır. Oynanmış gibi tutmak, kartı oynanmış bir kart gibi masanın üzerinde bekletmektir. İleri uzatılıp aynı hareketle geri çekilen kart oynanmış değildir.
