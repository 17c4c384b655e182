segment-penalty_card_damage = Did the exposed card help?
    .label = Did exposed card help?
segment-damage_insufficient = Damage after the corrected insufficient bid
    .label = Damage, insufficient bid
segment-damage_comparable = Damage after the comparable call
    .label = Damage, comparable call
segment-information_used = Was information from partner used?
    .label = Information from partner
segment-damage_without_redress = Was the other side damaged?
    .label = Other side damaged?
segment-misexplained_play = Did the wrong explanation do damage?
    .label = Damage by explanation?
segment-concealment = Was something to be hidden?
    .label = Something to hide?
segment-gain_by_ignorance = Did a side gain because you were not called at once?
    .label = Gain before you came?

fact-outcome_could_differ = Without the irregularity’s help, could the result well have been different?
    .full = Without the help of the irregularity, could the result of the board well have been different?
    .explain = Imagine the same auction without the withdrawn call: what would this pair, and the others, probably have done? If the withdrawn call told partner something that the legal auction would not have told, and it helped, the answer is yes.
fact-contract_could_differ = Without the insufficient bid’s help, could contract or declarer well have differed?
    .full = Without the help of the insufficient bid, could the contract well have been different: its level, its denomination or its declarer?
    .explain = Only the contract counts here, not the number of tricks. Imagine the auction without the insufficient bid.
fact-non_offending_side_damaged = Did the non-offenders do worse than without the infraction?
    .full = Did the non-offending side come out worse than they would have without the infraction that is ruled on?
    .explain = Compare the table result with what was to be expected without the infraction. Where information was used, that is the call or play that was barred; what was put right before stays as it is.
fact-score_still_open = Does the score still wait for this?
fact-self_inflicted = Did the non-offenders, after the irregularity, add to their own damage?
    .full = Did the non-offending side, after the irregularity, add to its own damage?
    .explain = { $edition ->
        [laws2007] Only a serious error unrelated to the infraction, or a wild or gambling action, counts. Bad bidding or play of the ordinary kind does not.
       *[laws2017] Only an extremely serious error unrelated to the infraction, or a gambling action which, had it failed, they could hope to see put right, counts. Bad bidding or play of the ordinary kind does not.
    }
fact-penalty_card_told = Did seeing the card tell the offenders something that helped?
    .full = Did seeing the card tell the offending side something that helped them?
    .explain = Everybody may use the knowledge that the card has to be played. What else partner learnt from seeing it, such as the strength or the suit it shows, may not be used.
fact-used_over_alternative = Did partner’s information plainly suggest the offenders’ choice over a logical alternative?
    .full = Did the offending side choose a call or a play that the information from partner plainly suggested over another that was a logical alternative?
    .explain = Two parts. What partner’s remark, question or card told demonstrably pointed to what they did rather than to something else. And the something else was a logical alternative: a good share of players of that class, with those methods, would seriously have considered it, and some might have chosen it. What they actually did need not be a logical alternative.
fact-used_among_alternatives = Could partner’s information plainly have suggested the offenders’ choice among logical alternatives?
    .full = Did the offending side choose, among logical alternatives, one that the information from partner could plainly have suggested?
    .explain = There were at least two logical alternatives, each of which a good share of players of that class, with those methods, would have seriously considered, and some might have chosen. And the one they chose could demonstrably have been suggested by what partner’s remark, question or card told.
fact-misled_into_play = Correctly informed, might that player well have played another card?
    .full = With the right explanation, might that player well have played another card?
    .explain = Ask that player alone, away from the table, what they would have played. You decide by the hand and by what had been played, not by what they say. It need not be certain.
fact-meant_to_conceal = Was it done to hide an infraction?
    .explain = Judge by what happened, and ask nobody what they intended. A player who had not noticed the infraction hides nothing.
fact-gained_by_ignorance = Did a side gain by opponents’ ignorance of the Law, with no director called?
    .full = Did a side gain because an opponent, not knowing the Law, acted while no director had been called?
    .explain = Look at what was called or played after the irregularity and before you came. Compare the result with the one to be expected had the Law been known.

step-concealed-on-purpose = To hide an infraction is an infraction of its own.
step-nothing-concealed = Nothing was hidden on purpose: there is nothing to add.
step-self-inflicted-apart = The two scores need not balance.
    .explain = The other side’s error is no gain for the offending side. In a knock-out match scores that do not balance are averaged.
step-results-not-weighted = Your regulations forbid weighting: assign one result.
    .explain = Each side may get a result of its own.
step-likely-and-probable = The non-offending side gets the most favourable result that was likely, the offending side the most unfavourable one that was at all probable. The two scores need not balance.
    .explain = Your regulations put this in the place of weighting; it stands among the choices of the score.

check-concealment-damage = Come back at the end of play: was the other side damaged by it?

adjustment-assigned-less-self-inflicted = Award an assigned adjusted score. The non-offending side gets no redress for the part of the damage that it inflicted on itself.
    .say = An adjusted score is awarded. The side that added to its own damage gets no redress for that part. The other side’s score reflects its infraction alone.
    .explain = That part is the difference between its score and what it could expect after the infraction without its own error.
adjustment-no-cause = The result stands: the first condition for an adjusted score is not met.
    .say = The result stands.
adjustment-no-effect = The result stands: the second condition for an adjusted score is not met.
    .say = The result stands.
adjustment-that-side-alone = Reduce only the score of the side that gained, by what it gained. The other side keeps its table score.
    .say = The side that gained loses that gain. The other side keeps its table score.
    .explain = Compare with the result to be expected had the opponent known the Law.
adjustment-that-side-alone-so-far = Reduce only the score of the side that gained, by what it gained.
    .say = The side that gained loses that gain.
    .explain = The other side keeps its table score so far. If the offending side used what was taken back, the score may be adjusted again.
adjustment-nobody-gained = The result stands: neither side gained by it.
    .say = The result stands.
    .explain = Had the Law been known, the result would have been better for neither side.
