fact-meant_to_claim = Bu, löve talebi ya da terki sayılır mı?
    .explain = Elin açılması, deklaranın bunu istemediği gösterilebilmedikçe löve talebi ya da terki sayılır: örneğin kartlar düşmüşse ya da deklaran kendini yer sanmışsa sayılmaz.
