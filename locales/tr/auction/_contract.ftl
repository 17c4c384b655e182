fact-on_lead = Atak kimde?
    .offender = { WHO($offender, case: "loc") }
    .lho = { WHO($lho, case: "loc") }
    .partner = { WHO($partner, case: "loc") }
    .partner-label = Ortağında
    .rho = { WHO($rho, case: "loc") }
    .unsaid = Söylenmedi

step-contract-is = Kontrat { $contract }. Atağı { WHO($who) } yapar.
    .say = Kontrat { $contract }. Atağı { WHO($who) } yapar.
    .explain = Sonuncu pastan sonra konuşulanlar ikisini de değiştirmez.
step-contract-to-score = Geçerli kontrat { $contract }.
    .say = Geçerli kontrat { $contract }.
    .explain = Bu, sonuncu deklaredir; kontr ya da sürkontr yalnızca yasalsa sayılır.
