fact-corrected_trick_has_another_winner = With the cards put right, does the trick go to another hand than the one that has led to the next?

step-lead-taken-back = The lead to the next trick is taken back, with no rectification: the trick goes to another hand now, which leads.
    .say = The lead to the next trick goes back to the hand, with no rectification. The hand that wins this trick now leads.
    .explain = The winner of a trick leads to the next. The card is no penalty card, for whoever led had done nothing wrong.
