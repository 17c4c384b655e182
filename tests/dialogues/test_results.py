"""What is typed of results: who met, what they have, who they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dialogues.results import NOT_PLAYED, read_entered, read_meeting, read_names, read_pairs, write_meeting
from rules.model import ModelError, Seat, Side
from rules.model.contracts import parse_result
from rules.results.journal import Added, At, Awarded, Corrected, LeftOut, place_of
from rules.results.sheet import Entry, Sheet, Who
from rules.scoring.boards import Artificial, Average
from tests import halls

HOWELL = halls.howell(8)
NOBODY_YET = At(99, (Who("1"),), (Who("2"),))


@pytest.mark.parametrize(
    ("text", "rest"), [("3 4", ""), ("3-4", ""), ("3 – 4", ""), ("3 4 4S N 10", "4S N 10"), (" 3  4 +420", "+420")]
)
def test_two_numbers_are_who_met(text: str, rest: str) -> None:
    assert read_pairs(text.strip(), HOWELL, "en") == ((Who("3"),), (Who("4"),), rest)


@pytest.mark.parametrize("text", ["3", "", "3 9", "9 3", "board 7", "3 4S"])
def test_what_is_no_two_contestants_is_none(text: str) -> None:
    assert read_pairs(text, HOWELL, "en") is None


def test_a_number_is_that_of_its_direction_and_of_its_section() -> None:
    """Where two sections have it, it takes the letter."""
    entries = tuple(
        Entry(n, 1, (Who("1", Side.NS, letter),), (Who("1", Side.EW, letter),)) for n, letter in enumerate("AB")
    )
    two = Sheet("csv", entries=entries)
    assert read_pairs("b1 A1", two, "en") == ((Who("1", Side.NS, "B"),), (Who("1", Side.EW, "A"),), "")
    assert read_pairs("1 1", two, "en") is None
    assert read_pairs("1 1", replace(two, entries=entries[:1]), "en") == (
        (Who("1", Side.NS, "A"),),
        (Who("1", Side.EW, "A"),),
        "",
    )


def test_of_an_individual_event_two_sit_in_each_direction() -> None:
    ns, ew = ((Who(first), Who(second)) for first, second in ("15", "26"))
    sheet = Sheet("csv", entries=(Entry(1, 1, ns, ew),))
    assert read_pairs("1+5 2+6", sheet, "en") == (ns, ew, "")


@pytest.mark.parametrize("entry", [HOWELL.entries[0], replace(HOWELL.entries[0], round=3)])
def test_who_met_is_carried_by_a_page(entry: Entry) -> None:
    sheet, at = Sheet("csv", entries=(entry,)), place_of(entry)
    assert read_meeting(sheet, at.board, write_meeting(at)) == at
    assert read_meeting(Sheet("csv"), at.board, write_meeting(at)) is None
    assert read_meeting(sheet, at.board, "1") is None


def test_what_a_table_has_is_added_and_where_it_has_something_it_is_corrected() -> None:
    there, result = place_of(HOWELL.entries[0]), parse_result("4S=", Seat.N)
    assert read_entered("4S N 10", HOWELL, there, "en") == Corrected(there, result)
    assert read_entered(NOT_PLAYED, HOWELL, there, "en") == LeftOut(there)
    blank = Entry(0, 99, NOBODY_YET.ns, NOBODY_YET.ew)
    assert read_entered("4S N 10", HOWELL, NOBODY_YET, "en") == Added(replace(blank, result=result))
    assert read_entered(NOT_PLAYED, HOWELL, NOBODY_YET, "en") == Added(replace(blank, played=False))
    even = Artificial(Average.EVEN)
    assert read_entered("A/A", HOWELL, NOBODY_YET, "en") == Added(replace(blank, ns_award=even, ew_award=even))
    with pytest.raises(ModelError):
        read_entered("nothing", HOWELL, NOBODY_YET, "en")


@pytest.mark.parametrize("text", ["4S N 10", "N 4S 10", "4S N =", "4S= N", "N 4S ="])
def test_a_result_is_typed_in_any_order(text: str) -> None:
    """Tricks, or what became of the contract."""
    change = read_entered(text, HOWELL, place_of(HOWELL.entries[0]), "en")
    assert isinstance(change, Corrected)
    assert change.result == parse_result("4S=", Seat.N)
    assert not isinstance(change, Awarded)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna Nikou – Eleni Pappa", ("Anna Nikou", "Eleni Pappa")),
        ("Anna Nikou-Pappa - Eleni  Pappa", ("Anna Nikou-Pappa", "Eleni Pappa")),
        ("Άννα & Ελένη", ("Άννα", "Ελένη")),
        ("דנה לוי / יוסי כהן", ("דנה לוי", "יוסי כהן")),
        ("The Aces", ("The Aces",)),
        ("7 8", ()),
        ("–", ()),
        ("Anna – 7", ()),
        ("A" * 81, ()),
        (" – ".join("ABCDEFGHI"), ()),
    ],
)
def test_names_are_typed_with_a_dash_between_them(text: str, names: tuple[str, ...]) -> None:
    assert read_names(text) == names


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(
            ("en", text)
            for text in ("2NS 1EW 4S N 10", "2 NS 1 EW 4S N 10", "2 N-S - 1 e-w 4S N 10", "2NS-1EW 4S N 10")
        ),
        ("el", "2ΒΝ 1ΑΔ 4S N 10"),
        ("tr", "2 KG – 1 DB 4S N 10"),
        ("he", "2צ–ד 1 מז–מע 4S N 10"),
        ("he", "2NS 1EW 4S N 10"),
    ],
)
def test_of_two_with_one_number_the_direction_tells_who_is_meant(language: str, text: str) -> None:
    north, east, third = Who("1", Side.NS), Who("1", Side.EW), Who("2", Side.NS)
    moving = Sheet("", entries=(Entry(1, 1, (east,), (north,)), Entry(2, 2, (third,), (north,))))
    assert read_pairs(text, moving, language) == ((third,), (east,), "4S N 10")
    assert read_pairs("1EW 1NS", moving, language) == ((east,), (north,), "")
    assert read_pairs("2 1", moving, language) is None
