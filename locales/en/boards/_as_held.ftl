fact-team_mates_alike = Did both pairs of a team hold the same hands?
    .full = Have both pairs of a team held, or are they to hold, the same hands at the two tables?

step-scored-as-held = Enter the score for the direction whose hands each pair held.
    .explain = At pairs they are compared with those who held the same hands, where the movement allows it. It is no fouled board: the cards, the dealer and the vulnerability went together.
