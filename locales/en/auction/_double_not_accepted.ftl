segment-double_after_rho = The right-hand opponent has now called legally
    .label = Double: RHO now legal

script-double-at-rho-2017 = If not, { WHO($rho) } calls. After a pass, { WHO($offender) } must repeat the cancelled call. After anything else, { WHO($offender) } may make any legal call; unless it is comparable, { WHO($partner) } must pass at their next turn, and declarer may restrict their lead.
script-double-at-rho-2007 = If not, { WHO($rho) } calls. After a pass, { WHO($offender) } must repeat the cancelled call. After anything else, { WHO($offender) } may make any legal call. { WHO($partner) } must then pass until the auction ends, and declarer may restrict their lead.
