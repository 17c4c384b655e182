"""What rulings change in the results."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rules.engine.case import Case, Elections
from rules.engine.facts import Value
from rules.lawbook import LAWS_2007, LAWS_2017, Edition
from rules.model import Seat, Side
from rules.model.contracts import parse_result
from rules.procedures.score import _board_score as facts
from rules.regulations.elections import ASSIGNED, AssignedScores
from rules.results.computed import Method, compute
from rules.results.journal import Awarded, Corrected, Made, Penalized, Split, TricksTransferred, applied, place_of
from rules.results.ruled import changes, entries_of, splits, tricks_left
from rules.results.sheet import Entry, Given, Kind, Penalty, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average, Form, Scoring
from rules.scoring.entries import Amount, Listed, Others, Possible
from rules.scoring.entries import Given as Points
from rules.scoring.scores import Weighted

ONE = Fraction(1)
ENTRIES = tuple(
    Entry(n, 1, (Who(str(n), Side.NS),), (Who(str(n), Side.EW),), parse_result(text, Seat.N), table=str(n))
    for n, text in enumerate(("4S-1", "4S=", "3S=", "4S+1"), 1)
)
SHEET = Sheet("csv", entries=ENTRIES, winners=2)
AT = place_of(ENTRIES[0])


def ruled(kind: facts.ScoreKind, answers: Mapping[Any, Any], sheet: Sheet = SHEET, edition: Edition = LAWS_2017) -> Any:
    """The changes that a ruling makes at the first table; what does not matter is as at matchpoints on board 1."""
    known: dict[str, Value] = {"form_of_scoring": sheet.scoring.form, "score_kind": kind, "vulnerable": "none"}
    known |= {(fact if isinstance(fact, str) else fact.id): value for fact, value in answers.items()}
    elections = Elections({ASSIGNED.id: AssignedScores.LIKELY_AND_PROBABLE}) if edition is LAWS_2007 else Elections()
    return changes(Case("board_score", edition, known, elections), sheet, 0, Method())


def results(text: str) -> Possible:
    """Possible results as they are entered."""
    return Possible.parse(text)


def test_a_weighted_score_is_weighted_in_the_field() -> None:
    """12C1(c): each result is scored, then weighted."""
    (change,) = ruled(facts.ScoreKind.ASSIGNED, {facts.RESULTS: results("3/5 4S= N; 2/5 4S-1 N")})
    weighted = Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50)))
    assert change == Awarded(AT, weighted, weighted)


def test_each_side_may_be_assigned_another_score() -> None:
    """12C1: the sides need not balance."""
    apart = {facts.RESULTS_NS: results("4S= N"), facts.RESULTS_EW: results("4S-1 N")}
    (change,) = ruled(facts.ScoreKind.DIFFERENT, apart)
    assert change == Awarded(AT, Weighted(((ONE, 420),)), Weighted(((ONE, -50),)))


def test_averages_wait_for_the_session() -> None:
    """12C2(c): what the other boards bring is not asked, the session tells it."""
    averages: dict[Any, Value] = {facts.AVERAGE_NS: facts.AverageAwarded.PLUS, facts.AVERAGE_EW: "minus"}
    averages |= {"session_ruled_ns": False, "session_ruled_ew": False}
    (change,) = ruled(facts.ScoreKind.ARTIFICIAL, averages)
    assert change == Awarded(AT, Artificial(Average.PLUS), Artificial(Average.MINUS))


def test_tricks_and_corrections() -> None:
    """64A, 79C: the contract stays, its result changes."""
    tricks = {facts.TRICKS_COME_OF: "revoke", facts.TRICKS_TO: Side.NS, facts.NUMBER: facts.NumberOfTricks.TWO}
    assert ruled(facts.ScoreKind.TRICKS, tricks) == (TricksTransferred(AT, Side.NS, 2, "64A"),)
    corrected = {facts.CORRECTED_RESULT: results("4S= N"), facts.PUT_RIGHT: facts.PutRight.RECORD}
    assert ruled(facts.ScoreKind.CORRECTED, corrected) == (Corrected(AT, parse_result("4S=", Seat.N)),)
    bare = {facts.CORRECTED_RESULT: results("420"), facts.PUT_RIGHT: facts.PutRight.RECORD}
    assert ruled(facts.ScoreKind.CORRECTED, bare) == (Corrected(AT, None, 420),)


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ({"revoked_by": "defender", "revoke_tricks_won": "offender_and_later"}, (2, (Side.NS,))),
        ({"revoked_by": "declarer", "revoke_tricks_won": "partner"}, (1, (Side.EW,))),
        ({"played_too_few": "defender", "won_that_or_later_trick": True}, (1, (Side.NS,))),
        ({"revoked_by": "defender", "revoke_tricks_won": "none"}, None),
        ({"revoked_by": "defender", "revoke_tricks_won": "later", "more_without_revoke": True}, None),
        ({"claim_matter": "declarers_claim", "line_was_stated": True, "tricks_transferred": "three"}, (3, (Side.EW,))),
        ({"conceded_trick": "won_already", "tricks_transferred": "one"}, (1, (Side.NS, Side.EW))),
        ({"revoked_by": "defender", "revoke_tricks_won": "later", "offender": Seat.N}, (1, (Side.NS, Side.EW))),
        ({"revoked_by": "defender", "revoke_tricks_won": "later", "offender": Seat.E}, (1, (Side.NS,))),
    ],
)
def test_what_rulings_before_a_score_transfer(said: Mapping[str, Value], left: tuple[int, tuple[Side, ...]]) -> None:
    """64A, 67B1, 70A, 71: to either side where they do not tell it, or where the declarer cannot be who is entered."""
    assert tricks_left(said, parse_result("4S=", Seat.N)) == left


def test_one_side_alone_is_reduced() -> None:
    """43B3, 79B3: the other side keeps what it has."""
    reduced = {facts.REDUCED_SIDE: Side.EW, facts.REDUCED_RESULTS: results("4S= N"), facts.ONE_SIDE: "dummy_spoke"}
    assert ruled(facts.ScoreKind.ONE_SIDE, reduced) == (Awarded(AT, None, Weighted(((ONE, 420),))),)


def test_a_penalty_changes_no_board() -> None:
    """90A: it is taken off afterwards."""
    fine = {facts.PENALIZED: Side.EW, facts.COST: Amount(Fraction(1, 10), Unit.TOP)}
    assert ruled(facts.ScoreKind.PENALTY, fine) == (Penalized(Penalty(AT.ew[0], Fraction(1, 10), Unit.TOP)),)


def test_points_that_the_director_worked_out() -> None:
    """They are given outright, and are no part of the field."""
    points: dict[Any, Value] = {
        facts.POINTS_NS: Points(((ONE, Fraction(4)),)),
        facts.POINTS_DIFFER: False,
        facts.TOP: 6,
    }
    (change,) = ruled(facts.ScoreKind.POINTS_GIVEN, points)
    assert change == Awarded(AT, Given(Fraction(4), Unit.MATCHPOINTS), Given(Fraction(2), Unit.MATCHPOINTS))


def test_self_inflicted_damage_is_reckoned_in_the_field() -> None:
    """12C1(e): 0 at the table, 3 without the infraction, 1 without their own error: they get 2, the others 3."""
    damage = {facts.NON_OFFENDING: Side.NS, facts.BEFORE: results("4S= N"), facts.WITHOUT_ERROR: results("3S= N")}
    made = [Made(n, change) for n, change in enumerate(ruled(facts.ScoreKind.SELF_INFLICTED, damage))]
    (first, *_) = compute(applied(SHEET, made).sheet).marked
    assert first.ns is not None
    assert first.ew is not None
    assert (first.ns.points, first.ew.points) == (2, 3)


def test_likely_and_probable_of_2007() -> None:
    """12C1(e) of 2007: the most favourable likely result for one side, the worst probable for the other."""
    listed = {facts.NON_OFFENDING: Side.NS, facts.LIKELY: Listed.parse("4S= N"), facts.PROBABLE: Listed.parse("4S+1 N")}
    (change,) = ruled(facts.ScoreKind.LIKELY_AND_PROBABLE, listed, edition=LAWS_2007)
    assert change == Awarded(AT, Weighted(((ONE, 420),)), Weighted(((ONE, 450),)))


def test_at_teams_the_other_table_is_the_field() -> None:
    """86B2(b): the better of average plus and what was assigned."""
    home, away = (Who("Home"),), (Who("Away"),)
    tables = (
        Entry(1, 1, home, away, parse_result("4S-1", Seat.N), round=1),
        Entry(2, 1, away, home, parse_result("4S=", Seat.N), round=1),
    )
    sheet = Sheet("usebio", Scoring(Form.IMPS), Kind.TEAMS, entries=tables)
    fault = {facts.NON_OFFENDING: Side.NS, facts.RESULTS: results("4S= N")}
    (change,) = ruled(facts.ScoreKind.ONE_AT_FAULT, fault, sheet)
    assert change == Awarded(place_of(tables[0]), Artificial(Average.PLUS), Artificial(Average.MINUS))
    averages: dict[Any, Value] = {"other_table_favours": True}
    assert ruled(facts.ScoreKind.ARTIFICIAL, averages, sheet) == ()


def test_a_butler_keeps_its_datum() -> None:
    """What is made good moves no datum: both sides are given IMPs."""
    sheet = replace(SHEET, scoring=Scoring(Form.BUTLER))
    damage = {facts.NON_OFFENDING: Side.NS, facts.BEFORE: results("4S= N"), facts.WITHOUT_ERROR: results("3S= N")}
    (change,) = ruled(facts.ScoreKind.SELF_INFLICTED, damage, sheet)
    assert isinstance(change.ns, Given)
    assert change.ns.unit is Unit.IMPS


@pytest.mark.parametrize(
    ("board", "table", "pairs", "found"),
    [
        (1, "", "", (0, 1, 2, 3)),
        (1, "3", "", (2,)),
        (1, "", "2-2", (1,)),
        (1, "4", "9-9", (3,)),
        (2, "1", "", ()),
        (None, "1", "", ()),
    ],
)
def test_which_entry_a_ruling_is_about(board: int | None, table: str, pairs: str, found: tuple[int, ...]) -> None:
    """By its board, then by the pairs, then by the table; where that does not tell, several are asked about."""
    assert entries_of(SHEET, board, table, pairs) == found


def split(forms: str, *results: str, sheet: Sheet = SHEET) -> Any:
    """The changes that a ruling on a fouled board makes."""
    known: dict[str, Value] = {"form_of_scoring": sheet.scoring.form, "number_of_forms": forms, "vulnerable": "none"}
    known |= {f"form_results_{n}": Others.parse(text) for n, text in enumerate(results, 1)}
    return splits(Case("fouled_score", LAWS_2017, known, Elections()), sheet, 1)


def test_a_fouled_board_is_split_by_the_scores_of_its_forms() -> None:
    """87B: those of the second and of the third form are compared apart; an artificial score stays out of it."""
    at = [place_of(entry) for entry in ENTRIES]
    assert split("two", "4S= N; 4S+1 N", "4S-1 N; 3S= N") == (Split(1, (at[0], at[2])),)
    assert split("three", "420; 450", "-50", "140") == (Split(1, (at[0],)), Split(1, (at[2],)))
    average = replace(ENTRIES[3], ns_award=Artificial(Average.PLUS), ew_award=Artificial(Average.MINUS))
    sheet = replace(SHEET, entries=(*ENTRIES[:3], average))
    assert split("two", "420; A+/A-", "-50; 140", sheet=sheet) == (Split(1, (at[0], at[2])),)


def test_a_fouled_board_is_not_split_where_the_scores_do_not_tell() -> None:
    """Where two forms have the same score, where the results are others, and where two sections have the same."""
    assert split("two", "420; 450", "-50; 420") == ()
    assert split("two", "420; 450", "-50") == ()
    again = tuple(replace(entry, section="B") for entry in ENTRIES)
    assert split("two", "420; 450", "-50; 140", sheet=replace(SHEET, entries=(*ENTRIES, *again))) == ()
    one = replace(again[0], result=parse_result("4S-3", Seat.N))
    assert split("two", "420; 450", "-50; 140", sheet=replace(SHEET, entries=(*ENTRIES, *again[1:], one))) != ()
    assert splits(Case("fouled_score", LAWS_2017, {}, Elections()), SHEET, None) == ()
