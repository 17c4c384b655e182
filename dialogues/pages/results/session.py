"""The results of a session: what leads to everything, boards that are released, a score that is official."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.access import Command
from dialogues.clubs import Left, Official
from dialogues.pages.club import Clubs, Deed, Viewed
from dialogues.pages.common import to_read
from dialogues.pages.results.boards import Boards
from dialogues.pages.results.changes import Changes
from dialogues.pages.results.entering import MissingPage
from dialogues.pages.results.of_session import SESSIONS, OfSession, session_choices
from dialogues.pages.results.rankings import RankingPage
from dialogues.pages.results.transfers import TransferPage, transfer_choices
from dialogues.pages.sessions import SessionPage, session_title
from dialogues.posts import official_since
from dialogues.results import Results
from dialogues.results_lines import LINES, about, described, differences, doubt_line, first, ranking_title
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.results.checks import Gravity
from rules.results.missing import gaps

# In which forms results are handed over.
FORMS = ("usebio", "pbn", "csv", "json")


@dataclass(frozen=True)
class ResultsOf(Viewed):
    """Of which session the results are wanted, for a director who rules in none now."""

    name: ClassVar[str] = "results_of"
    command: ClassVar[Command] = Command.RESULTS
    start: str = "0"

    @property
    def before(self) -> Page | None:
        return replace(self, start=str(int(self.start) - SESSIONS)) if self.start != "0" else Clubs()

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        choices = tuple(session_choices(state.view, w, int(self.start)))
        return replace(to_read(state, "results-title", w.text("results-how")), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "more":
            return state.on(replace(self, start=str(int(self.start) + SESSIONS))), ()
        return state.on(ResultsPage(choice[1:])), ()


@dataclass(frozen=True)
class ResultsPage(OfSession):
    """What the results of a session lead to."""

    name: ClassVar[str] = "results"

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        count = sum(not made.undone for made in results.journal)
        choices = list(transfer_choices(state.view, w))
        choices += [Choice(f"r{at}", ranking_title(ranking, w)) for at, ranking in enumerate(results.computed.rankings)]
        if sheet.entries:
            choices.append(Choice("boards", w.text("results-boards")))
        if missing := sum(gap.left for gap in gaps(sheet)):
            choices.append(Choice("missing", w.text("results-missing", count=str(missing))))
        choices.append(Choice("changes", w.text("results-changes", count=str(count))))
        if results.differences:
            choices.append(Choice("differences", w.text("results-differences", count=str(len(results.differences)))))
        choices.append(Choice("post", w.text("session-post")))
        choices.append(Choice("unrelease" if results.released else "release", w.text(_release(results))))
        official = state.view.official
        if state.view.club is not None:
            make = Choice("unofficial", w.text("official-undo")) if official else None
            choices.append(make or Choice("official", w.text("official-make")))
        choices += [Choice(form, f"{w.text('log-export')} {w.locale.isolated(form.upper())}") for form in FORMS]
        ranked_ = [ranking for ranking in results.computed.rankings if ranking.rows]
        body = [*about(sheet, w), *(first(ranking, sheet, w) for ranking in ranked_)]
        body += [w.text("results-lost", change=described(made.change, w, sheet)) for made in results.applied.lost]
        body += [w.text("results-unplaced", ruling=w.locale.isolated(each)) for each in state.view.unplaced]
        body += official_lines(official, state.view.left, w) if state.view.club is not None else ()
        deals = {each.deal for each in sheet.boards.values() if each.deal}
        if results.released and deals:
            counts = {"solved": str(len(deals & state.view.solved.keys())), "deals": str(len(deals))}
            body.append(w.text("results-solved", **{name: w.locale.isolated(count) for name, count in counts.items()}))
        body.append(w.text("results-released" if results.released else "results-not-released"))
        asks = [f"– {doubt_line(d, w)}" for d in results.doubts if d.gravity is not Gravity.TOLD]
        screen = to_read(state, "results-title", *body, *asks[:LINES])
        title = session_title(state.view.session, w) if state.view.session else screen.title
        return replace(screen, title=title, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        pages: dict[str, Page] = {
            "boards": Boards(self.of),
            "missing": MissingPage(self.of),
            "changes": Changes(self.of),
            "differences": Differences(self.of),
            "release": Release(self.of),
            "official": MakeOfficial(self.of),
        }
        if choice in pages:
            return state.on(pages[choice]), ()
        if choice == "post":
            return state.on(Deed("post_page", self.of)), ()
        if choice in ("unrelease", "unofficial"):
            return state.on(Deed(f"{choice}_{'boards' if choice == 'unrelease' else 'score'}", self.of)), ()
        if choice in FORMS:
            return state.on(Deed("export_results", self.of, choice)), ()
        if choice.startswith("t"):
            return state.on(TransferPage(self.of, choice[1:])), ()
        return state.on(RankingPage(self.of, choice[1:])), ()


def _release(results: Results) -> str:
    return "results-unrelease" if results.released else "results-release"


@dataclass(frozen=True)
class Differences(OfSession):
    """Where the file ranks otherwise than we rank what stands in it, and why."""

    name: ClassVar[str] = "results_differences"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        lines = differences(results.differences, results.sheet, state.words)
        return to_read(state, "results-differences-title", *lines)


@dataclass(frozen=True)
class Release(OfSession):
    """Whether players may see the boards: when nobody has to play them any more."""

    name: ClassVar[str] = "results_release"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        choices = (Choice("yes", w.text("results-release-yes")), Choice("no", w.text("results-release-no")))
        screen = to_read(state, "results-release", w.text("results-release-what"))
        return replace(screen, question=w.text("results-release-question"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("release_boards", self.of) if choice == "yes" else self.before), ()


@dataclass(frozen=True)
class MakeOfficial(OfSession):
    """Whether the score is official: from then on the time for corrections, rulings and appeals runs (79C1, 92B)."""

    name: ClassVar[str] = "results_official"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        choices = (Choice("yes", w.text("official-make")), Choice("no", w.text("results-release-no")))
        laws = w.locale.joined(map(w.locale.law, ("79C1", "92B")), ", ")
        screen = to_read(state, "official-title", w.text("official-what", laws=laws))
        return replace(screen, question=w.text("official-question"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("official_score", self.of) if choice == "yes" else self.before), ()


def official_lines(official: Official | None, left: Sequence[Left], w: Words) -> Iterator[str]:
    """Whether the score is official, until when it may still change, and what keeps it from being final."""
    if official is None:
        yield w.text("official-not-yet")
        return
    if official.final:
        yield w.text("official-final")
        return
    yield official_since(official, w)
    if left:
        yield w.text("official-open", count=w.locale.isolated(str(len(left))))
