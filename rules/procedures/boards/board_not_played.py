"""Laws 8B, 12C2 and 90B: a board that was not played, or of which no result can be obtained."""

from collections.abc import Callable, Mapping
from typing import assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Edition
from rules.procedures._penalty_advised import PENALTY_ADVISED
from rules.procedures.boards._match import MATCH_BOARD, MatchBoard, match_board
from rules.procedures.boards._not_played import NOT_PLAYED, NotPlayed
from rules.procedures.score._board_score import AT_TEAMS, AVERAGE_EW, AVERAGE_NS, AverageAwarded
from rules.procedures.score._by_fault import by_fault

IRREGULARITY = irregularity(__name__, place=80, common=165)
LATE_BOARD = segment("late_board", __name__)


CAN_WAIT = yes_no("can_be_played_later", audience=Audience.DIRECTOR, law="8B2")

# 6D2 is no matter of time.
WITH_A_DEAL = MATCH_BOARD.only(*(each for each in MatchBoard if each is not MatchBoard.NOT_SHUFFLED))

PLAYED_LATER = yes_no("late_board_played", audience=Audience.DIRECTOR, law="8B2")


@IRREGULARITY.under(LAWS_2007)
def board_not_played(case: Case) -> Ruling:
    """8B, then 12A2 and 12C2."""
    why = case[NOT_PLAYED]
    match why:
        case NotPlayed.SIT_OUT:
            case.step("sit-out-no-score", "12C2(a)")
        case NotPlayed.IMPOSSIBLE:
            case.cite("12A2")
            without_result(case)
        case NotPlayed.BEGUN:
            case.step("board-is-finished", "8B1")
            case.advise_penalty("delaying-side", "90A")
        case NotPlayed.ARRIVED_LATE:
            advised = case[PENALTY_ADVISED]
            played_later(case)
            if not advised:
                case.advise_penalty("late-side", "90B1")
        case NotPlayed.NOT_BEGUN:
            advised = case[PENALTY_ADVISED]
            if not played_later(case) and not advised and somebody_at_fault(case):
                case.advise_penalty("slow-side", "90B2")
        case _:
            assert_never(why)
    return case.ruling()


def played_later(case: Case) -> bool:
    """8B2: whether the director has it played later."""
    can_wait = case[CAN_WAIT]
    if can_wait:
        case.step("board-postponed", "8B2")
        case.direct("hands-withheld", "8B2")
        case.check("late-board", "8B2", When.END_OF_SESSION, "late_board")
    else:
        without_result(case)
    return can_wait


def somebody_at_fault(case: Case) -> bool:
    """12C2(a): whether it was not average plus for both; what a match got says less of it."""
    return case[AT_TEAMS] or {case[AVERAGE_NS], case[AVERAGE_EW]} != {AverageAwarded.PLUS}


def without_result(case: Case) -> None:
    """12C2, at teams 86; at pairs a regulation of 2017 may say otherwise where several boards have no result."""
    if case[AT_TEAMS]:
        match_board(case, WITH_A_DEAL)
    else:
        by_fault(case)
        case.edition.of(OF_SEVERAL_BOARDS)(case)


def several_boards(case: Case) -> None:
    """12C2(d) of 2017."""
    case.cite("12C2(d)")


OF_SEVERAL_BOARDS: Mapping[Edition, Callable[[Case], None]] = {LAWS_2017: several_boards, LAWS_2007: lambda case: None}


@LATE_BOARD.under(LAWS_2007)
def late_board(case: Case) -> Ruling:
    """8B2: for those players the round ends when the board has been played, or is cancelled."""
    if case[PLAYED_LATER]:
        case.adjust("late-result-counts", "8B2", when=When.NOW)
    else:
        case.step("board-cancelled", "8B2")
        without_result(case)
    return case.ruling()
