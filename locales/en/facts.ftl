### What the director is asked. The attributes are the choices; .explain is the test that the director applies.
### Arguments in every message: $offender, $partner, $lho, $rho (for WHO), $edition.

yes = Yes
no = No

fact-since = What had been called since, and by whom, before you were called?
    .nothing = Nothing
    .lho_called = { WHO($lho) } has called
    .lho_and_partner_called = { WHO($lho) } and { WHO($partner) }, in either order
    .partner_called = { WHO($partner) }, but not { WHO($lho) }
    .rho_called = { WHO($rho) } has called
    .offender_replaced = { WHO($offender) } has changed the call
fact-since_change = What had been called since the change, and by whom?
    .nothing = Nothing
    .lho_called = { WHO($lho) } has called
    .lho_and_partner_called = { WHO($lho) } and { WHO($partner) }, in either order
    .partner_called = { WHO($partner) }, but not { WHO($lho) }
    .rho_called = { WHO($rho) } has called

fact-turn = Whose turn was it to call?
    .offender = { WHO($offender, case: "gen") } own turn
    .rho = { WHO($rho, case: "gen") } turn
    .partner = { WHO($partner, case: "gen") } turn
    .lho = { WHO($lho, case: "gen") } turn
    .rho_must_pass = { WHO($rho, case: "gen") } turn, and they were obliged to pass

fact-called_before = Had { WHO($offender) } called before on this board?
fact-call_kind = What kind of pass was it?
    .pass = An ordinary pass
    .artificial_pass = An artificial pass, or a pass of partner’s artificial call
    .explain = A pass is artificial if by agreement it promises more than a certain strength, or promises or denies values elsewhere than in the last suit named. A pass of partner’s artificial bid, double or redouble belongs here too, whatever it says. Any other pass is an ordinary one.
fact-legal_in_turn = It was in turn after all. Was the call legal there (sufficient, if it was a bid)?
fact-which_slip = { WHO($offender) } made two calls one after the other. Was one of them a slip?
    .none = No, both were meant
    .first = The first; the second is what they had meant
    .second = The second; they did not mean to call at all
    .explain = { $edition ->
        [laws2007] It was a slip if the hand or the tongue did something else than the player wanted at that moment, and they changed it or tried to without pause for thought. If they wanted the first call and then thought better of it, both were meant.
       *[laws2017] It was a slip if the hand or the tongue did something else than the player wanted at that moment, however and whenever they noticed. If they wanted the first call and then thought better of it, both were meant.
    }

fact-unintended = { $edition ->
    [laws2007] Was it a slip, and did { WHO($offender) } change it, or try to, without pause for thought?
   *[laws2017] Was it a slip: did { WHO($offender) } mean to make another call at the very moment they made this one?
}
    .explain = { $edition ->
        [laws2007] Two conditions. It was a slip: the hand or the tongue did something else than the player wanted at that moment. And from the moment they noticed, they changed it or tried to at once, without stopping to think. Example: “Oh, not { CALL("1H") }, I meant { CALL("1S") }”, said in one breath, is enough; a player who first studies the hand again is too late.
       *[laws2017] Ask “What happened?” and listen. It is a slip if the hand or the tongue did something else than the player wanted: the wrong card from the bidding box, the wrong word. It is not a slip if they wanted this call at that moment and then thought better of it, miscounted, misread the auction or lost concentration. How they noticed does not matter, nor how long it took. Example: a player who reached for { CALL("1S") } and put { CALL("1H") } on the table may change; a player who overlooked the opponent’s { CALL("1S") } may not.
    }
fact-intended = What call had { WHO($offender) } meant to make?
    .legal = A call that is legal at this turn
    .insufficient = Another insufficient bid
fact-intended_out_of_turn = What call had { WHO($offender) } meant to make, out of turn as it was?
    .bid = A bid
    .artificial_pass = An artificial pass, or a pass of partner’s artificial call
    .pass = An ordinary pass
    .double = A double or a redouble

fact-comparable = Is the call that replaced the insufficient bid a comparable call?
    .explain = One of three is enough. It means the same as the withdrawn bid, or nearly the same. Or every hand that makes it would also have fitted the withdrawn bid (it says the same more precisely). Or it has the same purpose, such as asking for something. Judge by this pair’s methods. Compare meanings, not names. Examples: { CALL("2C") } over partner’s { CALL("2NT") }, asking for majors, replaced by { CALL("3C") } asking for majors: same purpose, yes. { CALL("4H") } over { CALL("4NT") }, showing one ace, replaced by { CALL("5D") } showing one ace: same meaning, yes. { CALL("1D") } over { CALL("1S") }, showing diamonds, replaced by a take-out double that can be made on two small diamonds: no. A pass hardly ever compares to a bid.
fact-final_call_comparable = Is the call finally chosen comparable to each call that was withdrawn or cancelled?
    .explain = There are two: the insufficient bid, and the replacement that was cancelled. To each of them one of three must be so. The call finally chosen means the same or nearly the same. Or every hand that makes it would also have fitted the other. Or it has the same purpose. If it compares to one of them only, the answer is no. It concerns only the lead and the information; partner must pass in any case.
fact-change_comparable = Is the call that stands comparable to the call that was withdrawn or cancelled?
    .explain = It is if it means the same or nearly the same; or if every hand that makes it would also have fitted the other call; or if it has the same purpose. Example: { CALL("1H") } against { CALL("2H") }, the first any opening hand and the second a weak hand with six hearts: no. Two bids that both ask for aces: yes.
fact-new_call = { WHO($offender) } has now called in turn. Is the new call comparable to the call out of turn?
    .comparable = Comparable
    .not_comparable = Not comparable
    .no_turn = The auction ended before their turn came
    .explain = One of three is enough. The new call means the same as the withdrawn call or nearly the same. Or every hand that makes it would also have fitted the withdrawn call. Or it has the same purpose, such as asking for aces. Compare with the call out of turn itself, not with a call it was then changed for; after a slip only the intended call counts. Judge by this pair’s methods. Example: { CALL("1H") } out of turn as an opening with five hearts, then { CALL("1H") } as an overcall that may be weaker: nearly the same, many would say yes. { CALL("1H") } out of turn, then a take-out double that promises other suits: no.

fact-both_natural = Are both the insufficient bid and its replacement beyond doubt not artificial?
    .explain = Both bids must plainly show the denomination they name and nothing else by agreement. If either can be artificial in this partnership, answer no and apply the next test. Example: { CALL("1H") } over { CALL("1S") }, corrected to { CALL("2H") }, both long hearts: yes. { CALL("2C") } Stayman, corrected to { CALL("3C") } Stayman: no.
fact-same_or_more_precise = Does the replacement mean the same as the insufficient bid, or something more precise that lies wholly within it?
    .explain = Every hand that makes the replacement must be a hand that could have made the insufficient bid. The replacement may say more, never something new. Example: { CALL("2C") } asking for majors, corrected to { CALL("3C") } asking for majors: yes. { CALL("1D") } showing four or more diamonds, corrected to a double that shows four hearts as well as any length in diamonds: no.
fact-information_contained = Does the replacement contain all the information that the insufficient bid gave?
    .explain = Compare what partner learnt from the insufficient bid with what the replacement tells. If the replacement carries it too, the answer is yes. Example: { CALL("1H") } showing hearts, corrected to { CALL("2H") } showing hearts and no less strength: yes; corrected to a pass: no.

fact-repeat_legal = The call is repeated at { WHO($offender, case: "gen") } turn. Is it legal there (sufficient, if it is a bid)?
fact-repeats_denomination = Does { WHO($offender) } now bid the denomination of the withdrawn bid?
    .explain = What counts is the denomination that the bid showed, not the one it named. If the call out of turn was a pass, the answer is no. Example: { CALL("1H") } out of turn, natural, and now { CALL("2H") }, natural: yes. A transfer that showed spades, and now { CALL("2S") }: yes.
fact-lho_took_it_up = When { WHO($lho) } called, did they mean to call over it?
    .explain = It was { WHO($lho, case: "gen") } own turn, so the call can mean either. Yes: they had noticed the call out of turn, or the change, and called over it on purpose. No: they called at their own turn as if it had not been made. If their call makes sense in one way only, that decides.

fact-offender_defends = The auction is over. Is { WHO($offender) } now a defender?
fact-withdrawn_call = What was the withdrawn call about, seen from the end of the auction?
    .suit_not_shown = Only about one or more suits, and at least one of them the offender never showed in the legal auction
    .suits_all_shown = Only about one or more suits, and the offender showed each of them in the legal auction
    .other = Anything else: notrump, a pass, a general double, strength without a suit
    .same_call = At that turn the offender ended with the very same call, in the same meaning
    .explain = Count the suits that the call showed, not those it named. Example: { CALL("1H") } natural was only about hearts. If the offender bid hearts legally later on, hearts were shown. { CALL("1NT") } falls under “anything else”. If two calls were withdrawn, look at each: declarer may use whichever right they prefer, but only one.

fact-outcome_could_differ = Without the help of the irregularity, could the result of the board well have been different?
    .explain = Imagine the same auction without the withdrawn call: what would this pair, and the others, probably have done? If the withdrawn call told partner something that the legal auction would not have told, and it helped, the answer is yes.
fact-contract_could_differ = Without the help of the insufficient bid, could the contract well have been different: its level, its denomination or its declarer?
    .explain = Only the contract counts here, not the number of tricks. Imagine the auction without the insufficient bid.
fact-non_offending_side_damaged = Did the non-offending side come out worse than they would have without the irregularity?
    .explain = Compare the table result with what was to be expected had the irregularity not occurred. They are damaged if the table result is less favourable to them.
fact-could_have_known = At the moment of the irregularity, could { WHO($offender) } have known that it could well damage the other side?
    .explain = Nobody says that they did know. Ask what a player in that seat, with that hand, could have foreseen: for instance, that silencing partner would keep the auction low, or stop it. You need not find intent.
fact-offending_side_gained = Did the offending side gain from the irregularity?
    .explain = Compare with the probable result without the irregularity. Example: the enforced pass kept them out of a contract that would have failed, and the field went down in it.
fact-self_inflicted = Did the non-offending side, after the irregularity, add to its own damage?
    .explain = { $edition ->
        [laws2007] Only a serious error unrelated to the infraction, or a wild or gambling action, counts. Bad bidding or play of the ordinary kind does not.
       *[laws2017] Only an extremely serious error unrelated to the infraction, or a gambling action which, had it failed, they could hope to see put right, counts. Bad bidding or play of the ordinary kind does not.
    }
fact-suggested_over_alternative = Did the offending side choose a call or a play that the withdrawn call or card plainly suggested over another that was a logical alternative?
    .explain = Two parts. The withdrawn call or card demonstrably pointed to what they did rather than to something else. And the something else was a logical alternative: a good share of players of that class, with those methods, would seriously have considered it and some would have chosen it. What they actually did need not be a logical alternative.
fact-suggested_among_alternatives = Did the offending side choose, among logical alternatives, one that the withdrawn call or card could plainly have suggested?
    .explain = There were at least two logical alternatives, each seriously considered by a good share of players of that class with those methods, and chosen by some. And the one they chose could demonstrably have been suggested by the withdrawn call or card.
