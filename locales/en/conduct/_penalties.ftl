fact-warned_before = Have they been warned of this before?
    .full = Has the player, or the pair, been warned of the same before in this event?

step-usual-penalty = { $amount ->
        [none] The amount is what your regulations say.
       *[other] The regulations in force say: { $amount }.
    }
    .explain = A penalty comes off the contestant’s score after the boards are scored. The opponents get nothing of it.
step-warning-comes-first = Warn them and note it. By the regulations in force a penalty comes only with the next offence.
    .explain = Say it to both partners, and what comes next.
step-warning-noted = Warn them and note it, so that the next director knows.
    .explain = A first small offence deserves a word more often than a penalty.

penalty-after-warning = They were warned: a procedural penalty may be given now.
    .explain = It never takes the place of a rectification or an adjusted score. It may be appealed.
