segment-three_passes = Art arda üç pas, biri sırasız
    .label = Üç pas, biri sırasız

fact-three_in_a_row = Sırasız pas dahil, art arda üç pas tamamlandı mı?
    .full = Sırasız pas da sayılınca art arda üç pas tamamlandı mı?
fact-skipped = Kimin sırası atlandı?
    .full = Kimin konuşma sırası atlandı?
    .rho = { WHO($rho, case: "gen") }
    .partner = { WHO($partner, case: "gen") }
    .partner-label = Ortağının
    .lho = { WHO($lho, case: "gen") }
    .offender = { WHO($offender, case: "gen") }
    .unsaid = Söylenmedi

check-three-passes = Sırasız pas, art arda üç pastan biri olursa artırım bitmez.
    .explain = Sıra, atlanan oyuncuya döner; o zamandan beri geçilen paslar iptal edilir.
