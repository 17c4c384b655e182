irregularity-own_explanation_correction = Correcting an explanation
    .label = Correct an explanation
    .what = A player knows that an explanation of their own side was wrong
    .player = Correct your own explanation through the director. Of partner’s say nothing yet: declarer or dummy calls the director after the auction, a defender after play. Wrong calls need no correction.

segment-correction_due = Has the correction become due?
    .label = Correction due?
segment-correction_after_play = The defender corrects partner’s explanation
    .label = Defender’s correction

fact-correction_of = What does the player think was wrong?
    .own_explanation_silent = Their own; kept silent
    .own_explanation_silent-full = An explanation, alert or announcement of their own; they had noticed it and called nobody
    .own_explanation = Their own explanation
    .own_explanation-full = An explanation, alert or announcement of their own, noticed just now
    .partners_explanation = Partner’s explanation
    .partners_explanation-full = An explanation, alert or announcement of partner’s, or one that was missing
    .own_call = Only their own call
    .own_call-full = Only their own call or play; the explanation is what is agreed
fact-correction_said_aloud = Has the player said so aloud already?
    .full = Has the player already shown at the table that something was wrong?
fact-corrector_declares = Is that player declarer or dummy?
fact-corrector_is = What is that player now?
    .declaring = Declarer or dummy
    .defending = A defender
    .passed_out = Passed out
    .passed_out-full = Neither: all four have passed
fact-explanation_still_wrong = Does the player still think partner’s explanation was wrong?
    .full = Now that the hands have been seen, does the player still think that partner’s explanation was wrong?

step-corrects-own-explanation = { WHO($who) } gives the right explanation now.
    .say = Please give the right explanation now.
    .explain = { $edition ->
        [laws2007] A player who notices their own mistake calls the director at once.
       *[laws2017] A player who notices it in the auction may wait, but not beyond the time when the opening lead is faced. One who notices it in play calls the director then.
    }
step-corrects-partners-explanation = { WHO($who) } says what is agreed, now.
    .say = Please tell your opponents what you think was explained wrongly.
    .explain = Declarer and dummy do so after the last pass and before the lead, a defender when play has ended.
step-goes-on-uncorrected = The board goes on. Nothing is said about it at the table.
    .say = Please go on.
    .explain = Calling you may itself have told partner something.
step-says-nothing-yet = Tell { WHO($who) } alone: nothing until the last pass; a defender waits until play has ended.
    .explain = They may not show in any way that something was wrong.
step-defender-waits = Tell { WHO($who) } alone: a defender corrects partner only when play has ended.
    .explain = A word now would tell partner something.
step-play-goes-on-after-remark = The board goes on. What was said is unauthorized for partner; opponents may use it.
    .say = Use only your own cards and the legal calls and plays.
    .explain = It was too soon to say it, or there was nothing to say. What partner does with it is looked at when play has ended.
step-own-call-needs-no-correction = Tell { WHO($who) } alone: nothing is corrected, now or later.
    .explain = Opponents have been told the agreement, and have a right to no more.
step-nothing-to-correct = There is nothing to correct, as the player sees it: the call was mistaken.
    .say = Nothing is corrected.
    .explain = A mistaken call is no infraction, where the explanation was what is agreed.
step-own-silent-when-due = { WHO($who) } had noticed it, and should have called you before.
    .explain = { $edition ->
        [laws2007] Whoever notices a mistake in their own explanation calls the director at once.
       *[laws2017] Whoever notices it in the auction calls the director before the lead is faced; whoever notices it in play, then.
    } What the right explanation in time would have changed is looked at with the score.
step-silent-when-due = It should have been said before the opening lead.
    .explain = When you judge the score, ask what would have been called and led with the right explanation in time.

check-correction-due = Look when the auction is over: is that player declarer or dummy?
    .explain = Only then, or if all four passed, go to the table. A defender waits until play has ended, and nothing shows that there is anything to correct.
check-correction-after-play = Come back at the end of play: the defender corrects the explanation then.
    .explain = You then judge what the opponents would have done with the right information.
check-explanation-doubted = If opponents doubt it, rule on that next, as misinformation.
    .explain = Without evidence of the agreement it is the explanation that counts as wrong, not the call.
