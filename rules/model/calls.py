"""Calls: bids, passes, doubles and redoubles (Laws 17 to 19)."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rules.model.denominations import Denomination
from rules.model.errors import ModelError

__all__ = ["Action", "Bid", "Call", "parse_call"]

HIGHEST_LEGAL = 7
HIGHEST_WRITTEN = 9


@dataclass(frozen=True)
class Bid:
    """A number of odd tricks and a denomination (Law 18A).

    Levels eight and nine are never legal, but a player can say them (Law 38).
    """

    level: int
    denomination: Denomination

    def __post_init__(self) -> None:
        if not 1 <= self.level <= HIGHEST_WRITTEN:
            raise ModelError("level-out-of-range", level=str(self.level), lowest="1", highest=str(HIGHEST_WRITTEN))

    @property
    def above_seven(self) -> bool:
        """Whether this is a bid of more than seven (Law 38)."""
        return self.level > HIGHEST_LEGAL

    def supersedes(self, other: "Bid | None") -> bool:
        """Whether the bid is sufficient over another one, or over no bid at all (Law 18B to 18D)."""
        if other is None:
            return True
        return (self.level, self.denomination.rank) > (other.level, other.denomination.rank)

    def __str__(self) -> str:
        return f"{self.level}{self.denomination}"


class Action(StrEnum):
    """A call that is not a bid."""

    PASS = "P"
    DOUBLE = "X"
    REDOUBLE = "XX"


Call: TypeAlias = Bid | Action
"""Anything a player can call."""

_BID = re.compile(r"([1-9])(C|D|H|S|NT?)", re.ASCII | re.IGNORECASE)
_ACTIONS = {
    "P": Action.PASS,
    "PASS": Action.PASS,
    "X": Action.DOUBLE,
    "DBL": Action.DOUBLE,
    "XX": Action.REDOUBLE,
    "RDBL": Action.REDOUBLE,
}


def parse_call(text: str) -> Call:
    """The call written in ASCII, in either case.

    Args: text, A bid as 2H, 1NT or 1N; P or PASS; X or DBL; XX or RDBL.
    Raises ModelError: `call-not-understood`.
    """
    written = text.strip()
    if action := _ACTIONS.get(written.upper()):
        return action
    if bid := _BID.fullmatch(written):
        denomination = bid[2].upper()
        return Bid(int(bid[1]), Denomination("NT" if denomination == "N" else denomination))
    raise ModelError("call-not-understood", text=text)
