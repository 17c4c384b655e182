"""What a ruling makes of a board (Law 12C)."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import lawbook
from rules.lawbook import LAWS_2007, LAWS_2007_PRINTED, LAWS_2017, Edition, editions, exists, register
from rules.model import Seat, Side, Vulnerability, parse_result
from rules.scoring.adjusted import (
    Adjusted,
    Adjustment,
    ArtificialScore,
    AssignedScore,
    LikelyAndProbable,
    OneAtFault,
    Outcome,
    Outcomes,
    Penalty,
    Regulations,
    SelfInflicted,
    Step,
    TrickTransfer,
    Unit,
    adjust,
    self_inflicted_points,
)
from rules.scoring.boards import Artificial, Average, Board, Form, Line, Scoring, Table, score
from rules.scoring.contract_score import contract_score
from rules.scoring.errors import ScoringError
from rules.scoring.scores import Weighted
from tests.strategies import SEVERAL_TABLES, artificial_scores, outcomes, sides
from tests.strategies import score_boards as boards

PLUS, EVEN, MINUS = (Artificial(average) for average in Average)
HALF = Fraction(1, 2)


def one(points: int) -> Outcomes:
    """A single result, in points."""
    return (Outcome(Fraction(1), points),)


def several(*parts: tuple[Fraction, int]) -> Outcomes:
    return tuple(Outcome(*part) for part in parts)


def board(form: Form, *lines: Line, **settings: Any) -> Board:
    return Board(tuple(Table(n, n, line, line) for n, line in enumerate(lines)), Scoring(form, **settings))


def ruled(
    played: Board,
    ruling: Adjustment,
    edition: Edition = LAWS_2017,
    regulations: Regulations = Regulations(),  # noqa: B008
) -> Adjusted:
    """The ruling at the first table, both sides vulnerable."""
    table = played.tables[0]
    return adjust(played, Vulnerability.ALL, (table.ns, table.ew), ruling, edition, regulations)


def after(adjusted: Adjusted) -> tuple[Fraction | int, Fraction | int]:
    return adjusted.points(Side.NS)[1], adjusted.points(Side.EW)[1]


def step(adjusted: Adjusted, id: str) -> Step:
    """The only step with this id."""
    (found,) = (each for each in adjusted.steps if each.id == f"adjust-{id}")
    return found


# Assigned scores (12C1)


def test_a_weighted_score_at_matchpoints() -> None:
    """Half of +620 is half of 18, half of -200 half of 3: 10½ of 24, not what +210 would bring."""
    played = board(Form.MATCHPOINTS, 0, 630, 630, 630, 210, 200, 150, 100, 50, -100, -100, -200, -620)
    found = ruled(played, AssignedScore(*[several((HALF, 620), (HALF, -200))] * 2))
    assert after(found) == (Fraction(21, 2), Fraction(27, 2))
    products = [each.args["product"] for each in found.steps if each.id == "adjust-weighted"]
    assert products == [9, Fraction(3, 2), 3, Fraction(21, 2)]


def test_a_weighted_score_at_teams() -> None:
    """Half of +9 and half of -9 is nothing."""
    found = ruled(board(Form.IMPS, 0, 210), AssignedScore(*[several((HALF, 620), (HALF, -200))] * 2))
    assert after(found) == (0, 0)
    assert found.after.ns[1] == 0


def test_different_scores_for_the_two_sides() -> None:
    """The White Book’s example: both fields still sum to 30."""
    found = ruled(board(Form.MATCHPOINTS, 50, 650, -100, -100, -200, -790), AssignedScore(one(-100), one(650)))
    assert [row[2:4] for row in found.rows] == [(6, 1), (10, 1), (6, 5), (6, 5), (2, 8), (0, 10)]
    assert (sum(found.after.ns), sum(found.after.ew)) == (30, 30)


def test_the_others_meet_a_weighted_score_as_often_as_it_weighs() -> None:
    """A table between two possible results beats the one with its weight and loses to the other."""
    found = ruled(board(Form.MATCHPOINTS, 0, 170), AssignedScore(*[several((HALF / 2, 620), (3 * HALF / 2, -100))] * 2))
    assert found.after.ns == (HALF, Fraction(3, 2))


def test_weighting_under_the_laws_of_2007() -> None:
    """An authority could forbid it, or elect the other method instead (12C1(c), (e) of 2007); not in 2017."""
    played, half = board(Form.MATCHPOINTS, 0, 170), several((HALF, 620), (HALF, -200))
    assigned = AssignedScore(half, half)
    for regulations in (Regulations(weighting=False), Regulations(likely_and_probable=True)):
        with pytest.raises(ScoringError, match="weighted"):
            ruled(played, assigned, LAWS_2007, regulations)
        assert ruled(played, assigned, LAWS_2017, regulations)
        assert ruled(played, AssignedScore(one(620), one(-200)), LAWS_2007, regulations)
    assert ruled(played, assigned, LAWS_2007)


def test_likely_and_at_all_probable() -> None:
    """Where elected in 2007: the best likely result for one side, the worst at all probable for the other (12C1(e))."""
    played, elected = board(Form.MATCHPOINTS, 0, 170, 620), Regulations(likely_and_probable=True)
    likely, probable = several((HALF, 140), (HALF, 170)), several((HALF, 140), (HALF, 620))
    found = ruled(played, LikelyAndProbable(Side.NS, likely, probable), LAWS_2007, elected)
    assert found.after.board.tables[0] == Table(0, 0, 170, 620)
    found = ruled(played, LikelyAndProbable(Side.EW, likely, probable), LAWS_2007, elected)
    assert found.after.board.tables[0] == Table(0, 0, 140, 140)
    with pytest.raises(ScoringError, match=r"12C1\(e\)"):
        ruled(played, LikelyAndProbable(Side.NS, likely, probable), LAWS_2007)
    with pytest.raises(ScoringError, match="2017"):
        ruled(played, LikelyAndProbable(Side.NS, likely, probable), LAWS_2017, elected)


# What an edition provides for

NOTHING_ELECTED, INSTEAD_OF_WEIGHTING = Regulations(weighting=False), Regulations(likely_and_probable=True)


@pytest.fixture
def laws_2027(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """An edition that is based on 2017, and changes nothing."""
    monkeypatch.setattr(lawbook, "_KNOWN", dict(lawbook._KNOWN))
    (tmp_path / "2027.toml").touch()
    register(later := Edition("2027", LAWS_2017), folder=tmp_path)
    return later


@pytest.mark.parametrize(
    "ruling",
    [
        AssignedScore(several((HALF, 620), (HALF, -200)), one(-200)),
        ArtificialScore(PLUS, MINUS),
        SelfInflicted(Side.NS, one(400), one(220)),
        OneAtFault(Side.NS, one(400)),
    ],
)
def test_an_edition_based_on_2017_adjusts_as_2017_does(ruling: Adjustment, laws_2027: Edition) -> None:
    """What it does not change is scored alike, by the same steps and paragraphs."""
    played = board(Form.IMPS, 0, 620)
    assert ruled(played, ruling, laws_2027, NOTHING_ELECTED) == ruled(played, ruling, LAWS_2017, NOTHING_ELECTED)


def test_likely_and_at_all_probable_is_for_2007_and_its_variants(laws_2027: Edition) -> None:
    """12C1(e) of 2007 has no place in 2017, nor in what is based on it."""
    played, ruling = board(Form.IMPS, 0, 620), LikelyAndProbable(Side.NS, one(620), one(650))
    assert ruled(played, ruling, LAWS_2007_PRINTED, INSTEAD_OF_WEIGHTING)
    with pytest.raises(ScoringError, match="2027"):
        ruled(played, ruling, laws_2027, INSTEAD_OF_WEIGHTING)


# Artificial scores (12C2)


def test_average_plus_and_minus_at_matchpoints() -> None:
    """60 and 40 % of the top; the other results are scored among themselves."""
    found = ruled(board(Form.MATCHPOINTS, 0, 620, 170, 170), ArtificialScore(PLUS, MINUS))
    assert after(found) == (Fraction(18, 5), Fraction(12, 5))
    assert found.after.ns[1] == Fraction(4 * 4 + 1, 3)
    assert {each.law for each in found.steps if each.law} == {"12C2(a)"}


def test_the_session_in_an_adjusted_score() -> None:
    """A contestant with 65 % elsewhere gets 65 %, one with 35 % gets 35 % (12C2(c))."""
    ruling = ArtificialScore(replace(PLUS, own=Fraction(65, 100)), replace(MINUS, own=Fraction(35, 100)))
    found = ruled(board(Form.MATCHPOINTS, 0, 620, 170), ruling)
    assert after(found) == (Fraction(26, 10), Fraction(14, 10))
    assert [each.law for each in found.steps if each.id == "adjust-own-session"] == ["12C2(c)", "12C2(c)"]


@pytest.mark.parametrize(("edition", "own", "other"), [(LAWS_2017, "12C2(b)", "86B1"), (LAWS_2007, "86A", "86D")])
def test_average_plus_at_teams(edition: Edition, own: str, other: str) -> None:
    """Three IMPs; and the director is told of the result at the other table."""
    found = ruled(board(Form.IMPS, 0, 620), ArtificialScore(PLUS, MINUS), edition)
    assert after(found) == (3, -3)
    assert {each.law for each in found.steps if each.id == "adjust-average-imps"} == {own}
    assert [each.law for each in found.steps if "other-table" in each.id] == [other]
    spoilt = board(Form.IMPS, 0, 0)
    both = replace(spoilt, tables=(spoilt.tables[0], Table(1, 1, MINUS, PLUS)))
    assert not [each for each in ruled(both, ArtificialScore(PLUS, MINUS)).steps if "other-table" in each.id]


# Self-inflicted damage (2017: 12C1(e); 2007: 12C1(b))


SELF_INFLICTED = [  # A, B, C in points against 0 at the other table; what the side and its opponents get in IMPs
    ("no damage", 400, 50, 220, (9, -9), "no-damage"),
    ("no damage, exactly", 400, 400, 600, (9, -9), "no-damage"),
    ("all of it", 50, 220, 400, (2, -6), "all"),
    ("all of it, exactly", 50, 220, 220, (2, -6), "all"),
    ("none of it", 220, 400, 50, (9, -9), "nothing"),
    ("none of it, exactly", 220, 400, 220, (9, -9), "nothing"),
    ("a part: B +9, A +2, C +6", 50, 400, 220, (5, -9), "part"),
]


@pytest.mark.parametrize(("actual", "before", "without", "expected", "id"), [case[1:] for case in SELF_INFLICTED])
@pytest.mark.parametrize("nos", Side)
@pytest.mark.parametrize(("edition", "law"), [(LAWS_2017, "12C1(e)"), (LAWS_2007, "12C1(b)")])
def test_self_inflicted_damage(
    actual: int, before: int, without: int, expected: tuple[int, int], id: str, nos: Side, edition: Edition, law: str
) -> None:
    """The side keeps what it did to itself, its opponents get the score without the infraction."""
    sign = 1 if nos is Side.NS else -1
    ruling = SelfInflicted(nos, one(sign * before), one(sign * without))
    found = ruled(board(Form.IMPS, sign * actual, 0), ruling, edition)
    assert (found.points(nos)[1], found.points(nos.opponents)[1]) == expected
    assert step(found, f"self-{id}").law == law
    named = replace(ruling, actual=one(sign * actual))
    assert ruled(board(Form.IMPS, 7000, 0), named, edition).after.ns == found.after.ns


def test_self_inflicted_damage_at_matchpoints_leaves_the_fields_whole() -> None:
    """The side that did it to itself gets A + B - C, and both fields still sum to what the board is worth."""
    played = board(Form.MATCHPOINTS, 50, 620, 600, 170, 140, 110, 90, -50, -100)
    found = ruled(played, SelfInflicted(Side.NS, one(620), one(140)))
    actual, before, without = 4, 15, 9
    assert after(found) == (actual + before - without, 16 - before)
    assert sum(found.after.ns) == sum(found.after.ew) == 72
    assert all(0 <= each <= 16 for each in (*found.after.ns, *found.after.ew))


def test_self_inflicted_damage_moves_no_datum() -> None:
    """In a Butler the side gets A + B - C against the datum of what it scored; its opponents’ datum moves."""
    found = ruled(board(Form.BUTLER, 50, 420, 400, 170), SelfInflicted(Side.NS, one(420), one(140)))
    actual, before, without = -6, 4, -4  # against a datum of 290
    assert found.points(Side.NS) == (actual, actual + before - without)
    assert found.after.ns[1:] == found.before.ns[1:]
    assert found.after.board.tables[0].ew_line == 420


def test_what_was_scored_must_be_known() -> None:
    """An adjusted table has no result of its own to compare with."""
    with pytest.raises(ScoringError, match="known"):
        ruled(board(Form.MATCHPOINTS, PLUS, 0, 0), SelfInflicted(Side.NS, one(620), one(140)))


# Teams (12C4, 86)


@pytest.mark.parametrize(("edition", "law"), [(LAWS_2017, "12C4"), (LAWS_2007, "86B")])
def test_a_knock_out(edition: Edition, law: str) -> None:
    """Scores that do not balance are averaged; those that do are left alone."""
    played = board(Form.IMPS, 50, 0, knockout=True)
    found = ruled(played, SelfInflicted(Side.NS, one(400), one(220)), edition)
    assert after(found) == (7, -7)
    assert step(found, "knockout").law == law
    balanced = ruled(played, AssignedScore(one(400), one(400)), edition)
    assert after(balanced) == (9, -9)
    assert not [each for each in balanced.steps if each.id == "adjust-knockout"]


def test_the_better_of_an_assigned_score_and_average_plus() -> None:
    """Several results at teams by the fault of one side: the other gets the better, they the complement (86B2(b))."""
    played = board(Form.IMPS, 0, 0)
    for points, expected in ((400, (9, -9)), (50, (3, -3)), (90, (3, -3)), (-400, (3, -3))):
        assert after(ruled(played, OneAtFault(Side.NS, one(points)))) == expected
        turned = ruled(played, OneAtFault(Side.EW, one(-points)))
        assert after(turned) == expected[::-1]
    with pytest.raises(ScoringError, match="2007"):
        ruled(played, OneAtFault(Side.NS, one(400)), LAWS_2007)
    with pytest.raises(ScoringError, match="two tables"):
        ruled(board(Form.BUTLER, 0, 0), OneAtFault(Side.NS, one(400)))


def test_a_result_against_a_weighted_one() -> None:
    """The other table may have been adjusted before."""
    played = board(Form.IMPS, 0, Weighted(((HALF, 0), (HALF, 400))))
    assert after(ruled(played, AssignedScore(one(400), one(400)))) == (Fraction(9, 2), Fraction(-9, 2))
    spoilt = Board((played.tables[0], Table(1, 1, MINUS, PLUS)), played.scoring)
    assert after(ruled(spoilt, AssignedScore(one(400), one(400)))) == (3, -3)


# Law 64 and penalties


def with_contract(text: str, declarer: Seat) -> Board:
    result = parse_result(text, declarer)
    points = contract_score(result, Vulnerability.ALL)
    played = board(Form.MATCHPOINTS, points, 170, 620, 650, -100)
    return replace(played, tables=(replace(played.tables[0], result=result), *played.tables[1:]))


def test_tricks_change_the_result_at_the_table() -> None:
    """Two tricks to the defenders turn ten into eight, and the field is scored again (64A)."""
    found = ruled(with_contract("4S=", Seat.N), TrickTransfer(Side.EW, 2))
    assert found.after.board.tables[0].ns_line == -200
    assert found.points(Side.NS) == (5, 0)
    assert found.before.ns[1:] == (2, 5, 8, 0)
    assert found.after.ns[1:] == (4, 6, 8, 2)
    assert (str(step(found, "tricks").args["to"]), step(found, "tricks").law) == ("4S-2", "64A")


def test_tricks_to_declarer() -> None:
    """A trick from the defenders is one more for declarer, whichever side that is."""
    assert ruled(with_contract("4S-1", Seat.N), TrickTransfer(Side.NS, 1)).after.board.tables[0].ns_line == 620
    assert ruled(with_contract("4S-1", Seat.E), TrickTransfer(Side.EW, 1)).after.board.tables[0].ns_line == -620


def test_tricks_that_are_not_there() -> None:
    """Only what the offenders have won can go to the others, and only in a known contract."""
    for text, to, number in (("1C-5", Side.EW, 3), ("7NT-1", Side.NS, 2)):
        with pytest.raises(ScoringError, match="cannot be transferred"):
            ruled(with_contract(text, Seat.N), TrickTransfer(to, number))
    for number in (0, -1, 14):
        with pytest.raises(ScoringError, match="1 to 13"):
            ruled(with_contract("4S=", Seat.N), TrickTransfer(Side.EW, number))
    known = with_contract("4S=", Seat.N)
    passed_out = replace(known, tables=(replace(known.tables[0], result=parse_result("PASS")), *known.tables[1:]))
    for played in (passed_out, board(Form.MATCHPOINTS, 620, 170)):
        with pytest.raises(ScoringError, match="contract"):
            ruled(played, TrickTransfer(Side.EW, 1))


def test_a_penalty_in_percent_of_a_top() -> None:
    """Ten per cent of a top of 8 is 0.8; neither the opponents nor the field change (90A)."""
    found = ruled(board(Form.MATCHPOINTS, 170, 620, 140, 110, -50), Penalty(Side.NS, Fraction(1, 10), Unit.TOP))
    assert (found.points(Side.NS), found.points(Side.EW)) == ((6, Fraction(26, 5)), (2, 2))
    assert found.after.ns[1:] == found.before.ns[1:]


def test_penalties_in_other_units() -> None:
    """Matchpoints, IMPs and points come off the board; victory points off the match."""
    assert ruled(board(Form.MATCHPOINTS, 1, 0), Penalty(Side.EW, 1, Unit.MATCHPOINTS)).points(Side.EW) == (0, -1)
    assert ruled(board(Form.IMPS, 400, 0), Penalty(Side.NS, 3, Unit.IMPS)).points(Side.NS) == (9, 6)
    assert ruled(board(Form.TOTAL, 400), Penalty(Side.NS, 100, Unit.POINTS)).points(Side.NS) == (400, 300)
    found = ruled(board(Form.IMPS, 400, 0), Penalty(Side.NS, HALF, Unit.VICTORY_POINTS))
    assert found.after == found.before
    assert step(found, "penalty-vp").args["points"] == HALF
    for form, unit in ((Form.MATCHPOINTS, Unit.IMPS), (Form.BUTLER, Unit.TOP), (Form.TOTAL, Unit.VICTORY_POINTS)):
        with pytest.raises(ScoringError, match="does not fit"):
            ruled(board(form, 1, 0), Penalty(Side.NS, 1, unit))
    with pytest.raises(ScoringError, match="more than 0"):
        ruled(board(Form.TOTAL, 1, 0), Penalty(Side.NS, 0, Unit.POINTS))


def test_a_table_that_is_not_there() -> None:
    """The table that is ruled on must be among the results."""
    with pytest.raises(ScoringError, match="0 against 1"):
        adjust(board(Form.TOTAL, 1, 0), Vulnerability.NONE, (0, 1), AssignedScore(one(0), one(0)))


# What holds for every ruling


@st.composite
def rulings(draw: st.DrawFn, form: Form) -> Adjustment:
    kinds: list[st.SearchStrategy[Adjustment]] = [
        st.builds(AssignedScore, outcomes(), outcomes()),
        st.builds(SelfInflicted, sides, outcomes(), outcomes(), outcomes()),
    ]
    if form is not Form.TOTAL:
        kinds.append(st.builds(ArtificialScore, artificial_scores, artificial_scores))
    return draw(st.one_of(kinds))


@given(boards(), st.sampled_from(editions()), st.data())
def test_the_steps_lead_to_the_result(played: Board, edition: Edition, data: st.DataObject) -> None:
    """The arithmetic that is shown gives what the field gives, and cites what exists."""
    form = played.scoring.form
    found = ruled(played, data.draw(rulings(form)), edition)
    assert all(exists(edition, each.law) for each in found.steps if each.law)
    first, last = found.steps[0], found.steps[-1]
    assert first.args == {"ns": found.before.ns[0], "ew": found.before.ew[0]}
    assert last.args == {"ns": found.after.ns[0], "ew": found.after.ew[0]}
    for side in Side:
        shown = [
            each.args["points"]
            for each in found.steps
            if each.args.get("side") is side
            and each.id in ("adjust-assigned", "adjust-share", "adjust-average-imps", "adjust-self-part")
        ]
        if shown:
            assert shown[-1] == found.points(side)[1]


@given(boards((Form.MATCHPOINTS,)), st.data())
def test_every_field_keeps_its_sum(played: Board, data: st.DataObject) -> None:
    """Assigned or self-inflicted: what the real results of a field bring still sums to half a top each."""
    found = ruled(played, data.draw(rulings(Form.MATCHPOINTS)))
    assert played.top is not None
    for side in Side:
        lines = [t.ns_line if side is Side.NS else t.ew_line for t in found.after.board.tables]
        brought = [
            points
            for points, line in zip(found.after.points(side), lines, strict=True)
            if not isinstance(line, Artificial)
        ]
        assert sum(brought) == Fraction(len(brought) * played.top, 2)


@given(boards(SEVERAL_TABLES, artificial=False), outcomes())
def test_the_same_score_for_both_sides_balances(played: Board, assigned: Outcomes) -> None:
    """What one side gains by it the other loses."""
    even = replace(played, tables=tuple(replace(table, ew_line=table.ns_line) for table in played.tables))
    ns, ew = after(ruled(even, AssignedScore(assigned, assigned)))
    assert ns + ew == (played.top or 0)


@given(boards(), st.data())
def test_assigning_what_was_scored_changes_nothing(played: Board, data: st.DataObject) -> None:
    """A ruling that gives both sides the result they had leaves the whole board as it was."""
    line = played.tables[0].ns_line
    if not isinstance(line, int) or played.tables[0].ew_line != line:
        return
    assert ruled(played, AssignedScore(one(line), one(line))).after == score(played)


@pytest.mark.parametrize(
    ("actual", "before", "without", "expected"),
    [(6, 18, 14, (10, 6)), (6, 18, 18, (6, 6)), (6, 18, 6, (18, 6)), (18, 12, 6, (18, 6))],
    ids=["a part", "all of it", "none of it", "no damage"],
)
def test_self_inflicted_damage_in_points(actual: int, before: int, without: int, expected: tuple[int, int]) -> None:
    """Of matchpoints that the director has worked out: what the side did to itself is not made good."""
    found, _ = self_inflicted_points(
        Side.NS,
        actual=((Fraction(1), Fraction(actual)),),
        before=((Fraction(1), Fraction(before)),),
        without_error=((Fraction(1), Fraction(without)),),
        top=24,
    )
    assert (found[Side.NS], found[Side.EW]) == expected


def test_points_that_balance_are_not_averaged() -> None:
    """A knock-out averages what does not balance (12C4); where no side is damaged nothing is left to average."""
    one = ((Fraction(1), Fraction(5)),)
    found, steps = self_inflicted_points(Side.EW, actual=one, before=one, without_error=one, knockout=True)
    assert (found[Side.EW], found[Side.NS]) == (5, -5)
    assert [step.id for step in steps][-1] == "adjust-self-no-damage"
