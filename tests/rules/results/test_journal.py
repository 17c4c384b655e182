"""Changes over what was entered."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.model import Seat, Side, Vulnerability
from rules.model.contracts import Result, parse_result
from rules.results.computed import compute
from rules.results.journal import (
    Added,
    AsNumbered,
    Awarded,
    Change,
    Corrected,
    Laying,
    LeftOut,
    Made,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
    applied,
    place_of,
)
from rules.results.sheet import BoardKey, Entry, Kind, Laid, Participant, Penalty, Sheet, Who
from rules.scoring.boards import Artificial, Average
from tests.strategies import mitchells, results

NS, EW = (Who("1", Side.NS),), (Who("2", Side.EW),)
ENTRY = Entry(1, 7, NS, EW, parse_result("4S-1", Seat.N))
SHEET = Sheet("csv", entries=(ENTRY,), participants=(Participant(NS[0], ("A", "B")),))
AT = place_of(ENTRY)


def with_change(change: Change, sheet: Sheet = SHEET) -> Sheet:
    """A sheet with one change that finds what it is about."""
    found = applied(sheet, [Made(1, change)])
    assert found.lost == ()
    return found.sheet


@given(mitchells(), st.lists(st.tuples(st.integers(0, 35), results), max_size=5))
def test_undoing_every_change_gives_the_ranking_of_before(sheet: Sheet, corrections: list[tuple[int, Result]]) -> None:
    """What was entered is never overwritten."""
    journal = [
        Made(id, Corrected(place_of(sheet.entries[number % len(sheet.entries)]), result))
        for id, (number, result) in enumerate(corrections)
    ]
    undone = applied(sheet, [replace(made, undone=True) for made in journal]).sheet
    assert undone == sheet
    assert compute(undone) == compute(sheet)
    assert applied(sheet, journal).lost == ()


def test_the_later_change_holds() -> None:
    """One correction over another."""
    first, second = (Made(n, Corrected(AT, parse_result(text, Seat.N))) for n, text in enumerate(("4S=", "4S+1")))
    assert applied(SHEET, [first, second]).sheet.entries[0].result == parse_result("4S+1", Seat.N)
    assert applied(SHEET, [first, replace(second, undone=True)]).sheet.entries[0].result == parse_result("4S=", Seat.N)


def test_tricks_go_over() -> None:
    """To declarer's side they are more, to the other fewer; what nobody can win is lost, and so is a score alone."""
    assert with_change(TricksTransferred(AT, Side.NS, 2, "64A")).entries[0].result == parse_result("4S+1", Seat.N)
    assert with_change(TricksTransferred(AT, Side.EW, 1, "64A")).entries[0].result == parse_result("4S-2", Seat.N)
    too_many = Made(1, TricksTransferred(AT, Side.NS, 5, "64A"))
    assert applied(SHEET, [too_many]).lost == (too_many,)
    bare = replace(SHEET, entries=(replace(ENTRY, result=None, score=-50),))
    assert applied(bare, [Made(1, TricksTransferred(AT, Side.NS, 1, "64A"))]).sheet == bare


def test_an_adjusted_score_takes_the_place_of_the_result_of_the_side_that_it_is_for() -> None:
    """A side of which nothing was ruled keeps what it has."""
    plus = Artificial(Average.PLUS)
    (one_side,) = with_change(Awarded(AT, plus)).entries
    assert (one_side.ns_award, one_side.ew_award, one_side.result) == (plus, None, ENTRY.result)
    minus = Artificial(Average.MINUS)
    both = applied(SHEET, [Made(1, Awarded(AT, plus)), Made(2, Awarded(AT, ew=minus))]).sheet.entries[0]
    assert (both.ns_award, both.ew_award) == (plus, minus)


def test_an_entry_is_left_out_or_added() -> None:
    """What did not count, and what was missing; what is there already is not added."""
    assert not with_change(LeftOut(AT)).entries[0].played
    other = replace(ENTRY, board=8)
    assert with_change(Added(other)).entries == (ENTRY, other)
    assert applied(SHEET, [Made(1, Added(ENTRY))]).lost != ()


def test_a_board_is_split_into_those_who_played_another_deal() -> None:
    """Each split is another version of the board."""
    entries = tuple(replace(ENTRY, ns=(Who(str(n), Side.NS),)) for n in range(4))
    sheet = replace(SHEET, entries=entries)
    places = [place_of(entry) for entry in entries]
    twice = [Made(1, Split(7, (places[0],))), Made(2, Split(7, (places[1], places[2])))]
    assert [entry.version for entry in applied(sheet, twice).sheet.entries] == [1, 2, 2, 0]
    assert applied(SHEET, [Made(1, Split(7, (places[3],)))]).lost != ()


def test_names_and_penalties() -> None:
    """Who plays under a number, and what is taken from them."""
    assert with_change(NamesCorrected(NS[0], ("C", "D"))).participants[0].names == ("C", "D")
    penalty = Penalty(NS[0], Fraction(1, 10))
    assert with_change(Penalized(penalty)).penalties == (penalty,)


@pytest.mark.parametrize("change", [Corrected(AT), LeftOut(AT), Awarded(AT), NamesCorrected(EW[0], ())])
def test_what_is_not_there_any_more_is_told(change: Change) -> None:
    """A newer file without the entry keeps the change, which is lost for now."""
    made = Made(1, change)
    assert applied(replace(SHEET, entries=()), [made]).lost == (made,)


def test_a_name_is_corrected_also_where_the_file_lists_nobody() -> None:
    """Then everybody who has a result is on the list, so that nobody else is unknown."""
    bare = replace(SHEET, participants=())
    named = with_change(NamesCorrected(EW[0], ("C", "D")), bare)
    assert [(each.who, each.names) for each in named.participants] == [(NS[0], ()), (EW[0], ("C", "D"))]
    nobody = Made(1, NamesCorrected(Who("9"), ("C", "D")))
    assert applied(bare, [nobody]).lost == (nobody,)


def test_a_team_goes_by_one_name() -> None:
    """Its players are two names or more."""
    team = replace(SHEET, kind=Kind.TEAMS, participants=(Participant(NS[0], ("A", "B"), name="Old"),))
    (named,) = with_change(NamesCorrected(NS[0], ("New",)), team).participants
    assert (named.name, named.names) == ("New", ("A", "B"))
    (named,) = with_change(NamesCorrected(NS[0], ("C", "D")), team).participants
    assert (named.name, named.names) == ("Old", ("C", "D"))


def test_a_board_is_what_its_number_says_whatever_the_file_does() -> None:
    """Dealer and vulnerability each by itself (Law 2); a newer file without that board has nothing else to say."""
    turned = replace(SHEET, boards={BoardKey(7): Laid(2, None, Seat.N, Vulnerability.NONE)})
    assert with_change(AsNumbered(7, Laying.DEALER), turned).boards == {
        BoardKey(7): Laid(2, None, None, Vulnerability.NONE)
    }
    assert with_change(AsNumbered(7, Laying.VULNERABLE), turned).boards == {BoardKey(7): Laid(2, None, Seat.N)}
    assert with_change(AsNumbered(8, Laying.DEALER), turned) == turned
