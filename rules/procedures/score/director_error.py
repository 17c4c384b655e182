"""Law 82, with 81C3 and 12C: a ruling or an instruction of the director, or of the organizer, was wrong."""

from typing import Literal, assert_never

from rules.engine.case import Case
from rules.engine.facts import Audience, Fact, yes_no
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, Concept
from rules.procedures import rule_as
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.score._board_score import KIND, SCORE, ScoreKind
from rules.procedures.score._by_fault import ERROR_OF, ErrorOf, by_fault
from rules.procedures.score._end_of_play import result_stands
from rules.procedures.score._periods import FOUND_IN_TIME, error_in_time
from rules.procedures.score.adjusted_score import (
    CAN_BE_PLAYED,
    NAMEABLE_BY_RIGHT_RULING,
    NAMEABLE_WITHOUT_ERROR,
    results_weighted,
)

IRREGULARITY = irregularity(__name__, place=60, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)

# 82B, when there is nothing to play any more.
CAN_BE_SCORED = yes_no("board_can_be_scored", audience=Audience.DIRECTOR, law="82B")


@IRREGULARITY.under(LAWS_2007)
def director_error(case: Case) -> Ruling:
    """82 by what the error was; boards have Laws of their own (15, 87)."""
    error_of = case[ERROR_OF]
    case.cite("82A")
    match error_of:
        case ErrorOf.WRONG_BOARD:
            by_the_law_of_boards(case, "wrong_board_played")
        case ErrorOf.FOULED:
            by_the_law_of_boards(case, "fouled_board")
        case ErrorOf.PLAYERS:
            case.direct("rule-on-irregularity", "84B")
        case ErrorOf.RULING | ErrorOf.INSTRUCTION:
            over = case[STAGE.only(BoardStage.GOING_ON, BoardStage.PLAY_OVER)] is BoardStage.PLAY_OVER
            if not over or error_in_time(case):
                put_right(case, error_of, over)
        case _:
            assert_never(error_of)
    return case.ruling()


def put_right(case: Case, error_of: Literal[ErrorOf.RULING, ErrorOf.INSTRUCTION], over: bool) -> None:
    """82B and C, while play goes on, and afterwards as long as the time of 81C3 runs."""
    match error_of:
        case ErrorOf.RULING:
            wrong_ruling(case, over)
        case ErrorOf.INSTRUCTION:
            wrong_instruction(case, over)
        case _:
            assert_never(error_of)


def by_the_law_of_boards(case: Case, id: str) -> None:
    """15 and 87; a score that is adjusted for the director's error is told with its reasons (83)."""
    if rule_as(case, id).adjustment:
        case.direct("tell-all-four", "83")


def wrong_ruling(case: Case, over: bool) -> None:
    """82B comes first: the right ruling, or the score by it; what cannot be undone is judged after play (82C)."""
    if not case[CAN_BE_SCORED if over else CAN_BE_PLAYED]:
        not_undone(case, over)
        return
    case.step("error-admitted", "82B")
    if over:
        case.adjust("scored-without-error", "82B", SCORE, When.NOW)
        case.direct("tell-all-four", "83")
    else:
        case.direct("right-ruling-now", "82B3")


def not_undone(case: Case, over: bool) -> None:
    """82C, and until play has ended the right ruling for what is still to come (82A)."""
    if over:
        both_non_offending(case, NAMEABLE_BY_RIGHT_RULING)
    else:
        case.step("right-from-here-on", "82A")
        in_time = {case.edition.of(FOUND_IN_TIME).id: True}  # it was found before play had ended
        case.check("directors-error", "82C", When.END_OF_PLAY, "director_error", in_time)


def wrong_instruction(case: Case, over: bool) -> None:
    """82B first: the board is played (82B2), or counts; one that the error has spoiled is not played on (82C)."""
    if not case[CAN_BE_SCORED if over else CAN_BE_PLAYED]:
        both_non_offending(case, NAMEABLE_WITHOUT_ERROR, played_on=not over)
        return
    case.step("error-not-theirs" if over else "error-admitted", "82B")
    if over:
        result_stands(case, "counts-despite-error", "82B")
    else:
        case.direct("play-or-postpone", "82B2")


def both_non_offending(case: Case, nameable: Fact[bool], *, played_on: bool = False) -> None:
    """82C: each side as non-offending; an assigned score for each before an artificial one (12C1).

    nameable: whether the director can say what might have happened; played_on: whether the board is being played.
    """
    case.step("error-admitted", "82B1")
    if played_on:
        case.step("play-is-cancelled", "82B2")
    case.direct("both-sides-non-offending", "82C")
    if case[nameable]:
        case.cite("12C1(a)")
        case.cite(Concept.ASSIGNED_SCORE)
        results_weighted(case, "list-results-without-error", "likely-for-each-side")
        case.adjust("assigned-to-each-side", "82C", SCORE, When.NOW, {KIND.id: ScoreKind.DIFFERENT})
    else:
        case.cite("12C1(d)")
        by_fault(case)
    case.direct("tell-all-four", "83")
