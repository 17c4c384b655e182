segment-fouled_score = Karışmış bordun gruplarının skoru
    .label = Grupların skoru

fact-number_of_forms = Kaç biçimde oynandı?
    .two = İki
    .three = Üç
fact-small_groups = İki ya da üç sonuçlu gruplar nasıl skorlanır?
    .fixed = Sabit oranlar
    .fixed-full = Sabit oranlarla: üç sonuç { "%70" }, { "%60" } ve { "%50" }, iki sonuç { "%65" } ve { "%55" }, tek sonuç { "%60" }
    .formula = Formülle
    .formula-full = Her grup için formülle
    .explain = Yönetmeliğiniz belirler; yoksa siz seçip duyurursunuz. En büyük grup üç sonuçluysa hep formül uygulanır.

typed-form_results_1 = Birinci biçimin tüm sonuçları:
typed-form_results_2 = İkinci biçimin tüm sonuçları:
typed-form_results_3 = Üçüncü biçimin tüm sonuçları:

fouled-group = Biçim { $number }, masa sayısı: { $results }.
fouled-result = { $result }, masa sayısı: { $often }. Kuzey-Güney { $ns }, Doğu-Batı { $ew }.
fouled-result-shares = { $result }, masa sayısı: { $often }. Kuzey-Güney { $ns } (%{ $ns_share }), Doğu-Batı { $ew } (%{ $ew_share }).
