"""What was changed in the results of a session, and to undo it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.pages.club import NONE, Deed
from dialogues.pages.common import to_read
from dialogues.pages.results.of_session import OfSession
from dialogues.results import Results
from dialogues.results_lines import described
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page


@dataclass(frozen=True)
class Changes(OfSession):
    """Everything that was changed, the newest first."""

    name: ClassVar[str] = "results_changes"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        choices = tuple(
            Choice(f"c{made.id}", w.text("results-undone", change=line) if made.undone else line)
            for made in reversed(results.journal)
            for line in [described(made.change, w, results.sheet)]
        )
        empty = () if choices else (w.text("results-no-changes"),)
        return replace(to_read(state, "results-changes-title", *empty), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(ChangePage(self.of, choice[1:])), ()


@dataclass(frozen=True)
class ChangePage(OfSession):
    """One change: by whom, when, after which ruling; and to undo it."""

    name: ClassVar[str] = "results_change"
    change: str = NONE

    @property
    def before(self) -> Page | None:
        return Changes(self.of)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        made = next((each for each in results.journal if str(each.id) == self.change), None)
        if made is None:
            return to_read(state, "results-changes-title", w.text("results-gone"))
        by = w.locale.isolated(made.by) if made.by else w.text("club-somebody")
        body = [
            described(made.change, w, results.sheet),
            w.text("results-by", name=by, at=w.locale.isolated(made.when)),
        ]
        if made.ruling is not None:
            body.append(w.text("results-by-ruling"))
        if made.undone:
            body.append(w.text("results-is-undone"))
        choices = () if made.undone else (Choice("undo", w.text("results-undo")),)
        return replace(to_read(state, "results-changes-title", *body), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("undo_change", self.of, self.change)), ()
