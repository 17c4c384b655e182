"""What a procedure may ask: facts, offers and elections, each declared once under a permanent id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Generic, TypeVar

from rules.errors import FifthSeatError
from rules.lawbook import Concept
from rules.model import Action, Auction, Bid, Seat
from rules.model.entered import Entered

# More than any key, and more than enough of a wrong value to recognise it by.
LONGEST_SHOWN = 60


class FactError(FifthSeatError, ValueError):
    """A fact that nobody knows, or a value that it cannot have.

    code: "unknown-fact" or "wrong-value"; another layer translates it.
    """

    def __init__(self, code: str, key: str, value: object = "", expected: str = ""):
        self.code, self.key = code, key
        self.args_ = {"key": key[:LONGEST_SHOWN], "value": str(value)[:LONGEST_SHOWN], "expected": expected}
        english = {
            "unknown-fact": "no fact is called {key!r}",
            "wrong-value": "{key} cannot be {value!r}; expected: {expected}",
        }[code]
        super().__init__(english.format(**self.args_))


class NotAsked(FifthSeatError, ValueError):
    """A choice that is not asked here."""

    def __init__(self, value: str):
        super().__init__(f"{value} is not asked here")


Value = bool | int | str | Seat | Bid | Action | Auction | Entered
T_co = TypeVar("T_co", bound=Value, covariant=True)
V = TypeVar("V", bound=Value)
C_co = TypeVar("C_co", bound=str, covariant=True)
C = TypeVar("C", bound=StrEnum)
N = TypeVar("N", bound=int | str)


class Kind(StrEnum):
    """The type of a fact's value, as it is written in JSON and in the case files."""

    CHOICE = "choice"
    YES_NO = "yes_no"
    SEAT = "seat"
    CALL = "call"
    AUCTION = "auction"
    DEAL = "deal"
    NUMBER = "number"
    TEXT = "text"
    RESULT = "result"
    RESULTS = "results"  # possible ones, with their weights
    LISTED = "listed"  # possible ones, without weights
    OTHERS = "others"  # of the other tables
    AMOUNT = "amount"
    POINTS = "points"  # matchpoints or IMPs, with their weights
    TOP = "top"


class Audience(StrEnum):
    """Whom to ask or to tell, and in whose hearing."""

    TABLE = "table"  # aloud, all four players present
    OFFENDER = "offender"  # the offender alone, away from the table
    NOS_PLAYER = "nos_player"  # one player of the non-offending side alone, away from the table
    DIRECTOR = "director"  # the director decides and says nothing


class Role(StrEnum):
    """The people of a ruling, as the Laws name them."""

    OFFENDER = "offender"
    PARTNER = "partner"
    LHO = "lho"
    RHO = "rho"
    DECLARER = "declarer"
    OFFENDING_SIDE = "offending_side"
    NON_OFFENDING_SIDE = "non_offending_side"
    BOTH_SIDES = "both_sides"


@dataclass(frozen=True)
class Reader(Generic[T_co]):
    """Reads a typed value from JSON or TOML; `expected` shows what it looks like."""

    read: Callable[[str], T_co]
    expected: str


@dataclass(frozen=True)
class Fact(Generic[T_co]):
    """A piece of what happened; read with `case[fact]`, and asked when nobody has said it yet.

    choices: the possible values in reading order; empty for a typed fact (a call, an auction), which never
        decides a branch but feeds the derivations.
    judgement: the director decides, by the test of `law` that the fact's message explains.
    about: what the question speaks of; when one of these answers changes, the answer no longer counts.
    script: what to read out before asking.
    typed: the typed fact by which the question may be answered instead of tapping a choice.
    read: how a value that is typed is read from JSON and TOML, and what it looks like; it raises ModelError.
    sample: of a fact that only enters the arithmetic, and on which nothing else depends: the value with which the walk
        goes on. Where such a fact has no choices, its value is typed.
    """

    id: str
    kind: Kind
    choices: tuple[T_co, ...] = ()
    audience: Audience = Audience.TABLE
    judgement: bool = False
    law: str | Concept = ""
    about: tuple[Asked, ...] = ()
    script: tuple[str, ...] = ()
    typed: Fact[Value] | None = None
    sample: T_co | None = None
    read: Reader[T_co] | None = None

    def only(self, *choices: object) -> Fact[T_co]:
        """The same fact where fewer of its choices can occur."""
        return replace(self, choices=tuple(choice for choice in self.choices if choice in choices))

    def with_script(self, *script: str) -> Fact[T_co]:
        """The same fact, asked after other words have been read out."""
        return replace(self, script=script)


@dataclass(frozen=True)
class Option(Generic[C_co]):
    """One thing a player may choose, with the message that says its consequence.

    offered: False for what nobody has a right to but may have done all the same; it is not read out.
    """

    id: C_co
    consequence: str
    offered: bool = True


@dataclass(frozen=True)
class Offer(Generic[C_co]):
    """A choice that the Laws give a player; the script is read out before anybody chooses.

    judgement: which of the options the player has taken is for the director to say, by a test that is explained.
    names: facts that the script has to name, and that are therefore asked although the choice may make them idle.
    at_rhos_turn: whether it may be about a call at the turn of the offender's RHO, who may have had to pass (28A).
    """

    id: str
    by: Role
    script: tuple[str, ...]
    options: tuple[Option[C_co], ...]
    law: str | Concept = ""
    judgement: bool = False
    about: tuple[Asked, ...] = ()
    names: tuple[Asked, ...] = ()
    typed: Fact[Value] | None = None
    at_rhos_turn: bool = False

    @property
    def choices(self) -> tuple[C_co, ...]:
        return tuple(option.id for option in self.options)

    def without(self, option: str) -> Offer[C_co]:
        """The same offer where one of its options cannot occur."""
        return replace(self, options=tuple(other for other in self.options if other.id != option))

    def variant(self, *script: str, names: tuple[Asked, ...] = (), **consequences: str) -> Offer[C_co]:
        """The same offer where other words are read out, and where some options have other consequences."""
        options = tuple(replace(o, consequence=consequences.get(o.id, o.consequence)) for o in self.options)
        return replace(self, script=script, options=options, names=names)


Asked = Fact[Value] | Offer[str]


@dataclass(frozen=True)
class Election(Generic[T_co]):
    """What the Laws leave to an authority; read like a fact, answered by the profile.

    kind: CHOICE, NUMBER or TEXT.
    choices: of a choice, the default among them; a number or a text has none, enters words and arithmetic alone, and
        no procedure branches on it.
    set_by: the lowest layer that may set it: "authority", "federation", "club" or "event".
    """

    id: str
    kind: Kind
    default: T_co
    law: str | Concept
    set_by: str
    choices: tuple[T_co, ...] = ()


DECLARED: dict[str, Asked] = {}
SCOPES: set[str] = set()


def declare(item: Asked) -> None:
    """Enter a fact or an offer under its permanent id; two declarations of one id are an error."""
    if item.id in DECLARED:
        raise ValueError(f"the id {item.id!r} is declared twice")
    DECLARED[item.id] = item


def choice(
    id: str,
    choices: type[C],
    *,
    only: tuple[C, ...] = (),
    audience: Audience = Audience.TABLE,
    judgement: bool = False,
    law: str | Concept = "",
    about: tuple[Asked, ...] = (),
    script: tuple[str, ...] = (),
    typed: Fact[Value] | None = None,
    sample: C | None = None,
) -> Fact[C]:
    """Declare a fact with a finite list of named choices: the members of an enum in their order, or only some."""
    fact = Fact(id, Kind.CHOICE, only or tuple(choices), audience, judgement, law, about, script, typed, sample)
    declare(fact)
    return fact


def yes_no(
    id: str,
    *,
    audience: Audience = Audience.TABLE,
    judgement: bool = False,
    law: str | Concept = "",
    about: tuple[Asked, ...] = (),
    script: tuple[str, ...] = (),
) -> Fact[bool]:
    """Declare a fact that is or is not so."""
    fact = Fact(id, Kind.YES_NO, (True, False), audience, judgement, law, about, script)
    declare(fact)
    return fact


def typed(id: str, kind: Kind, read: Reader[Value] | None = None) -> Fact[Value]:
    """Declare a fact that is taken when somebody types it, and never asked for itself."""
    fact: Fact[Value] = Fact(id, kind, read=read)
    declare(fact)
    return fact


def entered(id: str, kind: Kind, sample: V, read: Reader[V] | None = None) -> Fact[V]:
    """Declare a fact that the director enters by typing its value; nothing depends on it but the arithmetic."""
    fact = Fact(id, kind, audience=Audience.DIRECTOR, sample=sample, read=read)
    declare(fact)
    return fact


def offer(
    id: str,
    by: Role,
    *,
    script: tuple[str, ...],
    options: tuple[Option[C], ...],
    law: str | Concept = "",
    judgement: bool = False,
    about: tuple[Asked, ...] = (),
    names: tuple[Asked, ...] = (),
    typed: Fact[Value] | None = None,
    at_rhos_turn: bool = False,
) -> Offer[C]:
    """Declare a choice that the Laws give a player."""
    made = Offer(id, by, script, options, law, judgement, about, names, typed, at_rhos_turn)
    declare(made)
    return made


def scope(name: str) -> str:
    """Declare a scope: the prefix under which the same facts are read once more (a second attempt)."""
    SCOPES.add(name)
    return name


def unscoped(key: str) -> str:
    """The id of the fact or offer that a key belongs to ("again.comparable" -> "comparable")."""
    return key.rpartition(".")[2]
