"""The ranking of a session, with ties, one winner or two."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import lcm
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from rules.model.seats import Side
from rules.scoring.boards import Artificial, Contestant, Form, Scored, artificial_lines
from rules.scoring.scores import Exact

__all__ = ["Entrant", "Mark", "Place", "Ranking", "Tally", "places", "rank"]

Entrant: TypeAlias = tuple[Side | None, Contestant]
"""A contestant; with two winners, in its direction."""


@dataclass(frozen=True)
class Place:
    """A line of the ranking.

    Args: place, 1 for the first; contestants that are equal share a place, and the next ones are skipped; tied,
    whether somebody else has the same place; contestant, who; score, what is ranked: a percentage at matchpoints,
    points or IMPs else, with carry-over and penalties; points, matchpoints, IMPs or points of the session alone;
    boards, how many boards they come from; boards that were not played do not count.
    """

    place: int
    tied: bool
    contestant: Contestant
    score: Exact
    points: Exact
    boards: int


@dataclass(frozen=True)
class Ranking:
    """One table of places, or with two winners North-South and East-West apart."""

    tables: tuple[tuple[Place, ...], ...]


class Mark(NamedTuple):
    """What a board brings one side, in the unit of its form; top: the most matchpoints it could; 0 elsewhere.

    line: the artificial score that it stands for; None where it was compared with a field.
    """

    points: Exact
    top: Exact
    line: Artificial | None = None


@dataclass(slots=True)
class Tally:
    """What the boards of a contestant bring it. apart: those with an artificial score, which await the others."""

    points: Exact = 0
    top: Exact = 0
    played: int = 0
    apart: list[Mark] = field(default_factory=list)

    def add(self, mark: Mark) -> None:
        """One more board."""
        if mark.line is not None:
            self.apart.append(mark)
            return
        self.points += mark.points
        self.top += mark.top
        self.played += 1

    @property
    def boards(self) -> int:
        """How many boards there are."""
        return self.played + len(self.apart)

    def total(self) -> tuple[Exact, Exact]:
        """Points and top with the artificial scores, by what the contestant has on all its other boards (12C2(c))."""
        points, top = self.points, self.top
        own = Fraction(points) / (top or self.played) if self.played else None
        for mark in self.apart:
            assert mark.line is not None
            if own is None or mark.line.own is not None:
                points += mark.points
            else:
                points += replace(mark.line, own=own * mark.top if mark.top else own).amount(mark.points)
            top += mark.top
        return points, top


def rank(
    boards: Iterable[Scored],
    winners: int = 1,
    carry_over: Mapping[Entrant, Exact] | None = None,
    penalties: Mapping[Entrant, Exact] | None = None,
) -> Ranking:
    """The ranking of a session.

    At matchpoints the score is the percentage of what the contestant’s own boards could bring, so that who sat out or
    could not play a board is not worse off for it; else it is the sum. Average plus becomes what the contestant scored
    on its other boards where that is more than average plus, and average minus where that is less (Law 12C2(c)); these
    other boards are those with a result.

    A pair with 61 % on its other boards gets 61 % for an average plus.

    Args: boards, every board, all in one form of scoring; winners, 1, or 2 where North-South and East-West were
    never compared; carry_over, what contestants bring along, in the unit that is ranked: percent at matchpoints;
    penalties, what is taken from contestants, in the same unit.

    With one winner the key of `carry_over` and `penalties` is `(None, 3)`, with two `(Side.NS, 3)`.

    Raises ScoringError: those of `artificial_points`.
    """
    tallies: dict[Entrant, Tally] = {}
    for board in boards:
        # A team sits in both directions, but its score is one.
        for side in Side if board.board.scoring.form is not Form.IMPS else (Side.NS,):
            _count(board, side, side if winners == 2 else None, tallies)
    lines: dict[Side | None, list[tuple[Exact, Contestant, Exact, int]]] = {}
    for entrant, tally in tallies.items():
        points, whole = tally.total()
        score: Exact = Fraction(100 * points) / whole if whole else points
        score += (carry_over or {}).get(entrant, 0) - (penalties or {}).get(entrant, 0)
        lines.setdefault(entrant[0], []).append((score, entrant[1], points, tally.boards))
    return Ranking(tuple(places(found) for found in lines.values()))


def places(scores: Iterable[tuple[Exact, Contestant, Exact, int]]) -> tuple[Place, ...]:
    """Puts scores with their contestant, points and boards in order, the highest first."""
    entries = list(scores)
    # Whole numbers are compared much faster than fractions, and as exactly.
    common = lcm(*(score.denominator for score, *_ in entries))
    keys = [score.numerator * (common // score.denominator) for score, *_ in entries]
    counts = Counter(keys)
    found: list[Place] = []
    for key, (score, contestant, points, boards) in sorted(
        zip(keys, entries, strict=True), key=itemgetter(0), reverse=True
    ):
        shared = found and found[-1].score == score
        place = found[-1].place if shared else len(found) + 1
        found.append(Place(place, counts[key] > 1, contestant, score, points, boards))
    return tuple(found)


def _count(scored: Scored, side: Side, direction: Side | None, tallies: dict[Entrant, Tally]) -> None:
    """Add what a board brings one side."""
    board = scored.board
    artificial = artificial_lines(board, side)
    for at, (table, points) in enumerate(zip(board.tables, scored.points(side), strict=True)):
        entrant = (direction, table.ns if side is Side.NS else table.ew)
        tallies.setdefault(entrant, Tally()).add(Mark(points, board.top or 0, artificial.get(at)))
