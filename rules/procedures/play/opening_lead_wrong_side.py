"""Law 54E: a player of the declaring side makes the opening lead."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures._withdrawn import withdrawn_card
from rules.procedures.play._cards_on_the_table import cards_on_the_table
from rules.procedures.play._exposed_cards import ExposedCards
from rules.procedures.play._irregular_play import proper_lead_stands
from rules.procedures.play._opening_lead import LEAD_MADE, LeadMade

IRREGULARITY = irregularity(__name__, place=20)


class SinceWrongSide(StrEnum):
    """54E: what a defender has done after an opening lead by the declaring side."""

    NOTHING = "nothing"
    PROPER_LEAD = "proper_lead"
    DEFENDER_PLAYED = "defender_played"


SINCE_WRONG_SIDE = choice("since_wrong_side", SinceWrongSide)


@IRREGULARITY.under(LAWS_2007)
def opening_lead_wrong_side(case: Case) -> Ruling:
    """54E with 24, 48 and 58A; the same in both editions."""
    made = case[LEAD_MADE]
    match made:
        case LeadMade.FACED:
            declaring_side_has_led(case)
        case LeadMade.AT_ONCE:
            case.step("play-in-turn-first", "58A")
            case.step("declarers-cards-go-back", "48A")
            case.inform("exposed-authorized", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
        case LeadMade.FACE_DOWN:
            case.step("face-down-lead-back", "41A", Role.OFFENDER)
            case.step("left-of-declarer-leads", "41A")
        case LeadMade.IN_AUCTION:
            cards_on_the_table(case, ExposedCards.LED)
        case _:
            assert_never(made)
    return case.ruling()


def declaring_side_has_led(case: Case) -> None:
    """54E and 48A: the card goes back, whatever a defender has done since."""
    since = case[SINCE_WRONG_SIDE]
    case.cite("54E")
    case.step("card-picked-up-before-lead", Concept.DECLARING_SIDE_PICKS_UP, Role.OFFENDER)
    case.step("declarers-card-no-penalty", "48A")
    match since:
        case SinceWrongSide.PROPER_LEAD:
            proper_lead_stands(case)
        case SinceWrongSide.NOTHING | SinceWrongSide.DEFENDER_PLAYED:
            case.step("left-of-declarer-leads", "41A")
            if since is SinceWrongSide.DEFENDER_PLAYED:
                case.step("defender-takes-back", "47D")
            withdrawn_card(case)
        case _:
            assert_never(since)
