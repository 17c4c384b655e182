irregularity-card_withdrawal = May that card be taken back?
    .label = Taking back a card
    .what = A player wants to take back a card they have played

fact-withdrawal_reason = Why is the card to be taken back?
    .told_turn = Opponent wrongly said it was their turn
    .told_turn-label = Told it was their turn
    .told_turn-full = An opponent told them by mistake that it was their turn
    .explanation = Opponent’s wrong explanation
    .explanation-label = Wrong explanation
    .explanation-full = They played it on an opponent’s wrong explanation
    .after_own_revoke = Own side’s revoke corrected, opponent then changed
    .after_own_revoke-label = After own side’s revoke
    .after_own_revoke-full = Their own side’s revoke was put right, an opponent then changed a card, and they had played after it
    .opponents_revoke = Played after opponent’s revoke, since corrected
    .opponents_revoke-label = Opponent’s revoke
    .opponents_revoke-full = They played it after an opponent’s revoke that has been put right
    .opponent_changed = Opponent changed a play
    .opponent_changed-full = An opponent has changed a play
    .proper_lead = Played to wrong lead; proper lead then made
    .proper_lead-label = Proper lead was made
    .proper_lead-full = They played it to a lead out of turn, and the proper lead has been made
    .own_revoke = Correcting own revoke
    .own_revoke-full = It was a revoke of their own, which they want to put right
    .designation = { $edition ->
        [laws2007] Slip of the tongue
       *[laws2017] Dummy’s card, slip of the tongue
    }
    .designation-label = Slip of the tongue
    .designation-full = { $edition ->
        [laws2007] The card was named by a slip of the tongue
       *[laws2017] Declarer named a card of dummy by a slip of the tongue
    }
    .face_down_illegal = Face-down lead, out of turn or not allowed
    .face_down_illegal-label = Face down, not allowed
    .face_down_illegal-full = An opening lead still face down was out of turn, or may not be led now
    .face_down_lead = Proper face-down lead, wants another
    .face_down_lead-label = Wants another lead
    .face_down_lead-full = They want another opening lead; the one that is still face down was in turn and is allowed
    .illegal = Illegal, no revoke
    .illegal-full = It was illegal, but no revoke
    .required = Own side’s irregularity
    .required-full = An irregularity of their own side is being put right
    .changed_mind = Meant or wants another
    .changed_mind-full = The player meant another card, or has thought better of it
fact-withdrawn_by_defender = Is it a defender’s card?
fact-explanation_still_in_time = Is it still the last card and, if opening lead, no dummy card faced?
    .full = Is it still the last card played to the trick and, if it was the opening lead, has dummy faced no card yet?

offer-card_after_own_revoke = What does { WHO($offender) } choose?
    .keeps = Leave the card
    .withdraws = Play another card
    .withdraws-full = Take it back and play another

script-after-own-revoke-defender = An opponent has changed a card. { WHO($offender) } may leave the card played after it, or play another legal card instead. If it is taken back, it becomes a major penalty card.
script-after-own-revoke-declarer = An opponent has changed a card. Declarer, you may leave the card that was played after it, or take it back and play another legal card.

consequence-played-card-stays = The card stands.
consequence-played-card-back = The card goes back to the hand, and another is played.
consequence-played-card-penalty = Another card is played. The one taken back becomes a major penalty card.

step-played-card-stays = The card stands.
step-retracted-without-rectification = The card may be taken back, with no further rectification.
step-may-change-card = The card may be taken back and another played, with no further rectification.
    .say = You may take the card back and play another, with no further rectification.
    .explain = A lead to the next trick goes back in any case if another hand wins the trick now; it is no penalty card.
step-too-late-to-change-card = It is too late to change the card. Play goes on.
step-proper-lead-stands = The proper lead stands. Cards played in error to this trick may be taken back.

check-misexplained-play = Come back at the end of play: if the wrong explanation damaged the side that was misinformed, you may award an adjusted score.
