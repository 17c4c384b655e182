information-exposed-card-unauthorized = { WHO($who) } söylenenleri ya da gösterilenleri kullanamaz.

check-premature-if-played = Sırası gelmeden bir kart oynandıysa zamanından önce oyun hükümlerini uygulayın.
    .explain = Oynanmakta olan löve için söylenen ya da gösterilen, onarma getirmez. Ortaktan önce çıkılan ya da oynanan kart getirir.
