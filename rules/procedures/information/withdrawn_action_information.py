"""Law 16C (2007: 16D): somebody may have used what a call or card taken back has shown."""

from enum import StrEnum
from typing import assert_never

from rules.engine.board import Start
from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, Role, Value, choice
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept
from rules.procedures._board_stage import STAGE, BoardStage
from rules.procedures.score._end_of_play import (
    DAMAGED,
    SCORE_STILL_OPEN,
    adjusted_if,
    assigned,
    judged,
    raised_too_late,
)

IRREGULARITY = irregularity(__name__, place=50, also_follows=True)


class UsedBy(StrEnum):
    """16C1, 16C2: whose use of it is complained of."""

    NON_OFFENDING_SIDE = "non_offending_side"
    OFFENDING_SIDE = "offending_side"


USED_BY = choice("withdrawn_used_by", UsedBy, audience=Audience.DIRECTOR, law=Concept.WITHDRAWN_AUTHORIZED)

# 16C2 (2017) and 16D2 (2007): the two editions put different tests.
SUGGESTED_OVER_ALTERNATIVE = judged("suggested_over_alternative", "16C2")
SUGGESTED_AMONG_ALTERNATIVES = judged("suggested_among_alternatives", "16D2")


@IRREGULARITY.told_by_the_board
def as_left_to_be_judged(start: Start) -> dict[str, Value]:
    """Where a ruling has left it to be judged, it is the offending side of which that is asked."""
    return {USED_BY.id: UsedBy.OFFENDING_SIDE, STAGE.id: BoardStage.PLAY_OVER} if start.goes_on else {}


@IRREGULARITY.under(LAWS_2017)
def withdrawn_action_information_2017(case: Case) -> Ruling:
    """16C of 2017."""
    return withdrawn(case, SUGGESTED_OVER_ALTERNATIVE)


@IRREGULARITY.under(LAWS_2007)
def withdrawn_action_information_2007(case: Case) -> Ruling:
    """16D of 2007, and 16A4 for the damage."""
    return withdrawn(case, SUGGESTED_AMONG_ALTERNATIVES)


def withdrawn(case: Case, suggested: Fact[bool]) -> Ruling:
    """16C1 and C2: one side may use everything, the other nothing that was taken back.

    suggested: the test of the edition.
    """
    stage = case[STAGE]
    match stage:
        case BoardStage.GOING_ON:
            play_goes_on(case)
        case BoardStage.PLAY_OVER:
            used(case, suggested)
        case BoardStage.TOO_LATE:
            case.cite(Concept.WITHDRAWN_ADJUSTMENT)
            raised_too_late(case)
        case _:
            assert_never(stage)
    return case.ruling()


def play_goes_on(case: Case) -> None:
    """16C1 and C2: both sides are told what they may use, and nobody is accused."""
    case.step("withdrawn-may-be-used", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
    case.inform("withdrawn-action-unauthorized", Concept.WITHDRAWN_UNAUTHORIZED, Role.OFFENDING_SIDE)
    case.step("play-goes-on-withdrawn", Concept.WITHDRAWN_UNAUTHORIZED)
    case.check("withdrawn-action", Concept.WITHDRAWN_ADJUSTMENT, When.END_OF_PLAY, "withdrawn_action_information")


def used(case: Case, suggested: Fact[bool]) -> None:
    """16C1, and C2 with C3 (2007: 16D2, 16A4), when play has ended."""
    used_by = case[USED_BY]
    match used_by:
        case UsedBy.NON_OFFENDING_SIDE:
            case.step("withdrawn-may-be-used", Concept.WITHDRAWN_AUTHORIZED, Role.NON_OFFENDING_SIDE)
        case UsedBy.OFFENDING_SIDE:
            if case[SCORE_STILL_OPEN]:
                score_told(case, suggested)
            else:
                adjusted_if(case, suggested, DAMAGED, Concept.WITHDRAWN_UNAUTHORIZED, Concept.WITHDRAWN_ADJUSTMENT)
                if case[suggested]:
                    case.advise_penalty("procedural", "90A")
                    if case[DAMAGED]:
                        case.refer_to_appeal("within-period", "92B")
                        case.direct("tell-all-four", "83")
        case _:
            assert_never(used_by)


def score_told(case: Case, suggested: Fact[bool]) -> None:
    """16C2 and C3, then 83; 11A may have reduced the score before, hence it is not said that the result stands."""
    damage = case[suggested] and case[DAMAGED]
    case.cite(Concept.WITHDRAWN_UNAUTHORIZED)
    case.cite(Concept.WITHDRAWN_ADJUSTMENT)
    if damage:
        assigned(case)
    else:
        case.adjust("not-for-withdrawn", Concept.WITHDRAWN_ADJUSTMENT)
    case.direct("tell-all-four", "83")
