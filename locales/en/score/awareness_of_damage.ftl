irregularity-awareness_of_damage = Could the offender have known?
    .label = Could they have known?
    .what = An enforced pass or another irregularity served the side that made it
    .player = If an irregularity of the other side served them, you may ask the director after play to look at it.

fact-could_have_known = At that moment, could { WHO($offender) } have known it could well damage opponents?
    .full = At the moment of the irregularity, could { WHO($offender) } have known that it could well damage the other side?
    .explain = Nobody says that they did know. Ask what a player in that seat, with that hand, could have foreseen: for instance, that silencing partner would keep the auction low, or stop it. You need not find intent.
fact-offending_side_gained = Did the offending side gain from the irregularity?
    .explain = Compare with the probable result without the irregularity. Example: the enforced pass kept them out of a contract that would have failed, and the field went down in it.
step-play-goes-on-looked-at-later = Play goes on. You look at it when play has ended.
    .say = Play goes on. I shall look at it when the board is over.
    .explain = Nothing can be judged before it is known what came of it.
