"""Laws 10B and 11A: a card that should have become a penalty card was picked up before the director was called."""

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, yes_no
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.score._end_of_play import gain_looked_at_later

# 10B: the director may allow or cancel what the players have waived.
WAIVER_STANDS = yes_no("waiver_stands", audience=Audience.DIRECTOR, judgement=True, law="10B")


def put_back_on_the_table(case: Case) -> bool:
    """Whether the card comes back; where it does not, declarer's side has forfeited its right (11A)."""
    if not case[WAIVER_STANDS]:
        case.step("waiver-cancelled", "10B", Role.OFFENDER)
        return True
    case.step("waiver-stands", "10B", Role.OFFENDER)
    case.cite("11A")
    gain_looked_at_later(case)
    withdrawn_card(case)
    return False
