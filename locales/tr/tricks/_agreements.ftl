fact-agreement_objected = Ne zaman itiraz ettiler?
    .before_established = Tarafları sonraki bir bordda konuşmadan ve tur bitmeden
    .within_period = Daha sonra, ama Düzeltme Süreci içinde
    .after_period = Düzeltme Süreci bittikten sonra
    .explain = Sonraki tur ilan edildiğinde hâlâ oynayan bir masa için tur, oyuncular yer değiştirince biter.
fact-agreed_to_lose = Hangi lövenin kaybını kabul ettiler?
    .won_already = Taraflarının gerçekte kazanmış olduğu bir lövenin
    .likely = Oyun sürseydi taraflarının büyük olasılıkla kazanacağı bir lövenin
    .neither = Bunların hiçbirinin
    .explain = Kazanma olasılığı kaybetme olasılığından yüksek olmalıdır. Kazanılabilecek olması yetmez.
fact-conceded_trick = Hangi löve terk edildi?
    .won_already = Terk eden tarafın gerçekte kazanmış olduğu bir löve
    .not_losable = Kalan kartların hiçbir normal oyunuyla kaybedilemeyecek bir löve
    .neither = Bunların hiçbiri
    .explain = O düzeyde bir oyuncu için dikkatsiz ya da düşük nitelikli oyun da normaldir. Böyle bir oyun löveyi kaybettiriyorsa terk geçerlidir.
fact-in_correction_period = Düzeltme Süreci sürüyor mu? (Organizasyon Komitesi başka bir süre koymadıysa: resmi skorlar incelemeye açıldıktan sonra yarım saat.)

step-agreement-not-established = Anlaşma henüz resmileşmemişti: itiraz edilmiş talep hükümleri uygulanır.
step-tricks-given-back = Geri verilen löve: { $number }.

adjustment-agreement-stands = Anlaşma geçerlidir, skor da öyle.
adjustment-concession-stands = Terk geçerlidir.
adjustment-trick-returned = Bordu yeniden skorlayın: bu löveler, onları vermiş olan tarafa döner.
    .say = Bu löveler, onları vermiş olan tarafa döner.
