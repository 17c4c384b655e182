"""The ranking of a session, with ties, one winner or two."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import lcm
from operator import itemgetter
from typing import TypeAlias

from rules.model.seats import Side
from rules.scoring.boards import Artificial, Board, Contestant, Form, Scored, artificial_lines, artificial_points
from rules.scoring.scores import Exact

__all__ = ["Entrant", "Place", "Ranking", "places", "rank"]

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


@dataclass(slots=True)
class _Tally:
    points: Exact = 0
    top: int = 0
    played: int = 0
    artificial: list[tuple[Artificial, Board]] = field(default_factory=list)


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
    tallies: dict[Entrant, _Tally] = {}
    for board in boards:
        # A team sits in both directions, but its score is one.
        for side in Side if board.board.scoring.form is not Form.IMPS else (Side.NS,):
            _count(board, side, side if winners == 2 else None, tallies)
    lines: dict[Side | None, list[tuple[Exact, Contestant, Exact, int]]] = {}
    for entrant, tally in tallies.items():
        _settle(tally)
        score: Exact = Fraction(100 * tally.points) / tally.top if tally.top else tally.points
        score += (carry_over or {}).get(entrant, 0) - (penalties or {}).get(entrant, 0)
        lines.setdefault(entrant[0], []).append((score, entrant[1], tally.points, tally.played + len(tally.artificial)))
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


def _count(scored: Scored, side: Side, direction: Side | None, tallies: dict[Entrant, _Tally]) -> None:
    """Add what a board brings one side."""
    board = scored.board
    top, north_south = board.top or 0, side is Side.NS
    artificial = artificial_lines(board, side)
    for at, (table, points) in enumerate(zip(board.tables, scored.points(side), strict=True)):
        entrant = (direction, table.ns if north_south else table.ew)
        tally = tallies.get(entrant)
        if tally is None:
            tally = tallies[entrant] = _Tally()
        if at in artificial:
            tally.artificial.append((artificial[at], board))
        else:
            tally.played += 1
            tally.points += points
            tally.top += top


def _settle(tally: _Tally) -> None:
    """Add the artificial scores, which depend on what the contestant has on the boards that it played."""
    own: Exact | None = None
    if tally.played:
        own = Fraction(tally.points) / (tally.top or tally.played)
    for line, board in tally.artificial:
        tally.points += artificial_points(line if line.own is not None else replace(line, own=own), board)
        tally.top += board.top or 0
