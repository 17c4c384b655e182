irregularity-conduct = Discourtesy or unruly behaviour
    .label = Discourtesy, conduct
    .what = A player was rude, disturbed others, broke a Law on purpose or kept an undue trick
    .player = Be courteous to everybody and say nothing needless. To stare at a player or to show what you think of a call is not allowed.

fact-conduct_matter = What was it? First that fits.
    .prearranged = Secret signals
    .prearranged-full = Partners seem to exchange information by signals agreed beforehand
    .discourtesy = Rudeness, annoyance
    .discourtesy-full = Rude, insulting or annoying words or behaviour, to anybody
    .concealed = Tried to conceal
    .concealed-full = An infraction, and an attempt to conceal it
    .on_purpose = Infraction on purpose
    .on_purpose-full = An infraction made on purpose, perhaps ready to pay for it
    .trick_kept = Kept an undue trick
    .trick_kept-full = Knowingly took the score for a trick that the opponents did not lose
    .manners = Manners at the table
    .manners-full = Remarks, gestures, looks at others’ cards, needless delay or leaving the table
fact-conduct_gravity = What does order at the table ask for?
    .warning = A warning
    .warning-full = A warning: it is the first time, and no more is needed
    .penalty = A disciplinary penalty
    .penalty-label = A penalty in points
    .penalty-full = A disciplinary penalty in points: it has happened again, or was grave
    .suspension = An end to play
    .suspension-full = The player cannot play on in this session, or in part of it
    .explain = Ask what restores a pleasant table. Hear whoever was there, apart. Whether a warning is due first, your regulations may say.
fact-manner_effect = What may it have done to the board?
    .nothing = Nothing
    .told_partner = Told partner something
    .told_partner-full = It may have told the player’s partner something of the hand
    .misled_opponent = Misled an opponent
    .misled_opponent-full = An opponent says that they drew a false inference from it
    .overheard = Heard at another table
    .overheard-full = It was about a board, and another table could hear it
    .explain = What was said or shown may be information for partner, or may mislead. If neither, manners are a matter for themselves.

step-nobody-is-accused = Accuse nobody at the table. Let the session go on.
    .explain = There is no graver offence in bridge. A public word on it cannot be taken back.
step-evidence-kept = Collect deals, auctions and what witnesses say. Report to your organizer or federation.
    .explain = Single deals prove nothing. Who investigates is for them to say.
step-disqualified-with-approval = You may disqualify for cause, with the approval of the organizer.
    .explain = That goes further than a suspension, which you may order by yourself.
step-courtesy-restored = Have play go on in good order.
    .say = Everybody at this table is courteous to everybody. Please go on.
    .explain = Never argue before the others.
    .do = Let everybody finish speaking; take a heated player aside.
step-usual-discipline = { $amount ->
        [none] The amount is what your regulations say.
       *[other] The regulations in force say: { $amount }.
    }
    .explain = A disciplinary penalty comes off the contestant’s score; the opponents get nothing of it.
step-player-suspended = You may suspend the player for the session, or for part of it.
    .explain = See first who can play in their place, or what becomes of the boards of the others.
step-infraction-for-itself = Rule on the infraction for itself, as if by accident. Do not ask why at the table.
    .explain = Nobody may break a Law on purpose, even ready to accept the rectification. Nobody has to report an infraction of their own side, but for the exceptions.
step-manners-kept = The player keeps to the usual manner of calling and playing.
    .say = Please keep to the usual manner of calling and playing.
    .explain = No needless remarks, no sign of approval, no staring, no card taken out before the turn, no leaving the table before the end of the round.
    .do = Tell the player, apart from the others if you can, what is to stop.

check-concealed-infraction = Rule on that next: was it meant to conceal?
    .explain = The infraction itself is ruled on as well.
check-trick-not-lost = Rule on that next: who won the trick?
    .explain = Nobody may keep the score for a trick that the other side did not lose.
check-manner-told-partner = Rule on that next, as unauthorized information.
    .explain = Partner may not use it; opponents may.
check-manner-misled-opponent = Rule on that next: was the opponent misled without a bridge reason?
    .explain = Nobody has a right to redress for a conclusion at their own risk.

penalty-on-purpose = A procedural penalty may be given to { WHO($who) }, if it was on purpose.
    .explain = Be sure of it before you say so; intention is hard to prove.
penalty-disciplinary = A disciplinary penalty may be given to { WHO($who) }.
    .explain = It is separate from any rectification, and never takes the place of one.

appeal-discipline-is-final = A committee may advise you to change a disciplinary decision, but may not overrule it.
    .say = A disciplinary decision may not be overruled by a committee.
    .explain = The facts, and any adjusted score, may be appealed like others.
