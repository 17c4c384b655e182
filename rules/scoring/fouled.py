"""A fouled board: the field played several versions of it (Law 87)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rules.model.seats import Side
from rules.scoring.adjusted import Argument, Outcome, Step
from rules.scoring.boards import Artificial, Average, Board, Form, Scored, artificial_points, field, played
from rules.scoring.errors import ScoringError
from rules.scoring.matchpoints import matchpoints
from rules.scoring.scores import Exact

__all__ = ["fouled", "group_by_group"]

FORMULA_FROM = 4
"""Groups of this size are scored by Neuberg’s formula; smaller ones by fixed shares."""
FORMULA_FROM_AS_LARGEST = 3
MIDDLE, STEP = Fraction(60, 100), Fraction(5, 100)
"""In a small group: what the middle brings of the top, and what each matchpoint above or below it does."""


def fouled(board: Board, groups: Sequence[Sequence[int]], small_groups: bool = True) -> Scored:
    """A board scored in groups, one for each version that was played (Law 87B).

    A group is scored by itself and by Neuberg’s formula made comparable with the whole board: of seven results split
    into three and four the best bring 8/9 and 15/16 of the top. With `small_groups`, as the WBF has it, three results
    bring 70, 60 and 50 % unless they are the largest group, two bring 65 and 55 %, one brings 60 %; in IMPs one that
    is compared with none brings average plus (Law 12C2).

    Args: board, all its tables; `expected` may be more; groups, the places of the tables that played the same
    version, each table in one group; small_groups, whether fixed shares take the place of the formula where a
    group is small.
    Raises ScoringError: `groups-not-the-tables`.
    """
    if sorted(place for group in groups for place in group) != list(range(len(board.tables))):
        raise ScoringError("groups-not-the-tables")
    largest = max(map(len, groups))
    sides: dict[Side, dict[int, Exact]] = {side: {} for side in Side}
    for group in groups:
        by_formula = len(group) >= FORMULA_FROM or len(group) == largest == FORMULA_FROM_AS_LARGEST
        fixed = small_groups and not by_formula and board.scoring.form is not Form.TOTAL
        for side, found in sides.items():
            found |= zip(group, _small(board, side, group) if fixed else field(board, side, group), strict=True)
    ns, ew = (tuple(points for _, points in sorted(found.items())) for found in sides.values())
    return Scored(board, ns, ew)


def _small(board: Board, side: Side, group: Sequence[int]) -> Sequence[Exact]:
    """A small group’s points, artificial scores apart: with three results 70, 60 and 50 % of the top.

    In IMPs only what stands alone is no comparison.
    """
    whole = field(board, side, group)
    scores = played(board, side, group)
    if board.top is None:
        plus = artificial_points(Artificial(Average.PLUS), board)
        return [plus if scores.keys() == {at} else points for at, points in zip(group, whole, strict=True)]
    own = dict(zip(scores, matchpoints(list(scores.values())), strict=True))
    middle = len(scores) - 1
    return [
        board.top * (MIDDLE + STEP * (own[place] - middle)) if place in own else points
        for place, points in zip(group, whole, strict=True)
    ]


def group_by_group(found: Scored, groups: Sequence[Sequence[int]]) -> Iterator[Step]:
    """What each result brings, for each group; artificial scores are what they were. Args: as in `fouled`."""
    for number, group in enumerate(groups, 1):
        yield Step("fouled-group", {"number": number, "results": len(group)}, "87B")
        alike: dict[int, list[int]] = {}
        for at in group:
            line = found.board.tables[at].ns_line
            if isinstance(line, int):
                alike.setdefault(line, []).append(at)
        for score, places in sorted(alike.items(), reverse=True):
            at = places[0]
            result = Outcome(Fraction(1), score, found.board.tables[at].result)
            args: dict[str, Argument] = {"result": result, "often": len(places), "ns": found.ns[at], "ew": found.ew[at]}
            if found.board.top is None:
                yield Step("fouled-result", args, "87B")
            else:
                ns, ew = (100 * Fraction(points) / found.board.top for points in (found.ns[at], found.ew[at]))
                yield Step("fouled-result-shares", {**args, "ns_share": ns, "ew_share": ew}, "87B")
