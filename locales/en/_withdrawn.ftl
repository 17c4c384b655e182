standing-lead-restriction = { $edition ->
    [laws2007] If { WHO($offender) } becomes a defender: when { WHO($partner) } is first to lead, the opening lead included, declarer may restrict that lead. Come back then.
   *[laws2017] If { WHO($offender) } becomes a defender: when { WHO($partner) } is first to lead, the opening lead included, declarer may forbid one suit that { WHO($offender) } did not show in the legal auction. The suit is forbidden for as long as { WHO($partner) } keeps the lead.
}

information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] The offending side may not use what they learnt from cards taken back, of either side: among logical alternatives they may not choose one that these could demonstrably have suggested.
   *[laws2017] The offending side may not use what they learnt from cards taken back, of either side: they may not choose a play that these demonstrably suggest over another that is a logical alternative.
}
information-withdrawn-authorized = Everything learnt from the withdrawn call may be used by the non-offending side.
