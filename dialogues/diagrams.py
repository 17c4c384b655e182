"""A deal as it is drawn: four hands, by suits."""

from __future__ import annotations

from dialogues.plates import Diagram, Hand
from dialogues.wording import Words
from rules.model import Seat
from rules.model.cards import RANKS, Card
from rules.model.deals import SUITS, Deal


def diagram(deal: Deal, middle: tuple[str, ...], w: Words) -> Diagram:
    """The hands of a deal; middle: what stands between them."""
    hands = (Hand(w.text(f"seat-{seat}"), _suits(hand, w)) for seat, hand in zip(Seat, deal.hands, strict=True))
    return Diagram(tuple(hands), middle)


def _suits(hand: frozenset[Card], w: Words) -> tuple[str, ...]:
    """A hand by suits, the highest cards first."""
    held = [sorted((RANKS.index(card.rank) for card in hand if card.suit is suit), reverse=True) for suit in SUITS]
    ranks = (" ".join(RANKS[place].replace("T", "10") for place in suit) or "–" for suit in held)
    signs = w.locale.names["write"]
    return tuple(w.locale.isolated(f"{signs[suit]} {cards}") for suit, cards in zip(SUITS, ranks, strict=True))
