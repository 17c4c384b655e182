irregularity-declarer_lead_out_of_turn = Deklaranın sırasız çıkışı
    .label = Deklaran sırasız çıktı
    .what = Deklaran yanlış elden ya da çıkış defanstayken çıktı

segment-declarers_line = Sırasız çıkıştan sonra deklaranın oyun tarzı
    .label = Deklaranın oyun tarzı

fact-since_declarers_lead = O çıkıştan sonra, geri aldırılmadan önce ne oynandı? İlk doğru olanı seçin.
    .full = O çıkıştan sonra, kimse geri aldırmadan önce ne oynandı? Birden çoğu doğruysa listede önce geleni seçin.
    .nothing = Hiçbir şey oynanmadı
    .proper_lead = Çıkış sırası olan defans, kart vermeyip çıktı
    .proper_lead-label = Sırası olan defans çıktı
    .proper_lead-full = Çıkış sırası kendisinde olan defans oyuncusu kart vermek yerine çıktı; önce başkaları oynamış olsa da
    .led_again_followed = Deklaran diğer elden de çıktı, defans ona oynadı
    .led_again_followed-label = İkinci çıkışa oynandı
    .led_again_followed-full = Deklaran diğer elden yeniden çıktı ve bir defans oyuncusu bu ikinci çıkışa kart verdi
    .next_played = İlk kartı, çıkan elden sonraki defans verdi
    .next_played-label = Sonraki defans oynadı
    .next_played-full = Bu çıkışa ilk kartı, çıkan elden sonraki defans oyuncusu verdi
    .other_played = Elden çıkışa ilk kartı deklaranın sağındaki verdi
    .other_played-label = Sağdaki, elden çıkışa
    .other_played-full = Deklaranın sağındaki defans oyuncusu ilk kartı verdi; çıkış deklaranın kendi elindendi
    .other_played_to_dummys = Yerden çıkışa ilk kartı deklaranın solundaki verdi
    .other_played_to_dummys-label = Soldaki, yerden çıkışa
    .other_played_to_dummys-full = Deklaranın solundaki defans oyuncusu ilk kartı verdi; çıkış yerdendi
    .led_again = Çıkış deklaranın diğer elindeydi, oradan da çıktı
    .led_again-label = Doğru elden yine çıktı
    .led_again-full = Çıkış deklaranın diğer elindeydi; deklaran yeniden, bu kez oradan çıktı
    .led_twice = Çıkış defanstaydı, deklaran diğer elden de çıktı
    .led_twice-label = İki elden, sıra defansta
    .led_twice-full = Deklaran diğer elden de çıktı; çıkış bir defans oyuncusundaydı
fact-line_from_information = Deklaranın oyun tarzı, sırasız çıkıştan öğrenilene dayanmış olabilir mi?
    .full = Deklaranın oyun tarzı, sırasız çıkıştan öğrenilenlere dayanmış olabilir mi?
    .explain = Deklaranın ne öğrendiğine bakın: bir defans oyuncusunun tepkisi, bir söz, görünen bir kart. Oyun tarzının buna dayanmış olabilmesi yeter; dayandığını saptamanız gerekmez.

offer-defenders_may_accept = Defans oyuncuları neyi seçiyor?
    .refuses = Geri aldırmak
    .accepts = Çıkışı kabul etmek
    .disagree = Anlaşamıyorlar
offer-next_defender_decides = Sıradaki defans oyuncusu neyi seçiyor?
    .full = Sıradaki kartı verecek defans oyuncusu neyi seçiyor?
    .refuses = Geri aldırmak
    .accepts = Çıkışı kabul etmek

script-declarers-lead-choices = Defans oyuncularından biri, deklaranın sırasız çıkışını kabul edebilir ya da geri aldırabilir; birbirinize danışmayın. Farklı seçerseniz, bu çıkışa sıradaki kartı verecek olanınızın seçimi geçerlidir.
script-next-defender-decides = Anlaşamadınız. Çıkışa sıradaki kartı verecek defans oyuncusu karar verir.

consequence-other-hand-leads = Kart geri döner. Deklaran diğer elden istediği kartı çıkar.
consequence-second-lead-stands = Kart geri döner. Doğru elden çıkılan kart kalır.
consequence-first-lead-back = İlk çıkılan kart geri döner. İkinci çıkış sonra, aynı biçimde ele alınır.
consequence-defender-leads = Kart geri döner. Çıkış sırası kendisinde olan defans oyuncusu çıkar.
consequence-next-defender-decides = Çıkışa sıradaki kartı verecek defans oyuncusu karar verir.
consequence-lead-taken-back = Kart geldiği ele döner.

step-defender-leads = Kart geldiği ele döner, başka bir onarma yoktur. Çıkış sırası kendisinde olan defans oyuncusu çıkar.
step-first-lead-back = İlk çıkılan kart geldiği ele döner, başka bir onarma yoktur.
step-followed-second-lead-stands = İkinci çıkış ve ona verilen kart geçerli kalır. İlk çıkılan kart, geldiği ele döner.
    .say = İkinci çıkış ve ona verilen kart geçerli kalır. İlk çıkılan kart, geldiği ele döner.
    .explain = Defans oyuncusu ikinci çıkışa oynayarak ilkinden vazgeçti. Oyun sırayla sürer. O kart sırasından önce oynandıysa onu erken oynanmış kart olarak ele alın.
step-declarer-leads-from-other-hand = Kart ele döner. Deklaran diğer elden istediği kartı çıkar.
step-second-lead-back = Deklaranın diğer elden çıktığı kart geri döner.
step-second-lead-stands = Sırasız çıkılan kart geldiği ele döner. Doğru elden çıkılan kart kalır.

check-declarers-line = Oyun bitince geri gelin: deklaran, sırasız çıkıştan öğrenilene dayanmış olabilecek bir oyun tarzı seçti mi?
check-second-lead-next = Sonra ikinci çıkışı, çıkış bir defans oyuncusundayken deklaranın sırasız çıkışı olarak ele alın.
    .explain = O da kabul edilmezse o defans oyuncusu çıkar.
check-if-played-first = { WHO($who) }, deklaran çıkmadan oynarsa, sonra o kartı ele alın.
    .explain = O kart majör cezalı kart olur. Deklaran yine o elden istediği kartı çıkar.
