fact-claimed_by = Who spoke or showed cards?
    .declarer = Declarer
    .defender = A defender
fact-line_was_stated = When claiming, did they say how they would play?
fact-trump_outstanding = Was a trump still in an opponent’s hand?
    .explain = In no trump, or where no trump was left, answer no.
fact-outstanding_trump = Is one of these so of that trump?
    .spoken_of = The claimer said something about it
    .spoken_of-label = Claimer spoke of it
    .not_forgotten = It is not at all likely that the claimer was unaware of it
    .not_forgotten-label = Hardly forgotten
    .no_trick_lost = No normal play loses a trick to it
    .no_trick_lost-label = Cannot cost a trick
    .none = None of these
    .explain = If it is at all likely, even barely, that the claimer did not know of it when claiming, the second is not so. Normal includes careless or inferior play for a player of that class.
fact-needs_partners_choice = Does any part of the claim need the claimer’s partner to choose one of several normal plays?
    .explain = Partner may have to discard, to lead or to win a trick. If some normal play of theirs, careless or inferior ones for a player of that class included, loses a trick, answer yes.
fact-claim_line = Apart from a trump or partner’s choice judged already, what do the tricks claimed rest on? If several are so, take the first in this list.
    .every_line_wins = They are won by the line stated, and where nothing was stated by every normal line
    .every_line_wins-label = Won on every valid line
    .depends_on_card = On an unstated line that needs a certain card to be with one opponent rather than the other
    .depends_on_card-label = Unstated, needs a card
    .stated_line_fails = On the line stated, which breaks down
    .stated_line_fails-label = Stated line breaks down
    .normal_line_loses = On a line that was not stated; another normal line wins fewer tricks
    .normal_line_loses-label = Another line wins fewer
    .explain = Normal includes careless or inferior play for a player of that class, but not irrational play. What becomes plain as the cards fall, such as an opponent showing out, the claimer would have noticed. A finesse that was not mentioned is a line that needs a certain card. If tricks are lost even when that card is found, take a later answer.
fact-card_is_found = Would the claimer find that card all the same?
    .neither = No
    .shows_out = An opponent had shown out of that suit before the claim, or would later on any normal line
    .shows_out-label = An opponent shows out
    .irrational = Not to play so would be irrational
    .irrational-label = Irrational not to
    .explain = { $edition ->
        [laws2007] An opponent must have failed to follow to the suit of that card before the claim, or be bound to do so later whatever normal line is taken. Or else no rational player would take another line.
       *[laws2017] An opponent must have failed to follow to the suit of that card before the claim, or be bound to do so later whatever normal line is taken.
    }

script-claimer-repeats-statement = Nobody plays any more. Claimer, repeat what you said when you claimed, and add nothing.
script-opponents-object = Opponents, what do you object to? I shall look at everything else as well.
script-remaining-cards-faced = Everybody, face the cards that you still held when the claim was made.

step-play-has-stopped = Play stops with the claim. Nobody does anything until you have ruled, and nothing played since counts.
    .say = Play stops with the claim. Nobody acts before the ruling; nothing played since counts.
step-no-statement-now = No line was stated. Accept one that is stated only now if no other normal line wins fewer tricks, and otherwise not.
step-doubt-against-claimer = Rule as fairly as you can to both sides; any doubtful point goes against the claimer.
step-trump-takes-tricks = Take the normal line on which the outstanding trump wins a trick and the claimer loses most.
    .explain = The opponents get every trick lost on it, not the trump’s alone.
step-no-trick-for-trump = The outstanding trump by itself gives the opponents no trick.
step-partners-choice-not-accepted = Do not accept the part that needs partner’s choice: partner makes the normal play that costs the claim most.
step-stated-line-followed = Follow the line stated for as long as it can be carried out.
step-least-successful-normal-line = Where nothing was stated, or what was stated no longer helps, take the normal line that wins the claimer fewest tricks.
    .explain = Careless or inferior play for a player of that class is normal.
step-prescribed-order-of-play = If your federation prescribes an order in which a suit is played when nothing was stated, keep to it.
step-card-is-not-found = Do not accept the line that finds the card: rule as if the claimer had looked for it with the wrong opponent.
step-card-is-found = Accept the line: the claimer would find the card.
step-tricks-awarded = Of the tricks claimed, these go to the opponents: { $number }.

adjustment-claim-upheld = The claim stands. Score the board with the tricks claimed. If the cards now shown bring a revoke to light, rule on that next.
    .say = The claim stands, and the tricks claimed count.
adjustment-tricks-as-ruled = Score the board: from the result as claimed, these tricks go to the opponents. If the cards now shown bring a revoke to light, rule on that next.
    .say = From the result as claimed, these tricks go to the opponents.
