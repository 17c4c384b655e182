"""What a row of a table says that became of a board: a contract with its result, points, or what was given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from bot.results import written
from dialogues.notation import fold, read_result, read_seat, tables
from locales import locale
from rules.model.boards import Vulnerability
from rules.model.calls import HIGHEST_LEGAL as HIGHEST
from rules.model.cards import Card
from rules.model.contracts import BOOK, TRICKS, Result
from rules.model.errors import ModelError
from rules.model.seats import Seat
from rules.results.errors import ResultsError
from rules.results.sheet import Award, Entry, Given
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Artificial, Average
from rules.scoring.contract_score import contract_score
from rules.scoring.errors import ScoringError
from rules.scoring.scores import Weighted

__all__ = [
    "Cells",
    "Happened",
    "award_of",
    "awards_in",
    "bid_of",
    "card",
    "declarer",
    "entry_with",
    "happened",
    "not_played",
    "passed",
    "write_award",
]

UNITS = {"MP": Unit.MATCHPOINTS, "IMP": Unit.IMPS, "VP": Unit.VICTORY_POINTS, "%": Unit.TOP, "PTS": Unit.POINTS}
NAMES_OF_UNITS = {unit: name for name, unit in UNITS.items()}

# A file says the same over and over; so many different cells are remembered.
CELLS = 8192

# More than the highest score of a contract.
MOST_POINTS = 10_000

_GIVEN = re.compile(r"([+-]?\d{1,9}(?:[./]\d{1,9})?) ?(%|MP|IMP|VP|PTS)", re.ASCII)
_PART = re.compile(r"(-?\d{1,9}(?:/\d{1,9})?)\*([+-]?\d{1,5})", re.ASCII)
_SIGNED = re.compile(r"[+-]?\d{1,5}", re.ASCII)
_NOTHING = re.compile(r"[-–—?\s]*")
# The result stands behind the contract, a sign or the number of tricks; `3NT 9`.
_BEHIND = re.compile(r"(.*[^\d\s+=-])\s*(=|[+-]\s*\d{1,2}|\s\d{1,2})", re.DOTALL)


@dataclass(frozen=True)
class Cells:
    """The cells of a row. score: from North-South’s side; ns, ew: what either side has, points or an award."""

    contract: str = ""
    declarer: str = ""
    made: str = ""
    score: str = ""
    ns: str = ""
    ew: str = ""
    remarks: str = ""


class Happened(NamedTuple):
    """What became of a board at one table."""

    result: Result | None = None
    score: int | None = None
    ns_award: Award | None = None
    ew_award: Award | None = None
    played: bool = True


def entry_with(entry: Entry, became: Happened) -> Entry:
    """An entry with what became of its board."""
    return replace(entry, **became._asdict())


def happened(line: int, cells: Cells, language: str, vulnerable: Vulnerability) -> Happened:
    """What a row says. Raises ResultsError: `results-contract`, `results-score`."""
    said = [text for text in vars(cells).values() if not _absent(text)]
    if not said or any(not_played(text, language) for text in said):
        return Happened(played=False)
    ns, ew = _given(line, cells, language)
    points = None if ns or ew else _points(line, cells, language)
    if isinstance(points, tuple):
        return Happened(ns_award=_assigned(points[0]), ew_award=_assigned(points[1]))
    if any(passed(text, language) for text in (cells.contract, cells.score, cells.ns, cells.ew)):
        return Happened(Result(None, 0), points, ns, ew)
    result = None
    told = not (_absent(cells.contract) or awards_in(cells.contract, language) or written.adjusted(cells.contract))
    if told:
        result = _result(line, cells, language, vulnerable, points)
        if not result and not ns and not ew and points is None:
            raise ResultsError("results-contract", line=str(line), text=" ".join(said))
    return Happened(result, points, ns, ew, played=any(each is not None for each in (result, points, ns, ew)))


def declarer(text: str, language: str) -> Seat | None:
    """The seat that a cell names in a language; None where it is none."""
    try:
        return read_seat(text.strip(), language) if text.strip() else None
    except ModelError:
        return written.seat(text) if len(text.strip()) == 1 else None


@lru_cache(maxsize=CELLS)
def card(text: str, language: str) -> Card | None:
    """The card that was led, its suit in the letters of a language or its sign, before or behind the rank."""
    if found := written.lead(text):
        return found
    folded = "".join(fold(text).split()).replace("10", "t")
    for rank, suit in ((folded[-1:], folded[:-1]), (folded[:1], folded[1:])):
        denomination = tables(language).denominations.get(suit)
        if denomination and denomination != "NT" and (found := written.lead(f"{denomination}{rank}")):
            return found
    return None


@lru_cache(maxsize=CELLS)
def not_played(text: str, language: str) -> bool:
    """Whether a cell says that the board was not played."""
    return bool(text) and (written.not_played(text) or fold(text).strip() in _said("not_played", language))


@lru_cache(maxsize=CELLS)
def awards_in(text: str, language: str) -> tuple[Award, Award] | None:
    """What both sides were given outright; None where it says no such thing."""
    return written.awards(_averages(text, language)) if text else None


def award_of(text: str, language: str = "en") -> Award | None:
    """What one side was given: an average, a share of the top, points of any unit, weighted results; or None.

    `write_award` is read again; 60 %, 50 % and 40 % are averages (Law 12C2(a)).
    """
    plain = text.strip().upper()
    if match := _GIVEN.fullmatch(plain):
        amount = Fraction(match[1])
        unit = UNITS[match[2]]
        if unit is not Unit.TOP:
            return Given(amount, unit)
        both = written.awards(plain)
        return both[0] if both else Given(amount / 100, unit)
    if "*" in plain:
        parts = [_PART.fullmatch(part.strip()) for part in plain.split("|")]
        try:
            return Weighted(tuple((Fraction(part[1]), int(part[2])) for part in parts if part)) if all(parts) else None
        except (ScoringError, ZeroDivisionError):
            return None
    both = awards_in(text, language)
    return both[0] if both else None


def write_award(award: Award) -> str:
    """What one side was given, as `award_of` reads it: A+, 70%, 12.5MP, 1/2*420|1/2*-50."""
    if isinstance(award, Artificial):
        return "A=" if award.average is Average.EVEN else str(award.average)
    if isinstance(award, Given):
        share = award.unit is Unit.TOP
        return f"{100 * award.amount if share else award.amount}{NAMES_OF_UNITS[award.unit]}"
    return "|".join(f"{weight}*{points:+d}" for weight, points in award.parts)


def _given(line: int, cells: Cells, language: str) -> tuple[Award | None, Award | None]:
    """What was given in place of a score: to both sides in one cell, or to each in its own."""
    for text in (cells.contract, cells.made, cells.score, cells.remarks):
        if both := awards_in(text, language):
            return both
    own = [None if _SIGNED.fullmatch(text.strip()) else award_of(text, language) for text in (cells.ns, cells.ew)]
    if any(own):
        # Who has points beside what the other side was given is given those.
        own = [
            award or (None if (points := _number(line, text)) is None else _assigned(sign * points))
            for award, text, sign in zip(own, (cells.ns, cells.ew), (1, -1), strict=True)
        ]
    return own[0], own[1]


def _points(line: int, cells: Cells, language: str) -> int | tuple[int, int] | None:
    """Points from North-South’s side; both sides’ where they do not agree."""
    score, ns, ew = (
        None if passed(text, language) else _number(line, text) for text in (cells.score, cells.ns, cells.ew)
    )
    if ns and ew and ns != -ew:
        return ns, -ew
    if score is not None:
        return score
    return ns if ns is not None and (ns or not ew) else -ew if ew is not None else None


def _assigned(points: int) -> Award:
    return Weighted(((Fraction(1), points),))


def _number(line: int, text: str) -> int | None:
    """The points of a cell. Raises ResultsError where it is something else."""
    if _absent(text):
        return None
    value = written.number(text)
    if value is None or value.denominator != 1 or abs(value) > MOST_POINTS:
        raise ResultsError("results-score", line=str(line), text=text)
    return int(value)


def _result(line: int, cells: Cells, language: str, vulnerable: Vulnerability, points: int | None) -> Result | None:
    """The contract with its tricks: those that bring the points of the row where the tricks may be read twice.

    None where neither the tricks nor the points tell.
    """
    told, possible = _readings(cells.contract, cells.declarer, cells.made, language)
    if not possible:
        said = " ".join(text for text in (cells.contract, cells.declarer, cells.made) if text.strip())
        raise ResultsError("results-contract", line=str(line), text=said)
    bringing = (result for result in possible if contract_score(result, vulnerable) == points)
    return next(bringing, possible[0] if told else None)


@lru_cache(maxsize=CELLS)
def _readings(contract: str, by: str, made: str, language: str) -> tuple[bool, tuple[Result, ...]]:
    """Whether tricks are told, and the results that these cells may mean: the likeliest first, or every one."""
    bid = bid_of(contract, language, by)
    if bid is None:
        return False, ()
    tricks = "".join((bid.tricks if _absent(made) else made).split())
    if not tricks:
        return False, tuple(each for count in range(TRICKS + 1) for each in written.result(bid, None, str(count))[:1])
    found = written.result(bid, None, tricks)
    if tricks.isdecimal() and int(tricks) <= HIGHEST:
        # Americans count the tricks above the book: made four.
        found += written.result(bid, None, str(BOOK + int(tricks)))[:1]
    return True, found


def bid_of(contract: str, language: str, by: str = "") -> written.Played | None:
    """The contract with its declarer, and what stands behind it in the same cell; None where it is none."""
    seat = declarer(by, language)
    for text, other in _with_declarer(contract.strip(), seat, language):
        if plain := written.contract(text):
            return plain._replace(declarer=other or plain.declarer)
        match = _BEHIND.fullmatch(text)
        bare, behind = (match[1], match[2]) if match else (text, "")
        try:
            bid = read_result(bare, other or Seat.N, language).contract
        except ModelError:
            continue
        if bid is not None:
            return written.Played(bid.level, bid.denomination, bid.risk, other, behind)
    return None


def _with_declarer(text: str, seat: Seat | None, language: str) -> Iterator[tuple[str, Seat | None]]:
    """A contract without the seat that may stand behind or before it, and as it is.

    A word that is a seat is one first: in Greek 4σ Α is four clubs by East, and 4σα four notrumps.
    """
    words = text.split()
    for name, rest in ((words[-1:], words[:-1]), (words[:1], words[1:])):
        if rest and (found := declarer(" ".join(name), language)):
            yield " ".join(rest), seat or found
    yield text, seat


@lru_cache(maxsize=CELLS)
def passed(text: str, language: str) -> bool:
    """Whether a cell says that everybody passed."""
    folded = "".join(fold(text).split())
    return bool(folded) and (written.passed_out(text) or tables(language).actions.get(folded) == "P")


def _absent(text: str) -> bool:
    return _NOTHING.fullmatch(text) is not None


@cache
def _said(what: str, language: str) -> frozenset[str]:
    return frozenset(fold(word) for each in (language, "en") for word in locale(each).results["said"][what])


@cache
def _average_words(language: str) -> re.Pattern[str]:
    """Average, perhaps with plus or minus, in a language."""
    of = {what: "|".join(map(re.escape, sorted(_said(what, language), key=len, reverse=True))) for what in SAID}
    return re.compile(rf"(?:{of['average']})\s*(?:({of['plus']})|({of['minus']}))?")


SAID = ("average", "plus", "minus")


def _averages(text: str, language: str) -> str:
    """A text with the words for an average in their letters: μέσος όρος συν as A+."""
    if text.isascii() and language == "en":
        return text
    if not any(word in fold(text) for word in _said("average", language)):
        return text
    return _average_words(language).sub(lambda m: "A" + ("+" if m[1] else "-" if m[2] else ""), fold(text))
