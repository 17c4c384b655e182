"""Tricks that a ruling transfers: whether the result of the table is with them already, asked once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.clubs import View
from dialogues.pages.club import NONE, Deed
from dialogues.pages.common import to_read
from dialogues.pages.results.boards import EntryPage
from dialogues.pages.results.of_session import OfSession
from dialogues.results import Results, Transfer, code, entry_at, with_tricks
from dialogues.results_lines import NOBODY, entry_line, result_line, where
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome
from dialogues.wording import Words


def transfer_choices(view: View, w: Words) -> Iterator[Choice]:
    """The tricks of which nobody has said yet whether they are in the result."""
    sheet = view.results.sheet if view.results else NOBODY
    for each in view.transfers:
        count = w.locale.isolated(str(each.number))
        yield Choice(f"t{each.ruling}", w.text("results-transfer", where=where(each.at, sheet, w), count=count))


@dataclass(frozen=True)
class TransferPage(OfSession):
    """What a table has, and what it would have with the tricks of a ruling. ruling: the logged one."""

    name: ClassVar[str] = "results_transfer"
    ruling: str = NONE

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet, transfer = state.words, results.sheet, self._transfer(state)
        entry = entry_at(sheet, transfer.at) if transfer else None
        if transfer is None or entry is None:
            return to_read(state, "results-transfer-title", w.text("results-gone"))
        after = with_tricks(entry, transfer)
        args = {"when": w.locale.isolated(transfer.when), "count": w.locale.isolated(str(transfer.number))}
        body = [entry_line(entry, sheet, w), w.text("results-transfer-by", **args, law=w.locale.law(transfer.law))]
        choices = [Choice("in", w.text("results-transfer-in"))]
        for side, new in after.items():
            named = w.text(f"side-{side.value}")
            body.append(w.text("results-transfer-with", side=named, result=result_line(new, sheet, w)))
            one = len(after) == 1
            words = w.text("results-transfer-do") if one else w.text("results-transfer-to", side=named)
            choices.append(Choice(side.value, words))
        if not after:
            choices.append(Choice("correct", w.text("results-transfer-correct")))
        screen = to_read(state, "results-transfer-title", *body)
        return replace(screen, question=w.text("results-transfer-question"), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "in":
            return state.on(Deed("tricks_in_it", self.of, self.ruling)), ()
        if choice == "correct":
            transfer = self._transfer(state)
            assert transfer is not None  # else there was no such choice
            return state.on(EntryPage(self.of, code(transfer.at), str(transfer.at.board))), ()
        return state.on(Deed("transfer_tricks", self.of, self.ruling, choice)), ()

    def _transfer(self, state: Conversation) -> Transfer | None:
        return next((each for each in state.view.transfers if str(each.ruling) == self.ruling), None)
