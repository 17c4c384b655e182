"""Law 12 with 82, 84D, 86 and 88: when the director adjusts a score, and by which kind of score."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures import rule_as
from rules.procedures.score._by_fault import by_fault
from rules.procedures.score._end_of_play import DAMAGED, as_elected, raised_too_late
from rules.regulations.elections import ASSIGNED, AssignedScores

IRREGULARITY = irregularity(__name__, place=10, common=190)


class AdjustmentReason(StrEnum):
    """12A: why a score is to be adjusted; 92B of who asked too late comes first."""

    TOO_LATE = "too_late"
    DAMAGE = "damage"
    NO_RESULT = "no_result"
    WRONG_RECTIFICATION = "wrong_rectification"
    DIRECTORS_ERROR = "directors_error"


REASON = choice("adjustment_reason", AdjustmentReason, audience=Audience.DIRECTOR, law="12A")


class Provided(StrEnum):
    """12A1, 12B2, 84D: what the Laws themselves provide for the irregularity."""

    NOTHING = "nothing"
    ADJUSTMENT = "adjustment"
    RECTIFIED = "rectified"


PROVIDED = choice("laws_provide", Provided, audience=Audience.DIRECTOR, judgement=True, law="12B2")

# 12A2, 82C: whether the board can still be brought to a normal result.
CAN_BE_PLAYED = yes_no("board_can_be_played", audience=Audience.DIRECTOR)

# 12C1(d): whether the director can name what might have happened.
NAMEABLE = yes_no("results_can_be_named", audience=Audience.DIRECTOR, judgement=True, law="12C1(d)")


@IRREGULARITY.under(LAWS_2007)
def adjusted_score(case: Case) -> Ruling:
    """Law 12: alike in both editions but for its numbers."""
    reason = case[REASON]
    match reason:
        case AdjustmentReason.TOO_LATE:
            case.cite("12A")
            raised_too_late(case)
        case AdjustmentReason.DAMAGE:
            by_an_irregularity(case)
        case AdjustmentReason.NO_RESULT:
            no_result(case)
        case AdjustmentReason.WRONG_RECTIFICATION:
            adjusted_if_damaged(case, "12A3", "12B1")
        case AdjustmentReason.DIRECTORS_ERROR:
            return rule_as(case, "director_error")
        case _:
            assert_never(reason)
    return case.ruling()


def by_an_irregularity(case: Case) -> None:
    """12A1, 12B2 and 84D: whether the director may adjust."""
    provided = case[PROVIDED]
    match provided:
        case Provided.NOTHING:
            adjusted_if_damaged(case, "12A1", "84D", "12B1")
        case Provided.ADJUSTMENT:
            adjusted_if_damaged(case, "12B1")
        case Provided.RECTIFIED:
            case.adjust("rectification-suffices", "12B2")
        case _:
            assert_never(provided)


def adjusted_if_damaged(case: Case, *laws: str) -> None:
    """12B1: an assigned score where a side is damaged."""
    damaged = case[DAMAGED]
    for law in laws:
        case.cite(law)
    if damaged:
        assigned_or_artificial(case)
    else:
        case.adjust("not-damaged", "12B1")


def no_result(case: Case) -> None:
    """12A2: no rectification permits normal play of the board."""
    can_be_played = case[CAN_BE_PLAYED]
    case.cite("12A2")
    if can_be_played:
        case.step("play-the-board", "12A2")
    else:
        by_fault(case)


def assigned_or_artificial(case: Case) -> None:
    """12C1: an assigned score wherever one can be awarded; what a side did to itself comes with its arithmetic."""
    if not case[NAMEABLE]:
        case.cite("12C1(d)")
        by_fault(case)
        return
    case.cite("12C1(a)")
    case.cite(Concept.ASSIGNED_SCORE)
    results_weighted(case)
    case.direct("unless-self-inflicted", Concept.SELF_INFLICTED_DAMAGE)
    case.direct("self-inflicted-apart", Concept.SCORES_APART)
    case.adjust("assigned", Concept.ASSIGNED_SCORE, "board_score")


def results_weighted(case: Case) -> None:
    """12C1(c); in 2007 the authority may forbid it, or apply 12C1(e) in its place."""
    elected = AssignedScores.WEIGHTED if case.edition.year == LAWS_2017.year else case[ASSIGNED]
    if elected is AssignedScores.WEIGHTED:
        case.direct("list-possible-results", "12C1(c)")
    else:
        as_elected(case)
