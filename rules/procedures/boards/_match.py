"""Law 86 with 87C (2007: 86, 87B): a board of a match that cannot be compared, or that one table cannot play."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case, Law
from rules.engine.facts import Audience, Fact, Value, choice
from rules.engine.procedure import segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures.boards._deal_again import NEW_DEAL, NewDeal
from rules.procedures.score._board_score import (
    AT_FAULT,
    AT_TEAMS,
    OTHER_TABLE_FAVOURS,
    SCORE,
    SEVERAL_RESULTS,
    AtFault,
)
from rules.procedures.score._by_fault import (
    CHECK_LEFT,
    WITHOUT_THE_RESULT_HERE,
    assigned_by_other_table,
    by_fault_at_teams,
)
from rules.procedures.score._end_of_play import judged

OTHER_TABLE_PLAYED = segment("other_table_played", __name__)
THIS_TABLE_PLAYED = segment("this_table_played", __name__)


class MatchBoard(StrEnum):
    """What the two tables have of the board; that its deal does not count comes first."""

    NOT_SHUFFLED = "not_shuffled"
    SEVERAL = "several"
    ONE_RESULT = "one_result"
    UNDER_WAY = "under_way"
    NO_RESULT = "no_result"


MATCH_BOARD = choice("match_board", MatchBoard, audience=Audience.DIRECTOR, law="86")

# 86B1: from the table without a result this one is the other.
THIS_TABLE_FAVOURS = judged("this_table_favours", Concept.OTHER_TABLE_RESULT)

# What has been found, so that the score does not ask for it; 2007 knows no rule for several results.
BY_FAULT: Mapping[str, Value] = {AT_TEAMS.id: True, OTHER_TABLE_FAVOURS.id: False, **CHECK_LEFT}
ONE_BOARD: Mapping[Edition, Mapping[str, Value]] = {
    LAWS_2017: {**BY_FAULT, SEVERAL_RESULTS.id: False},
    LAWS_2007: BY_FAULT,
}
SEVERAL: Mapping[str, Value] = {**BY_FAULT, SEVERAL_RESULTS.id: True}


def match_board(case: Case, state: Fact[MatchBoard] = MATCH_BOARD) -> None:
    """Law 86, by what the two tables have. state: what they may have here."""
    board = case[state]
    match board:
        case MatchBoard.NOT_SHUFFLED:
            case.step("no-result-stands", "6D2")
            without_result(case)
        case MatchBoard.SEVERAL:
            several_results(case)
        case MatchBoard.ONE_RESULT:
            one_result(case)
        case MatchBoard.UNDER_WAY:
            case.direct("other-table-finishes", Concept.OTHER_TABLE_RESULT)
            case.check("other-table-played", Concept.OTHER_TABLE_RESULT, When.END_OF_PLAY, "other_table_played")
        case MatchBoard.NO_RESULT:
            without_result(case)
        case _:
            assert_never(board)


@OTHER_TABLE_PLAYED.under(LAWS_2007)
def other_table_played(case: Case) -> Ruling:
    """86B1 (2007: 86D), when the other table has played the board."""
    one_result(case)
    return case.ruling()


@THIS_TABLE_PLAYED.under(LAWS_2017)
def this_table_played(case: Case) -> Ruling:
    """86B1 and 86B3 of 2017, when this table alone has played the board."""
    result_here(case)
    return case.ruling()


def new_board(case: Case, law: Law) -> bool:
    """6D3, 86A (2007: 86C): whether both tables play another board in its place."""
    new_deal = case[NEW_DEAL]
    match new_deal:
        case NewDeal.POSSIBLE:
            case.step("substitute-board", law)
        case NewDeal.DECIDED:
            case.step("match-could-be-known", Concept.SUBSTITUTE_BOARD)
        case NewDeal.NO_TIME:
            case.step("board-cancelled", law)
        case _:
            assert_never(new_deal)
    return new_deal is NewDeal.POSSIBLE


def without_result(case: Case) -> None:
    """6D3, 12C2: another board, or else each side by its own fault."""
    if not new_board(case, "6D3"):
        by_fault_at_teams(case, None, case.edition.of(ONE_BOARD))


def one_result(case: Case) -> None:
    """86B1 (2007: 86D): where the result at the other table does not decide, it is as without one."""
    if not assigned_by_other_table(case, WITHOUT_THE_RESULT_HERE):
        without_result(case)
    case.edition.of(AT_ONE_TABLE)(case)


def at_one_table(case: Case) -> None:
    """86B3 of 2017, which 2007 does not have."""
    case.direct("one-table-only-regulated", "86B3")


AT_ONE_TABLE: Mapping[Edition, Callable[[Case], None]] = {LAWS_2017: at_one_table, LAWS_2007: lambda case: None}


def result_here(case: Case) -> None:
    """86B1 of 2017 for the table without a result, by the one of this table; 86B3 leaves room for a regulation."""
    favours = case[THIS_TABLE_FAVOURS]
    case.cite("86B1")
    if favours:
        case.adjust("assigned-by-this-table", "86B1", SCORE, told=WITHOUT_THE_RESULT_HERE)
    else:
        without_result(case)
    at_one_table(case)


def several_results(case: Case) -> None:
    """Results of the same two teams that cannot be compared, as of a fouled board, or more than one board."""
    case.edition.of(SEVERAL_RESULTS_UNDER)(case)


def several_results_2017(case: Case, *, fouled: bool = True) -> None:
    """86B2 of 2017, to which 87C leads as well."""
    at_fault = case[AT_FAULT]
    if fouled:
        case.cite("87C")
    match at_fault:
        case AtFault.NOBODY:
            if not new_board(case, "86B2(a)"):
                by_fault_at_teams(case, at_fault, SEVERAL)
        case AtFault.ONE:
            by_fault_at_teams(case, at_fault, SEVERAL)
        case AtFault.BOTH:
            case.step("board-cancelled", "86B2(c)")
            by_fault_at_teams(case, at_fault, SEVERAL)
        case _:
            assert_never(at_fault)


def several_results_2007(case: Case) -> None:
    """87B and 86D of 2007: a group for each table, of which the one is the other table of the other."""
    case.cite("87B")
    one_result(case)


SEVERAL_RESULTS_UNDER: Mapping[Edition, Callable[[Case], None]] = {
    LAWS_2017: several_results_2017,
    LAWS_2007: several_results_2007,
}
