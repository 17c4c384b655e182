irregularity-exposed_card_declarer = Deklaranın kartı göründü
    .what = Deklaran kart düşürdü ya da gösterdi, ya da elini açtı

fact-declarer_exposed = Deklaran ne yaptı?
    .dropped = Oyun sırasında, oynamak istemeden kart düşürdü ya da gösterdi
    .before_lead = Artırımdan sonra, atağın yüzü açılmadan kart düşürdü ya da gösterdi
    .touching = Kendi kartını yüzü açık, masaya değer ya da neredeyse değer biçimde tuttu
    .as_if_played = Kendi kartını oynanmış gibi tuttu
    .held_other_played = Başka kart oynadı; önce birini oynanmış gibi ya da masaya değer biçimde tuttu
    .faced_hand = Elini açtı
    .after_lead_out_of_turn = Sırasız ataktan hemen sonra elini açtı

step-rule-as-opening-lead-out-of-turn = Sırasız atak hükümlerini uygulayın.
