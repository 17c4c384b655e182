"""A board in every form of scoring, each side in its own field."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.model import Side
from rules.scoring.boards import (
    Artificial,
    Average,
    Board,
    Comparison,
    Contestant,
    Form,
    Line,
    Scoring,
    Table,
    artificial_lines,
    artificial_points,
    comparisons,
    score,
)
from rules.scoring.errors import ScoringError
from rules.scoring.matchpoints import neuberg
from tests.strategies import SEVERAL_TABLES, points, score_boards

PLUS, EVEN, MINUS = (Artificial(average) for average in Average)


def board(form: Form, *lines: Line | tuple[Line, Line], expected: int | None = None) -> Board:
    """A board with these lines, one for both sides or one for each."""
    sides = [line if isinstance(line, tuple) else (line, line) for line in lines]
    return Board(tuple(Table(n, n, *pair) for n, pair in enumerate(sides)), Scoring(form), expected)


def test_scores_that_do_not_balance() -> None:
    """The White Book’s example: each field sums to 30, though the tables do not sum to 10."""
    scored = score(board(Form.MATCHPOINTS, 650, -100, -100, -200, -790, (-100, 650)))
    assert list(zip(scored.ns, scored.ew, strict=True)) == [(10, 1), (6, 5), (6, 5), (2, 8), (0, 10), (6, 1)]
    assert (sum(scored.ns), sum(scored.ew)) == (30, 30)


def test_average_plus_is_a_share_of_the_top_before_neuberg() -> None:
    """Sixty per cent of what a full board brings; the real results are scored without it (12C2(a))."""
    scored = score(board(Form.MATCHPOINTS, 620, 170, (PLUS, MINUS), expected=4))
    assert scored.board.top == 6
    assert (scored.ns[2], scored.ew[2]) == (Fraction(18, 5), Fraction(12, 5))
    assert scored.ns[:2] == (neuberg(2, 2, 4), neuberg(0, 2, 4)) == (5, 1)
    assert scored.rows[2][4:] == (Fraction(3, 5), Fraction(2, 5))


def test_a_side_with_an_artificial_score_leaves_the_other_field_whole() -> None:
    """One side may have an artificial score and the other an assigned one: only the first leaves its field."""
    scored = score(board(Form.MATCHPOINTS, 620, 170, (PLUS, 600)))
    assert scored.ew == (0, 4, 2)
    assert scored.ns[0] == neuberg(2, 2, 3)


@pytest.mark.parametrize(
    ("line", "usual"), [(PLUS, Fraction(24, 5)), (EVEN, 4), (MINUS, Fraction(16, 5))], ids=lambda each: str(each)
)
def test_the_session_takes_the_place_of_an_artificial_score(line: Artificial, usual: Fraction) -> None:
    """More than 60 % raises average plus, less than 40 % lowers average minus, nothing else changes (12C2(c))."""
    five = board(Form.MATCHPOINTS, *range(5))
    scored = {own: artificial_points(replace(line, own=Fraction(own, 100)), five) for own in (30, 45, 55, 70)}
    assert scored[45] == scored[55] == artificial_points(line, five) == usual
    assert scored[30] == (Fraction(12, 5) if line is MINUS else usual)
    assert scored[70] == (Fraction(28, 5) if line is PLUS else usual)


def test_average_plus_in_imps() -> None:
    """Three IMPs, or what the organizer has set; three a comparison where cross-IMPs are summed (12C2(b))."""
    for form in (Form.CROSS_IMPS, Form.BUTLER):
        assert [artificial_points(line, board(form, 0, 0, 0)) for line in (PLUS, EVEN, MINUS)] == [3, 0, -3]
    summed = replace(board(Form.CROSS_IMPS, 0, 0, 0), scoring=Scoring(Form.CROSS_IMPS, cross_average=False))
    assert artificial_points(PLUS, summed) == 6
    assert artificial_points(MINUS, replace(summed, scoring=Scoring(Form.BUTLER, average_imps=2))) == -2
    assert artificial_points(replace(MINUS, own=-5), board(Form.BUTLER, 0, 0)) == -5


def test_total_points_know_no_average() -> None:
    """There is nothing of which an artificial score could be a share."""
    with pytest.raises(ScoringError, match="assign a score"):
        score(board(Form.TOTAL, 420, PLUS))
    assert score(board(Form.TOTAL, 420, (-50, 100))).ew == (-420, -100)


def test_a_match() -> None:
    """Each contestant sits North-South at one table and East-West at the other."""
    scored = score(board(Form.IMPS, 620, 170))
    assert (scored.ns, scored.ew) == ((10, -10), (-10, 10))
    split = score(board(Form.IMPS, (620, 170), 170))
    assert (split.ns, split.ew) == ((10, 0), (0, 10))
    artificial = score(board(Form.IMPS, (PLUS, MINUS), 170))
    assert (artificial.ns, artificial.ew) == ((3, -3), (-3, 3))
    assert artificial_lines(artificial.board, Side.NS) == {0: PLUS, 1: MINUS}


def test_two_artificial_scores_of_one_contestant() -> None:
    """They must be the same, or nobody knows which holds."""
    assert score(board(Form.IMPS, (PLUS, MINUS), (MINUS, PLUS))).ns == (3, -3)
    with pytest.raises(ScoringError, match="0 has two different"):
        score(board(Form.IMPS, (PLUS, MINUS), (MINUS, EVEN)))


def test_a_knock_out_averages_scores_that_do_not_balance() -> None:
    """+5 for one side and -9 for the other become +7 and -7 (12C4; 2007: 86B)."""
    played = replace(board(Form.IMPS, (190, 400), 0), scoring=Scoring(Form.IMPS, knockout=True))
    assert score(replace(played, scoring=Scoring(Form.IMPS))).rows[0][2:4] == (5, -9)
    assert score(played).rows[0][2:4] == (7, -7)
    assert score(played).rows[1][2:4] == (-7, 7)


def test_what_is_no_board() -> None:
    """Every form needs what it compares, and nobody plays a board twice in one direction."""
    for form in SEVERAL_TABLES:
        if form is not Form.TOTAL:
            with pytest.raises(ScoringError, match="fewer than two"):
                board(form, 420)
    with pytest.raises(ScoringError, match="two tables: 3"):
        board(Form.IMPS, 1, 2, 3)
    with pytest.raises(ScoringError, match="2 results are expected"):
        board(Form.MATCHPOINTS, 1, 2, 3, expected=2)
    with pytest.raises(ScoringError, match="two tables at IMPs"):
        Scoring(Form.BUTLER, knockout=True)
    for pairs in ([(1, 2), (1, 3)], [(2, 1), (3, 1)]):
        with pytest.raises(ScoringError, match="1 has played the board twice"):
            Board(tuple(Table(ns, ew, 0, 0) for ns, ew in pairs), Scoring(Form.MATCHPOINTS))
    mitchell: list[tuple[Contestant, Contestant]] = [(1, 2), (2, 3), (3, 3 + 1)]
    assert Board(tuple(Table(ns, ew, 0, 0) for ns, ew in mitchell), Scoring(Form.MATCHPOINTS))


def test_comparisons_say_what_each_brings() -> None:
    """This result against that: 2, 1 or 0."""
    played = board(Form.MATCHPOINTS, 420, 420, 170, (PLUS, MINUS))
    first, second, third, _ = played.tables
    assert comparisons(played, 0, Side.NS) == (Comparison(second, 420, 420, 1), Comparison(third, 420, 170, 2))
    assert comparisons(played, 2, Side.EW) == (Comparison(first, -170, -420, 2), Comparison(second, -170, -420, 2))
    assert comparisons(played, 3, Side.NS) == ()
    assert comparisons(board(Form.TOTAL, 420, 170), 0, Side.NS) == ()
    assert comparisons(board(Form.BUTLER, 420, 170), 0, Side.NS) == (Comparison(None, 420, 300, 3),)


@given(score_boards(SEVERAL_TABLES), st.data())
def test_a_line_is_the_sum_of_its_comparisons(played: Board, data: st.DataObject) -> None:
    """What a table brings is what its comparisons bring, made comparable with a full board."""
    if played.scoring.form is Form.TOTAL:
        return
    at = data.draw(st.integers(0, len(played.tables) - 1))
    side = data.draw(st.sampled_from(Side))
    if at in artificial_lines(played, side):
        return
    found = comparisons(played, at, side)
    total = sum(comparison.points for comparison in found)
    brought = score(played).points(side)[at]
    if played.scoring.form is Form.MATCHPOINTS:
        assert brought == neuberg(total, len(found) + 1, played.results, played.scoring.win)
    elif played.scoring.form is Form.BUTLER:
        assert brought == total
    else:
        factor = 1 if played.scoring.cross_average else played.results - 1
        assert brought == Fraction(total * factor, max(len(found), 1))


@given(score_boards((Form.IMPS,)), st.sampled_from((0, 1)), st.sampled_from(Side))
def test_a_match_is_one_comparison(played: Board, at: int, side: Side) -> None:
    """At teams the other table is the only comparison."""
    (found,) = comparisons(played, at, side)
    assert score(played).points(side)[at] == found.points


@given(score_boards((Form.MATCHPOINTS,)))
def test_each_field_keeps_its_sum(played: Board) -> None:
    """Whatever was adjusted, what a field’s real results bring sums to half a top each."""
    scored = score(played)
    assert played.top is not None
    for side in Side:
        left_out = artificial_lines(played, side)
        brought = [each for place, each in enumerate(scored.points(side)) if place not in left_out]
        assert sum(brought) == Fraction(len(brought) * played.top, 2)


@given(st.lists(points, min_size=2, max_size=12))
def test_both_sides_share_what_there_is(scores: list[int]) -> None:
    """Without adjustments a table brings both sides together the top, or nothing."""
    for form in SEVERAL_TABLES:
        scored = score(board(form, *scores))
        assert {ns + ew for ns, ew in zip(scored.ns, scored.ew, strict=True)} == {scored.board.top or 0}
