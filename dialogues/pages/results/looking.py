"""A file that is looked through before anything of it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.access import Command
from dialogues.input import typed
from dialogues.pages.club import NONE, ClubHome, Clubs, Deed, Viewed
from dialogues.pages.common import to_read
from dialogues.pages.results.of_session import EXAMPLE, SESSIONS, session_choices, typed_result, with_club
from dialogues.pages.sessions import session_title
from dialogues.results import Draft, code, key
from dialogues.results_lines import about, against, differences, doubt_line, entry_line, first, in_short
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.results.checks import Doubt, Gravity
from rules.results.journal import Laying, place_of
from rules.results.sheet import Sheet

# For a new session, made from what a file says of itself.
NEW = "new"

# What is doubtful of a board itself, and what may be put right by what its number says.
OF_BOARDS = {"dealer-unusual": Laying.DEALER, "vulnerability-unusual": Laying.VULNERABLE}

# The points are not those of the contract.
DISAGREES = "score-disagrees"

# With more doubts of a kind than this they can be dealt with all at once.
SEVERAL = 3


@dataclass(frozen=True)
class Look(Viewed):
    """A file before anything of it is kept: what it is, what is doubtful, what it would come to. of: the club."""

    name: ClassVar[str] = "results_look"
    command: ClassVar[Command] = Command.RESULTS

    @property
    def before(self) -> Page | None:
        return Clubs() if self.of == NONE else ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, view, draft = state.words, state.view, state.view.draft
        if draft is None:
            return to_read(state, "results-title", w.text("results-none"))
        sheet = draft.applied
        asks = [doubt for doubt in draft.doubts if doubt.gravity is not Gravity.TOLD]
        told = [doubt_line(doubt, w) for doubt in draft.doubts if doubt.gravity is Gravity.TOLD]
        body = [
            *about(sheet, w),
            w.text("results-for", session=session_title(view.session, w) if view.session else _new(sheet, w)),
            *in_short(told, w),
            *(_against(view.results.entered, draft.sheet, w) if view.results else ()),
            *(first(ranking, sheet, w) for ranking in draft.computed.rankings if ranking.rows),
        ]
        choices = [Choice(f"d{code(key(doubt))}", doubt_line(doubt, w)) for doubt in asks]
        for id, gravity in (("leave_all", Gravity.IMPOSSIBLE), ("accept_all", Gravity.UNLIKELY)):
            if sum(doubt.gravity is gravity for doubt in asks) > SEVERAL:
                choices.append(Choice(id, w.text(f"results-{id.replace('_', '-')}")))
        if sum(doubt.id == DISAGREES for doubt in asks) > SEVERAL:
            choices.append(Choice("contracts", w.text("results-contracts")))
        same = bool(view.results and view.results.digest == draft.digest and not (draft.changes or draft.accepted))
        if not asks:
            choices.insert(0, Choice("keep", w.text("session-results" if same else "results-keep")))
        if draft.differences:
            choices.append(Choice("differences", w.text("results-differences", count=str(len(draft.differences)))))
        choices.append(Choice("session", w.text("results-other-session")))
        choices.append(Choice("drop", w.text("results-drop")))
        question = w.text("results-same" if same else "results-keep-question")
        if asks:
            question = w.text("results-to-mend", count=str(len(asks)))
        return replace(to_read(state, "results-look", *body), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith("d") and choice not in ("drop", "differences"):
            return state.on(DoubtPage(self.of, choice[1:])), ()
        if choice == "differences":
            return state.on(LookDifferences(self.of)), ()
        if choice == "session":
            return state.on(LookFor(self.of)), ()
        return state.on(Deed(f"look_{choice}", self.of)), ()


def _new(sheet: Sheet, w: Words) -> str:
    return w.text("results-new-session", day=w.locale.isolated(sheet.held_on or "–"))


def _against(before: Sheet, now: Sheet, w: Words) -> Iterator[str]:
    """What a newer file changes."""
    lines = list(against(before, now, w))
    yield w.text("results-changed", count=w.locale.isolated(str(len(lines))))
    yield from in_short(lines, w)


@dataclass(frozen=True)
class DoubtPage(Viewed):
    """Something doubtful in a file: so it is, it is corrected, or left out. doubt: its code."""

    name: ClassVar[str] = "results_doubt"
    command: ClassVar[Command] = Command.RESULTS
    takes_words: ClassVar[bool] = True
    doubt: str = NONE

    @property
    def before(self) -> Page | None:
        return Look(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, draft = state.words, state.view.draft
        doubt = self._doubt(draft)
        if draft is None or doubt is None:
            return to_read(state, "results-look", w.text("results-gone"))
        choices = []
        if doubt.gravity is Gravity.UNLIKELY:
            choices.append(Choice("accept", w.text("doubt-accept")))
        if doubt.id in OF_BOARDS:
            choices.append(Choice("usual", w.text("doubt-usual")))
            choices.append(Choice("leave", w.text("doubt-leave-board")))
        if doubt.id == DISAGREES:
            choices += [Choice("contract", w.text("doubt-contract")), Choice("score", w.text("doubt-score"))]
        body, question = [doubt_line(doubt, w)], ""
        if doubt.entry is not None:
            entry = draft.applied.entries[doubt.entry]
            body.append(entry_line(entry, draft.applied, w))
            choices.append(Choice("leave", w.text("doubt-leave")))
            if "first" in doubt.args:
                line = w.locale.isolated(doubt.args["first"])
                choices.append(Choice("leave_first", w.text("doubt-leave-first", line=line)))
            question = w.text("results-type", example=w.locale.isolated(EXAMPLE))
        return replace(to_read(state, "results-look", *body), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("look_mend", self.of, self.doubt, choice)), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        draft = state.view.draft
        doubt = self._doubt(draft)
        if draft is None or doubt is None or doubt.entry is None:
            return None
        return typed_result(state, text, draft.applied, place_of(draft.applied.entries[doubt.entry])) or (
            state.on(Deed("look_mend", self.of, self.doubt, f"= {typed(text)}")),
            (),
        )

    def _doubt(self, draft: Draft | None) -> Doubt | None:
        return find_doubt(draft, self.doubt) if draft else None


def find_doubt(draft: Draft, wanted: str) -> Doubt | None:
    """The doubt of a code; None where there is none any more."""
    return next((doubt for doubt in draft.doubts if code(key(doubt)) == wanted), None)


@dataclass(frozen=True)
class LookFor(Viewed):
    """For which session a file is: one that there is, or a new one of a club or of the director alone."""

    name: ClassVar[str] = "results_for"
    command: ClassVar[Command] = Command.RESULTS
    start: str = "0"

    @property
    def before(self) -> Page | None:
        return replace(self, start=str(int(self.start) - SESSIONS)) if self.start != "0" else Look(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        choices = list(session_choices(view, w, int(self.start)))
        choices += [Choice(f"n{club.id}", with_club(w.text("results-new"), club.name, w)) for club in view.clubs]
        choices.append(Choice(f"n{NONE}", w.text("results-new-own")))
        return replace(to_read(state, "results-session-question"), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "more":
            return state.on(replace(self, start=str(int(self.start) + SESSIONS))), ()
        session = next((each for each in state.view.sessions if f"s{each.id}" == choice), None)
        if session is None:
            return state.on(Deed("look_for", choice[1:], NEW)), ()
        return state.on(Deed("look_for", str(session.club or NONE), str(session.id))), ()


@dataclass(frozen=True)
class LookDifferences(Viewed):
    """Where a file that is looked through ranks otherwise than we do, and why."""

    name: ClassVar[str] = "results_look_differences"
    command: ClassVar[Command] = Command.RESULTS

    @property
    def before(self) -> Page | None:
        return Look(self.of)

    def shown(self, state: Conversation) -> Screen:
        draft = state.view.draft
        lines = differences(draft.differences, draft.applied, state.words) if draft else ()
        return to_read(state, "results-differences-title", *lines)
