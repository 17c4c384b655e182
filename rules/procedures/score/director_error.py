"""Law 82, with 81C3 and 12C: a ruling or an instruction of the director, or of the organizer, was wrong."""

from collections.abc import Callable, Mapping
from typing import assert_never

from rules.engine.case import NOTHING_TOLD, Case
from rules.engine.facts import Fact, Value
from rules.engine.procedure import irregularity
from rules.engine.ruling import Ruling, When
from rules.lawbook import LAWS_2007, LAWS_2017, Concept, Edition
from rules.procedures import rule_as
from rules.procedures._board_stage import STAGE, BoardStage, left_until_play_is_over
from rules.procedures.score._board_score import KIND, SCORE, ScoreKind
from rules.procedures.score._by_fault import ERROR_OF, ErrorOf, by_fault
from rules.procedures.score._periods import IN_PERIOD, within_81c3
from rules.procedures.score.adjusted_score import (
    CAN_BE_PLAYED,
    NAMEABLE_BY_RIGHT_RULING,
    NAMEABLE_WITHOUT_ERROR,
    results_weighted,
)

IRREGULARITY = irregularity(__name__, place=60, also_follows=True)
IRREGULARITY.told_by_the_board(left_until_play_is_over)

# 81C3: what a ruling left to be judged when play has ended was found in time.
IN_TIME: Mapping[Edition, Mapping[str, Value]] = {LAWS_2017: NOTHING_TOLD, LAWS_2007: {IN_PERIOD.id: True}}


@IRREGULARITY.under(LAWS_2017)
def director_error_2017(case: Case) -> Ruling:
    """82 of 2017, whose 81C3 names the time for rulings (92B)."""
    return director_error(case, found_2017)


@IRREGULARITY.under(LAWS_2007)
def director_error_2007(case: Case) -> Ruling:
    """82 of 2007, whose 81C3 names the Correction Period alone (79C)."""
    return director_error(case, found_2007)


def director_error(case: Case, found: Callable[[Case], BoardStage]) -> Ruling:
    """82 by what the error was; boards have Laws of their own (15, 87).

    found: when it has come to light.
    """
    error_of = case[ERROR_OF]
    case.cite("82A")
    match error_of:
        case ErrorOf.RULING:
            wrong_ruling(case, found(case))
        case ErrorOf.WRONG_BOARD:
            return rule_as(case, "wrong_board_played")
        case ErrorOf.FOULED:
            return rule_as(case, "fouled_board")
        case ErrorOf.INSTRUCTION:
            wrong_instruction(case, found(case))
        case ErrorOf.PLAYERS:
            case.direct("rule-on-irregularity", "84B")
        case _:
            assert_never(error_of)
    return case.ruling()


def found_2017(case: Case) -> BoardStage:
    """Whether play is over, and whether the time for rulings is."""
    return case[STAGE]


def found_2007(case: Case) -> BoardStage:
    """Whether play is over, and whether the Correction Period is."""
    stage = case[STAGE.only(BoardStage.GOING_ON, BoardStage.PLAY_OVER)]
    return stage if stage is BoardStage.GOING_ON or case[IN_PERIOD] else BoardStage.TOO_LATE


def wrong_ruling(case: Case, stage: BoardStage) -> None:
    """82B comes first: the right ruling, or the score by it; what cannot be undone is judged after play (82C)."""
    if stage is BoardStage.TOO_LATE:
        found_too_late(case)
    elif not case[CAN_BE_PLAYED]:
        not_undone(case, stage)
    elif stage is BoardStage.GOING_ON:
        case.step("error-admitted", "82B")
        case.direct("right-ruling-now", "82B3")
    else:
        case.step("error-admitted", "82B")
        case.adjust("scored-without-error", "82B", SCORE, When.NOW)
        case.direct("tell-all-four", "83")


def not_undone(case: Case, stage: BoardStage) -> None:
    """82C, and until play has ended the right ruling for what is still to come (82A)."""
    if stage is BoardStage.GOING_ON:
        case.step("right-from-here-on", "82A")
        case.check("directors-error", "82C", When.END_OF_PLAY, "director_error", case.edition.of(IN_TIME))
    else:
        both_non_offending(case, NAMEABLE_BY_RIGHT_RULING)


def wrong_instruction(case: Case, stage: BoardStage) -> None:
    """82B2 comes first: the board is played, or scored; one that the error has spoiled is not played on (82C)."""
    if stage is BoardStage.TOO_LATE:
        found_too_late(case)
    elif case[CAN_BE_PLAYED]:
        case.step("error-admitted", "82B")
        case.direct("play-or-postpone", "82B2")
    else:
        both_non_offending(case, NAMEABLE_WITHOUT_ERROR)


def found_too_late(case: Case) -> None:
    """81C3: when the periods are over the director puts right no more than a record (79C2)."""
    within_81c3(case)
    case.adjust("error-found-too-late", "81C3", when=When.NOW)
    case.step("record-may-still-be-wrong", "79C2")


def both_non_offending(case: Case, nameable: Fact[bool]) -> None:
    """82C: each side as non-offending; an assigned score for each before an artificial one (12C1).

    nameable: whether the director can say what might have happened.
    """
    case.step("error-admitted", "82B1")
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
