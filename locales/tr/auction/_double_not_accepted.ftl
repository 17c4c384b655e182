segment-double_after_rho = Sağdaki rakip şimdi yasal bir konuşma yaptı
    .label = Kontr: sağdaki konuştu

script-double-at-rho-2017 = Kabul edilmezse { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } iptal edilen konuşmayı tekrarlamak zorundadır; geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Konuşması eşdeğer değilse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir.
script-double-at-rho-2007 = Kabul edilmezse { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } iptal edilen konuşmayı tekrarlamak zorundadır; geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Ama o zaman { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; çıkışını da deklaran kısıtlayabilir.
