script-one-of-two-lho-may-accept = The call was out of turn, and { WHO($offender) } has changed it for another. { WHO($lho) } may accept the second call, or the first, or neither. The call that does not stand may restrict the lead of { WHO($partner) }, if they defend.
script-out-of-turn-at-partner-2017 = If not, the call out of turn is cancelled and { WHO($partner) } calls, free to make any legal call but without using the withdrawn one. { WHO($offender) } then makes any legal call in turn. With a comparable call there is no further rectification. With any other, { WHO($partner) } must pass at their next turn, and if they defend, declarer may restrict their lead.
script-out-of-turn-at-lho-2017 = If not, the call out of turn is cancelled and { WHO($lho) } calls in turn. { WHO($offender) } makes any legal call in turn: with a comparable call there is no further rectification; with any other, { WHO($partner) } must pass at their next turn, and if they defend, declarer may restrict their lead. { WHO($partner) } may make any legal call, but without using the withdrawn one.
script-out-of-turn-elsewhere-2007 = If not, the call out of turn is cancelled and the turn goes back. { WHO($offender) } may make any legal call in turn, but { WHO($partner) } must pass for the rest of the auction, and if they defend, declarer may restrict their lead.
script-rho-calls = { WHO($rho) }, it is your turn. If you pass, { WHO($offender) } must repeat the call out of turn. If you bid, double or redouble, { WHO($offender) } may make any legal call. If your pass ends the auction, it is over.

consequence-no-further-rectification = No further rectification.
consequence-silenced = { WHO($partner) } must pass for the rest of the auction, and declarer may restrict their lead.
consequence-repeat-call = { WHO($offender) } must repeat the call; if it is legal, there is no rectification for it.

step-cancelled-with-later-calls = The call and every call after it are cancelled.
step-call-cancelled = The call is cancelled.
step-call-becomes-pass = The call is replaced by a pass.
step-no-further-rectification = The new call of { WHO($offender) } stands. The auction goes on with no further rectification.
step-call-in-rotation = { WHO($rho) } was obliged to pass, so the call counts as made in turn.
step-out-of-turn-cancelled = The call out of turn is cancelled. The turn goes back to the player whose turn it was.
step-lead-goes-back = An opening lead that lies face down goes back to the hand.
    .say = If an opening lead lies face down, it goes back to the hand, for the auction is not over.
    .explain = The card is not faced and counts as no exposed card. It brings no rectification.
step-turn-goes-back = The turn goes back to the player whose turn it was.
    .say = The call was out of turn as well. The turn goes back to the player whose turn it was.
    .explain = No other call takes its place before the offender’s own turn comes.
step-repeat-call = { WHO($rho) } passed, so { WHO($offender) } must repeat the call.
    .explain = If it is legal, there is no rectification for it.
step-any-legal-call = { WHO($offender) } may make any legal call at their turn.
step-partner-call-cancelled = The call that { WHO($partner) } made meanwhile is cancelled as well.
step-auction-ended-first = The call out of turn stays cancelled.
    .explain = The auction ended before { WHO($offender) } could call again.

information-lho-withdrawn-call = What the withdrawn call of { WHO($lho) } told may be used by their own side only.
