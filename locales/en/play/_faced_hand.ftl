fact-meant_to_claim = Is it to be taken as a claim or concession?
    .explain = Facing the hand counts as a claim or concession, unless it can be shown that declarer did not mean one: the cards fell, for instance, or declarer took themselves for dummy.
fact-opening_lead_faced = Had an opening lead been faced?

step-cards-wait-for-lead = { $edition ->
    [laws2007] The cards stay face up until the opening lead has been faced; then they go back to declarer’s hand.
   *[laws2017] The cards go back to the hand.
}
