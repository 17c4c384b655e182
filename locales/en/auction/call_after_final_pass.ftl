irregularity-call_after_final_pass = Call after the final pass
    .what = A call when the auction was already over

fact-late_call = Who called after the final pass, and what?
    .says_slip = { WHO($offender) } says it replaces a call made by a slip, whoever has called
    .passed_out = Anybody, after all four players had passed
    .lho_called = Whoever it was, { WHO($lho) } has called over it
    .defender_called = A defender bid, doubled or redoubled; { WHO($lho) } has not called over it
    .defender_passed = A defender passed
    .declaring_side = A player of the declaring side, whatever it was

step-no-rectification-after-auction = There is no further rectification.
