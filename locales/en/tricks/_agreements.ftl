fact-agreement_objected = When did they object?
    .before_established = Before their side called on a later board, and before the round ended
    .within_period = Later, but within the Correction Period
    .after_period = After the Correction Period
    .explain = A table that is still playing when the next round is called stays in its round until the players move on.
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

step-agreement-not-established = The agreement was not yet established: the claim is ruled on as one that is contested.
step-tricks-given-back = Tricks that are given back: { $number }.

adjustment-agreement-stands = The agreement stands, and so does the score.
adjustment-concession-stands = The concession stands.
adjustment-trick-returned = Score the board anew: these tricks go back to the side that gave them away.
    .say = These tricks go back to the side that gave them away.
