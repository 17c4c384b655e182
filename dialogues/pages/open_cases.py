"""The cases that are open, and one that can only be read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import wording
from dialogues.pages.common import said, to_read, with_label
from dialogues.pages.sessions import Played
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, OpenCase, Outcome, Page, checks, interview, waiting
from rules.engine.ruling import Ruling


@dataclass(frozen=True)
class Open(Page):
    """The open cases, the newest first."""

    name: ClassVar[str] = "open"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        choices = []
        for case in reversed(state.cases):
            if case.unread:
                irregularity, when = ReadOnly(case).show(state).title, w.text("open-read-only")
            elif waiting(case):
                asking = not isinstance(interview(case).current, Ruling)
                when = w.text("open-asking") if asking else w.text("open-checks", count=str(len(checks(case))))
                irregularity = with_label(case.label, wording.title(case.segments[0].procedure, w), w)
            else:
                continue
            choices.append(Choice(str(case.number), w.text("open-case", irregularity=irregularity, when=when)))
        question = "" if choices else w.text("open-none")
        return replace(to_read(state, "open-title"), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        there = state.on(None).at(int(choice))
        return said(there if isinstance(there.page, Played) else there.on(None), "resumed")


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
