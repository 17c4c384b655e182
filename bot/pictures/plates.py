"""What stands on a picture: finished words, and nothing of how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.pdf.sheets import Diagram


class Align(StrEnum):
    """At which edge of its column a cell stands, in reading order."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True)
class Column:
    """A column of a grid. stretches: it takes the room that the others leave, and its words go on in a second line."""

    heading: str
    align: Align = Align.END
    stretches: bool = False


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
