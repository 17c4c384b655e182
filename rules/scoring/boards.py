"""The results of a board in every form of scoring, each side in its own field."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from rules.model.contracts import Result
from rules.model.seats import Side
from rules.scoring.errors import ScoringError
from rules.scoring.imps import STANDARD_DATUM, Datum, against, butler, cross_imps, datum
from rules.scoring.matchpoints import comparison, matchpoints, top
from rules.scoring.scores import Exact, Score, mean, turned

__all__ = [
    "Artificial",
    "Average",
    "Board",
    "Comparison",
    "Contestant",
    "Form",
    "Line",
    "Row",
    "Scored",
    "Scoring",
    "Table",
    "artificial_lines",
    "artificial_points",
    "comparisons",
    "field",
    "played",
    "score",
]

Contestant: TypeAlias = int | str
"""The number or the name by which a pair, a player or a team is known."""


class Form(StrEnum):
    """A form of scoring (Law 78)."""

    MATCHPOINTS = "matchpoints"
    IMPS = "imps"
    """Two teams, two tables."""
    CROSS_IMPS = "cross-imps"
    BUTLER = "butler"
    TOTAL = "total"


class Average(StrEnum):
    """An artificial adjusted score: not at fault, partly at fault, directly at fault (Law 12C2(a))."""

    PLUS = "A+"
    EVEN = "A"
    MINUS = "A-"


SHARES = {Average.PLUS: Fraction(3, 5), Average.EVEN: Fraction(1, 2), Average.MINUS: Fraction(2, 5)}
"""Of the matchpoints that the board can bring (Law 12C2(a))."""
SIGNS = {Average.PLUS: 1, Average.EVEN: 0, Average.MINUS: -1}


@dataclass(frozen=True)
class Artificial:
    """An artificial adjusted score (Law 12C2).

    Args: average, which; own, what the contestant scored on the other boards of the session: a share of the
    matchpoints, or IMPs a board. Where it is more than average plus, or less than average minus, it takes its
    place (Law 12C2(c)).
    """

    average: Average
    own: Exact | None = None

    def amount(self, usual: Exact) -> Exact:
        """`usual`, or what the contestant scored on the other boards (Law 12C2(c))."""
        if self.own is None or self.average is Average.EVEN:
            return usual
        return max(usual, self.own) if self.average is Average.PLUS else min(usual, self.own)


Line: TypeAlias = Score | Artificial
"""What one side has on a board."""


@dataclass(frozen=True)
class Table:
    """Who met, and what either side has from it, in points from North-South's side."""

    ns: Contestant
    ew: Contestant
    ns_line: Line
    ew_line: Line
    result: Result | None = None
    """The contract as it was played, where it is known."""


@dataclass(frozen=True)
class Scoring:
    """A form of scoring with what the conditions of contest lay down (Law 78D).

    Args: form, which; win, matchpoints for a better result: 2, or 1; cross_average, cross-IMPs for each
    comparison; or else their sum; datum, how the datum of a Butler is formed; average_imps, what average plus
    brings at IMPs, and average minus costs (Law 12C2(b); 2007: 86A); knockout, scores that do not balance become
    the average of the two (Law 12C4; 2007: 86B).
    """

    form: Form
    win: int = 2
    cross_average: bool = True
    datum: Datum = STANDARD_DATUM
    average_imps: Exact = 3
    knockout: bool = False

    def __post_init__(self) -> None:
        if self.knockout and self.form is not Form.IMPS:
            raise ScoringError("knockout-not-imps")


@dataclass(frozen=True)
class Board:
    """Every table that played a board.

    Args: tables, in any order; scoring, how they are scored; expected, how many results a full board of the
    session has; as many as there are tables unless told.
    Raises ScoringError: `need-two-results`, `need-two-tables`, `expected-too-few`, `pair-twice`.
    """

    tables: tuple[Table, ...]
    scoring: Scoring
    expected: int | None = None

    def __post_init__(self) -> None:
        count = len(self.tables)
        if self.scoring.form is Form.IMPS and count != 2:
            raise ScoringError("need-two-tables", results=str(count))
        if self.scoring.form is not Form.TOTAL and count < 2:
            raise ScoringError("need-two-results")
        if self.results < count:
            raise ScoringError("expected-too-few", expected=str(self.expected), results=str(count))
        # Only within a direction: in a Mitchell pair 3 may be somebody else North-South than East-West.
        for sitting in ([table.ns for table in self.tables], [table.ew for table in self.tables]):
            if len(set(sitting)) < count:
                twice = next(pair for pair in sitting if sitting.count(pair) > 1)
                raise ScoringError("pair-twice", pair=str(twice))

    @property
    def results(self) -> int:
        """How many results a full board has."""
        return len(self.tables) if self.expected is None else self.expected

    @property
    def top(self) -> int | None:
        """The most matchpoints that the board can bring; None in another form."""
        return top(self.results, self.scoring.win) if self.scoring.form is Form.MATCHPOINTS else None


class Row(NamedTuple):
    """What a table brings either side, in matchpoints, IMPs or points; shares of the top at matchpoints."""

    ns: Contestant
    ew: Contestant
    points_ns: Exact
    points_ew: Exact
    share_ns: Fraction | None
    share_ew: Fraction | None


@dataclass(frozen=True)
class Scored:
    """A board with what each table brings either side, in the order of its tables."""

    board: Board
    ns: tuple[Exact, ...]
    ew: tuple[Exact, ...]

    def points(self, side: Side) -> tuple[Exact, ...]:
        """What the tables bring one side."""
        return self.ns if side is Side.NS else self.ew

    def share(self, points: Exact) -> Fraction | None:
        """Points as a share of the top; None where there is no top."""
        return Fraction(points) / self.board.top if self.board.top else None

    @property
    def rows(self) -> tuple[Row, ...]:
        """The whole board."""
        return tuple(
            Row(table.ns, table.ew, ns, ew, self.share(ns), self.share(ew))
            for table, ns, ew in zip(self.board.tables, self.ns, self.ew, strict=True)
        )


@dataclass(frozen=True)
class Comparison:
    """One line against another table, or the datum (None): both scores from the own side, and what that brings."""

    other: Table | None
    own: Score
    theirs: Score
    points: Exact


def score(board: Board) -> Scored:
    """What each table brings either side.

    The sides are scored apart, so that scores that do not balance leave each field whole. Artificial scores are no part
    of a field; they bring a share of the top, before Neuberg’s formula, or IMPs (Law 12C2).

    Raises ScoringError: `artificial-total-points`, `artificial-twice`.
    """
    if board.scoring.form is Form.IMPS:
        first, second = _match(board)
        return Scored(board, (first, second), (second, first))
    return Scored(board, field(board, Side.NS), field(board, Side.EW))


def artificial_lines(board: Board, side: Side) -> dict[int, Artificial]:
    """The artificial scores of one side by the place of the table; at teams the other table may have given it."""
    sitting = list(enumerate(_sitting(board, side)))
    if board.scoring.form is Form.IMPS:
        sitting += [(1 - place, line) for place, line in enumerate(_sitting(board, side.opponents))]
    return {place: line for place, line in sitting if isinstance(line, Artificial)}


def artificial_points(line: Artificial, board: Board) -> Exact:
    """What an artificial score brings on a board, in the unit of its form.

    With a top of 12, average plus is 36/5; at IMPs it is 3 (Law 12C2(a), (b); 2007: 12C2(a), 86A), for each comparison
    where cross-IMPs are summed.

    Raises ScoringError: `artificial-total-points`.
    """
    scoring = board.scoring
    if board.top is not None:
        return line.amount(SHARES[line.average]) * board.top
    if scoring.form is Form.TOTAL:
        raise ScoringError("artificial-total-points")
    summed = scoring.form is Form.CROSS_IMPS and not scoring.cross_average
    return line.amount(SIGNS[line.average] * scoring.average_imps * (board.results - 1 if summed else 1))


def comparisons(board: Board, at: int, side: Side) -> tuple[Comparison, ...]:
    """Each comparison of one side at one table: 2, 1 or 0 matchpoints, or IMPs; none for an artificial score.

    Neuberg’s formula and averages are not in them.
    """
    own = _lines(board, side)[at]
    if isinstance(own, Artificial) or board.scoring.form is Form.TOTAL:
        return ()
    if board.scoring.form is Form.BUTLER:
        middle = datum(list(played(board, side).values()), board.scoring.datum)
        return (Comparison(None, own, middle, against(own, middle)),)
    # In a match a contestant sits North-South at one table and East-West at the other.
    match = board.scoring.form is Form.IMPS
    others = [line if side is Side.NS else _turned(line) for line in _sitting(board, side, crossed=match)]
    return tuple(
        Comparison(table, own, theirs, _compare(own, theirs, board.scoring))
        for place, (table, theirs) in enumerate(zip(board.tables, others, strict=True))
        if place != at and not isinstance(theirs, Artificial)
    )


def _compare(own: Score, theirs: Score, scoring: Scoring) -> Exact:
    if scoring.form is Form.MATCHPOINTS:
        return comparison(own, theirs, scoring.win)
    return against(own, theirs)


def _sitting(board: Board, side: Side, crossed: bool = False) -> list[Line]:
    """A direction's lines, from North-South's side; crossed: those of the other direction."""
    north_south = (side is Side.NS) is not crossed
    return [table.ns_line if north_south else table.ew_line for table in board.tables]


def _turned(line: Line) -> Line:
    return line if isinstance(line, Artificial) else turned(line)


def field(board: Board, side: Side, group: Sequence[int] | None = None) -> tuple[Exact, ...]:
    """What the tables of a group, or all of them, bring one side when they are compared with each other."""
    lines = _lines(board, side, group)
    scoring = board.scoring
    in_form: dict[Form, Callable[[list[Score]], list[Exact]]] = {
        Form.MATCHPOINTS: lambda scores: matchpoints(scores, board.results, scoring.win),
        Form.CROSS_IMPS: lambda scores: cross_imps(scores, board.results, scoring.cross_average),
        Form.BUTLER: lambda scores: butler(scores, scoring.datum),
        # Law 78C: the points themselves are the score, and the only one that may be averaged.
        Form.TOTAL: lambda scores: [mean(score) for score in scores],
    }
    scores = [line for line in lines if not isinstance(line, Artificial)]
    brought = in_form[scoring.form](scores)
    if len(scores) == len(lines):
        return tuple(brought)
    following = iter(brought)
    return tuple(artificial_points(line, board) if isinstance(line, Artificial) else next(following) for line in lines)


def played(board: Board, side: Side, group: Sequence[int] | None = None) -> dict[int, Score]:
    """The scores of one side from its own view, by the place of the table; artificial ones left out."""
    places = range(len(board.tables)) if group is None else group
    lines = zip(places, _lines(board, side, group), strict=True)
    return {place: line for place, line in lines if not isinstance(line, Artificial)}


def _lines(board: Board, side: Side, group: Sequence[int] | None = None) -> list[Line]:
    """A side's lines, from its own side."""
    lines = _sitting(board, side)
    if group is not None:
        lines = [lines[place] for place in group]
    return lines if side is Side.NS else [-line if isinstance(line, int) else _turned(line) for line in lines]


def _match(board: Board) -> tuple[Exact, Exact]:
    """What the board brings the contestant that sits North-South at the first table, and the other one."""
    first, second = board.tables
    home = _contestant(board, first.ns, first.ns_line, second.ew_line)
    away = _contestant(board, first.ew, second.ns_line, first.ew_line)
    if board.scoring.knockout:
        return _average(home, away), _average(away, home)
    return home, away


def _contestant(board: Board, name: Contestant, north_south: Line, east_west: Line) -> Exact:
    """The IMPs of one contestant from its two tables, one in each direction."""
    artificial = {line for line in (north_south, east_west) if isinstance(line, Artificial)}
    if len(artificial) > 1:
        raise ScoringError("artificial-twice", contestant=str(name))
    if artificial:
        return artificial_points(artificial.pop(), board)
    assert not isinstance(north_south, Artificial)
    assert not isinstance(east_west, Artificial)
    return against(north_south, east_west)


def _average(own: Exact, theirs: Exact) -> Exact:
    return Fraction(own - theirs) / 2
