fact-waiver_stands = Do you let it stand that the card was picked up?
    .explain = { $edition ->
        [laws2007] You may let stand or cancel what the players settled without you. Declarer’s side has forfeited its right where it may have gained by what a defender did since without knowing the Law. A card that has been played by now does not come back.
       *[laws2017] You may let stand or cancel what the players settled without you. By its own action declarer’s side may have forfeited its right. A card that has been played by now does not come back.
    }

step-waiver-stands = What they settled without you stands: the card is no penalty card.
    .say = What you settled without the director stands. The card is no penalty card, and { WHO($partner) } may lead any suit.
    .explain = No lead is restricted. Only you may put an irregularity right, and declarer’s side has acted before you were called.
step-waiver-cancelled = { WHO($who) } puts the card back on the table, face up.
    .say = { WHO($who) }, put the card back on the table, face up.
    .explain = Only you may put an irregularity right, or let it pass.

check-gain-by-ignorance = Come back at the end of play: did a side gain by what an opponent did in ignorance of the Law?
    .explain = If so, that side’s score alone is reduced. The other side keeps the score obtained at the table.
