"""Dealer and vulnerability of a board (Law 2)."""

from enum import StrEnum

from rules.model.errors import ModelError
from rules.model.seats import Seat, Side

__all__ = ["Vulnerability", "dealer", "vulnerability"]


class Vulnerability(StrEnum):
    """Which side is vulnerable."""

    NONE = "none"
    NS = "ns"
    EW = "ew"
    ALL = "all"

    def includes(self, side: Side) -> bool:
        """Whether the side is vulnerable."""
        return self is Vulnerability.ALL or self.value == side.value.lower()


def dealer(number: int) -> Seat:
    """Who deals board `number`: North on 1, then clockwise (Law 2). Raises ModelError below 1."""
    return list(Seat)[_place(number) % 4]


def vulnerability(number: int) -> Vulnerability:
    """Who is vulnerable on board `number`, in a cycle of sixteen (Law 2). Raises ModelError below 1."""
    # Each group of four boards starts one step later in none, NS, EW, all than the group before it.
    group, within = divmod(_place(number) % 16, 4)
    return list(Vulnerability)[(group + within) % 4]


def _place(number: int) -> int:
    if number < 1:
        raise ModelError("board-number-impossible", number=str(number))
    return number - 1
