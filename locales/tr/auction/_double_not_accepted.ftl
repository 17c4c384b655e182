segment-double_after_rho = Sağdaki rakip şimdi yasal bir konuşma yaptı
    .label = Kontr: sağdaki konuştu

script-double-at-rho-2017 = Kabul edilmezse konuşma iptal edilir, { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } o konuşmayı tekrarlamak zorundadır. { WHO($rho) } pas geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Konuşması eşdeğerse başka bir onarma yoktur. Değilse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır; defansta kalırsa çıkışını deklaran kısıtlayabilir.
script-double-at-rho-2007 = Kabul edilmezse konuşma iptal edilir, { WHO($rho) } konuşur. { WHO($rho) } pas geçerse { WHO($offender) } o konuşmayı tekrarlamak zorundadır. { WHO($rho) } pas geçmezse { WHO($offender) } istediği yasal konuşmayı yapabilir. Ama o zaman { WHO($partner) }, artırım bitene kadar hep pas geçmek zorundadır; defansta kalırsa çıkışını deklaran kısıtlayabilir.
