"""Pages of results: a file that is looked through before it is kept; and rankings, boards and changes of a session."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar

from dialogues.access import Command
from dialogues.arithmetic import shown_number
from dialogues.clubs import Left, Official
from dialogues.input import typed
from dialogues.notation import write_result
from dialogues.pages.club import NONE, ClubHome, Clubs, Deed, Viewed
from dialogues.pages.common import refused, said, to_read
from dialogues.pages.sessions import SessionPage, session_title
from dialogues.results import Draft, Results, code, everybody, key, met, read_change
from dialogues.results_shown import awarded, percent, score_of, signed
from dialogues.score_notation import MINUS, read_entered
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.engine.facts import Kind
from rules.model import ModelError, Seat, Side
from rules.model.boards import dealer
from rules.model.deals import Deal, Solved
from rules.model.denominations import Denomination
from rules.results import sheet as sheets
from rules.results.checks import Doubt, Gravity
from rules.results.compared import Difference
from rules.results.computed import Marked, Ranked, Ranking, scored, vulnerable
from rules.results.journal import (
    Added,
    At,
    Awarded,
    Change,
    Corrected,
    LeftOut,
    Made,
    NamesCorrected,
    Penalized,
    Split,
    TricksTransferred,
    place_of,
)
from rules.results.sheet import BoardKey, Entrants, Entry, Participant, Sheet, Who
from rules.scoring.adjusted import Unit
from rules.scoring.boards import Form
from rules.scoring.entries import Amount
from rules.scoring.errors import ScoringError
from rules.scoring.par import par
from rules.scoring.scores import Exact, rounded

# For a new session, made from what a file says of itself.
NEW = "new"

# So many lines of one kind stand on a page that shows several.
LINES = 6

# With more doubts of a kind than this they can be dealt with all at once.
SEVERAL = 3

# In which forms results are handed over.
FORMS = ("usebio", "pbn", "csv", "json")

EXAMPLE = "4S N 10"
# By which a scoring error is still corrected after the correction period.
LATE = "79C2"

AWARDS = ("A+/A-", "A/A", "A-/A+", "A+/A+", "A-/A-")


def contestant(who: Who, people: Mapping[Who, Participant], w: Words) -> str:
    """A contestant by its names, with its number."""
    number, them = w.locale.isolated(str(who)), people.get(who)
    names = () if them is None else (them.name,) if them.name else them.names
    if them is not None and them.phantom:
        return w.text("results-phantom", number=number)
    if not names:
        return number
    named = w.locale.isolated(" – ".join(names))
    return w.text("results-contestant", number=number, names=named)


def ranking_title(ranking: Ranking, w: Words) -> str:
    """What a ranking is of: all, a section, a direction."""
    parts = [w.text("results-ranking")]
    if ranking.section is not None:
        parts.append(w.text("results-section", name=w.locale.isolated(ranking.section)))
    if ranking.side is not None:
        parts.append(w.text(f"results-side-{ranking.side.value}"))
    return w.locale.joined(parts, " · ")


def who_met(entry: Entry | At, w: Words) -> str:
    """The numbers of those who met."""
    return w.locale.isolated(f"{_numbers(entry.ns)}–{_numbers(entry.ew)}")


def _numbers(sitting: Entrants) -> str:
    return "+".join(f"{who.section}{who.number}" for who in sitting)


def result_of(entry: Entry, w: Words) -> str:
    """What a table has of a board, in words: its contract, its points, or what it was given."""
    if not entry.played:
        return w.text("results-not-played")
    parts = []
    if entry.result is not None:
        parts.append(write_result(entry.result, w.locale.language))
    elif entry.score is not None:
        parts.append(w.locale.isolated(f"{entry.score:+d}"))
    if entry.ns_award is not None or entry.ew_award is not None:
        parts.append(awarded(entry.ns_award, entry.ew_award, w))
    return w.locale.joined(parts, " · ") or w.text("results-not-played")


def doubt_line(doubt: Doubt, w: Words) -> str:
    """A doubt in a line, with where it stands in the file."""
    args = {name: w.locale.isolated(value) for name, value in doubt.args.items()}
    if doubt.id == "vulnerability-unusual":
        args |= {name: w.text(f"said-vulnerable-{doubt.args[name].lower()}") for name in ("told", "usual")}
    elif doubt.id == "dealer-unusual":
        args |= {name: w.text(f"seat-{doubt.args[name]}") for name in ("told", "usual")}
    elif doubt.id == "other-side-declares":
        args["declarer"] = w.text(f"seat-{doubt.args['declarer']}")
    words = w.text(f"doubt-{doubt.id}", **args)
    return w.text("results-line", doubt=words, line=w.locale.isolated(str(doubt.line))) if doubt.line else words


# A file that is looked through


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
            *_in_short(told, w),
            *(_against(view.results.entered, draft.sheet, w) if view.results else ()),
            *(_first(ranking, sheet, w) for ranking in draft.computed.rankings if ranking.rows),
        ]
        choices = [Choice(f"d{code(key(doubt))}", doubt_line(doubt, w)) for doubt in asks]
        for id, gravity in (("leave_all", Gravity.IMPOSSIBLE), ("accept_all", Gravity.UNLIKELY)):
            if sum(doubt.gravity is gravity for doubt in asks) > SEVERAL:
                choices.append(Choice(id, w.text(f"results-{id.replace('_', '-')}")))
        if not asks:
            choices.insert(0, Choice("keep", w.text("results-keep")))
        if draft.differences:
            choices.append(Choice("differences", w.text("results-differences", count=str(len(draft.differences)))))
        choices.append(Choice("session", w.text("results-other-session")))
        choices.append(Choice("drop", w.text("results-drop")))
        question = w.text("results-to-mend", count=str(len(asks))) if asks else w.text("results-keep-question")
        return replace(to_read(state, "results-look", *body), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith("d") and choice not in ("drop", "differences"):
            return state.on(DoubtPage(self.of, choice[1:])), ()
        if choice == "differences":
            return state.on(LookDifferences(self.of)), ()
        if choice == "session":
            return state.on(LookFor(self.of)), ()
        return state.on(Deed(f"look_{choice}", self.of)), ()


def about(sheet: Sheet, w: Words) -> Iterator[str]:
    """What a sheet is: event, date, form and how much there is of everything."""
    title = [each for each in (sheet.title, sheet.held_on) if each]
    if title:
        yield w.locale.joined(map(w.locale.isolated, title), " · ")
    kind = w.text(f"event-{sheet.kind.value}")
    form = w.locale.isolated(f"{sheet.form_of_file.upper()}, {sheet.encoding}")
    yield w.locale.joined([kind, w.text(f"scoring-{sheet.scoring.form.value}"), form], " · ")
    counts = {
        "contestants": len(everybody(sheet)),
        "boards": len({entry.board for entry in sheet.entries}),
        "tables": tables(sheet),
        "results": len(sheet.entries),
    }
    yield w.text("results-counts", **{name: w.locale.isolated(str(count)) for name, count in counts.items()})


def tables(sheet: Sheet) -> int:
    """At how many tables a session was played: as many as a board has results at the most."""
    played: dict[tuple[int, int | None], int] = {}
    for entry in sheet.entries:
        at = (entry.board, entry.round if sheet.kind is sheets.Kind.TEAMS else None)
        played[at] = played.get(at, 0) + 1
    return max(played.values(), default=0)


def _new(sheet: Sheet, w: Words) -> str:
    return w.text("results-new-session", day=w.locale.isolated(sheet.held_on or "–"))


def _in_short(lines: list[str], w: Words) -> Iterator[str]:
    """The first lines, and how many more there are."""
    yield from (f"– {line}" for line in lines[:LINES])
    if len(lines) > LINES:
        yield w.text("results-more", count=w.locale.isolated(str(len(lines) - LINES)))


def _against(before: Sheet, now: Sheet, w: Words) -> Iterator[str]:
    """What a newer file changes."""
    had, has = ({place_of(entry): entry for entry in each.entries} for each in (before, now))
    lines = []
    for at in sorted(had.keys() | has.keys(), key=lambda at: (at.board, str(at))):
        was, is_ = (result_of(entry, w) if (entry := each.get(at)) else "–" for each in (had, has))
        if was != is_:
            where = w.text("results-at", board=w.locale.isolated(str(at.board)), met=who_met(at, w))
            lines.append(f"{where}: {was} {w.locale.arrow} {is_}")
    yield w.text("results-changed", count=w.locale.isolated(str(len(lines))))
    yield from _in_short(lines, w)


def _first(ranking: Ranking, sheet: Sheet, w: Words) -> str:
    """Who comes first of a ranking."""
    row, people = ranking.rows[0], everybody(sheet)
    names = contestant(row.who, people, w)
    return w.text("results-first", ranking=ranking_title(ranking, w), names=names, score=score_of(row, sheet, w))


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
        if doubt.id == "score-disagrees":
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
        return _typed_result(state, text, draft.applied, draft.applied.entries[doubt.entry]) or (
            state.on(Deed("look_mend", self.of, self.doubt, f"= {typed(text)}")),
            (),
        )

    def _doubt(self, draft: Draft | None) -> Doubt | None:
        return find_doubt(draft, self.doubt) if draft else None


def find_doubt(draft: Draft, wanted: str) -> Doubt | None:
    """The doubt of a code; None where there is none any more."""
    return next((doubt for doubt in draft.doubts if code(key(doubt)) == wanted), None)


def _typed_result(state: Conversation, text: str, sheet: Sheet, entry: Entry) -> Outcome | None:
    """Why a typed result is none; None where it is one."""
    try:
        read_change(text, sheet, entry, state.language)
    except ScoringError:
        return said(state, "results-weights", whole=state.words.locale.isolated("100%"))
    except ModelError as error:
        return refused(state, error)
    return None


def entry_line(entry: Entry, sheet: Sheet, w: Words) -> str:
    """An entry in a line: the board, who met, what they have and its points."""
    where = w.text("results-at", board=w.locale.isolated(str(entry.board)), met=who_met(entry, w))
    points = scored(sheet, entry)
    parts = [where, result_of(entry, w)]
    if entry.result is not None and points is not None:
        parts.append(w.locale.isolated(f"{points:+d}"))
    return w.locale.joined(parts, " · ")


@dataclass(frozen=True)
class LookFor(Viewed):
    """For which session a file is: one that there is, or a new one of a club or of the director alone."""

    name: ClassVar[str] = "results_for"
    command: ClassVar[Command] = Command.RESULTS

    @property
    def before(self) -> Page | None:
        return Look(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        of_club = {club.id: club.name for club in view.clubs}
        choices = [
            Choice(f"s{each.id}", _of_club(session_title(each, w), of_club.get(each.club or 0), w))
            for each in view.sessions
        ]
        choices += [Choice(f"n{club.id}", _of_club(w.text("results-new"), club.name, w)) for club in view.clubs]
        choices.append(Choice(f"n{NONE}", w.text("results-new-own")))
        return replace(to_read(state, "results-session-question"), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        session = next((each for each in state.view.sessions if f"s{each.id}" == choice), None)
        if session is None:
            return state.on(Deed("look_for", choice[1:], NEW)), ()
        return state.on(Deed("look_for", str(session.club or NONE), str(session.id))), ()


def _of_club(title: str, club: str | None, w: Words) -> str:
    return w.locale.joined([title, w.locale.isolated(club)], " · ") if club else title


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


def differences(found: Iterable[Difference], sheet: Sheet, w: Words) -> Iterator[str]:
    """Each place that is another one here, with the reason where it is known."""
    people = everybody(sheet)
    for each in found:
        ours = w.locale.isolated(each.ours.written) if each.ours else "–"
        boards = w.locale.isolated(", ".join(map(str, each.boards)))
        yield w.text(
            "results-difference",
            theirs=w.locale.isolated(each.claim.place),
            ours=ours,
            names=contestant(each.claim.who, people, w),
            reason=w.text(f"results-reason-{each.reason}", boards=boards),
        )


# The results of a session


@dataclass(frozen=True)
class ResultsOf(Viewed):
    """Of which session the results are wanted, for a director who rules in none now."""

    name: ClassVar[str] = "results_of"
    command: ClassVar[Command] = Command.RESULTS

    @property
    def before(self) -> Page | None:
        return Clubs()

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        of_club = {club.id: club.name for club in view.clubs}
        choices = tuple(
            Choice(f"s{each.id}", _of_club(session_title(each, w), of_club.get(each.club or 0), w))
            for each in view.sessions
        )
        return replace(to_read(state, "results-title", w.text("results-how")), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(ResultsPage(choice[1:])), ()


@dataclass(frozen=True)
class OfSession(Viewed):
    """A page of the results of a session."""

    command: ClassVar[Command] = Command.RESULTS

    @property
    def before(self) -> Page | None:
        return ResultsPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        if state.view.results is None:
            return to_read(state, "results-title", state.words.text("results-none"))
        return self.of_results(state, state.view.results)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        """The screen, where there are results."""
        raise NotImplementedError


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
        choices = [Choice(f"r{at}", ranking_title(ranking, w)) for at, ranking in enumerate(results.computed.rankings)]
        if sheet.entries:
            choices.append(Choice("boards", w.text("results-boards")))
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
        body = [*about(sheet, w), *(_first(ranking, sheet, w) for ranking in ranked_)]
        body += [w.text("results-lost", change=described(made.change, w)) for made in results.applied.lost]
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
        return state.on(RankingPage(self.of, choice[1:])), ()


def _release(results: Results) -> str:
    return "results-unrelease" if results.released else "results-release"


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


def ranked(row: Ranked, sheet: Sheet, people: Mapping[Who, Participant], w: Words) -> str:
    """A line of a ranking."""
    parts = [w.locale.isolated(row.written), contestant(row.who, people, w), score_of(row, sheet, w)]
    return w.locale.joined(parts, " · ")


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
        choices = []
        for each in results.computed.marked:
            for side, sitting in zip(Side, (each.entry.ns, each.entry.ew), strict=True):
                if who in sitting:
                    line = entry_line(each.entry, results.sheet, w)
                    parts = [line, *_mark(each, side, w)]
                    choices.append(Choice(f"e{code(place_of(each.entry))}", w.locale.joined(parts, " · ")))
        choices.append(Choice("penalty", w.text("results-penalty")))
        screen = to_read(state, "results-title", *body)
        return replace(screen, title=contestant(who, people, w), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "penalty":
            return state.on(PenaltyPage(self.of, self.who)), ()
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
        try:
            amount = read_entered(Kind.AMOUNT, text.translate(MINUS), state.language, UNITS[results.sheet.scoring.form])
        except ModelError as error:
            return refused(state, error)
        assert isinstance(amount, Amount)
        return state.on(Deed("penalize", self.of, self.who, f"{Fraction(amount.value)} {amount.unit.value}")), ()


# What a bare number of a penalty is counted in.
UNITS = {
    Form.MATCHPOINTS: Unit.MATCHPOINTS,
    Form.IMPS: Unit.VICTORY_POINTS,
    Form.CROSS_IMPS: Unit.IMPS,
    Form.BUTLER: Unit.IMPS,
    Form.TOTAL: Unit.IMPS,
}


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
        entry = there[0].entry
        body = [w.text(f"said-vulnerable-{vulnerable(sheet, entry).value.lower()}")]
        if results.released:
            body += hands(sheet, entry, state.view.solved, w)
        there.sort(key=lambda each: -(each.ns.points if each.ns else -10_000))
        choices = [
            Choice(f"e{code(place_of(each.entry))}", w.locale.joined(_row(each, sheet, w), " · ")) for each in there
        ]
        if len(there) > 1:
            choices.append(Choice("split", w.text("results-split")))
        board = w.text("results-board", board=w.locale.isolated(self.board))
        return replace(to_read(state, "results-boards", *body), title=board, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "split":
            return state.on(SplitPage(self.of, self.board)), ()
        return state.on(EntryPage(self.of, choice[1:])), ()


def _row(marked: Marked, sheet: Sheet, w: Words) -> list[str]:
    """A table of a board: who met, what they have, its points, and what it brings either side."""
    entry, points = marked.entry, scored(sheet, marked.entry)
    parts = [who_met(entry, w), result_of(entry, w)]
    if entry.result is not None and points is not None:
        parts.append(w.locale.isolated(f"{points:+d}"))
    if marked.ns is not None and marked.ew is not None:
        both = (shown_number(rounded_exact(mark.points), w.locale) for mark in (marked.ns, marked.ew))
        parts.append(w.locale.isolated(" : ".join(both)))
    return parts


def rounded_exact(value: Exact) -> Exact:
    """A number to two decimals."""
    return Fraction(rounded(value))


def hands(sheet: Sheet, entry: Entry, solved: Mapping[Deal, Solved], w: Words) -> Iterator[str]:
    """The hands of a board, what they make double dummy, and par; nothing where nobody knows them."""
    laid = sheet.boards.get(BoardKey(entry.board, entry.section)) or sheet.boards.get(BoardKey(entry.board))
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
        line = " ".join(f"{_strain(each)}{tricks[each]}" for each in reversed(Denomination))
        yield w.text("results-makes", seat=w.text(f"seat-{seat.value}"), tricks=w.locale.isolated(line))
    best = par(made, laid.dealer or dealer(entry.board), vulnerable(sheet, entry))
    if best is not None:
        contracts = w.locale.joined((write_result(each, w.locale.language) for each in best.results), ", ")
        yield w.text("results-par", score=w.locale.isolated(f"{best.score:+d}"), contracts=contracts)


def _strain(denomination: Denomination) -> str:
    return {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}.get(str(denomination), "NT")


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
        lines = (w.locale.joined([who_met(each, w), result_of(each, w)], " · ") for each in there)
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
    """What one table has of a board: to be corrected, awarded, or left out. entry: its code."""

    name: ClassVar[str] = "results_entry"
    takes_words: ClassVar[bool] = True
    entry: str = NONE

    @property
    def before(self) -> Page | None:
        return Boards(self.of)

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w, sheet = state.words, results.sheet
        entry = met(sheet, self.entry)
        if entry is None:
            return to_read(state, "results-boards", w.text("results-gone"))
        people = everybody(sheet)
        sides = [
            w.text("results-sat", side=w.text(f"side-{side.value}"), names=names)
            for side, sitting in zip(Side, (entry.ns, entry.ew), strict=True)
            for names in [w.locale.joined((contestant(who, people, w) for who in sitting), ", ")]
        ]
        mine = (f"– {described(made.change, w)}" for made in results.journal if not made.undone and _is_of(made, entry))
        choices = [Choice(f"a{at}", w.locale.isolated(award)) for at, award in enumerate(AWARDS)]
        if entry.played:
            choices.append(Choice("leave", w.text("results-leave")))
        late = state.view.official is not None and not state.view.official.corrected
        told = (w.text("official-too-late", law=w.locale.law(LATE)),) if late else ()
        screen = to_read(state, "results-boards", entry_line(entry, sheet, w), *sides, *mine, *told)
        question = w.text("results-entry-how", example=w.locale.isolated(EXAMPLE))
        return replace(screen, title=w.text("results-entry"), question=question, choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "leave":
            return state.on(Deed("leave_out", self.of, self.entry)), ()
        return state.on(Deed("correct_entry", self.of, self.entry, AWARDS[int(choice[1:])])), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        results = state.view.results
        entry = met(results.sheet, self.entry) if results else None
        if results is None or entry is None:
            return None
        wrong = _typed_result(state, text, results.sheet, entry)
        return wrong or (state.on(Deed("correct_entry", self.of, self.entry, typed(text))), ())


def _is_of(made: Made, entry: Entry) -> bool:
    return getattr(made.change, "at", None) == place_of(entry)


@dataclass(frozen=True)
class Changes(OfSession):
    """Everything that was changed, the newest first."""

    name: ClassVar[str] = "results_changes"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        w = state.words
        choices = tuple(
            Choice(f"c{made.id}", w.text("results-undone", change=line) if made.undone else line)
            for made in reversed(results.journal)
            for line in [described(made.change, w)]
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
        body = [described(made.change, w), w.text("results-by", name=by, at=w.locale.isolated(made.when))]
        if made.ruling is not None:
            body.append(w.text("results-by-ruling"))
        if made.undone:
            body.append(w.text("results-is-undone"))
        choices = () if made.undone else (Choice("undo", w.text("results-undo")),)
        return replace(to_read(state, "results-changes-title", *body), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("undo_change", self.of, self.change)), ()


def described(change: Change, w: Words) -> str:
    """A change in a line."""
    match change:
        case Corrected(at, result, points):
            what = write_result(result, w.locale.language) if result else w.locale.isolated(f"{points or 0:+d}")
            return w.text("change-corrected", where=_where(at, w), what=what)
        case LeftOut(at):
            return w.text("change-left-out", where=_where(at, w))
        case Added(entry):
            return w.text("change-added", where=_where(place_of(entry), w), what=result_of(entry, w))
        case Awarded(at, ns, ew):
            return w.text("change-awarded", where=_where(at, w), what=awarded(ns, ew, w))
        case TricksTransferred(at, to, number, law):
            side, count = w.text(f"side-{to.value}"), str(number)
            return w.text("change-tricks", where=_where(at, w), side=side, count=count, law=w.locale.law(law))
        case Split(board, others):
            tables = w.locale.joined((who_met(at, w) for at in others), ", ")
            return w.text("change-split", board=w.locale.isolated(str(board)), tables=tables)
        case Penalized(penalty):
            return w.text("change-penalty", who=w.locale.isolated(str(penalty.who)), amount=_amount(penalty, w))
        case NamesCorrected(who, names):
            named = w.locale.isolated(" – ".join(names))
            return w.text("change-names", who=w.locale.isolated(str(who)), names=named)


def _where(at: At, w: Words) -> str:
    return w.text("results-at", board=w.locale.isolated(str(at.board)), met=who_met(at, w))


def _amount(penalty: sheets.Penalty, w: Words) -> str:
    share = penalty.unit in (Unit.TOP, None)
    value = 100 * penalty.amount if penalty.unit is Unit.TOP else penalty.amount
    number = shown_number(value, w.locale)
    return w.locale.isolated(f"{number}%" if share else f"{number} {penalty.unit}")


@dataclass(frozen=True)
class Differences(OfSession):
    """Where the file ranks otherwise than we rank what stands in it, and why."""

    name: ClassVar[str] = "results_differences"

    def of_results(self, state: Conversation, results: Results) -> Screen:
        lines = differences(results.differences, results.entered, state.words)
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


def official_lines(official: Official | None, left: Sequence[Left], w: Words) -> Iterator[str]:
    """Whether the score is official, until when it may still change, and what keeps it from being final."""
    if official is None:
        yield w.text("official-not-yet")
        return
    if official.final:
        yield w.text("official-final")
        return
    times = {name: w.locale.isolated(getattr(official, name)) for name in ("at", "scores", "rulings")}
    yield w.text("official-since", **times)
    if left:
        yield w.text("official-open", count=w.locale.isolated(str(len(left))))


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
