irregularity-play_after_irregularity = Play after an irregular play
    .label = Play after irregularity
    .what = Somebody played on before a lead or play was put right

fact-played_on = Who has played on before the irregularity was put right? If several are so, take the first in this list.
    .before_required_lead = A defender, after declarer was required to lead from another hand but had not yet done so
    .before_required_lead-label = Before required lead
    .proper_lead = An opponent whose lead it was, by leading to the trick, even if others had played before
    .proper_lead-label = Proper opponent led
    .next_opponent = The opponent next after the hand that led or played irregularly, by playing to the trick before the other opponent; or declarer, from either hand, to a defender’s lead
    .next_opponent-label = Next opponent/declarer
    .wrong_defender = The defender on declarer’s right, by being the first to play to a lead out of turn from declarer’s own hand
    .wrong_defender-label = RHO, to declarer’s lead
    .wrong_defender_to_dummys = The defender on declarer’s left, by being the first to play to a lead out of turn from dummy
    .wrong_defender_to_dummys-label = LHO, to dummy’s lead
    .offending_side = The offender or their partner
    .offending_side-label = Offender or partner
fact-first_irregular_play = What was the first irregularity?
    .opening_lead = The opening lead, by the wrong defender
    .opening_lead-label = Opening lead
    .defenders_lead = A later lead out of turn by a defender
    .defenders_lead-label = Defender’s later lead
    .declarers_lead = A lead out of turn by declarer, from either hand
    .declarers_lead-label = Declarer’s lead
    .premature = A card played too soon, or led before the trick was complete
    .premature-label = Played or led too soon

step-offender-is-who-played = The offender is now the defender who played this card.
step-rights-unaffected = The play of the offending side takes nothing from the rights of the other side.

check-both-plays-next = Rule on the first irregularity now, as if the later card had not been played, and then on that card.
    .explain = If the first ruling asks what has been played since, and the answer is the offending side’s later card, that ruling covers both.
