irregularity-lead_restrictions = Çıkış kısıtlamaları
    .what = Ortağının cezalı kartı olan ya da ortağı konuşmasını geri almış bir defans oyuncusu çıkacak

fact-lead_restriction_cause = { WHO($partner, case: "gen") } çıkışı neden kısıtlanabilir? İki nedeni varsa bunları sırayla ele alın.
    .led_otherwise = { WHO($partner) } deklaranın isteğine ya da yasağına uymayan bir kart çıktı
    .led_early = { WHO($offender, case: "gen") } cezalı kartı var, { WHO($partner) } deklaran seçmeden çıktı
    .forbidden_before = Bir kart yüzünden önceki çıkışta renk yasaklanmıştı; çıkış o zamandan beri { WHO($partner, case: "loc") }
    .penalty_card = { WHO($offender, case: "gen") } bir ya da daha çok cezalı kartı var, { WHO($partner) } daha çıkmadı
    .withdrawn_call = { WHO($offender) } artırımda bir konuşmasını geri aldı
fact-lead_freed_by = Geri alınan konuşma için aşağıdakilerden biri söz konusu mu?
    .none = Hayır, hiçbiri; bu çıkış atak
    .none_in_play = Hayır, hiçbiri; atak daha önce yapıldı
    .unintended = İstem dışıydı; yerine asıl istenen konuşma yapıldı
    .called_in_turn = Sırasızdı; sırası gelen rakip siz karar vermeden konuştu
    .called_over = Kabulü olanaksız kontr ya da sürkontrdu; sonraki rakip siz karar vermeden konuştu
    .corrected_bid = Yetersiz deklareydi; yerine aynı türü (türleri) gösteren en düşük yeterli deklare verildi
    .comparable = Yerine eşdeğer bir konuşma yapıldı
    .led_before = { WHO($partner) } daha önce çıkmıştı; o zamandan beri çıkış başkasına geçti ya da hiçbir renk yasaklanmadı
    .kept_lead = Önceki bir çıkışta bir renk yasaklandı; o zamandan beri çıkış { WHO($partner, case: "loc") } kaldı
fact-lead_freed_by_2007 = Geri alınan konuşma için aşağıdakilerden biri söz konusu mu?
    .none = Hayır, hiçbiri; bu çıkış atak
    .none_in_play = Hayır, hiçbiri; atak daha önce yapıldı
    .unintended = İstem dışıydı; yerine asıl istenen konuşma yapıldı
    .called_in_turn = Sırasızdı; sırası gelen rakip siz karar vermeden konuştu
    .called_over = Kabulü olanaksız kontr ya da sürkontrdu; sonraki rakip siz karar vermeden konuştu
    .corrected_bid = Yetersiz deklareydi; başka bir onarma olmadan düzeltildi
    .led_before = { WHO($partner) } daha önce çıkmıştı; o zamandan beri çıkış başkasına geçti ya da hiçbir renk yasaklanmadı
    .kept_lead = Önceki bir çıkışta bir renk yasaklandı; o zamandan beri çıkış { WHO($partner, case: "loc") } kaldı
fact-could_comply = { WHO($partner) } deklaranın isteğine ya da yasağına uyabilir miydi?
    .explain = Ele kendiniz bakın, gördüğünüzü kimseye söylemeyin. İstenen renkten kartı yoksa ya da yalnızca yasaklanan renkten kartı varsa uyamazdı.

step-unable-so-lead-stands = Çıkış geçerlidir; gördüğünüzü kimseye söylemeyin.
    .say = Çıkış geçerlidir.
    .explain = { WHO($who) } deklaranın seçimine uyamazdı.

check-led-against-choice = { WHO($who) } deklaranın seçtiği gibi çıkabilirdi: bu bir rönonstur. Sonra onu ele alın.
    .explain = Deklaranın isteğine ya da yasağına uyabildiği halde uymayan oyuncu rönons yapmıştır. Resmileşmedikçe düzeltilir.
