"""Lines that somebody typed or copied: `7 1 2 4S N 10`, or `Board 7` and below it `1 2 4S N =`.

A line has the board, both contestants, then what became of it: contract, declarer, tricks, lead and points as far as
they are there, in any order; or points alone, a pass, an average, no play. A line with a number and names tells who
plays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from bot.results import written
from bot.results.csv_tables import columns_of
from bot.results.gathered import check_length, gathered
from bot.results.happened import (
    Cells,
    awards_in,
    bid_of,
    card,
    declarer,
    entry_with,
    happened,
    not_played,
    passed,
)
from dialogues.notation import fold
from locales import LANGUAGES, locale
from rules.model.boards import vulnerability
from rules.model.cards import Card
from rules.model.seats import Seat
from rules.results.errors import ResultsError
from rules.results.sheet import Entry, Participant, Sheet, Who

__all__ = ["looks_so", "read"]

# No line of results is longer; what is longer is refused before it is looked at.
LONGEST = 200
MOST_WORDS = 16
LONGEST_CONTRACT = 5
LONGEST_PASS = 2
TOP = 200

USUAL = ("board", "ns", "ew")
NUMBERED = (*USUAL, "table", "round")
LETTERS = {"el": re.compile("[α-ωΑ-Ω]"), "he": re.compile("[א-ת]"), "tr": re.compile("[ığşİĞŞ]|\\b[Bb]ord\\b")}

_APART = re.compile(r"[\s,;|]+")
_CONTESTANT = re.compile(r"[A-Z]?0*[1-9]\d{0,4}(?:NS|EW)?", re.ASCII | re.IGNORECASE)
_BOTH = re.compile(r"([A-Z]?\d{1,4})(?:[-–/:]|vs?)([A-Z]?\d{1,4})", re.ASCII | re.IGNORECASE)
_POINTS = re.compile(r"[+-]?(?:0|\d{1,3}0)", re.ASCII)
_MARGIN = re.compile(r"=|[+-](?:\d|1[0-3])", re.ASCII)
_TRICKS = re.compile(r"\d|1[0-3]", re.ASCII)
_BOARD = re.compile(r"([^\W\d_.]+)[.:]?\s*#?\s*([1-9]\d{0,3})\s*[.:]?", re.IGNORECASE)
_NAMED = re.compile(r"\(?([A-Z]?\d{1,4})\)?[.:)]?\s+(?:(NS|EW)\s+)?(\D.*)", re.IGNORECASE)
_DASHES = str.maketrans(dict.fromkeys("\u2212\u2013\u2014\u2010\u2011", "-"))


@dataclass
class _Found:
    """What has been read; order: of the numbers that begin a line, where one line names them."""

    language: str
    board: int = 0
    order: tuple[str, ...] = ()
    about: dict[str, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    participants: list[Participant] = field(default_factory=list)


def looks_so(text: str) -> bool:
    """Whether a line near the top is a result."""
    found = _Found(_language(text))
    for line, said in _lines(text):
        if line > TOP:
            break
        try:
            _line(line, said, found)
        except ResultsError:
            continue
        if found.entries:
            return True
    return False


def read(text: str, encoding: str) -> Sheet:
    """The session that the lines tell.

    Raises ResultsError: `results-line`, `results-contract`, `results-score`, with the line that cannot be.
    """
    check_length(text)
    found = _Found(_language(text))
    for line, said in _lines(text):
        try:
            _line(line, said, found)
        except ResultsError:
            # What stands above the first result is what the session is called.
            if found.entries or found.participants or "title" in found.about:
                raise
            found.about["title"] = said
    sheet = Sheet(
        form_of_file="pasted",
        encoding=encoding,
        title=found.about.get("title", ""),
        held_on=found.about.get("held_on", ""),
        participants=tuple(found.participants),
        entries=tuple(found.entries),
    )
    return gathered(sheet)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    for line, said in enumerate(text.split("\n"), 1):
        if (said := said.strip()) and not said.startswith(("//", "#!")) and set(said) - set("-=_*"):
            yield line, said


def _line(line: int, said: str, found: _Found) -> None:
    """What a line says. Raises ResultsError."""
    if len(said) > LONGEST:
        raise ResultsError("results-line", line=str(line), text=said[:LONGEST])
    words = [word for word in _APART.split(said.translate(_DASHES)) if word]
    if (head := columns_of(words)) and head.kind == "entries":
        places = sorted((at, column) for column, at in head.columns.items())
        found.order = tuple(column for _, column in places if column in NUMBERED)
    elif (match := _BOARD.fullmatch(said)) and fold(match[1]) in _board_words():
        found.board = int(match[2])
    elif entry := _entry(line, said, words, found):
        found.entries.append(entry)
    elif (match := _NAMED.fullmatch(said)) and len(names := written.people(match[3])) > 1:
        named = written.contestant(match[1] + (match[2] or ""))
        who = Who(named.number, named.side, named.section)
        found.participants.append(Participant(who, names, phantom=written.is_phantom(names)))
    elif len(words) < 4 and (day := written.day(said)) and not found.about.get("held_on"):
        found.about["held_on"] = day
    else:
        raise ResultsError("results-line", line=str(line), text=said)


def _entry(line: int, said: str, words: Sequence[str], found: _Found) -> Entry | None:
    """A result; None where the line is none. Raises ResultsError where its contract or its points cannot be."""
    if len(words) > MOST_WORDS:
        return None
    words = _apart(words)
    orders = (found.order,) if found.order else (USUAL, ("ns", "ew")) if found.board else (USUAL,)
    for order in orders:
        first, rest = words[: len(order)], words[len(order) :]
        if len(first) < len(order) or not all(map(_CONTESTANT.fullmatch, first)):
            continue
        numbers = {"board": str(found.board), **dict(zip(order, first, strict=True))}
        read = _cells(rest, found.language)
        if read is None or not numbers["board"].isdecimal() or not int(numbers["board"]):
            continue
        cells, lead = read
        ns, ew = (written.contestant(numbers[side]) for side in ("ns", "ew"))
        entry = Entry(
            line,
            int(numbers["board"]),
            (Who(ns.number, ns.side, ns.section),),
            (Who(ew.number, ew.side, ew.section),),
            section=ns.section,
            table=numbers.get("table", ""),
            round=int(numbers["round"]) if numbers.get("round", "").isdecimal() else None,
            lead=lead,
        )
        try:
            return entry_with(entry, happened(line, cells, found.language, vulnerability(entry.board)))
        except ResultsError as error:
            raise ResultsError(error.code, line=str(line), text=said) from None
    return None


def _apart(words: Sequence[str]) -> list[str]:
    """The words with the two contestants apart: 3-12, 3v12, 3 vs 12."""
    found: list[str] = []
    for at, word in enumerate(words):
        both = _BOTH.fullmatch(word) if at < len(USUAL) else None
        if both and len(found) < len(USUAL) - 1:
            found += both.groups()
        elif not (0 < at < len(USUAL) and word.lower() in ("v", "vs", "-")):
            found.append(word)
    return found


def _cells(words: Sequence[str], language: str) -> tuple[Cells, Card | None] | None:
    """What became of a board, and the card that was led; None where the words say something else."""
    said = " ".join(words)
    if not words:
        return None
    if not_played(said, language) or awards_in(said, language):
        return Cells(remarks=said), None
    if len(words) == 1 and _POINTS.fullmatch(said):
        return Cells(score=said), None
    for taken in range(min(len(words), LONGEST_PASS), 0, -1):
        if passed(" ".join(words[:taken]), language) and set(words[taken:]) <= {"0"}:
            return Cells(contract="PASS"), None
    found = None
    for taken in range(min(len(words), LONGEST_CONTRACT), 0, -1):
        contract = " ".join(words[:taken])
        if bid := bid_of(contract, language):
            read = _with_rest(Cells(contract=contract, made=bid.tricks), words[taken:], bid.declarer, language)
            if read and read[0].declarer:
                return read
            # A letter that doubles may as well be a seat: in Hebrew ד is South.
            found = found or read
    return found


def _with_rest(cells: Cells, words: Sequence[str], by: Seat | None, language: str) -> tuple[Cells, Card | None] | None:
    """A contract with the words behind it: who declared, the tricks, the points, the lead; None where one is more."""
    lead = None
    for word in words:
        if by is None and (seat := declarer(word, language)):
            by = seat
        elif not cells.made and (_MARGIN.fullmatch(word) or _TRICKS.fullmatch(word)):
            cells = replace(cells, made=word)
        elif not cells.score and _POINTS.fullmatch(word):
            cells = replace(cells, score=word)
        elif lead is None and (led := card(word, language)):
            lead = led
        else:
            return None
    return replace(cells, declarer=str(by or "")), lead


@cache
def _board_words() -> frozenset[str]:
    """What stands before the number of a board, in every language."""
    told = (locale(each) for each in LANGUAGES)
    return frozenset(
        fold(w) for each in told for w in (*each.lexicon["words"]["board"], *each.results["columns"]["board"])
    )


def _language(text: str) -> str:
    """The language of the letters; of Latin ones Turkish where there are letters that English does not have."""
    for language, letters in LETTERS.items():
        if letters.search(text):
            return language
    return "en"
