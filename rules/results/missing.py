"""Which results a session lacks: boards with fewer than the others have, and who may have met on them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from rules.model.seats import Side
from rules.results.journal import At
from rules.results.sheet import Entrants, Entry, Kind, Sheet, Who

__all__ = ["Gap", "gaps", "likely", "meeting", "met_there", "places"]


class Gap(NamedTuple):
    """A board with fewer results than others of its section; at teams of its round. most: how many they have."""

    board: int
    results: int
    most: int
    section: str = ""
    round: int | None = None

    @property
    def left(self) -> int:
        """How many are missing."""
        return self.most - self.results


def gaps(sheet: Sheet) -> Iterator[Gap]:
    """Every board that lacks results. One that a table did not play lacks none there, unless one of them played it."""
    counts: dict[tuple[str, int | None], Counter[int]] = defaultdict(Counter)
    teams = sheet.kind is Kind.TEAMS
    played = {(e.board, place) for e in sheet.entries if e.played for place in places(e, teams)}
    for entry in sheet.entries:
        if not entry.played and any((entry.board, place) in played for place in places(entry, teams)):
            continue  # who it was entered for has met somebody else
        counts[entry.section, entry.round if teams else None][entry.board] += 1
    for (section, round_), boards in counts.items():
        most = max(boards.values())
        for board, results in sorted(boards.items()):
            if results < most:
                yield Gap(board, results, most, section, round_)


def met_there(sheet: Sheet, gap: Gap) -> tuple[At, ...]:
    """Who may have met on a board that lacks results: no more than are missing."""
    met = [at for at in likely(sheet, gap.board) if at.section == gap.section and gap.round in (None, at.round)]
    return tuple(met[: gap.left])


def likely(sheet: Sheet, board: int) -> tuple[At, ...]:
    """Who may have met on a board: those who met on others and have no result there, who met nearest to it first."""
    teams = sheet.kind is Kind.TEAMS
    sat = {place for entry in sheet.entries if entry.board == board for place in places(entry, teams)}
    away = {each.who for each in sheet.participants if each.phantom}
    met: dict[At, int] = {}
    for entry in sheet.entries:
        for at in _meetings(entry, board, teams):
            if sat.isdisjoint(places(at, teams)) and away.isdisjoint((*at.ns, *at.ew)):
                far = abs(entry.board - board)
                met[at] = min(far, met.get(at, far))
    found: list[At] = []
    for at in sorted(met, key=lambda at: met[at]):
        # At pairs the round tells nothing more: two meet once.
        if sat.isdisjoint(places(at, teams)):
            sat.update(places(at, teams))
            found.append(at)
    return tuple(found)


def meeting(sheet: Sheet, board: int, ns: Entrants, ew: Entrants, round: int | None = None) -> At:
    """Where two meet on a board: in the section in which they play."""
    there = (entry.section for entry in sheet.entries if {*ns, *ew} & {*entry.ns, *entry.ew})
    return At(board, ns, ew, next(there, ns[0].section), round)


def _meetings(entry: Entry, board: int, teams: bool) -> Iterator[At]:
    """Where those of an entry may have met on a board; a team sits either way, at either table."""
    yield At(board, entry.ns, entry.ew, entry.section, entry.round)
    if teams:
        yield At(board, entry.ew, entry.ns, entry.section, entry.round)


def places(of: Entry | At, teams: bool) -> Iterator[tuple[Who, Side | None, int | None]]:
    """Where each of those who met sits: on a board everybody once, of a team in a round once in either direction."""
    for side, sitting in zip(Side, (of.ns, of.ew), strict=True):
        for who in sitting:
            yield (who, side, of.round) if teams else (who, None, None)
