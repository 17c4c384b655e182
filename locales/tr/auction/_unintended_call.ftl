offer-lho_may_withdraw = { WHO($lho) } neyi seçiyor?
    .keeps = Olduğu gibi bırakıyor
    .keeps-full = Konuşmasını olduğu gibi bırakıyor
    .withdraws = Konuşmasını geri alıyor

script-lho-may-withdraw = İstem dışı konuşmanın yerine asıl istenen konuşma geçti. { WHO($lho) }, istem dışı konuşmanın üzerine yaptığı konuşmayı geri alabilir.

consequence-lho-keeps = { WHO($lho, case: "gen") } konuşması, orada yasalsa, asıl istenen konuşmanın üzerine yapılmış olarak geçerlidir; asıl istenen konuşma usulsüzse böylece kabul edilmiş olur.
consequence-lho-withdraws = { WHO($lho, case: "gen") } konuşması geri alınır. Asıl istenen konuşma karşısında { WHO($lho, case: "gen") } bütün seçenekleri açıktır.

step-replace-unintended = { WHO($offender) } istem dışı konuşmasını asıl istediğiyle değiştirir.
    .explain = Bundan böyle o konuşma sayılır.
step-no-lead-restriction-unintended = İstem dışı konuşma çıkış kısıtlaması getirmez.
step-lho-withdraws = { WHO($lho) }, istem dışı konuşmanın üzerine yaptığı konuşmayı geri alır.

information-change-unauthorized = { WHO($who) }, konuşmanın değiştirilmesinden ya da değiştirilmek istenmesinden edindiği bilgiyi kullanamaz.
    .say = { WHO($offender, case: "gen") } konuşmasını değiştirmesi ya da değiştirmek istemesi, { WHO($who) } için izinsiz bilgidir.
    .explain = Ortak, başka bir şey söylenmemiş ve yapılmamış gibi, geçerli olan konuşmaya göre davranır.

check-change-used = Diğer taraf { WHO($partner, case: "gen") } bu değişiklikten ya da istekten edindiği bilgiyi kullandığını düşünüyorsa, oyun bitince geri gelin.
    .explain = O zamana kadar sizi istedikleri an çağırabilirler; daha erken çağırmak ihlal değildir.
