fact-director_came = The typed auction goes on after the irregular call. Which of the later calls had been made when you came?
    .at_once = None: all of them followed my ruling
    .after_one = Only the first of them
    .after_two = Only the first two
    .after_three = Only the first three
    .after_all = All of these calls
    .explain = A call counts, whoever made it: a change by the same player too. What was called after you came followed your ruling: it shows what was chosen, and frees nobody from what was ruled. What had been called before may have accepted the irregular call, or given up the right to rectification.
fact-since = Who called next, before you were called to the table?
    .nothing = Nobody
    .offender_replaced = { WHO($offender) }, who changed the call
    .says_slip = { WHO($offender) } says it was a slip, whoever has called
    .rho_irregular = { WHO($rho) }, whose own call was not legal
    .rho_called = { WHO($rho) }
    .lho_irregular = { WHO($lho) }, whose own call was not legal
    .lho_and_partner_called = { WHO($lho) } and { WHO($partner) } both, in either order
    .lho_called = { WHO($lho) }, and { WHO($partner) } not yet
    .partner_called = { WHO($partner) }, and { WHO($lho) } not yet
    .explain = Only calls after the call in question, and before you came. Who called first decides; who called after that is asked where it matters. A pass is a call too.
fact-since_change = Who called next, after the change?
    .nothing = Nobody
    .offender_replaced = { WHO($offender) }, who changed the call again
    .rho_called = { WHO($rho) }
    .lho_and_partner_called = { WHO($lho) } and { WHO($partner) } both, in either order
    .lho_called = { WHO($lho) }, and { WHO($partner) } not yet
    .partner_called = { WHO($partner) }, and { WHO($lho) } not yet
fact-turn = Whose turn was it to call?
    .offender = { WHO($offender, case: "gen") } own turn
    .rho = { WHO($rho, case: "gen") } turn, free to call
    .partner = { WHO($partner, case: "gen") } turn
    .lho = { WHO($lho, case: "gen") } turn
    .rho_must_pass = { WHO($rho, case: "gen") } turn, and they were obliged to pass
    .explain = Count from the dealer, with every call that was legal or has been accepted. A player is obliged to pass if an earlier ruling on this board said so, after an insufficient bid, a call out of turn or an exposed card.
fact-rho_passed = Was the call that { WHO($rho) } made a pass?
fact-called_twice = Had { WHO($offender) } just called, so that this was a second call?
fact-replaces_own = Did { WHO($offender) } make this call in place of the one they had just made?
    .explain = Yes: they wanted to change their last call, over which { WHO($lho) } had already called, because it was a slip or for another reason. No: they thought that it was their turn again.
fact-called_meanwhile = A call was made out of turn meanwhile. What was it?
    .bid = A bid
    .pass = A pass
    .double = A double or a redouble
fact-also_called = Who else has called out of turn?
    .nobody = Nobody
    .partner_before = { WHO($partner) }, before { WHO($rho) } called
    .partner = { WHO($partner) }
    .lho = { WHO($lho) }
fact-then_called = Who has made the next call that was not legal?
    .nobody = Nobody
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
fact-barred_called = Has a player who had to pass under this ruling called something else?
fact-barred_in_turn = Was that their turn?
fact-next_call = That next call was itself not legal. What was it?
    .legal = Legal after all
    .insufficient_bid = A bid that was not high enough
    .inadmissible_double = A double or redouble that was not allowed
    .bid_above_seven = A bid above seven
fact-called_before = Had { WHO($offender) } called before on this board?
fact-unintended = { $edition ->
    [laws2007] Was it a slip, and did { WHO($offender) } change it, or try to, without pause for thought?
   *[laws2017] Was it a slip: did { WHO($offender) } mean to make another call at the very moment they made this one?
}
    .explain = { $edition ->
        [laws2007] Two conditions. It was a slip: the hand or the tongue did something else than the player wanted at that moment. And from the moment they noticed, they changed it or tried to at once, without stopping to think. Example: “Oh, not { CALL("1H") }, I meant { CALL("1S") }”, said in one breath, is enough; a player who first studies the hand again is too late.
       *[laws2017] Ask “What happened?” and listen. It is a slip if the hand or the tongue did something else than the player wanted: the wrong card from the bidding box, the wrong word. It is not a slip if they wanted this call at that moment and then thought better of it, miscounted, misread the auction or lost concentration. How they noticed does not matter, nor how long it took. Example: a player who reached for { CALL("1S") } and put { CALL("1H") } on the table may change; a player who overlooked the opponent’s { CALL("1S") } may not.
    }

check-later-call-out-of-turn = { WHO($who) } also called out of turn meanwhile. Rule on that call next.
check-rho-had-to-pass = { WHO($rho) } had to pass and did not. Rule on that call next.
check-obliged-player-called = { WHO($who) } had to pass and did not. Rule on that call next.
    .explain = The calls you typed as made after your ruling show it.
check-next-call-irregular = The call that { WHO($who) } made in turn was itself not legal. Rule on that call next.
    .explain = It is too low, or it doubles or redoubles what cannot be doubled at that point.
