"""Matches between two teams."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.scoring.boards import Artificial, Average, Board, Form, Line, Scored, Scoring, Table, score
from rules.scoring.errors import ScoringError
from rules.scoring.matches import Match, match
from rules.scoring.scores import Weighted
from tests.strategies import points


def board(first: Line | tuple[Line, Line], second: int) -> Scored:
    """The home team North-South at the first table, with one line for both sides or one for each."""
    lines = first if isinstance(first, tuple) else (first, first)
    return score(Board((Table("home", "away", *lines), Table("away", "home", second, second)), Scoring(Form.IMPS)))


def test_a_match_of_twenty_boards() -> None:
    """Won by 2 IMPs: 10.55 to 9.45; a penalty is taken from its own team only."""
    boards = [board(420, 400), board(50, 20), *[board(110, 110)] * 18]
    assert match(boards) == Match((2, -2), (Decimal("10.55"), Decimal("9.45")))
    assert match(boards, (Decimal("0.5"), Decimal(0))).victory_points == (Decimal("10.05"), Decimal("9.45"))


def test_scores_that_do_not_balance() -> None:
    """Each team's victory points come from its own IMPs (12C1): +5 for one, -9 for the other."""
    found = match([board((190, 400), 0), *[board(0, 0)] * 19])
    assert found.imps == (5, -9)
    assert found.victory_points == (Decimal("11.34"), Decimal("7.70"))
    both = match([board((Artificial(Average.PLUS), Artificial(Average.PLUS)), 0), *[board(0, 0)] * 19])
    assert both.victory_points == (Decimal("10.82"), Decimal("10.82"))


def test_a_weighted_score_leaves_fractions() -> None:
    """Half of 9 IMPs is four and a half."""
    half = Weighted(((Fraction(1, 2), 400), (Fraction(1, 2), 0)))
    assert match([board(half, 0)] + [board(0, 0)] * 19).imps == (Fraction(9, 2), Fraction(-9, 2))


def test_no_match_without_boards() -> None:
    """A match has boards."""
    with pytest.raises(ScoringError):
        match([])


@given(st.lists(st.tuples(points, points), min_size=1, max_size=32))
def test_a_match_without_adjustments_balances(results: list[tuple[int, int]]) -> None:
    """What one team wins the other loses, and both have 20 victory points."""
    found = match([board(*pair) for pair in results])
    assert sum(found.imps) == 0
    assert sum(found.victory_points) == 20
