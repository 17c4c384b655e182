"""A board on which something has been ruled on: what was, in its order, and who of the players it was about.

A place is how many seats to the left of the first offender of the board somebody sits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rules.engine.facts import Role, Value
from rules.engine.ruling import Ruling
from rules.model import Seat

# The players of a ruling by their place from its offender.
PLACES = (Role.OFFENDER, Role.LHO, Role.PARTNER, Role.RHO)


@dataclass(frozen=True)
class Ruled:
    """One procedure of a board, as far as it has got.

    index: its place in the board; of: that of the irregularity that it belongs to, which belongs to itself.
    place: of the player it is about; offender: of the one whom its ruling calls the offender.
    known: all that was known for it; answers: what was answered in it. ruling: None where it still asks.
    """

    procedure: str
    index: int
    of: int
    place: int
    offender: int
    known: Mapping[str, Value]
    answers: Mapping[str, Value]
    ruling: Ruling | None

    @property
    def begins(self) -> bool:
        """Whether it is an irregularity, and not what another one led to."""
        return self.of == self.index


Board: TypeAlias = tuple[Ruled, ...]


@dataclass(frozen=True)
class Start:
    """Where a procedure begins on a board on which something has been ruled on before.

    place: of the player it is about; of: the place in the board of the irregularity that it belongs to.
    first: the seat of the first offender, where it is known.
    now: what has been ruled on; then: what had been when it happened. obliged: whether that player had to pass.
    """

    procedure: str
    place: int
    of: int
    first: Seat | None
    now: Board
    then: Board = field(default=())
    obliged: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether it goes on from another ruling of the board, and is no irregularity of its own there."""
        return self.of < len(self.now)

    @property
    def followed(self) -> Board:
        """What has followed the irregularity that it belongs to."""
        return tuple(each for each in self.now[self.of + 1 :] if each.of == self.of)


def place_at(seat: Seat, first_offender: Seat) -> int:
    """The place of a player, from their seat and that of the first offender."""
    return next(place for place in range(len(PLACES)) if seat_at(place, first_offender) is seat)


def seat_at(place: int, first_offender: Seat) -> Seat:
    """The seat of a player, from their place and the seat of the first offender."""
    seat = first_offender
    for _ in range(place):
        seat = seat.lho
    return seat


def place_of(place: int, role: Role) -> int:
    """The place of a player, from the place of the one whom a ruling calls the offender."""
    return (place + PLACES.index(role)) % len(PLACES)
