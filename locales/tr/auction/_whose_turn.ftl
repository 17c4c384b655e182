fact-whose_turn = Konuşma sırası kimdeydi?
    .offender = { WHO($offender, case: "loc") }
    .lho = { WHO($lho, case: "loc") }
    .partner = { WHO($partner, case: "loc") }
    .partner-label = Ortağında
    .rho = { WHO($rho, case: "loc") }
    .unsaid = Söylenmedi
fact-calls_next = Konuşma sırası şimdi kimde?
    .offender = { WHO($offender, case: "loc") }
    .lho = { WHO($lho, case: "loc") }
    .partner = { WHO($partner, case: "loc") }
    .partner-label = Ortağında
    .rho = { WHO($rho, case: "loc") }
    .unsaid = Söylenmedi

step-turn-to-call = Artırım devam eder. Konuşma sırası { WHO($who, case: "loc") }.
    .say = Artırım devam eder. Konuşma sırası { WHO($who, case: "loc") }.
    .explain = Sırasında yapılan bütün konuşmalar geçerlidir.
