"""The cases that are open, and one that can only be read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import come_backs, wording
from dialogues.pages.come_backs import Ended, page_of
from dialogues.pages.common import said, to_read, with_label
from dialogues.pages.sessions import Played
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, OpenCase, Outcome, Page, checks, interview, untold, waiting
from rules.engine.ruling import Ruling

# What the choice of something due begins with, and that which closes a case of which nothing is due.
DUE, CLOSE = "due ", "close "

# The round is over.
ROUND = "round"


@dataclass(frozen=True)
class Open(Page):
    """What is due, the oldest first; then the open cases, the newest first."""

    name: ClassVar[str] = "open"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        due = [(each.at, case.number, each.of) for case in state.cases for each in case.due if each.now]
        choices = [_due(state, number, of) for _, number, of in sorted(due, key=lambda each: each[0])]
        waiting_cases = [case for case in reversed(state.cases) if case.unread or waiting(case)]
        choices += [Choice(str(case.number), _line(case, state)) for case in waiting_cases]
        if any(not each.now for case in state.cases for each in case.due):
            choices.append(Choice(ROUND, w.text("open-round-over"), beside=True))
        choices += [
            Choice(f"{CLOSE}{case.number}", w.text("open-close", case=come_backs.titled(case, w)), beside=True)
            for case in waiting_cases
            if closes(case)
        ]
        question = "" if choices else w.text("open-none")
        return replace(to_read(state, "open-title"), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == ROUND:
            return state.on(None).at(None).on(Ended(ROUND)), ()
        number, _, of = choice.removeprefix(DUE).removeprefix(CLOSE).partition(" ")
        there = state.on(None).at(int(number))
        if isinstance(there.page, Played) and not choice.startswith(CLOSE):
            return said(there, "resumed")
        if choice.startswith(DUE):
            return there.on(page_of(of)), ()
        if choice.startswith(CLOSE):
            left = tuple(case for case in there.cases if case.number != there.current)
            return said(replace(there, cases=left, current=None, home=self), "cancelled")
        return said(there.on(None), "resumed")


def closes(case: OpenCase) -> bool:
    """Whether one tap closes a case: it has been ruled on, and nothing is due."""
    return not case.unread and isinstance(interview(case).current, Ruling) and not any(each.now for each in case.due)


def _due(state: Conversation, number: int, of: str) -> Choice:
    """Something that is due, in the words of its question."""
    w, case = state.words, next(each for each in state.cases if each.number == number)
    question = come_backs.question(case, of, state.language)
    return Choice(f"{DUE}{number} {of}", w.text("open-due", case=come_backs.titled(case, w), question=question))


def _line(case: OpenCase, state: Conversation) -> str:
    """A case in a line, and what there is still to do in it."""
    w = state.words
    if case.unread:
        return w.text("open-case", irregularity=ReadOnly(case).show(state).title, when=w.text("open-read-only"))
    irregularity = with_label(case.label, wording.title(case.segments[0].procedure, w), w)
    if not isinstance(interview(case).current, Ruling):
        return w.text("open-case", irregularity=irregularity, when=w.text("open-asking"))
    later = dict.fromkeys(wording.title_label(each.procedure, w) for each in checks(case))
    what = [*later, *((w.text("tell-title"),) if untold(case) else ())]
    return w.text("open-case", irregularity=irregularity, when=w.locale.joined(what, " · "))


@dataclass(frozen=True)
class ReadOnly(Page):
    """A case with which this version cannot go on: its rulings as they were issued, under the label that they had."""

    case: OpenCase

    def show(self, state: Conversation) -> Screen:
        w, case = state.words, self.case
        title, *body = "\n\n".join(case.issued or (w.text("read-only-title"),)).split("\n")
        return Screen(
            title if case.label in title else with_label(case.label, title, w),
            context=(w.text("read-only"),),
            body=tuple(body),
            keys=("cancel",),
            footer=w.text("footer-read-only"),
        )
