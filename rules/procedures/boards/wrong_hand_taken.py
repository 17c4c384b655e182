"""Laws 7A, 7B1 and 16D (2007: 16C): the board was turned, or a player took a hand of the board that was not theirs."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Role, choice, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling
from rules.lawbook import LAWS_2007, Concept
from rules.procedures.boards._as_held import scored_as_held
from rules.procedures.information._learnt import Learnt
from rules.procedures.information.extraneous_information import (
    COURSE,
    SINCE_FIRST_CALL,
    Course,
    before_any_call,
    course_taken,
    effect,
)
from rules.procedures.score._by_fault import by_fault
from rules.procedures.score._end_of_play import judged, raised_too_late

IRREGULARITY = irregularity(__name__, place=40)


class Stage(StrEnum):
    """How far the board is; a hand that nobody has looked at harms nothing."""

    NOT_SEEN = "not_seen"
    NO_CALL = "no_call"
    UNDER_WAY = "under_way"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("wrong_hand_stage", Stage, law="7B1")

# All four have the hands of a board that lies the wrong way: each hand is a player's own, but for the seats.
TURNED = yes_no("board_was_turned", law="7A")

CALLED_WITH_IT = yes_no("called_with_wrong_hand", law="7B1")

NORMAL_PLAY = judged("normal_play_possible", "12A2")


@IRREGULARITY.under(LAWS_2007)
def wrong_hand_taken(case: Case) -> Ruling:
    """7A and 7B1, then what has been seen (16D), and what has been called and played with it (12A2)."""
    stage = case[STAGE]
    match stage:
        case Stage.NOT_SEEN:
            case.step("hands-back-unseen", "7B1")
        case Stage.TOO_LATE:
            case.cite("7B1")
            raised_too_late(case)
        case Stage.NO_CALL | Stage.UNDER_WAY | Stage.PLAY_OVER:
            if case[TURNED]:
                board_turned(case, stage)
            else:
                another_hand(case, stage)
            case.direct("hands-in-right-pockets", "7C")
        case _:
            assert_never(stage)
    return case.ruling()


def board_turned(case: Case, stage: Stage) -> None:
    """Everybody knows one hand, the one they hold: seats are changed, or the result counts for the hands held."""
    if stage is Stage.NO_CALL:
        case.cite("7A")
        course_taken(case, case[COURSE])
        return
    if stage is Stage.UNDER_WAY:
        case.step("turned-board-goes-on", "7A")
    else:
        case.step("turned-board-counts", "7A")
    scored_as_held(case, "7A")
    case.advise_penalty("procedural", "90A")


def another_hand(case: Case, stage: Stage) -> None:
    """16D2 before any call; later, what was done with the wrong hand decides."""
    if stage is Stage.NO_CALL:
        before_any_call(case, Learnt.ONE_HAND)
    elif case[CALLED_WITH_IT]:
        called_with_wrong_hand(case, stage)
    elif stage is Stage.UNDER_WAY:
        course = case.edition.of(SINCE_FIRST_CALL)(case)
        case.step("right-hands-taken", "7B1")
        case.cite(Concept.AFTER_FIRST_CALL)
        course_taken(case, course)
    else:
        case.direct("director-called-late", Concept.OTHER_SOURCES)
        effect(case)
    case.advise_penalty("procedural", "90B5")


def called_with_wrong_hand(case: Case, stage: Stage) -> None:
    """12A2: an artificial score, unless the board can still be played normally; no Law takes back a call made so."""
    if stage is Stage.UNDER_WAY and case[NORMAL_PLAY]:
        case.step("right-hands-taken", "7B1")
        case.step("calls-stand", Concept.AFTER_FIRST_CALL)
        course_taken(case, Course.PLAY)
    else:
        case.step("not-played-normally", "12A2")
        by_fault(case)
        case.hand_over("hands-wrong-elsewhere", "87A", "fouled_board", Role.OFFENDER)
