"""Comma-separated tables: our own in four languages, and what scorers export, told by the names of their columns.

A file may have several tables below one another: what every table had of each board, a ranking, the deals. Each begins
with the names of its columns. BridgeWebs writes lines with a cross between them: `#DATE`, `#SCORES`, `#BOARD,7`.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from bot.results import bws, written
from bot.results.gathered import LONGEST_LINE, SHOWN, check_length, gathered, vulnerable_on
from bot.results.happened import Cells, award_of, card, entry_with, happened, write_award
from dialogues.notation import fold
from locales import LANGUAGES, Locale, locale
from rules.model.boards import Vulnerability
from rules.model.deals import Deal
from rules.model.errors import ModelError
from rules.model.seats import Side
from rules.results.computed import Computed, scored
from rules.results.errors import ResultsError
from rules.results.sheet import Award, BoardKey, Claim, Entrants, Entry, Given, Kind, Laid, Participant, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form
from rules.scoring.scores import Exact, rounded

__all__ = ["columns_of", "looks_so", "read", "write"]

BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets read Greek and Hebrew only behind it."""
SEPARATORS = (",", ";", "\t", "|")
# A spreadsheet takes a cell that begins so for a formula.
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
# So many columns that are not read are named.
MOST_UNREAD = 8
# Within so many lines the columns are named.
TOP = 60

DIALECTS: Mapping[str, tuple[str, ...]] = {
    "contract": ("bid",),
    "declarer": ("by", "decl"),
    "lead": ("ld",),
    "made": ("tks",),
    "ns_score": ("+sc", "ns score", "score ns", "ns result", "ns +", "ns+", "n s +", "ew -", "ew-", "e w -", "plus"),
    "ew_score": ("-sc", "ew score", "score ew", "ew result", "ew +", "ew+", "e w +", "ns -", "ns-", "n s -", "minus"),
    "ns_points": ("+", "ns match points", "ns mps", "mps ns", "+mp", "+mps"),
    "ew_points": ("-", "ew match points", "ew mps", "mps ew", "-mp", "-mps"),
    "north": ("n player", "nplayer"),
    "east": ("e player", "eplayer"),
    "south": ("s player", "splayer"),
    "west": ("w player", "wplayer"),
    "ns": ("ns pair number", "nspair"),
    "ew": ("ew pair number", "ewpair"),
    "name1": ("name1", "player1", "player 1", "name 1", "player 1 name"),
    "name2": ("name2", "player2", "player 2", "name 2", "player 2 name"),
    "name3": ("name3", "player3", "player 3", "name 3"),
    "name4": ("name4", "player4", "player 4", "name 4"),
    "number1": ("number1", "player 1 number", "acbl1", "id1", "nat id 1"),
    "number2": ("number2", "player 2 number", "acbl2", "id2", "nat id 2"),
    "total": ("match points", "matchpoints", "mps", "mp", "imps", "vps"),
    "pair": ("pair number",),
}
"""What scorers call their columns, beside the words of a language."""


OUTCOMES = frozenset(("contract", "score", "ns_score", "ew_score", "ns_award", "ew_award"))

# A line that names the board of those below it.
_BOARD = re.compile(r"\s*(?:#\s*)?board\s+([1-9]\d{0,5})\s*", re.ASCII | re.IGNORECASE)

_E = TypeVar("_E", bound=StrEnum)


class _Head(NamedTuple):
    """The columns of a table, each with its place, the language that names them, and those that nothing is known of."""

    columns: Mapping[str, int]
    language: str
    kind: str
    unread: tuple[str, ...]


@dataclass
class _Found:
    """What has been read."""

    about: dict[str, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    names: dict[Who, tuple[str, ...]] = field(default_factory=dict)
    participants: list[Participant] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    boards: dict[BoardKey, Laid] = field(default_factory=dict)
    imps: bool = False
    unread: dict[str, None] = field(default_factory=dict)


def looks_so(text: str) -> bool:
    """Whether the columns of a table are named near the top."""
    return _separator(text) is not None


def columns_of(cells: Sequence[str]) -> _Head | None:
    """The columns that these cells name; None where they name no table of ours."""
    folded = [_plain(cell) for cell in cells]
    heads = [_head_in(language, folded, cells) for language in LANGUAGES]
    return max((head for head in heads if head), key=lambda head: len(head.columns), default=None)


def _head_in(language: str, folded: Sequence[str], cells: Sequence[str]) -> _Head | None:
    words = _columns(language)
    places: dict[str, int] = {}
    for at, cell in enumerate(folded):
        if cell in words:
            places.setdefault(words[cell], at)
    kind = _kind_of(places.keys())
    # A cross begins what BridgeWebs says of a line, not a column.
    named = [" ".join(cell.split())[:SHOWN] for cell, plain in zip(cells, folded, strict=True) if plain not in words]
    return _Head(places, language, kind, tuple(n for n in named if n and n[0] != "#")) if kind else None


def read(text: str, encoding: str) -> Sheet:
    """The session that the tables tell.

    Raises ResultsError: `results-line`, `results-board`, `results-contract`, `results-score`.
    """
    check_length(text)
    lines = list(_lines(text))
    if lines and {"pairns", "pairew", "ns/ew"} <= {cell.strip().lower() for cell in lines[0][1]}:
        return replace(bws.sheet_of({bws.RESULTS: _received(lines)}), encoding=encoding)
    found = _Found()
    head: _Head | None = None
    board = 0
    for line, cells in lines:
        numbered = any(cell.isdecimal() for cell in cells)
        if not numbered and (named := columns_of(cells)):
            head = named
            if named.kind == "entries":
                found.unread |= dict.fromkeys(named.unread)
            found.imps |= any(_plain(cell) in ("imps", "ximps") for cell in cells) or "ns_imps" in named.columns
        elif number := _BOARD.fullmatch(" ".join(cells[:2])):
            board = int(number[1])
        elif cells[0].startswith("#") or head is None:
            _about(cells, found)
        else:
            _READERS[head.kind](_Row(line, cells, head, board), found)
    return _sheet(found, encoding)


def write(sheet: Sheet, computed: Computed, language: str = "en") -> str:
    """A session as tables with the columns of a language: what it is, its deals, its results, its ranking."""
    words = locale(language)
    comma = words.names["decimal"] == ","
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";" if comma else ",", lineterminator="\r\n")
    tables = [
        _written_about(sheet, words),
        # Whose score is counted must know the vulnerability.
        _written_boards(sheet, words),
        _written_entries(sheet, computed, words),
        _written_ranking(sheet, computed, words),
    ]
    for at, rows in enumerate(filter(None, tables)):
        writer.writerows([[], *rows] if at else rows)
    return BYTE_ORDER_MARK + out.getvalue()


@dataclass(frozen=True)
class _Row:
    """A row with the columns of its table. board: the one that a line above named."""

    line: int
    cells: Sequence[str]
    head: _Head
    board: int

    def of(self, *columns: str) -> str:
        """What stands in the first of these columns that says anything; a formula that was made harmless, as it was."""
        for column in columns:
            at = self.head.columns.get(column)
            if at is not None and at < len(self.cells) and (text := self.cells[at].strip()):
                return text[1:] if text[0] == "'" and text[1:2] in (*FORMULAS, "'") else text
        return ""


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not empty, with their lines. Raises ResultsError."""
    reader = csv.reader(text.split("\n"), delimiter=_separator(text) or ",")
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield reader.line_num, cells
    except csv.Error:
        raise ResultsError("results-line", line=str(reader.line_num), text="") from None


def _received(lines: Sequence[tuple[int, list[str]]]) -> list[bws.Row]:
    """The table ReceivedData of a Bridgemate, as Access exports it."""
    columns = [cell.strip().lower() for cell in lines[0][1]]
    return [dict(zip(columns, (cell.strip() for cell in cells), strict=False)) for _, cells in lines[1:]]


def _separator(text: str) -> str | None:
    """What parts the cells: that by which the columns of a table are named near the top."""
    top = [line[:LONGEST_LINE] for line in text.split("\n", TOP)[:TOP]]
    found: dict[str, int] = {}
    for separator in SEPARATORS:
        try:
            heads = [head for cells in csv.reader(top, delimiter=separator) if (head := columns_of(cells))]
        except csv.Error:
            continue
        if heads:
            found[separator] = max(len(head.columns) for head in heads)
    return max(found, key=lambda each: found[each]) if found else None


def _kind_of(has: Set[str]) -> str | None:
    """What a table with these columns tells: entries, a ranking, boards; None where it is nothing of ours."""
    if ({"ns", "ew"} <= has or {"north", "east", "south", "west"} <= has) and has & OUTCOMES:
        return "entries"
    if "board" in has and ("deal" in has or {"dealer", "vulnerable"} <= has):
        return "boards"
    if has & {"pair", "names", "name1"} and has & {"place", "percent", "total", "names", "name1"} and len(has) > 1:
        return "ranking"
    return None


def _about(cells: Sequence[str], found: _Found) -> None:
    """A line above the tables: a word of ours, or one of BridgeWebs, and what it says; other lines say nothing."""
    if len(cells) < 2:
        return
    word = _plain(cells[0])
    text = cells[1].strip()
    text = text[1:] if text[:1] == "'" and text[1:2] in (*FORMULAS, "'") else text
    for what, words in _about_words().items():
        if word in words:
            found.about.setdefault(what, text)


def _read_entry(row: _Row, found: _Found) -> None:
    """What a table had of a board; a row without opponents is a sit-out, and none."""
    section = row.of("section")
    pairs: list[Entrants] = [(_who(told, section),) if (told := row.of(side)) else () for side in ("ns", "ew")]
    seated = not {"ns", "ew"} <= row.head.columns.keys()
    if seated:
        pairs = [_players(row, section, seats) for seats in (("north", "south"), ("east", "west"))]
    ns, ew = pairs
    if not ns or not ew:
        return
    told = row.of("board")
    if not re.fullmatch(r"#?0*[1-9]\d{0,5}", told, re.ASCII) and (told or not row.board):
        raise ResultsError("results-board", line=str(row.line), text=told[:SHOWN])
    board = int(told.lstrip("#")) if told else row.board
    language = row.head.language
    cells = Cells(
        row.of("contract"),
        row.of("declarer"),
        row.of("made"),
        score=row.of("score"),
        ns=row.of("ns_award", "ns_score"),
        ew=row.of("ew_award", "ew_score"),
        remarks=row.of("remarks"),
    )
    section = section or ns[0].section
    became = happened(row.line, cells, language, vulnerable_on(found.boards, board, section))
    if not became.played:
        ns_given, ew_given = (_given(row, f"{side}_points", language, found) for side in ("ns", "ew"))
        if ns_given or ew_given:
            became = became._replace(ns_award=ns_given, ew_award=ew_given, played=True)
    entry = Entry(
        row.line,
        board,
        ns,
        ew,
        section=section,
        table=row.of("table"),
        round=written.whole(row.of("round")),
        lead=card(told, language) if (told := row.of("lead")) else None,
        claimed_ns=written.number(row.of("ns_points", "ns_imps")),
        claimed_ew=written.number(row.of("ew_points", "ew_imps")),
    )
    found.entries.append(entry_with(entry, became))
    if not seated:
        for (who,), side, seats in ((ns, "ns", ("north", "south")), (ew, "ew", ("east", "west"))):
            names = written.people(row.of(f"{side}_names")) or tuple(filter(None, map(row.of, seats)))
            if names:
                found.names.setdefault(who._replace(side=Side(side.upper())), names)


def _given(row: _Row, column: str, language: str, found: _Found) -> Award | None:
    """What a side was given where nothing was played: an average, or the points of a row that says it was adjusted."""
    points = written.number(row.of(column))
    if points is None or not written.adjusted(row.of("contract")):
        return award_of(row.of(column), language)
    return Given(points, Unit.IMPS if found.imps else Unit.MATCHPOINTS)


def _players(row: _Row, section: str, seats: Iterable[str]) -> Entrants:
    told = [row.of(seat) for seat in seats]
    return tuple(_who(each, section) for each in told) if all(told) else ()


def _who(told: str, section: str) -> Who:
    named = written.contestant(told)
    return Who(named.number, named.side, section or named.section)


def _read_ranking(row: _Row, found: _Found) -> None:
    """A contestant, and its place."""
    told = row.of("pair")
    named = [text for at in range(1, 5) if (text := row.of(f"name{at}"))]
    names = tuple(named) or written.people(row.of("names"))
    if not told and not names:
        return
    who = _who(told or str(len(found.participants) + 1), row.of("section"))
    side = _columns(row.head.language).get(_plain(row.of("side")))
    if side in ("ns", "ew"):
        who = who._replace(side=Side(side.upper()))
    elif row.of("side"):
        who = who._replace(side=written.side_of(row.of("side")))
    numbers = [row.of(f"number{at}") for at in range(1, len(names) + 1)]
    if row.of("numbers"):
        numbers = [number.strip().strip("?") for number in row.of("numbers").split(" - ")]
    name = row.of("team")
    phantom = written.is_phantom((*names, name))
    found.participants.append(Participant(who, names, tuple(numbers) if any(numbers) else (), name, phantom))
    if place := written.place(row.of("place")):
        found.claims.append(Claim(who, place, written.number(row.of("total")), written.number(row.of("percent"))))


def _read_board(row: _Row, found: _Found) -> None:
    """The deal of a board, its dealer and its vulnerability."""
    told = row.of("board")
    if not re.fullmatch(r"0*[1-9]\d{0,5}", told, re.ASCII):
        raise ResultsError("results-board", line=str(row.line), text=told[:SHOWN])
    try:
        deal = Deal.parse(row.of("deal")) if row.of("deal") else None
    except ModelError:
        raise ResultsError("results-line", line=str(row.line), text=row.of("deal")[:SHOWN]) from None
    vulnerable = row.of("vulnerable").lower()
    laid = Laid(
        row.line,
        deal,
        written.seat(row.of("dealer")),
        Vulnerability(vulnerable) if vulnerable in list(Vulnerability) else None,
    )
    found.boards.setdefault(BoardKey(int(told), row.of("section")), laid)


_READERS = {"entries": _read_entry, "ranking": _read_ranking, "boards": _read_board}


def _sheet(found: _Found, encoding: str) -> Sheet:
    """Everything that was read."""
    kind = _meant("kinds", found.about.get("kind", ""), Kind) or Kind.PAIRS
    if any(len(entry.ns) == 2 for entry in found.entries):
        kind = Kind.INDIVIDUAL
    form = _meant("scorings", found.about.get("scoring", ""), Form)
    forms = (form,) if form else (Form.CROSS_IMPS, Form.BUTLER) if found.imps and kind is not Kind.TEAMS else ()
    winners = found.about.get("winners", "")
    sheet = gathered(
        Sheet(
            form_of_file="csv",
            kind=kind,
            encoding=encoding,
            title=found.about.get("title", ""),
            club=found.about.get("club", ""),
            held_on=written.day(found.about.get("held_on", "")),
            participants=tuple(found.participants),
            entries=tuple(found.entries),
            boards=found.boards,
            claims=tuple(found.claims),
            unread=tuple(found.unread)[:MOST_UNREAD],
        ),
        winners=int(winners) if winners in ("1", "2") else None,
        forms=forms,
    )
    return sheet if sheet.participants else replace(sheet, participants=_met(sheet.entries, found.names))


def _met(entries: Iterable[Entry], names: Mapping[Who, tuple[str, ...]]) -> tuple[Participant, ...]:
    """Contestants by the tables at which they sat, where these name them."""
    found: dict[Who, Participant] = {}
    for entry in entries:
        for those, side in ((entry.ns, Side.NS), (entry.ew, Side.EW)):
            people = names.get(those[0]._replace(side=side), ())
            if people and those[0] not in found:
                found[those[0]] = Participant(those[0], people, phantom=written.is_phantom(people))
    return tuple(found.values())


def _meant(table: str, text: str, kinds: type[_E]) -> _E | None:
    """The member of a kind that a word of any language names."""
    for language in LANGUAGES:
        for name, words in locale(language).results[table].items():
            if _plain(text) in map(_plain, words):
                return kinds(name)
    return None


@cache
def _columns(language: str) -> Mapping[str, str]:
    """Every name of a column in a language and among scorers, with what it stands for."""
    found = {_plain(word): column for column, words in DIALECTS.items() for word in words}
    return found | {_plain(w): column for column, words in locale(language).results["columns"].items() for w in words}


@cache
def _about_words() -> Mapping[str, frozenset[str]]:
    """What stands before a line about the session, in every language."""
    found: dict[str, set[str]] = {"scoring": {"scoringtype"}}
    for language in LANGUAGES:
        for what, words in locale(language).results["about"].items():
            found.setdefault(what, set()).update(map(_plain, words))
    return {what: frozenset(words) for what, words in found.items()}


@lru_cache(maxsize=4096)
def _plain(text: str) -> str:
    """A name of a column without case, accents, crosses and what stands between its words."""
    return " ".join(re.sub(r"[#_./\s]+", " ", fold(text)).split())


def _written_about(sheet: Sheet, words: Locale) -> list[list[str]]:
    about = words.results["about"]
    told = {
        "title": _text(sheet.title),
        "club": _text(sheet.club),
        "held_on": sheet.held_on,
        "kind": words.results["kinds"][sheet.kind.value][0],
        "scoring": words.results["scorings"][sheet.scoring.form.value][0],
        "winners": str(sheet.winners) if sheet.kind is Kind.PAIRS else "",
    }
    return [[about[what][0], text] for what, text in told.items() if text]


def _written_entries(sheet: Sheet, computed: Computed, words: Locale) -> list[list[str]]:
    """What every table had of each board, and what it brought."""
    points = "points" if sheet.scoring.form is Form.MATCHPOINTS else "imps"
    seats = ("north", "south", "east", "west")
    who = seats if sheet.kind is Kind.INDIVIDUAL else ("ns", "ew")
    awarded = any(e.ns_award or e.ew_award or not e.played for e in sheet.entries)
    columns = ["section", "table", "round", "board", *who, "contract", "declarer", "made", "score"]
    columns += ["ns_award", "ew_award"] if awarded else []
    columns += ["lead", f"ns_{points}", f"ew_{points}"]
    typed = words.names["typed"]
    rows = []
    for each in computed.marked:
        entry = each.entry
        result = entry.result if entry.played else None
        said = ["", "", ""]
        if result and result.contract:
            bid = result.contract
            contract = f"{bid.level}{typed['denominations'][bid.denomination]}{'x' * bid.risk}"
            said = [contract, typed["seats"][bid.declarer], str(result.tricks)]
        elif result:
            said[0] = typed["actions"]["P"]
        score = scored(sheet, entry) if entry.played else None
        sitting = [(who, Side.NS) for who in entry.ns] + [(who, Side.EW) for who in entry.ew]
        row = [_text(entry.section), _text(entry.table), "" if entry.round is None else str(entry.round)]
        row += [str(entry.board), *(_text(written.number_of(who, side)) for who, side in sitting), *said]
        row.append("" if score is None else str(score))
        if awarded and not entry.played:
            row += [words.results["said"]["not_played"][0]] * 2
        elif awarded:
            row += ["" if award is None else _text(write_award(award)) for award in (entry.ns_award, entry.ew_award)]
        row.append(str(entry.lead or ""))
        rows.append(row + ["" if mark is None else _decimal(mark.points, words) for mark in (each.ns, each.ew)])
    return [_head(columns, words), *rows] if rows else []


def _written_ranking(sheet: Sheet, computed: Computed, words: Locale) -> list[list[str]]:
    """The ranking of all, with everybody who is not in it behind."""
    measure = "percent" if sheet.scoring.form is Form.MATCHPOINTS else "total"
    columns = ("place", "section", "pair", "side", "names", "numbers", "team", measure)
    people = {each.who: each for each in sheet.participants}
    placed = [row for ranking in computed.rankings if ranking.section is None for row in ranking.rows]
    told = [(row.written, row.who, _decimal(row.score, words)) for row in placed]
    told += [("", who, "") for who in people if who not in {row.who for row in placed}]
    rows = []
    for place, who, score in told:
        each = people.get(who, Participant(who))
        names = " - ".join(each.names) or ("Phantom" if each.phantom and not each.name else "")
        numbers = " - ".join(number or "?" for number in each.numbers)
        side = words.results["columns"][who.side.value.lower()][0] if who.side else ""
        rows.append([place, _text(who.section), who.number, side, *map(_text, (names, numbers, each.name)), score])
    return [_head(columns, words), *rows] if rows else []


def _written_boards(sheet: Sheet, words: Locale) -> list[list[str]]:
    """The deals, and what the file said of each board."""
    rows = [
        [str(key.number), _text(key.section), str(laid.dealer or ""), (laid.vulnerable or ""), str(laid.deal or "")]
        for key, laid in sorted(sheet.boards.items())
    ]
    return [_head(("board", "section", "dealer", "vulnerable", "deal"), words), *rows] if rows else []


def _head(columns: Iterable[str], words: Locale) -> list[str]:
    return [words.results["columns"][column][0] for column in columns]


def _text(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    line = " ".join(text.split())
    return f"'{line}" if line.startswith((*FORMULAS, "'")) else line


def _decimal(value: Exact, words: Locale) -> str:
    return f"{rounded(value):.2f}".replace(".", words.names["decimal"])
