fact-board_stage = Bord hangi aşamada?
    .going_on = Hâlâ oynanıyor
    .play_over = Oyun bitti
    .too_late = Başvuru süresi geçti
    .too_late-full = Karar isteme süresi geçti

step-play-goes-on-undetermined = Ne olduğu şu anda saptanamıyor. Oyun sürer; şimdilik karar verilmez.
    .say = Buna şu anda karar veremiyorum. Oyun sürüyor; bord bitince geri geleceğim.
    .explain = Herkes hatırlıyorken iki tarafın anlattığını yazın. Eller daha fazlasını gösterebilir.
step-tell-all-four = Kararı, gerekçesini ve itiraz edilebileceğini dört oyuncuya da söyleyin.
    .explain = İki tarafa da nazik olun: Yasaların ne istediğini ve kimsenin suçlanmadığını söyleyin.

adjustment-facts-not-found = Sonuç geçerlidir: olduğu söylenen şey saptanamadı.
    .say = Ne olduğunu saptayamadım. Masadaki sonuç geçerlidir.
    .explain = Daha olası olan esas alınır. Saptanamıyorsa oyun ve sonuç geçerli kalır.
adjustment-ruling-period-over = Karar isteme süresi geçti: sonuç geçerlidir.
    .say = Karar istemek için artık geç. Sonuç geçerlidir.
    .explain = Organizasyon Komitesi başka bir süre koymadıysa, resmi skor incelemeye açıldıktan yarım saat sonra biter. Düzeltme Süreci sürüyorsa, öğrendiğiniz hatayı yine de düzeltirsiniz.
