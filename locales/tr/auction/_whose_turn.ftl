fact-whose_turn = Konuşma sırası kimdeydi?
    .offender = { WHO($offender, case: "loc") }
    .lho = { WHO($lho, case: "loc") }
    .partner = { WHO($partner, case: "loc") }
    .rho = { WHO($rho, case: "loc") }
    .unsaid = Söylenmedi
