"""The play, card by card: who played what to which trick, and who plays next (Laws 44 and 45)."""

from collections.abc import Iterable

from rules.model.cards import RANKS, Card
from rules.model.contracts import Contract
from rules.model.denominations import Suit
from rules.model.seats import Seat

__all__ = ["Trick", "played"]

Trick = tuple[tuple[Seat, Card], ...]
"""Cards in the order in which they were played, each with the seat."""


def played(contract: Contract, cards: Iterable[Card]) -> tuple[tuple[Trick, ...], Seat]:
    """The tricks of cards that were played in order from the opening lead, and who plays the next."""
    turn, tricks, trick = contract.declarer.lho, list[Trick](), tuple[tuple[Seat, Card], ...]()
    for card in cards:
        trick = (*trick, (turn, card))
        turn = turn.lho
        if len(trick) == len(Seat):
            tricks.append(trick)
            turn, trick = _winner(trick, contract.denomination.suit), ()
    return tuple(tricks) + ((trick,) if trick else ()), turn


def _winner(trick: Trick, trump: Suit | None) -> Seat:
    """Whose card takes the trick: the highest trump, or else the highest of the suit led (44E, 44F)."""
    led = trick[0][1].suit
    return max(trick, key=lambda each: (each[1].suit is trump, each[1].suit is led, RANKS.index(each[1].rank)))[0]
