"""What the results of a session come to: the points of each table, and the rankings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from rules.model.boards import Vulnerability, vulnerability
from rules.model.seats import Side
from rules.results.sheet import TOLD, BoardKey, Entry, Given, Kind, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import (
    Artificial,
    Average,
    Board,
    Contestant,
    Form,
    Line,
    Scoring,
    Table,
    artificial_points,
    score,
)
from rules.scoring.contract_score import contract_score
from rules.scoring.errors import ScoringError
from rules.scoring.fouled import fouled
from rules.scoring.matches import victory_points_of
from rules.scoring.matchpoints import neuberg, top
from rules.scoring.ranking import Mark, Tally, places
from rules.scoring.scores import Exact, rounded
from rules.scoring.victory_points import discrete_victory_points

__all__ = [
    "Computed",
    "Formula",
    "Marked",
    "Method",
    "Ranked",
    "Ranking",
    "Rounding",
    "board_of",
    "compute",
    "contradicts",
    "counts_matches",
    "field_of",
    "scored",
    "vulnerable",
]

# It keeps a line with which no field is compared out of it, until what it was given takes its place.
APART = Artificial(Average.EVEN)

NO_TOP = Fraction(0)


class Formula(StrEnum):
    """How boards with fewer results than others are made comparable."""

    NEUBERG = "neuberg"
    OWN_TOP = "own-top"
    """Not at all: each counts by the most that its own results can bring."""
    TIED = "tied"
    """A result that is missing counts as a tie with it."""
    FACTORED = "factored"
    """Their matchpoints are multiplied by the full top and divided by their own."""


class Rounding(StrEnum):
    """What is rounded before places are made of it."""

    NOTHING = "nothing"
    TENTHS = "tenths"
    """The points of each board, to tenths."""
    HUNDREDTHS = "hundredths"
    TOTALS = "totals"
    """The score that is ranked, to hundredths, as it is printed."""


DECIMALS = {Rounding.TENTHS: 1, Rounding.HUNDREDTHS: 2}


class Method(NamedTuple):
    """How the fields are formed and scored.

    across: the sections are compared with each other; scoring: what the conditions of contest lay down, where that is
    another one than the sheet says; entered: a score counts as it was entered, also where its contract has another one.
    """

    across: bool = True
    formula: Formula = Formula.NEUBERG
    scoring: Scoring | None = None
    entered: bool = False
    rounding: Rounding = Rounding.NOTHING

    def of(self, sheet: Sheet) -> Sheet:
        """The sheet, scored by this method."""
        if self.entered:
            entries = [replace(each, result=None) if contradicts(sheet, each) else each for each in sheet.entries]
            sheet = replace(sheet, entries=tuple(entries))
        return replace(sheet, scoring=self.scoring) if self.scoring else sheet


@dataclass(frozen=True)
class Marked:
    """An entry with what it brings either side; None where the table did not play the board."""

    entry: Entry
    ns: Mark | None = None
    ew: Mark | None = None

    def of(self, side: Side) -> Mark | None:
        """What it brings one side."""
        return self.ns if side is Side.NS else self.ew


class Ranked(NamedTuple):
    """A line of a ranking. score: a percentage at matchpoints, victory points with a scale, IMPs or points else.

    points: matchpoints, IMPs or points, without penalties and what is carried over; boards: how many brought them.
    """

    place: int
    tied: bool
    who: Who
    score: Exact
    points: Exact
    boards: int

    @property
    def written(self) -> str:
        """The place as it is printed: "3", or "3=" where it is shared."""
        return f"{self.place}=" if self.tied else str(self.place)


@dataclass(frozen=True)
class Ranking:
    """One list of places. section: None where it is of all; side: where each direction has its own winner."""

    section: str | None
    side: Side | None
    rows: tuple[Ranked, ...]


@dataclass(frozen=True)
class Computed:
    """The marks of each entry, in the order of the sheet, and the rankings: of all first, then by section."""

    method: Method
    marked: tuple[Marked, ...]
    rankings: tuple[Ranking, ...]


def vulnerable(sheet: Sheet, entry: Entry) -> Vulnerability:
    """Who was vulnerable: as the file says, or by the number of the board (Law 2)."""
    laid = sheet.boards.get(BoardKey(entry.board, entry.section)) or sheet.boards.get(BoardKey(entry.board))
    return laid.vulnerable if laid and laid.vulnerable else vulnerability(entry.board)


def scored(sheet: Sheet, entry: Entry) -> int | None:
    """The points of the table, from North-South’s side: of the contract where it is known, else as entered."""
    if entry.result is None:
        return entry.score
    return contract_score(entry.result, vulnerable(sheet, entry))


def contradicts(sheet: Sheet, entry: Entry) -> bool:
    """Whether an entry has a score that is not the one of its contract."""
    return (
        entry.result is not None
        and entry.score is not None
        and contract_score(entry.result, vulnerable(sheet, entry)) != entry.score
    )


def compute(sheet: Sheet, method: Method | None = None) -> Computed:
    """Scores every board and ranks everybody (Law 78).

    A sit-out is no result: the percentage is of the boards that were played. Average plus becomes what the contestant
    has on its other boards where that is more, average minus where that is less (Law 12C2(c)). Penalties are taken off
    before ranking, outside that percentage.

    Args: sheet, with every change that holds; method, how the fields are formed; as usual unless told.
    """
    used = method or Method()
    scored_so = used.of(sheet)
    marked = _matches(scored_so) if sheet.kind is Kind.TEAMS else _fields(scored_so, used)
    found = _rankings(scored_so, marked, used)
    if used.entered:
        marked = tuple(replace(each, entry=entry) for each, entry in zip(marked, sheet.entries, strict=True))
    return Computed(used, marked, found)


def board_of(sheet: Sheet, at: int, method: Method) -> tuple[Board, int]:
    """The field of an entry: its board with every table that it is compared with, and its own place among them."""
    sheet, field_ = method.of(sheet), field_of(sheet, at, method)
    tables = tuple(
        Table(place, place, _line(sheet, each, Side.NS), _line(sheet, each, Side.EW), each.result)
        for place, each in enumerate(field_)
    )
    place = next(place for place, each in enumerate(field_) if each is sheet.entries[at])
    return Board(tables, sheet.scoring), place


def field_of(sheet: Sheet, at: int, method: Method) -> list[Entry]:
    """The entries that one is compared with, itself among them: those of its board, or of its match."""
    own = sheet.entries[at]
    if sheet.kind is Kind.TEAMS:
        met = {*own.ns, *own.ew}
        found = [e for e in sheet.entries if (e.round, e.board) == (own.round, own.board) and {*e.ns, *e.ew} == met]
    else:
        found = [e for e in sheet.entries if e.board == own.board and (method.across or e.section == own.section)]
    return [each for each in found if each.played or each is own]


def _fields(sheet: Sheet, method: Method) -> tuple[Marked, ...]:
    """Every board scored in its field: of all sections, or of one."""
    fields: dict[tuple[int, str], list[int]] = defaultdict(list)
    for at, entry in enumerate(sheet.entries):
        if entry.played:
            fields[entry.board, "" if method.across else entry.section].append(at)
    full: Counter[str] = Counter()
    for (_, section), places_ in fields.items():
        full[section] = max(full[section], len(places_))
    marked = [Marked(entry) for entry in sheet.entries]
    for (_, section), places_ in fields.items():
        entries = [sheet.entries[at] for at in places_]
        expected = sheet.expected or full[section]
        sides = [_marks(sheet, entries, side, max(expected, len(entries)), method) for side in Side]
        for at, ns, ew in zip(places_, *sides, strict=True):
            marked[at] = Marked(sheet.entries[at], ns, ew)
    return tuple(marked)


def _marks(sheet: Sheet, entries: Sequence[Entry], side: Side, expected: int, method: Method) -> list[Mark]:
    """What the tables of a field bring one side."""
    lines = [_line(sheet, entry, side) for entry in entries]
    regular = [at for at, line in enumerate(lines) if not isinstance(line, Artificial)]
    scoring = sheet.scoring
    if method.formula is Formula.OWN_TOP:
        expected = max(len(regular), 2)
    whole = top(expected, scoring.win) if scoring.form is Form.MATCHPOINTS else 0
    points = _brought(entries, lines, regular, side, scoring, expected, method.formula)
    if method.rounding in DECIMALS:
        points = [Fraction(rounded(each, DECIMALS[method.rounding])) for each in points]
    brought = dict(zip(regular, points, strict=True))
    return [
        Mark(brought[at], whole) if at in brought else _apart(entry, side, line, whole, scoring, expected)
        for at, (entry, line) in enumerate(zip(entries, lines, strict=True))
    ]


def _brought(
    entries: Sequence[Entry],
    lines: Sequence[Line],
    regular: Sequence[int],
    side: Side,
    scoring: Scoring,
    expected: int,
    formula: Formula,
) -> list[Exact]:
    """What those bring that are compared with each other; one alone has nothing to be compared with."""
    if len(regular) < 2 and scoring.form is not Form.TOTAL:
        return [neuberg(0, 1, expected, scoring.win) if scoring.form is Form.MATCHPOINTS else 0 for _ in regular]
    tables = tuple(Table(at, at, lines[at], lines[at]) for at in regular)
    full = max(expected, len(regular))
    by_formula = scoring.form is Form.MATCHPOINTS and formula in (Formula.TIED, Formula.FACTORED)
    alone = by_formula or formula is Formula.OWN_TOP
    board = Board(tables, scoring, len(regular) if alone else full)
    versions: dict[int, list[int]] = defaultdict(list)
    for place, at in enumerate(regular):
        versions[entries[at].version].append(place)
    found = fouled(board, list(versions.values())) if len(versions) > 1 else score(board)
    points = found.points(side)
    if not by_formula:
        return list(points)
    if formula is Formula.TIED:
        return [each + Fraction(scoring.win * (full - len(regular)), 2) for each in points]
    return [each * Fraction(full - 1, len(regular) - 1) for each in points]


def _line(sheet: Sheet, entry: Entry, side: Side) -> Line:
    """What one side has, in points from North-South’s side, or APART."""
    award = entry.ns_award if side is Side.NS else entry.ew_award
    if award is None:
        points = scored(sheet, entry)
        return APART if points is None else points
    return APART if isinstance(award, Given) else award


def _apart(entry: Entry, side: Side, line: Line, whole: Exact, scoring: Scoring, expected: int) -> Mark:
    """What a side was given, whatever the field has."""
    award = entry.ns_award if side is Side.NS else entry.ew_award
    if isinstance(award, Given):
        # Points for a board that was played are a score like any other, by which averages elsewhere go.
        of = APART if entry.result is None or award.unit is Unit.TOP else None
        return Mark(award.amount * whole if award.unit is Unit.TOP else award.amount, whole, of)
    assert isinstance(line, Artificial)
    if scoring.form is Form.TOTAL:
        return Mark(0, 0, line)
    pair = tuple(Table(at, at, 0, 0) for at in range(2))
    return Mark(artificial_points(line, Board(pair, scoring, max(expected, 2))), whole, line)


def _matches(sheet: Sheet) -> tuple[Marked, ...]:
    """Every board of every match: the two tables at which the same two teams met."""
    matches: dict[tuple[int | None, frozenset[Who], int], list[int]] = defaultdict(list)
    for at, entry in enumerate(sheet.entries):
        if entry.played:
            matches[entry.round, frozenset((*entry.ns, *entry.ew)), entry.board].append(at)
    marked = [Marked(entry) for entry in sheet.entries]
    for places_ in matches.values():
        entries = [sheet.entries[at] for at in places_]
        # A team that sat the same way at both tables was entered wrongly: there is nothing to compare.
        if len(entries) != 2 or entries[0].ns == entries[1].ns:
            continue
        tables = [
            Table(str(e.ns[0]), str(e.ew[0]), _line(sheet, e, Side.NS), _line(sheet, e, Side.EW)) for e in entries
        ]
        brought = _brought_to_teams(Board((tables[0], tables[1]), sheet.scoring))
        given = {
            sitting[0]: award.amount
            for entry in entries
            for sitting, award in ((entry.ns, entry.ns_award), (entry.ew, entry.ew_award))
            if isinstance(award, Given)
        }
        # A team has what its two tables bring it together: it stands at the one where it sits North-South.
        for at, entry in zip(places_, entries, strict=True):
            ns, ew = (given.get(team, brought.get(str(team))) for team in (entry.ns[0], entry.ew[0]))
            if ns is not None and ew is not None:
                award = next((a for a in (entry.ns_award, entry.ew_award) if isinstance(a, Artificial)), None)
                marked[at] = Marked(entry, Mark(ns, 0, award), Mark(ew, 0, award))
    return tuple(marked)


def _brought_to_teams(board: Board) -> dict[Contestant, Exact]:
    """What a board brings both teams; nothing where one of them has two averages that are not the same."""
    try:
        found = score(board)
    except ScoringError:
        return {}
    return {board.tables[0].ns: found.ns[0], board.tables[0].ew: found.ew[0]}


def counts_matches(sheet: Sheet) -> bool:
    """Whether matches count as the file gives them: pairs, or a scale that is not known.

    A board that is changed then changes no match.
    """
    return bool(sheet.encounters) and (sheet.kind is not Kind.TEAMS or sheet.scale == TOLD)


def _rankings(sheet: Sheet, marked: Iterable[Marked], method: Method) -> tuple[Ranking, ...]:
    """The rankings of all, then those of each section where there are several."""
    teams = sheet.kind is Kind.TEAMS
    by_matches = teams or bool(sheet.encounters)
    counted = () if counts_matches(sheet) else marked
    lines = _of_teams(sheet, counted) if by_matches else _of_fields(sheet, marked)
    if not lines:
        lines = [
            (told, claim.who, 0, 0)
            for claim in sheet.claims
            if (told := claim.score if claim.percent is None else claim.percent) is not None
        ]
    if method.rounding is Rounding.TOTALS:
        lines = [(Fraction(rounded(total)), who, points, boards) for total, who, points, boards in lines]
    sections = sorted({who.section for _, who, _, _ in lines})
    sides: tuple[Side | None, ...] = tuple(Side) if sheet.winners == 2 else (None,)
    found = []
    for section in (None, *sections) if len(sections) > 1 else (None,):
        for side in sides:
            those = [
                line for line in lines if section in (None, line[1].section) and (side is None or line[1].side is side)
            ]
            order = places((points, at, of, boards) for at, (points, _, of, boards) in enumerate(those))
            rows = tuple(
                Ranked(row.place, row.tied, those[int(row.contestant)][1], row.score, row.points, row.boards)
                for row in order
            )
            found.append(Ranking(section, side, rows))
    return tuple(found)


_Line = tuple[Exact, Who, Exact, int]


def _of_fields(sheet: Sheet, marked: Iterable[Marked]) -> list[_Line]:
    """What everybody has: score, who, points, boards."""
    tallies: dict[Who, Tally] = defaultdict(Tally)
    for each in marked:
        for sitting, mark in ((each.entry.ns, each.ns), (each.entry.ew, each.ew)):
            if mark is not None:
                for who in sitting:
                    tallies[who].add(mark)
    found: list[_Line] = []
    for who, tally in tallies.items():
        points, whole = tally.total()
        result: Exact = Fraction(100 * points) / whole if whole else points
        result += sheet.carry_over.get(who, 0) - _penalty(sheet, who, Fraction(whole), tally.boards)
        found.append((result, who, points, tally.boards))
    return found


def _penalty(sheet: Sheet, who: Who, whole: Fraction = NO_TOP, boards: int = 1) -> Exact:
    """What penalties take from somebody, in the unit that is ranked.

    At matchpoints the percentage loses what the matchpoints are of all that its boards could bring; a share of a top is
    one of the mean top.
    """
    taken: Exact = 0
    for penalty in sheet.penalties:
        if penalty.who != who:
            continue
        match penalty.unit:
            case Unit.MATCHPOINTS if whole:
                taken += Fraction(100 * penalty.amount) / whole
            case Unit.TOP if whole:
                taken += Fraction(100 * penalty.amount) / boards
            case _:
                taken += penalty.amount
    return taken


def _of_teams(sheet: Sheet, marked: Iterable[Marked]) -> list[_Line]:
    """What each team has from its matches: victory points where there is a scale, else IMPs."""
    imps: dict[tuple[int | None, Who, Who], Exact] = defaultdict(int)
    boards: Counter[tuple[int | None, Who, Who]] = Counter()
    for each in marked:
        if each.ns is not None:
            team, other = each.entry.ns[0], each.entry.ew[0]
            imps[each.entry.round, team, other] += each.ns.points
            boards[each.entry.round, team, other] += 1
    found: dict[Who, Tally] = defaultdict(Tally)
    for match, brought in imps.items():
        tally = found[match[1]]
        tally.points += _counted_in_match(sheet, brought, boards[match])
        tally.played += boards[match]
    from_boards = {(round_, frozenset((team, other))) for round_, team, other in imps}
    for met in sheet.encounters:
        if (met.round, frozenset((met.home, met.away))) in from_boards:
            continue
        given = met.victory_points if sheet.scale and met.victory_points else met.imps
        for team, points in zip((met.home, met.away), given or (), strict=False):
            found[team].points += points
            found[team].played += met.boards or 0
    return [
        (
            tally.points + sheet.carry_over.get(who, 0) - _penalty(sheet, who),
            who,
            tally.points,
            tally.played,
        )
        for who, tally in found.items()
    ]


def _counted_in_match(sheet: Sheet, brought: Exact, boards: int) -> Exact:
    """What a team’s IMPs of a match count in the ranking."""
    if not sheet.scale:
        return brought
    if sheet.scale == "wbf":
        return Fraction(victory_points_of(brought, boards))
    won = discrete_victory_points(abs(round(brought)), boards, sheet.scale)
    return won[0] if brought >= 0 else won[1]
