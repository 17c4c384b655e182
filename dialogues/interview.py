"""The interview: from the answers so far to the next question; back, change an answer, restart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from rules.engine.case import DISPUTED, Case, declared
from rules.engine.decide import decide
from rules.engine.derive import AUCTION, CAME, DEAL, OFFENDER, Known, derived
from rules.engine.facts import FactError, Value, unscoped
from rules.engine.procedure import Procedure
from rules.engine.ruling import Offering, Question, Ruling
from rules.errors import FifthSeatError
from rules.model import Auction
from rules.regulations.profiles import DEFAULT, Profile
from rules.standings.duty_to_pass import may_be_in_rotation

# So much of what was decided last is remembered: an input begins with what the one before it ended with.
REMEMBERED = 512

# What is said of the whole board, at any time, and is no answer to one question.
OF_THE_BOARD = (AUCTION.id, OFFENDER.id, DEAL.id)

# One more choice of the offers of a call out of turn: RHO, whose turn the typed auction shows, had to pass.
RHO_HAD_TO_PASS = "rho_had_to_pass"


@dataclass(frozen=True)
class Answer:
    """One answer, and what it was said about: it counts only while that stays the same.

    said: the message in which it was typed, as its platform knows it; "" where it was tapped.
    taken: from the sentence with which the case began, in which it was said before it was asked.
    disputed: where the two sides do not agree on it, "found" by the director, or left "open" (85); else "".
    """

    key: str
    value: Value
    about: tuple[tuple[str, Value], ...] = ()
    said: str = field(default="", compare=False)
    taken: bool = field(default=False, compare=False)
    disputed: str = ""

    @property
    def facts(self) -> tuple[tuple[str, Value], ...]:
        """What it says, for decide()."""
        said = ((self.key, self.value),)
        return (*said, (DISPUTED + self.key, self.disputed)) if self.disputed else said


class NoSuchAnswer(FifthSeatError, ValueError):
    """Not one of the choices of the current question."""


@dataclass(frozen=True)
class Interview:
    """A procedure and the answers that count for it.

    given: the answers of the case's first segment, which a second one goes on from.
    dropped: answers that the last change has overtaken; to be shown, once.
    """

    procedure: Procedure
    answers: tuple[Answer, ...] = ()
    profile: Profile = DEFAULT
    given: tuple[Answer, ...] = ()
    dropped: tuple[Answer, ...] = ()

    @cached_property
    def current(self) -> Question | Offering | Ruling:
        """What comes next."""
        return self._decide(self.answers)

    @property
    def case(self) -> Case:
        """What has been answered as the procedure reads it."""
        said = dict(fact for answer in (*self.given, *self.answers) for fact in answer.facts)
        return Case(self.procedure.id, self.procedure.edition, said, self.profile.in_force)

    @property
    def said(self) -> dict[str, Value | None]:
        """What has been answered, by key; and the key of what is asked now, without a value."""
        asked = self.current
        now: dict[str, Value | None] = {asked.key: None} if isinstance(asked, Question) else {}
        return now | {answer.key: answer.value for answer in self.answers}

    @cached_property
    def heard(self) -> frozenset[str]:
        """The scripts that have been read out: of what has been answered."""
        asked = [self.before(answer.key).current for answer in self.answers]
        return frozenset(line for each in asked if not isinstance(each, Ruling) for line in each.item.script)

    def answer(self, value: Value, disputed: str = "") -> Interview:
        """Answer the current question or offer with one of its choices, where it has any. Raises NoSuchAnswer."""
        asked = self.current
        if isinstance(asked, Ruling) or (asked.choices and value not in asked.choices):
            raise NoSuchAnswer(value)
        return self._replay((*self.answers, Answer(asked.key, value, asked.about, disputed=disputed)))

    def with_words(self, words: Mapping[str, Value]) -> Interview:
        """With the answers that the director's sentence gave, as far as they are asked one after another now."""
        asked = self.current
        if isinstance(asked, Ruling) or asked.item.judgement or words.get(asked.key) not in asked.choices:
            return self
        answer = Answer(asked.key, words[asked.key], asked.about, taken=True)
        return self._replay((*self.answers, answer)).with_words(words)

    def tell(self, key: str, value: Value) -> Interview:
        """Say a typed fact: the auction at any time, a call where the current question takes one."""
        if any(answer.key == key for answer in self.answers):
            return self.change(key, value)
        return self._replay((*self.answers, Answer(key, value)))

    def take(self, key: str, value: Value) -> Interview:
        """Answer what is asked now with what is known from elsewhere."""
        return self._replay((*self.answers, Answer(key, value, taken=True)))

    def typed_key(self) -> str | None:
        """The key of the typed fact by which the current question may be answered."""
        asked = self.current
        return None if isinstance(asked, Ruling) else _typed_key(asked)

    def takes(self, auction: Auction) -> bool:
        """Whether an auction without an irregular call may be typed.

        It says who is who, or answers what is asked; and where the irregularity is no call it is kept with the case.
        """
        if self.procedure.subject.caller or not self.procedure.shows:
            return True
        if isinstance(self.current, Ruling):
            return False
        known = {answer.key: answer.value for answer in (*self.given, *self.answers)} | {AUCTION.id: auction}
        return len(derived(self.current.item, Known(known)) or ()) == 1

    @property
    def may_be_in_rotation(self) -> bool:
        """Whether a call at RHO's turn is about to be offered, and nobody has said whether RHO had to pass (28A)."""
        asked = self.current
        known = Known({answer.key: answer.value for answer in (*self.given, *self.answers)})
        return not isinstance(asked, Ruling) and may_be_in_rotation(asked.item, known)

    def back(self) -> Interview:
        """Without the last answer that was given to a question, and what the director's sentence answered after it."""
        last = len(self.answers) - 1
        given = [
            place
            for place, answer in enumerate(self.answers)
            if not answer.taken and (answer.key not in OF_THE_BOARD or place == last)
        ]
        if given:
            return self._replay(self.answers[: given[-1]])
        return self._replay(tuple(answer for answer in self.answers if answer.key in OF_THE_BOARD))

    def before(self, key: str) -> Interview:
        """As it was before one of the answers was given."""
        position = next(index for index, answer in enumerate(self.answers) if answer.key == key)
        return replace(self, answers=self.answers[:position], dropped=())

    def change(self, key: str, value: Value) -> Interview:
        """With one answer replaced; later answers that no longer fit are dropped."""
        return self._replay(
            tuple(replace(a, value=value, taken=False, disputed="") if a.key == key else a for a in self.answers)
        )

    def restart(self) -> Interview:
        """Without any answer but what was said of the board."""
        return self._replay(tuple(answer for answer in self.answers if answer.key in OF_THE_BOARD))

    def _decide(self, answers: Sequence[Answer]) -> Question | Offering | Ruling:
        said = tuple(fact for answer in (*self.given, *answers) for fact in answer.facts)
        return _decided(self.procedure, said, self.profile)

    def _replay(self, answers: Sequence[Answer]) -> Interview:
        """Keep the answers that the procedure still asks for, about the same things, and drop the rest.

        Until it is known when the director came nothing is dropped; that comes as soon as it is asked, whenever said.
        """
        kept = [answer for answer in answers if answer.key in OF_THE_BOARD]
        waiting = [answer for answer in answers if answer.key not in OF_THE_BOARD]
        while waiting:
            asked = self._decide(kept)
            asks_when = not isinstance(asked, Ruling) and asked.key == CAME.id
            answer = next((each for each in waiting if asks_when and each.key == CAME.id), waiting[0])
            shown = _shown(answer, (*self.given, *kept))
            if shown == (answer.value,):
                waiting.remove(answer)
                continue  # the auction says it now
            waits = asks_when and answer.key != CAME.id
            now = {each.key: each.value for each in kept if each.key not in OF_THE_BOARD}
            stale = any(key in now and (key, now[key]) not in answer.about for key, _ in answer.about)
            disagrees = shown is not None and _typed((*self.given, *kept))
            if not waits and (stale or not (disagrees or _fits(answer, asked))):
                return replace(self, answers=tuple(kept), dropped=tuple(waiting))
            waiting.remove(answer)
            kept.append(answer)  # where what was typed says otherwise, decide() asks which of the two holds
        return replace(self, answers=tuple(kept), dropped=())


@lru_cache(REMEMBERED)
def _decided(
    procedure: Procedure, said: tuple[tuple[str, Value], ...], profile: Profile
) -> Question | Offering | Ruling:
    facts = dict(said)
    while True:
        try:
            return decide(procedure, facts, profile.in_force)
        except FactError as wrong:  # what was said before is none of the choices here: not answered
            del facts[wrong.key]


def _shown(answer: Answer, kept: Sequence[Answer]) -> tuple[Value, ...] | None:
    """The one value that what has been typed leaves for this answer; None where it is not settled so."""
    item = declared(answer.key)
    scope = answer.key.removesuffix(unscoped(answer.key))
    if item is None:
        return None
    shown = derived(item, Known({a.key: a.value for a in kept}, scope))
    return shown if shown is not None and len(shown) == 1 else None


def _typed(answers: Sequence[Answer]) -> bool:
    """Whether anything has been typed; without it an answer may be settled, but nothing disagrees with it."""
    return any((item := declared(answer.key)) is not None and not item.choices for answer in answers)


def _fits(answer: Answer, asked: Question | Offering | Ruling) -> bool:
    if isinstance(asked, Ruling):
        return False
    if answer.key == _typed_key(asked):
        return True
    return (answer.key, answer.about) == (asked.key, asked.about) and answer.value in asked.choices


def _typed_key(asked: Question | Offering) -> str | None:
    item = asked.item
    if not asked.choices:
        return asked.key
    return asked.key.removesuffix(item.id) + item.typed.id if item.typed else None
