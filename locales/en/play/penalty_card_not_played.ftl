irregularity-penalty_card_not_played = Penalty card not led or played
    .label = Penalty card not played
    .what = A defender led or played another card instead of a penalty card

fact-had_to_play_penalty_card = Did the penalty card have to be played?
    .full = Did the penalty card have to be played? A minor one has to come before other low cards of its suit only. A major one comes after following suit and after what declarer has required or forbidden.
    .dummy_spoke = Dummy, rights forfeited, spoke first
    .dummy_spoke-label = Dummy spoke, rights lost
    .dummy_spoke-full = { $edition ->
        [laws2007] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking of their own accord at a defender’s card
       *[laws2017] Dummy was the first to speak of it, after exchanging hands with declarer, leaving the seat to watch, or looking at a defender’s card, beyond what they could not help seeing
    }
    .due = Yes, it had to be played
    .not_due = No, another was allowed
    .not_due-full = No, another card could be played
fact-declarer_played_since = Has declarer played since, from either hand?
fact-penalty_cards_side_played_on = Has the offender’s side played to the next trick, or claimed?
    .full = Has the offender’s side led or played to the next trick since, or claimed?

offer-accept_other_card = What does declarer choose?
    .accepts = Accept the card played
    .accepts-full = Accept the card that was played
    .refuses = Refuse it

script-declarer-may-accept-card = { WHO($offender) } had to play a penalty card, and may not take the other card back of their own accord. Declarer, you may accept the other card: it stands, and every penalty card stays on the table. If not, { WHO($offender) } plays the penalty card, and the other becomes a major penalty card.

consequence-other-card-accepted = The card stands. Every penalty card stays on the table.
consequence-other-card-refused = The penalty card is played instead. The other card becomes a major penalty card.

step-other-card-was-legal = The other card was legal and stands. The penalty card stays on the table.
step-other-card-not-withdrawn = { WHO($who) } may not take the other card back of their own accord.
step-other-card-stands = The other card stands.
step-accepted-by-playing = Declarer has played since, and so must accept the other card. Both it and declarer’s card stand.
    .say = Having played since, declarer must accept the other card; it and declarer’s card stand.
    .explain = To play from either hand accepts it. A penalty card that was not played stays one, and play goes on in turn.
step-penalty-card-instead = { WHO($who) } plays the penalty card in place of the other card; of several, declarer says which.
