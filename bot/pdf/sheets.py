"""What stands on a sheet of paper: finished words, and nothing of how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from dialogues.plates import Diagram, Grid


@dataclass(frozen=True)
class Part:
    """Lines under a heading, and a table. spare: where there is no room for all of the lines, fewer will do."""

    heading: str
    lines: tuple[str, ...]
    spare: bool = False
    grid: Grid | None = None


@dataclass(frozen=True)
class Room:
    """What somebody says, under a heading; where nothing is known of it, room to write by hand."""

    heading: str
    said: str = ""


@dataclass(frozen=True)
class Calls:
    """An auction in rows: the four seats, and every place in turn from the first of them, "" where nobody called.

    irregular: the place of the call that was irregular.
    """

    seats: tuple[str, ...]
    places: tuple[str, ...]
    irregular: int | None = None


@dataclass(frozen=True)
class Sheet:
    """One page, from top to bottom.

    flows: its parts may go on on further pages. status: whether it holds, and what it amends; facts: a label and
    what stands under it; left_out: what is said where spare lines had to go.
    """

    right_to_left: bool
    title: str
    status: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    diagram: Diagram | None = None
    calls: Calls | None = None
    parts: tuple[Part, ...] = ()
    rooms: tuple[Room, ...] = ()
    foot: tuple[str, ...] = ()
    left_out: str = ""
    flows: bool = False

    @property
    def text(self) -> str:
        """The same as plain text, as far as it is words."""
        lines = [self.title, *self.status, *(f"{label}: {value}" for label, value in self.facts)]
        for part in self.parts:
            lines += ["", *([part.heading] if part.heading else ()), *part.lines]
            lines += [" · ".join(filter(None, row)) for row in part.grid.rows] if part.grid else []
        for room in self.rooms:
            lines += ["", room.heading, room.said] if room.said else []
        return "\n".join((*lines, "", *self.foot)).strip() + "\n"
