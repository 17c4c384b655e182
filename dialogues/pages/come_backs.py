"""Something to come back for is asked: taken up by an answer, put off, or done with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.come_backs import TELL, around, asked, called_for, named, with_it
from dialogues.pages.answering import answered, value_of
from dialogues.pages.common import said, to_read
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, OpenCase, Outcome, Page, interview, settled, told_to, untold
from rules.engine import aliases
from rules.engine.ruling import Ruling
from rules.model import Seat

# What is tapped besides an answer: go on with it, not now, and nothing more is to be done about it.
TAKE_UP, LATER, DONE, ALL_FOUR = "take_up", "later", "done", "all"

# When it comes again: in so many minutes, when the round is over, before the results.
MINUTES = ("10", "5", "20")
OVER = ("round", "session")


@dataclass(frozen=True)
class ComeBack(Page):
    """What is to be come back for, by the id of what takes it up; its question, before it is taken up."""

    name: ClassVar[str] = "due"
    of_the_case: ClassVar[bool] = True
    of: str = ""

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        return cls(aliases.segment(arguments))

    def show(self, state: Conversation) -> Screen:
        assert state.case is not None
        w, case = state.words, with_it(state.case, self.of)
        if case is None:
            return to_read(state, "open-title", w.text("come-back-over"))
        screen = asked(case, state.language)
        choices = screen.choices or (Choice(TAKE_UP, w.text("come-back-take-up")),)
        further = (Choice(LATER, w.text("come-back-later")), Choice(DONE, w.text("come-back-done")))
        context = (*around(state, state.case, self.of), *screen.context)
        return replace(screen, context=context, choices=(*choices, *further), footer=w.text("footer-return"))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        assert state.case is not None
        case, going_on = state.case, with_it(state.case, self.of)
        if going_on is None:
            return state.on(None), ()
        if choice == LATER:
            return state.on(PutOff(self.of, MINUTES[0])), ()
        if choice == DONE:
            case = replace(case, segments=case.segments[:-1]) if called_for(case, self.of) is None else case
            return said(state.with_case(replace(settled(case, self.of), page=None)), "come-back-settled")
        if called_for(case, self.of) is not None and not isinstance(interview(case).current, Ruling):
            return said(state.on(None), "come-back-first")
        state, now = state.with_case(replace(going_on, page=None)), interview(going_on)
        return (state, ()) if choice == TAKE_UP else answered(state, going_on, now.answer(value_of(choice, now)))


@dataclass(frozen=True)
class PutOff(Page):
    """It comes again later: when, or another time. Where everything is kept, that is noted when the page is come to."""

    name: ClassVar[str] = "put_off"
    of_the_case: ClassVar[bool] = True
    of: str = ""
    when: str = MINUTES[0]

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        of, _, when = arguments.rpartition(" ")
        return cls(aliases.segment(of), when)

    def show(self, state: Conversation) -> Screen:
        w = state.words
        told = (
            w.text(f"put-off-until-{self.when}")
            if self.when in OVER
            else w.text("put-off-minutes", count=w.locale.isolated(self.when))
        )
        choices = [
            Choice(each, w.text("put-off-to-minutes", count=w.locale.isolated(each)))
            for each in MINUTES
            if each != self.when
        ]
        choices += [Choice(each, w.text(f"put-off-to-{each}")) for each in OVER if each != self.when]
        return replace(to_read(state, "put-off-title", told), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(PutOff(self.of, choice)), ()


@dataclass(frozen=True)
class Telling(Page):
    """Who of the four has been told the ruling, its reasons and the right to appeal (83)."""

    name: ClassVar[str] = TELL
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        assert state.case is not None
        w, left = state.words, untold(state.case)
        if not left:
            return to_read(state, "tell-title", w.text("come-back-over"))
        choices = (
            Choice(ALL_FOUR, w.text("tell-all")),
            *(Choice(seat.value, w.text(f"seat-{seat}")) for seat in left),
            Choice(LATER, w.text("come-back-later")),
        )
        screen = to_read(state, "tell-title", w.text("tell-what"), w.text("tell-left", who=named(state.case, w)))
        context = tuple(around(state, state.case, TELL))
        return replace(screen, context=context, question=w.text("tell-who"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        assert state.case is not None
        if choice == LATER:
            return state.on(PutOff(TELL, MINUTES[0])), ()
        heard = told_to(state.case, Seat if choice == ALL_FOUR else (Seat(choice),))
        return state.with_case(replace(heard, page=None if not untold(heard) else self)), ()


@dataclass(frozen=True)
class Ended(Page):
    """The board or the round is over: what there is to come back for is due. Done where everything is kept."""

    name: ClassVar[str] = "ended"
    what: str = "round"

    def show(self, state: Conversation) -> Screen:
        return Screen("")


def page_of(of: str) -> Page:
    """The page that asks for something to come back for."""
    return Telling() if of == TELL else ComeBack(of)


def first_due(case: OpenCase) -> Page | None:
    """The page of what is to be come back for first in a case; None where there is nothing."""
    due = [each.of for each in case.due if each.now] or [each.of for each in case.due]
    return page_of(due[0]) if due else None
