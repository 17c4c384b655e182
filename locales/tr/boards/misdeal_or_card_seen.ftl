irregularity-misdeal_or_card_seen = Hatalı dağıtım veya görülen kart
    .label = Hatalı dağıtım, kart
    .what = Bord gerektiği gibi dağıtılmadı, bir kartı görüldü ya da yeniden dağıtılması isteniyor
    .player = Bord hatalı dağıtılmışsa ya da başka bir oyuncunun kartını görürseniz hangisi olduğunu söylemeyin. Dört pasla biten bord yeniden dağıtılmaz.

fact-deal_happened = Ne oldu? İlk uyanı seçin.
    .not_shuffled = Karıştırılmamış ya da eski dağıtım
    .not_shuffled-label = Karıştırılmamış, eski
    .not_shuffled-full = Kartlar dizili ya da oynanmış halinden sonra karıştırılmamış ya da dağıtım başka bir seanstan
    .passed_out = Dört pas
    .passed_out-full = Dördü de pas geçti, yeniden dağıtılması isteniyor
    .wrong_number = Yanlış sayıda kart
    .wrong_number-full = Ellerde yanlış sayıda kart var
    .seen_in_deal = Dağıtırken kart göründü
    .seen_in_deal-full = Karıştırırken ya da dağıtırken bir oyuncu başkasının kartının yüzünü görebilirdi
    .wrong_deal = Başka dağıtım hatası
    .wrong_deal-full = Gerektiğinden başka türlü dağıtıldı: kartlar açık, ikisi bir arada, bir taraf yokken
    .seen_later = Kart sonradan görüldü
    .seen_later-full = Dağıtımdan sonra biri, başka bir oyuncunun kartını ya da elini gördü
    .other_reason = Başka bir neden
    .other_reason-full = Bordun başka bir nedenle yeniden dağıtılmasını istiyorsunuz
fact-auction_begun_on_board = Bu bordda, herhangi bir masada konuşan oldu mu?

step-old-deal-cancelled = Bu bordun, böyle oynandığı hiçbir masadaki sonucu geçerli değildir.
    .say = Bu bord bu seans için karıştırılıp dağıtılmamış. Hiçbir sonucu geçerli değil.
    .explain = Eski dağıtımları yeniden oynamak için düzenlenen yarışmada durum başkadır. Aynı seansta masaların değiş tokuş ettiği bordlar zaten aynıdır.
step-passed-out-stands = Bord dört pasla biter. Yeniden dağıtılmaz, iki taraf da sıfır yazar.
    .say = Bord dört pasla bitti, yeniden dağıtılmaz. Lütfen elleri yerine koyun.
    .explain = Diğer masalar aynı kartlarla bir şey kazanabilir.
step-second-deal-undone = Yeniden dağıttılarsa bundan çıkan hiçbir sonuç sayılmaz. İlk dağıtımı borda geri koyun.
    .explain = Yalnızca borddaki dağıtım geçerlidir; yeniden dağıtmaya kimse izin vermemiştir.
step-wrong-deal-stands = Yeniden dağıtmak için artık geç. Bord olduğu gibi oynanır.
    .say = Lütfen bordu olduğu gibi oynayın.
    .explain = İlk konuşmadan önce yeniden dağıtılırdı. Bir elde yanlış sayıda kart varsa o ayrı bir konudur.

check-illegal-deal-is-fouled = Karışmış bord sayılır; ardından bunu karara bağlayın.
    .explain = Onu bu haliyle oynayan masalar birbiriyle karşılaştırılır. Bütün masalar böyle oynarsa bir şey değişmez.
check-wrong-number-next = Ardından yanlış sayıda kart hükümlerini uygulayın.
    .explain = Herhangi bir masadaki ilk konuşmadan önceyse bord yeniden dağıtılır.

penalty-dealt-again-unasked = Dört pasla biten bordu yeniden dağıtana yöntemsel ceza verebilirsiniz.
    .explain = Skora eklenir; uyarı da olabilir.
