irregularity-play_after_irregularity = Play after an irregular play
    .label = Play after irregularity
    .what = Somebody played on before a lead or play was put right

fact-played_on = Who played on before it was put right? First that fits.
    .full = Who has played on before the irregularity was put right? If several are so, take the first in this list.
    .before_required_lead = Defender, before declarer’s required lead
    .before_required_lead-label = Before required lead
    .before_required_lead-full = A defender, after declarer was required to lead from another hand but had not yet done so
    .proper_lead = Opponent on lead led (even after other plays)
    .proper_lead-label = Proper opponent led
    .proper_lead-full = An opponent whose lead it was, by leading to the trick, even if others had played before
    .next_opponent = Next opponent first; or declarer to defender’s lead
    .next_opponent-label = Next opponent/declarer
    .next_opponent-full = The opponent next after the hand that led or played irregularly, by playing to the trick before the other opponent; or declarer, from either hand, to a defender’s lead
    .wrong_defender = Declarer’s RHO first, to own-hand lead
    .wrong_defender-label = RHO, to declarer’s lead
    .wrong_defender-full = The defender on declarer’s right, by being the first to play to a lead out of turn from declarer’s own hand
    .wrong_defender_to_dummys = Declarer’s LHO first, to dummy’s lead
    .wrong_defender_to_dummys-label = LHO, to dummy’s lead
    .wrong_defender_to_dummys-full = The defender on declarer’s left, by being the first to play to a lead out of turn from dummy
    .offending_side = Offender or partner
    .offending_side-full = The offender or their partner
fact-first_irregular_play = What was the first irregularity?
    .opening_lead = Opening lead
    .opening_lead-full = The opening lead, by the wrong defender
    .defenders_lead = Defender’s later lead
    .defenders_lead-full = A later lead out of turn by a defender
    .declarers_lead = Declarer’s lead
    .declarers_lead-full = A lead out of turn by declarer, from either hand
    .premature = Played or led too soon
    .premature-full = A card played too soon, or led before the trick was complete

step-offender-is-who-played = The offender is now the defender who played this card.
step-rights-unaffected = The play of the offending side takes nothing from the rights of the other side.

check-both-plays-next = Rule on the first irregularity now, as if the later card had not been played, and then on that card.
    .explain = If the first ruling asks what has been played since, and the answer is the offending side’s later card, that ruling covers both.
