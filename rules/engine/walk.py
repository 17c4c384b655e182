"""The exhaustive walk: every path of a procedure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.engine.case import Elections, NeedElection
from rules.engine.decide import decide
from rules.engine.derive import AUCTION, OFFENDER
from rules.engine.facts import Asked, Election, Fact, FactError, Offer, Value
from rules.engine.procedure import Procedure
from rules.engine.ruling import Offering, Question, Ruling

LONGEST = 12  # questions and offers a segment


@dataclass(frozen=True)
class Asking:
    """One question or offer on a path, what was answered, and the paragraph whose test it puts."""

    key: str
    item: Asked
    choices: tuple[Value, ...]
    answer: Value
    law: str


@dataclass(frozen=True)
class Elected:
    """An election that is read on a path, what it was answered, and how many questions had been asked before."""

    election: Election[Value]
    value: Value
    after: int


@dataclass(frozen=True)
class Path:
    """One way through a procedure, from the first question to the ruling; the elections are those that it reads."""

    elected: tuple[Elected, ...]
    askings: tuple[Asking, ...]
    ruling: Ruling

    @property
    def answers(self) -> dict[str, Value]:
        return {asking.key: asking.answer for asking in self.askings}

    @property
    def elections(self) -> dict[str, Value]:
        return {each.election.id: each.value for each in self.elected}

    def __str__(self) -> str:
        return " ".join(f"{asking.key}={asking.answer}" for asking in self.askings) or "(nothing asked)"


@dataclass(frozen=True)
class Fault:
    """Something the walk found wrong; `kind` is one of the words the tests know."""

    kind: str
    where: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}"


@dataclass(frozen=True)
class Walk:
    """All paths of one procedure under every value of the elections that it reads, and what stood in the way of one."""

    procedure: Procedure
    paths: tuple[Path, ...]
    faults: tuple[Fault, ...]

    @property
    def longest(self) -> int:
        return max((len(path.askings) for path in self.paths), default=0)

    @cached_property
    def laws(self) -> tuple[str, ...]:
        """Every paragraph that some path cites, in the order of the first path that does."""
        return tuple(dict.fromkeys(law for path in self.paths for law in path.ruling.laws))

    @cached_property
    def keys(self) -> dict[str, Asked]:
        """Every question and offer by its key, in the order in which they are first met."""
        keys: dict[str, Asked] = {}
        for asking in (asking for path in self.paths for asking in path.askings):
            keys.setdefault(asking.key, asking.item)
        return keys

    @property
    def typed(self) -> dict[str, Fact[Value]]:
        """The typed facts that the procedure takes, by key."""
        facts: dict[str, Fact[Value]] = {AUCTION.id: AUCTION, OFFENDER.id: OFFENDER}
        for key, item in self.keys.items():
            if item.typed:
                facts[key.removesuffix(item.id) + item.typed.id] = item.typed
        return facts

    @cached_property
    def items(self) -> tuple[Asked, ...]:
        """Every variant of a question or an offer that some path asks."""
        return tuple(dict.fromkeys(asking.item for path in self.paths for asking in path.askings))


def walk(procedure: Procedure) -> Walk:
    """Walk every path of a procedure; an election is answered in every way where it is read, the default first."""
    paths: list[Path] = []
    faults: list[Fault] = []

    def descend(elected: tuple[Elected, ...], askings: tuple[Asking, ...]) -> None:
        answers = {asking.key: asking.answer for asking in askings}
        here = f"{procedure.id} {procedure.edition.id}: " + " ".join(f"{k}={v}" for k, v in answers.items())
        try:
            result = decide(procedure, answers, in_force(elected))
        except NeedElection as need:
            first = need.election.default
            for value in (first, *(other for other in need.election.choices if other != first)):
                descend((*elected, Elected(need.election, value, len(askings))), askings)
            return
        except FactError as wrong:
            faults.append(Fault("asked twice", f"{here} asks {wrong.key}"))
            return
        if isinstance(result, Ruling):
            paths.append(Path(elected, askings, result))
            return
        values = _followed(result)
        if not values:
            faults.append(Fault("branch on a typed fact", f"{here} reads {result.key}"))
        elif result.key in answers:
            faults.append(Fault("asked twice", f"{here} asks {result.key}"))
        elif len(askings) >= LONGEST:
            faults.append(Fault("too long", here))
        else:
            for value in values:
                descend(elected, (*askings, Asking(result.key, result.item, result.choices, value, result.law)))
            if is_sampled(result.item):
                led = {_leads_to(procedure, {**answers, result.key: value}, elected) for value in result.choices}
                if len(led) > 1:
                    faults.append(Fault("branch on arithmetic", f"{here} reads {result.key}"))

    descend((), ())
    return Walk(procedure, tuple(paths), tuple(faults))


def in_force(elected: tuple[Elected, ...], defaults: bool = False) -> Elections:
    """The elections as they were answered on a path; reading any other asks, unless it is to have its default."""
    return Elections({each.election.id: each.value for each in elected}, defaults=defaults)


def _followed(asked: Question | Offering) -> tuple[Value, ...]:
    """The answers with which the walk goes on: all of them, or one where they only enter the arithmetic."""
    return (asked.fact.sample,) if isinstance(asked, Question) and asked.fact.sample is not None else asked.choices


def _leads_to(procedure: Procedure, answers: Mapping[str, Value], elected: tuple[Elected, ...]) -> str:
    """What is asked next, or that it is the ruling."""
    result = decide(procedure, answers, in_force(elected, defaults=True))
    return "" if isinstance(result, Ruling) else result.key


def is_sampled(item: Asked) -> bool:
    """Whether any answer leads the same way, and only enters the arithmetic."""
    return not isinstance(item, Offer) and item.sample is not None


def messages(found: Walk) -> set[str]:
    """Every message that the paths of a procedure can show: `id`, or `id.attribute`."""
    shown = {message for item in found.items for message in item_messages(item)}
    for path in found.paths:
        shown |= {item.id for item in path.ruling.items}
    return shown


def item_messages(item: Asked) -> Iterator[str]:
    """The messages of one question or offer: the question, its choices, its script, its explanation."""
    name = f"{'offer' if isinstance(item, Offer) else 'fact' if item.choices else 'typed'}-{item.id}"
    yield name
    yield from (f"script-{line}" for line in item.script)
    yield from (f"{name}.{choice}" for choice in item.choices if isinstance(choice, str))
    if item.judgement:
        yield f"{name}.explain"
    if isinstance(item, Offer):
        yield from (f"consequence-{option.consequence}" for option in item.options)
