irregularity-change_of_call = Changed or unintended call
    .what = A player changes a call of their own, or wants to

fact-change = What has the player done?
    .after_all = Called again when the auction had ended, partner having called before that
    .after_partner = Partner had called before the player asked, or changed it during the auction
    .after_period = The auction ended before partner’s turn, and the auction period is over
    .after_end = Changed it or asked only when the auction had ended, but not yet the auction period
    .changed = Made a second call during the auction; partner had not called before it
    .asks = Wants to change the call during the auction; partner has not called
    .explain = The auction period is over when an opening lead is faced, or, when all have passed, when all four hands are back in the board.
fact-lho_called_over = Has { WHO($lho) } called?
    .nothing = No
    .over_second = Yes, over the second call
    .over_first = Yes, over the first call, before the change
fact-second_call_made = Has { WHO($offender) } already made the second call?

step-call-stands = The call of { WHO($offender) } stands as it was first made. It may not be changed.
step-lho-calls-over-change = The call that { WHO($lho) } made over the first one no longer counts. { WHO($lho) } now calls over the second.
step-auction-goes-on = The auction goes on from the intended call of { WHO($offender) }.
    .say = The auction is not over. It goes on from the intended call of { WHO($offender) }.
    .explain = The auction had ended before partner’s turn came, so a slip may be changed until the auction period is over.
