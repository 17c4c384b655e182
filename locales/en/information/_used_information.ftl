segment-information_complaint = Which action is complained of?
    .label = Action complained of?
segment-logical_alternatives = Was there a logical alternative?
    .label = Logical alternatives?
segment-information_damage = What did it do to the score?
    .label = Damage and score

fact-action_complained_of = Is a call or play of partner in question?
    .full = Is there a call or a play of partner, after the information, that may rest on it?
    .explain = Ask the opponents which one. Take every later call and play of partner, the lead and dummy’s help included. Each is judged for itself: go on with one that may have been barred. You may name one yourself.
fact-known_legally = Did partner know the same from legal sources?
    .full = Did partner know the same from own cards, legal calls and plays, or what the opponents are like?
    .explain = Example: partner has opened two notrump, so the strength that the pause shows is known anyway. If the information told more than that, the answer is no.
fact-action_suggested = Did the information plainly suggest that action?
    .full = { $edition ->
        [laws2007] Could the information demonstrably have suggested that action over another?
       *[laws2017] Did the information demonstrably suggest that action over another?
    }
    .explain = You must be able to show why. A slow pass mostly says that partner has more than a pass, and so suggests bidding. A slow double mostly suggests taking it out. If it points both ways, or to something else, the answer is no. An explanation that does not fit the player’s call mostly suggests putting the misunderstanding right.
fact-other_action = What would that player’s peers do with the other action?
    .full = What would players of that class, with the pair’s methods and without the information, do with the action that was not suggested?
    .chosen_by_some = Many consider it, some might choose it
    .chosen_by_some-label = Some might choose it
    .chosen_by_some-full = A good share of them would seriously consider it, and some might choose it
    .considered_only = Many consider it, nobody would choose it
    .considered_only-label = Nobody would choose it
    .considered_only-full = A good share of them would seriously consider it, but nobody would choose it
    .few = Hardly anybody considers it
    .few-label = Hardly considered
    .few-full = Too few of them would seriously consider it
    .explain = Think of players as good as this one, with the same system, hand and auction, who noticed nothing. One in five seriously considering it is a good share. If you ask players, do not say what happened at the table. Example: partner passed slowly, and this player bid. Three of ten peers would pass: so to pass is a logical alternative.
fact-peers_asked = Have you asked players of the same class?
    .explain = Give them hand, auction and methods, and ask what they call and what else they considered. Ask first whether they have played the board, or will.
fact-chosen_was_alternative = Was the chosen action a logical alternative too?
    .full = Was the action that was chosen a logical alternative itself?
    .explain = The Laws of 2007 speak of a choice among logical alternatives. An action that no player of that class would consider is none.
fact-based_on_information = Did the player act on the information?
    .full = Did the player base that action on the information from partner?
    .explain = An action that nobody would take without the information is usually based on it. Judge by the hand and the auction; ask nobody why.

check-which-action-now = Ask now which action of partner is complained of.
    .explain = Take every later call and play of partner in turn.
check-was-action-suggested = Come back at the end of play: did the information suggest what partner did?
    .explain = Opponents who think so call you when play has ended. To call sooner or later is no infraction.
check-logical-alternatives = Judge next whether there was a logical alternative. That may take time.
    .explain = You may ask players of that class first. Until you have decided, the result at the table stands provisionally.
check-information-damage = Look next at what the action did to the score.
    .explain = Compare with what was to be expected had the barred action not been taken.

step-ruling-pending = The result at the table stands for now. You decide when you have judged the alternatives.
    .say = The result stands for the moment. I shall consult, and tell all four of you what I decide and why.
    .explain = A ruling of judgement is best made with others: a colleague, or players of that class.
step-rests-on-peers = The ruling rests on what players of that class said.
    .explain = Write down how many you asked, how many considered the other action, and how many chose it.
step-peers-could-be-asked = If you can, ask a few players of that class before you tell the ruling.
    .explain = Three to six are enough. They must not know what happened at the table.
step-action-was-barred = That action was not open to partner.
    .explain = { $edition ->
        [laws2007] A player with such information carefully avoids taking any advantage from it. Among logical alternatives, one that it could demonstrably have suggested may not be chosen.
       *[laws2017] A player with such information carefully avoids taking any advantage from it. An action that it demonstrably suggests over a logical alternative may not be chosen. It does not matter why it was chosen.
    }
step-used-on-purpose = If partner used it on purpose, that is an infraction of its own, and a reason for a penalty.
    .explain = What happened decides; nobody is asked what they intended.
step-barred-action-has-no-weight = { $edition ->
        [laws2007] In the adjusted score the barred action does not count. The same result reached otherwise does.
       *[laws2017] In the adjusted score the barred action has weight nil. The same result reached otherwise counts.
    }
    .explain = { $edition ->
        [laws2007] List what might have happened without it. The barred action itself never counts, however many would have chosen it. A contract that could also have been reached legally does.
       *[laws2017] List what might have happened without it. The barred action itself never counts, however many would have chosen it. A contract that could also have been reached legally enters with that share.
    }

adjustment-nothing-complained-of = The result stands: no action of partner is in question.
    .say = Thank you. Nothing is in question, so the result stands.
    .explain = To make information available is no infraction in itself. Only what partner does with it counts.
adjustment-known-legally = The result stands: partner knew it from legal sources.
    .say = The result stands. That action can rest on the cards and the legal auction alone.
    .explain = Own cards, legal calls and plays, the state of the score and what opponents are like may all be used.
adjustment-not-suggested = The result stands: the information did not suggest that action.
    .say = The result stands. What happened does not point to that action.
    .explain = An action that the information speaks against, or that it neither favours nor excludes, is free.
adjustment-nobody-would-choose = The result stands: nobody of that class would choose the other action.
    .say = The result stands. For this player there was no logical alternative to what they did.
    .explain = A logical alternative has to be considered seriously by a good share, and some might choose it. The second is missing.
adjustment-no-logical-alternative = The result stands: too few of that class would seriously consider the other action.
    .say = The result stands. For this player there was no logical alternative to what they did.
    .explain = A logical alternative has to be considered seriously by a good share, and some might choose it. The first is missing.
adjustment-not-among-alternatives = The result stands: the action was no logical alternative, and did not rest on the information.
    .say = The result stands. That action does not rest on the information.
    .explain = The Laws of 2007 forbid a choice among logical alternatives that the information could have suggested, and any action that is based on it.
adjustment-no-advantage = The result stands: the other side has not been damaged.
    .say = The result stands. No better result was to be expected for the other side.
    .explain = They are damaged if the table result is less favourable to them than what was to be expected.

penalty-used-information = A procedural penalty may be given to partner for it.
    .explain = Keep it for experienced players who should know better. It is apart from the score: the other side gains nothing by it.
