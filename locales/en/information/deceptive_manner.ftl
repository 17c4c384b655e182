irregularity-deceptive_manner = Misled by tempo, remark or manner
    .label = Misled by manner
    .what = An opponent drew a wrong conclusion from a player’s pause, question, remark or manner
    .player = What an opponent’s manner tells you is at your own risk. If you were misled, call the director after play.

fact-misled_by = What did the opponent go by?
    .tempo = A pause or haste
    .tempo-full = Tempo: a pause, as before a singleton, or unusual speed
    .question = A question
    .remark = A remark or gesture
    .remark-full = A remark, an apology, a gesture, a mannerism, or a departure from procedure
    .call_or_play = The call or card itself
    .call_or_play-full = Nothing but the call or the card itself
fact-manner_inference = Who drew which conclusion from it?
    .false = An opponent, a wrong one
    .false-full = An opponent drew a wrong conclusion from it, and acted on it
    .partner = The player’s partner
    .partner-full = No opponent was misled; the player’s own partner may have acted on it
    .none = Neither of these
    .none-full = Neither: nobody acted on it, or an opponent’s conclusion was right or had other reasons
    .explain = Look at the opponent’s hand and play: does what they did make sense only with that conclusion? They say by themselves what they concluded. Whoever made no use of it was not misled.
fact-demonstrable_bridge_reason = Had the player a bridge reason for it?
    .full = Had the player a demonstrable bridge reason for the pause, the question or the remark?
    .explain = You must be able to show it, by hand, auction and cards played. Examples of none: a pause with a singleton, thought about which of two equal small cards to play, a question about a suit that does not matter, an apology for nothing. A real choice is a reason. Ask nobody why.
fact-could_have_known_benefit = At that moment, could the player have known that it might pay?
    .full = At the moment of the action, could the player have known that it could work to their benefit?
    .explain = You need not find intent, and nobody says that they did know. Ask what a player in that seat could have foreseen: that declarer, for instance, has to place a queen.

step-manner-play-goes-on = Play goes on. What opponents conclude from a player’s manner is at their own risk.
    .say = Play goes on. What you conclude from an opponent’s manner is at your own risk. If you were misled, call me after play.
    .explain = A change of tempo or manner that is not meant is no infraction in itself. Only opponents may draw conclusions from it; partner may not.
step-note-manner = Note what happened, and at which call or card. Ask nobody why.
    .explain = A reason given now would tell the table something about the hand.
step-expected-without-false-inference = Base the score on what was to be expected without the wrong conclusion.
    .explain = Consider what that opponent would have done with the cards and the auction alone. Where it was a guess, weigh the results.
step-attempt-to-mislead = To try to mislead by manner is an infraction of its own, whether it works or not.
    .explain = That is so of words, gestures, haste, hesitation, and deliberate departures from procedure. Nobody is accused: what happened is what counts.

check-misled-by-manner = Come back at the end of play: was an opponent misled?
    .explain = Look at the hand of the player, and at what the opponent did because of it.
check-partner-used-manner = Rule next on what it told the player’s partner, as unauthorized information.
    .explain = Opponents may use a player’s tempo and manner, partner may not.

adjustment-deceived-by-call-or-play = The result stands: a call or a card may deceive.
    .say = The result stands. Players may try to deceive opponents by what they call and play.
    .explain = { $edition ->
        [laws2007] That goes as long as no concealed understanding or experience of the partnership protects it. If one did, rule on a psychic call.
       *[laws2017] That goes as long as no unwonted haste or pause stresses it, and no concealed understanding or experience protects it. If one did, rule on a psychic call.
    }
adjustment-at-own-risk = The result stands: no wrong conclusion from the manner did harm.
    .say = The result stands. What a player concludes from an opponent’s manner is at their own risk.
    .explain = A right conclusion may be used. Whoever had other reasons was not misled.
adjustment-no-opponent-misled = As far as the opponents go, the result stands: none of them was misled.
    .say = No opponent was misled. I still look at something else.
    .explain = What partner made of it is another ruling.
adjustment-bridge-reason = The result stands: the player had a bridge reason for it.
    .say = The result stands. There was a bridge reason, and the conclusion was at their own risk.
    .explain = A player with a real problem may think, or ask.
adjustment-benefit-not-foreseeable = The result stands: the player could not have known that it might pay.
    .say = The result stands. Nobody could foresee that it would matter.
    .explain = Without that there is no adjusted score, whatever the conclusion cost.
