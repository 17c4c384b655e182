step-premature-play-if-partner-was-to-play = Sırası gelmeden bir kart oynandıysa zamanından önce oyun hükümlerini uygulayın.

information-exposed-card-unauthorized = { WHO($who) } söylenenleri ya da gösterilenleri kullanamaz.
