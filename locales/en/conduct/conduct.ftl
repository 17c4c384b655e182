irregularity-conduct = Discourtesy or unruly behaviour
    .label = Discourtesy, conduct
    .what = A player was rude, disturbed others, broke a Law on purpose or kept an undue trick
    .player = Be courteous, and say nothing needless. Do not stare at a player, or show what you think of a call. If something disturbs you, call the director.

fact-conduct_matter = What was it? First that fits.
    .prearranged = Secret signals
    .prearranged-full = Partners seem to exchange information by signals agreed beforehand
    .refused = Refused to obey
    .refused-full = Refused to do what the director had told them to do
    .to_director = Rude to the director
    .to_director-full = Called the director, or spoke to them, without courtesy
    .discourtesy = Rude or insulting
    .discourtesy-full = Rude or insulting words or behaviour, to anybody else
    .annoyance = Annoyed a player
    .annoyance-full = A remark or an act that annoyed or embarrassed a player, or spoilt the game for them
    .concealed = Tried to conceal
    .concealed-full = An infraction, and an attempt to conceal it
    .on_purpose = Infraction on purpose
    .on_purpose-full = An infraction made on purpose, perhaps ready to pay for it
    .trick_kept = Kept an undue trick
    .trick_kept-full = Knowingly took a trick that their side did not win, or a concession of one that the opponents could not lose
    .manners = Manners at the table
    .manners-full = Remarks, gestures, looks at others’ cards, needless delay, leaving the table or another breach of good manners
fact-signals_were = What does the evidence show about the signals?
    .by_method = Meanings of calls, cards
    .by_method-full = The signals are what calls or cards mean: an agreement that was not disclosed or is not allowed
    .established = Signals of another kind
    .established-full = Signals other than calls and cards, agreed beforehand: more likely than not
    .suspected = Not enough
    .suspected-full = It is suspected, and the evidence does not bear it out
    .explain = Weigh deals, auctions and what witnesses saw. The likelier counts; a charge as grave as this needs strong evidence.
fact-manner_was = What did the player do? First that fits.
    .looked = Stared, looked at cards
    .looked-full = Stared at a player, or looked at another hand or at where a card came from
    .attention = Pointed something out
    .attention-full = Drew attention to something significant, or to the tricks still needed
    .approval = Approval, disapproval
    .approval-full = Showed approval or disapproval of a call or a play
    .expectation = Showed who wins a trick
    .expectation-full = Showed that they expected, or meant, to win or lose a trick that was not complete
    .prolonged = Prolonged the play
    .prolonged-full = Prolonged the play needlessly to put an opponent off, as by not claiming when all the tricks were sure
    .unsettling = Varied the tempo
    .unsettling-full = Varied the tempo of the auction or the play to put an opponent off
    .remark = A needless remark
    .remark-full = A needless remark during the auction or the play
    .card_out = A card out too early
    .card_out-full = Took a card out of the hand before their turn
    .no_interest = Paid no attention
    .no_interest-full = Paid no attention to the game, or folded the cards
    .left = Left the table
    .left-full = Left the table without need before the round was called
    .uneven = Not uniform
    .uneven-full = Called or played in no uniform way, as with several names for one call
fact-manner_effect = What may it have done to the board?
    .nothing = Nothing
    .told_partner = Told partner something
    .told_partner-full = It may have told the player’s partner something of the hand
    .misled_opponent = Misled an opponent
    .misled_opponent-full = An opponent says that they drew a false inference from it
    .overheard = Heard at another table
    .overheard-full = It was about a board, and another table could hear it
    .learnt = Saw something
    .learnt-full = The player saw cards of another hand, or where one came from
    .explain = What was said or shown may be information for partner, or may mislead. If neither, rule on the manners alone.

step-nobody-is-accused = Accuse nobody at the table; play goes on.
    .explain = Secret signals are the gravest offence in bridge. What is said before everybody cannot be taken back.
step-signals-not-found = No agreement is established: no score changes for a suspicion.
    .explain = A report is no accusation.
step-evidence-kept = Collect deals, auctions and what witnesses say. Report to your organizer or federation.
    .explain = Single deals prove nothing. They decide who investigates.
step-courtesy-restored = See that the table is in good order again.
    .say = Please be courteous to each other.
    .explain = Never argue before the others.
    .do = Let everybody finish speaking; take a heated player aside.
step-infraction-for-itself = Rule on the infraction by its own Law. Do not ask why at the table.
    .explain = Nobody may break a Law on purpose, not even one who accepts the rectification. Where it could well damage the others, the score is looked at after play.
step-manners-kept = { $manner ->
        [left] The player comes back, and stays until the round has ended.
       *[other] The player keeps to the usual manner of calling and playing.
    }
    .say = { $manner ->
        [looked] Please do not watch the other players, their hands or where their cards come from.
        [attention] Please do not point out what happens in the auction and the play, or the tricks still needed.
        [approval] Please do not show what you think of a call or a play.
        [expectation] Please do not show who you think will win a trick before it is complete.
        [prolonged] Please do not prolong the play: claim when all the tricks are yours.
        [unsettling] Please call and play at your usual pace.
        [remark] Please make no needless remarks during the auction and the play.
        [card_out] Please take out a card only when it is your turn.
        [no_interest] Please follow the auction and the play, and hold your cards to the end.
        [left] Please stay at the table until the round is called.
       *[uneven] Please call and play in one and the same way, with one name for each call.
    }
    .explain = { $manner ->
        [prolonged] What was done is against courtesy: a player should refrain from it.
        [remark] What was done is against courtesy: a player should refrain from it.
        [card_out] What was done is against courtesy: a player should refrain from it.
        [no_interest] To pay no attention is against courtesy; to fold the cards is a breach of procedure.
       *[other] What was done is one of the examples that the Laws give of a breach of procedure.
    }
    .do = Tell the player, apart from the others if you can, what is to stop.

check-concealed-infraction = Rule on that next: was it meant to conceal?
    .explain = The infraction itself is ruled on as well.
check-trick-not-lost = Rule on that next: whose is the trick?
    .explain = Nobody may accept a trick that their side did not win, nor the concession of one that could not be lost.
step-discipline-told-apart = Tell the pair your decision away from the table; a committee may not overrule a disciplinary one.
    .explain = The facts, and any adjusted score, may be appealed like any ruling.
check-signals-by-method = Rule on that next, as an agreement that was not disclosed or is not allowed.
    .explain = What calls and cards tell is a method: opponents have a right to know it, and a regulation may forbid it.
check-signals-told-partner = Rule next on what partner heard or saw, as unauthorized information.
    .explain = No agreement need be proved for that. Where opponents were damaged the score is adjusted, and a penalty is possible.
check-signals-damage = When play has ended, look at each board on which it helped them: were the opponents damaged?
    .explain = The Laws have no other redress for it. The score is what was to be expected without the signals.
check-manner-told-partner = Rule on that next, as unauthorized information.
    .explain = Partner may not use it; opponents may.
check-manner-misled-opponent = Rule on that next: was the opponent misled without a bridge reason?
    .explain = A conclusion is at the player’s own risk, unless there was no such reason and the other could have known that it might profit them.
check-seen-on-purpose = Rule on that next: they know something of another hand.
    .explain = They looked for it, and so may not use it. An opponent’s card seen by accident may be used.
