"""What a score begins with where the board has been scored before, or something has been decided for it since."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from rules.engine.board import Board, Start
from rules.engine.facts import Value
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Ruling
from rules.model import Result
from rules.procedures.score._board_score import (
    CORRECTED_RESULT,
    FORM,
    OF_AVERAGES,
    OF_THE_BOARD,
    PENALIZED,
    SCORE,
    SEGMENT,
    TABLE_RESULT,
)
from rules.procedures.score._session_score import SEGMENT as SESSION
from rules.procedures.score._session_score import SESSION_SCORE
from rules.scoring.entries import Possible


@SEGMENT.told_by_the_board
def told_to_score(start: Start) -> dict[str, Value]:
    """The board as it has been entered, the result that a score before has left, and what has been decided since."""
    board = _board_of(start.now, start.of)
    others = (each for each in start.now if each.of != start.of and _board_of(start.now, each.of) == board)
    known = form_of_the_session(start.now)
    known |= scored_before((each.known, each.ruling) for each in others if each.procedure == SCORE and each.ruling)
    decided = (each.ruling.adjustment for each in start.now if each.ruling and each.of == start.of)
    for adjustment in [adjustment for adjustment in decided if adjustment and adjustment.segment == SCORE][-1:]:
        known |= adjustment.told
    of_the_board = {fact.id for fact in OF_THE_BOARD}
    for each in start.followed:
        known |= {key: a for key, a in each.answers.items() if each.procedure != SCORE or key in of_the_board}
    return known


@SESSION.told_by_the_board
def told_to_session(start: Start) -> dict[str, Value]:
    """The averages that the score, or what was come back for before it, has entered; what the ruling has decided."""
    averages = {fact.id for fact in OF_AVERAGES}
    known = form_of_the_session(start.now)
    for ruling in [each.ruling for each in start.now if each.ruling and each.of == start.of]:
        for check in [check for check in ruling.checks if check.segment == SESSION_SCORE]:
            known |= check.told
    for each in start.followed:
        known |= {key: a for key, a in each.answers.items() if key in averages}
    return known


def form_of_the_session(board: Board) -> dict[str, Value]:
    """The form of scoring, which is that of every board of the session."""
    scored = [each.answers[FORM.id] for each in board if each.procedure == SCORE and FORM.id in each.answers]
    return {FORM.id: scored[-1]} if scored else {}


def _board_of(board: Board, of: int) -> int:
    """Which board an irregularity is of: the one that is ruled on, or the other one, by its place in the case."""
    return of if SUBJECTS[board[of].procedure].of_another_board else 0


def scored_before(scores: Iterable[tuple[Mapping[str, Value], Ruling]]) -> dict[str, Value]:
    """What a further score of the board begins with: the board as entered, and the result that the last one left.

    Tricks that change sides by two rulings are added up. Where the last score was adjusted there is no one result.

    Args: the scores that other irregularities of the board have led to, in their order: what was known for each, by
    the ids of its facts, and what came of it.
    """
    known: dict[str, Value] = {}
    for said, ruling in scores:
        known |= {fact.id: said[fact.id] for fact in OF_THE_BOARD if fact.id in said}
        left = _result_left(said, ruling)
        if left is None:
            known.pop(TABLE_RESULT.id, None)
        else:
            known[TABLE_RESULT.id] = left
    return known


def _result_left(said: Mapping[str, Value], ruling: Ruling) -> Value | None:
    """The one result that a score leaves: that of the tricks, the right one, or the old one after a penalty."""
    for step in ruling.steps:
        result = step.args.get("to")
        if step.id == "adjust-tricks" and isinstance(result, Result):
            return Possible(((Fraction(1), result),))
    if CORRECTED_RESULT.id in said:
        return said[CORRECTED_RESULT.id]
    return said.get(TABLE_RESULT.id) if PENALIZED.id in said else None
