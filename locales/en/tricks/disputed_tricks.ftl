irregularity-disputed_tricks = Dispute about the number of tricks
    .label = Disputed tricks
    .what = The two sides do not agree on the result of a board

fact-tricks_given_up = Does the dispute arise from a claim or concession?
    .full = Does the dispute come of a claim or concession?
    .none = No: played out, or other
    .none-full = No, the board was played out, or something else is in dispute
    .agreed = Opponent’s claim, agreed to
    .agreed-label = Agreed claim
    .agreed-full = Yes, of an opponent’s claim that was agreed to
    .conceded = Own concession
    .conceded-full = Yes, of a concession by the side that now disputes it
fact-called_to_dispute = When were you called?
    .in_round = During the round
    .in_round-full = Before the round had ended
    .within_period = Later, in the Correction Period
    .within_period-label = Later, within the Period
    .within_period-full = Later, but within the Correction Period
    .after_period = Correction Period over
    .after_period-full = After the Correction Period
    .explain = A table that is still playing when the next round is called stays in its round until the players move on.
fact-played_cards = Do the played cards still show who won which trick?
    .full = Do the played cards still show who won which trick? (Nobody touches another’s cards.)
    .in_order = Yes
    .one_side_mixed = { $edition ->
        [laws2007] No; facts lost, one side mixed after dispute
       *[laws2017] No; facts lost, one side alone mixed
    }
    .one_side_mixed-label = Facts lost by one side
    .one_side_mixed-full = { $edition ->
        [laws2007] No, and the facts can no longer be established, because one side mixed its cards after the dispute arose
       *[laws2017] No, and the facts can no longer be established, because one side alone has mixed its cards
    }
    .both_mixed = { $edition ->
        [laws2007] No; both mixed, or before dispute, or facts known
       *[laws2017] No; both mixed, or facts known otherwise
    }
    .both_mixed-label = Otherwise mixed
    .both_mixed-full = { $edition ->
        [laws2007] No; both sides mixed theirs, one did before the dispute arose, or the facts can be established otherwise
       *[laws2017] No; both sides mixed theirs, or the facts can be established otherwise
    }
fact-convinced_of_score = Are you wholly convinced which score was obtained at the table?
    .explain = Go by the played cards, the players’ notes of the tricks and what all four say. If a reasonable doubt is left, answer no.
fact-convinced_of_tricks = Are you wholly convinced how many tricks were won at the table?
    .explain = Go by the played cards, the players’ notes of the tricks and what all four say. If a reasonable doubt is left, answer no.

step-no-trick-kept-that-was-not-won = Nobody may knowingly keep a trick not won, or one opponents could not lose.
    .explain = Not won is a trick that their own side did not win. The number of tricks is agreed before the hands go back to the board.
step-tricks-counted = Have all four go through their played cards in order, and count the tricks.
    .say = All four go through their played cards in order, and the tricks are counted.

adjustment-score-as-counted = Score the board with the tricks as counted.
    .say = The board is scored with the tricks as now counted.
adjustment-ruled-for-other-side = Rule in favour of the side that has not mixed its cards.
    .say = The ruling is in favour of the side that has not mixed its cards.
adjustment-score-on-the-evidence = Hear both sides, weigh what is likely, and decide which result is recorded.
    .say = Both sides are heard. Then it is decided which result is recorded.
adjustment-both-scores-corrected = Correct the score of both sides.
    .say = The score of both sides is corrected.
adjustment-score-stands-or-is-reduced = Let the score stand, or reduce the score of one side without raising that of the other.
    .say = No side’s score is raised. Whether one of them is reduced is decided next.
adjustment-no-duty-to-raise = Score the tricks that were won: the side that had too many goes down. You need not raise the score of the other side.
    .say = The score of the side that had too many tricks is put right. Whether the other side’s score goes up is decided next.
    .explain = The two scores may differ. Both may be put right; there is no duty to raise one.
