"""Rankings, what a contestant has on each of its boards, and penalties."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar

from dialogues.input import typed
from dialogues.pages.club import NONE, Deed
from dialogues.pages.common import refused, said, to_read
from dialogues.pages.results.boards import EntryPage
from dialogues.pages.results.of_session import OfSession
from dialogues.results import Results, code, everybody, read_names
from dialogues.results_lines import contestant, described, entry_line, ranked, ranking_title
from dialogues.results_shown import percent, score_of, signed
from dialogues.score_notation import MINUS, read_entered
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.engine.facts import Kind
from rules.model import ModelError, Side
from rules.results.computed import Marked, counts_matches
from rules.results.journal import Penalized, place_of
from rules.scoring.adjusted import UNITS as FITTING
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form
from rules.scoring.entries import Amount

# What a bare number of a penalty is counted in.
UNITS = {
    Form.MATCHPOINTS: Unit.MATCHPOINTS,
    Form.IMPS: Unit.VICTORY_POINTS,
    Form.CROSS_IMPS: Unit.IMPS,
    Form.BUTLER: Unit.IMPS,
    Form.TOTAL: Unit.IMPS,
}


@dataclass(frozen=True)
class RankingPage(OfSession):
    """One ranking, each line to tap. ranking: its place among them."""

    name: ClassVar[str] = "results_ranking"
    ranking: str = "0"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        rankings = results.computed.rankings
        at = int(self.ranking) if self.ranking.isdecimal() else 0
        if at >= len(rankings):
            return to_read(state, "results-title", w.text("results-gone"))
        people = everybody(sheet)
        choices = tuple(Choice(f"w{code(row.who)}", ranked(row, sheet, people, w)) for row in rankings[at].rows)
        return replace(to_read(state, "results-title"), title=ranking_title(rankings[at], w), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(ContestantPage(self.of, choice[1:])), ()


@dataclass(frozen=True)
class ContestantPage(OfSession):
    """What a contestant has on each of its boards. who: its code."""

    name: ClassVar[str] = "results_contestant"
    who: str = NONE

    @property
    def before(self) -> Page | None:
        return RankingPage(self.of)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, people = state.words, everybody(results.sheet)
        who = next((each for each in people if code(each) == self.who), None)
        if who is None:
            return to_read(state, "results-title", w.text("results-gone"))
        rows = [row for ranking in results.computed.rankings[:2] for row in ranking.rows if row.who == who]
        body = [
            w.text("results-place", place=w.locale.isolated(row.written), score=score_of(row, results.sheet, w))
            for row in rows[:1]
        ]
        penalties = (each for each in results.sheet.penalties if each.who == who)
        body += [described(Penalized(each), w) for each in penalties]
        choices = []
        for each in results.computed.marked:
            for side, sitting in zip(Side, (each.entry.ns, each.entry.ew), strict=True):
                if who in sitting:
                    line = entry_line(each.entry, results.sheet, w)
                    parts = [line, *_mark(each, side, w)]
                    choices.append(Choice(f"e{code(place_of(each.entry))}", w.locale.joined(parts, " · ")))
        choices += [Choice("penalty", w.text("results-penalty")), Choice("names", w.text("results-names"))]
        screen = to_read(state, "results-title", *body)
        return replace(screen, title=contestant(who, people, w), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "penalty":
            return state.on(PenaltyPage(self.of, self.who)), ()
        if choice == "names":
            return state.on(NamesPage(self.of, self.who)), ()
        return state.on(EntryPage(self.of, choice[1:])), ()


def _mark(marked: Marked, side: Side, w: Words) -> tuple[str, ...]:
    """What a table brings one side: of a top in hundredths, else as it is."""
    mark = marked.of(side)
    if mark is None:
        return ()
    return (percent(Fraction(100 * mark.points) / mark.top, w),) if mark.top else (signed(mark.points, w),)


@dataclass(frozen=True)
class PenaltyPage(OfSession):
    """A penalty, or a bonus, of a contestant, to be typed. who: its code."""

    name: ClassVar[str] = "results_penalty"
    takes_words: ClassVar[bool] = True
    takes_numbers: ClassVar[bool] = True
    who: str = NONE

    @property
    def before(self) -> Page | None:
        return ContestantPage(self.of, self.who)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        unit = UNITS[results.sheet.scoring.form]
        example = w.locale.isolated(f"2 {unit.value}")
        return replace(to_read(state, "results-penalty"), question=w.text("results-penalty-how", example=example))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        results = state.view.results
        if results is None:
            return None
        sheet = results.sheet
        usual = UNITS[sheet.scoring.form]
        try:
            amount = read_entered(Kind.AMOUNT, text.translate(MINUS), state.language, usual)
        except ModelError as error:
            return refused(state, error)
        assert isinstance(amount, Amount)
        fit = [each for each in (*FITTING[sheet.scoring.form], usual) if each is not Unit.POINTS]
        if counts_matches(sheet):
            fit.append(Unit.VICTORY_POINTS)
        if amount.unit not in fit:
            units = state.words.locale.isolated(", ".join(dict.fromkeys(fit)))
            return said(state, "results-penalty-units", units=units)
        return state.on(Deed("penalize", self.of, self.who, f"{Fraction(amount.value)} {amount.unit.value}")), ()


@dataclass(frozen=True)
class NamesPage(OfSession):
    """Who plays under a number, to be typed. who: its code."""

    name: ClassVar[str] = "results_names"
    takes_words: ClassVar[bool] = True
    who: str = NONE

    @property
    def before(self) -> Page | None:
        return ContestantPage(self.of, self.who)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, people = state.words, everybody(results.sheet)
        who = next((each for each in people if code(each) == self.who), None)
        if who is None:
            return to_read(state, "results-names", w.text("results-gone"))
        example = w.locale.isolated(w.text("results-names-example"))
        screen = to_read(state, "results-names", contestant(who, people, w))
        return replace(screen, question=w.text("results-names-how", example=example))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        if not read_names(typed(text)):
            return said(state, "results-no-names")
        return state.on(Deed("correct_names", self.of, self.who, typed(text))), ()
