"""The four players and the two sides."""

from enum import StrEnum

from rules.model.errors import ModelError

__all__ = ["Seat", "Side", "parse_seat"]


class Side(StrEnum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    @property
    def seats(self) -> tuple["Seat", "Seat"]:
        """The two players of the side."""
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)

    @property
    def opponents(self) -> "Side":
        """The other side."""
        return Side.EW if self is Side.NS else Side.NS


class Seat(StrEnum):
    """A player, in clockwise order."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    @property
    def lho(self) -> "Seat":
        """The opponent on the left, next in clockwise order."""
        return self._after(1)

    @property
    def partner(self) -> "Seat":
        """The player opposite."""
        return self._after(2)

    @property
    def rho(self) -> "Seat":
        """The opponent on the right."""
        return self._after(3)

    @property
    def side(self) -> Side:
        """The player's side."""
        return Side.NS if self in (Seat.N, Seat.S) else Side.EW

    def _after(self, steps: int) -> "Seat":
        clockwise = list(Seat)
        return clockwise[(clockwise.index(self) + steps) % 4]


def parse_seat(text: str) -> Seat:
    """The seat written as N, E, S or W in either case. Raises ModelError `seat-unknown`."""
    try:
        return Seat(text.strip().upper())
    except ValueError:
        raise ModelError("seat-unknown", text=text) from None
