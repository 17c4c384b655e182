fact-meant_to_claim = Bu, löve talebi ya da terki sayılır mı?
    .explain = Elin açılması, deklaranın bunu istemediği gösterilebilmedikçe löve talebi ya da terki sayılır: örneğin kartlar düşmüşse ya da deklaran kendini yer sanmışsa sayılmaz.
fact-opening_lead_faced = Atağın yüzü açılmış mıydı?

step-cards-wait-for-lead = { $edition ->
    [laws2007] Kartlar, atağın yüzü açılana kadar yüzü açık kalır; sonra deklaranın eline döner.
   *[laws2017] Kartlar ele döner.
}
