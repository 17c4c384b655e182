"""What lasts on a board, and what another irregularity on it starts from.

A module here is one thing that lasts: which standings leave it, when it is over, and what it tells of another
irregularity. What the board says to one procedure alone is declared beside that (`Subject.told_by`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from rules.engine.board import Board, Ruled, Start, seat_at
from rules.engine.derive import OFFENDER
from rules.engine.facts import Value
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item
from rules.standings import duty_to_pass, penalty_cards

__all__ = ["handed_over", "left", "needs_to_know_whose", "over", "told"]


class Lasting(Protocol):
    """Something that lasts on a board."""

    def met(self, by: Ruled, item: Item) -> bool:
        """Whether what was typed for a ruling shows that a standing of its own is over already."""

    def over(self, left_by: Ruled, item: Item, later: Ruled) -> bool:
        """Whether a standing that one ruling left is over by a later one, or by another item of that."""

    def told(self, start: Start) -> Mapping[str, Value]:
        """What it says of another irregularity."""

    def needs_to_know_whose(self, board: Board, procedure: str, laws: tuple[str, ...]) -> bool:
        """Whether it matters whose another irregularity is; laws: all that a ruling on it may cite."""


LASTING: tuple[Lasting, ...] = (duty_to_pass, penalty_cards)


def left(by: Ruled) -> Iterator[Item]:
    """What a ruling leaves standing; not what is shown to be over already."""
    for item in by.ruling.standings if by.ruling else ():
        if not any(each.met(by, item) for each in LASTING):
            yield item


def over(left_by: Ruled, item: Item, later: Ruled) -> bool:
    """Whether a standing that one ruling left is over by a later one."""
    return any(each.over(left_by, item, later) for each in LASTING)


def needs_to_know_whose(board: Board, procedure: str, laws: tuple[str, ...]) -> bool:
    """Whether it matters whose another irregularity on the board is; laws: all that a ruling on it may cite."""
    return any(each.needs_to_know_whose(board, procedure, laws) for each in LASTING)


def told(start: Start) -> dict[str, Value]:
    """What the board says of another irregularity on it."""
    facts: dict[str, Value] = {}
    if start.first is not None:
        facts[OFFENDER.id] = seat_at(start.place, start.first)
    for each in LASTING:
        facts |= each.told(start)
    return facts | SUBJECTS[start.procedure].told(start)


def handed_over(item: Item, start: Start) -> dict[str, Value]:
    """What is known of the irregularity that an item of a ruling leaves to be ruled on next."""
    return duty_to_pass.whose_turn({**told(start), **item.told})
