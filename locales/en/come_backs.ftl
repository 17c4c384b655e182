### What there is to come back for: asked when it is due, put off, done with; and who is still to be told a ruling.

come-back-take-up = Look at it now
come-back-later = Later
come-back-done = Done

come-back-settled = Noted: nothing more to do about it.
come-back-first = First this question.
come-back-over = That has been seen to.
come-back-none = On this board there is nothing to come back for.
come-back-pairs = Pairs { $first } and { $second }
come-back-moved = Pairs { $first } (table { $table }) and { $second } (now table { $other })
come-back-pending = The result at the table stands for now.
come-back-unheard = Due: { $case }: { $question }
come-back-shut = Something is due, and I cannot write to you. Allow direct messages, or use /open.
put-off-title = Later
put-off-minutes = I ask again in { $count } minutes.
put-off-until-round = I ask again when the round is over.
put-off-until-session = I ask again before the results.
put-off-to-minutes = In { $count } minutes
put-off-to-round = After the round
put-off-to-session = Before the results
tell-title = Tell all four
tell-what = Tell each of them the ruling, the reasons, and that they may appeal.
tell-left = Still to be told: { $who }
tell-who = Who has been told?
tell-all = All four
open-due = { $case }: { $question }
open-close = Close { $case }
open-round-over = Round over
round-is-over = The round is over. Now due: { $count }
session-still-open = Still open before the results:
session-close-sure = Session over all the same
session-set-movement = Movement: { $value }
session-movement-title = Movement
movement-mitchell = Mitchell: East-West move up
movement-unknown = Another
