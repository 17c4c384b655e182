"""Deals: who holds which cards, and what they make double dummy."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.model.cards import RANKS, Card
from rules.model.denominations import Denomination, Suit
from rules.model.entered import Entered
from rules.model.errors import ModelError
from rules.model.seats import Seat

__all__ = ["Deal", "Solved"]

# The suits in the order in which PBN writes them.
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)

_TAG = re.compile(r'\[Deal\s+"([^"]*)"\]', re.IGNORECASE)
_DEAL = re.compile(r"([NESW]):\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)", re.IGNORECASE)


@dataclass(frozen=True)
class Deal:
    """The four hands, North first."""

    hands: tuple[frozenset[Card], ...]

    @classmethod
    def parse(cls, text: str) -> Deal:
        """A deal as PBN writes it, `N:AKQ2.432.K54.QJ3 ...`, also inside its tag. Raises ModelError.

        Error: `deal-not-understood`, also where a card is missing or stands twice.
        """
        tag = _TAG.search(text)
        match = _DEAL.fullmatch((tag[1] if tag else text).strip())
        if match is None:
            raise ModelError("deal-not-understood", text=text)
        first = list(Seat).index(Seat(match[1].upper()))
        hands = [_hand(match[2 + place], text) for place in range(4)]
        hands = [hands[(place - first) % 4] for place in range(4)]
        if any(len(hand) != 13 for hand in hands) or len(frozenset().union(*hands)) != 52:
            raise ModelError("deal-not-understood", text=text)
        return cls(tuple(hands))

    @classmethod
    def looks_so(cls, text: str) -> bool:
        """Whether a text is meant as a deal: hands with their suits between points."""
        return bool(_TAG.search(text)) or (text.count(".") >= 12 and bool(re.match(r"\s*[NESWnesw]:", text)))

    def __str__(self) -> str:
        return "N:" + " ".join(".".join(_ranks(hand, suit) for suit in SUITS) for hand in self.hands)


@dataclass(frozen=True)
class Solved(Entered):
    """A deal, and the tricks that each declarer takes double dummy, by denomination; None where nobody has solved it.

    tricks: North, East, South and West in clubs, then so in diamonds, hearts, spades and notrump.
    """

    deal: Deal
    tricks: tuple[int, ...] | None = None

    @classmethod
    def parse(cls, text: str) -> Solved:
        """What `str` wrote, or a deal alone. Raises ModelError."""
        deal, _, numbers = text.partition(" | ")
        try:
            tricks = tuple(int(number) for number in numbers.split())
        except ValueError:
            raise ModelError("deal-not-understood", text=text) from None
        if tricks and (len(tricks) != 20 or not all(0 <= number <= 13 for number in tricks)):
            raise ModelError("deal-not-understood", text=text)
        return cls(Deal.parse(deal), tricks or None)

    def made(self, declarer: Seat) -> dict[Denomination, int]:
        """How many tricks a declarer takes in each denomination; empty where nobody has solved it."""
        if self.tricks is None:
            return {}
        place = list(Seat).index(declarer)
        return {each: self.tricks[4 * row + place] for row, each in enumerate(Denomination)}

    def __str__(self) -> str:
        return f"{self.deal} | {' '.join(map(str, self.tricks))}" if self.tricks else str(self.deal)


def _hand(text: str, whole: str) -> frozenset[Card]:
    suits = text.upper().split(".")
    if len(suits) != 4:
        raise ModelError("deal-not-understood", text=whole)
    cards = [Card.parse(f"{suit}{rank}") for suit, ranks in zip(SUITS, suits, strict=True) for rank in ranks.strip("-")]
    if len(set(cards)) != len(cards):
        raise ModelError("deal-not-understood", text=whole)
    return frozenset(cards)


def _ranks(hand: frozenset[Card], suit: Suit) -> str:
    return "".join(sorted((card.rank for card in hand if card.suit is suit), key=RANKS.index, reverse=True))
