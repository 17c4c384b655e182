"""Law 15B of 2017, and 15 of 2007: a board that is not meant for these contestants in this round."""

from enum import StrEnum
from typing import assert_never

from rules.engine.case import Case, Law
from rules.engine.facts import Audience, choice, yes_no
from rules.engine.procedure import irregularity, segment
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017
from rules.model import Side
from rules.procedures.boards._match import result_here, several_results_2017, without_result
from rules.procedures.score._board_score import AT_TEAMS
from rules.procedures.score._by_fault import (
    BY_DIRECTOR,
    SECOND,
    Second,
    by_fault,
    directors_error,
    of_one_side,
    penalty_unless_directors,
)
from rules.procedures.score._end_of_play import raised_too_late
from rules.procedures.score._periods import error_in_time

IRREGULARITY = irregularity(__name__, place=50)
SECOND_AUCTION = segment("second_auction", __name__)


class Stage(StrEnum):
    """How far the board is; the auction period ends when the opening lead is faced."""

    NOT_BEGUN = "not_begun"
    AUCTION = "auction"
    PLAY = "play"
    PLAY_OVER = "play_over"
    TOO_LATE = "too_late"


STAGE = choice("wrong_board_stage", Stage, law="15")
# Of an error of the director's own nobody need ask: the time of 81C3 bounds it.
OF_THE_DIRECTOR = STAGE.only(*(each for each in Stage if each is not Stage.TOO_LATE))


class PlayedBefore(StrEnum):
    """Who of the four had played the board before."""

    BOTH_SIDES = "both_sides"
    ONE_SIDE = "one_side"
    NOBODY = "nobody"


PLAYED_BEFORE = choice("played_before", PlayedBefore, law="15")

HAD_NOT_PLAYED = choice("had_not_played_before", Side, law="15")

OTHER_TABLE_CAN = yes_no("other_table_can_play_it", audience=Audience.DIRECTOR, law="86")


class InTheMatch(StrEnum):
    """86B: what the match has of a board that its other table cannot play."""

    SEVERAL = "several"
    THIS_TABLE = "this_table"
    NOTHING = "nothing"


IN_THE_MATCH = choice("wrong_board_in_match", InTheMatch, audience=Audience.DIRECTOR, law="86B")
PLAYED_HERE = IN_THE_MATCH.only(InTheMatch.SEVERAL, InTheMatch.THIS_TABLE)


@IRREGULARITY.under(LAWS_2017)
def wrong_board_played_2017(case: Case) -> Ruling:
    """15B of 2017, which is of pairs and individuals alone; at teams 86."""
    stage = how_far(case)
    if over_and_too_late(case, stage):
        return case.ruling()
    match stage:
        case Stage.NOT_BEGUN:
            directors_error(case)
            case.step("right-board-comes", "8A1")
        case Stage.TOO_LATE:
            too_late(case, "15B")
        case Stage.AUCTION | Stage.PLAY | Stage.PLAY_OVER:
            directors_error(case)
            if case[AT_TEAMS]:
                in_a_match(case, stage)
            elif case[PLAYED_BEFORE] is PlayedBefore.NOBODY:
                nobody_had_played_it(case, stage, "15B2", "15B2", "15B3")
            else:
                played_before(case, "15B1", "15B3")
        case _:
            assert_never(stage)
    return case.ruling()


@IRREGULARITY.under(LAWS_2007)
def wrong_board_played_2007(case: Case) -> Ruling:
    """15 of 2007: in the auction period 15C, after it 15A and B."""
    stage = how_far(case)
    if over_and_too_late(case, stage):
        return case.ruling()
    match stage:
        case Stage.NOT_BEGUN:
            directors_error(case)
            case.step("right-board-comes", "8A1")
        case Stage.TOO_LATE:
            too_late(case, "15")
        case Stage.AUCTION:
            directors_error(case)
            case.step("auction-cancelled", "15C")
            case.step("second-auction", "15C")
            case.check("second-auction", "15C", When.AUCTION_OVER, "second_auction")
            penalty_unless_directors(case, "contestant-at-fault", "90B7")
        case Stage.PLAY | Stage.PLAY_OVER:
            directors_error(case)
            if case[PLAYED_BEFORE] is PlayedBefore.NOBODY:
                nobody_had_played_it(case, stage, "15A1", "15A2", "12C2")
            else:
                played_before(case, "15B", "15B")
        case _:
            assert_never(stage)
    return case.ruling()


def how_far(case: Case) -> Stage:
    """How far the board is."""
    return case[OF_THE_DIRECTOR if case[BY_DIRECTOR] else STAGE]


def over_and_too_late(case: Case, stage: Stage) -> bool:
    """81C3: an error of the director that is found when play has ended, and so has the time to put it right."""
    return stage is Stage.PLAY_OVER and case[BY_DIRECTOR] and not error_in_time(case)


def too_late(case: Case, law: str) -> None:
    """92B."""
    case.cite(law)
    raised_too_late(case)


def nobody_had_played_it(case: Case, stage: Stage, stands: Law, later: Law, deprived: Law) -> None:
    """The board is played to its end, and its result stands; the right one may have to be played later."""
    case.step("wrong-board-counts" if stage is Stage.PLAY_OVER else "wrong-board-completed", stands)
    case.direct("right-board-later", later)
    deprived_of_a_board(case, deprived)
    session_score(case)
    penalty_unless_directors(case, "contestant-at-fault", "90B7")


def played_before(case: Case, cancelled: Law, deprived: Law) -> None:
    """The board is cancelled for both sides; the first result of whoever had played it stands."""
    case.step("board-cancelled-for-both", cancelled)
    if case[PLAYED_BEFORE] is PlayedBefore.ONE_SIDE:
        if not case[BY_DIRECTOR]:
            case.direct("side-that-had-not-played", deprived)
        of_one_side(case, HAD_NOT_PLAYED)
    else:
        session_score(case)
    deprived_of_a_board(case, deprived)
    penalty_unless_directors(case, "contestant-at-fault", "90B7")


def deprived_of_a_board(case: Case, law: Law) -> None:
    """15B3 of 2017, 12C2 of 2007: an artificial score by fault, which after the director's error is nobody's."""
    if case[BY_DIRECTOR]:
        case.cite(law)
        case.direct("deprived-by-director", "12C2(a)")
    else:
        case.direct("deprived-of-a-board", law)


def session_score(case: Case) -> None:
    """12C2(c): what the session makes of the artificial score of whoever is deprived of a board."""
    check = "session-score-average-plus" if case[BY_DIRECTOR] else "session-score-if-artificial"
    case.check(check, "12C2(c)", When.END_OF_SESSION, "session_score")


def in_a_match(case: Case, stage: Stage) -> None:
    """86 for teams: a board that both tables play counts; for any other, what the match has of it."""
    over = stage is Stage.PLAY_OVER
    if case[OTHER_TABLE_CAN]:
        case.step("both-tables-have-it" if over else "both-tables-play-it", "8A1")
    else:
        this_table_only(case, over)
    penalty_unless_directors(case, "contestant-at-fault", "90B7")


def this_table_only(case: Case, over: bool) -> None:
    """86B: the other table cannot play it; the result of this one may decide, where it has one or is to get one."""
    has = case[PLAYED_HERE if over else IN_THE_MATCH]
    if not over and has is not InTheMatch.THIS_TABLE:
        case.step("match-board-stopped", "82B2")
    match has:
        case InTheMatch.SEVERAL:
            several_results_2017(case, fouled=False)
        case InTheMatch.THIS_TABLE if over:
            result_here(case)
        case InTheMatch.THIS_TABLE:
            case.step("this-table-finishes", "86B1")
            case.check("this-table-played", "86B1", When.END_OF_PLAY, "this_table_played")
        case InTheMatch.NOTHING:
            without_result(case)
        case _:
            assert_never(has)


@SECOND_AUCTION.under(LAWS_2007)
def second_auction(case: Case) -> Ruling:
    """15C of 2007: the calls must be the same."""
    second = case[SECOND]
    if second is Second.SAME:
        case.step("second-auction-same", "15C")
        return case.ruling()
    case.step("board-cancelled", "15C")
    by_fault(case)
    if second is Second.ON_PURPOSE:
        case.advise_penalty("prevented-play", "15C")
    return case.ruling()
