fact-warned_before = Bu konuda daha önce uyarıldılar mı?
    .full = Oyuncu ya da çift, bu yarışmada aynı konuda daha önce uyarıldı mı?

step-usual-penalty = { $amount ->
        [none] Miktarı yönetmeliğiniz belirler.
       *[other] Geçerli yönetmelik şöyle diyor: { $amount }.
    }
    .explain = Ceza, bordlar skorlandıktan sonra yarışmacının sonucundan düşülür. Rakipler bundan bir şey kazanmaz.
step-warning-comes-first = Uyarın ve not alın. Geçerli yönetmeliğe göre ceza ancak bir sonrakinde gelir.
    .explain = Bunu iki ortağa da söyleyin; ardından ne geleceğini de belirtin.
step-warning-noted = Uyarın ve not alın ki sonraki hakem de bilsin.
    .explain = İlk küçük kusur cezadan çok bir söz ister.

penalty-after-warning = Uyarılmışlardı: şimdi yöntemsel ceza verilebilir.
    .explain = Ceza hiçbir zaman onarmanın ya da ayarlı skorun yerini tutmaz. İtiraz edilebilir.
