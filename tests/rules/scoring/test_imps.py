"""IMPs (Law 78B), cross-IMPs and Butler."""

import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.scoring.errors import ScoringError
from rules.scoring.imps import STANDARD_DATUM, Datum, against, butler, cross_imps, datum, imps
from rules.scoring.scores import Score, Weighted, turned
from tests.strategies import field_scores, fields, points

differences = st.integers(-8000, 8000)


@pytest.mark.shared
@pytest.mark.parametrize("book", ["laws2017.el.txt", "laws2017.tr.txt", "laws2007.he.txt"])
def test_the_scale_is_that_of_the_law_books(book: str, shared: Path) -> None:
    """Every line of the table in Law 78B, in both editions."""
    text = (shared / "lawbooks" / book).read_text("utf-8")
    lines = re.findall(r"\b(\d{2,4})\s*[-–]\s*(\d{2,4})\t(\d{1,2})\b", text)
    assert {int(worth) for *_, worth in lines} == set(range(1, 24))
    for lowest, highest, worth in lines:
        assert imps(int(lowest)) == imps(int(highest)) == int(worth)
        assert imps(int(lowest) - 10) == int(worth) - 1
    assert (imps(3990), imps(4000)) == (23, 24)


@given(differences)
def test_imps_are_symmetric_and_rise(difference: int) -> None:
    """What one side wins the other loses, and more points are never fewer IMPs (78B)."""
    assert imps(-difference) == -imps(difference)
    assert imps(difference + 10) >= imps(difference)
    assert abs(imps(difference)) <= 24


def test_half_of_nine_and_half_of_minus_nine() -> None:
    """At teams half a gain of 9 and half a loss of 9 is nothing, though the scores average +210."""
    half = Fraction(1, 2)
    weighted = Weighted(((half, 620), (half, -200)))
    assert [imps(620 - 210), imps(-200 - 210)] == [9, -9]
    assert against(weighted, 210) == 0


@given(field_scores, field_scores)
def test_a_match_balances(own: Score, other: Score) -> None:
    """What one table wins against the other the other loses."""
    assert against(own, other) == -against(other, own) == against(turned(other), turned(own))


def test_cross_imps_of_four_tables() -> None:
    """430 against 400, 150 and -50 is 1, 7 and 10 IMPs: 6 on average, 18 in sum."""
    scores = [430, 400, 150, -50]
    assert cross_imps(scores)[0] == 6
    assert cross_imps(scores, average=False)[0] == 18
    assert cross_imps(scores, expected=7, average=False)[0] == 36


def test_cross_imps_of_one_table() -> None:
    """With nothing to compare with, there is nothing to win."""
    assert cross_imps([420]) == [0]


@given(fields, st.booleans(), st.integers(0, 4))
def test_cross_imps_sum_to_nothing(scores: list[Score], average: bool, missing: int) -> None:
    """The whole field wins what it loses."""
    assert sum(cross_imps(scores, len(scores) + missing, average)) == 0


@given(fields)
def test_cross_imps_are_the_sum_of_the_comparisons(scores: list[Score]) -> None:
    """Each line is the sum of its comparisons with the others."""
    brought = cross_imps(scores, average=False)
    assert brought == [sum(against(own, other) for other in scores) - against(own, own) for own in scores]


def test_the_datum_leaves_out_the_extremes() -> None:
    """Without the highest and the lowest of four the mean is 275, rounded to 280; of all of them 230."""
    scores = [430, 400, 150, -50]
    assert datum(scores, STANDARD_DATUM) == 280
    assert datum(scores, Datum(discard=0)) == 230
    assert datum([-score for score in scores], STANDARD_DATUM) == -280
    assert datum([100, 50], STANDARD_DATUM) == 80
    assert butler(scores, STANDARD_DATUM) == [4, 3, -4, -8]
    assert butler([], STANDARD_DATUM) == []


def test_no_score_no_datum() -> None:
    """A datum needs a score."""
    with pytest.raises(ScoringError):
        datum([], STANDARD_DATUM)


@given(fields, st.integers(0, 3), st.sampled_from((1, 10)))
def test_a_butler_is_the_same_from_both_sides(scores: list[Score], discard: int, nearest: int) -> None:
    """East-West win what North-South lose, whatever the rule of the datum."""
    rule = Datum(discard, nearest)
    assert butler([turned(score) for score in scores], rule) == [-each for each in butler(scores, rule)]


@given(st.lists(points, min_size=1))
def test_the_datum_lies_within_the_scores(scores: list[int]) -> None:
    """The datum is no higher than the best score and no lower than the worst."""
    assert min(scores) <= datum(scores, STANDARD_DATUM) <= max(scores)
