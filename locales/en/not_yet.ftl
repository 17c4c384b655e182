### Irregularities on which no ruling is given yet: their titles, and what the director establishes meanwhile.

irregularity-rectification_forfeited = Action before the director came
    .meanwhile = I do not rule on this yet. Establish who drew attention, who acted before you came, and what the opponents did next. Nobody does anything more until you have ruled. You may let what they settled stand, or cancel it; then open the irregularity itself.
irregularity-director_error = Director’s or organizer’s error
    .meanwhile = I do not rule on this yet. Establish what was ruled or announced, what was done because of it, and whether the board can still be scored. What the score becomes I do rule on: “Award an adjusted score”.
irregularity-appeal = Appeal against a ruling
    .meanwhile = I do not rule on this yet. Note the ruling, its facts and when it was given. Establish who appeals, and that their partner agrees.
