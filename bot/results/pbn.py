"""Portable Bridge Notation 2.1: hand records, and sessions with their score tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bot.results import written
from bot.results.gathered import MOST_LINES, SHOWN, check_length, gathered, vulnerable_on
from bot.results.happened import Cells, Happened, award_of, entry_with, happened, write_award
from rules.model.boards import Vulnerability, dealer, vulnerability
from rules.model.deals import Deal
from rules.model.errors import ModelError
from rules.model.seats import Side
from rules.results.computed import Computed, Marked, Ranked, scored
from rules.results.errors import ResultsError
from rules.results.sheet import Award, BoardKey, Claim, Entrants, Entry, Given, Kind, Laid, Participant, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form
from rules.scoring.scores import Exact, rounded

__all__ = ["looks_so", "read", "write"]

_TAG = re.compile(r"""\s* \[ \s* ([A-Za-z0-9_]{1,60}) \s+ "((?:[^"\\\n]|\\.)*)" \s* \]""", re.VERBOSE)
_ANY_TAG = re.compile(r'^[ \t]{0,20}\[[ \t]{0,20}[A-Za-z0-9_]{1,60}[ \t]{1,20}"', re.MULTILINE)
_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
_COLUMN = re.compile(r"\s*(\w+)\s*(?:\\(\d{1,3})[LR]?)?\s*", re.ASCII)
_ESCAPED = re.compile(r'\\(["\\])')
_NOTHING = ("", "-", "?", "*")

TOTALS = ("totalscoremp", "totalscoreimp", "totalscorevp", "totalscore", "totalmp", "totalimp", "totalvp", "total")
CONTESTANTS = ("pairid", "teamid", "playerid", "id", "pair", "team")
IDS = {Kind.PAIRS: "PairId", Kind.TEAMS: "TeamId", Kind.INDIVIDUAL: "PlayerId"}

SEATS = (("North", "South"), ("East", "West"))
WINNERS = "Winners"
"""A tag of our own: 1 where pairs that never change direction are ranked together, as PBN has nothing that says so."""
KNOWN = frozenset(
    (
        *("Event", "Site", "Date", "EventDate", "Board", "Dealer", "Vulnerable", "Deal", "Scoring", "Competition"),
        *("ScoreTable", "TotalScoreTable", "HomeTeam", "VisitTeam", "Room", "Table", WINNERS),
        *("Contract", "Declarer", "Result", "Score", *SEATS[0], *SEATS[1]),
    )
)
"""What is read; other tags say nothing of results."""
# With these a board begins.
OPENING = ("Event", "Site", "Date", "Board")

VULNERABLE = {
    "none": Vulnerability.NONE,
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "n-s": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "e-w": Vulnerability.EW,
    "all": Vulnerability.ALL,
    "both": Vulnerability.ALL,
}
WRITTEN = {Vulnerability.NONE: "None", Vulnerability.NS: "NS", Vulnerability.EW: "EW", Vulnerability.ALL: "All"}
SCORINGS = {
    Form.MATCHPOINTS: "MatchPoints",
    Form.IMPS: "IMP",
    Form.CROSS_IMPS: "IMP;Cross",
    Form.BUTLER: "IMP;Butler",
    Form.TOTAL: "TotalPoints",
}
COMPETITIONS = {Kind.PAIRS: "Pairs", Kind.TEAMS: "Teams", Kind.INDIVIDUAL: "Individuals"}


@dataclass
class _Section:
    """A tag, and the rows below it. line: where it stands."""

    line: int
    value: str
    rows: list[tuple[int, str]] = field(default_factory=list)


_Game = dict[str, _Section]
"""What stands between the first tag of a board and the first of the next."""


class _Row(NamedTuple):
    """A row of a table by the names of its columns, in lower case. line: where it stands."""

    line: int
    cells: Mapping[str, str]

    def of(self, *names: str) -> str:
        """What stands in the first of these columns that says anything."""
        return next((text for name in names if (text := self.cells.get(name, "")) not in _NOTHING), "")


def looks_so(text: str) -> bool:
    """Whether a text has a tag with its value at the beginning of a line, or says that it is PBN."""
    return text.lstrip().startswith("% PBN") or _ANY_TAG.search(text) is not None


def read(text: str, encoding: str) -> Sheet:
    """The session, or the hand record: a sheet with boards alone.

    Raises ResultsError: `results-line`, `results-board`, `results-contract`, `results-score`.
    """
    check_length(text)
    games = list(_games(text))
    first: _Game = {}
    for game in games:
        for name, section in game.items():
            if section.value not in _NOTHING:
                first.setdefault(name, section)
    kind = _kind(_value(first, "Competition"))
    boards = _boards(games)
    found = _all_tables(games, boards) or list(_single(games, boards))
    if any(len(entry.ns) == 2 for entry, _ in found):
        kind = Kind.INDIVIDUAL
    elif any(names.name for _, both in found for names in both):
        kind = Kind.TEAMS
    participants, claims = _ranking(first)
    sheet = gathered(
        Sheet(
            form_of_file="pbn",
            kind=kind,
            encoding=encoding,
            title=_value(first, "Event"),
            club=_value(first, "Site"),
            held_on=written.day(_value(first, "Date") or _value(first, "EventDate")),
            participants=participants,
            entries=tuple(entry for entry, _ in found),
            boards=boards,
            claims=claims,
        ),
        winners={"1": 1, "2": 2}.get(_value(first, WINNERS)),
        forms=_forms(_value(first, "Scoring"), kind),
    )
    return sheet if participants else replace(sheet, participants=_met(sheet.entries, [both for _, both in found]))


def write(sheet: Sheet, computed: Computed) -> str:
    """A session as PBN: every board with its deal and its score table, the ranking with the first."""
    marked: dict[int, list[Marked]] = {key.number: [] for key in sheet.boards}
    for each in computed.marked:
        marked.setdefault(each.entry.board, []).append(each)
    parts = ["% PBN 2.1\n% EXPORT\n"]
    for at, number in enumerate(sorted(marked) or [0]):
        again = "#" if at else None
        laid = next((laid for key, laid in sheet.boards.items() if key.number == number), Laid(0))
        tags = {
            "Event": again or sheet.title,
            "Site": again or sheet.club,
            "Date": again or sheet.held_on.replace("-", "."),
            "Board": str(number or ""),
            **dict.fromkeys(("West", "North", "East", "South"), ""),
            "Dealer": str(laid.dealer or (dealer(number) if number else "")),
            "Vulnerable": WRITTEN[laid.vulnerable or vulnerability(max(number, 1))] if number else "",
            "Deal": str(laid.deal or ""),
            "Scoring": again or SCORINGS[sheet.scoring.form],
            **dict.fromkeys(("Declarer", "Contract", "Result"), ""),
            "Competition": again or COMPETITIONS[sheet.kind],
            **({WINNERS: str(sheet.winners)} if sheet.kind is Kind.PAIRS and not at else {}),
        }
        lines = [f"[{name} {_quoted(value)}]" for name, value in tags.items()]
        if not at:
            lines += _written_ranking(sheet, computed)
        parts.append("\n".join([*lines, *_written_scores(sheet, marked.get(number, []))]) + "\n")
    return "\n".join(parts)


def _games(text: str) -> Iterator[_Game]:
    """Every board with its tags; values that a tag takes over from the board before are put in."""
    game: _Game = {}
    before: _Game = {}
    sticky: _Game = {}
    blank = False
    for name, section in _sections(text):
        if not name:
            blank = True
            continue
        if name in game or (blank and "Board" in game and name in OPENING):
            yield sticky | game
            game = {}
        blank = False
        if name not in KNOWN:
            continue
        if section.value == "#":
            section = before.get(name, _Section(section.line, ""))
        elif section.value.startswith("##"):
            section.value = section.value[2:]
            sticky[name] = section
        else:
            sticky.pop(name, None)
        before[name] = game[name] = section
    if game:
        yield sticky | game


def _sections(text: str) -> Iterator[tuple[str, _Section]]:
    """Every tag with the rows below it; "" stands for an empty line."""
    open_: _Section | None = None
    commented = False
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            yield "", _Section(number, "")
            continue
        if line.startswith("%"):
            continue
        rest, commented = _without_comments(line, commented)
        while match := _TAG.match(rest):
            open_ = _Section(number, _ESCAPED.sub(r"\1", match[2]).strip())
            yield match[1], open_
            rest = rest[match.end() :]
        if rest.strip():
            if open_ is None or rest.lstrip().startswith("["):
                raise ResultsError("results-line", line=str(number), text=rest.strip()[:SHOWN])
            open_.rows.append((number, rest))


def _without_comments(line: str, commented: bool) -> tuple[str, bool]:
    """A line without what stands in braces or behind a semicolon, and whether a brace is open still."""
    if not commented and ";" not in line and "{" not in line:
        return line, False
    kept: list[str] = []
    quoted = escaped = False
    for letter in line:
        if commented:
            commented = letter != "}"
        elif not quoted and letter == ";":
            return "".join(kept), False
        elif not quoted and letter == "{":
            commented = True
        else:
            quoted ^= letter == '"' and not escaped
            kept.append(letter)
        escaped = letter == "\\" and not escaped
    return "".join(kept), commented


def _rows(section: _Section) -> Iterator[_Row]:
    """The rows of a table by its columns. Raises ResultsError where one has too few cells."""
    columns = [
        (match[1].lower(), int(match[2] or 0)) for match in map(_COLUMN.match, section.value.split(";")) if match
    ]
    names = [name for name, _ in columns]
    for line, text in section.rows:
        cells = [match[1] if match[2] is None else match[2] for match in _TOKEN.finditer(text)]
        if len(cells) > len(columns):
            cells = _with_names(text, columns)
        elif len(cells) < len(columns):
            cells = _by_width(text, columns)
        if len(cells) != len(columns):
            raise ResultsError("results-line", line=str(line), text=text.strip()[:SHOWN])
        yield _Row(line, dict(zip(names, (_ESCAPED.sub(r"\1", cell).strip() for cell in cells), strict=True)))


def _with_names(text: str, columns: list[tuple[str, int]]) -> list[str]:
    """The cells of a row at whose end names stand without quotes; a width is the least that a column has."""
    first = next((at for at, (name, _) in enumerate(columns) if "name" in name), len(columns) - 1)
    parts = text.split(maxsplit=first)
    if len(parts) <= first:
        return []
    cells, rest = parts[:first], parts[first]
    for _, width in columns[first:-1]:
        space = re.compile(r"\s+").search(rest, max(width - 1, 0))
        cells.append(rest[: space.start()] if space else rest)
        rest = rest[space.end() :] if space else ""
    return [*cells, rest]


def _by_width(text: str, columns: list[tuple[str, int]]) -> list[str]:
    """The cells of a row in which some are left empty; [] where the widths are not told."""
    if not all(width for _, width in columns):
        return []
    cells, at = [], 0
    for _, width in columns:
        cells.append(text[at : at + width].strip().strip('"'))
        at += width + 1
    return cells if not text[at:].strip() else []


def _value(game: _Game, name: str) -> str:
    value = game[name].value if name in game else ""
    return "" if value in ("?", "-") or not value.strip("?.") else value


def _kind(competition: str) -> Kind:
    told = competition.lower()
    return Kind.TEAMS if told.startswith("team") else Kind.INDIVIDUAL if told.startswith("indiv") else Kind.PAIRS


def _forms(scoring: str, kind: Kind) -> tuple[Form, ...]:
    told = scoring.lower()
    if "butler" in told:
        return (Form.BUTLER,)
    if "imp" in told and kind is not Kind.TEAMS:
        return (Form.CROSS_IMPS,) if "cross" in told else (Form.CROSS_IMPS, Form.BUTLER)
    return (Form.TOTAL,) if "total" in told or "rubber" in told else ()


def _board(game: _Game) -> int | None:
    """The number of the board. Raises ResultsError where it is none."""
    if "Board" not in game or game["Board"].value in _NOTHING:
        return None
    section = game["Board"]
    if not re.fullmatch(r"[1-9]\d{0,5}", section.value, re.ASCII):
        raise ResultsError("results-board", line=str(section.line), text=section.value[:SHOWN])
    return int(section.value)


def _boards(games: Iterable[_Game]) -> dict[BoardKey, Laid]:
    """What the file says of each board; the first that says it counts."""
    found: dict[BoardKey, Laid] = {}
    for game in games:
        number = _board(game)
        if number is None:
            continue
        try:
            deal = Deal.parse(value) if (value := _value(game, "Deal")) else None
        except ModelError:
            raise ResultsError("results-line", line=str(game["Deal"].line), text=value[:SHOWN]) from None
        told = game["Vulnerable"].value.lower() if "Vulnerable" in game else ""
        laid = Laid(game["Board"].line, deal, written.seat(_value(game, "Dealer")), VULNERABLE.get(told))
        key = BoardKey(number)
        if key not in found or (deal and found[key].deal is None):
            found[key] = laid
    return found


class _Names(NamedTuple):
    """What a contestant is called."""

    people: tuple[str, ...] = ()
    name: str = ""


_Tables = Iterator[tuple[Entry, tuple[_Names, _Names]]]
"""What the tables have, with the names of who sat there."""


def _all_tables(games: Iterable[_Game], boards: Mapping[BoardKey, Laid]) -> list[tuple[Entry, tuple[_Names, _Names]]]:
    """The tables of all boards. Raises ResultsError where boards that take over a table make too many of it."""
    found: list[tuple[Entry, tuple[_Names, _Names]]] = []
    for game in games:
        found += _scored_tables(game, boards)
        if len(found) > MOST_LINES:
            raise ResultsError("results-too-many", what="results", limit=str(MOST_LINES))
    return found


def _scored_tables(game: _Game, boards: Mapping[BoardKey, Laid]) -> _Tables:
    """The tables of a board by its score table; a row without opponents is a sit-out, and none."""
    board = _board(game)
    if "ScoreTable" not in game or board is None:
        return
    for row in _rows(game["ScoreTable"]):
        section = row.of("section")
        ns, ew = (_sitting(row, side, section) for side in Side)
        if not ns or not ew:
            continue
        cells = Cells(
            row.of("contract"),
            row.of("declarer"),
            row.of("result"),
            row.of("score"),
            row.of("score_ns"),
            row.of("score_ew"),
        )
        section = section or ns[0].section
        became = happened(row.line, cells, "en", vulnerable_on(boards, board, section))
        if not became.played and not any(vars(cells).values()):
            became = _by_points(row)
        claimed_ns, claimed_ew = (written.number(row.of(f"mp_{side}", f"imp_{side}")) for side in ("ns", "ew"))
        entry = Entry(
            row.line,
            board,
            ns,
            ew,
            section=section,
            table=row.of("table"),
            round=written.whole(row.of("round")),
            lead=written.lead(row.of("lead")) if row.of("lead") else None,
            claimed_ns=claimed_ns,
            claimed_ew=claimed_ew,
        )
        names = tuple(_Names(written.people(row.of(f"names_{side}", f"name_{side}"))) for side in ("ns", "ew"))
        yield entry_with(entry, became), (names[0], names[1])


def _sitting(row: _Row, side: Side, section: str) -> Entrants:
    """Who sat in a direction: a pair or a team; two players; nobody."""
    short = side.value.lower()
    if told := row.of(f"pairid_{short}", f"teamid_{short}", f"pair_{short}", f"team_{short}", f"id_{short}"):
        return (_who(told, section),)
    seats = ("north", "south") if side is Side.NS else ("east", "west")
    players = [row.of(f"playerid_{seat}", f"playerid_{seat[0]}") for seat in seats]
    return tuple(_who(player, section) for player in players) if all(players) else ()


def _who(told: str, section: str) -> Who:
    named = written.contestant(told)
    return Who(named.number, named.side, section or named.section)


def _by_points(row: _Row) -> Happened:
    """What an adjusted table was given, of which there are only its points."""
    given: list[Award | None] = []
    for side in ("ns", "ew"):
        share, points, imps = (written.number(row.of(f"{what}_{side}")) for what in ("percentage", "mp", "imp"))
        if share is not None:
            given.append(award_of(f"{share}%"))
        elif points is not None:
            given.append(Given(points, Unit.MATCHPOINTS))
        else:
            given.append(None if imps is None else Given(imps, Unit.IMPS))
    return Happened(None, None, given[0], given[1], played=any(each is not None for each in given))


def _single(games: Iterable[_Game], boards: Mapping[BoardKey, Laid]) -> _Tables:
    """The tables of a file that has a result with each deal: of a match, or with the names of the players."""
    numbers: dict[_Names, str] = {}
    for game in games:
        board, contract = _board(game), _value(game, "Contract")
        home, visitors = _value(game, "HomeTeam"), _value(game, "VisitTeam")
        # A pair that is known by its number has that in both seats.
        people = [tuple(dict.fromkeys(filter(None, (_value(game, one), _value(game, other))))) for one, other in SEATS]
        if board is None or not contract or not (all(people) or (home and visitors)):
            continue
        sitting = [_Names(each) for each in people]
        if home and visitors:
            sitting = [_Names((), home), _Names((), visitors)]
            if _value(game, "Room").lower().startswith("closed"):
                sitting.reverse()
        line = game["Contract"].line
        cells = Cells(contract, _value(game, "Declarer"), _value(game, "Result").lstrip("^"), _points(game))
        became = happened(line, cells, "en", vulnerable_on(boards, board))
        ns, ew = ((Who(numbers.setdefault(names, str(len(numbers) + 1))),) for names in sitting)
        entry = Entry(line, board, ns, ew, table=_value(game, "Table") or _value(game, "Room"))
        yield entry_with(entry, became), (sitting[0], sitting[1])


def _points(game: _Game) -> str:
    """The score of a tag, NS 420 or EW 50, from North-South’s side; "" where the side is not told."""
    match = re.match(r"(NS|EW)\s+(-?\d{1,5})", _value(game, "Score"), re.ASCII)
    return "" if match is None else str(int(match[2]) * (1 if match[1] == "NS" else -1))


def _ranking(first: _Game) -> tuple[tuple[Participant, ...], tuple[Claim, ...]]:
    """Contestants and places of the table of totals; a direction counts where one number has both."""
    if "TotalScoreTable" not in first:
        return (), ()
    rows = [row for row in _rows(first["TotalScoreTable"]) if row.of(*CONTESTANTS)]
    told = [_who(row.of(*CONTESTANTS), row.of("section")) for row in rows]
    told = [
        who._replace(side=who.side or written.side_of(row.of("direction"))) for who, row in zip(told, rows, strict=True)
    ]
    participants, claims = [], []
    for who, row in zip(told, rows, strict=True):
        names = written.people(row.of("names", "name", "players"))
        numbers = tuple(row.cells.get(f"memberid{at}", "").strip("-") for at in range(1, len(names) + 1))
        name = row.of("teamname")
        participants.append(
            Participant(who, names, numbers if any(numbers) else (), name, written.is_phantom((*names, name)))
        )
        if place := written.place(row.of("rank")):
            tied = row.of("ranktie").isdecimal() and int(row.of("ranktie")) > 1
            score = written.number(row.of(*TOTALS))
            percent = written.number(row.of("totalpercentage"))
            claims.append(Claim(who, place.rstrip("=") + "=" if tied else place, score, percent))
    return tuple(participants), tuple(claims)


def _met(entries: Iterable[Entry], names: Iterable[tuple[_Names, _Names]]) -> tuple[Participant, ...]:
    """Contestants by the tables at which they sat."""
    found: dict[Who, Participant] = {}
    for entry, both in zip(entries, names, strict=True):
        for those, named in zip((entry.ns, entry.ew), both, strict=True):
            if len(those) == 1 and named != _Names() and those[0] not in found:
                phantom = written.is_phantom((*named.people, named.name))
                found[those[0]] = Participant(those[0], named.people, (), named.name, phantom)
    return tuple(found.values())


def _written_ranking(sheet: Sheet, computed: Computed) -> list[str]:
    """The ranking of all, with everybody who is not in it behind."""
    share = sheet.scoring.form is Form.MATCHPOINTS
    columns = ["Rank", "RankTie", "Section", IDS[sheet.kind], "Direction", "TotalPercentage" if share else "TotalScore"]
    most = max((len(each.numbers) for each in sheet.participants), default=0)
    columns += ["NrBoards", "Names", "TeamName", *(f"MemberID{at}" for at in range(1, most + 1))]
    people = {each.who: each for each in sheet.participants}
    placed = [row for ranking in computed.rankings if ranking.section is None for row in ranking.rows]
    rows = [
        [str(row.place), str(_sharing(placed, row)) if row.tied else "", row.who, _decimal(row.score), str(row.boards)]
        for row in placed
    ]
    rows += [["", "", who, "", ""] for who in people if who not in {row.who for row in placed}]
    lines = [f"[TotalScoreTable {_quoted(';'.join(columns))}]"]
    for rank, tie, who, score, boards in rows:
        assert isinstance(who, Who)
        each = people.get(who, Participant(who))
        names = " - ".join(each.names) or ("Phantom" if each.phantom and not each.name else "")
        numbers = [*each.numbers, *[""] * (most - len(each.numbers))]
        direction = {Side.NS: "N-S", Side.EW: "E-W", None: ""}[who.side]
        cells = [rank, tie, who.section, who.number, direction, score, boards, _quoted(names), _quoted(each.name)]
        lines.append(" ".join(map(_cell, map(str, cells))) + "".join(f" {_quoted(number)}" for number in numbers))
    return lines


def _sharing(rows: Iterable[Ranked], row: Ranked) -> int:
    return sum(each.place == row.place and each.who.side is row.who.side for each in rows)


def _written_scores(sheet: Sheet, marked: Iterable[Marked]) -> list[str]:
    """The score table of a board."""
    unit = "MP" if sheet.scoring.form is Form.MATCHPOINTS else "IMP"
    players = ("PlayerId_North", "PlayerId_South", "PlayerId_East", "PlayerId_West")
    who = players if sheet.kind is Kind.INDIVIDUAL else (f"{IDS[sheet.kind]}_NS", f"{IDS[sheet.kind]}_EW")
    columns = ["Section", "Table", "Round", *who, "Contract", "Declarer", "Result", "Score_NS", "Score_EW", "Lead"]
    lines = [f"[ScoreTable {_quoted(';'.join((*columns, f'{unit}_NS', f'{unit}_EW')))}]"]
    for each in marked:
        entry = each.entry
        result = entry.result if entry.played else None
        contract = result.contract if result else None
        said = ["", "", ""]
        if result:
            said = [str(contract), str(contract.declarer), str(result.tricks)] if contract else ["Pass", "", ""]
        cells = [
            *(entry.section, entry.table, "" if entry.round is None else str(entry.round)),
            *(written.number_of(who, Side.NS) for who in entry.ns),
            *(written.number_of(who, Side.EW) for who in entry.ew),
            *said,
            *_both_scores(sheet, entry),
            str(entry.lead or ""),
            *(_decimal(mark.points) if mark else "" for mark in (each.ns, each.ew)),
        ]
        lines.append(" ".join(map(_cell, cells)))
    return lines if len(lines) > 1 else []


def _both_scores(sheet: Sheet, entry: Entry) -> tuple[str, str]:
    """The points of the side that has them; what a side was given in place of them."""
    if not entry.played:
        return "NP", "NP"
    points = scored(sheet, entry)
    awards = [award and write_award(award) for award in (entry.ns_award, entry.ew_award)]
    if any(awards):
        told = "" if points is None else str(points), "" if points is None else str(-points)
        return awards[0] or told[0], awards[1] or told[1]
    if points is None:
        return "", ""
    return ("", str(-points)) if points < 0 else (str(points), "")


def _decimal(value: Exact) -> str:
    return f"{rounded(value):.2f}"


def _quoted(text: str) -> str:
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _cell(text: str) -> str:
    if text.startswith('"'):
        return text
    return text if re.fullmatch(r"[^\s\"{};%\[\]\\]+", text) else _quoted(text) if text else "-"
