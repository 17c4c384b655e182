fact-in_turn = Was the call made in turn?
fact-intended_legal = Is the call they had meant to make legal?
fact-intended_as = What is irregular about the call that { WHO($offender) } had meant to make?
    .bid_above_seven = It is a bid of more than seven
    .call_when_must_pass = It was made instead of a pass that was obligatory
    .bid_out_of_turn = It is a bid out of turn
    .pass_out_of_turn = It is a pass out of turn
    .double_out_of_turn = It is a double or redouble out of turn
    .inadmissible_double = It is a double or redouble that is not allowed
    .insufficient_bid = It is an insufficient bid

check-rule-intended = The call that { WHO($offender) } had meant to make is not legal either. Rule on it next.
    .explain = It has taken the place of the slip, and is subject to its own Law.
