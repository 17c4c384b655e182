"""What is impossible, unlikely or missing."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given

from rules.model import Seat, Side, Vulnerability
from rules.model.contracts import parse_result
from rules.results.checks import Gravity, check
from rules.results.sheet import TOLD, BoardKey, Encounter, Entry, Kind, Laid, Participant, Sheet, Who
from rules.scoring.boards import Artificial, Average
from tests.strategies import mitchells


def entry(line: int, board: int, ns: int, ew: int, result: str = "4S=", seat: Seat = Seat.N, **told: object) -> Entry:
    """A table’s entry."""
    sitting = ((Who(str(ns), Side.NS),), (Who(str(ew), Side.EW),))
    return replace(Entry(line, board, *sitting, parse_result(result, seat)), **told)  # type: ignore[arg-type]


def found(*entries: Entry, **told: object) -> list[tuple[str, int]]:
    """The doubts and their lines."""
    sheet = replace(Sheet("csv", entries=entries, winners=2), **told)  # type: ignore[arg-type]
    return [(doubt.id, doubt.line) for doubt in check(sheet)]


@given(mitchells())
def test_a_session_in_order_raises_no_doubt_but_of_who_declares(sheet: Sheet) -> None:
    """Everything is there once."""
    assert {doubt.id for doubt in check(sheet)} <= {"other-side-declares"}


def test_contract_and_score_disagree() -> None:
    """Board 1 has nobody vulnerable: 4S just made is 420."""
    assert found(entry(3, 1, 1, 1, score=420)) == []
    assert found(entry(3, 1, 1, 1, score=620)) == [("score-disagrees", 3)]


def test_a_score_that_no_contract_brings() -> None:
    """Points alone are taken where the board can bring them."""
    assert found(entry(3, 1, 1, 1, result="PASS", score=0)) == []
    bare = replace(entry(3, 1, 1, 1), result=None)
    assert found(replace(bare, score=430)) == []
    assert found(replace(bare, score=435)) == [("score-impossible", 3)]
    assert found(replace(bare, score=620)) == [("score-impossible", 3)]


def test_a_pair_against_itself() -> None:
    """Nobody sits in both directions of one table."""
    one = (Who("1"),)
    assert found(Entry(4, 1, one, one, score=50)) == [("against-itself", 4)]


def test_a_board_played_twice_or_entered_twice() -> None:
    """The same line again is one thing, another opponent is another."""
    assert found(entry(3, 1, 1, 1), entry(4, 1, 1, 1)) == [("entered-twice", 4)]
    assert found(entry(3, 1, 1, 1), entry(4, 1, 1, 2)) == [("played-twice", 4)]
    assert found(entry(3, 1, 1, 1), entry(4, 1, 1, 2, played=False)) == []


def test_a_team_plays_a_board_at_two_tables() -> None:
    """In each direction once."""
    home, away = (Who("Home"),), (Who("Away"),)
    tables = Entry(1, 1, home, away, score=50), Entry(2, 1, away, home, score=50)
    assert found(*tables, kind=Kind.TEAMS) == []
    assert found(*tables, replace(tables[0], line=3), kind=Kind.TEAMS) == [("entered-twice", 3)]


def test_a_vulnerability_and_a_dealer_that_the_number_does_not_have() -> None:
    """It is asked: the board may have been turned round, or marked wrongly."""
    usual = {BoardKey(1): Laid(2, None, Seat.N, Vulnerability.NONE)}
    assert found(entry(3, 1, 1, 1), boards=usual) == []
    other = {BoardKey(1): Laid(2, None, Seat.E, Vulnerability.ALL)}
    assert found(entry(3, 1, 1, 1), boards=other) == [("dealer-unusual", 2), ("vulnerability-unusual", 2)]
    assert found(entry(3, 1, 1, 1, played=False), boards=other) == []


def test_results_and_contestants_that_are_missing() -> None:
    """They are told, and ask nothing; a phantom is not missed."""
    entries = entry(3, 1, 1, 1), entry(4, 1, 2, 2), entry(5, 2, 1, 2)
    people = [Participant(Who(str(n), side)) for n in (1, 2) for side in Side]
    assert found(*entries, participants=tuple(people)) == [("results-missing", 0)]
    more = (*people, Participant(Who("3", Side.NS)), Participant(Who("3", Side.EW), phantom=True))
    assert found(*entries, participants=more) == [("contestant-without-results", 0), ("results-missing", 0)]
    assert found(entry(3, 1, 9, 1), participants=tuple(people[:2]))[0] == ("contestant-unknown", 3)


def test_a_declarer_whom_only_one_table_has() -> None:
    """Four others play hearts from North-South: East is asked about, and two of them are not."""
    same = [entry(n, 1, n, n, "4H=", Seat.S) for n in range(1, 5)]
    assert found(*same, entry(5, 1, 5, 5, "4H=", Seat.E)) == [("other-side-declares", 5)]
    assert found(*same, entry(5, 1, 5, 5, "4S=", Seat.E)) == []
    assert found(*same[1:], entry(5, 1, 5, 5, "4H=", Seat.E)) == []


def test_what_is_said_of_a_declarer_is_said_of_that_table_alone() -> None:
    """Another table with the same contract is another doubt."""
    same = [entry(n, 1, n, n, "4H=", Seat.S) for n in range(1, 5)]
    told = [check(Sheet("csv", entries=(*same, entry(5, 1, n, n, "4H=", Seat.E))))[0].args for n in (5, 6)]
    assert told[0] != told[1]


def test_the_impossible_comes_first() -> None:
    """Then what is asked, then what is told."""
    boards = {BoardKey(1): Laid(1, None, None, Vulnerability.ALL)}
    entries = (entry(9, 2, 1, 1), entry(8, 1, 1, 1, score=1), entry(7, 1, 2, 2))
    doubts = check(Sheet("csv", entries=entries, winners=2, boards=boards))
    assert [doubt.gravity for doubt in doubts] == list(Gravity)


def test_two_averages_of_one_team() -> None:
    """Average plus at one table and average minus at the other cannot both be."""
    home, away = (Who("Home"),), (Who("Away"),)
    plus, minus = Artificial(Average.PLUS), Artificial(Average.MINUS)
    first = Entry(1, 1, home, away, ns_award=plus, ew_award=minus)
    assert found(first, Entry(2, 1, away, home, ns_award=minus, ew_award=plus), kind=Kind.TEAMS) == []
    assert found(first, Entry(2, 1, away, home, ns_award=plus, ew_award=minus), kind=Kind.TEAMS) == [
        ("averages-differ", 2),
        ("averages-differ", 2),
    ]


def test_matches_whose_victory_points_the_file_alone_knows() -> None:
    """It is said that a corrected board does not change them; by a scale that is known it does."""
    home, away = Who("1"), Who("2")
    met = (Encounter(0, home, away, 1, 8, None, (Fraction(12), Fraction(8))),)
    board = Entry(1, 1, (home,), (away,), score=50)
    pairs = Sheet("usebio", entries=(board,), encounters=met)
    teams = replace(pairs, kind=Kind.TEAMS, scale="wbf")
    assert [each.id for each in check(pairs) if each.id == "matches-told"] == ["matches-told"]
    assert [each.id for each in check(replace(teams, scale=TOLD)) if each.id == "matches-told"] == ["matches-told"]
    assert not [each for each in check(teams) if each.id == "matches-told"]
    assert not [each for each in check(replace(pairs, entries=())) if each.id == "matches-told"]
