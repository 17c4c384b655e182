"""What enters a field: a score, or several possible ones with their weights; and exact numbers."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import TypeAlias

from rules.scoring.errors import ScoringError

__all__ = ["Exact", "Score", "Weighted", "frequencies", "mean", "parts", "rounded", "spread", "turned"]

Exact: TypeAlias = int | Fraction
"""A number that is not rounded."""


@dataclass(frozen=True)
class Weighted:
    """The possible results of one table with their weights (Law 12C1(c)).

    The scores are never averaged: each is scored in the field, and what it brings is weighted.

    Args: parts, pairs of weight and score in points. The weights sum to 1. One may be negative where a
    compensation is taken away again (`adjusted.SelfInflicted`).
    Raises ScoringError: `weights-not-whole`.
    """

    parts: tuple[tuple[Fraction, int], ...]

    def __post_init__(self) -> None:
        total = sum(weight for weight, _ in self.parts)
        if total != 1:
            raise ScoringError("weights-not-whole", total=f"{rounded(100 * total).normalize():f}")


Score: TypeAlias = int | Weighted
"""In points, from North-South's side unless another side is named."""


def parts(score: Score) -> tuple[tuple[Exact, int], ...]:
    """The possible scores and their weights: `parts(420) == ((1, 420),)`."""
    return score.parts if isinstance(score, Weighted) else ((1, score),)


def turned(score: Score) -> Score:
    """The same score from the other side: `turned(420) == -420`."""
    return Weighted(tuple((w, -s) for w, s in score.parts)) if isinstance(score, Weighted) else -score


def frequencies(scores: Iterable[Score]) -> dict[int, Exact]:
    """How often each score occurs in a field; a weighted one counts as often as its weight says."""
    found: dict[int, Exact] = {}
    for score in scores:
        if isinstance(score, int):
            found[score] = found.get(score, 0) + 1
        else:
            for weight, possible in score.parts:
                found[possible] = found.get(possible, 0) + weight
    return found


def spread(scores: Iterable[Score], brings: Mapping[int, Exact]) -> list[Exact]:
    """What each score of a field brings, from what each possible one does; a weighted one its weighted sum.

    `spread([420, 170], {420: 2, 170: 0}) == [2, 0]`
    """
    return [
        brings[score] if isinstance(score, int) else sum(weight * brings[possible] for weight, possible in score.parts)
        for score in scores
    ]


def mean(score: Score) -> Exact:
    """The points of a score; of a weighted one what they average, which only points themselves may be scored by."""
    return score if isinstance(score, int) else sum(weight * possible for weight, possible in score.parts)


def rounded(value: Exact, places: int = 2) -> Decimal:
    """An exact number for printing. Half goes up, and below zero away from it: -1/8 is printed -0.13."""
    shifted = abs(Fraction(value)) * 10**places
    whole = (2 * shifted.numerator + shifted.denominator) // (2 * shifted.denominator)
    number = Decimal(whole).scaleb(-places)
    return -number if value < 0 and whole else number
