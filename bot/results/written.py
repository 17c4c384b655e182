"""How scorers write what stands in their files: contestants, contracts, tricks, awards, numbers, days."""

from __future__ import annotations

import datetime
import re
from fractions import Fraction
from typing import NamedTuple

from rules.model.cards import Card
from rules.model.contracts import Contract, Result
from rules.model.denominations import Denomination
from rules.model.errors import ModelError
from rules.model.seats import Seat, Side
from rules.results.sheet import Award, Given, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import SHARES, Artificial, Average

__all__ = [
    "Named",
    "Played",
    "awards",
    "contestant",
    "contract",
    "day",
    "is_phantom",
    "lead",
    "not_played",
    "number",
    "number_of",
    "passed_out",
    "people",
    "place",
    "result",
    "seat",
    "side_of",
]

_CONTESTANT = re.compile(r"(?:\(?([A-Z])\)?[ .-]?)?(\d{1,5})[ .-]?(NS|EW|N|E)?", re.ASCII | re.IGNORECASE)
_SIDE_FIRST = re.compile(r"(?:\(?([A-Z])\)?[ .-]?)?(NS|EW)[ .-]?(\d{1,5})", re.ASCII | re.IGNORECASE)
_CONTRACT = re.compile(
    r"([1-7])(NT|SA|[CDHSN])(XX|X|\*\*|\*|RDBL|DBL|RD|DD|D|R)?(?:BY)?([NESW])?(=|[+-]\d{1,2})?", re.ASCII
)
_RISKS = {"": 0, "X": 1, "*": 1, "D": 1, "DBL": 1, "DD": 2, "XX": 2, "**": 2, "R": 2, "RD": 2, "RDBL": 2}
_TRICKS = re.compile(r"(=)|([+-])(\d{1,2})|(\d{1,2})", re.ASCII)
_SUITS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"})
_DASHES = str.maketrans(dict.fromkeys("\u2212\u2013\u2014\u2010\u2011", "-"))
_NUMBER = re.compile(r"[+-]?(?:\d{1,9}(?:[.,]\d{0,9})?|[.,]\d{1,9})", re.ASCII)
_DAY = re.compile(r"(\d{1,4})[./ -](\d{1,2})[./ -](\d{2,4})", re.ASCII)
_SHARES = re.compile(r"A\D{0,3}?(\d\d)(\d\d)|(?:A\D{0,3}?)?(\d{1,3})%?[-/:](\d{1,3})%?|(\d{1,3})%(\d{1,3})%", re.ASCII)
_AVERAGES = re.compile(r"A(?:VE?|VERAGE)?([+-]|=)?(?:[-/:]?A(?:VE?|VERAGE)?([+-]|=)?|/?([+-]|=))?", re.ASCII)
_SIGNS = {"+": Average.PLUS, "-": Average.MINUS, "=": Average.EVEN, None: Average.EVEN}

# What both sides together may be given, in tops; other pairs of numbers are no shares.
LEAST_TOGETHER, MOST_TOGETHER = Fraction(1, 2), Fraction(3, 2)

PASSED = frozenset(("P", "PASS", "PASSED", "PASSOUT", "PASSEDOUT", "PO", "AP", "ALLPASS", "PASO", "PAS", "ΠΑΣΟ", "פאס"))
NOT_PLAYED = frozenset(("NP", "NOTPLAYED", "NOPLAY", "BYE", "SITOUT", "SO", "NR", "UNPLAYED"))
ADJUSTED = frozenset(("ADJ", "ADJUSTED", "ADJUST", "AS", "ASS", "ASSIGNED", "WEIGHTED", "SPLIT", "DIR", "TD", "*"))
"""What stands for a contract where a score was adjusted."""
APART = (" - ", " – ", " & ", " + ", " / ", "&", "/", "+", ";")
"""What stands between the players of a pair; what is never in a name before what may be."""
PHANTOM = re.compile(r"\b(phantom|sit[ -]?out|bye|missing pair|no pair|stationary bye)\b|φάντασμα|hayalet|רפאים", re.I)


class Named(NamedTuple):
    """A contestant as a file names it: 1NS, (A) 12 EW, B7; side None and section "" where they are not told."""

    number: str
    side: Side | None = None
    section: str = ""


class Played(NamedTuple):
    """A contract as it is written, with what else stands in the same text."""

    level: int
    denomination: Denomination
    risk: int
    declarer: Seat | None
    tricks: str


def contestant(text: str) -> Named:
    """Who is meant; what is no number stays as it is written."""
    written = " ".join(text.split())
    if match := _CONTESTANT.fullmatch(written):
        section, digits, direction = match.groups()
    elif match := _SIDE_FIRST.fullmatch(written):
        section, direction, digits = match.groups()
    else:
        return Named(written)
    side = side_of(direction or "")
    # N3 is a pair that sits North-South, not one of a section N.
    if side is None and (side := side_of(section or "")):
        section = None
    return Named(str(int(digits)), side, (section or "").upper())


def number_of(who: Who, sits: Side) -> str:
    """The number of a contestant, with its direction where it sits in the other: 1NS that sits East-West."""
    return who.number + (who.side.value if who.side and who.side is not sits else "")


def side_of(text: str) -> Side | None:
    """The side of NS, North, N/S, E and the like."""
    found = seat(text)
    return found.side if found else None


def seat(text: str) -> Seat | None:
    """The seat of N, North, n; None where it is none."""
    first = text.strip()[:1].upper()
    return Seat(first) if first in ("N", "E", "S", "W") else None


def contract(text: str) -> Played | None:
    """4S, 4♠X, 3 NT, 4SX-1, 3NT by N; None where it is no contract."""
    match = _CONTRACT.fullmatch(_tight(text))
    if match is None:
        return None
    level, denomination, risk, declarer, tricks = match.groups()
    kind = Denomination.NOTRUMP if denomination in ("NT", "N", "SA") else Denomination(denomination)
    return Played(int(level), kind, _RISKS[risk or ""], seat(declarer or ""), tricks or "")


def passed_out(text: str) -> bool:
    """Whether a contract is none, as everybody passed."""
    return _tight(text) in PASSED


def not_played(text: str) -> bool:
    """Whether it says that the board was not played."""
    return _tight(text) in NOT_PLAYED


def adjusted(text: str) -> bool:
    """Whether it says no more than that the score was adjusted."""
    return _tight(text) in ADJUSTED


def result(played: Played, declarer: Seat | None, tricks: str) -> tuple[Result, ...]:
    """The results that a contract with its tricks may mean, the likelier first; none where that cannot be.

    Tricks are those that were won, or with a sign those over and under; a small number without one may be either.
    """
    by = declarer or played.declarer
    match = _TRICKS.fullmatch(_tight(tricks) or played.tricks)
    if by is None or match is None:
        return ()
    bid = Contract(played.level, played.denomination, played.risk, by)
    made, sign, over, won = match.groups()
    if made:
        counts = [bid.needed]
    elif sign:
        counts = [bid.needed + int(sign + over)]
    else:
        counts = [int(won), bid.needed + int(won)]
    found = []
    for count in counts:
        try:
            found.append(Result(bid, count))
        except ModelError:
            continue
    return tuple(found)


def lead(text: str) -> Card | None:
    """The card that was led, written suit first or rank first; None where it is none."""
    written = _tight(text)
    for order in (written, written[-1:] + written[:-1]):
        try:
            return Card.parse(order)
        except ModelError:
            continue
    return None


def awards(text: str) -> tuple[Award, Award] | None:
    """What both sides were given outright: A6040, 60%-40%, A+/A-, AVE; None where it is no such thing."""
    written = _tight(text)
    if match := _AVERAGES.fullmatch(written):
        first, second, third = match.groups()
        both = second is None and third is None and not re.search("A.*A", written)
        ns = _SIGNS[first]
        return Artificial(ns), Artificial(ns if both else _SIGNS[second or third])
    if match := _SHARES.fullmatch(written):
        shares = [Fraction(int(each), 100) for each in match.groups() if each]
        if max(shares) <= 1 and LEAST_TOGETHER <= sum(shares) <= MOST_TOGETHER:
            return _award(shares[0]), _award(shares[1])
    if re.fullmatch(r"\d{1,3}%", written, re.ASCII) and int(written[:-1]) <= 100:
        share = Fraction(int(written[:-1]), 100)
        return _award(share), _award(1 - share)
    return None


def _award(share: Fraction) -> Award:
    average = next((average for average, usual in SHARES.items() if usual == share), None)
    return Artificial(average) if average else Given(share, Unit.TOP)


def number(text: str) -> Fraction | None:
    """A number with a point or a comma, and perhaps a percent sign behind; None where it is none."""
    written = _tight(text).removesuffix("%")
    return Fraction(written.replace(",", ".")) if _NUMBER.fullmatch(written) else None


def whole(text: str) -> int | None:
    """A number that is whole; None where it is not, or none."""
    found = number(text)
    return int(found) if found is not None and found.denominator == 1 else None


def place(text: str) -> str:
    """A place as it is printed: 3, or 3= where it is shared, however that is written (=3, 3-4, 3/5)."""
    found = re.search(r"\d+", text, re.ASCII)
    if found is None:
        return ""
    return str(int(found[0])) + ("=" if re.search(r"[=/-]|\d\D+\d", text) else "")


def day(text: str) -> str:
    """The day as 2026-11-03; 11/03/2026 is in March, day first, unless that is impossible; "" where it is no day."""
    match = _DAY.search(text)
    if match is None:
        return ""
    first, second, third = (int(each) for each in match.groups())
    orders = [(first, second, third)] if len(match[1]) > 2 else [(third, second, first), (third, first, second)]
    for year, month, in_month in orders:
        try:
            return datetime.date(year + 2000 if year < 100 else year, month, in_month).isoformat()
        except ValueError:
            continue
    return ""


def is_phantom(names: tuple[str, ...]) -> bool:
    """Whether nobody sits there: a pair called phantom, sit-out, bye."""
    return any(PHANTOM.search(name) for name in names)


def people(text: str) -> tuple[str, ...]:
    """The players of a cell with all of them: Ann Lee - Bob Ray, Ann Lee & Bob Ray, Lee-Ray."""
    for apart in APART:
        if apart in text:
            return tuple(name.strip() for name in text.split(apart) if name.strip())
    if text.count("-") == 1 and " " not in text:
        return tuple(name for name in text.split("-") if name)
    return (text.strip(),) if text.strip() else ()


def _tight(text: str) -> str:
    return "".join(text.split()).translate(_SUITS).translate(_DASHES).upper()
