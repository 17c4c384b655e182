"""Law 48: cards of declarer are exposed."""

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures.play._faced_hand import claimed_by_facing

IRREGULARITY = irregularity(__name__, place=100)

# Declarer

DROPPED = "dropped"
TOUCHING = "touching"
AS_IF_PLAYED = "as_if_played"
AFTER_LEAD_OUT_OF_TURN = "after_lead_out_of_turn"
FACED_HAND = "faced_hand"

DECLARER_EXPOSED = choice("declarer_exposed", DROPPED, TOUCHING, AS_IF_PLAYED, FACED_HAND, AFTER_LEAD_OUT_OF_TURN)


@IRREGULARITY.under(LAWS_2007)
def exposed_card_declarer(case: Case) -> Ruling:
    """Law 48, with 45C2, 54 and 68, the same in both editions."""
    what = case[DECLARER_EXPOSED]
    if what in (TOUCHING, AS_IF_PLAYED):
        case.cite("45C2(a)" if what == TOUCHING else "45C2(b)")
        case.step("card-is-played")
    elif what == AFTER_LEAD_OUT_OF_TURN:
        case.cite("48B1")
        case.cite("54")
        case.step("rule-as-opening-lead-out-of-turn")
    elif what != FACED_HAND or not claimed_by_facing(case):
        case.cite("48A")
        case.step("declarers-cards-go-back")
        case.inform("exposed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
    return case.ruling()
