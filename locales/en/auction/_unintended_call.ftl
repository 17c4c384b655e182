offer-lho_may_withdraw = What does { WHO($lho) } choose?
    .keeps = Keep their call
    .withdraws = Take it back

script-lho-may-withdraw = The unintended call is replaced by the intended one. { WHO($lho) } may take back the call they made over it.

consequence-lho-keeps = The call of { WHO($lho) } stands over the intended call, if it is legal there; if the intended call is irregular, that accepts it.
consequence-lho-withdraws = The call of { WHO($lho) } is withdrawn. { WHO($lho) } has every choice over the intended call.

step-replace-unintended = { WHO($offender) } replaces the unintended call with the intended one.
    .explain = It counts from now on.
step-no-lead-restriction-unintended = The unintended call brings no lead restriction.
step-lho-withdraws = { WHO($lho) } takes back the call they made over the unintended one.

information-change-unauthorized = { WHO($who) } may not use what the change of the call, or the wish to change it, revealed.
    .say = That { WHO($offender) } changed the call, or wished to, is unauthorized information for { WHO($who) }.
    .explain = Partner acts on the call as it stands, as if nothing else had been said or done.

check-change-used = Come back at the end of play if the other side thinks that { WHO($partner) } used what the change or the wish revealed.
    .explain = They may call you at any time until then; calling earlier is no infraction.
