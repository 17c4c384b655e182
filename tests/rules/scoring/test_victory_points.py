"""Victory points: the WBF’s continuous scale, and discrete ones."""

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.scoring.errors import ScoringError
from rules.scoring.victory_points import discrete_scales, discrete_victory_points, scale, victory_points

boards = st.integers(1, 200)
margins = st.integers(0, 400)

PUBLISHED = [
    (20, ["10.00", "10.28", "10.55"]),  # bcstar.nl, continue WP-schaal
    (14, ["10.00", "10.33", "10.66", "10.97", "11.28", "11.58", "11.87", "12.16"]),  # R. Klinger on the NEC Cup
]


@pytest.mark.parametrize(("count", "expected"), PUBLISHED)
def test_published_values(count: int, expected: list[str]) -> None:
    """The first values of published tables."""
    assert [victory_points(margin, count)[0] for margin in range(len(expected))] == list(map(Decimal, expected))


@given(margins, boards)
def test_victory_points_sum_to_twenty(margin: int, count: int) -> None:
    """Winner and loser have 20 together, the winner no less than the loser."""
    winner, loser = victory_points(margin, count)
    assert winner + loser == Decimal(20)
    assert winner >= loser >= 0
    assert winner == round(winner, 2)


@given(boards)
def test_no_imp_is_worth_more_than_the_one_before(count: int) -> None:
    """The scale rises, ever more slowly, from 10 to 20 (the committee’s own rule)."""
    table = scale(count)
    steps = [more - less for less, more in pairwise(table)]
    assert [table[0], table[-1]] == [Decimal(10), Decimal(20)]
    assert min(steps) >= 0
    assert steps == sorted(steps, reverse=True)


@pytest.mark.parametrize("count", range(1, 33))
def test_the_repair_is_small(count: int) -> None:
    """For a match of up to 32 boards the table is at most a hundredth above the formula rounded, and nowhere below."""
    tau = (5**0.5 - 1) / 2
    blitz = 15 * count**0.5
    for margin, found in enumerate(scale(count)[:-1]):
        exact = 10 + 10 * (1 - tau ** (3 * margin / blitz)) / (1 - tau**3)
        assert -0.00501 < float(found) - exact < 0.01501


@given(boards)
def test_the_blitz(count: int) -> None:
    """From 15 times the root of the boards on the winner has all 20."""
    assert victory_points(int((225 * count) ** 0.5) + 1, count) == (Decimal(20), Decimal(0))


def test_a_fraction_of_an_imp_lies_between() -> None:
    """Weighted scores leave fractions of an IMP: half of one is half way."""
    assert victory_points(Fraction(1, 2), 20) == (Decimal("10.14"), Decimal("9.86"))
    assert victory_points(Fraction(9999, 10), 20) == (Decimal(20), Decimal(0))


def test_what_is_no_match() -> None:
    """A margin is 0 or more, and a match has boards."""
    with pytest.raises(ScoringError, match="0 or more"):
        victory_points(-1, 20)
    with pytest.raises(ScoringError, match="0 or more"):
        discrete_victory_points(-1, 7, "acbl20")
    with pytest.raises(ScoringError, match="boards: 0"):
        victory_points(1, 0)


def test_the_discrete_scales() -> None:
    """The margins of the ACBL’s scales."""
    assert [discrete_victory_points(margin, 7, "acbl20")[0] for margin in (0, 2, 3, 27, 28, 90)] == [
        10,
        11,
        12,
        19,
        20,
        20,
    ]
    assert discrete_victory_points(13, 7, "acbl30") == (25, 5)
    assert discrete_victory_points(13, 9, "acbl20") == (14, 6)


def test_every_discrete_scale_is_one() -> None:
    """Each rises with the margin, from an even match to all."""
    for tables in discrete_scales().values():
        for table in tables:
            assert len(table["from"]) == len(table["winner"])
            assert table["from"] == sorted(set(table["from"]))
            assert table["winner"] == sorted(set(table["winner"]))
            assert (table["from"][0], 2 * table["winner"][0], table["winner"][-1]) == (0, table["sum"], table["sum"])


def test_an_unknown_scale() -> None:
    """A scale that does not exist, or not for so many boards, is named with those that do."""
    for name, count in (("wbf25", 20), ("acbl20", 40)):
        with pytest.raises(ScoringError, match="known: acbl20, acbl30"):
            discrete_victory_points(1, count, name)
