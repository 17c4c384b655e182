fact-second_inadmissible = İkinci konuşma, ilkinin yerine atılamayacak bir kontr veya sürkontr mu?
    .full = İkinci konuşma, ilkinin yerine atılmasına izin olmayan bir kontr veya sürkontr mu?
    .explain = Kontr yalnızca son deklareye, onu bir rakip verdiyse ve kontr atılmadıysa atılabilir. Sürkontr yalnızca rakibin, oyuncunun kendi tarafının son deklaresine attığı kontra, henüz sürkontr atılmadıysa atılabilir. Aradaki paslar fark etmez.
fact-change_comparable = Geçerli kalan konuşma, geri alınana (iptal edilene) eşdeğer mi?
    .full = Geçerli kalan konuşma, geri alınan ya da iptal edilen konuşmaya eşdeğer mi?
    .explain = Aynı ya da hemen hemen aynı anlama geliyorsa; veya bu konuşmayı yapan her el diğer konuşmaya da uyardıysa; veya amacı aynıysa eşdeğerdir. Örnek: { CALL("1H") } ile { CALL("2H") }, ilki herhangi bir açış eli, ikincisi altı körlü zayıf el: hayır. İkisi de as soran iki deklare: evet.

offer-accept_change = { WHO($lho) } neyi seçiyor?
    .accepts = İkinci konuşmayı kabul ediyor
    .accepts-label = İkincisini kabul ediyor
    .accepts-full = İkinci konuşmayı kabul ediyor
    .refuses = Kabul etmiyor
offer-accept_one = { WHO($lho) } neyi seçiyor?
    .second = İkinci konuşmayı
    .second-full = İkinci konuşmayı kabul ediyor
    .first = İlk konuşmayı
    .first-full = İlk konuşmayı kabul ediyor
    .neither = Hiçbirini
    .neither-full = İkisini de kabul etmiyor

script-change-lho-may-accept = { WHO($offender) } konuşmasını değiştirdi. { WHO($lho) } ikinci konuşmayı kabul edebilir; ederse ikincisi geçerli olur, etmezse ilki geçerli kalır. { WHO($partner, case: "gen") } çıkışı, defansta kalırsa, geçersiz kalan konuşma yüzünden kısıtlanabilir.

consequence-change-accepted = İlk konuşma geri alınır, ikincisi geçerlidir ve artırım sürer.
consequence-change-refused = İkinci konuşma iptal edilir, ilki geçerlidir ve artırım sürer.
consequence-second-accepted = İlk konuşma geri alınır, ikincisi geçerlidir. Sıradaki konuşmayı { WHO($lho) } yapar.
consequence-first-accepted = İkinci konuşma iptal edilir, ilki geçerlidir. Sıradaki konuşmayı { WHO($lho) } yapar.
consequence-neither-accepted = İkisi de iptal edilir; sıra, asıl sırası gelen oyuncuya döner.

step-change-stands = İlk konuşma geri alınır. İkincisi geçerlidir ve artırım sürer.
step-change-cancelled = İkinci konuşma iptal edilir. İlk konuşma sayılır.
