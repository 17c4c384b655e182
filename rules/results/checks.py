"""What is impossible, unlikely or missing in the results of a session, before anything of them is kept."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from rules.model.boards import Vulnerability, dealer, vulnerability
from rules.model.contracts import Contract, Result
from rules.model.denominations import Denomination
from rules.model.seats import Seat, Side
from rules.results.computed import counts_matches, vulnerable
from rules.results.missing import gaps
from rules.results.sheet import Kind, Sheet, Who
from rules.scoring.boards import Artificial
from rules.scoring.contract_score import contract_score

__all__ = ["Doubt", "Gravity", "check"]

# Where so many other tables played the same denomination from one side, a declarer of the other is asked about.
AGREEING = 4


class Gravity(StrEnum):
    """What a doubt demands before the results are kept."""

    IMPOSSIBLE = "impossible"
    """It cannot be so: it is corrected or left out."""
    UNLIKELY = "unlikely"
    """It may be so: it is asked once."""
    TOLD = "told"
    """It is said, and asks nothing."""


@dataclass(frozen=True)
class Doubt:
    """Something in a file that is not as it should be.

    Args: id, of its message; gravity; line, where it stands in the file, 0 where it is about the whole; entry, the
    place of the entry it is about; args, what the message speaks of.
    """

    id: str
    gravity: Gravity
    line: int = 0
    entry: int | None = None
    args: Mapping[str, str] = field(default_factory=dict)


def check(sheet: Sheet) -> tuple[Doubt, ...]:
    """Every doubt about a sheet: the impossible first, then the unlikely, then what is only told; each by line."""
    found = [*_entries(sheet), *_twice(sheet), *_averages(sheet), *_boards(sheet), *_missing(sheet), *_turned(sheet)]
    if counts_matches(sheet) and sheet.entries:
        found.append(Doubt("matches-told", Gravity.TOLD))
    if sheet.unread:
        found.append(Doubt("columns-unread", Gravity.TOLD, args={"columns": ", ".join(sheet.unread)}))
    order = list(Gravity)
    return tuple(sorted(found, key=lambda doubt: (order.index(doubt.gravity), doubt.line, doubt.id)))


def _entries(sheet: Sheet) -> Iterator[Doubt]:
    """What each entry says of itself."""
    known = {each.who for each in sheet.participants}
    for at, entry in enumerate(sheet.entries):
        if not entry.played:
            continue
        met = {"board": str(entry.board), "ns": _names(entry.ns), "ew": _names(entry.ew)}
        if set(entry.ns) & set(entry.ew):
            yield Doubt("against-itself", Gravity.IMPOSSIBLE, entry.line, at, met)
        unknown = [who for who in (*entry.ns, *entry.ew) if known and who not in known]
        if unknown:
            yield Doubt("contestant-unknown", Gravity.UNLIKELY, entry.line, at, {**met, "who": str(unknown[0])})
        if entry.score is None:
            continue
        side = vulnerable(sheet, entry)
        if entry.result is None:
            if entry.score not in _possible(side):
                args = {**met, "score": str(entry.score)}
                yield Doubt("score-impossible", Gravity.IMPOSSIBLE, entry.line, at, args)
        elif (counted := contract_score(entry.result, side)) != entry.score:
            args = {**met, "score": str(entry.score), "counted": str(counted), "result": str(entry.result)}
            yield Doubt("score-disagrees", Gravity.IMPOSSIBLE, entry.line, at, args)


def _twice(sheet: Sheet) -> Iterator[Doubt]:
    """Who has played a board twice; at teams both tables of a match do."""
    seen: dict[tuple[object, ...], int] = {}
    for at, entry in enumerate(sheet.entries):
        if not entry.played:
            continue
        for side, sitting in zip(Side, (entry.ns, entry.ew), strict=True):
            for who in sitting:
                # A team sits in each direction, at different tables, and may meet the same boards in another round.
                key = (who, entry.board, *((side, entry.round) if sheet.kind is Kind.TEAMS else ()))
                before = seen.setdefault(key, at)
                if before == at:
                    continue
                other = sheet.entries[before]
                args = {"board": str(entry.board), "who": str(who), "first": str(other.line)}
                if (other.ns, other.ew, other.result, other.score) == (entry.ns, entry.ew, entry.result, entry.score):
                    if side is Side.NS:
                        yield Doubt("entered-twice", Gravity.IMPOSSIBLE, entry.line, at, args)
                else:
                    yield Doubt("played-twice", Gravity.IMPOSSIBLE, entry.line, at, args)


def _averages(sheet: Sheet) -> Iterator[Doubt]:
    """Teams with one average from one table of a board and another from the other table."""
    seen: dict[tuple[Who, int, int | None], Artificial] = {}
    for at, entry in enumerate(sheet.entries if sheet.kind is Kind.TEAMS else ()):
        for sitting, award in ((entry.ns, entry.ns_award), (entry.ew, entry.ew_award)):
            for who in sitting if isinstance(award, Artificial) and entry.played else ():
                assert isinstance(award, Artificial)
                if seen.setdefault((who, entry.board, entry.round), award) != award:
                    args = {"board": str(entry.board), "who": str(who)}
                    yield Doubt("averages-differ", Gravity.IMPOSSIBLE, entry.line, at, args)


def _boards(sheet: Sheet) -> Iterator[Doubt]:
    """Dealer and vulnerability that the number of a board does not have (Law 2)."""
    played = {entry.board: False for entry in sheet.entries}
    played |= {entry.board: True for entry in sheet.entries if entry.played}
    for key, laid in sheet.boards.items():
        if not played.get(key.number, True):
            continue  # it is left out
        args = {"board": str(key.number)}
        if laid.vulnerable and laid.vulnerable is not vulnerability(key.number):
            told = {**args, "told": laid.vulnerable.value, "usual": vulnerability(key.number).value}
            yield Doubt("vulnerability-unusual", Gravity.UNLIKELY, laid.line, None, told)
        if laid.dealer and laid.dealer is not dealer(key.number):
            told = {**args, "told": laid.dealer.value, "usual": dealer(key.number).value}
            yield Doubt("dealer-unusual", Gravity.UNLIKELY, laid.line, None, told)


def _missing(sheet: Sheet) -> Iterator[Doubt]:
    """Boards with fewer results than others of their section, and contestants without any."""
    for gap in gaps(sheet):
        args = {"board": str(gap.board), "results": str(gap.results), "most": str(gap.most)}
        yield Doubt("results-missing", Gravity.TOLD, 0, None, args)
    seen = {who for entry in sheet.entries for who in (*entry.ns, *entry.ew)}
    for each in sheet.participants:
        if sheet.entries and each.who not in seen and not each.phantom:
            yield Doubt("contestant-without-results", Gravity.TOLD, 0, None, {"who": str(each.who)})


def _turned(sheet: Sheet) -> Iterator[Doubt]:
    """Contracts that everybody else played from the other side: a declarer entered wrongly, or a board turned round."""
    fields: dict[tuple[int, str], list[tuple[int, Contract]]] = defaultdict(list)
    for at, entry in enumerate(sheet.entries):
        if entry.played and entry.result and entry.result.contract:
            fields[entry.board, entry.section].append((at, entry.result.contract))
    for (board, _), played in fields.items():
        sides = Counter(contract.declarer.side for _, contract in played)
        few = min(Side, key=lambda side: sides[side])
        if sides[few] != 1 or sides[few.opponents] < AGREEING:
            continue
        at, contract = next((at, each) for at, each in played if each.declarer.side is few)
        if all(each.denomination is contract.denomination for _, each in played):
            entry = sheet.entries[at]
            args = {"board": str(board), "declarer": contract.declarer.value, "result": str(entry.result)}
            args |= {"ns": _names(entry.ns), "ew": _names(entry.ew)}
            yield Doubt("other-side-declares", Gravity.UNLIKELY, entry.line, at, args)


@cache
def _possible(vulnerable_: Vulnerability) -> frozenset[int]:
    """Every score that a board can have, from North-South’s side."""
    found = {0}
    for seat in (Seat.N, Seat.E):
        for denomination in Denomination:
            for level in range(1, 8):
                for risk in range(3):
                    contract = Contract(level, denomination, risk, seat)
                    found |= {contract_score(Result(contract, tricks), vulnerable_) for tricks in range(14)}
    return frozenset(found)


def _names(sitting: Iterable[Who]) -> str:
    return "+".join(map(str, sitting))
