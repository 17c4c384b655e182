"""What stands on a picture: finished words, and nothing of how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum


class Align(StrEnum):
    """At which edge of its column a cell stands: where reading starts, in the middle, or on the right as numbers do."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True)
class Hand:
    """A hand: whose it is, and a line for each suit."""

    seat: str
    suits: tuple[str, ...]


@dataclass(frozen=True)
class Diagram:
    """A deal: North, East, South and West, and what stands between them."""

    hands: tuple[Hand, ...]
    middle: tuple[str, ...]


@dataclass(frozen=True)
class Column:
    """A column of a grid.

    stretches: it takes the room that the others leave, and its words go on in a second line; told: where the picture is
    read out, the heading stands before each of its cells.
    """

    heading: str
    align: Align = Align.END
    stretches: bool = False
    told: bool = False


@dataclass(frozen=True)
class Grid:
    """A table under a heading. strong: the rows that stand out."""

    heading: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Plate:
    """A picture, from top to bottom. under: lines below the title; foot: small ones at the end."""

    right_to_left: bool
    title: str
    under: tuple[str, ...] = ()
    diagram: Diagram | None = None
    grids: tuple[Grid, ...] = ()
    foot: tuple[str, ...] = ()


def in_words(plate: Plate, joined: Callable[[Iterable[str], str], str]) -> tuple[str, ...]:
    """What stands on a picture, in lines below its title, for who cannot see it.

    joined: how the language joins what stands side by side.
    """
    lines = list(plate.under)
    if plate.diagram:
        lines += plate.diagram.middle
        lines += (f"{hand.seat}: {joined(hand.suits, '  ')}" for hand in plate.diagram.hands)
    for grid in plate.grids:
        lines += [grid.heading] if grid.heading else []
        for row in grid.rows:
            cells = zip(grid.columns, row, strict=True)
            told = (f"{column.heading} {cell}" if column.told else cell for column, cell in cells if cell)
            lines.append(joined(told, " · "))
    return (*lines, *plate.foot)
