standing-lead-restriction = { $edition ->
    [laws2007] If { WHO($offender) } defends: when { WHO($partner) } first leads, declarer may restrict that lead.
   *[laws2017] If { WHO($offender) } defends: when { WHO($partner) } first leads, declarer may forbid one suit that { WHO($offender) } did not legally show.
}
    .explain = { $edition ->
        [laws2007] The opening lead is included. Come back then. A suit that the withdrawn call showed, and the legal calls of { WHO($offender) } did not, may be required or forbidden. If it showed no suit, any one suit may be forbidden.
       *[laws2017] Legally shown is what { WHO($offender) } showed in the legal auction. The opening lead is included. The suit is forbidden for as long as { WHO($partner) } keeps the lead.
    }

information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] The offending side may not use what they learnt from cards taken back, of either side: among logical alternatives they may not choose one that these could demonstrably have suggested.
   *[laws2017] The offending side may not use what they learnt from cards taken back, of either side: they may not choose a play that these demonstrably suggest over another that is a logical alternative.
}
information-withdrawn-authorized = Everything learnt from withdrawn calls, of either side, may be used by the non-offending side.
information-returned-card-unauthorized = Declarer may use what the card of { WHO($offender) } that went back to the hand showed; { WHO($who) } may not.

step-illegal-face-down-lead-back = A face-down opening lead that may not be led now goes back to the hand. Any other stands.
    .say = A face-down opening lead that is not allowed now goes back, unseen.
    .explain = Nobody has seen its face, so it becomes no penalty card.
