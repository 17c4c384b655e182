### Exposed and withdrawn cards, and penalty cards.

information-withdrawn-card-authorized = Everything learnt from the withdrawn card may be used by the non-offending side.
information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] The offending side may not use it: among logical alternatives they may not choose one that the withdrawn card could demonstrably have suggested.
   *[laws2017] The offending side may not use it: they may not choose a play that the withdrawn card demonstrably suggests over another that is a logical alternative.
}
check-withdrawn-card = Come back at the end of play: did the offending side use what the withdrawn card told?
