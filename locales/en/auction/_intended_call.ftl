fact-intended_legal = Is the call they had meant to make legal?
fact-intended_as = What is irregular about the call that { WHO($offender) } had meant to make?
    .bid_above_seven = It is a bid of more than seven
    .bid_above_seven-label = Bid of more than seven
    .call_when_must_pass = It was made instead of a pass that was obligatory
    .call_when_must_pass-label = Obliged to pass
    .bid_out_of_turn = It is a bid out of turn
    .bid_out_of_turn-label = Bid out of turn
    .pass_out_of_turn = It is a pass out of turn
    .pass_out_of_turn-label = Pass out of turn
    .double_out_of_turn = It is a double or redouble out of turn
    .double_out_of_turn-label = Double out of turn
    .inadmissible_double = It is a double or redouble that is not allowed
    .inadmissible_double-label = Inadmissible double
    .insufficient_bid = It is an insufficient bid
    .insufficient_bid-label = Insufficient bid
fact-which_slip = { WHO($offender) } made two calls one after the other. Was one of them a slip?
    .none = { $edition ->
        [laws2007] No, both were meant, or it was changed only after a pause for thought
       *[laws2017] No, both were meant
    }
    .none-label = No slip
    .first = { $edition ->
        [laws2007] The first, changed without pause for thought to what they had meant
       *[laws2017] The first; the second is what they had meant
    }
    .first-label = The first
    .second = The second; they did not mean to call at all
    .second-label = The second
    .explain = { $edition ->
        [laws2007] It was a slip if the hand or the tongue did something else than the player wanted at that moment, and they changed it or tried to without pause for thought. If they wanted the first call and then thought better of it, both were meant.
       *[laws2017] It was a slip if the hand or the tongue did something else than the player wanted at that moment, however and whenever they noticed. If they wanted the first call and then thought better of it, both were meant.
    }

check-rule-intended = The call that { WHO($offender) } had meant to make is not legal either. Rule on it next.
    .explain = It has taken the place of the slip, and is subject to its own Law.
