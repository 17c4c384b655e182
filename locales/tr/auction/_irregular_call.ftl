fact-director_came = Yazılan artırım usulsüz konuşmadan sonra da sürüyor. Siz geldiğinizde sonraki konuşmaların hangileri yapılmıştı?
    .at_once = Hiçbiri: hepsi kararımdan sonra yapıldı
    .after_one = Yalnızca ilki
    .after_two = Yalnızca ilk ikisi
    .after_three = Yalnızca ilk üçü
    .after_all = Bu konuşmaların hepsi
    .explain = Kim yapmış olursa olsun her konuşma sayılır; aynı oyuncunun konuşmasını değiştirmesi de. Siz geldikten sonraki konuşmalar kararınıza göre yapılmıştır: neyin seçildiğini gösterir, kimseyi karardan kurtarmaz. Önceki konuşmalarla ise usulsüz konuşma kabul edilmiş ya da onarma hakkı yitirilmiş olabilir.
fact-since = Bu konuşmadan sonra, siz masaya çağrılmadan önce ilk kim konuştu? (Pas da konuşmadır.)
    .nothing = Kimse konuşmadı
    .offender_replaced = { WHO($offender) }; konuşmasını değiştirdi
    .says_slip = { WHO($offender) } istem dışı olduğunu söylüyor; kim konuşmuş olursa olsun
    .rho_irregular = { WHO($rho) }; konuşması yasal değildi
    .rho_called = { WHO($rho) } konuştu
    .lho_irregular = { WHO($lho) }; konuşması yasal değildi
    .lho_and_partner_called = { WHO($lho) } ve { WHO($partner) } konuştu (önce hangisi olursa olsun)
    .lho_called = { WHO($lho) } konuştu, { WHO($partner) } henüz konuşmadı
    .partner_called = { WHO($partner) } konuştu, { WHO($lho) } henüz konuşmadı
    .explain = Yalnızca bu konuşmadan sonra ve siz gelmeden önce yapılan konuşmalar sayılır. Önce kimin konuştuğu belirleyicidir; sonrakiler yalnızca gerektiğinde sorulur. Pas da konuşmadır.
fact-since_change = Bu değişiklikten sonra ilk kim konuştu? (Pas da konuşmadır.)
    .nothing = Kimse konuşmadı
    .offender_replaced = { WHO($offender) }; konuşmasını yine değiştirdi
    .rho_called = { WHO($rho) } konuştu
    .lho_and_partner_called = { WHO($lho) } ve { WHO($partner) } konuştu (önce hangisi olursa olsun)
    .lho_called = { WHO($lho) } konuştu, { WHO($partner) } henüz konuşmadı
    .partner_called = { WHO($partner) } konuştu, { WHO($lho) } henüz konuşmadı
fact-turn = Konuşma sırası kimdeydi?
    .offender = { WHO($offender, case: "loc") }; kendi sırasıydı
    .rho = { WHO($rho, case: "loc") }; dilediğini konuşabilirdi
    .partner = { WHO($partner, case: "loc") }
    .lho = { WHO($lho, case: "loc") }
    .rho_must_pass = { WHO($rho, case: "loc") }; pas geçmek zorundaydı
    .explain = Dağıtandan başlayarak, yasal olan ya da kabul edilen her konuşmayı sayın. Bir oyuncu, bu bordda önceki bir karar öyle dediyse pas geçmek zorundadır: yetersiz deklareden, sırasız konuşmadan ya da görünen karttan sonra.
fact-rho_passed = { WHO($rho) } pas mı geçti?
fact-called_twice = { WHO($offender) } az önce konuşmuş muydu, yani bu ikinci bir konuşma mıydı?
fact-replaces_own = { WHO($offender) } bu konuşmayı az önceki konuşmasının yerine mi yaptı?
    .explain = Evet: oyuncu, { WHO($lho) } arkasından konuştuğu hâlde, istem dışı olduğu için ya da başka bir nedenle son konuşmasını değiştirmek istedi. Hayır: sıranın yine kendisinde olduğunu sandı.
fact-called_meanwhile = Bu arada sırasız bir konuşma daha yapıldı. Neydi?
    .bid = Deklare
    .pass = Pas
    .double = Kontr veya sürkontr
fact-also_called = Başka kim sırasız konuştu?
    .nobody = Hiç kimse
    .partner_before = { WHO($partner) }, { WHO($rho) } konuşmadan önce
    .partner = { WHO($partner) }
    .lho = { WHO($lho) }
fact-then_called = Yasal olmayan bir sonraki konuşmayı kim yaptı?
    .nobody = Hiç kimse
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
fact-barred_called = Bu karara göre pas geçmek zorunda olan bir oyuncu başka bir konuşma yaptı mı?
fact-barred_in_turn = Sıra onda mıydı?
fact-next_call = Sonraki konuşma da yasal değildi. Neydi?
    .legal = Yasalmış
    .insufficient_bid = Yetersiz bir deklare
    .inadmissible_double = İzin verilmeyen bir kontr veya sürkontr
    .bid_above_seven = Yedi seviyesinin üstünde bir deklare
fact-called_before = { WHO($offender) } bu bordda daha önce konuşmuş muydu (pas dahil)?
fact-unintended = { $edition ->
    [laws2007] İstem dışı mıydı (mekanik hata ya da dil sürçmesi) ve { WHO($offender) } durup düşünmeden konuşmasını değiştirdi mi ya da değiştirmeye kalktı mı?
   *[laws2017] İstem dışı mıydı (mekanik hata ya da dil sürçmesi): { WHO($offender) } bu konuşmayı yaptığı anda aslında başka bir konuşma mı yapmak istiyordu?
}
    .explain = { $edition ->
        [laws2007] İki koşul vardır. İstem dışıydı: oyuncunun eli ya da dili o anda istediğinden başka bir şey yaptı. Ve fark ettiği anda, durup düşünmeden, konuşmasını değiştirdi ya da değiştirmeye kalktı. Örnek: “Ay, { CALL("1H") } değil, { CALL("1S") } diyecektim” sözü bir solukta çıktıysa yeter; önce dönüp elini inceleyen oyuncu geç kalmıştır.
       *[laws2017] “Ne oldu?” diye sorun ve dinleyin. Oyuncunun eli ya da dili, istediğinden başka bir şey yaptıysa istem dışıdır: deklare kutusundan yanlış kart, ağızdan yanlış söz. O anda bu konuşmayı isteyip sonradan fikrini değiştirdiyse, yanlış saydıysa, artırımı yanlış okuduysa ya da dikkati dağıldıysa istem dışı değildir. Nasıl fark ettiği de, fark edene kadar ne kadar zaman geçtiği de önemli değildir. Örnek: { CALL("1S") } kartına uzanıp masaya { CALL("1H") } koyan oyuncu değiştirebilir; rakibin { CALL("1S") } deklaresini gözden kaçıran oyuncu değiştiremez.
    }

check-later-call-out-of-turn = Bu arada { WHO($who, case: "too") } sırasız konuştu. Sonra o konuşmayı ele alın.
check-rho-had-to-pass = { WHO($rho) } pas geçmek zorundaydı ama geçmedi. Sonra o konuşmayı ele alın.
check-obliged-player-called = { WHO($who) } pas geçmek zorundaydı ama geçmedi. Sonra o konuşmayı ele alın.
    .explain = Kararınızdan sonra yapıldı diye yazdığınız konuşmalar bunu gösteriyor.
check-next-call-irregular = { WHO($who, case: "gen") } kendi sırasında yaptığı konuşma da yasal değildi. Sonra o konuşmayı ele alın.
    .explain = Deklare yetersizdir, ya da o anda kontr veya sürkontr atılamaz.
