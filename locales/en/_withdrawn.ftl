standing-lead-restriction = { $edition ->
    [laws2007] If { WHO($offender) } becomes a defender: when { WHO($partner) } is first to lead, declarer may restrict that lead.
   *[laws2017] If { WHO($offender) } becomes a defender: when { WHO($partner) } is first to lead, declarer may forbid one suit that { WHO($offender) } did not show in the legal auction.
}
    .explain = { $edition ->
        [laws2007] The opening lead is included. Come back then.
       *[laws2017] The opening lead is included. The suit is forbidden for as long as { WHO($partner) } keeps the lead.
    }

information-withdrawn-card-unauthorized = The offending side may not use what they learnt from the withdrawn card.
    .explain = { $edition ->
        [laws2007] Among logical alternatives they may not choose one that it could demonstrably have suggested.
       *[laws2017] They may not choose a play that it demonstrably suggests over another that is a logical alternative.
    }
information-withdrawn-authorized = Everything learnt from the withdrawn call may be used by the non-offending side.
