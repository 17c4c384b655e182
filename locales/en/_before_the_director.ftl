fact-director_comes_to_it = How did it reach you?
    .called = A player has called you
    .called-full = A player has called you, and you have not ruled yet
    .noticed = You noticed it yourself
    .noticed-full = You noticed it or heard of it, and nobody has called you about it
    .consulted = Partners discuss options
    .consulted-full = You have explained the options; partners have talked about the choice, and nobody asks you to waive anything
    .waiver_asked = You are asked to waive it
    .waiver_asked-label = Asked to waive it
    .waiver_asked-full = You have said what the rectification is, and somebody asks you to waive it
fact-done_before_call = What was done before you came?
    .settled = Players settled it themselves
    .settled-label = They settled it
    .settled-full = Players imposed or waived a rectification among themselves, whatever else was done
    .non_offenders_acted = The non-offending side acted
    .non_offenders_acted-label = Non-offenders acted
    .non_offenders_acted-full = Nothing was settled; a player of the non-offending side called or played, whatever the offending side did
    .offenders_corrected = The offending side corrected it
    .offenders_corrected-label = Offenders corrected it
    .offenders_corrected-full = Nothing was settled; the offending side corrected it, and the non-offending side has not acted
    .nothing = None of these
    .nothing-full = Nothing was settled or corrected, and the non-offending side has not acted

check-if-players-ruled = If a player had laid down the rectification before you came, rule on that next.
    .explain = { $edition ->
        [laws2007] You let stand or cancel what players ruled. The score may be adjusted for it.
       *[laws2017] You let stand or cancel what players ruled. What a side gained by an opponent’s ignorance is taken from that side alone.
    }
