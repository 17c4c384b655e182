fact-dummy_without_rights_asked = Was dummy first to ask about a revoke, after forfeiting dummy’s rights?
    .full = { $edition ->
        [laws2007] Was dummy the first to ask whether it was a revoke, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card?
       *[laws2017] Was dummy the first to ask whether it was a revoke, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing?
    }
fact-play_has_ended = Has play ended?

step-no-rectification-now = There is no rectification now. Play goes on as though there had been no irregularity.
    .explain = A card that was led or played to a trick stays. One that was only exposed goes back to the hand.
step-look-for-revoke-yourself = If you are told of a revoke, look at the hands and at the played cards yourself, and tell nobody what you saw.
    .explain = If there was one, rule on it as a revoke.

information-question-unauthorized = What the question revealed is unauthorized information for { WHO($who) }.

check-question-used = Come back at the end of play: was information from the question used, and the other side damaged?

penalty-procedural = You may impose a procedural penalty, or warn the player.
    .explain = It never takes the place of a rectification, and may be appealed.
