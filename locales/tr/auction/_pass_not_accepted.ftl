script-pass-at-rho-2017 = Kabul edilmezse { WHO($rho) } konuşur. { WHO($offender) }, sırası ilk geldiğinde pas geçmek zorundadır.
script-pass-before-bid-2007 = Kabul edilmezse pas iptal edilir ve sıra, asıl sırası gelen oyuncuya döner. { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-at-rho-2007 = Kabul edilmezse { WHO($rho) } konuşur. { WHO($offender) }, sırası ilk geldiğinde pas geçmek zorundadır.
script-pass-at-partner-2007 = Kabul edilmezse pas iptal edilir, { WHO($partner) } konuşur. İstediği yeterli deklareyi verir ya da pas geçer, ama bu kez kontr veya sürkontr atamaz. { WHO($offender) }, artırım bitene kadar hep pas geçmek zorundadır.

step-partner-may-not-double = { WHO($partner) } yeterli deklare verebilir ya da pas geçebilir, bu kez kontr veya sürkontr atamaz.
