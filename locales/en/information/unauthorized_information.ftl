irregularity-unauthorized_information = Unauthorized information
    .what = A pause, remark, question, alert or gesture that may have told partner something
    .player = If partner showed something, call and play as if you had not noticed. If an opponent did, you may reserve your rights and call the director after play; at once if disputed.

segment-information_found = Did it happen?
    .label = Did it happen?

fact-information_came_from = What could have told partner something? First that fits.
    .explanation = An explanation or alert
    .explanation-full = What partner explained, or an alert or a missing alert
    .question = A question
    .remark = A remark or gesture
    .remark-full = A remark, a gesture, an emphasis or a mannerism
    .tempo = A pause or haste
    .tempo-full = Partner’s tempo: a pause that nobody could miss, or unusual speed
    .required_pause = Only a required pause
    .required_pause-full = Only the pause that regulations ask of everybody, after a skip bid or before the first trick
    .opponent = An opponent’s manner
    .opponent-full = Nothing came from partner; what told something was an opponent’s manner
fact-information_established = Do both sides agree that it happened?
    .agreed = Yes
    .agreed-full = Both sides agree that it happened
    .found = No; you find it did
    .found-full = They do not agree, and you find it more likely that it happened
    .not_so = No; you find it did not
    .not_so-full = They do not agree, and you find it more likely that it did not happen
    .open = No; you cannot tell yet
    .open-full = They do not agree, and you cannot find out now
    .explain = Ask both sides what they noticed: how long, which words, at which call. Nobody is asked why. What is more likely counts; a pause that only one side thinks unusual may still be one. Of an explanation ask only what was said, never whether it was right.
fact-information_found_later = Did it happen?
    .full = Now that you have seen the hands and heard both sides, is it more likely that it happened?
    .explain = Weigh what each side says and what the hands and the auction show. A hand with a real problem makes a pause more likely.

step-required-pause-tells-nothing = A pause that everybody must make tells nobody anything. There is nothing to rule on.
    .say = That was the pause the regulations ask for. Nothing changes.
    .explain = A much longer one, or a far shorter one, is a pause or haste like any other.
step-opponents-manner-may-be-used = Opponents may draw conclusions from a player’s tempo and manner, at their own risk.
    .say = You may draw conclusions from an opponent’s manner, at your own risk. Call me if you were misled.
    .explain = Only the player’s partner may not use it.
step-play-goes-on-with-information = Play goes on. Nobody is accused, and nobody is asked why they called or played.
    .say = Play goes on. Take no advantage of what your own partner showed otherwise. Call me back after play if need be.
    .explain = Otherwise than by a legal call or play, that is. Partner carefully avoids any advantage of it; what they do with it is looked at when play has ended.
step-note-and-ask-nobody-why = Note it, and the auction so far. Ask nobody about their hand.
    .explain = A question about the hand would tell the table more than the pause did.
step-rights-may-be-reserved = Opponents may say that they reserve their rights, and call you after play.
    .explain = Whoever disputes that anything happened calls you at once.
step-director-called-at-once = Your regulations ask players to call you at once, rather than reserve their rights.
    .explain = All rights are kept, since the director has been called.
step-unauthorized-for-partner = What it told is unauthorized for partner. Opponents may use it.
    .explain = { $edition ->
        [laws2007] Among logical alternatives partner may not choose one that it could demonstrably have suggested. That goes for every later call and play.
       *[laws2017] Partner may not choose a call or play that it demonstrably suggests over another that is a logical alternative. That goes for every later call and play.
    }
step-question-in-turn = A question is allowed at the player’s own turn, but not for partner’s benefit alone.
    .explain = Also a question about a single call may tell partner where the interest lies.
step-information-not-given = You found that nothing of the kind happened. Play goes on, and there is no rectification.
    .say = I find that nothing out of the ordinary happened. Play goes on.
    .explain = The director goes by what is more likely.
step-facts-found = It was disputed; you found that it happened, as the more likely.
    .explain = Write down on what that rests, for an appeal.
step-late-dispute-weighs = Whoever disputes it should have called you at once. That weighs, but does not decide.
    .explain = To call sooner or later than at the end of play is no infraction.

check-unless-deceived = If an opponent was misled by it, rule on that next.
    .explain = That is so if the player had no demonstrable bridge reason, and could have known that it might work to their benefit. It is looked at when play has ended.
check-explanation-next = If the explanation was wrong, rule on that next, as misinformation.
    .explain = Those are two rulings: what opponents were told, and what partner heard.
check-find-out-what-happened = Come back at the end of play: did it happen?
    .explain = Look at the hands, and ask both sides once more.
adjustment-information-not-given-stands = You found that nothing of the kind happened: the result stands.
    .say = I find that nothing out of the ordinary happened. The result stands.
    .explain = The director goes by what is more likely.

penalty-question-for-partner = If the question was for partner’s benefit alone, { WHO($who) } may get a procedural penalty.
    .explain = That is an infraction of its own, whatever partner made of it. A player who had nothing to decide, or knew the answer, hardly asked for themselves.
