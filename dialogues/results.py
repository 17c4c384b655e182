"""What a conversation shows of results, a file that is looked through or those of a session; what is typed of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from zlib import crc32

from dialogues.notation import read_result, read_seat
from dialogues.score_notation import AVERAGE, AVERAGES, MINUS, read_parts
from rules.model import ModelError, Result
from rules.model.contracts import TRICKS
from rules.results.checks import Doubt, Gravity, check
from rules.results.compared import Difference, compared, method_of
from rules.results.computed import Computed, Method, compute, vulnerable
from rules.results.journal import Applied, Awarded, Change, Corrected, Made, applied, place_of
from rules.results.sheet import Entry, Given, Kind, Participant, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average
from rules.scoring.contract_score import contract_score
from rules.scoring.scores import Weighted

# What each side is given of the top, in hundredths.
SHARES = re.compile(r"(\d{1,3}(?:[.,]\d{1,4})?) ?%? ?/ ?(\d{1,3}(?:[.,]\d{1,4})?) ?%", re.ASCII)


@dataclass(frozen=True)
class Draft:
    """A file that is looked through before anything of it is kept.

    about: the session that it is for; changes: what was corrected of it; accepted: what is as it is, though unlikely.
    """

    sheet: Sheet
    digest: str
    about: str
    changes: tuple[Change, ...] = ()
    accepted: frozenset[str] = frozenset()

    @cached_property
    def applied(self) -> Sheet:
        """The sheet as it was corrected."""
        return applied(self.sheet, [Made(at, change) for at, change in enumerate(self.changes)]).sheet

    @cached_property
    def doubts(self) -> tuple[Doubt, ...]:
        """What is doubtful in it still."""
        return doubts(self.applied, self.accepted)

    @property
    def clean(self) -> bool:
        """Whether it may be kept."""
        return all(doubt.gravity is Gravity.TOLD for doubt in self.doubts)

    @cached_property
    def computed(self) -> Computed:
        """What it comes to."""
        return compute(self.applied, method_of(self.sheet))

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """Where its own ranking is another one than ours."""
        return compared(self.applied, self.computed)


@dataclass(frozen=True)
class Results:
    """The results of a session. entered: as the newest file has them; digest: of that file; imported: how many files.

    journal: with what is undone; released: whether players may see boards.
    """

    entered: Sheet
    digest: str
    method: Method
    journal: tuple[Made, ...]
    accepted: frozenset[str]
    imported: int
    released: bool

    @cached_property
    def applied(self) -> Applied:
        """The sheet with every change that holds."""
        return applied(self.entered, self.journal)

    @property
    def sheet(self) -> Sheet:
        """What is scored."""
        return self.applied.sheet

    @cached_property
    def computed(self) -> Computed:
        """What it comes to."""
        return compute(self.sheet, self.method)

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """Where the file itself ranks otherwise than we rank what stands in it."""
        return compared(self.entered, compute(self.entered, self.method))

    @cached_property
    def doubts(self) -> tuple[Doubt, ...]:
        """What is doubtful still."""
        return doubts(self.sheet, self.accepted)


def doubts(sheet: Sheet, accepted: Iterable[str]) -> tuple[Doubt, ...]:
    """What is doubtful in a sheet, without what was said to be so."""
    so = frozenset(accepted)
    return tuple(doubt for doubt in check(sheet) if key(doubt) not in so)


def key(doubt: Doubt) -> str:
    """By which a doubt is known again, in a newer file too."""
    return json.dumps([doubt.id, *(f"{name}={value}" for name, value in sorted(doubt.args.items()))])


def code(of: object) -> str:
    """What stands for a contestant, an entry or a doubt in a tap: the same for the same one, in a newer file too."""
    return f"{crc32(repr(of).encode()):08x}"


def met(sheet: Sheet, wanted: str) -> Entry | None:
    """The entry of a code; of several alike the last that counts."""
    found = [entry for entry in sheet.entries if code(place_of(entry)) == wanted]
    return next((entry for entry in reversed(found) if entry.played), found[-1] if found else None)


def everybody(sheet: Sheet) -> dict[Who, Participant]:
    """Everybody who is in a sheet, also who has a result and is not listed."""
    people = {each.who: each for each in sheet.participants}
    for entry in sheet.entries:
        for who in (*entry.ns, *entry.ew):
            people.setdefault(who, Participant(who))
    return people


def tables(sheet: Sheet) -> int:
    """At how many tables a session was played: as many as a board has results at the most."""
    played: dict[tuple[int, int | None], int] = {}
    for entry in sheet.entries:
        at = (entry.board, entry.round if sheet.kind is Kind.TEAMS else None)
        played[at] = played.get(at, 0) + 1
    return max(played.values(), default=0)


def read_change(text: str, sheet: Sheet, entry: Entry, language: str) -> Change:
    """What is typed of an entry: its result (4S N 10, 4S= N, +420), or an adjusted score (A+/A-, 60%/40%, weights).

    Raises ModelError, and ScoringError where weights are no whole.
    """
    at, text = place_of(entry), " ".join(text.translate(MINUS).split())
    if found := AVERAGE.fullmatch(text):
        ns, ew = (Artificial(AVERAGES.get(sign or "", Average.EVEN)) for sign in found.groups())
        return Awarded(at, ns, ew if "/" in text else ns)
    if found := SHARES.fullmatch(text):
        first, second = (Given(Fraction(each.replace(",", ".")) / 100, Unit.TOP) for each in found.groups())
        return Awarded(at, first, second)
    if (won := _tricks_won(text, language)) is not None:
        return Corrected(at, won)
    parts = read_parts(text, language)
    if len(parts) == 1:
        scored = parts[0][1]
        return Corrected(at, scored) if isinstance(scored, Result) else Corrected(at, None, scored)
    there = vulnerable(sheet, entry)
    points = ((weight, each if isinstance(each, int) else contract_score(each, there)) for weight, each in parts)
    award = Weighted(tuple(points))
    return Awarded(at, award, award)


def _tricks_won(text: str, language: str) -> Result | None:
    """A contract, its declarer and how many tricks were won: 4S N 10, N 4S 10; None where it is none."""
    contract, _, tricks = text.rpartition(" ")
    if not tricks.isdecimal() or int(tricks) > TRICKS:
        return None
    first, _, second = contract.partition(" ")
    for seat, bid in ((second, first), (first, second)):
        try:
            return replace(read_result(bid, read_seat(seat, language), language), tricks=int(tricks))
        except ModelError:
            continue
    return None
