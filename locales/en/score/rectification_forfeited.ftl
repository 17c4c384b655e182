irregularity-rectification_forfeited = Action before the director came
    .label = Before the director came
    .what = Somebody acted before the director was called, or settled it without them
    .player = Once attention is drawn to an irregularity, nobody acts before the director has come. Calling costs no right; acting first may. Players neither impose nor waive a rectification.

segment-wrong_rectification = Did the wrong rectification do damage?
    .label = Wrong rectification

fact-attention_drawn = Had anybody drawn attention to it before that?
fact-settlement_stands = Do you let their settlement stand?
    .explain = You may allow or cancel it. Cancel what took a right from players who did not know it. What the Law would have led to anyway may stand.
fact-right_forfeited = Is the right to rectification forfeited?
    .explain = { $edition ->
        [laws2007] It may be, by anything they did while no director had been called: for example, where they could have gained by what an opponent did next without knowing the Law. Where the Law of the irregularity itself says what such a call or play brings, that is what counts: answer No.
       *[laws2017] It may be, by anything they did while no director had been called. It need not be where they did not know of the irregularity. Where the Law of the irregularity itself says what such a call or play brings, that is what counts: answer No.
    }
fact-action_taken_back = Was a call or a card taken back?
    .full = Was a call or a card taken back, by either side, whatever came in its place?
    .explain = As where a defender’s card went back to the hand, or a call was changed.
fact-right_one_possible = Can the right rectification still be given?
fact-waiver_asked_for = Who asks, and is there cause?
    .with_cause = The non-offending side, and there is cause
    .with_cause-label = Non-offenders: cause
    .without_cause = The non-offending side, without cause
    .without_cause-label = Non-offenders: no cause
    .by_others = Somebody else
    .by_others-full = Somebody other than the non-offending side
    .explain = Whether there is cause is for you to judge. Ask for the reason, and think of the other contestants too.
fact-rectification_waived = What is to be waived?
    .penalty_card = A penalty card
    .penalty_card-full = A defender’s card that is a penalty card, or would become one
    .taken_back = Call or card taken back
    .taken_back-full = What follows after a call or a card was taken back
    .other = Something else

step-any-player-calls = Once attention is drawn, any player may call you, dummy too.
    .say = Once attention is drawn to an irregularity, any player may call the director, dummy too.
    .explain = But while play goes on, dummy may not be the first to draw attention to it.
step-nothing-forfeited = Nobody loses a right by calling you, or because the other side told of its own irregularity.
    .say = Nobody loses a right by calling me.
    .explain = Whoever has options hears all of them, and chooses what suits their side best without consulting partner.
step-rule-on-irregularity = Rule on the irregularity itself now.
    .explain = Choose it under “Another irregularity”, or from the first page.
    .chart = It has a chart of its own.
step-call-at-once = Tell them: when attention is drawn, the director is called, and nobody acts before the explanation.
    .say = When attention is drawn to an irregularity, call the director at once. Nobody calls or plays until it has been explained.
    .explain = Any player may call, dummy too.
step-corrected-too-soon = { WHO($who) } corrected it too soon: that may bring further rectification.
    .say = It was corrected before I came. That may bring further rectification.
    .explain = The Law of the irregularity says whether the correction stands and what more follows, such as a lead restriction.
step-right-forfeited = { WHO($who) } acted while no director had been called: there is no longer any rectification.
    .say = The non-offending side acted while no director had been called. The right to rectification is forfeited.
    .explain = The calls and the cards stay as they are now.
step-right-kept = { WHO($who) } acted while no director had been called, but keeps the right to rectification.
    .say = The right to rectification is not forfeited.
    .explain = It may be forfeited by such an action, but need not be.
step-score-still-open = The score is announced, with the right to appeal, only after looking at what was taken back.
    .say = I have one more thing to look at before the score is final.
    .explain = If the offending side used what was taken back, and did damage by it, the score is adjusted.
step-settlement-stands = You allow what the players settled: there is no further rectification.
    .say = The director alone decides on rectification. I allow what you have settled.
    .explain = Players may neither impose nor waive a rectification by themselves; you may allow it or cancel it.
step-settlement-cancelled = You cancel what the players settled.
    .say = The director alone decides on rectification. What you have settled is cancelled.
    .explain = Players may neither impose nor waive a rectification by themselves; you may allow it or cancel it.
step-chooses-alone = Whoever has the options chooses alone, and takes no advantage of what partner said.
    .say = Please choose alone, and take no advantage of what your partner said.
    .explain = What partner said is unauthorized information.
step-rectification-waived = You waive the rectification, as the non-offending side asked.
    .say = The non-offending side has asked for it, and I waive the rectification.
    .explain = Only you may do so, and only for cause.
step-waived-card-goes-back = The card of { WHO($who) } goes back to the hand, and is no penalty card.
    .say = Please take the card back into your hand. It is no penalty card.
    .explain = Nobody’s lead is restricted either.
step-rectification-not-waived = You do not waive the rectification: there is no cause.
    .say = I do not waive the rectification. It stands.
    .explain = Whether there is cause is for you to judge.
step-others-may-not-ask = Only the non-offending side may ask for that: the rectification stands.
    .say = Only the non-offending side may ask for that. The rectification stands.
    .explain = Even they only ask; you decide.

check-consultation-used = Come back at the end of play: was advantage taken of what partner said?
    .explain = It is judged like any information from partner.
check-withdrawn-action-now = Now look whether the offending side used what was taken back.
    .explain = Compare what they did with what the withdrawn call or card suggested.
check-wrong-rectification = Come back at the end of play: did the wrong rectification leave a side worse off?
    .explain = { $edition ->
        [laws2007] If it did, the score is adjusted, even for the offending side.
       *[laws2017] What a side gained by an opponent’s ignorance is taken from that side alone. Otherwise the score may be adjusted, even for the offending side.
    }
check-wrong-rectification-now = Now look whether the wrong rectification left a side worse off.
    .explain = { $edition ->
        [laws2007] If it did, the score is adjusted, even for the offending side.
       *[laws2017] What a side gained by an opponent’s ignorance is taken from that side alone. Otherwise the score may be adjusted, even for the offending side.
    }
adjustment-settlement-was-allowed = The result stands for both sides: what the players settled is allowed.
    .say = What you settled is allowed. The result stands.
    .explain = You could have cancelled it. A side that has lost by it may appeal.
adjustment-right-was-forfeited = The result stands for both sides: the right to rectification was forfeited.
    .say = The right to rectification was forfeited. The result stands.
    .explain = A side that acts before the director is called may forfeit its right.
penalty-after-forfeiture = You may still impose a procedural penalty.
    .explain = It is apart from rectification, and may be appealed. Usually a warning is enough.
