irregularity-call_unclear = Anlaşılmayan ya da yanlış söylenen konuşma
    .label = Anlaşılmayan konuşma
    .what = Duyulmayan veya anlaşılmayan konuşma, ya da deklarenin de söylendiği kontr

fact-unclear_call = Açık olmayan neydi?
    .double_named_wrong = Kontr attı, deklareyi yanlış söyledi
    .double_named_wrong-label = Kontr, yanlış deklare
    .double_named_wrong-full = Kontr atan oyuncu deklareyi yanlış söyledi
    .redouble_named_wrong = Sürkontr attı, deklareyi yanlış söyledi
    .redouble_named_wrong-label = Sürkontr, yanlış deklare
    .redouble_named_wrong-full = Sürkontr atan oyuncu deklareyi yanlış söyledi
    .double_named_bid = Kontr attı, deklareyi doğru söyledi
    .double_named_bid-label = Kontr, doğru deklare
    .double_named_bid-full = Kontr atan oyuncu deklareyi de, doğru olarak, söyledi
    .redouble_named_bid = Sürkontr attı, deklareyi doğru söyledi
    .redouble_named_bid-label = Sürkontr, doğru deklare
    .redouble_named_bid-full = Sürkontr atan oyuncu deklareyi de, doğru olarak, söyledi
    .not_understood = Duyulmadı, anlaşılmadı
    .not_understood-full = Bir konuşma duyulmadı ya da anlaşılmadı

step-clarify-at-once = Kuşkuya düşen herkes ne konuşulduğunu hemen sorabilir. Oyuncu konuşmasını doğru sözle yineler; başka bir şey söylemez.
step-next-player-calls = Artırım, sırası gelen sonraki oyuncuyla devam eder.
step-stands-as-double = Kontr veya sürkontr, onarma olmadan geçerlidir.
    .say = Kontr veya sürkontr geçerlidir. Bu sözler yüzünden kimse pas geçmek zorunda değildir.
    .explain = Yanlış olan yalnızca sözlerdir. Ortağı istediğini konuşabilir, ama sözlerden öğrendiğini kullanamaz.
step-only-the-word = Yalnızca “kontr” ya da “sürkontr” denir; deklare söylenmez.
step-bid-as-made = Kontr veya sürkontr, gerçekte verilmiş olan deklareye atılmış sayılır.

information-extraneous = Yanlış sözlerden edinilen bilgi izinsizdir; kusurlu taraf kullanamaz.

check-extraneous-used = Diğer taraf yanlış sözlerden edinilen bilginin kullanıldığını düşünüyorsa, oyun bitince geri gelin.
