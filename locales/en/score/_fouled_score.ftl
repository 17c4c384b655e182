segment-fouled_score = Score the groups of a fouled board
    .label = Score the groups

fact-number_of_forms = In how many forms was it played?
    .two = Two
    .three = Three
fact-small_groups = How are groups of two or three results scored?
    .fixed = Fixed shares
    .fixed-full = By fixed shares: three get { "70%" }, { "60%" } and { "50%" }, two { "65%" } and { "55%" }, one { "60%" }
    .formula = By formula
    .formula-full = By the formula for every group
    .explain = Your regulations say it; otherwise you choose and announce it. Three results as the largest group always go by the formula.

typed-form_results_1 = All results of the first form:
typed-form_results_2 = All results of the second form:
typed-form_results_3 = All results of the third form:

fouled-group = Form { $number }, tables: { $results }.
fouled-result = { $result }, tables: { $often }. North-South { $ns }, East-West { $ew }.
fouled-result-shares = { $result }, tables: { $often }. North-South { $ns } ({ $ns_share }%), East-West { $ew } ({ $ew_share }%).
