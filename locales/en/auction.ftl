### The rest of the auction: what is asked, read out and ruled beyond insufficient bids and bids out of turn.

fact-admissible = Leaving aside whose turn it was: was the double or redouble one that { WHO($offender) } could make at that moment?
fact-bid_before = Had anybody bid before?
fact-in_turn = Was the call made in turn?
fact-lead_faced = Has the opening lead been faced?
fact-intended_legal = Is the call they had meant to make legal?
fact-replacement_comparable = Is the call that replaces the cancelled one comparable to it?
    .explain = It is if it means the same or nearly the same; or if every hand that makes it would also have fitted the cancelled call; or if it has the same purpose. A pass in place of a double is hardly ever comparable. It concerns only the lead and the information; partner must pass in any case.
fact-obliged = For how long was { WHO($offender) } obliged to pass?
    .whenever = For the rest of the auction
    .next = At this turn only
fact-against_19 = Was it a double or redouble that the player could not have made even without the obligation to pass?
fact-auction_completed = With a pass in place of the bid of more than seven, is the auction over?
fact-late_call = Who called after the final pass, and what?
    .defender_called = A defender bid, doubled or redoubled; { WHO($lho) } has not called over it
    .defender_passed = A defender passed
    .declaring_side = A player of the declaring side, whatever it was
    .lho_called = Whoever it was, { WHO($lho) } has called over it
    .passed_out = Anybody, after all four players had passed
fact-change = What has the player done?
    .changed = Made a second call; partner had not called before it
    .asks = Wants to change the call; partner has not called
    .after_partner = Partner had called before the player changed it or asked
    .after_period = The auction ended before partner’s turn, and the auction period is over
fact-second_inadmissible = Is the second call a double or redouble that is not allowed in place of the first?
fact-lho_called_over = Has { WHO($lho) } called?
    .nothing = No
    .over_first = Yes, over the first call, before the change
    .over_second = Yes, over the second call
fact-second_caller = Two players called at once. Whose turn was it?
    .lho = One of them was in turn, and the other is the next player
    .others = One of them was in turn, and the other is not the next player
    .neither = Neither of them was in turn
fact-later_call = What did the player call who was not in turn?
    .bid = A bid
    .pass = A pass
    .double = A double or a redouble
fact-followed = A player was skipped. What has followed?
    .three_passes = Three passes in all since the last other call, one of them out of turn, so that a player has lost their turn
    .goes_on = The next player has called over the pass out of turn
    .not_called_over = Not yet three passes, and nobody has called over it
fact-partner_could_see = By the player’s own fault, was a card where partner could have seen its face?
fact-when_exposed = When was that?
    .during_auction = During the auction
    .before_lead = After the final pass, before the opening lead was faced
fact-exposed_cards = Which cards?
    .low = One card, nine or lower, not led
    .honour = One card, ten or higher, not led
    .led = One card that was led
    .two_or_more = Two or more cards
fact-new_call_differs = Does the new call differ from the cancelled one?
    .explain = It differs if its meaning is much different, or if it is a psychic call. The same call in much the same meaning does not differ.
fact-unclear_call = What was unclear?
    .not_understood = A call was not heard or not understood
    .double_named_wrong = Somebody doubled and named a wrong bid
    .redouble_named_wrong = Somebody redoubled and named a wrong bid
    .double_named_bid = Somebody doubled and named the bid as it was
    .redouble_named_bid = Somebody redoubled and named the bid as it was

script-pass-at-rho-2017 = If not, the pass is cancelled and { WHO($rho) } calls. { WHO($offender) } must then pass at their next turn.
script-pass-before-bid-2007 = If not, the pass is cancelled and the turn goes back. { WHO($offender) } must pass at their next turn.
script-pass-at-rho-2007 = If not, the pass is cancelled and { WHO($rho) } calls. { WHO($offender) } must pass at their next turn.
script-pass-at-partner-2007 = If not, the pass is cancelled and { WHO($partner) } calls: any sufficient bid, or a pass, but no double or redouble at this turn. { WHO($offender) } must pass for the rest of the auction.
script-double-at-rho-2017 = If not, the call is cancelled and { WHO($rho) } calls. If { WHO($rho) } passes, { WHO($offender) } must repeat the call. If { WHO($rho) } does anything else, { WHO($offender) } may make any legal call. With a comparable call there is no further rectification. With any other, { WHO($partner) } must pass at their next turn, and if they defend, declarer may restrict their lead.
script-double-at-rho-2007 = If not, the call is cancelled and { WHO($rho) } calls. If { WHO($rho) } passes, { WHO($offender) } must repeat the call. If { WHO($rho) } does anything else, { WHO($offender) } may make any legal call, but { WHO($partner) } must pass for the rest of the auction, and if they defend, declarer may restrict their lead.
script-replace-inadmissible = That call is not allowed and is cancelled. { WHO($offender) }, at your turn make a legal call. Your partner must pass for the rest of the auction; unless your call is comparable to the cancelled one, declarer may restrict their lead if you defend.

step-partner-may-not-double = { WHO($partner) } may make any sufficient bid or pass, but may not double or redouble at this turn.
step-scored-without-the-call = Score the contract as if the inadmissible call had not been made.
step-scored-without-provision = The double or redouble was not allowed and does not count in the score. The Laws of this edition have no further rule for this stage; you may award an adjusted score if the other side is damaged.
step-cancelled-with-later-calls = The call and every call after it are cancelled.
step-as-if-nothing-had-happened = The turn goes back to the player whose turn it was, and the auction goes on as if nothing had happened.
step-call-cancelled = The call is cancelled.
step-make-legal-call = { WHO($offender) } must make a legal call instead.
step-call-stands = The call stands. It may not be changed.
step-rule-intended = The intended call is not legal either. Rule on it by itself.
step-call-stands-although-barred = { WHO($lho) } has called, so the call and all legal calls after it stand.
step-call-becomes-pass = The call is replaced by a pass.
step-no-rectification-after-auction = There is no further rectification.
step-both-out-of-turn = Both calls are out of turn. Rule on each of them by itself, first on the one whose maker comes sooner in rotation from the player whose turn it was.
step-call-in-turn-first = The call of the player in turn counts first; the other counts as made after it.
step-later-call-in-turn = The other call is in turn as well. The auction goes on; it must be legal over the first.
step-rule-later-as-bid = The other call is a bid out of turn. Rule on it next.
step-rule-later-as-pass = The other call is a pass out of turn. Rule on it next.
step-rule-later-as-double = The other call is a double or redouble out of turn. Rule on it next.
step-back-to-skipped-player = The auction is not over. The turn goes back to the player who was skipped; all passes since are cancelled, and the auction goes on from there.
step-turn-lost-by-acceptance = A call was made over the one out of turn and so accepted it. The player who was skipped has lost that turn.
step-card-goes-back = The card goes back to the hand; there is no rectification for it. If partner saw it all the same, what it told may not be used.
step-rule-as-exposed-in-play = The auction is over. Rule on the card as exposed in play.
step-no-rectification-yet = Nothing more for now; the auction goes on.
step-cards-picked-up = { WHO($offender) } is declarer or dummy and takes the cards back into the hand.
step-call-with-right-hand = { WHO($offender) } looks at the right hand and calls again. The auction goes on from there.
step-lho-calls-afresh = { WHO($lho) } may make any legal call over the new one.
step-lho-repeats-call = { WHO($lho) } must repeat the same call.
step-penalty-possible = You may add a procedural penalty.
step-clarify-at-once = Anybody in doubt may ask at once what was called. The player says it again, in the proper words; nothing more.
step-next-player-calls = The auction goes on with the next player in turn.
step-only-the-word = Only the word itself is to be said, without the bid.
step-bid-as-made = It counts as made over the bid as that bid was really made.

standing-cards-face-up = { $edition ->
    [laws2007] { WHO($who) } leaves the exposed cards open on the table for the whole auction period. What becomes of them is ruled then.
   *[laws2017] { WHO($who) } leaves the exposed cards open on the table for the whole auction. What becomes of them is ruled then.
}

information-exposed-authorized = Everything the exposed cards tell may be used by the non-offending side.
information-exposed-unauthorized = The offending side may not use it while the auction lasts.
information-extraneous = What the wrong words told partner may not be used by the offending side.

check-exposed-information = Come back at the end of play: did the offending side use in the auction what the exposed cards told?
check-extraneous-used = Come back at the end of play if the other side thinks that the wrong words were used.
check-other-board = When the board is played that the cards came from: let { WHO($offender) } call afresh there, and see whether the call differs.

adjustment-board-spoiled = Award an adjusted score on this board.
adjustment-artificial = Award an artificial adjusted score on this board.
adjustment-normal-play = The board is played normally.
