irregularity-cards_from_wrong_board = Başka bordun kartlarıyla konuşma
    .label = Başka bordun kartları
    .what = Oyuncu, elinde başka bir bordun kartları varken konuştu

segment-other_board = Kartların geldiği bord

fact-new_call_differs = Yeni konuşma iptal edilenden farklı mı?
    .explain = Anlamı çok farklıysa ya da psişik bir konuşmaysa farklıdır. Aynı konuşma, aşağı yukarı aynı anlamdaysa farklı değildir.

script-call-with-right-hand = { WHO($offender) }, konuşmanız iptal edildi. Doğru ele bakıp yeniden konuşun. Başka kimse henüz konuşmasın.

step-call-with-right-hand = { WHO($offender) } doğru ele bakar ve yeniden konuşur. Artırım oradan devam eder.
step-lho-calls-afresh = { WHO($lho) } yeni konuşmanın üzerine istediği yasal konuşmayı yapabilir.
step-new-call-stands = { WHO($offender, case: "gen") } yeni konuşması geçerlidir.
    .say = { WHO($offender) }, yeni konuşmanız geçerlidir.
    .explain = İptal edilen konuşmadan farklı değildir, bu yüzden artırım normal devam eder.
step-lho-repeats-call = { WHO($lho) } aynı konuşmayı tekrarlamak zorundadır.

check-other-board = Kartların geldiği bord oynanırken: { WHO($offender) } orada yeniden konuşsun, siz de konuşmasının farklı olup olmadığına bakın.

adjustment-normal-play = Bordun oynanmasına izin verebilirsiniz; o zaman olağan biçimde oynanır.
    .say = Hakem izin verirse bord olağan biçimde oynanır.
    .explain = Yeni konuşma, bu kartlarla yapılıp iptal edilen konuşmadan farklı değildir; bord bozulmamış olabilir.

penalty-added = Yöntemsel ceza da verebilirsiniz.
