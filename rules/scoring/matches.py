"""A match between two teams: the IMPs of its boards and the victory points they bring (Law 78B, 78D)."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from rules.model.seats import Side
from rules.scoring.boards import Scored
from rules.scoring.scores import Exact
from rules.scoring.victory_points import victory_points

__all__ = ["Match", "match", "victory_points_of"]

NO_PENALTIES = (Decimal(0), Decimal(0))


@dataclass(frozen=True)
class Match:
    """What a match brings each team: the home team first, which sits North-South at the first table of each board.

    Args: imps, net IMPs. They balance unless a board was adjusted so that it does not; victory_points, each
    team’s from its own IMPs; 20 together where they balance.
    """

    imps: tuple[Exact, Exact]
    victory_points: tuple[Decimal, Decimal]


def match(boards: Sequence[Scored], penalties: tuple[Decimal, Decimal] = NO_PENALTIES) -> Match:
    """The result of a match by the continuous scale of the WBF.

    A match of 20 boards won by 2 IMPs brings 10.55 and 9.45; with a penalty of half a victory point for the winner
    10.05 and 9.45.

    Args: boards, every board of the match, in the form IMPS; penalties, victory points taken from the home team
    and from the other.
    Raises ScoringError: `boards-out-of-range` where there is no board.
    """
    home, away = (sum(board.points(side)[0] for board in boards) for side in Side)
    first, second = (
        victory_points_of(imps, len(boards)) - penalty for imps, penalty in zip((home, away), penalties, strict=True)
    )
    return Match((home, away), (first, second))


def victory_points_of(imps: Exact, boards: int) -> Decimal:
    """What a team’s own net IMPs bring it: `victory_points_of(-2, 20) == Decimal("9.45")`."""
    return victory_points(imps, boards)[0] if imps >= 0 else victory_points(-imps, boards)[1]
