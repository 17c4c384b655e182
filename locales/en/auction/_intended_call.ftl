fact-intended_legal = Is the intended call legal?
    .full = Is the call they had meant to make legal?
fact-intended_as = What is irregular about the intended call?
    .full = What is irregular about the call that { WHO($offender) } had meant to make?
    .bid_above_seven = Bid of more than seven
    .bid_above_seven-full = It is a bid of more than seven
    .call_when_must_pass = Obliged to pass
    .call_when_must_pass-full = It was made instead of a pass that was obligatory
    .bid_out_of_turn = Bid out of turn
    .bid_out_of_turn-full = It is a bid out of turn
    .pass_out_of_turn = Pass out of turn
    .pass_out_of_turn-full = It is a pass out of turn
    .double_out_of_turn = Double out of turn
    .double_out_of_turn-full = It is a double or redouble out of turn
    .inadmissible_double = Inadmissible double
    .inadmissible_double-full = It is a double or redouble that is not allowed
    .insufficient_bid = Insufficient bid
    .insufficient_bid-full = It is an insufficient bid
fact-which_slip = Two calls in a row by { WHO($offender) }: was one a slip?
    .full = { WHO($offender) } made two calls one after the other. Was one of them a slip?
    .none = { $edition ->
        [laws2007] No, or changed only after thought
       *[laws2017] No, both were meant
    }
    .none-label = No slip
    .none-full = { $edition ->
        [laws2007] No, both were meant, or it was changed only after a pause for thought
       *[laws2017] No, both were meant
    }
    .first = { $edition ->
        [laws2007] The first, changed without pause for thought
       *[laws2017] The first; the second was meant
    }
    .first-label = The first
    .first-full = { $edition ->
        [laws2007] The first, changed without pause for thought to what they had meant
       *[laws2017] The first; the second is what they had meant
    }
    .second = The second; no call was meant
    .second-label = The second
    .second-full = The second; they did not mean to call at all
    .explain = { $edition ->
        [laws2007] It was a slip if the hand or the tongue did something else than the player wanted at that moment, and they changed it or tried to without pause for thought. If they wanted the first call and then thought better of it, both were meant.
       *[laws2017] It was a slip if the hand or the tongue did something else than the player wanted at that moment, however and whenever they noticed. If they wanted the first call and then thought better of it, both were meant.
    }

check-rule-intended = The call that { WHO($offender) } had meant to make is not legal either. Rule on it next.
    .explain = It has taken the place of the slip, and is subject to its own Law.
