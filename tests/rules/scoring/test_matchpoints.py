"""Matchpoints (Law 78A) and Neuberg’s formula."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.scoring.errors import ScoringError
from rules.scoring.matchpoints import comparison, matchpoints, neuberg, top
from rules.scoring.scores import Score, Weighted, parts, rounded, turned
from tests.strategies import field_scores, fields, points

wins = st.sampled_from((1, 2))


def test_two_for_a_better_one_for_an_equal_result() -> None:
    """Each result gets two for each worse one, one for each equal one (78A)."""
    assert matchpoints([620, 620, 170, -100, -100, -100]) == [9, 9, 6, 2, 2, 2]
    assert matchpoints([620, 620, 170], win=1) == [Fraction(3, 2), Fraction(3, 2), 0]


def test_ten_results_of_eleven() -> None:
    """The EBU’s example: a top of 19.9 and a bottom of 0.1 where 20 was possible."""
    tenths = [199, 177, 155, 133, 111, 89, 67, 45, 23, 1]
    assert matchpoints(range(10, 0, -1), expected=11) == [Fraction(each, 10) for each in tenths]


def test_six_results_of_seven() -> None:
    """4 of the 10 that six results bring become 4.8333 of 12, and 9 become 10.6667."""
    assert [rounded(neuberg(each, 6, 7), 4) for each in (4, 9)] == [Decimal("4.8333"), Decimal("10.6667")]


def test_neuberg_with_one_a_comparison() -> None:
    """In the unit of one and a half all matchpoints are half as many (ACBL)."""
    assert neuberg(2, 6, 7, win=1) == neuberg(4, 6, 7) / 2


def test_one_result_of_several_is_average() -> None:
    """A single result is compared with nothing and brings half the top."""
    assert matchpoints([420], expected=9) == [top(9) / 2]


def test_half_of_620_and_half_of_minus_200() -> None:
    """Each possible result is matchpointed, then weighted: 18 and 3 of 24 make 10½; +210 would bring another number."""
    others: list[Score] = [630, 630, 630, 210, 200, 150, 100, 50, -100, -100, -200, -620]
    alone = [matchpoints([score, *others])[0] for score in (620, -200)]
    assert alone == [18, 3]
    half = Fraction(1, 2)
    assert matchpoints([Weighted(((half, 620), (half, -200))), *others])[0] == Fraction(21, 2)
    assert matchpoints([210, *others])[0] != Fraction(21, 2)


def test_more_results_than_expected() -> None:
    """A board cannot have more results than a full one."""
    with pytest.raises(ScoringError, match="2 results are expected, but there are 3"):
        matchpoints([1, 2, 3], expected=2)


@given(fields, st.integers(0, 5), wins)
def test_the_matchpoints_of_a_board_are_constant(scores: list[Score], missing: int, win: int) -> None:
    """Whatever the results and their weights, they sum to half a top for each of them."""
    expected = len(scores) + missing
    assert sum(matchpoints(scores, expected, win)) == Fraction(len(scores) * top(expected, win), 2)


@given(fields, st.integers(0, 5))
def test_the_sides_share_the_top(scores: list[Score], missing: int) -> None:
    """What North-South do not get East-West get, as long as both have the same score."""
    expected = len(scores) + missing
    sides = matchpoints(scores, expected), matchpoints([turned(score) for score in scores], expected)
    assert all(ns + ew == top(expected) for ns, ew in zip(*sides, strict=True))


@given(st.lists(points, min_size=2), st.integers(0, 5))
def test_a_better_result_brings_more(scores: list[int], missing: int) -> None:
    """Matchpoints rise with the score, and lie between nothing and the top."""
    found = dict(zip(scores, matchpoints(scores, len(scores) + missing), strict=True))
    brought = [found[score] for score in sorted(found)]
    assert brought == sorted(set(brought))
    assert brought[0] >= 0
    assert brought[-1] <= top(len(scores) + missing)


@given(fields, wins)
def test_matchpoints_are_the_sum_of_the_comparisons(scores: list[Score], win: int) -> None:
    """Each line is the sum of its comparisons with the others (78A)."""
    for place, (own, brought) in enumerate(zip(scores, matchpoints(scores, win=win), strict=True)):
        others = scores[:place] + scores[place + 1 :]
        assert brought == sum(comparison(own, other, win) for other in others)


@given(field_scores, st.lists(points, min_size=1))
def test_a_weighted_score_is_weighted_after_it_is_matchpointed(score: Score, others: list[int]) -> None:
    """Each possible result is scored as if it were the one at the table (12C1(c))."""
    scored = sum(weight * matchpoints([possible, *others])[0] for weight, possible in parts(score))
    assert matchpoints([score, *others])[0] == scored
