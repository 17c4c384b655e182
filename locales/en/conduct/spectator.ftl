irregularity-spectator = Spectator
    .what = A spectator spoke, reacted, pointed something out or disturbed the players
    .player = Who watches looks at one hand, says nothing and shows nothing. If a spectator disturbs you or tells you something, call the director.

fact-spectator_did = What did the spectator do? First that fits.
    .irregularity = Pointed out irregularity
    .irregularity-full = Drew attention to an irregularity, or to anything else about the game
    .told = Told a player something
    .told-full = Said or showed something by which a player may have learnt about a hand or the play
    .fact_or_law = Gave facts or the Law
    .fact_or_law-full = Told what happened, or what the Law is, without being asked by the director
    .manner = Looked or disturbed
    .manner-full = Looked at several hands, reacted, talked with a player or disturbed one; nobody learnt anything

step-spectator-points-out-nothing = Tell the spectator not to point anything out.
    .say = Spectators may not point anything out. Please stay silent.
    .explain = Anybody in the playing area who is neither a player nor an official counts as a spectator, unless you say otherwise.
step-rule-on-it-all-the-same = If there was an irregularity, rule on it next, as if you had noticed it yourself.
    .explain = How you learn of it takes no right from either side. If a card of a hand was named too, that is information from another source.
step-spectator-is-silent = The spectator stays silent. Nobody repeats what was said.
    .say = Spectators, please say nothing and show nothing. Nobody repeats what was said.
    .explain = To ask at the table what was heard would tell the others as well.
step-spectator-speaks-when-asked = Tell the spectator to speak only when you ask.
    .say = Spectators speak about facts or Laws only when I ask them.
    .explain = This holds in the whole playing area, as long as the session lasts.
step-spectator-may-be-asked = You may ask the spectator yourself, away from the players, and weigh the answer.
    .explain = It is evidence like any other; the players of both sides are heard as well.
step-spectator-watches-one-hand = Remind the spectator: one hand, no reaction, no talk with players.
    .say = Spectators, please watch one hand only, and do not react or talk with the players.
    .explain = A regulation may allow more than one hand. If a player learnt something after all, choose “Told a player something”.
step-spectator-sent-away = You may move the spectator away from the table.
    .explain = All spectators in the playing area are under your control.
step-spectators-by-regulation = See what your regulations provide for irregularities of spectators.
    .explain = The Laws leave it to them.

check-spectator-told-player = Rule on that next: what has a player learnt by it?
    .explain = It is information from another source, like something overheard from another table. Ask away from the table.
