"""What a conversation shows of results, a file that is looked through or those of a session; what is typed of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import NamedTuple
from zlib import crc32

from dialogues.notation import fold, read_result, read_seat
from dialogues.score_notation import AVERAGE, AVERAGES, MINUS, read_parts
from locales import locale
from rules.model import ModelError, Result
from rules.model.contracts import TRICKS
from rules.model.seats import Side
from rules.results.checks import Doubt, Gravity, check
from rules.results.compared import Difference, corrected_against, method_of
from rules.results.computed import Computed, Method, compute, vulnerable
from rules.results.journal import (
    Added,
    Applied,
    At,
    Awarded,
    Change,
    Corrected,
    LeftOut,
    Made,
    TricksTransferred,
    applied,
    place_of,
)
from rules.results.missing import meeting, places
from rules.results.sheet import Entrants, Entry, Given, Kind, Participant, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average
from rules.scoring.contract_score import contract_score
from rules.scoring.scores import Weighted

# Who met: two numbers, apart by a blank or a dash; of an individual event two for each direction.
PAIRS = re.compile(r"([^\s+-]+(?:\+[^\s+-]+)?)(?:\s*-\s*|\s+)([^\s+-]+(?:\+[^\s+-]+)?)(?=\s|$)")
BOTH = 2

# One name from the next; a dash within a name has no blanks around it.
NAMES = re.compile(r"\s+-\s+|[–—/&+;]")
MOST_NAMES = 8
LONGEST_NAME = 80

# What became of a contract, apart from it.
MARGIN = re.compile(r"=|[+-]\d{1,2}", re.ASCII)

# What a tap says of a table that did not play a board.
NOT_PLAYED = "not-played"

# What each side is given of the top, in hundredths.
SHARES = re.compile(r"(\d{1,3}(?:[.,]\d{1,4})?) ?%? ?/ ?(\d{1,3}(?:[.,]\d{1,4})?) ?%", re.ASCII)


@dataclass(frozen=True)
class Draft:
    """A file that is looked through before anything of it is kept.

    about: the session that it is for; changes: what was corrected of it; accepted: what is as it is, though unlikely;
    method: by which it is scored, where that has been found out already; before: what was changed of the session that
    it is for, and settled: what was said to be so, which hold for it too.
    """

    sheet: Sheet
    digest: str
    about: str
    changes: tuple[Change, ...] = ()
    accepted: frozenset[str] = frozenset()
    method: Method | None = field(default=None, compare=False)
    before: tuple[Made, ...] = field(default=(), compare=False)
    settled: frozenset[str] = field(default=frozenset(), compare=False)

    @cached_property
    def applied(self) -> Sheet:
        """The sheet as it was corrected."""
        return applied(self.sheet, [*self.before, *(Made(0, change) for change in self.changes)]).sheet

    @cached_property
    def doubts(self) -> tuple[Doubt, ...]:
        """What is doubtful in it still."""
        return doubts(self.applied, self.accepted | self.settled)

    @property
    def clean(self) -> bool:
        """Whether it may be kept."""
        return all(doubt.gravity is Gravity.TOLD for doubt in self.doubts)

    @cached_property
    def computed(self) -> Computed:
        """What it comes to."""
        return compute(self.applied, self.method or method_of(self.sheet))

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """Where its own ranking is another one than ours."""
        return corrected_against(self.sheet, self.applied, self.computed)


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
        return corrected_against(self.entered, self.sheet, self.computed)

    @cached_property
    def doubts(self) -> tuple[Doubt, ...]:
        """What is doubtful still."""
        return doubts(self.sheet, self.accepted)


class Transfer(NamedTuple):
    """Tricks that a ruling of the log transfers: the result may be with them already.

    ruling: the logged one; when: as it is shown; to: the sides that may be meant; law: the paragraph.
    """

    ruling: int
    when: str
    at: At
    number: int
    to: tuple[Side, ...]
    law: str

    @property
    def key(self) -> str:
        """By which it is known that it has been answered, in a newer file too."""
        return json.dumps(["tricks-transferred", self.ruling, code(self.at)])

    def change(self, to: Side) -> TricksTransferred:
        """What it changes, where the result is without them."""
        return TricksTransferred(self.at, to, self.number, self.law)


def with_tricks(entry: Entry, transfer: Transfer) -> dict[Side, Entry]:
    """What the table has with the tricks, by the side that gets them; without those that cannot get so many."""
    found = {}
    for side in transfer.to:
        after = applied(Sheet("", entries=(entry,)), [Made(0, transfer.change(side))])
        if not after.lost:
            (found[side],) = after.sheet.entries
    return found


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


def shared(sheet: Sheet) -> frozenset[tuple[str, str]]:
    """The numbers, with their section, that are those of two contestants: 1 NS and 1 EW."""
    counts = Counter((who.section, who.number) for who in everybody(sheet))
    return frozenset(number for number, count in counts.items() if count > 1)


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


def read_entered(text: str, sheet: Sheet, at: At, language: str) -> Change:
    """What is typed of a table, as `read_change` reads it; where it has nothing yet, that is added.

    NOT_PLAYED is no text of a language: what a tap says of a table that did not play the board.
    """
    entry = entry_at(sheet, at)
    if entry is not None:
        return LeftOut(at) if text == NOT_PLAYED else read_change(text, sheet, entry, language)
    bare = Entry(0, at.board, at.ns, at.ew, section=at.section, round=at.round)
    if text == NOT_PLAYED:
        return Added(replace(bare, played=False))
    change = read_change(text, sheet, bare, language)
    (added,) = applied(Sheet("", entries=(bare,)), [Made(0, change)]).sheet.entries
    return Added(added)


def played_already(sheet: Sheet, at: At) -> tuple[Entry, ...]:
    """What those who meet on a board have of it from other tables; a team sits once in either direction in a round."""
    teams = sheet.kind is Kind.TEAMS
    sitting = {*places(at, teams)}
    there = (entry for entry in sheet.entries if entry.played and entry.board == at.board and place_of(entry) != at)
    return tuple(entry for entry in there if not sitting.isdisjoint(places(entry, teams)))


def entry_at(sheet: Sheet, at: At) -> Entry | None:
    """What a table has of a board already; None where it has nothing."""
    return met(sheet, code(at))


def write_meeting(at: At) -> str:
    """Who meets where on a board, as a page carries it."""
    sides = ("+".join(map(code, sitting)) for sitting in (at.ns, at.ew))
    return "-".join(sides) + (f"@{at.round}" if at.round is not None else "")


def read_meeting(sheet: Sheet, board: int, written: str) -> At | None:
    """What a page carries of it; None where somebody of them is no more."""
    people = {code(who): who for who in everybody(sheet)}
    sides, _, round_ = written.partition("@")
    found = [tuple(people.get(each) for each in side.split("+")) for side in sides.split("-")]
    if len(found) != BOTH or None in (*found[0], *found[1]):
        return None
    ns, ew = (tuple(filter(None, side)) for side in found)
    return meeting(sheet, board, ns, ew, int(round_) if round_.isdecimal() else None)


def read_pairs(text: str, sheet: Sheet, language: str) -> tuple[Entrants, Entrants, str] | None:
    """Both contestants with which a text begins, 3 4, 3-4, A3 A4, 4NS 1EW or 1+5 2+6, and what stands behind them.

    None where it does not, or where a number may be that of several.
    """
    match = PAIRS.match(_directions_joined(text.translate(MINUS), language))
    if match is None:
        return None
    turned, sides = moves(sheet), []
    for side, written in zip(Side, match.groups(), strict=True):
        found = [
            [who for who in everybody(sheet) if _is_called(who, number, side, told=turned)]
            for number in written.split("+")
        ]
        if any(len(each) != 1 for each in found):
            return None
        sides.append(tuple(each[0] for each in found))
    return sides[0], sides[1], match.string[match.end() :].strip()


def moves(sheet: Sheet) -> bool:
    """Whether a number may be that of two, of whom one sits in the direction of the other: only its own tells it."""
    sat = [(who.side, side) for entry in sheet.entries for who, side, _ in places(entry, True)]
    return bool(shared(sheet)) and any(own not in (None, side) for own, side in sat)


def _directions_joined(text: str, language: str) -> str:
    """A text with the directions of its numbers in one way: 4 N-S as 4NS, in the letters of the language too."""
    for side in Side:
        first, second = ({seat.value, locale(language).names["typed"]["seats"][seat]} for seat in side.seats)
        letters = "|".join(rf"{re.escape(a)}-?{re.escape(b)}" for a, b in product(first, second))
        text = re.sub(rf"(?<=\d) *(?:{letters})(?=[\s+-]|$)", side.value, text, flags=re.IGNORECASE)
    return text


def _is_called(who: Who, written: str, sits: Side, *, told: bool) -> bool:
    """Whether a typed number is a contestant’s: with its section, or without where there is one of that number.

    told: a number without its direction is that of nobody who has one; else it is that of who sits so.
    """
    numbers = {fold(who.number), fold(f"{who.section}{who.number}")}
    if fold(written) in numbers:
        return who.side is None or fold(written).endswith(fold(who.side)) or (who.side is sits and not told)
    return any(fold(written) == fold(number + (who.side or sits)) for number in numbers)


def read_names(text: str) -> tuple[str, ...]:
    """The names of a pair, or of a team, as they are typed: Anna Nikou – Eleni Pappa; none where they are no names."""
    names = tuple(name for each in NAMES.split(text) if (name := " ".join(each.split())))
    fit = len(names) <= MOST_NAMES and all(len(name) <= LONGEST_NAME and any(map(str.isalpha, name)) for name in names)
    return names if fit else ()


def _tricks_won(text: str, language: str) -> Result | None:
    """A contract, its declarer and what became of it: 4S N 10, N 4S 10, 4S N -1; None where it is none."""
    contract, _, made = text.rpartition(" ")
    counted = made.isdecimal() and int(made) <= TRICKS
    if not counted and not MARGIN.fullmatch(made):
        return None
    first, _, second = contract.partition(" ")
    for seat, bid in ((second, first), (first, second)):
        try:
            result = read_result(bid if counted else bid + made, read_seat(seat, language), language)
            return replace(result, tricks=int(made)) if counted else result
        except ModelError:
            continue
    return None
