irregularity-wrong_seat = Yanlış masa, yön veya rakip
    .label = Yanlış yön veya rakip
    .what = Oyuncular kendilerinin olmayan bir masada, yönde ya da rakiplere karşı oturuyor
    .player = Kart almadan önce masanın, yönün ve rakiplerin doğru olduğuna bakın. Ortağınızla yön değiştirmek için izin gerekir.

fact-wrongly_seated = Yanlış olan ne? İlk uyanı seçin.
    .opponents = Rakipler yanlış
    .opponents-full = Bu çiftler ya da bu oyuncular bu turda karşılaşmayacaktı
    .direction = Yön yanlış
    .direction-full = Rakipler doğru, ama bir çift diğerinin yönünde oturuyor
    .partners = Ortaklar yön değiştirmiş
    .partners-full = Rakipler ve yön doğru, ama ortaklar birbiriyle yön değiştirmiş

step-right-seats-taken = Herkes doğru masaya ve yöne geçer.
    .say = Lütfen kartları almadan önce doğru yönlerinize geçin.
    .explain = Kimse kart almadığı için bir şey olmadı.
step-finished-as-seated = Bord, oturdukları gibi bitirilir. Ardından herkes doğru yönüne geçer.
    .say = Lütfen bu bordu oturduğunuz gibi bitirin. Ardından doğru yönlerinize geçin.
    .explain = Bord, bu rakiplerle oynanacak borddu.
step-board-counts-as-seated = Sonuç sayılır. Bundan sonra herkes doğru yönüne geçer.
    .say = Sonuç sayılır. Bundan sonra lütfen doğru yönlerinize geçin.
    .explain = Bord, bu rakiplerle oynanacak borddu.
