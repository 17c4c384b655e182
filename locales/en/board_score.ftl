### Adjusted scores: when, of which kind, and what they are worth.

irregularity-adjusted_score = Award an adjusted score
    .what = A score is to be adjusted: which kind, and what it is worth
segment-board_score = Work out the score

fact-adjustment_reason = Why is the score to be adjusted?
    .damage = A side was damaged by an irregularity
    .no_result = The board was not played, or cannot be finished
    .wrong_rectification = The players put an irregularity right themselves, and wrongly
    .directors_error = The director’s ruling was wrong
fact-laws_provide = What do the Laws provide for that irregularity?
    .nothing = Nothing that makes good this damage
    .adjustment = That the score be adjusted
    .rectified = A rectification, and it was made
    .explain = Where the Laws prescribe a rectification and it was carried out, the score is not adjusted because that rectification seems too harsh or too mild. Where the Law itself speaks of adjusting the score (unauthorized information, misinformation, equity after a revoke, for instance), choose the second.
fact-board_can_be_played = Can the board still be played or scored normally?
fact-results_can_be_named = Can you name the results that were likely without the infraction?
    .explain = An assigned score comes first. Only where the possibilities are many or not obvious may an artificial score be given instead.
fact-other_table_favours = Is there a result at the other table that is clearly good for one side?
    .explain = { $edition ->
        [laws2007] With a result at the other table you may assign a score in IMPs; do so if that result looks favourable to the non-offending side.
       *[laws2017] Where the only result, at the other table, is clearly favourable to one side, the score is assigned, not artificial.
    }
fact-at_teams = Is it a match between two teams?
fact-average_ns = North-South: are they at fault?
    .plus = In no way: average plus
    .even = Partly: average
    .minus = Directly: average minus
fact-average_ew = East-West: are they at fault?
    .plus = In no way: average plus
    .even = Partly: average
    .minus = Directly: average minus

step-both-sides-non-offending = Treat both sides as non-offending: each gets the score that is favourable to it.
step-play-the-board = The board is played, or goes on. No score is adjusted now.
step-put-error-right = Put the error right and let the board be scored normally.
step-list-possible-results = List the results that were possible without the infraction and in a legal manner, with their probabilities in percent.
step-average-imps = At IMPs average plus is normally +3 and average minus −3.
step-average-share = Of the matchpoints of the board average plus is at least { "60%" }, average { "50%" }, average minus at most { "40%" }.
averages = North-South: { $ns }. East-West: { $ew }.
check-session-score = At the end of the session: a side not at fault that scored more than { "60%" } on its other boards gets that percentage; a side at fault that scored less than { "40%" } gets that.
adjustment-rectification-suffices = The result stands. That the rectification was harsh or mild is no ground for adjusting the score.
adjustment-not-damaged = The result stands: without the infraction no better result was to be expected.
adjustment-assigned-by-other-table = Assign a score in the light of the result at the other table.

fact-form_of_scoring = How is the board scored?
    .matchpoints = Matchpoints
    .imps = IMPs, two teams
    .cross-imps = Cross-IMPs
    .butler = Butler
    .total = Total points
fact-score_kind = What have you decided?
    .assigned = An assigned score, the same for both sides
    .different = An assigned score, different for the two sides
    .tricks = Tricks are transferred
    .self_inflicted = Assigned, less self-inflicted damage
    .artificial = Average plus, average or average minus
    .penalty = A procedural penalty
    .one_at_fault = Teams, one side at fault: the better of average plus and an assigned score
    .likely_and_probable = Likely and at all probable results
fact-knockout = Is it a knock-out match?
fact-vulnerable = Who was vulnerable?
    .none = Nobody
    .ns = North-South
    .ew = East-West
    .all = Both sides
fact-tricks_to = Who gets the tricks?
    .NS = North-South
    .EW = East-West
fact-tricks_transferred = How many tricks?
    .one = One
    .two = Two
    .three = Three
fact-non_offending = Who is the non-offending side?
    .NS = North-South
    .EW = East-West
fact-penalized = Who is penalized?
    .NS = North-South
    .EW = East-West

typed-board = Board:
typed-table_result = The result at the table:
typed-other_table = The result at the other table:
typed-other_results = The results of the other tables:
typed-possible_results = The results that you assign:
typed-possible_results_ns = What North-South are assigned:
typed-possible_results_ew = What East-West are assigned:
typed-expected_before = The result to be expected without the infraction:
typed-expected_without_error = The result to be expected after the infraction, without the non-offending side’s own error:
typed-probable_results = The results that were at all probable:
typed-penalty_amount = The penalty:
type-a-number = You may also type the board: { "#7" }
type-a-result = Tap it together, or type it with its declarer: { "4Sx-2 N" }. The points of North-South will do: { "-500" }
type-a-results = Tap, or type each result with its percentage: { "60% 4S= N, 40% 4S-1 N" }
type-a-others = Type or paste them one after the other, points as North-South’s: { "4S= N, 3NT+1 S, +620, 2x 4S-1 N, A+/A-" }
type-a-amount = Type it: { "10%" }, { "3 IMP" }, { "1 VP" }
passed-out = Passed out
risk-none = Undoubled
risk-X = Doubled
risk-XX = Redoubled
further-details = Each comparison
comparison = { $side }, { $own } against { $theirs }: { $points }

election-assigned_scores = What may an assigned score be (Law { $law })?
    .weighted = Weighted
    .single = Not weighted
    .likely_and_probable = The best likely and the worst at all probable result

double-dummy = Double dummy, tricks of { $seat }: { $tricks }
double-dummy-missing = The deal is kept. Its double-dummy results are not available here.
deal-without-case = First say what happened; then send the deal.
typed-deal = Deal:
error-deal-not-understood = This is not a whole deal in PBN, such as { "N:AKQ2.432.K54.QJ3 …" }: { $text }

score-shares = Of a top of { $top }: North-South { $ns }%, East-West { $ew }%.
