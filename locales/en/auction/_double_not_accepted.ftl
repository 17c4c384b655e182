segment-double_after_rho = The right-hand opponent has now called legally
    .label = Double: RHO now legal

script-double-at-rho-2017 = If not, the call is cancelled and { WHO($rho) } calls. If { WHO($rho) } passes, { WHO($offender) } must repeat the call. If { WHO($rho) } does anything else, { WHO($offender) } may make any legal call. With a comparable call there is no further rectification. With any other, { WHO($partner) } must pass at their next turn, and if they defend, declarer may restrict their lead.
script-double-at-rho-2007 = If not, the call is cancelled and { WHO($rho) } calls. If { WHO($rho) } passes, { WHO($offender) } must repeat the call. If { WHO($rho) } does anything else, { WHO($offender) } may make any legal call, but { WHO($partner) } must pass for the rest of the auction, and if they defend, declarer may restrict their lead.
