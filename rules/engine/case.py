"""The case: what a procedure reads facts from and writes its ruling to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar, overload

from rules.engine.derive import Known, derived
from rules.engine.facts import DECLARED, Asked, Audience, Election, Fact, FactError, Kind, Offer, Role, Value, unscoped
from rules.engine.ruling import Item, Reason, Ruling, Taken, When, Who
from rules.lawbook import Concept, Edition, election_of, reference

# A paragraph, or what the Laws say at a place that moved.
Law = str | Concept

T = TypeVar("T", bound=Value)
C = TypeVar("C", bound=str)

NOTHING_TOLD: Mapping[str, Value] = {}

# The question that is asked when an answer and the auction do not agree.
HOLDS = "holds."
HOLDS_CHOICES = ("answer", "auction")

# What stands beside an answer on which the two sides do not agree: the director has found it (85A), or rules by it so
# that play can go on (85B).
DISPUTED = "disputed."
DISPUTED_CHOICES = ("found", "open")


def declared(key: str) -> Asked | None:
    """The fact or offer that a key belongs to, whatever its scope; None for "which of the two holds?"."""
    return None if key.startswith((HOLDS, DISPUTED)) else DECLARED.get(unscoped(key))


class NeedFact(BaseException):
    """A fact was read that nobody has given: the next question. Caught in decide() alone.

    Not an Exception, so that no procedure can swallow it.
    """

    def __init__(self, key: str, item: Asked, choices: tuple[Value, ...], about: tuple[tuple[str, Value], ...]):
        super().__init__(key)
        self.key, self.item, self.choices, self.about = key, item, choices, about


class NeedElection(BaseException):
    """An election was read that nobody has answered, and no default is wanted. Caught by the walk alone."""

    def __init__(self, election: Election[Value]):
        super().__init__(election.id)
        self.election = election


class AnswersDisagree(BaseException):
    """An answer and the auction say different things of one fact. Caught in decide() alone."""

    def __init__(self, key: str, item: Asked, said: Value, shown: tuple[Value, ...]):
        super().__init__(key)
        self.key, self.item, self.said, self.shown = key, item, said, shown


@dataclass(frozen=True)
class Elections:
    """What the regulations elect, and the regulation that set each.

    defaults: whether what nobody set has its default; otherwise reading it asks.
    """

    values: Mapping[str, Value] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    defaults: bool = True


@dataclass
class Record:
    """What has been read and written while a procedure runs."""

    laws: list[str] = field(default_factory=list)
    steps: list[Item] = field(default_factory=list)
    options: list[Taken] = field(default_factory=list)
    standings: list[Item] = field(default_factory=list)
    information: list[Item] = field(default_factory=list)
    checks: list[Item] = field(default_factory=list)
    adjustment: Item | None = None
    penalty: Item | None = None
    appeal: Item | None = None
    details: list[Item] = field(default_factory=list)
    trace: list[Reason] = field(default_factory=list)
    read: dict[str, Value] = field(default_factory=dict)
    pending: list[tuple[str, Value]] = field(default_factory=list)


class Case:
    """The facts of one irregularity, under one edition and one set of elections."""

    def __init__(
        self,
        procedure: str,
        edition: Edition,
        answers: Mapping[str, Value],
        elections: Elections,
    ):
        self.procedure = procedure
        self.edition = edition
        self._answers = answers
        self._elections = elections
        self._scope = ""
        self._known = Known(answers)
        self._record = Record()

    def scoped(self, scope: str) -> Case:
        """The same case, reading its facts under a prefix of their own."""
        inner = Case(self.procedure, self.edition, self._answers, self._elections)
        inner._scope = f"{scope}."
        inner._known = Known(self._answers, inner._scope)
        inner._record = self._record
        return inner

    # Reading

    @overload
    def __getitem__(self, item: Fact[T]) -> T: ...
    @overload
    def __getitem__(self, item: Election[T]) -> T: ...
    def __getitem__(self, item: Fact[T] | Election[T]) -> T:
        """The value of a fact, or what the regulations elect."""
        if isinstance(item, Election):
            value = self._elected(item)
            self._record.pending.append((item.id, value))
            return value
        return self._read(item)  # type: ignore[return-value]

    def _elected(self, item: Election[T]) -> T:
        chosen = self._elections.values.get(item.id)
        if chosen is not None:
            return next((each for each in item.choices if each == chosen), chosen)  # type: ignore[return-value]
        if self._elections.defaults or item.kind is not Kind.CHOICE:
            return item.default
        raise NeedElection(item)

    def choose(self, offer: Offer[C]) -> C:
        """What the player chose of an offer."""
        chosen = self._read(offer)
        option = next(option for option in offer.options if option.id == chosen)
        self._record.options.append(Taken(self._key(offer), offer, option))
        return option.id

    def _key(self, item: Asked) -> str:
        return f"{self._scope}{item.id}"

    def _read(self, item: Asked) -> Value:
        key = self._key(item)
        shown = derived(item, self._known)
        # What the auction shows may be none of the choices here, where fewer of them are offered: then it is asked.
        choices = tuple(c for c in item.choices if shown is None or c in shown) or item.choices
        value = self._answers.get(key)
        if value is not None and shown is not None and item.choices and value not in choices:
            holds = self._answers.get(HOLDS + key)
            if holds is None:
                raise AnswersDisagree(key, item, value, choices)
            if holds == "auction":
                value = None
        if value is not None and item.choices and value not in item.choices:  # in another edition, or elsewhere
            raise FactError("wrong-value", key, value, ", ".join(map(str, item.choices)))
        if value is None and len(choices) == 1 and shown is not None and choices[0] in shown:
            value = choices[0]
        if value is None and not item.choices and shown:  # of what is entered, what follows from the rest
            (value,) = shown
        if value is None:
            raise NeedFact(key, item, choices, self._about(item))
        # The member of the enum, where a plain text was given; also of one that holds against the auction.
        value = next((c for c in item.choices if c == value), value)
        if key not in self._record.read:
            self._record.read[key] = value
            self._record.pending.append((key, value))
            self._on_evidence(key, value)
        return value

    def _on_evidence(self, key: str, value: Value) -> None:
        """85: on what an answer rests on which the sides do not agree; it counts for what follows all the same."""
        how = self._answers.get(DISPUTED + key)
        if how is None:
            return
        self.cite("85A1")
        if how == "found":
            self.direct("fact-on-evidence", "85A2")
        else:
            self.direct("fact-left-open", "85B")
        self._record.pending.append((key, value))

    def _about(self, item: Asked) -> tuple[tuple[str, Value], ...]:
        said = {**self._answers, **self._record.read}
        keys = [key for other in item.about for key in dict.fromkeys((self._key(other), other.id))]
        return tuple((key, said[key]) for key in keys if key in said)

    @property
    def contract(self) -> object:
        """The contract that the typed auction led to, to be put into a message where a fact says that there is one."""
        return self._known.contract

    # Writing

    def cite(self, law: Law) -> None:
        """Apply a paragraph, or a concept of the lawbook: what has been read since is the reason."""
        law = reference(law, self.edition)
        if law not in self._record.laws:
            self._record.laws.append(law)
        self._record.trace.append(Reason(tuple(self._record.pending), law, ()))
        self._record.pending.clear()

    def step(self, id: str, law: Law, who: Who | None = None, when: When | None = None, **args: object) -> None:
        """Something that happens at the table, and that the players are told."""
        self._once(self._record.steps, self._item(f"step-{id}", law, who, when, Audience.TABLE, args))

    def direct(self, id: str, law: Law, who: Who | None = None, when: When | None = None, **args: str) -> None:
        """Something that the director does or considers, and tells nobody."""
        self._once(self._record.steps, self._item(f"step-{id}", law, who, when, Audience.DIRECTOR, args))

    def stand(self, id: str, law: Law, who: Who, when: When, segment: str | None = None, **args: str) -> None:
        """Something that lasts, and the follow-up that starts from it."""
        self._once(self._record.standings, self._item(f"standing-{id}", law, who, when, Audience.TABLE, args, segment))

    def inform(self, id: str, law: Law, who: Who) -> None:
        """Whether information is authorized, and for whom."""
        self._once(self._record.information, self._item(f"information-{id}", law, who, None, Audience.TABLE, {}))

    def check(
        self, id: str, law: Law, when: When, segment: str | None = None, told: Mapping[str, Value] = NOTHING_TOLD
    ) -> None:
        """Something to come back for, the follow-up procedure that judges it, and what is decided already."""
        item = self._item(f"check-{id}", law, None, when, Audience.DIRECTOR, {}, segment, told)
        self._once(self._record.checks, item)

    def hand_over(self, id: str, law: Law, to: str, who: Role, told: Mapping[str, Value] = NOTHING_TOLD) -> None:
        """Another irregularity, which is ruled on next.

        Args: the message; the paragraph; the id of the irregularity, who made it, and what is known of its facts.
        """
        item = self._item(f"check-{id}", law, who, When.NOW, Audience.DIRECTOR, {}, to, told)
        self._once(self._record.checks, item)

    def adjust(
        self,
        id: str,
        law: Law,
        segment: str | None = None,
        when: When = When.END_OF_PLAY,
        told: Mapping[str, Value] = NOTHING_TOLD,
    ) -> None:
        """The score changes, or explicitly does not; the follow-up that computes it, and what is decided already."""
        made = self._item(f"adjustment-{id}", law, None, when, Audience.TABLE, {}, segment, told)
        self._record.adjustment = made

    def advise_penalty(self, id: str, law: Law, who: Who | None = None) -> None:
        """A procedural or disciplinary penalty that the director may impose; never in place of rectification."""
        self._record.penalty = self._item(f"penalty-{id}", law, who, None, Audience.DIRECTOR, {})

    def refer_to_appeal(self, id: str, law: Law) -> None:
        """Who may appeal, and until when, or who decides in place of the director."""
        self._record.appeal = self._item(f"appeal-{id}", law, None, None, Audience.TABLE, {})

    def reckon(self, id: str, args: Mapping[str, object], law: str | None = None) -> None:
        """A line of arithmetic; alike ones may follow each other."""
        item = self._item(id, law or self._record.trace[-1].law, None, None, Audience.TABLE, args)
        self._record.steps.append(item if law else replace(item, law=""))

    def detail(self, id: str, args: Mapping[str, object]) -> None:
        """A line that is shown on demand."""
        said = self._item(id, self._record.trace[-1].law, None, None, Audience.TABLE, args)
        self._record.details.append(replace(said, law=""))

    def ruling(self) -> Ruling:
        """What has been written, as data."""
        record = self._record
        return Ruling(
            procedure=self.procedure,
            edition=self.edition,
            laws=tuple(record.laws),
            steps=tuple(record.steps),
            options=tuple(record.options),
            standings=tuple(record.standings),
            information=tuple(record.information),
            checks=tuple(record.checks),
            adjustment=record.adjustment,
            penalty=record.penalty,
            appeal=record.appeal,
            details=tuple(record.details),
            trace=tuple(record.trace),
            seats=self._known.seats,
        )

    @staticmethod
    def _once(items: list[Item], item: Item) -> None:
        """What has been said already is not said twice."""
        if (item.id, item.who) not in ((other.id, other.who) for other in items):
            items.append(item)

    def _item(
        self,
        id: str,
        law: Law,
        who: Who | None,
        when: When | None,
        audience: Audience,
        args: Mapping[str, object],
        segment: str | None = None,
        told: Mapping[str, Value] = NOTHING_TOLD,
    ) -> Item:
        """A message under its own paragraph, which joins the Laws applied."""
        law = reference(law, self.edition)
        if self._record.pending or not self._record.trace or self._record.trace[-1].law != law:
            self.cite(law)
        reason = self._record.trace[-1]
        chosen = election_of(self.edition, reason.law) if self.edition.id != self.edition.year else None
        acted = [id for id, _ in reason.facts if id in self._elections.sources]
        source = self._elections.sources.get(chosen or (acted[-1] if acted else ""))
        item = Item(id, reason.law, source, who, when, audience, dict(args), segment, dict(told))
        self._record.trace[-1] = Reason(reason.facts, reason.law, (*reason.effects, item))
        return item
