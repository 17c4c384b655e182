"""Whether a file is a newer one of results that are kept, and what it changes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Set
from typing import TypeAlias

from rules.results.journal import At, place_of
from rules.results.sheet import Entry, Sheet

__all__ = ["changed", "is_newer"]

_Number: TypeAlias = tuple[str, str]


def is_newer(before: Sheet, now: Sheet) -> bool:
    """Whether two files are of one event: it is called the same, and most contestants, names, meetings are the same.

    Its number tells a contestant, without its side: a file of the first rounds alone may have sides that a later one
    has not. A file without results has nothing that could be lost.
    """
    titles = {" ".join(each.title.split()).casefold() for each in (before, now)} - {""}
    if before.kind is not now.kind or len(titles) > 1:
        return False
    if not before.entries:
        return True
    playing, playing_now = _numbers(before), _numbers(now)
    if 4 * len(playing & playing_now) < 3 * len(playing | playing_now):
        return False
    named, named_now = _names(before), _names(now)
    both = [number for number in named if number in named_now]
    if 2 * sum(bool(named[each] & named_now[each]) for each in both) < len(both):
        return False
    met, met_now = _meetings(before), _meetings(now)
    return 2 * len(met & met_now) >= min(len(met), len(met_now))


def changed(before: Sheet, now: Sheet) -> Iterator[tuple[At, Entry | None, Entry | None]]:
    """Every entry of either sheet in the order of the boards: what it was, and what it is; None where there is none."""
    had, has = ({place_of(entry): entry for entry in each.entries} for each in (before, now))
    for at in sorted(had.keys() | has.keys(), key=lambda at: (at.board, str(at))):
        yield at, had.get(at), has.get(at)


def _numbers(sheet: Sheet) -> Set[_Number]:
    return {(who.section, who.number) for entry in sheet.entries for who in (*entry.ns, *entry.ew)}


def _names(sheet: Sheet) -> dict[_Number, set[str]]:
    """The names under each number, of those that have any."""
    found: dict[_Number, set[str]] = defaultdict(set)
    for each in sheet.participants:
        names = {" ".join(name.split()).casefold() for name in (*each.names, each.name)} - {""}
        if names:
            found[each.who.section, each.who.number] |= names
    return found


def _meetings(sheet: Sheet) -> Set[tuple[int, frozenset[_Number]]]:
    return {
        (entry.board, frozenset((who.section, who.number) for who in (*entry.ns, *entry.ew))) for entry in sheet.entries
    }
