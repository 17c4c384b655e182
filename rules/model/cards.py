"""The cards (Law 1)."""

from dataclasses import dataclass

from rules.model.denominations import Suit
from rules.model.errors import ModelError

__all__ = ["RANKS", "Card"]

RANKS = "23456789TJQKA"
"""The ranks, lowest first; T is the ten."""


@dataclass(frozen=True)
class Card:
    """One card of the pack; its rank is one of `RANKS`."""

    suit: Suit
    rank: str

    def __post_init__(self) -> None:
        if len(self.rank) != 1 or self.rank not in RANKS:
            raise ModelError("card-not-understood", text=f"{self.suit}{self.rank}")

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written suit first, as SQ, ST or S10. Raises ModelError `card-not-understood`."""
        written = text.strip().upper()
        suit, rank = written[:1], written[1:]
        try:
            return cls(Suit(suit), "T" if rank == "10" else rank)
        except ValueError:
            raise ModelError("card-not-understood", text=text) from None

    @property
    def is_honour(self) -> bool:
        """Whether the card is an ace, king, queen, jack or ten."""
        return self.rank in "TJQKA"

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"
