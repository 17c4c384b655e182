irregularity-call_after_final_pass = Call after the final pass
    .label = Call after final pass
    .what = A call when the auction was already over

fact-late_call = Call after the final pass: who and what? First that fits.
    .full = Who called after the final pass, and what?
    .says_slip = Said to replace a slip
    .says_slip-full = { WHO($offender) } says it replaces a call made by a slip, whoever has called
    .passed_out = All four had passed
    .passed_out-full = Anybody, after all four players had passed
    .lho_called = { WHO($lho) } has called over it
    .lho_called-full = Whoever it was, { WHO($lho) } has called over it
    .defender_called = Defender bid or doubled
    .defender_called-full = A defender bid, doubled or redoubled; { WHO($lho) } has not called over it
    .defender_passed = A defender passed
    .declaring_side = Declaring side
    .declaring_side-full = A player of the declaring side, whatever it was

step-no-rectification-after-auction = There is no further rectification, and no lead restriction.
    .say = There is no further rectification. Every lead is free.
    .explain = What the cancelled calls told is looked at by itself. Rule also on another defender’s bid, double or redouble, unless the player to their left has called over it.
step-late-calls-cancelled = Every call after the final pass is cancelled: that of { WHO($offender) } and all after it. The auction is over.
    .say = Every call after the final pass is cancelled. The auction is over.
    .explain = The final pass has ended the auction.
step-stays-passed-out = The board stays passed out. There is no further rectification.
    .say = The board stays passed out.
    .explain = The hands go back to the board, and it is not dealt again.

standing-lead-restriction-of-defender = { $edition ->
    [laws2007] When { WHO($partner) } first leads, declarer may restrict that lead.
   *[laws2017] When { WHO($partner) } first leads, declarer may forbid one suit that { WHO($offender) } did not show in the legal auction.
}
    .say = { $edition ->
        [laws2007] { WHO($partner) }, when you first lead, declarer may restrict that lead.
       *[laws2017] { WHO($partner) }, when you first lead, declarer may forbid one suit { WHO($offender) } did not show in the legal auction.
    }
    .explain = { $edition ->
        [laws2007] The opening lead is included. Come back then.
       *[laws2017] The opening lead is included. The suit is forbidden for as long as { WHO($partner) } keeps the lead.
    }

check-another-late-call = Rule next on the call of { WHO($who) }, also a defender’s call after the final pass.
    .explain = The player to the left of { WHO($who) } has not called over it.

fact-also_late = Which other defender bid or doubled after the final pass?
    .full = Which other defender has bid, doubled or redoubled after the final pass?
    .nobody = Nobody
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
