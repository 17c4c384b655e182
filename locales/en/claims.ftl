### Claims and concessions, the number of tricks, the score.

fact-claim_matter = What is the matter?
    .declarers_claim = Declarer has claimed, and somebody does not agree
    .defenders_claim = A defender has claimed, and somebody does not agree
    .partner_objected = A defender conceded tricks, or claimed some and so conceded the others, and their partner objected at once
    .played_on = Play went on after the claim or concession
    .agreement_regretted = A side agreed to the opponents’ claim, and now objects
    .concession_regretted = A concession is doubted or regretted (whoever claims some tricks concedes the others)
    .current_trick = What was said or shown was about the trick in progress alone
    .unclear = It is disputed whether that was a claim or concession
    .agreed = Everybody agrees
fact-claimed_by = Who spoke or showed cards?
    .declarer = Declarer
    .defender = A defender
fact-claim_or_concession = What do you take it for?
    .claim = A claim
    .concession = A concession and no more
    .neither = Neither
    .explain = A claim: saying that a side will win a number of tricks beyond the one in progress, suggesting that play stop, or showing one’s cards, unless that was plainly not meant as a claim. A concession: saying that a side will lose a number of tricks, or abandoning the hand. Whoever claims some of the tricks concedes the others.
fact-all_four_concurred = Did the other side ask to play on, and did all four players agree, dummy included?
script-claimer-repeats-statement = Play has stopped. Claimer, repeat what you said when you claimed, and add nothing.
script-opponents-object = Opponents, what do you object to? I shall look at everything else as well.
script-remaining-cards-faced = Everybody, face your remaining cards on the table.
fact-line_was_stated = When claiming, did they say how they would play?
fact-trump_outstanding = Does a trump in an opponent’s hand win tricks after all?
    .explain = It does if all three hold. The claimer said nothing about that trump. It is at all likely that, when claiming, they did not know it was still there. A trick could be lost to it by some normal play. Normal includes careless or inferior play for a player of that class. In no trump, or where no trump is left, answer no.
fact-needs_partners_choice = Does any part of the claim need the claimer’s partner to choose one of several normal plays?
    .explain = Partner may have to discard, to lead or to win a trick. If some normal play of theirs, careless or inferior ones for a player of that class included, loses a trick, answer yes.
fact-claim_line = Leaving that aside, what do the tricks claimed rest on?
    .every_line_wins = They are won by the line stated, and where nothing was stated by every normal line
    .normal_line_loses = On a line that was not stated; another normal line wins fewer tricks
    .depends_on_card = On an unstated line that needs a certain card to be with one opponent rather than the other
    .stated_line_fails = On the line stated, which breaks down
    .explain = Normal includes careless or inferior play for a player of that class, but not irrational play. What becomes plain as the cards fall, such as an opponent showing out, the claimer would have noticed.
fact-card_is_found = Would the claimer find that card all the same?
    .neither = No
    .shows_out = An opponent had shown out of that suit before the claim, or would later on any normal line
    .irrational = Not to play so would be irrational
    .explain = { $edition ->
        [laws2007] An opponent must have failed to follow to the suit of that card before the claim, or be bound to do so later whatever normal line is taken. Or else no rational player would take another line.
       *[laws2017] An opponent must have failed to follow to the suit of that card before the claim, or be bound to do so later whatever normal line is taken.
    }
fact-agreement_objected = When did they object?
    .before_established = Before their side called on a later board, and before the round ended
    .within_period = Later, but within the Correction Period
    .after_period = After the Correction Period
fact-agreed_to_lose = Which trick did they agree to lose?
    .won_already = One that their side had in fact won
    .likely = One that their side would probably have won had play gone on
    .neither = Neither of these
    .explain = “Probably” means that it is more likely than not. That a trick might have been won is not enough.
fact-conceded_trick = Which trick was conceded?
    .won_already = One that the side conceding it had in fact won
    .not_losable = One that no normal play of the remaining cards could lose
    .neither = Neither of these
    .explain = Normal includes careless or inferior play for a player of that class. If any such play loses the trick, the concession stands.
fact-in_correction_period = Is the Correction Period still running? (Unless the organizer has set another time: half an hour from when the official score could be inspected.)

step-play-has-stopped = Play has stopped. Nobody does anything until you have ruled, and nothing played since counts.
step-no-statement-now = No line was stated. Accept one that is stated only now if no other normal line wins fewer tricks, and otherwise not.
step-doubt-against-claimer = Rule as fairly as you can to both sides; any doubtful point goes against the claimer.
step-trump-takes-tricks = Give the opponents the trick or tricks that the outstanding trump can win by normal play.
step-partners-choice-not-accepted = Do not accept the part that needs partner’s choice: partner makes the normal play that costs the claim most.
step-stated-line-followed = Follow the line stated for as long as it can be carried out.
step-least-successful-normal-line = Where nothing was stated, or what was stated no longer helps, take the normal line that wins the claimer fewest tricks. Careless or inferior play for a player of that class is normal.
step-prescribed-order-of-play = If your federation prescribes an order in which a suit is played when nothing was stated, keep to it.
step-card-is-not-found = Do not accept the line that finds the card: rule as if the claimer had looked for it with the wrong opponent.
step-card-is-found = Accept the line: the claimer would find the card.
step-nothing-conceded = { $edition ->
    [laws2007] Partner objected at once: no trick has been conceded.
   *[laws2017] Partner objected at once: there has been neither a claim nor a concession.
}
step-no-claim-play-goes-on = It was neither a claim nor a concession. Play goes on; if a defender’s card was exposed, rule on that next.
step-claim-is-void = The claim or concession is void. No card becomes a penalty card and nothing is unauthorized on its account.
step-play-after-claim-disregarded = Play could go on only if the other side asked for it and all four agreed: what was played since does not count. Rule on the claim or concession as it was made.
step-play-after-claim-is-evidence = Play should have stopped, and what was played since does not count. You may take it as evidence of how the players would probably have played, and of whether the claim was right.
step-agreement-not-established = The agreement was not yet established: the claim is ruled on as one that is contested.

adjustment-claim-upheld = The claim stands. Score the board with the tricks claimed.
adjustment-tricks-as-ruled = Score the board with the tricks of this ruling given to the opponents.
adjustment-table-result-stands = The score obtained by playing on stands.
adjustment-scored-as-claimed = Score the board as though the tricks had been won or lost in play as claimed or conceded.
adjustment-agreement-stands = The agreement stands, and so does the score.
adjustment-concession-stands = The concession stands.
adjustment-trick-returned = The trick goes back to the side that gave it away. Score the board anew with it.
adjustment-correction-period-over = The Correction Period is over: the score stands.

fact-tricks_given_up = Does the dispute come of a claim or concession?
    .none = No, the board was played out, or something else is in dispute
    .agreed = Yes, of an opponent’s claim that was agreed to
    .conceded = Yes, of a concession by the side that now disputes it
fact-called_to_dispute = When were you called?
    .in_round = Before the round had ended
    .within_period = Later, but within the Correction Period
    .after_period = After the Correction Period
fact-played_cards = Do the played cards still show who won which trick? (Nobody touches another’s cards.)
    .in_order = Yes
    .one_side_mixed = No, and the facts can no longer be established, because one side mixed its cards after the dispute arose
    .both_mixed = No; both sides mixed theirs, one did before the dispute arose, or the facts can be established otherwise
fact-convinced_of_score = Are you wholly convinced which score was obtained at the table?
    .explain = Go by the played cards, the players’ notes of the tricks and what all four say. If a reasonable doubt is left, answer no.
step-no-trick-kept-that-was-not-won = The number of tricks is agreed before the hands go back to the board. Nobody may knowingly keep a trick that their side did not win, or one that the opponents could not lose.
step-tricks-counted = Have all four go through their played cards in order, and count the tricks.
adjustment-score-as-counted = Score the board with the tricks as counted.
adjustment-ruled-for-other-side = Rule in favour of the side that has not mixed its cards.
adjustment-score-on-the-evidence = Hear both sides, weigh what is likely, and decide which result is recorded.
adjustment-both-scores-corrected = Correct the score of both sides.
adjustment-score-stands-or-is-reduced = Let the score stand, or reduce the score of one side without raising that of the other.
adjustment-no-duty-to-raise = Decide as on an error in the score found late. You need not raise any side’s score.

fact-score_error = What is wrong?
    .record = The agreed result was recorded or computed wrongly, by a player or the scorer
    .tricks = The number of tricks was agreed wrongly, or is in dispute
    .ruling = A ruling is disputed, or is asked for only now
fact-wrong_beyond_doubt = Are you convinced beyond reasonable doubt that the record is wrong?
    .explain = The other tables, the private scorecards of both pairs and an impossible number may show it. Where one pair remembers it so and the other otherwise, answer no.
fact-organizer_agrees = { $edition ->
    [laws2007] Do the regulations allow a correction now, and is the organizer convinced as well?
   *[laws2017] Does the tournament organizer approve of a correction now?
}
fact-request_in_time = Is it still in time? (Unless the organizer has set another time: half an hour from when the official score could be inspected.)
step-request-is-heard = The request is in time. Give your ruling, or pass the appeal on.
step-request-too-late = The time to ask for a ruling or to appeal is over. The score stands.
adjustment-score-corrected = Correct the score, and tell both sides.
adjustment-not-beyond-doubt = The Correction Period is over, and the error is not beyond reasonable doubt: the score stands.
adjustment-organizer-does-not-agree = { $edition ->
    [laws2007] The Correction Period is over. A correction now needs a regulation that allows it and an organizer who is convinced as well: the score stands.
   *[laws2017] The Correction Period is over, and without the organizer’s approval the score is not corrected: it stands.
}
