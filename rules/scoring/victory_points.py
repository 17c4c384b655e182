"""Victory points: the continuous scale of the WBF for any number of boards, and discrete scales."""

import tomllib
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from importlib import resources
from math import ceil, floor
from typing import Any

from rules.scoring.errors import ScoringError
from rules.scoring.scores import Exact, rounded

__all__ = ["discrete_scales", "discrete_victory_points", "scale", "victory_points"]

MOST = Decimal(20)
EVEN = MOST / 2
HUNDREDTH = Decimal("0.01")
FEWEST_BOARDS, MOST_BOARDS = 1, 10_000


def victory_points(margin: Exact, boards: int) -> tuple[Decimal, Decimal]:
    """The victory points of the winner and of the loser of a match, in hundredths, 20 together.

    `victory_points(2, 20) == (Decimal("10.55"), Decimal("9.45"))`.

    Args: margin, IMPs between the two sides, 0 or more. A fraction of an IMP, which weighted scores leave, lies
    on the straight line between the IMPs beside it; a regulation may have it rounded before; boards, how many
    boards the match had.

    Source: the WBF Scoring Panel (Bavin, Bethe, Bramley, Buchen, 2012); a method of Law 78D.

    Raises ScoringError: `margin-negative`, `boards-out-of-range`.
    """
    if margin < 0:
        raise ScoringError("margin-negative", margin=str(margin))
    table = scale(boards)
    below, above = (table[min(whole, len(table) - 1)] for whole in (floor(margin), ceil(margin)))
    winner = rounded(Fraction(below) + Fraction(above - below) * (Fraction(margin) - floor(margin)))
    return winner, MOST - winner


@cache
def scale(boards: int) -> tuple[Decimal, ...]:
    """The winner's victory points for 0, 1, 2 ... IMPs, up to the first margin that brings all 20.

    With τ = (√5 − 1) / 2 and B = 15 × √boards a margin of M IMPs up to B brings 10 + 10 × (1 − τ^(3M/B)) / (1 − τ³).
    Rounding to hundredths makes some IMPs worth more than the one before, which the scale excludes: the table is the
    lowest one that is nowhere below the rounded formula and in which no IMP is worth more than the one before. Up to
    32 boards it is at most a hundredth above it; in hundredths alone, the difference grows with the boards.

    `scale(20)[:3] == (Decimal("10.00"), Decimal("10.28"), Decimal("10.55"))`

    Raises ScoringError: `boards-out-of-range`.
    """
    if not FEWEST_BOARDS <= boards <= MOST_BOARDS:
        limits = {"lowest": str(FEWEST_BOARDS), "highest": str(MOST_BOARDS)}
        raise ScoringError("boards-out-of-range", boards=str(boards), **limits)
    with localcontext(prec=30):
        cube = ((Decimal(5).sqrt() - 1) / 2) ** 3
        blitz = 15 * Decimal(boards).sqrt()
        table: list[Decimal] = []
        while len(table) < blitz:
            points = EVEN + EVEN * (1 - cube ** (len(table) / blitz)) / (1 - cube)
            table.append(points.quantize(HUNDREDTH, ROUND_HALF_UP))
    table.append(MOST.quantize(HUNDREDTH))
    # A step that is larger than the one before it can only be mended by raising what lies between the two.
    mended = False
    while not mended:
        mended = True
        for middle in range(len(table) - 2, 0, -1):
            while table[middle + 1] - table[middle] > table[middle] - table[middle - 1]:
                table[middle] += HUNDREDTH
                mended = False
    return tuple(table)


def discrete_victory_points(margin: int, boards: int, name: str) -> tuple[int, int]:
    """The victory points of the winner and of the loser by a discrete scale.

    `discrete_victory_points(5, 7, "acbl20") == (13, 7)`.

    Args: margin, IMPs between the two sides, 0 or more; boards, how many boards the match had; name, A scale of
    scales.toml.
    Raises ScoringError: `margin-negative`, `scale-unknown`.
    """
    if margin < 0:
        raise ScoringError("margin-negative", margin=str(margin))
    for each in discrete_scales().get(name, ()):
        if each["boards"][0] <= boards <= each["boards"][1]:
            reached = sum(margin >= first for first in each["from"])
            return each["winner"][reached - 1], each["sum"] - each["winner"][reached - 1]
    raise ScoringError("scale-unknown", name=name, boards=str(boards), known=", ".join(discrete_scales()))


@cache
def discrete_scales() -> dict[str, list[dict[str, Any]]]:
    """The discrete scales of scales.toml by name, each with one table for a range of boards."""
    return tomllib.loads(resources.files("rules.scoring").joinpath("scales.toml").read_text(encoding="utf-8"))
