irregularity-withdrawn_action_information = Information from a withdrawn call or play
    .label = Withdrawn action used?
    .what = Somebody may have used what a withdrawn call or card showed
    .player = What was taken back, the side not at fault may use. The offenders may not choose what it suggests: if they did, call the director after play.

fact-suggested_over_alternative = Did the withdrawn action plainly suggest the offenders’ choice over a logical alternative?
    .full = Did the offending side choose a call or a play that the withdrawn call or card plainly suggested over another that was a logical alternative?
    .explain = Two parts. The withdrawn call or card demonstrably pointed to what they did rather than to something else. And the something else was a logical alternative: a good share of players of that class, with those methods, would seriously have considered it, and some might have chosen it. What they actually did need not be a logical alternative.
fact-suggested_among_alternatives = Could the withdrawn action plainly have suggested the offenders’ choice among logical alternatives?
    .full = Did the offending side choose, among logical alternatives, one that the withdrawn call or card could plainly have suggested?
    .explain = There were at least two logical alternatives, each of which a good share of players of that class, with those methods, would have seriously considered, and some might have chosen. And the one they chose could demonstrably have been suggested by the withdrawn call or card.
fact-withdrawn_used_by = Who is said to have used it?
    .non_offending_side = The side that was not at fault
    .non_offending_side-label = Non-offending side
    .offending_side = The side that was at fault
    .offending_side-label = Offending side

step-withdrawn-may-be-used = { WHO($who) } may use whatever was taken back, of either side.
    .say = The side that was not at fault may use everything that was taken back, of either side.
    .explain = No score is adjusted for such use.
step-play-goes-on-withdrawn = Play goes on. You look at it when play has ended.
    .say = Play goes on. Call me after play if anything troubles you.
    .explain = Nobody is asked why they called or played.

information-withdrawn-action-unauthorized = The offending side may not use what they learnt from what was taken back, of either side.
    .say = What was taken back may not be used by the side that was at fault.
    .explain = { $edition ->
        [laws2007] Among logical alternatives they may not choose one that it could demonstrably have suggested.
       *[laws2017] They may not choose a call or play that it demonstrably suggests over another that is a logical alternative.
    }

check-withdrawn-action = Come back at the end of play: did the offending side use what was taken back?
    .explain = Compare what they did with what the withdrawn call or card suggested.

adjustment-not-for-withdrawn = The score is not adjusted for what was taken back.
    .say = I do not adjust the score for what was taken back.
    .explain = For that it must have been used, and have damaged the other side.
