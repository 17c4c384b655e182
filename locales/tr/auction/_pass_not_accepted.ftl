script-pass-at-rho-2017 = Kabul edilmezse pas iptal edilir ve { WHO($rho) } konuşur. Sonra { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-before-bid-2007 = Kabul edilmezse pas iptal edilir ve sıra, asıl sırası gelen oyuncuya döner. { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-at-rho-2007 = Kabul edilmezse pas iptal edilir ve { WHO($rho) } konuşur. { WHO($offender) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır.
script-pass-at-partner-2007 = Kabul edilmezse pas iptal edilir ve { WHO($partner) } konuşur; istediği yeterli deklareyi verir ya da pas geçer, ama bu kez kontr veya sürkontr atamaz. { WHO($offender) }, artırım bitene kadar sıra kendisine her geldiğinde pas geçmek zorundadır.

step-partner-may-not-double = { WHO($partner) } istediği yeterli deklareyi verebilir ya da pas geçebilir, ama bu kez kontr veya sürkontr atamaz.
