"""What is written as PBN or CSV is read again as the same session."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from bot.results import csv_tables, pbn
from bot.results.reading import read
from locales import LANGUAGES
from rules.model import Side
from rules.results.compared import compared
from rules.results.computed import Computed, compute, scored
from rules.results.sheet import Award, Entry, Participant, Sheet, Who
from rules.scoring.scores import Exact, Weighted
from tests.strategies import sessions


def told(sheet: Sheet) -> set[Entry]:
    """Entries without where they stand and what the file claims; with their points, which a contract tells too."""
    found = set()
    for entry in sheet.entries:
        points = scored(sheet, entry)
        awards: list[Award | None] = [entry.ns_award, entry.ew_award]
        if any(awards) and points is not None:
            awards = [award or Weighted(((Fraction(1), points),)) for award in awards]
        kept = replace(entry, line=0, claimed_ns=None, claimed_ew=None, ns_award=awards[0], ew_award=awards[1])
        found.add(replace(kept, score=None if any(awards) else points))
    return found


def ranked(computed: Computed) -> list[dict[Who, tuple[int, Exact]]]:
    """Who stands where in each ranking, and with what."""
    return [{row.who: (row.place, row.score) for row in each.rows} for each in computed.rankings]


def the_same(sheet: Sheet, found: Sheet) -> None:
    """Everything that the formats hold."""
    assert (found.kind, found.winners) == (sheet.kind, sheet.winners)
    assert found.scoring.form is sheet.scoring.form
    assert (found.title, found.club, found.held_on) == (
        " ".join(sheet.title.split()),
        " ".join(sheet.club.split()),
        sheet.held_on,
    )
    assert {each.who: (each.names, each.numbers, each.name) for each in found.participants} == {
        each.who: (each.names, each.numbers, each.name) for each in sheet.participants
    }
    assert told(found) == told(sheet)
    for key, laid in sheet.boards.items():
        assert found.boards[key].deal == laid.deal
    ours = compute(found)
    assert ranked(ours) == ranked(compute(sheet))
    assert compared(found, ours) == ()


WRITERS: dict[str, Callable[[Sheet, Computed], str]] = {"pbn": pbn.write} | {
    f"csv-{language}": lambda sheet, computed, language=language: csv_tables.write(sheet, computed, language)  # type: ignore[misc]
    for language in LANGUAGES
}


@pytest.mark.long
@pytest.mark.parametrize("format_", WRITERS)
@given(sheet=sessions())
def test_a_session_comes_back(format_: str, sheet: Sheet) -> None:
    the_same(sheet, read(WRITERS[format_](sheet, compute(sheet)).encode()))


@pytest.mark.parametrize("language", LANGUAGES)
@given(sheet=sessions())
def test_no_cell_is_a_formula(language: str, sheet: Sheet) -> None:
    written = csv_tables.write(sheet, compute(sheet), language)
    assert written.startswith("\ufeff")
    separator = ";" if language in ("el", "tr") else ","
    for cells in csv.reader(written[1:].splitlines(), delimiter=separator):
        for cell in cells:
            assert not cell.startswith(("=", "+", "@", "\t")), cell
            assert not cell.startswith("-") or cell[1:].replace(",", ".").replace(".", "").isdecimal(), cell


@pytest.mark.parametrize("format_", WRITERS)
@pytest.mark.parametrize("winners", [1, 2])
def test_pairs_that_never_turn_are_ranked_as_before(format_: str, winners: int) -> None:
    """In one list or in two, which the directions alone do not say."""
    pairs = [(Who(str(n)), Who(str(n + 3))) for n in (1, 2, 3)]
    if winners == 2:
        pairs = [(ns._replace(side=Side.NS), ew._replace(side=Side.EW)) for ns, ew in pairs]
    entries = tuple(
        Entry(0, board, (pairs[n][0],), (pairs[(n + board) % 3][1],), score=100 * n + 50 * board * n)
        for board in (1, 2, 3)
        for n in range(3)
    )
    people = tuple(Participant(who, (f"Ann {who.number}", f"Bob {who.number}")) for pair in pairs for who in pair)
    sheet = Sheet("csv", entries=entries, participants=people, winners=winners)
    the_same(sheet, read(WRITERS[format_](sheet, compute(sheet)).encode()))
