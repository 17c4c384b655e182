"""Law 54: the wrong defender makes the opening lead."""

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures.auction._cards_on_the_table import cards_on_the_table
from rules.procedures.play._exposed_cards import ExposedCards
from rules.procedures.play._opening_lead import FACE_DOWN, IN_AUCTION, LEAD_MADE, SINCE_OPENING_LEAD, opening_lead_faced

IRREGULARITY = irregularity(__name__, place=10, common=70)


@IRREGULARITY.under(LAWS_2007)
def opening_lead_out_of_turn(case: Case) -> Ruling:
    """Law 54 A to D, with 24 and 41A before it; the same in both editions."""
    made = case[LEAD_MADE]
    if made == IN_AUCTION:
        cards_on_the_table(case, ExposedCards.LED)
    elif made == FACE_DOWN:
        case.cite("41A")
        case.step("face-down-lead-back", Role.OFFENDER)
        case.step("proper-leader-leads", Role.PARTNER)
    else:
        opening_lead_faced(case, SINCE_OPENING_LEAD)
    return case.ruling()
