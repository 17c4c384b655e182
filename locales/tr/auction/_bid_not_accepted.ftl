segment-bid_after_rho = Sağdaki rakip şimdi yasal bir konuşma yaptı
    .label = Deklare: sağdaki konuştu
segment-cancelled_change = İptal edilen değişiklik

fact-repeat_legal = { WHO($offender, case: "gen") } sırasında tekrarlanan konuşma yasal mı (deklareyse yeterli mi)?
    .full = Konuşma, { WHO($offender, case: "gen") } sırasında tekrarlanıyor. Burada yasal mı (deklareyse yeterli mi)?
fact-repeats_denomination = { WHO($offender) } şimdi geri alınanla aynı türde mi deklare veriyor?
    .full = { WHO($offender) } şimdi geri alınan konuşmanın türünde mi deklare veriyor?
    .explain = Önemli olan söylenen tür değil, gösterilen türdür. Sırasız konuşma pas idiyse yanıt hayırdır. Örnek: sırasız doğal { CALL("1H") }, şimdi doğal { CALL("2H") }: evet. Pik gösteren bir transfer, şimdi { CALL("2S") }: evet.

script-out-of-turn-at-rho-2017 = Kabul edilmezse { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } iptal edilen konuşmayı tekrarlamak zorundadır; geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Konuşması eşdeğer değilse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir.
script-out-of-turn-at-rho-2007 = Kabul edilmezse { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } iptal edilen konuşmayı tekrarlamak zorundadır; geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. { WHO($offender) } sırasız deklaresiyle aynı türde deklare verirse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır. Vermezse { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir.
script-any-legal-call-2007 = { WHO($offender) }, istediğiniz yasal konuşmayı yapın. Aynı türdeyse ortağınız sırası ilk geldiğinde bir kez pas geçmek zorundadır. Değilse ortağınız artırım bitene kadar hep pas geçmek zorundadır; onun çıkışını da deklaran kısıtlayabilir.
    .again = { WHO($offender) }, istediğiniz yasal konuşmayı yapın.

consequence-new-call-2007 = { WHO($offender) } istediği yasal konuşmayı yapabilir. Sırasız konuşma deklare idiyse ve yenisi aynı türdeyse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır. Değilse artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir. (Varsa, önce { WHO($rho, case: "gen") } yasal olmayan konuşması düzeltilir.)

check-repeated-insufficient = Tekrarlanan deklare yetersiz, bu kez doğru sırada. Şimdi yetersiz deklare hükümlerini uygulayın.
check-cancelled-change = { WHO($offender) } geçerli olacak konuşmasını yapınca: bu konuşma, iptal edilen değişikliğe eşdeğer mi?
