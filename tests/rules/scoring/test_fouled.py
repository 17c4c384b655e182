"""Fouled boards (Law 87)."""

from fractions import Fraction

import pytest

from rules.scoring.boards import Artificial, Average, Board, Form, Scoring, Table
from rules.scoring.errors import ScoringError
from rules.scoring.fouled import fouled
from rules.scoring.scores import rounded

MATCHPOINTS = Scoring(Form.MATCHPOINTS)


def board(*scores: int, scoring: Scoring = MATCHPOINTS) -> Board:
    return Board(tuple(Table(n, n, score, score) for n, score in enumerate(scores)), scoring)


def shares(scored: tuple[Fraction | int, ...], top: int) -> list[str]:
    return [str(rounded(Fraction(100 * points) / top)) for points in scored]


def test_three_and_four_by_the_formula() -> None:
    """Of seven results the best of three brings 88.9 % and the best of four 93.75 %."""
    found = fouled(board(620, 170, -100, 650, 630, 600, -200), [(0, 1, 2), (3, 4, 5, 6)], small_groups=False)
    assert shares(found.ns, 12)[0] == "88.89"
    assert shares(found.ns, 12)[3] == "93.75"
    assert all(ns + ew == 12 for ns, ew in zip(found.ns, found.ew, strict=True))


def test_small_groups_have_fixed_shares() -> None:
    """Three results beside a larger group bring 70, 60 and 50 %, two 65 and 55 %, one 60 %, in both directions."""
    found = fouled(board(*range(10)), [(0, 1, 2, 3), (4, 5, 6), (7, 8), (9,)])
    assert shares(found.ns, 18)[4:] == ["50.00", "60.00", "70.00", "55.00", "65.00", "60.00"]
    assert shares(found.ew, 18)[4:] == ["70.00", "60.00", "50.00", "65.00", "55.00", "60.00"]


def test_equal_results_in_a_small_group() -> None:
    """Who is equal shares the shares."""
    found = fouled(board(*range(4), 100, 100, 50), [(0, 1, 2, 3), (4, 5, 6)])
    assert shares(found.ns, 12)[4:] == ["65.00", "65.00", "50.00"]


def test_three_results_as_the_largest_group() -> None:
    """Three are scored by the formula where no group is larger."""
    found = fouled(board(3, 2, 1, 9), [(0, 1, 2), (3,)])
    assert found.ns[0] == Fraction(4 * 4 + 1, 3)
    assert found.ns[3] == Fraction(6 * 60, 100)


def test_artificial_scores_stay_what_they_are() -> None:
    """A table with an artificial score belongs to no comparison, whatever group it stands in."""
    tables = (*board(*range(5)).tables, Table(8, 8, Artificial(Average.PLUS), Artificial(Average.MINUS)))
    found = fouled(Board(tables, MATCHPOINTS), [(0, 1, 2, 3), (4, 5)])
    assert (found.ns[5], found.ew[5]) == (6, 4)
    assert found.ns[4] == 6


def test_other_forms_are_scored_in_groups_too() -> None:
    """At cross-IMPs each group is compared within itself; one result alone brings average plus."""
    cross = board(430, 400, 1000, 0, scoring=Scoring(Form.CROSS_IMPS))
    found = fouled(cross, [(0, 1), (2,), (3,)])
    assert found.ns == (1, -1, 3, 3)
    assert found.ew == (-1, 1, 3, 3)
    assert fouled(cross, [(0, 1), (2,), (3,)], small_groups=False).ns == (1, -1, 0, 0)
    minus = Table(3, 3, Artificial(Average.MINUS), Artificial(Average.EVEN))
    found = fouled(Board((*cross.tables[:3], minus), cross.scoring), [(0, 1, 2), (3,)])
    assert (found.ns[3], found.ew[3]) == (-3, 0)


def test_every_table_is_in_one_group() -> None:
    """A table left out, or twice, is an error."""
    for groups in ([(0, 1)], [(0, 1), (1, 2)], [(0, 1), (2, 3)]):
        with pytest.raises(ScoringError, match="each table once"):
            fouled(board(1, 2, 3), groups)
