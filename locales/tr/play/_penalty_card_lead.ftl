fact-penalty_cards_several_suits = Cezalı kartlar birden çok renkte mi?
fact-next_hand_played = Sonraki el bu çıkışa oynadı mı?
    .full = Sonraki el, deklaranın ya da yerin eli, bu çıkışa oynadı mı?

offer-penalty_card_lead = Deklaran neyi seçiyor?
    .requires = Rengi istemek
    .requires-full = Cezalı kartın rengini istemek
    .forbids = Renk(ler)i yasaklamak
    .forbids-full = Cezalı kartların rengini ya da renklerini yasaklamak
    .leaves_free = Çıkışı serbest bırakmak

script-leader-waits = { WHO($partner) } beklesin.
script-led-before-choice = { WHO($partner) } deklaran seçmeden çıktı. Kart, majör cezalı kart olarak masada kalır; deklaranın seçimine uyuyorsa çıkış olarak oynanır.
script-penalty-card-lead = Deklaran, { WHO($offender, case: "gen") } majör cezalı kartı var. { WHO($partner, case: "gen") } o rengi çıkmasını isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz; böylece o rengin cezalı kartları ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman kart kalır.
script-penalty-cards-one-suit-lead = Deklaran, { WHO($offender, case: "gen") } aynı renkten majör cezalı kartları var. { WHO($partner, case: "gen") } o rengi çıkmasını isteyebilir ya da çıkış onda kaldığı sürece yasaklayabilirsiniz; böylece kartlar ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman kartlar kalır.
script-penalty-cards-lead = Deklaran, { WHO($offender, case: "gen") } birden çok renkte cezalı kartı var. { WHO($partner, case: "gen") } bunlardan birini çıkmasını isteyebilir ya da çıkış onda kaldığı sürece birini veya birkaçını yasaklayabilirsiniz; seçtiğiniz renklerin cezalı kartları ele döner. Çıkışı serbest de bırakabilirsiniz; o zaman hepsi kalır.

consequence-penalty-suit-required = { WHO($partner) } şimdi o rengi çıkmak zorundadır. O rengin her cezalı kartı ele döner.
consequence-penalty-suit-forbidden = { WHO($partner) }, çıkış kendisinde kaldığı sürece o rengi çıkamaz. O rengin her cezalı kartı ele döner.
consequence-penalty-suits-forbidden = { WHO($partner) }, çıkış kendisinde kaldığı sürece söylenen renkleri çıkamaz. O renklerin her cezalı kartı ele döner.
consequence-penalty-lead-free = { WHO($partner) }, kendi cezalı kartı yoksa istediği kartı çıkabilir. Daha önce yasaklanan renk, çıkış kendisinde kaldığı sürece yasak kalır. Her cezalı kart kalır, deklaran bir sonraki çıkışta yeniden seçer.
consequence-early-card-led = { WHO($partner) }, rengi hâlâ yasak değilse masada duran kartı çıkar. Başka bir cezalı kartı daha varsa hangisinin çıkılacağını deklaran söyler. { WHO($offender, case: "gen") } her cezalı kartı kalır, deklaran bir sonraki çıkışta yeniden seçer.

step-lead-other-suits = { WHO($partner) } deklaranın yasakladığı renkleri çıkamaz.
step-any-lead-not-forbidden = { WHO($partner) }, kendi cezalı kartı yoksa, hâlâ yasak olan bir renk dışında istediği kartı çıkabilir.
    .say = { WHO($partner) }, kendi cezalı kartı yoksa, hâlâ yasak olan renk dışında istediği kartı çıkabilir.
    .explain = Deklaran bir rengi, çıkış o oyuncuda kaldığı sürece yasaklar. Sonraki bir çıkışı serbest bırakmak bu yasağı kaldırmaz.
step-any-lead-but-low-cards = { WHO($who) }, hâlâ yasak olan dışında her rengi çıkabilir; seçimini yalnızca kendi minör cezalı kartı sınırlar.
step-penalty-cards-picked-up = { WHO($who) } o rengin bütün cezalı kartlarını eline alır.
    .explain = Bunlar artık cezalı değildir; oyuncu, masada kalan cezalı kartın izin verdiği her yasal kartı oynayabilir.
step-own-card-led = { WHO($who) }, rengi hâlâ yasak değilse majör cezalı kartını çıkmak zorundadır; birden çoksa deklaran seçer.
    .explain = Birden çok majör cezalı kartı varsa hangisini çıkacağını deklaran söyler.
step-lead-was-free = Çıkış serbestti; rengi hâlâ yasak değildiyse geçerlidir.
step-lead-was-free-but-own-card = Minör cezalı kart çıkışı sınırlamıyordu; yalnızca önceki bir yasak ya da çıkanın kendi cezalı kartı sınırlayabilirdi.
step-premature-lead-stands = Diğer taraf bu çıkışa oynadı, bu yüzden çıkış geçerlidir. Deklaranın bu lövede seçme hakkı yoktur.
step-premature-lead-stays-on-table = Kart masada kalır; deklaran hiçbir seçeneğini yitirmez.
    .say = Kart masada kalır.
    .explain = { WHO($who) } deklaran seçmeden çıktı.

standing-suits-forbidden = { WHO($who) }, çıkış kendisinde kaldığı sürece yasaklanan renkleri çıkamaz.
    .explain = Çıkış başka bir oyuncuya geçince kısıtlama biter.
check-own-card-not-led-next = { WHO($partner) } kendi cezalı kartını çıkmak zorundayken başka kart çıktıysa, sonra bunu oynanmayan cezalı kart olarak ele alın.
