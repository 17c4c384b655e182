"""International Match Points (Law 78B): between two tables, across a field, against a datum."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import floor

from rules.scoring.errors import ScoringError
from rules.scoring.scores import Exact, Score, frequencies, mean, parts, rounded, spread

__all__ = ["STANDARD_DATUM", "Datum", "against", "butler", "cross_factor", "cross_imps", "datum", "imps"]

# The smallest difference in points that is worth 1, 2, 3 ... 24 IMPs (Law 78B).
FROM = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


@dataclass(frozen=True)
class Datum:
    """How the datum of a Butler is formed; the organizer announces it (Law 78D).

    Args: discard, how many of the highest and as many of the lowest scores do not count, as long as any is left;
    nearest, the datum is rounded to a multiple of this, in points; half away from zero, alike for both sides.
    """

    discard: int = 1
    nearest: int = 10


STANDARD_DATUM = Datum()


@lru_cache(maxsize=4096)
def imps(difference: Exact) -> int:
    """A difference in points as IMPs (Law 78B): `imps(420) == 9`, `imps(-10) == 0`, `imps(-4000) == -24`."""
    if difference < 0:
        return -imps(-difference)
    return bisect_right(FROM, floor(difference))


def against(own: Score, other: Score) -> Exact:
    """The IMPs of one table against the other, each possible result by itself, then weighted.

    `against(620, 210) == 9` and `against(-200, 210) == -9`: half of the one and half of the other is 0, though the
    points average to +210.
    """
    return sum(v * w * imps(a - b) for v, a in parts(own) for w, b in parts(other))


def cross_imps(scores: Sequence[Score], expected: int | None = None, average: bool = True) -> list[Exact]:
    """Each result against every other, in IMPs (Law 78D).

    `cross_imps([430, 400, 150, -50])[0] == 6`: 1, 7 and 10 IMPs, on average.

    Args: scores, what was scored, from the side that is scored, without artificial scores; expected, how many
    results a full board has; only a sum depends on it; average, IMPs for each comparison; or else their sum,
    raised to that of a full board.
    """
    counts = frequencies(scores).items()
    factor = cross_factor(len(scores), expected or len(scores), average)
    # A result against itself is 0 IMPs, so that the whole field can be summed.
    brings = {own: factor * sum(often * imps(own - other) for other, often in counts) for own, _ in counts}
    return spread(scores, brings)


def cross_factor(actual: int, expected: int, average: bool) -> Fraction:
    """What the sum of the comparisons of `actual` results is multiplied with.

    `cross_factor(4, 4, True) == Fraction(1, 3)`; a sum of 21 comparisons where a full board has 24 counts 24/21 times.
    """
    return Fraction(1 if average else expected - 1, max(actual - 1, 1))


def datum(scores: Sequence[Score], rule: Datum) -> int:
    """The mean score of a field, in points, by the rule.

    `datum([430, 400, 150, -50], Datum()) == 280`: the mean of 400 and 150 is 275. A weighted score counts with its
    mean: here alone are scores averaged, because that is what a datum is.

    Raises ScoringError: `need-two-results` where there is no score at all.
    """
    if not scores:
        raise ScoringError("need-two-results")
    means = sorted(mean(score) for score in scores)
    if len(means) > 2 * rule.discard:
        means = means[rule.discard : len(means) - rule.discard]
    return int(rounded(Fraction(sum(means)) / len(means) / rule.nearest, 0)) * rule.nearest


def butler(scores: Sequence[Score], rule: Datum) -> list[Exact]:
    """Each result against the datum of the field, in IMPs (Law 78D).

    `butler([430, 400, 150, -50], Datum()) == [4, 3, -4, -8]`.
    """
    if not scores:
        return []
    middle = datum(scores, rule)
    return spread(scores, {score: imps(score - middle) for score in frequencies(scores)})
