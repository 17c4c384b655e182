"""Boards: what each table has of one, its deal, tables that played another, and one result to be corrected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar

from dialogues.arithmetic import shown_number
from dialogues.input import typed
from dialogues.notation import write_result
from dialogues.pages.club import NONE, Deed
from dialogues.pages.common import to_read
from dialogues.pages.results.entering import AWARDS, AddPage, EnterPage
from dialogues.pages.results.of_session import EXAMPLE, OfSession, typed_result
from dialogues.results import Results, code, met, write_meeting
from dialogues.results_lines import described, entry_line, result_of, sat, who_met
from dialogues.results_shown import against_best, laid_of, signed, unbid
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.model import Seat
from rules.model.boards import dealer
from rules.model.deals import Deal, Solved
from rules.model.denominations import Denomination
from rules.results.computed import Marked, scored, vulnerable
from rules.results.journal import Made, place_of
from rules.results.sheet import Entry, Laid, Sheet
from rules.scoring.par import par
from rules.scoring.scores import Exact, rounded

# By which a scoring error is still corrected after the correction period.
LATE = "79C2"


@dataclass(frozen=True)
class Boards(OfSession):
    """Every board, to tap."""

    name: ClassVar[str] = "results_boards"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        numbers = sorted({entry.board for entry in results.sheet.entries})
        words = (w.text("results-board", board=w.locale.isolated(str(number))) for number in numbers)
        choices = tuple(Choice(f"b{number}", line) for number, line in zip(numbers, words, strict=True))
        return replace(to_read(state, "results-boards"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(BoardPage(self.of, choice[1:])), ()


@dataclass(frozen=True)
class BoardPage(OfSession):
    """The traveller of a board: each table with its score and what it brings; its deal when the boards are released."""

    name: ClassVar[str] = "results_board"
    board: str = NONE

    @property
    def before(self) -> Page | None:
        return Boards(self.of)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        there = [each for each in results.computed.marked if str(each.entry.board) == self.board]
        if not there:
            return to_read(state, "results-boards", w.text("results-gone"))
        body = [w.text(f"said-vulnerable-{vulnerable(sheet, there[0].entry).value.lower()}")]
        solved = state.view.solved if results.released else {}
        dealt: dict[Laid | None, list[Entry]] = {}
        for each in there:
            dealt.setdefault(laid_of(sheet, each.entry), []).append(each.entry)
        for entries in dealt.values() if results.released else ():
            if len(dealt) > 1:
                body.append(w.text("shown-section", name=w.locale.isolated(entries[0].section)))
            body += hands(sheet, entries, solved, w)
        if any(laid and laid.deal in solved for laid in dealt):
            body.append(w.text("results-to-best-what"))
        there.sort(key=lambda each: -(each.ns.points if each.ns else -10_000))
        choices = [
            Choice(f"e{code(place_of(each.entry))}", w.locale.joined(_row(each, sheet, solved, w), " · "))
            for each in there
        ]
        if len(there) > 1:
            choices.append(Choice("split", w.text("results-split")))
        choices.append(Choice("add", w.text("results-add")))
        board = w.text("results-board", board=w.locale.isolated(self.board))
        return replace(to_read(state, "results-boards", *body), title=board, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "split":
            return state.on(SplitPage(self.of, self.board)), ()
        if choice == "add":
            return state.on(AddPage(self.of, self.board)), ()
        return state.on(EntryPage(self.of, choice[1:], self.board)), ()


def _row(marked: Marked, sheet: Sheet, solved: Mapping[Deal, Solved], w: Words) -> list[str]:
    """A table of a board: who met, what they have, its points, what it brings either side, and against double dummy."""
    entry, points = marked.entry, scored(sheet, marked.entry)
    parts = [who_met(entry, sheet, w), result_of(entry, w)]
    if entry.played and entry.result is not None and points is not None:
        parts.append(signed(points, w))
    if marked.ns is not None and marked.ew is not None:
        both = (shown_number(rounded_exact(mark.points), w.locale) for mark in (marked.ns, marked.ew))
        parts.append(w.locale.isolated(" : ".join(both)))
    laid = laid_of(sheet, entry)
    if best := against_best(solved.get(laid.deal) if laid and laid.deal else None, entry, w):
        parts.append(w.text("results-to-best", tricks=best))
    return parts


def rounded_exact(value: Exact) -> Exact:
    """A number to two decimals."""
    return Fraction(rounded(value))


def hands(sheet: Sheet, there: Sequence[Entry], solved: Mapping[Deal, Solved], w: Words) -> Iterator[str]:
    """The hands that these tables had, what they make double dummy, par, and what nobody bid; nothing if not known."""
    entry = there[0]
    laid = laid_of(sheet, entry)
    if laid is None or laid.deal is None:
        return
    for seat, hand in zip(Seat, str(laid.deal)[2:].split(" "), strict=True):
        suits = (f"{suit}{cards or '–'}" for suit, cards in zip("♠♥♦♣", hand.split("."), strict=True))
        yield f"{w.text(f'seat-{seat.value}')}: {w.locale.isolated(' '.join(suits))}"
    made = solved.get(laid.deal)
    if made is None:
        return
    for seat in Seat:
        tricks = made.made(seat)
        line = " ".join(f"{w.locale.names['write'][each]}{tricks[each]}" for each in reversed(Denomination))
        yield w.text("results-makes", seat=w.text(f"seat-{seat.value}"), tricks=w.locale.isolated(line))
    best = par(made, laid.dealer or dealer(entry.board), vulnerable(sheet, entry))
    if best is not None:
        contracts = w.locale.joined((write_result(each, w.locale.language) for each in best.results), ", ")
        yield w.text("results-par", score=w.locale.isolated(f"{best.score:+d}"), contracts=contracts)
    yield from unbid(made, there, sheet, w)


@dataclass(frozen=True)
class SplitPage(OfSession):
    """Which tables played another deal than the rest (Law 87). chosen: their codes, with commas."""

    name: ClassVar[str] = "results_split"
    board: str = NONE
    chosen: str = ""

    @property
    def before(self) -> Page | None:
        return BoardPage(self.of, self.board)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, chosen = state.words, self.chosen.split(",")
        there = [entry for entry in results.sheet.entries if str(entry.board) == self.board and entry.played]
        codes = [code(place_of(entry)) for entry in there]
        lines = (w.locale.joined([who_met(each, results.sheet, w), result_of(each, w)], " · ") for each in there)
        choices = [
            Choice(f"e{of}", f"✓ {line}" if of in chosen else line) for of, line in zip(codes, lines, strict=True)
        ]
        if 0 < len(set(codes) & set(chosen)) < len(codes):
            choices.append(Choice("split", w.text("results-split-yes")))
        board = w.text("results-board", board=w.locale.isolated(self.board))
        screen = to_read(state, "results-split")
        return replace(screen, title=board, question=w.text("results-split-how"), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "split":
            return state.on(Deed("split_board", self.of, self.board, self.chosen)), ()
        before = [each for each in self.chosen.split(",") if each]
        of = choice[1:]
        after = [each for each in before if each != of] if of in before else [*before, of]
        return state.on(replace(self, chosen=",".join(after))), ()


@dataclass(frozen=True)
class EntryPage(OfSession):
    """What one table has of a board: to be corrected, awarded, or left out. entry: its code; board: to lead back."""

    name: ClassVar[str] = "results_entry"
    takes_words: ClassVar[bool] = True
    entry: str = NONE
    board: str = NONE

    @property
    def before(self) -> Page | None:
        return Boards(self.of) if self.board == NONE else BoardPage(self.of, self.board)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        entry = met(sheet, self.entry)
        if entry is None:
            return to_read(state, "results-boards", w.text("results-gone"))
        mine = (
            f"– {described(made.change, w, sheet)}"
            for made in results.journal
            if not made.undone and _is_of(made, entry)
        )
        choices = [Choice(f"a{at}", w.locale.isolated(award)) for at, award in enumerate(AWARDS)]
        choices.append(Choice("pick", w.text("results-pick")))
        if entry.played:
            choices.append(Choice("leave", w.text("results-leave")))
        late = state.view.official is not None and not state.view.official.corrected
        told = (w.text("official-too-late", law=w.locale.law(LATE)),) if late else ()
        screen = to_read(state, "results-boards", entry_line(entry, sheet, w), *sat(entry, sheet, w), *mine, *told)
        question = w.text("results-entry-how", example=w.locale.isolated(EXAMPLE))
        return replace(screen, title=w.text("results-entry"), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "leave":
            return state.on(Deed("leave_out", self.of, self.entry)), ()
        if choice == "pick":
            results = state.view.results
            entry = met(results.sheet, self.entry) if results else None
            assert entry is not None  # else there was no such choice
            return state.on(EnterPage(self.of, str(entry.board), write_meeting(place_of(entry)))), ()
        return state.on(Deed("correct_entry", self.of, self.entry, AWARDS[int(choice[1:])])), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        results = state.view.results
        entry = met(results.sheet, self.entry) if results else None
        if results is None or entry is None:
            return None
        wrong = typed_result(state, text, results.sheet, place_of(entry))
        return wrong or (state.on(Deed("correct_entry", self.of, self.entry, typed(text))), ())


def _is_of(made: Made, entry: Entry) -> bool:
    return getattr(made.change, "at", None) == place_of(entry)
