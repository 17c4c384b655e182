fact-corrected_trick_has_another_winner = Was the next lead made by a hand other than the corrected trick’s winner?
    .full = With the cards put right, does the trick go to another hand than the one that has led to the next?

step-lead-taken-back = The lead to the next trick is taken back, with no rectification: the trick goes to another hand now, which leads.
    .say = The next trick’s lead goes back without rectification; the hand winning this trick leads.
    .explain = The winner of a trick leads to the next. The card is no penalty card, for whoever led had done nothing wrong.
step-next-lead-after-wrong-card = A defender may also take back a lead to the next trick. Any lead goes back if another hand wins the corrected trick; declarer’s stays if the same hand wins it.
    .say = Whoever has led to the next trick takes that card back if another hand wins this one; a defender may take it back in any case.
    .explain = The lead came after the error. Taken back, it is no penalty card. The hand that wins the corrected trick leads, and a defender may then lead the same card or another.
