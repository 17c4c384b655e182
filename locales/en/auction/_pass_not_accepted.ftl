script-pass-at-rho-2017 = If not, { WHO($rho) } calls, and { WHO($offender) } must pass at their next turn.
script-pass-before-bid-2007 = If not, the pass is cancelled and the turn goes back. { WHO($offender) } must pass at their next turn.
script-pass-at-rho-2007 = If not, { WHO($rho) } calls, and { WHO($offender) } must pass at their next turn.
script-pass-at-partner-2007 = If not, the pass is cancelled and { WHO($partner) } calls, with any sufficient bid or a pass, but no double or redouble at this turn. { WHO($offender) } must pass until the auction ends.

step-partner-may-not-double = { WHO($partner) } may bid sufficiently or pass, but not double or redouble at this turn.
