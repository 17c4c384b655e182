"""Law 90B, with 7, 45G and 91: an offence against procedure, and whether it is warned of or penalized."""

from collections.abc import Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Role, Value, choice
from rules.engine.procedure import Of, irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures import rule_as
from rules.procedures._penalty_advised import ADVISED
from rules.procedures.boards._not_played import NOT_PLAYED, NotPlayed
from rules.procedures.conduct._penalties import refused, warned_or_penalized

IRREGULARITY = irregularity(__name__, place=20, of=Of.PERSON)


class Offence(StrEnum):
    """90B1 to 90B8, and 45G, which 90A reaches as well; the first that fits."""

    LATE = "late"
    SLOW = "slow"
    OVERHEARD = "overheard"
    COMPARED = "compared"
    TOUCHED = "touched"
    POCKET = "pocket"
    TURNED_DOWN = "turned_down"
    SCORE_ADJUSTED = "score_adjusted"
    REFUSED = "refused"
    NOT_COMPLIED = "not_complied"


BY_ARRIVING_LATE: Mapping[str, Value] = {NOT_PLAYED.id: NotPlayed.ARRIVED_LATE, **ADVISED}

OFFENCE = choice("procedural_offence", Offence, audience=Audience.DIRECTOR, law="90B")


@IRREGULARITY.under(LAWS_2007)
def procedural_penalty(case: Case) -> Ruling:
    """90B: what is put right first; then the warning or the penalty, which takes no rectification’s place."""
    offence = case[OFFENCE]
    match offence:
        case Offence.SLOW:
            return rule_as(case, "slow_play")
        case Offence.LATE:
            case.step("late-players-sit-down", "90B1")
            case.hand_over("boards-missed", "12C2(a)", "board_not_played", Role.OFFENDER, BY_ARRIVING_LATE)
        case Offence.OVERHEARD:
            case.step("speak-softly", "90B3")
            case.direct("others-overheard", Concept.OTHER_SOURCES)
        case Offence.COMPARED:
            case.step("scores-not-compared", "90B4")
        case Offence.TOUCHED:
            case.step("own-cards-alone", "7B3")
            case.cite("90B5")
        case Offence.POCKET:
            case.step("cards-to-their-pockets", "7C")
            case.cite("7D")
            case.cite("90B6")
            case.hand_over("tables-since-then", "87A", "fouled_board", Role.OFFENDER)
        case Offence.TURNED_DOWN:
            case.step("card-stays-faced", "45G")
            case.cite("66A")
        case Offence.SCORE_ADJUSTED:
            case.direct("adjusted-for-itself", "90B7")
        case Offence.REFUSED:
            refused(case)
            return case.ruling()
        case Offence.NOT_COMPLIED:
            case.step("told-to-comply", "90B8")
        case _:
            assert_never(offence)
    warned_or_penalized(case, Role.OFFENDER)
    return case.ruling()
