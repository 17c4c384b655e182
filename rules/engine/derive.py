"""Derived facts: what has been typed decides, or narrows down, what would otherwise be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.engine.facts import Asked, Fact, Kind, Role, Value, typed
from rules.model import Auction, Irregularity, Seat

AUCTION = typed("auction", Kind.AUCTION)
OFFENDER = typed("offender", Kind.SEAT)
DEAL = typed("deal", Kind.DEAL)


@dataclass(frozen=True)
class Known:
    """What has been said so far, as a derivation sees it from inside one scope."""

    answers: Mapping[str, Value]
    scope: str = ""

    def get(self, fact: Fact[Value]) -> Value | None:
        """The value of a fact in this scope, or None."""
        return self.answers.get(f"{self.scope}{fact.id}")

    @property
    def auction(self) -> Auction | None:
        """The auction, which is the same in every scope."""
        value = self.answers.get(AUCTION.id)
        return value if isinstance(value, Auction) else None

    @cached_property
    def irregularity(self) -> Irregularity | None:
        """The first irregular call of the typed auction."""
        return self.auction.first_irregularity() if self.auction else None

    @property
    def seats(self) -> dict[Role, Seat]:
        """Who sits where, seen from the offender; empty while nobody has said it."""
        irregularity = self.irregularity
        offender = irregularity.offender if irregularity else self.answers.get(OFFENDER.id)
        if not isinstance(offender, Seat):
            return {}
        return {
            Role.OFFENDER: offender,
            Role.PARTNER: offender.partner,
            Role.LHO: offender.lho,
            Role.RHO: offender.rho,
        }


Derivation = Callable[[Known], tuple[Value, ...] | None]

DERIVATIONS: dict[str, Derivation] = {}


def derives(item: Asked) -> Callable[[Derivation], Derivation]:
    """Register how the possible choices of a fact or an offer follow from what has been typed.

    The derivation returns the choices that remain possible, or None where nothing follows.
    """

    def register(derivation: Derivation) -> Derivation:
        DERIVATIONS[item.id] = derivation
        return derivation

    return register


def derived(item: Asked, known: Known) -> tuple[Value, ...] | None:
    """The choices that what has been typed leaves open, or None where it says nothing."""
    derivation = DERIVATIONS.get(item.id)
    return derivation(known) if derivation else None
