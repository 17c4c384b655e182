irregularity-procedural_penalty = Procedural penalty
    .what = A player came late, touched others’ cards, compared scores or did not follow instructions
    .player = Come in time, touch only your own cards, put them back in their pocket, speak softly about boards, and do as the director says.

fact-procedural_offence = What was done? First that fits.
    .late = Came late
    .late-full = Came after the time set for the start
    .slow = Played slowly
    .slow-full = Played unduly slowly
    .overheard = Was overheard
    .overheard-full = Spoke about a board so that another table could hear it
    .compared = Compared scores
    .compared-full = Compared scores with another contestant without leave
    .touched = Touched others’ cards
    .touched-full = Touched or took cards of another player
    .pocket = Wrong pocket
    .pocket-full = Put cards back into a wrong pocket of the board
    .turned_down = Turned card down early
    .turned_down-full = Turned a card face down before all four had played to the trick
    .score_adjusted = Caused an adjusted score
    .score_adjusted-full = Made an error of procedure, such as not counting cards or a wrong board, that needs an adjusted score
    .refused = Refused to obey
    .refused-full = Refused outright to do what the director had told them to do
    .not_complied = Did not comply promptly
    .not_complied-full = Did not follow regulations or an instruction of the director promptly

step-late-players-sit-down = They sit down and play at once.
    .say = Please sit down and begin at once.
    .explain = Note when they came.
check-boards-missed = Rule next on boards that can no longer be played in time.
    .explain = A side that was there in time is not at fault for them.
step-speak-softly = Tell them not to speak about boards where others may hear.
    .say = Please do not speak about boards where others may hear you.
    .explain = It spoils boards that others have still to play.
step-scores-not-compared = Tell them not to compare scores now.
    .say = Please do not compare scores with others before the end.
    .explain = What they learnt of a board still to be played is ruled on as information from another source.
step-own-cards-alone = Each player touches only their own cards.
    .say = { $edition ->
        [laws2007] Please touch your own cards only, unless I allow it.
       *[laws2017] Please touch your own cards only, unless an opponent or I allow it.
    }
    .explain = During play and after it. Declarer may play dummy’s cards.
step-cards-to-their-pockets = Every hand goes back into its own pocket, before the board moves on.
    .say = Please put your cards back into your own pocket of the board.
    .explain = Each player restores their own hand. Whoever stays at the table throughout the session is primarily responsible for the table.
check-tables-since-then = If tables have played the board since then, rule next: is it fouled?
    .explain = A fouled board is ruled on for itself; the groups are scored apart.
step-card-stays-faced = Turn the card face up again. Nobody turns a card down before all four have played.
    .say = Please leave your cards face up until all four have played.
    .explain = Declarer or a defender who has not turned theirs down may still ask to see the trick.
step-told-to-comply = Say what the regulation or the instruction requires, and see that it is followed.
    .say = Please follow the regulations and my instructions at once.
    .explain = A rule or an instruction is followed first; it may be disputed afterwards.
step-adjusted-for-itself = Rule on the error itself first; the penalty comes on top.
    .explain = What an adjusted score takes away is no penalty.
step-others-overheard = If a player of another table learnt something, rule on that as well; ask away from the table.
    .explain = It is information from another source. Whoever heard nothing useful plays the board as usual.
