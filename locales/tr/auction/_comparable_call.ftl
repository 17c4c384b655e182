segment-bid_compared = Yeni konuşma artık yasal
    .label = Deklare: yenisi yasal
segment-pass_compared = Yeni konuşma artık yasal
    .label = Pas: yenisi yasal
segment-double_compared = Yeni konuşma artık yasal
    .label = Kontr: yenisi yasal

fact-new_call = { WHO($offender, case: "gen") } şimdiki konuşması, sırasız konuşmaya eşdeğer mi?
    .full = { WHO($offender) } şimdi kendi sırasında konuştu. Yeni konuşma sırasız konuşmaya eşdeğer mi?
    .comparable = Eşdeğer
    .not_comparable = Eşdeğer değil
    .no_turn = Sırası gelmeden artırım bitti
    .no_turn-label = Sıra gelmeden bitti
    .no_turn-full = Sıra kendisine gelmeden artırım bitti
    .illegal = Yeni konuşma yasal değil
    .explain = Üçünden biri yeter. Yeni konuşma geri alınanla aynı ya da hemen hemen aynı anlama gelir. Veya yeni konuşmayı yapan her el geri alınana da uyardı. Veya amacı aynıdır, örneğin as sorar. Sırasız konuşmanın kendisiyle karşılaştırın, sonradan onun yerine yapılmış bir konuşmayla değil; istem dışı konuşmadan sonra yalnızca asıl istenen konuşmaya bakılır. Bu çiftin sistemine göre değerlendirin. Örnek: sırasız { CALL("1H") } beşli körle açıştı, sonra daha zayıf da olabilen { CALL("1H") } ile araya girildi: hemen hemen aynı, birçok hakem evet der. Sırasız { CALL("1H") }, sonra başka renkler vaat eden apel kontru: hayır. Açış eli bulunmadığını gösteren sırasız bir pas, sonra ortağın { CALL("1H") } deklaresine altı-dokuz puanla { CALL("2H") } desteği: bunu yalnızca pas geçecek eller yapar, evet. Daha güçlü de olabilen yeni bir renk: hayır. Sırasız bir röle, sonra aynı şeyi soran başka bir röle: evet.

offer-rho_calls = { WHO($rho) } ne konuşuyor?
    .passes = Pas, artırım sürüyor
    .passes-full = Pas geçiyor ve artırım sürüyor
    .calls = Yasal deklare/kontr
    .calls-full = Yasal bir deklare, kontr veya sürkontr yapıyor
    .passes_out = Artırımı bitiren pas
    .passes_out-full = Pas geçiyor ve artırım bununla bitiyor
    .illegal = Yasal olmayan konuşma
    .illegal-full = Orada yasal olmayan bir konuşma yapıyor

script-any-legal-call-2017 = { WHO($offender) }, sıranız gelince istediğiniz yasal konuşmayı yapın. Eşdeğer değilse ortağınız sırası ilk geldiğinde bir kez pas geçmek zorundadır; onun çıkışını da deklaran kısıtlayabilir.
    .again = { WHO($offender) }, sıranız gelince istediğiniz yasal konuşmayı yapın.
script-out-of-turn-cancelled-at-partner = Konuşma iptal edildi; şimdi { WHO($partner) } konuşacak. { WHO($partner) }, istediğiniz yasal konuşmayı yapın, ama iptal edilen konuşmadan edindiğiniz bilgiyi kullanamazsınız.
    .again = Konuşma iptal edildi. { WHO($partner) }, sıra sizde.
script-out-of-turn-cancelled-at-lho = Konuşma iptal edildi; şimdi { WHO($lho) } konuşacak. { WHO($partner) }, sıranız gelince istediğiniz yasal konuşmayı yapın, ama iptal edilen konuşmadan edindiğiniz bilgiyi kullanamazsınız.
    .again = Konuşma iptal edildi. { WHO($lho) }, sıra sizde.

consequence-auction-over = Artırım bitmiştir; sırasız konuşma tekrarlanmaz.
consequence-put-right-first = Önce o konuşma düzeltilir; { WHO($offender, case: "gen") } ne yapabileceği, { WHO($rho, case: "gen") } yasal konuşmasına bağlıdır.
consequence-new-call-2017 = { WHO($offender) } istediği yasal konuşmayı yapabilir. Eşdeğer değilse { WHO($partner) }, sırası ilk geldiğinde bir kez pas geçmek zorundadır, deklaran da onun çıkışını kısıtlayabilir. (Varsa, önce { WHO($rho, case: "gen") } yasal olmayan konuşması düzeltilir.)

step-partner-may-call = { WHO($partner) }, sırası gelince istediği yasal konuşmayı yapabilir, ama { WHO($offender, case: "gen") } iptal edilen konuşmasından edindiği bilgiyi kullanamaz.
    .explain = Bu, { WHO($offender) } eşdeğer bir konuşma yapana dek geçerlidir. Ondan sonra iki taraf da yerine geçilen konuşmanın bilgisini kullanabilir.

check-rho-legal-call = { WHO($rho) } yasal bir konuşma yapınca { WHO($offender, case: "gen") } sırasına geçin.
    .explain = Pas geçilirse sırasız konuşma tekrarlanır; başka bir yasal konuşmadan sonra kusurlu oyuncu seçer.
check-offender-legal-call = { WHO($offender) } yasal bir konuşma yapınca o konuşmayı sırasız konuşmayla karşılaştırın.
    .explain = Önce yasal olmayan konuşma düzeltilir. Ortağın pas geçip geçmeyeceği, sonunda yapılan konuşmaya bağlıdır.
