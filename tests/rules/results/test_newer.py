"""A file of the same day is a newer one of the results that are kept, or of another event."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from rules.model.seats import Side
from rules.results.newer import changed, is_newer
from rules.results.sheet import Kind, Participant, Sheet, Who
from tests.strategies import sessions


@given(sessions())
def test_a_file_is_a_newer_one_of_itself_and_of_its_first_boards(sheet: Sheet) -> None:
    assert is_newer(sheet, sheet)
    assert is_newer(replace(sheet, entries=()), sheet)
    corrected = replace(sheet, entries=(replace(sheet.entries[0], score=420, result=None), *sheet.entries[1:]))
    assert is_newer(sheet, corrected)


@given(sessions())
def test_another_event_is_none(sheet: Sheet) -> None:
    """Of another name, of other people, of a few of the contestants alone, of other boards, or of another kind."""
    called = replace(sheet, title="Afternoon")
    assert not is_newer(called, replace(sheet, title="Evening"))
    others = tuple(replace(each, names=("Zoe Other", "Yan Other"), name="Others") for each in sheet.participants)
    assert not is_newer(sheet, replace(sheet, participants=others))
    few = [entry for entry in sheet.entries if entry.board == 1][:1]
    assert not is_newer(sheet, replace(sheet, entries=tuple(few)))
    further = tuple(replace(entry, board=entry.board + 100) for entry in sheet.entries)
    assert not is_newer(sheet, replace(sheet, entries=further))
    assert not is_newer(sheet, replace(sheet, kind=next(kind for kind in Kind if kind is not sheet.kind)))


@given(sessions())
def test_sides_tell_no_contestants_apart(sheet: Sheet) -> None:
    """A Mitchell may be ranked in two lists until a pair changes its direction."""

    def sided(who: tuple[Who, ...], side: Side) -> tuple[Who, ...]:
        return tuple(each._replace(side=side) for each in who)

    entries = tuple(replace(entry, ns=sided(entry.ns, Side.NS), ew=sided(entry.ew, Side.EW)) for entry in sheet.entries)
    unnamed = tuple(Participant(each.who) for each in sheet.participants)
    assert is_newer(replace(sheet, participants=unnamed), replace(sheet, participants=unnamed, entries=entries))


@given(sessions())
def test_what_a_newer_file_changes_is_said_of_each_table(sheet: Sheet) -> None:
    entry = sheet.entries[0]
    newer = replace(sheet, entries=(replace(entry, score=2220, result=None), *sheet.entries[1:]))
    (only,) = [(was, is_) for _, was, is_ in changed(sheet, newer) if was != is_]
    assert only == (entry, newer.entries[0])
    gone = [at for at, _, is_ in changed(sheet, replace(sheet, entries=sheet.entries[1:])) if is_ is None]
    assert len(gone) == 1
