"""What has to be known of every irregular lead or play, and what holds for all of them."""

from rules.engine.case import Case
from rules.engine.facts import Fact, Role, choice
from rules.engine.ruling import When
from rules.lawbook import Concept
from rules.procedures.withdrawn_call import withdrawn_card

# What no acceptance can change: 47E1, and 53A of 2017 on the thirteenth trick.
NONE = "none"
TOLD = "told"
THIRTEENTH = "thirteenth_trick"

EXEMPT = choice("play_exempt", NONE, TOLD, THIRTEENTH)
MISINFORMED = EXEMPT.only(NONE, TOLD)


def taken_back(case: Case, exempt: Fact[str]) -> bool:
    """Whether the lead or play is taken back whatever anybody says (47E1, 53A), which is then written."""
    why = case[exempt]
    if why == TOLD:
        case.cite("47E1")
        case.step("misinformed-card-back", Role.OFFENDER)
        case.inform("misinformed-authorized", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_AUTHORIZED)
        case.inform("misinformed-unauthorized", Role.OFFENDING_SIDE, Concept.WITHDRAWN_UNAUTHORIZED)
        case.check("misinformed-card", When.END_OF_PLAY, "withdrawn_information", Concept.WITHDRAWN_ADJUSTMENT)
    elif why == THIRTEENTH:
        case.cite("53A")
        case.step("last-lead-back", Role.OFFENDER)
    return why != NONE


def rectification_forfeited(case: Case) -> None:
    """60A1 and 2: the innocent side has played on, so that the irregular play counts as made in turn."""
    case.cite("60A1")
    case.cite("60A2")
    case.step("rectification-forfeited")


def partner_has_played(case: Case) -> None:
    """60C: a play by the offender's partner takes nothing from the other side, and is ruled on next."""
    case.cite("60C")
    case.check("partner-card-next", When.NOW)


def proper_lead_stands(case: Case) -> None:
    """53B (2007: 53C): an opponent whose lead it was has led; everything played in error is withdrawn."""
    case.cite(Concept.PROPER_LEAD_AFTER_IRREGULAR)
    case.step("proper-lead-counts")
    withdrawn_card(case)


def replaced_card(case: Case) -> None:
    """16C (2007: 16D) of a card that an opponent of the offender replaces: it tells their own side only."""
    case.inform("replaced-card", Role.NON_OFFENDING_SIDE, Concept.WITHDRAWN_INFORMATION)
    case.check("replaced-card", When.END_OF_PLAY, "withdrawn_information", Concept.WITHDRAWN_ADJUSTMENT)


def wrong_defender_has_played(case: Case) -> None:
    """53C (2007: 53B): declarer's irregular lead stands; the defender's card is ruled on under 57."""
    case.cite(Concept.WRONG_DEFENDER_PLAYS)
    case.step("lead-stands")
    case.cite("57")
    case.check("wrong-defender-next", When.NOW)
