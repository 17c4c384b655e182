segment-bid_after_rho = The right-hand opponent has now called legally
    .label = Bid: RHO now legal
segment-cancelled_change = The change that was cancelled
    .label = The cancelled change

fact-repeat_legal = Is the call, repeated at { WHO($offender, case: "gen") } turn, legal there?
    .full = The call is repeated at { WHO($offender, case: "gen") } turn. Is it legal there (sufficient, if it is a bid)?
fact-repeats_denomination = Does { WHO($offender) } now bid the denomination of the withdrawn bid?
    .explain = What counts is the denomination that the bid showed, not the one it named. If the call out of turn was a pass, the answer is no. Example: { CALL("1H") } out of turn, natural, and now { CALL("2H") }, natural: yes. A transfer that showed spades, and now { CALL("2S") }: yes.

script-out-of-turn-at-rho-2017 = If not, { WHO($rho) } calls. After a pass, { WHO($offender) } must repeat the cancelled call. After anything else, { WHO($offender) } may make any legal call; unless it is comparable, { WHO($partner) } must pass at their next turn, and declarer may restrict their lead.
script-out-of-turn-at-rho-2007 = If not, { WHO($rho) } calls. After a pass, { WHO($offender) } must repeat the cancelled call. After anything else, { WHO($offender) } may make any legal call. If it is in the denomination bid out of turn, { WHO($partner) } must pass at their next turn; otherwise until the auction ends, and declarer may restrict their lead.
script-any-legal-call-2007 = { WHO($offender) }, make any legal call. If it repeats the denomination you bid, your partner must pass at their next turn; otherwise until the auction ends, and declarer may restrict their lead.
    .again = { WHO($offender) }, make any legal call.

consequence-new-call-2007 = { WHO($offender) } may make any legal call. If it repeats the denomination first bid, { WHO($partner) } must pass at their next turn; otherwise until the auction ends, and declarer may restrict their lead. (An illegal call by { WHO($rho) } is put right first.)

check-repeated-insufficient = The repeated bid is insufficient, and now in turn. Rule on it next.
check-cancelled-change = When { WHO($offender) } has made the final call: is it comparable to the change that was cancelled?
