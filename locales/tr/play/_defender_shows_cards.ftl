information-exposed-card-unauthorized = { WHO($who) } söylenenleri ya da gösterilenleri kullanamaz.

check-premature-if-played = Sırası gelmeden bir kart oynandıysa zamanından önce oyun hükümlerini uygulayın.
    .explain = Oynanmakta olan löve için söylenen ya da gösterilen, onarma getirmez. Ortaktan önce çıkılan ya da oynanan kart getirir.

step-shown-card-of-this-trick = { WHO($offender) } bu löveye henüz oynamadıysa, gösterdiği kartı, yasalsa, bu löveye oynar.
    .say = { WHO($offender) }, bu löveye henüz oynamadıysanız, gösterdiğiniz kartı sıranız gelince oynayın.
    .explain = Ortak kartı görebilirdi; bu yüzden oynanmakta olan löveye oynanması gerekir.
step-other-shown-cards-back = Oyun sürer. Gösterilen başka kartlar ele döner; hiçbiri cezalı kart değildir.
    .say = Oyun sürer. Gösterilen başka kartlar ele döner ve cezalı kart değildir.
    .explain = Söylenen ya da gösterilen, yalnızca oynanmakta olan löveyle ilgiliydi; bu yüzden löve talebi değildir.
