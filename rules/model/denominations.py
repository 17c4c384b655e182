"""Suits and denominations (Law 18E)."""

from enum import StrEnum

__all__ = ["Denomination", "Suit"]


class Suit(StrEnum):
    """A suit of the pack, lowest first."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Denomination(StrEnum):
    """What a bid names: a suit or notrump, lowest first (Law 18E)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    @property
    def rank(self) -> int:
        """0 for clubs up to 4 for notrump."""
        return list(Denomination).index(self)

    @property
    def suit(self) -> Suit | None:
        """The suit, or None for notrump."""
        return None if self is Denomination.NOTRUMP else Suit(self.value)
