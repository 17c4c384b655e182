fact-meant_to_claim = Is it to be taken as a claim or concession?
    .explain = Facing the hand counts as a claim or concession, unless it can be shown that declarer did not mean one: the cards fell, for instance, or declarer took themselves for dummy.
