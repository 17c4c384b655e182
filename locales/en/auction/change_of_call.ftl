irregularity-change_of_call = Changed or unintended call
    .what = A player changes a call of their own, or wants to

fact-change = What has the player done?
    .after_partner = Partner had called before the player changed it or asked
    .after_period = The auction ended before partner’s turn, and the auction period is over
    .changed = Made a second call; partner had not called before it
    .asks = Wants to change the call; partner has not called
fact-lho_called_over = Has { WHO($lho) } called?
    .nothing = No
    .over_second = Yes, over the second call
    .over_first = Yes, over the first call, before the change

step-call-stands = The call of { WHO($offender) } stands as it was first made. It may not be changed.
step-lho-calls-over-change = The call that { WHO($lho) } made over the first one no longer counts. { WHO($lho) } now calls over the second.

information-change-unauthorized = { WHO($who) } may not use what the change of the call, or the wish to change it, told.
    .say = That { WHO($offender) } changed the call, or wished to, is unauthorized information for { WHO($who) }.
    .explain = Partner acts on the call as it stands, as if nothing else had been said or done.

check-change-used = Come back at the end of play if the other side thinks that { WHO($partner) } used what the change or the wish told.
    .explain = They may call you at any time until then; calling earlier is no infraction.
