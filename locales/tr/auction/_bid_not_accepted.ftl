segment-bid_after_rho = Sağdaki rakip şimdi yasal bir konuşma yaptı
    .label = Deklare: sağdaki konuştu
segment-cancelled_change = İptal edilen değişiklik

fact-repeat_legal = Konuşma, { WHO($offender, case: "gen") } sırasında tekrarlanıyor. Burada yasal mı (deklareyse yeterli mi)?
fact-repeats_denomination = { WHO($offender) } şimdi geri alınan konuşmanın türünde mi deklare veriyor?
    .explain = Önemli olan söylenen tür değil, gösterilen türdür. Sırasız konuşma pas idiyse yanıt hayırdır. Örnek: sırasız doğal { CALL("1H") }, şimdi doğal { CALL("2H") }: evet. Pik gösteren bir transfer, şimdi { CALL("2S") }: evet.

script-out-of-turn-at-rho-2017 = Kabul edilmezse konuşma iptal edilir, { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } o konuşmayı tekrarlamak zorundadır; yetersizse yetersiz deklare hükümleri uygulanır. { WHO($rho) } pas geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Konuşması eşdeğerse başka bir onarma yoktur. Değilse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır; defansta kalırsa çıkışını deklaran kısıtlayabilir.
script-out-of-turn-at-rho-2007 = Kabul edilmezse konuşma iptal edilir, { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } o konuşmayı tekrarlamak zorundadır; yetersizse yetersiz deklare hükümleri uygulanır. { WHO($rho) } pas geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Sırasız deklaresiyle aynı türde deklare verirse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır. Vermezse ya da sırasız konuşması pas idiyse { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; defansta kalırsa çıkışını deklaran kısıtlayabilir.
script-any-legal-call-2007 = { WHO($offender) }, istediğiniz yasal konuşmayı yapın. Konuşmanız aynı türdeyse ortağınız sırası ilk geldiğinde bir kez pas geçmek zorundadır. Değilse ortağınız artırım bitene kadar hep pas geçmek zorundadır; defansta kalırsanız onun çıkışını deklaran kısıtlayabilir.

consequence-new-call-2007 = { WHO($offender) } istediği yasal konuşmayı yapabilir. Sırasız konuşma deklare idiyse ve yenisi aynı türdeyse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır. Değilse artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir. (Varsa, önce { WHO($rho, case: "gen") } yasal olmayan konuşması düzeltilir.)

check-repeated-insufficient = Tekrarlanan deklare yetersiz, bu kez doğru sırada. Şimdi yetersiz deklare hükümlerini uygulayın.
check-cancelled-change = { WHO($offender) } geçerli olacak konuşmasını yapınca: bu konuşma, iptal edilen değişikliğe eşdeğer mi?
