"""A result is entered: what is missing, who met there, and what they have, typed or put together by taps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice
from typing import ClassVar

from dialogues import picker
from dialogues.input import typed
from dialogues.pages.club import NONE, Deed
from dialogues.pages.common import said, to_read
from dialogues.pages.results.of_session import EXAMPLE, OfSession, typed_result
from dialogues.results import (
    NOT_PLAYED,
    Results,
    code,
    entry_at,
    moves,
    played_already,
    read_entered,
    read_meeting,
    read_pairs,
    write_meeting,
)
from dialogues.results_lines import described, entry_line, sat, where
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from rules.engine.facts import Kind
from rules.model import Side
from rules.results.journal import At
from rules.results.missing import gaps, likely, meeting, met_there

# So many boards that lack results are listed; the others come when these are dealt with.
LISTED = 40

AWARDS = ("A+/A-", "A/A", "A-/A+", "A+/A+", "A-/A-")

# Who met, for instance.
PAIRS = "3 4"


@dataclass(frozen=True)
class MissingPage(OfSession):
    """Which results are missing: the board and who probably met there, or the board alone."""

    name: ClassVar[str] = "results_missing"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        choices = []
        for gap in islice(gaps(sheet), LISTED):
            met = met_there(sheet, gap)
            choices += [Choice(f"m{code(at)}", where(at, sheet, w)) for at in met]
            if len(met) < gap.left:
                numbers = {"board": gap.board, "results": gap.results, "most": gap.most}
                words = {name: w.locale.isolated(str(number)) for name, number in numbers.items()}
                choices.append(Choice(f"b{gap.board}", w.text("doubt-results-missing", **words)))
        what = w.text("results-missing-what") if choices else w.text("results-missing-none")
        return replace(to_read(state, "results-missing-title", what), choices=tuple(dict.fromkeys(choices)))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith("b"):
            return state.on(AddPage(self.of, choice[1:])), ()
        assert state.view.results is not None
        sheet = state.view.results.sheet
        met = (at for gap in gaps(sheet) for at in met_there(sheet, gap) if f"m{code(at)}" == choice)
        return _entering(state, self.of, next(met))


def _entering(state: Conversation, of: str, at: At) -> Outcome:
    return state.on(EnterPage(of, str(at.board), write_meeting(at))), ()


@dataclass(frozen=True)
class AddPage(OfSession):
    """Between whom a result of a board is missing."""

    name: ClassVar[str] = "results_add"
    takes_words: ClassVar[bool] = True
    takes_numbers: ClassVar[bool] = True
    board: str = NONE

    @property
    def before(self) -> Page | None:
        return Deed("results", self.of, self.board)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        names = {"pairs": w.locale.isolated(PAIRS), "whole": w.locale.isolated(f"{PAIRS} {EXAMPLE}")}
        choices = tuple(
            Choice(f"m{code(at)}", w.locale.joined(sat(at, results.sheet, w), " · "))
            for at in likely(results.sheet, self._number)
        )
        board = w.text("results-board", board=w.locale.isolated(self.board))
        screen = to_read(state, "results-add")
        return replace(screen, title=board, question=w.text("results-add-how", **names), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        assert state.view.results is not None
        met = likely(state.view.results.sheet, self._number)
        return _entering(state, self.of, next(at for at in met if f"m{code(at)}" == choice))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        results = state.view.results
        if results is None:
            return None
        found = read_pairs(typed(text), results.sheet, state.language)
        if found is None or {*found[0]} & {*found[1]}:
            w, wrong = state.words, state.words.locale.isolated(text)
            if found is None and moves(results.sheet):
                both = (w.text(f"results-number-{side}", number=w.locale.isolated("1")) for side in Side)
                return said(state, "results-which-direction", text=wrong, example=w.locale.joined(both, " – "))
            return said(state, "results-no-pairs", text=wrong)
        ns, ew, rest = found
        at = meeting(results.sheet, self._number, ns, ew)
        entering = _entering(state, self.of, at)
        if not rest:
            return entering
        return typed_result(entering[0], rest, results.sheet, at) or (
            state.on(Deed("add_result", self.of, f"{self.board}:{write_meeting(at)}", rest)),
            (),
        )

    @property
    def _number(self) -> int:
        return int(self.board) if self.board.isdecimal() else 0


@dataclass(frozen=True)
class AgainPage(OfSession):
    """Whether a result takes the place of what they have of the board. met: who; what: the result, as it was typed."""

    name: ClassVar[str] = "results_again"
    board: str = NONE
    met: str = NONE
    what: str = ""

    @property
    def before(self) -> Page | None:
        return Deed("results", self.of, self.board)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        at = read_meeting(sheet, int(self.board) if self.board.isdecimal() else 0, self.met)
        if at is None:
            return to_read(state, "results-add", w.text("results-gone"))
        there = [entry for entry in (entry_at(sheet, at), *played_already(sheet, at)) if entry]
        change = read_entered(self.what, sheet, at, state.language)
        body = [w.text("results-again"), *(entry_line(entry, sheet, w) for entry in there)]
        question = w.text("results-again-how", change=described(change, w, sheet))
        choices = (Choice("yes", w.text("results-again-yes")), Choice("no", w.text("results-again-no")))
        return replace(to_read(state, "results-add", *body), question=question, choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "no":
            return state.on(self.before), ()
        return state.on(Deed("replace_result", self.of, f"{self.board}:{self.met}", self.what)), ()


@dataclass(frozen=True)
class EnterPage(OfSession):
    """What a table has of a board, typed or put together by taps. met: who; parts: what has been tapped."""

    name: ClassVar[str] = "results_enter"
    takes_words: ClassVar[bool] = True
    board: str = NONE
    met: str = NONE
    parts: str = ""

    @property
    def before(self) -> Page | None:
        if self.parts:
            return replace(self, parts=picker.without_last(self.parts))
        return Deed("results", self.of, self.board, self.met)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, at = state.words, self._at(results)
        if at is None:
            return to_read(state, "results-add", w.text("results-gone"))
        entry = entry_at(results.sheet, at)
        body = [
            entry_line(entry, results.sheet, w) if entry else where(at, results.sheet, w),
            *sat(at, results.sheet, w),
        ]
        if entry is None and (other := played_already(results.sheet, at)):
            body += [w.text("results-again"), *(entry_line(each, results.sheet, w) for each in other)]
        choices = [Choice(id, text) for id, text in picker.options(Kind.RESULT, self.parts, w.locale)]
        if self.parts:
            question = picker.said(Kind.RESULT, self.parts, w.locale)
        else:
            question = w.text("results-enter-how", example=w.locale.isolated(EXAMPLE))
            choices += [Choice(f"a{number}", w.locale.isolated(award)) for number, award in enumerate(AWARDS)]
            choices.append(Choice(NOT_PLAYED, w.text("results-leave")))
        screen = to_read(state, "results-entry", *body)
        return replace(screen, question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == NOT_PLAYED:
            return self._told(state, choice)
        if choice.startswith("a"):
            return self._told(state, AWARDS[int(choice[1:])])
        picked = picker.pick(Kind.RESULT, self.parts, choice)
        whole = picker.whole(Kind.RESULT, picked)
        return self._told(state, str(whole)) if whole else (state.on(replace(self, parts=picked)), ())

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        results = state.view.results
        at = self._at(results) if results else None
        if results is None or at is None:
            return None
        return typed_result(state, text, results.sheet, at) or self._told(state, typed(text))

    def _at(self, results: Results) -> At | None:
        return read_meeting(results.sheet, int(self.board) if self.board.isdecimal() else 0, self.met)

    def _told(self, state: Conversation, what: str) -> Outcome:
        return state.on(Deed("enter_result", self.of, f"{self.board}:{self.met}", what)), ()
