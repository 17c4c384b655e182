"""Matchpoints (Law 78A), and boards with fewer results than others (Neuberg)."""

from collections.abc import Sequence
from fractions import Fraction

from rules.scoring.errors import ScoringError
from rules.scoring.scores import Exact, Score, frequencies, parts, spread

__all__ = ["comparison", "matchpoints", "neuberg", "top"]

WIN = 2
"""Matchpoints for a better result, half of them for an equal one. ACBL counts 1 and ½: `win=1`."""


def top(results: int, win: int = WIN) -> int:
    """The most that a board with so many results can bring, in matchpoints: `top(11) == 20`."""
    return win * (results - 1)


def comparison(own: Score, other: Score, win: int = WIN) -> Exact:
    """One result against one other, both from the side compared (Law 78A), in matchpoints.

    `comparison(420, 170) == 2`, `comparison(420, 420) == 1`, `comparison(-50, 100) == 0`. Where one is weighted:
    what is to be expected.
    """
    return sum(v * w * _comparison(a, b, win) for v, a in parts(own) for w, b in parts(other))


def matchpoints(scores: Sequence[Score], expected: int | None = None, win: int = WIN) -> list[Exact]:
    """The matchpoints of each result of a field (Law 78A).

    `matchpoints([650, -100, -100, -200]) == [6, 3, 3, 0]`. Each possible result of a weighted score is compared with
    the other tables, then weighted; the other tables meet it as often as its weights say.

    Args: scores, what was scored, from the side that is matchpointed, without artificial scores; expected, how
    many results a full board has; with fewer on this one, Neuberg’s formula applies; win, matchpoints for a
    better result.
    Raises ScoringError: `expected-too-few`.
    """
    actual = len(scores)
    full = actual if expected is None else expected
    if full < actual:
        raise ScoringError("expected-too-few", expected=str(full), results=str(actual))
    counts = frequencies(scores)
    brings: dict[int, Exact] = {}
    below: Exact = 0
    for score in sorted(counts):
        # Two for each result below, one for each equal one, less the one that is this result itself.
        units = 2 * below + counts[score] - 1
        brings[score] = neuberg(_half(units * win), actual, full, win)
        below += counts[score]
    return spread(scores, brings)


def neuberg(points: Exact, actual: int, expected: int, win: int = WIN) -> Exact:
    """Matchpoints among `actual` results, made comparable with boards of `expected` results (Neuberg).

    M' = (M × E + (E − A)) / A with 2 a comparison, M' = M × E / A + (E − A) / 2A with 1.
    `neuberg(4, 6, 7) == Fraction(29, 6)`, `neuberg(18, 10, 11) == Fraction(199, 10)`.

    Source: EBU, “The Neuberg formula”; the conditions of contest adopt it (Law 78D).
    """
    if actual == expected:
        return points
    return (Fraction(points) * expected + Fraction(win * (expected - actual), 2)) / actual


def _comparison(own: int, other: int, win: int) -> Exact:
    return _half(win * (1 + (own > other) - (own < other)))


def _half(units: Exact) -> Exact:
    halved = Fraction(units) / 2
    return halved.numerator if halved.denominator == 1 else halved
