"""Law 54: the wrong defender makes the opening lead."""

from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007
from rules.procedures.play._cards_on_the_table import cards_on_the_table
from rules.procedures.play._exposed_cards import ExposedCards
from rules.procedures.play._opening_lead import LEAD_MADE, SINCE_OPENING_LEAD, LeadMade, opening_lead_faced
from rules.procedures.play._played_at_once import defender_played_at_once
from rules.procedures.play._played_too_soon import TO_PARTNERS_LEAD

IRREGULARITY = irregularity(__name__, place=10, common=70)


@IRREGULARITY.under(LAWS_2007)
def opening_lead_out_of_turn(case: Case) -> Ruling:
    """Law 54 A to D, with 24, 41A and 58A before it; the same in both editions."""
    made = case[LEAD_MADE]
    match made:
        case LeadMade.FACED:
            opening_lead_faced(case, SINCE_OPENING_LEAD)
        case LeadMade.AT_ONCE:
            defender_played_at_once(case, {TO_PARTNERS_LEAD.id: True})
        case LeadMade.FACE_DOWN:
            case.step("face-down-lead-back", "41A", Role.OFFENDER)
            case.step("proper-leader-leads", "41A", Role.PARTNER)
        case LeadMade.IN_AUCTION:
            cards_on_the_table(case, ExposedCards.LED)
        case _:
            assert_never(made)
    return case.ruling()
