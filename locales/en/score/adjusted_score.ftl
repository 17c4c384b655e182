irregularity-adjusted_score = Award an adjusted score
    .what = A score is to be adjusted: which kind, and what it is worth

fact-adjustment_reason = Why is the score to be adjusted?
    .too_late = Asked for too late
    .too_late-full = Asked for too late, when the time to ask for a ruling was over
    .damage = Damage by irregularity
    .damage-full = A side was damaged by an irregularity
    .no_result = Not played, or cannot be finished
    .no_result-label = Not played or finished
    .no_result-full = The board was not played, or cannot be finished
    .wrong_rectification = Players’ own ruling, and wrong
    .wrong_rectification-label = Players’ own ruling
    .wrong_rectification-full = The players put an irregularity right themselves, and wrongly
    .directors_error = Director’s error
    .directors_error-full = The director’s ruling was wrong
fact-laws_provide = What do the Laws provide for that irregularity?
    .nothing = Nothing for this damage
    .nothing-full = Nothing that makes good this damage
    .adjustment = Adjusted score
    .adjustment-full = That the score be adjusted
    .rectified = Rectification made
    .rectified-full = A rectification, and it was made
    .explain = Where the Laws prescribe a rectification and it was carried out, the score is not adjusted because that rectification seems too harsh or too mild. Where the Law itself speaks of adjusting the score (unauthorized information, misinformation, equity after a revoke, for instance), choose the second.
fact-board_can_be_played = Can the board still be played or scored normally?
    .explain = In a match of teams no new board is dealt once a team could know the result of the match without it: the score is adjusted.
fact-results_can_be_named = Can you name the likely results without the infraction?
    .full = Can you name the results that were likely without the infraction?
    .explain = An assigned score comes first. Only where the possibilities are many or not obvious may an artificial score be given instead.
fact-results_by_right_ruling = Can you name the likely results under the right ruling?
    .full = Can you name the results that were likely had it been ruled rightly?
    .explain = Begin from the right ruling, not from a board without the irregularity. Where the possibilities are many or not obvious, the score may be artificial.
fact-results_without_error = Can you name the likely results without the error?
    .full = Can you name the results that were likely without the error?
    .explain = An assigned score comes first. Only where the possibilities are many or not obvious may an artificial score be given instead.
fact-worse_by_wrong_ruling = Did a side come out worse than by the right rectification?
    .full = Did a side, even the offending one, come out worse than with the right rectification?
    .explain = Compare the result with the one to be expected had the irregularity been put right as the Laws say. The offending side too may have paid too much.
fact-other_table_favours = { $edition ->
    [laws2007] Does the other table’s result (if any) favour a side not at fault?
   *[laws2017] Is the other table’s result (if any) clearly good for one side?
}
    .full = { $edition ->
        [laws2007] Is there a result at the other table that looks favourable to a side that is not at fault?
       *[laws2017] Is there a result at the other table that is clearly good for one side?
    }
    .explain = { $edition ->
        [laws2007] With a result at the other table you may assign a score in IMPs; do so if it looks favourable to the non-offending side. A side at fault is not to gain by it.
       *[laws2017] Where the only result, at the other table, is clearly favourable to one side, the score is assigned, not artificial.
    }

step-both-sides-non-offending = Treat both sides as non-offending: for each, a doubt is resolved in its own favour.
    .explain = The two scores need not balance.
step-play-the-board = The board is played, or goes on. No score is adjusted now.
step-put-error-right = Put the error right and let the board be scored normally.
step-list-possible-results = List the results possible without the infraction, with percentages.
    .explain = { $edition ->
        [laws2007] A regulating authority may forbid percentages. Or it may use the most favourable likely and the most unfavourable at all probable result instead, where your regulations say so.
       *[laws2017] The percentages add up to { "100%" }.
    }
step-list-results-by-right-ruling = List the results possible under the right ruling, with percentages.
    .explain = { $edition ->
        [laws2007] A regulating authority may forbid percentages. Or it may use the most favourable likely and the most unfavourable at all probable result instead, where your regulations say so.
       *[laws2017] The percentages add up to { "100%" }.
    }
step-list-results-without-error = List the results possible without the error, with percentages.
    .explain = { $edition ->
        [laws2007] A regulating authority may forbid percentages. Or it may use the most favourable result that was likely for each side, where your regulations say so.
       *[laws2017] The percentages add up to { "100%" }.
    }
step-likely-for-each-side = Each side gets the most favourable result that was likely without the error.
    .explain = Your regulations put this in the place of weighting, and neither side is offending. The two scores are entered apart.
step-unless-self-inflicted = Self-inflicted damage gets no redress; allow for it in the score.
    .explain = { $edition ->
        [laws2007] Only a serious error unrelated to the infraction, or a wild or gambling action, counts. Bad bidding or play of the ordinary kind does not.
       *[laws2017] Only an extremely serious error unrelated to the infraction, or a gambling action which, had it failed, they could hope to see put right, counts. Bad bidding or play of the ordinary kind does not.
    }

adjustment-assigned-by-right-ruling = Award an assigned adjusted score: the probable result under the right ruling.
    .say = An adjusted score takes the place of the result at the table. It aims at the probable result under the right ruling.
    .explain = What the irregularity itself costs stays: the score is what the right rectification would have brought.
adjustment-no-worse-by-wrong-ruling = The result stands: neither side came out worse than by the right rectification.
    .say = The result stands.
    .explain = With the right rectification neither side could expect more.
adjustment-rectification-suffices = The result stands.
    .say = The result stands, and the score is not adjusted.
    .explain = That the rectification was harsh or mild is no ground for adjusting the score.
