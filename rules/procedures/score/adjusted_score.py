"""Law 12 with 82, 84D, 86 and 88: when the director adjusts a score, and by which kind of score."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures import rule_as
from rules.procedures.score._by_fault import by_fault
from rules.procedures.score._end_of_play import (
    DAMAGED,
    GAINED_BY_IGNORANCE,
    as_elected,
    gain_taken_away,
    judged,
    offenders_may_profit,
    raised_too_late,
    result_stands,
)
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

# The same where it was the ruling that went wrong, be it of the director or of the players (82C, 12A3).
NAMEABLE_BY_RIGHT_RULING = judged("results_by_right_ruling", "12C1(d)")

# After a wrong instruction nothing has been ruled wrongly (82C).
NAMEABLE_WITHOUT_ERROR = judged("results_without_error", "12C1(d)")

# 12A3: either side may have come out worse by a wrong rectification, the offending one too.
WORSE_BY_WRONG_RULING = judged("worse_by_wrong_ruling", "12A3")


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
            wrongly_rectified(case)
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
            offenders_may_profit(case)
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


def wrongly_rectified(case: Case) -> None:
    """12A3; in 2017 11A first: what a side has gained by its opponent's ignorance of the Law is taken from it."""
    if case.edition.year == LAWS_2017.year:
        gained = case[GAINED_BY_IGNORANCE]
        case.cite("11A")
        if gained:
            gain_taken_away(case, When.NOW)
            return
    adjusted_if_wrongly_rectified(case)


def adjusted_if_wrongly_rectified(case: Case) -> None:
    """12A3: an assigned score where a side has come out worse than by the right rectification, told by 83."""
    if not case[WORSE_BY_WRONG_RULING]:
        result_stands(case, "no-worse-by-wrong-ruling", "12A3")
        return
    if case[NAMEABLE_BY_RIGHT_RULING]:
        case.cite("12A3")
        case.cite("12C1(a)")
        case.cite(Concept.ASSIGNED_SCORE)
        results_weighted(case, "list-results-by-right-ruling")
        case.adjust("assigned-by-right-ruling", Concept.ASSIGNED_SCORE, "board_score", When.NOW)
    else:
        case.cite("12A3")
        case.cite("12C1(d)")
        by_fault(case)
    case.direct("tell-all-four", "83")


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


def results_weighted(case: Case, listed: str = "list-possible-results", likely: str = "likely-and-probable") -> None:
    """12C1(c); in 2007 the authority may forbid it, or apply 12C1(e) in its place.

    listed: the step that has the results written down. likely: the step that tells of 12C1(e).
    """
    elected = AssignedScores.WEIGHTED if case.edition.year == LAWS_2017.year else case[ASSIGNED]
    if elected is AssignedScores.WEIGHTED:
        case.direct(listed, "12C1(c)")
    else:
        as_elected(case, likely)
