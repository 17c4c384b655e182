"""Derived facts: what has been typed decides, or narrows down, what would otherwise be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import zip_longest

from rules.engine.facts import Asked, Fact, Kind, Role, Value, choice, typed
from rules.model import Auction, Contract, Entry, Irregularity, IrregularityKind, Seat

AUCTION = typed("auction", Kind.AUCTION)
OFFENDER = typed("offender", Kind.SEAT)
DEAL = typed("deal", Kind.DEAL)


class Came(StrEnum):
    """When the director came, where calls are typed after the irregular one: later ones followed the ruling."""

    AT_ONCE = "at_once"
    AFTER_ONE = "after_one"
    AFTER_TWO = "after_two"
    AFTER_THREE = "after_three"
    AFTER_ALL = "after_all"


# The fact for how long a player had to pass: where it has been said, a legal call of theirs is what is ruled on (37).
OBLIGED_TO_PASS = "obliged"

# The keys of what had been called since, before the director came: of a call that was said to be a slip, and of any
# other; and how many calls the answers come to.
CALLED_SINCE = ("said.since", "since")
CALLS_MADE = {"nothing": 0, "lho_called": 1, "lho_and_partner_called": 2}

# Read before anything else, by decide() itself, where the typed auction goes on after its irregular call.
CAME = choice("director_came", Came, about=(AUCTION,))

BEFORE_THE_DIRECTOR = {Came.AT_ONCE: 0, Came.AFTER_ONE: 1, Came.AFTER_TWO: 2, Came.AFTER_THREE: 3}


@dataclass(frozen=True)
class Known:
    """What has been said so far, as a derivation sees it from inside one scope."""

    answers: Mapping[str, Value]
    scope: str = ""

    def get(self, fact: Fact[Value]) -> Value | None:
        """The value of a fact in this scope, or None."""
        return self.answers.get(f"{self.scope}{fact.id}")

    @cached_property
    def typed(self) -> Irregularity | None:
        """The first irregular call of the typed auction, which is the same in every scope, with all that follows it."""
        auction, offender = self.answers.get(AUCTION.id), self.answers.get(OFFENDER.id)
        if not isinstance(auction, Auction):
            return None
        shown = auction.first_irregularity()
        if shown is None and OBLIGED_TO_PASS in self.answers and isinstance(offender, Seat):
            return auction.although_barred(offender)
        return shown

    @cached_property
    def irregularity(self) -> Irregularity | None:
        """The first irregular call of the typed auction, with what had been called when the director came."""
        return replace(self.typed, since=self.typed.since[: self._made]) if self.typed else None

    @property
    def followed(self) -> tuple[Entry, ...]:
        """What was called after the director had come, and so under the ruling."""
        return self.typed.since[self._made :] if self.typed else ()

    @property
    def auction(self) -> Auction | None:
        """The typed auction with its irregular call, as it was when the director came."""
        if self.irregularity is None:
            return None
        before, made = self.irregularity.before, Entry(self.irregularity.offender, self.irregularity.call)
        return Auction(before.dealer, (*before.entries, made, *self.irregularity.since))

    @property
    def contract(self) -> Contract | None:
        """The contract that the typed auction led to; a call that was changed, or that 19 forbids, does not count."""
        if self.irregularity and self.irregularity.turn is None:
            return self.irregularity.before.contract
        called = self.auction or self.answers.get(AUCTION.id)
        if not isinstance(called, Auction):
            return None
        followed = zip_longest(called.entries, called.entries[1:])
        kept = (entry for entry, later in followed if later is None or later.seat is not entry.seat)
        return Auction(called.dealer, tuple(kept)).contract

    @property
    def _made(self) -> int:
        """How many of the calls since had been made when the director came."""
        since = len(self.typed.since) if self.typed else 0
        came = self.answers.get(CAME.id)
        if isinstance(came, str):
            return BEFORE_THE_DIRECTOR.get(Came(came), since)
        said = self.said_since
        return since if said is None else min(said, since)

    @property
    def said_since(self) -> int | None:
        """How many calls had been made, where that was answered before the auction showed the call in question (37)."""
        if self.typed is None or self.typed.kind is not IrregularityKind.CALL_WHEN_MUST_PASS:
            return None
        said = next((self.answers[key] for key in CALLED_SINCE if key in self.answers), None)
        return CALLS_MADE.get(said) if isinstance(said, str) else None

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

    The derivation returns the choices that remain possible (of a fact that is entered, its one value), or None where
    nothing follows.
    """

    def register(derivation: Derivation) -> Derivation:
        DERIVATIONS[item.id] = derivation
        return derivation

    return register


def derived(item: Asked, known: Known) -> tuple[Value, ...] | None:
    """The choices that what has been typed leaves open, or the one value; None where it says nothing."""
    derivation = DERIVATIONS.get(item.id)
    return derivation(known) if derivation else None


@derives(CAME)
def came_shown(known: Known) -> tuple[Value, ...] | None:
    """Only as many calls can have been made as were typed; what was called since may have been said before."""
    since = len(known.typed.since) if known.typed else 0
    if known.said_since is not None:
        made = min(known.said_since, since)
        return (next((came for came, calls in BEFORE_THE_DIRECTOR.items() if calls == made < since), Came.AFTER_ALL),)
    return (*(came for came, made in BEFORE_THE_DIRECTOR.items() if made < since), Came.AFTER_ALL)
