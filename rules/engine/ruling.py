"""What decide() returns: a question, an offer, or a ruling as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from rules.engine.facts import Audience, Fact, Offer, Option, Role, Value
from rules.lawbook import Edition
from rules.model import Seat


class When(StrEnum):
    """The stage of the board at which something is done or looked at."""

    NOW = "now"
    AT_TURN = "at_turn"  # when it is that player's turn to call
    AUCTION_OVER = "auction_over"
    PARTNER_LEADS = "partner_leads"  # the offender's partner is first on lead
    IN_PLAY = "in_play"  # whenever the player concerned is to play, or their partner is to lead
    END_OF_PLAY = "end_of_play"
    LATER_BOARD = "later_board"  # when the other board is played
    END_OF_ROUND = "end_of_round"
    END_OF_SESSION = "end_of_session"
    CORRECTION_PERIOD = "correction_period"  # before it has ended


@dataclass(frozen=True)
class Contestant:
    """A pair or a team of the event, where a ruling is not of the players of one board; `id` as the results name it."""

    id: str

    def __str__(self) -> str:
        return self.id


Who = Role | Contestant


@dataclass(frozen=True)
class Item:
    """One message of a ruling: a step, a standing, a piece of information or a check.

    law: the paragraph it rests on; source: the regulation, where it is not the Law itself.
    segment: for a standing or a check, the follow-up procedure that goes on from here; or the other irregularity, made
        by `who`, that is ruled on next.
    told: what is known of that irregularity, or decided for the score, by the ids of its facts.
    """

    id: str
    law: str
    source: str | None = None
    who: Who | None = None
    when: When | None = None
    audience: Audience | None = None
    args: Mapping[str, object] = field(default_factory=dict)
    segment: str | None = None
    told: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Taken:
    """An offer that was made on the way, and what the player chose."""

    key: str
    offer: Offer[str]
    option: Option[str]


@dataclass(frozen=True)
class Reason:
    """One link of the trace: these facts led to this paragraph, which had these effects."""

    facts: tuple[tuple[str, Value], ...]
    law: str
    effects: tuple[Item, ...]


@dataclass(frozen=True)
class Ruling:
    """The whole ruling, in the order the Laws were applied.

    details: the arithmetic behind it, to be looked at on demand.
    """

    procedure: str
    edition: Edition
    laws: tuple[str, ...]
    steps: tuple[Item, ...]
    options: tuple[Taken, ...]
    standings: tuple[Item, ...]
    information: tuple[Item, ...]
    checks: tuple[Item, ...]
    adjustment: Item | None
    penalty: Item | None
    appeal: Item | None
    details: tuple[Item, ...]
    trace: tuple[Reason, ...]
    seats: Mapping[Role, Seat]

    @property
    def items(self) -> tuple[Item, ...]:
        """Every message of the ruling, in the order it is shown."""
        singles = (item for item in (self.adjustment, self.penalty, self.appeal) if item)
        return (*self.steps, *self.standings, *self.information, *self.checks, *singles, *self.details)

    @cached_property
    def outcome(self) -> tuple[object, ...]:
        """What makes two rulings the same; the trace and the names of the players do not count."""

        def bare(items: tuple[Item, ...]) -> tuple[object, ...]:
            return tuple(
                (i.id, i.law, i.who, i.when, tuple(i.args.items()), i.segment, tuple(i.told.items())) for i in items
            )

        singles = bare(tuple(item for item in (self.adjustment, self.penalty, self.appeal) if item))
        taken = tuple((t.key, t.option.id) for t in self.options)
        return self.laws, bare(self.steps), taken, bare(self.standings), bare(self.checks), singles


@dataclass(frozen=True)
class Question:
    """The next thing to ask.

    choices: those that can still occur; about: the answers it speaks of, to be kept with the answer; law: the
    paragraph of this edition whose test it puts, or nothing.
    """

    key: str
    fact: Fact[Value]
    choices: tuple[Value, ...]
    about: tuple[tuple[str, Value], ...]
    seats: Mapping[Role, Seat]
    law: str

    @property
    def item(self) -> Fact[Value]:
        return self.fact


@dataclass(frozen=True)
class Offering:
    """The next choice to read out, and then to record."""

    key: str
    offer: Offer[str]
    options: tuple[Option[str], ...]
    about: tuple[tuple[str, Value], ...]
    seats: Mapping[Role, Seat]
    law: str

    @property
    def item(self) -> Offer[str]:
        return self.offer

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(option.id for option in self.options)
