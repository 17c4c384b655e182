fact-warned_before = Have they been warned of this before?
    .full = Has the player, or the pair, been warned of the same before in this event?
fact-conduct_gravity = What do order and discipline require?
    .warning = A warning
    .warning-full = A warning: it is the first time, and no more is needed
    .penalty = A disciplinary penalty
    .penalty-label = A penalty in points
    .penalty-full = A disciplinary penalty in points: it has happened again, or was grave
    .suspension = Suspension
    .suspension-full = They cannot play on in this session, or in part of it
    .explain = Ask what restores a pleasant table, and how grave it was. Hear whoever was there, apart. Intention is hard to prove. Whether a warning is due first, your regulations may say.

step-usual-penalty = { $amount ->
        [none] Your regulations say how much; where they do not, you decide.
       *[other] The regulations in force say: { $amount }.
    }
    .explain = A penalty comes off the contestant’s score once the boards are scored. The opponents gain nothing by it.
step-warning-comes-first = Warn them and note it. By the regulations in force a penalty comes only with the next offence.
    .explain = Tell both partners, and say what comes next.
step-warning-noted = Warn them and note it, so that the next director knows.
    .explain = For a first small offence a word is usually enough.
step-discipline-warning = Warn them, note it, and say what comes next.
    .explain = The next time it may be a disciplinary penalty, or a suspension.
step-usual-discipline = { $amount ->
        [none] Your regulations say how much; where they do not, you decide.
       *[other] The regulations in force say: { $amount }.
    }
    .explain = A disciplinary penalty comes off the contestant’s score; the opponents gain nothing by it.
step-disciplinary-penalty-told = { WHO($who) } hears of the penalty. A committee may advise you to change it, but may not overrule it.
    .say = You are given a disciplinary penalty. A committee may not overrule it.
    .explain = If the score of a board is adjusted, that ruling may be appealed.
    .do = Tell the player apart from the others.
step-player-suspended = { $edition ->
        [laws2007] You may suspend the contestant for the session, or for part of it.
       *[laws2017] You may suspend the player, or the contestant, for the session or for part of it.
    }
    .explain = See first who can play in their place. An assistant whom you have left it to may order it as well; you answer for it.
step-suspension-told = { WHO($who) } hears of the suspension. A committee may advise you to change it, but may not overrule it.
    .say = You are suspended, and do not play on. I shall tell you for how long. A committee may not overrule it.
    .explain = If the score of a board is adjusted, that ruling may be appealed.
    .do = Tell the player apart from the others.
step-suspension-is-next = If they still refuse, you may suspend them for the session, or for part of it.
    .explain = Tell them so once, calmly, before you do it.
step-refusal-warned = Warn them, note it, and say that you may suspend them if they still refuse.
    .explain = It is enough to say it once, calmly.
step-disqualified-with-approval = { $edition ->
        [laws2007] You may disqualify a contestant for cause, with the approval of the organizer.
       *[laws2017] You may disqualify a player or a contestant for cause, with the approval of the organizer.
    }
    .explain = That goes further than a suspension, which you may order by yourself. It has no effect until the organizer approves it.
step-instruction-repeated = Repeat the instruction, and see that it is followed.
    .say = Please do as I have asked.
    .explain = An instruction is followed first; it may be disputed afterwards.
check-boards-without-them = If boards can no longer be played because of it, rule next on these boards.
    .explain = The opponents are not at fault for them. In an individual a partner who is not to blame gets the same score there, but no penalty.

penalty-after-warning = They were warned: a procedural penalty may be given now.
    .explain = It never takes the place of a rectification or an adjusted score. It may be appealed.
penalty-disciplinary = A disciplinary penalty may be given to { WHO($who) }.
    .explain = It is separate from any rectification, and never takes the place of one. A procedural penalty may be given instead; that one may be appealed.
