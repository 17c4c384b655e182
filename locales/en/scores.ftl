### Scores: what a ruling makes of a board, step by step, and what cannot be scored.

side-NS = North-South
side-EW = East-West
average-plus = average plus
average-even = average
average-minus = average minus

adjust-before = Before the ruling: North-South { $ns }, East-West { $ew }.
adjust-after = After the ruling: North-South { $ns }, East-West { $ew }.

adjust-matchpoints = { $side }, { $result }: worse results { $better }, equal results { $equal }, matchpoints { $points }.
adjust-neuberg = { $side }: { $actual } results where { $expected } are expected; by Neuberg’s formula { $raw } becomes { $points }.
adjust-imps = { $side }, { $result }, against { $other } at the other table: difference { $difference }, IMPs { $points }.
adjust-imps-weighted = { $side }, { $result }, against the weighted score at the other table: IMPs { $points }.
adjust-cross-imps = { $side }, { $result }: { $sum } IMPs in { $comparisons } comparisons, for the board { $points }.
adjust-butler = { $side }, { $result }: datum { $datum }, IMPs { $points }.
adjust-total = { $side }, { $result }: points { $points }.
adjust-weighted = { $side }: { $weight }% of { $points } is { $product }.
adjust-assigned = { $side }: the assigned score is worth { $points }.

adjust-share = { $side }, { $average }: { $share }% of the top of { $top } is { $points }.
adjust-average-imps = { $side }, { $average }: IMPs { $points }.
adjust-own-session = { $side }: the score on the other boards of the session takes its place: { $points }.
score-session-share = { $side }, { $average }, with { $own_share }% on the other boards: { $share }% of this board.
score-session-imps = { $side }, { $average }; on the other boards IMPs a board { $own }: IMPs { $points }.
adjust-other-table = There is a result at the other table. If it clearly favours one side, assign a score instead of this artificial one.
adjust-other-table-2007 = There is a result at the other table. You may assign a score in IMPs; do so if that result looks favourable to the non-offending side.

adjust-tricks = Tricks that go to { $side }: { $number }. { $from } becomes { $to }.
adjust-corrected = The right result is { $result }.
adjust-reduced = The score of { $side } alone is reduced. The other side keeps the score of the table.

adjust-self-actual = A, what { $side } scored at the table: { $points }.
adjust-self-before = B, what { $side } could expect without the infraction: { $points }.
adjust-self-without = C, what { $side } could expect after the infraction, without their own error: { $points }.
adjust-self-no-damage = B is no more than A: { $side } is not damaged. The result stands.
adjust-self-all = C is no less than B: { $side } did all the damage to themselves and keep A, { $actual }. Their opponents get the score for B.
adjust-self-nothing = C is no more than A: none of the damage is self-inflicted. Both sides get the score for B.
adjust-self-part = { $side } get A plus B less C: { $actual } plus { $before } less { $without } is { $points }. Their opponents get the score for B.

adjust-better-of = { $side } get the better of an assigned score, { $assigned }, and average plus, { $average }: { $points }. Their opponents get the complement.
adjust-likely = { $side }: the most favourable result that was likely: { $result }.
adjust-probable = { $side }: the most unfavourable result that was at all probable: { $result }.

adjust-penalty-share = { $side }: a penalty of { $share }% of the top of { $top }, { $points }.
adjust-penalty = { $side }: a penalty of { $points }.
adjust-penalty-vp = { $side }: a penalty of { $points } VP, taken from what the match brings. The board does not change.
adjust-knockout = In a knock-out the two scores are averaged: North-South { $ns } and East-West { $ew } make { $points } for North-South.

error-not-a-number = This is not a whole number: { $value }
error-spec-missing = This is missing: { $key }
error-spec-unknown = There is no key { $key } here. Known: { $known }
error-spec-wrong = The key { $key } cannot be { $value }.

error-actual-missing = What was scored at the table must be known.
error-artificial-total-points = At total points there is no average plus or minus. Assign a score.
error-artificial-twice = { $contestant } has two different artificial scores on this board.
error-boards-out-of-range = A match has { $lowest } to { $highest } boards, not { $boards }.
error-expected-too-few = The board has { $results } results, but only { $expected } are expected.
error-groups-not-the-tables = Every table must be in one group of the fouled board.
error-knockout-not-imps = A knock-out is scored at IMPs, between two tables.
error-margin-negative = A margin is zero or more, not { $margin }.
error-more-than-top = With a top of { $top } nobody can get { $points }.
error-need-two-results = There must be at least two results to compare.
error-need-two-tables = A board of a match has two tables, not { $results }.
error-not-elected = Your regulations do not provide for { $law }.
error-not-in-edition = The Laws of { $edition } do not provide for this ruling.
error-number-of-tricks = { $number } is not a number of tricks that can be transferred.
error-pair-twice = Pair { $pair } has played this board twice.
error-penalty-not-positive = A penalty is more than zero, not { $amount }.
error-penalty-unit = A penalty in { $unit } does not fit this form of scoring.
error-results-needed = A top alone is not enough here: the results of the other tables are needed.
error-scale-unknown = There is no scale { $name } for { $boards } boards. Known: { $known }
error-session-unit = At matchpoints give a percentage, at IMPs the IMPs a board, not { $unit }.
error-table-unknown = There is no result of { $ns } against { $ew }.
error-tricks-need-contract = To transfer tricks, the contract at the table must be known.
error-tricks-not-there = { $number } tricks cannot be transferred: the other side won { $tricks }.
error-weighting-prohibited = Your regulations do not allow weighted scores.
error-weights-not-whole = The weights sum to { $total }%, not to a whole.

type-a-number = You may also type the board: { "#7" }
type-a-result = Tap it together, or type it with its declarer: { "4Sx-2 N" }. The points of North-South will do: { "-500" }
type-a-results = Tap, or type each result with its percentage: { "60% 4S= N, 40% 4S-1 N" }
type-a-listed = Tap one, or type the results, without percentages: { "4S= N, 4S-1 N" }
type-a-others = Type or paste them one after the other, points as North-South’s: { "4S= N, 3NT+1 S, +620, 2x 4S-1 N, A+/A-" }. For a penalty the top will do: { "24 MP" }
type-a-amount = Type it: { "10%" }, { "3 IMP" }, { "1 VP" }
type-a-points = Type it, and where there are several, each with its percentage: { "60% 18, 40% 3" }
type-a-top = Type a number: { "24" }
passed-out = Passed out
score-of-a-contract = { $result } scores { $without } not vulnerable and { $vulnerable } vulnerable, seen from declarer’s side. (Law { $law })
risk-none = Undoubled
risk-X = Doubled
risk-XX = Redoubled
further-details = Each comparison
double-dummy = Double dummy, tricks of { $seat }: { $tricks }
double-dummy-missing = The deal is kept. Its double-dummy results are not available here.
deal-without-case = First say what happened; then send the deal.
typed-deal = Deal:
error-deal-not-understood = This is not a whole deal in PBN, such as { "N:AKQ2.432.K54.QJ3 …" }: { $text }
