"""What was entered of a session: who played, what each table had, the deals, and what the file itself ranks.

Nothing here is computed, and nothing is ever overwritten: corrections and rulings are changes over it (`journal`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from rules.model.boards import Vulnerability
from rules.model.cards import Card
from rules.model.contracts import Result
from rules.model.deals import Deal
from rules.model.seats import Seat, Side
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Form, Scoring
from rules.scoring.scores import Exact, Weighted

__all__ = [
    "TOLD",
    "Award",
    "BoardKey",
    "Claim",
    "Encounter",
    "Entrants",
    "Entry",
    "Given",
    "Kind",
    "Laid",
    "Participant",
    "Penalty",
    "Sheet",
    "Who",
]


TOLD = "told"
"""The scale of a sheet whose matches have the victory points that the file gives them, by no scale that is known."""


class Kind(StrEnum):
    """Who plays together."""

    PAIRS = "pairs"
    TEAMS = "teams"
    INDIVIDUAL = "individual"


class Who(NamedTuple):
    """A contestant. number: as it is written; side: where North-South and East-West are numbered apart.

    section: "" where there is one. `str(Who("3", Side.NS, "A")) == "A3 NS"`, `str(Who("3NS", Side.NS)) == "3NS"`.
    """

    number: str
    side: Side | None = None
    section: str = ""

    def __str__(self) -> str:
        told = self.side is None or self.number.upper().endswith(self.side.value)
        return f"{self.section}{self.number}" + ("" if told else f" {self.side}")


@dataclass(frozen=True)
class Participant:
    """A contestant with the names of its players, in the order of the file; numbers: those of a federation, or "".

    name: of a team. phantom: nobody sits there; who meets it sits out. written: its number as the file has it, "3NS",
    where that is not the number alone.
    """

    who: Who
    names: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    name: str = ""
    phantom: bool = False
    written: str = ""


class Given(NamedTuple):
    """What a side was given outright: 70 % of the top, 12.5 matchpoints, 3 IMPs."""

    amount: Fraction
    unit: Unit


Award: TypeAlias = Artificial | Given | Weighted
"""What one side has in place of what was scored at the table."""

Entrants: TypeAlias = tuple[Who, ...]
"""Who sat in one direction: a pair or a team; in an individual event the two players, North or East first."""


@dataclass(frozen=True)
class Entry:
    """What one table has of a board.

    Args: line, where it stands in the file, from 1; board; ns, ew, who met; result, the contract as it was played;
    score, the points as they were entered, from North-South's side; None where only the contract was; ns_award,
    ew_award, what either side has in its place; played, False where the table did not play the board; section, table,
    round, where that is told; lead; claimed_ns, claimed_ew, the matchpoints or IMPs that the file itself gives;
    version, which deal the table played where the board was fouled.
    """

    line: int
    board: int
    ns: Entrants
    ew: Entrants
    result: Result | None = None
    score: int | None = None
    ns_award: Award | None = None
    ew_award: Award | None = None
    played: bool = True
    section: str = ""
    table: str = ""
    round: int | None = None
    lead: Card | None = None
    claimed_ns: Fraction | None = None
    claimed_ew: Fraction | None = None
    version: int = 0


class BoardKey(NamedTuple):
    """A board of a section; "" where all sections play the same deals."""

    number: int
    section: str = ""


@dataclass(frozen=True)
class Laid:
    """What a file says of a board itself. line: where it stands in the file."""

    line: int
    deal: Deal | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None


@dataclass(frozen=True)
class Encounter:
    """A match between two teams as the file tells it: its IMPs and victory points, or None where it does not."""

    line: int
    home: Who
    away: Who
    round: int | None = None
    boards: int | None = None
    imps: tuple[Fraction, Fraction] | None = None
    victory_points: tuple[Fraction, Fraction] | None = None


@dataclass(frozen=True)
class Claim:
    """A line of the ranking that the file brings: place as it is written ("3", "3="), score and percentage if told."""

    who: Who
    place: str
    score: Fraction | None = None
    percent: Fraction | None = None


class Penalty(NamedTuple):
    """What is taken from a contestant after its boards are scored; below 0 it is a bonus.

    unit: `Unit.TOP`, a share of a board’s top, matchpoints, IMPs, points or victory points; None: what is ranked, at
    matchpoints percent.
    """

    who: Who
    amount: Exact
    unit: Unit | None = None


@dataclass(frozen=True)
class Sheet:
    """Everything that was entered of a session.

    Args: form_of_file, the reader that made it: "usebio", "pbn", "csv", "pasted", "bws", "json"; encoding, of the
    file; kind; scoring; winners, 2 where North-South and East-West are ranked apart; title, club, held_on, as told,
    the day as 2026-11-03; participants, in the order of the file; entries, in its order; boards, what it says of
    boards; encounters, the matches of teams; claims, its own ranking; scale, of victory points: "wbf", the name of
    a discrete one, or TOLD; "" for none; carry_over, in the unit that is ranked; penalties; expected, how many results
    a full board has, where told; unread, the columns of its tables of results whose names say nothing to the reader,
    and the events of it after the first.
    """

    form_of_file: str
    scoring: Scoring = field(default_factory=lambda: Scoring(Form.MATCHPOINTS))
    kind: Kind = Kind.PAIRS
    winners: int = 1
    encoding: str = "utf-8"
    title: str = ""
    club: str = ""
    held_on: str = ""
    participants: tuple[Participant, ...] = ()
    entries: tuple[Entry, ...] = ()
    boards: Mapping[BoardKey, Laid] = field(default_factory=dict)
    encounters: tuple[Encounter, ...] = ()
    claims: tuple[Claim, ...] = ()
    scale: str = ""
    carry_over: Mapping[Who, Exact] = field(default_factory=dict)
    penalties: tuple[Penalty, ...] = ()
    expected: int | None = None
    unread: tuple[str, ...] = ()
