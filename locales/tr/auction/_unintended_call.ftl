offer-lho_may_withdraw = { WHO($lho) } neyi seçiyor?
    .keeps = Konuşmasını olduğu gibi bırakıyor
    .withdraws = Konuşmasını geri alıyor

script-lho-may-withdraw = İstem dışı konuşmanın yerine asıl istenen konuşma geçti. { WHO($lho) }, istem dışı konuşmanın üzerine yaptığı konuşmayı geri alabilir.

consequence-lho-keeps = { WHO($lho, case: "gen") } konuşması, orada yasalsa, asıl istenen konuşmanın üzerine yapılmış olarak geçerlidir; asıl istenen konuşma usulsüzse böylece kabul edilmiş olur.
consequence-lho-withdraws = { WHO($lho, case: "gen") } konuşması geri alınır. Asıl istenen konuşma karşısında { WHO($lho, case: "gen") } bütün seçenekleri açıktır.

step-replace-unintended = { WHO($offender) } istem dışı konuşmasını asıl istediğiyle değiştirir; bundan böyle o konuşma sayılır.
step-no-lead-restriction-unintended = İstem dışı konuşma çıkış kısıtlaması getirmez.
step-lho-withdraws = { WHO($lho) }, istem dışı konuşmanın üzerine yaptığı konuşmayı geri alır.
