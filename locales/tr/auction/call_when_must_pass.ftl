irregularity-call_when_must_pass = Pas geçmek zorundayken konuşma
    .label = Pas zorunluyken konuşma
    .what = Pas geçmek zorunda olan oyuncunun deklaresi, kontru veya sürkontru

fact-obliged = { WHO($offender, case: "gen") } pas zorunluluğu ne kadar sürecekti?
    .whenever = Artırım bitene kadar
    .whenever-full = Artırım bitene kadar, sıra kendisine her geldiğinde
    .next = Yalnızca bu kez
fact-against_19 = Pas zorunluluğu olmasa da atılamayacak bir kontr veya sürkontr muydu?
    .full = Pas geçme zorunluluğu olmasaydı da oyuncunun atamayacağı bir kontr veya sürkontr muydu?
    .explain = Kontr yalnızca son deklareye, onu bir rakip verdiyse ve kontr atılmadıysa atılabilir. Sürkontr yalnızca rakibin, oyuncunun kendi tarafının son deklaresine attığı kontra, henüz sürkontr atılmadıysa atılabilir. Aradaki paslar fark etmez.

step-call-stands-although-barred = { WHO($lho) } konuştu; bu yüzden konuşma da, ondan sonraki bütün yasal konuşmalar da geçerlidir.
step-free-from-now = { WHO($who) } yalnızca o sırada pas geçmek zorundaydı; bundan sonra istediği yasal konuşmayı yapabilir.
    .say = { WHO($who) }, yalnızca o sırada pas geçmek zorundaydınız. Bundan sonra istediğiniz yasal konuşmayı yapabilirsiniz.
    .explain = Bu konuşma yüzünden o tarafta kimse pas geçmek zorunda değildir.
