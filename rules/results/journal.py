"""What changes the results of a session, one change over another; what was entered is never overwritten."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from rules.model.contracts import Result
from rules.model.seats import Side
from rules.results.sheet import Award, BoardKey, Entrants, Entry, Kind, Participant, Penalty, Sheet, Who

__all__ = [
    "Added",
    "Applied",
    "AsNumbered",
    "At",
    "Awarded",
    "Change",
    "Corrected",
    "Laying",
    "LeftOut",
    "Made",
    "NamesCorrected",
    "Penalized",
    "Split",
    "TricksTransferred",
    "applied",
    "place_of",
]


class Laying(StrEnum):
    """What the number of a board tells of it."""

    DEALER = "dealer"
    VULNERABLE = "vulnerable"


class At(NamedTuple):
    """Which entry: who met on which board, in which section and round. It holds also in a newer file."""

    board: int
    ns: Entrants
    ew: Entrants
    section: str = ""
    round: int | None = None


class Corrected(NamedTuple):
    """A scoring error is put right (Law 79C): the contract and its result, or the points alone."""

    at: At
    result: Result | None = None
    score: int | None = None


class LeftOut(NamedTuple):
    """An entry does not count: the table did not play the board."""

    at: At


class Added(NamedTuple):
    """An entry that was missing."""

    entry: Entry


class Awarded(NamedTuple):
    """An adjusted score (Law 12C); None leaves a side what it has."""

    at: At
    ns: Award | None = None
    ew: Award | None = None


class TricksTransferred(NamedTuple):
    """Tricks go to one side, after a revoke or by what was ruled on a claim; law: the paragraph."""

    at: At
    to: Side
    number: int
    law: str


class Split(NamedTuple):
    """A fouled board (Law 87): those who played another deal than the rest are compared with each other."""

    board: int
    others: tuple[At, ...]
    section: str = ""


class Penalized(NamedTuple):
    """A penalty after the boards are scored (Law 90A)."""

    penalty: Penalty


class NamesCorrected(NamedTuple):
    """Who plays under a number; one name alone is that of a team."""

    who: Who
    names: tuple[str, ...]


class AsNumbered(NamedTuple):
    """What a board is by its number (Law 2), whatever the file says of it."""

    board: int
    what: Laying
    section: str = ""


Change: TypeAlias = (
    Corrected | LeftOut | Added | Awarded | TricksTransferred | Split | Penalized | NamesCorrected | AsNumbered
)


@dataclass(frozen=True)
class Made:
    """A change with where it comes from. ruling: the logged ruling that made it, None for a director’s own.

    by, when: as they are shown; undone: it holds no longer.
    """

    id: int
    change: Change
    by: str = ""
    when: str = ""
    ruling: int | None = None
    undone: bool = False


@dataclass(frozen=True)
class Applied:
    """A sheet with the changes that hold; lost: those for which it has no such entry or contestant."""

    sheet: Sheet
    lost: tuple[Made, ...] = ()


def place_of(entry: Entry) -> At:
    """Which entry this is."""
    return At(entry.board, entry.ns, entry.ew, entry.section, entry.round)


def applied(sheet: Sheet, journal: Iterable[Made]) -> Applied:
    """The sheet with every change of the journal that is not undone, in its order.

    Of entries that are alike in who met on which board, the last that was played is meant.
    """
    places = {place_of(sheet.entries[at]): at for at in sorted(range(len(sheet.entries)), key=_played_last(sheet))}
    entries = list(sheet.entries)
    penalties, people = list(sheet.penalties), {each.who: each for each in sheet.participants}
    laid = dict(sheet.boards)
    lost = []
    for made in journal:
        if made.undone:
            continue
        match made.change:
            case Added(entry):
                if place_of(entry) in places:
                    lost.append(made)
                    continue
                places[place_of(entry)] = len(entries)
                entries.append(entry)
            case Penalized(penalty):
                penalties.append(penalty)
            case NamesCorrected(who, names) if who in (known := people or _everybody(sheet)):
                people = known
                # A team goes by one name.
                team = sheet.kind is Kind.TEAMS and len(names) == 1
                people[who] = replace(people[who], name=names[0]) if team else replace(people[who], names=names)
            case AsNumbered(board, what, section):
                key = BoardKey(board, section)
                if key in laid:
                    usual = replace(laid[key], dealer=None) if what is Laying.DEALER else None
                    laid[key] = usual or replace(laid[key], vulnerable=None)
            case Split(board, others, section):
                if not all(at in places for at in others):
                    lost.append(made)
                    continue
                highest = max((e.version for e in entries if (e.board, e.section) == (board, section)), default=0)
                for at in others:
                    entries[places[at]] = replace(entries[places[at]], version=highest + 1)
            case Corrected(at) | LeftOut(at) | Awarded(at) | TricksTransferred(at) if at in places:
                place = places[at]
                changed = _changed(entries[place], made.change)
                if changed is None:
                    lost.append(made)
                else:
                    entries[place] = changed
                    if not changed.played:
                        alike = (i for i, each in enumerate(entries) if each.played and place_of(each) == at)
                        places[at] = max(alike, default=place)
            case _:
                lost.append(made)
    participants = tuple(people.values())
    after = replace(sheet, entries=tuple(entries), penalties=tuple(penalties), participants=participants, boards=laid)
    return Applied(after, tuple(lost))


def _everybody(sheet: Sheet) -> dict[Who, Participant]:
    """Everybody who has a result, where the file lists nobody."""
    return {who: Participant(who) for entry in sheet.entries for who in (*entry.ns, *entry.ew)}


def _played_last(sheet: Sheet) -> Callable[[int], tuple[bool, int]]:
    return lambda at: (sheet.entries[at].played, at)


def _changed(entry: Entry, change: Change) -> Entry | None:
    """An entry with a change; None where it cannot be made."""
    match change:
        case Corrected(_, result, score):
            return replace(entry, result=result, score=score, played=True)
        case LeftOut():
            return replace(entry, played=False)
        case Awarded(_, ns, ew):
            kept_ns, kept_ew = (ns or entry.ns_award, ew or entry.ew_award)
            return replace(entry, ns_award=kept_ns, ew_award=kept_ew, played=True)
        case TricksTransferred(_, to, number, _) if entry.result and entry.result.contract:
            declaring = entry.result.contract.declarer.side is to
            tricks = entry.result.tricks + (number if declaring else -number)
            return replace(entry, result=replace(entry.result, tricks=tricks)) if 0 <= tricks <= 13 else None
        case _:
            return None
