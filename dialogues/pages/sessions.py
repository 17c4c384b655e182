"""Pages of a session: what it is, who is on duty, who plays, and the log of its rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from difflib import ndiff
from typing import ClassVar

from dialogues import wording
from dialogues.access import Command
from dialogues.clubs import Duty, Entrant, Event, Kind, Left, Logged, Movement, Session, View
from dialogues.come_backs import TELL
from dialogues.pages.club import LONGEST_NAME, NONE, ClubHome, Clubs, Deed, Viewed
from dialogues.pages.come_backs import Ended
from dialogues.pages.common import said, to_read, with_label
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.model import Side
from rules.scoring.boards import Form

# What a session is, each to tap or to type; and how many there may be of what is counted.
NUMBERS = {"tables": 200, "boards": 200, "boards_a_round": 32}
SETTINGS = ("name", "held_on", "event", "scoring", "movement", *NUMBERS)
TAPPED = {"tables": (4, 5, 6, 7, 8, 10, 12), "boards": (18, 20, 21, 24, 26, 27, 28), "boards_a_round": (2, 3, 4, 7, 8)}

IN_A_ROW = 4

# The command that gives the case that is spoken of to a colleague.
GIVE = "give"

# What stands before the number of a case, where it is no entry of the log that is given to a colleague.
OF_CASE = "c"

# What a side says of a ruling has so many letters at the most.
LONGEST_STATEMENT = 600

# That a session is over although something is still open.
SURE = "sure"

# The irregularity that an appeal against a ruling is, and the tap that begins one.
APPEAL = "appeal"

# The segment that says what was decided on it. What became of an appeal is that, or else one of these.
DECIDED = "appeal_decided"
OPEN, NOT_HEARD = "open", "not-heard"

# In which forms a log is handed over.
FORMS = ("csv", "json")

DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
NUMBER = re.compile(r"[0-9]{1,3}")

# A line of a roster: a number, and names; a substitute with the boards; names in another script after a stroke.
LINE = re.compile(r"#?(?P<number>[0-9]{1,3})[.:)]?\s+(?P<rest>.+)", re.DOTALL)
BOARDS = re.compile(r"\s*\(?(?P<first>[0-9]{1,3})\s*[-–]\s*(?P<last>[0-9]{1,3})\)?\s*$")


@dataclass(frozen=True)
class Sessions(Viewed):
    """The sessions of a club, or of a director alone; of: the club, or NONE."""

    name: ClassVar[str] = "sessions"
    command: ClassVar[Command] = Command.SESSIONS

    @property
    def before(self) -> Page | None:
        return Clubs() if self.of == NONE else ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, sessions = state.words, state.view.sessions
        choices = [Choice("last", w.text("session-like-last"))] if sessions else []
        choices.append(Choice("new", w.text("session-new")))
        choices += [Choice(str(each.id), session_title(each, w)) for each in sessions]
        return replace(to_read(state, "session-title"), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice in ("last", "new"):
            return state.on(Deed("open_session", self.of, choice)), ()
        return state.on(SessionPage(choice)), ()


def is_date(text: str) -> bool:
    """Whether a text is a day of the calendar, written as 2026-03-01."""
    try:
        return bool(DATE.fullmatch(text) and date.fromisoformat(text))
    except ValueError:
        return False


def session_title(session: Session, w: Words) -> str:
    """A session by its day, and what it is called."""
    day = w.locale.isolated(session.held_on)
    name = w.locale.isolated(session.name) if session.name else w.text(f"event-{session.event.value}")
    return w.text("session-closed" if session.closed else "session-open", day=day, name=name)


@dataclass(frozen=True)
class SessionPage(Viewed):
    """A session, and what it leads to."""

    name: ClassVar[str] = "session"
    command: ClassVar[Command] = Command.SESSION

    def shown(self, state: Conversation) -> Screen:
        w, session = state.words, state.view.session
        assert session is not None
        here = state.evening is not None and state.evening.session.id == session.id
        doors = ["log", "results", "post", "roster", "duty", *SETTINGS]
        choices = [Choice(each, _door(session, each, w)) for each in doors]
        if not session.closed:
            choices.append(Choice("round", w.text("open-round-over")))
            choices.append(Choice("close", w.text("session-close")))
            if not here:
                choices.insert(0, Choice("enter", w.text("session-enter")))
        body = (w.text("session-here"),) if here else ()
        return replace(to_read(state, "session-title", *body), title=session_title(session, w), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        doors: dict[str, Page] = {"log": Log(self.of), "roster": Roster(self.of), "duty": DutyPage(self.of)}
        if choice in doors:
            return state.on(doors[choice]), ()
        if choice == "round":
            return state.on(Ended("round")), ()
        if choice in ("results", "post"):
            return state.on(Deed(choice if choice == "results" else "post_page", self.of)), ()
        if choice in ("enter", "close"):
            return state.on(Deed(f"{choice}_session", self.of)), ()
        return state.on(SessionSetting(self.of, choice)), ()


def _door(session: Session, what: str, w: Words) -> str:
    if what not in SETTINGS:
        return w.text(f"session-{what}")
    return w.text(f"session-set-{what}", value=_said_of(session, what, w))


def _said_of(session: Session, what: str, w: Words) -> str:
    value = getattr(session, what)
    if what in ("event", "scoring", "movement") and value.value:
        return w.text(f"{what}-{value.value}")
    return w.locale.isolated(str(value)) if value else w.text("session-not-said")


@dataclass(frozen=True)
class StillOpen(Viewed):
    """What is still open of a session before its results, in the cases of all its directors."""

    name: ClassVar[str] = "session_left"
    command: ClassVar[Command] = Command.SET_SESSION

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        body = (w.text("session-still-open"), *(f"– {_left(each, w)}" for each in state.view.left))
        return replace(to_read(state, "session-close", *body), choices=(Choice("close", w.text("session-close-sure")),))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("close_session", self.of, SURE)), ()


def _left(left: Left, w: Words) -> str:
    title = with_label(left.label, wording.title_label(left.irregularity, w) if left.irregularity else "", w)
    if left.what == TELL:
        what = w.text("tell-title")
    else:
        what = wording.title_label(left.what, w) if left.what else w.text("open-asking")
    return w.locale.joined([title, what, *((_named(left.director, w),) if left.director else ())], " · ")


@dataclass(frozen=True)
class SessionSetting(Viewed):
    """One thing that a session is, to tap or to type."""

    name: ClassVar[str] = "session_setting"
    takes_words: ClassVar[bool] = True
    command: ClassVar[Command] = Command.SET_SESSION
    takes_numbers: ClassVar[bool] = True
    what: str = "name"

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, session = state.words, state.view.session
        assert session is not None
        question = w.text("club-set-how", value=_said_of(session, self.what, w))
        typed = () if self.what in ("event", "scoring", "movement") else (w.text("club-set-typed"),)
        screen = to_read(state, f"session-{self.what}-title", *typed)
        return replace(screen, question=question, choices=tuple(_values(self.what, w)), grid=_numbers(self.what))

    def ids(self, state: Conversation) -> set[str]:
        return {*super().ids(state), *(choice.id for row in _numbers(self.what) for choice in row)}

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("set_session", self.of, self.what, choice)), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        text = " ".join(text.split())
        if self.what in NUMBERS:
            if not NUMBER.fullmatch(text) or not 1 <= int(text) <= NUMBERS[self.what]:
                return said(state, "session-number", most=str(NUMBERS[self.what]))
        elif self.what == "held_on":
            if not is_date(text):
                return said(state, "session-date", example=state.words.locale.isolated("2026-03-01"))
        elif self.what != "name":
            return None
        elif len(text) > LONGEST_NAME:
            return said(state, "club-name-too-long", most=str(LONGEST_NAME))
        return state.on(Deed("set_session", self.of, self.what, text)), ()


def _values(what: str, w: Words) -> Iterator[Choice]:
    if what == "event":
        yield from (Choice(each.value, w.text(f"event-{each.value}")) for each in Event)
    elif what == "scoring":
        yield from (Choice(each.value, w.text(f"scoring-{each.value}")) for each in Form)
    elif what == "movement":
        yield from (Choice(each.value or NONE, w.text(f"movement-{each.value or 'unknown'}")) for each in Movement)


def _numbers(what: str) -> tuple[tuple[Choice, ...], ...]:
    """Numbers to press; any other is typed."""
    numbers = tuple(Choice(str(number), str(number)) for number in TAPPED.get(what, ()))
    return tuple(numbers[start : start + IN_A_ROW] for start in range(0, len(numbers), IN_A_ROW))


@dataclass(frozen=True)
class DutyPage(Viewed):
    """Who directs in a session, and whether who asks plays in it too."""

    name: ClassVar[str] = "session_duty"
    command: ClassVar[Command] = Command.DUTY

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        on = {each.person: each for each in view.directors}
        choices = [
            Choice(str(each.person), w.text("duty-on" if each.person in on else "duty-off", name=_named(each.name, w)))
            for each in view.colleagues
        ]
        mine = next((each for each in view.directors if each.me), None)
        body = []
        if mine and mine.plays:
            body.append(w.text("duty-plays", number=w.locale.isolated(mine.plays)))
            choices.append(Choice("plays_not", w.text("duty-plays-not")))
        elif mine:
            choices.append(Choice("plays", w.text("duty-i-play")))
        return replace(to_read(state, "session-duty", *body), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "plays":
            return state.on(PlaysPage(self.of)), ()
        if choice == "plays_not":
            return state.on(Deed("plays", self.of, NONE)), ()
        on = any(str(each.person) == choice for each in state.view.directors)
        return state.on(Deed("off_duty" if on else "on_duty", self.of, choice)), ()


@dataclass(frozen=True)
class PlaysPage(Viewed):
    """Under which number a director plays."""

    name: ClassVar[str] = "session_plays"
    command: ClassVar[Command] = Command.DUTY
    takes_numbers: ClassVar[bool] = True

    @property
    def before(self) -> Page | None:
        return DutyPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        return replace(to_read(state, "session-duty"), question=state.words.text("duty-plays-how"))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        number = text.strip().lstrip("#")
        if not NUMBER.fullmatch(number) or not int(number):
            return said(state, "session-number", most="999")
        return state.on(Deed("plays", self.of, number)), ()


def _colleague(duty: Duty, w: Words) -> str:
    """A colleague on duty, and the number under which they play."""
    name = _named(duty.name, w)
    return w.text("duty-who-plays", name=name, number=w.locale.isolated(duty.plays)) if duty.plays else name


def _named(name: str, w: Words) -> str:
    return w.locale.isolated(name) if name else w.text("club-somebody")


@dataclass(frozen=True)
class Roster(Viewed):
    """Who plays in a session, by number."""

    name: ClassVar[str] = "session_roster"
    takes_words: ClassVar[bool] = True
    command: ClassVar[Command] = Command.ROSTER

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        choices = tuple(Choice(f"e{each.id}", entrant(each, w)) for each in state.view.roster)
        example = w.text("roster-example", number=w.locale.isolated("7"))
        return replace(to_read(state, "session-roster", w.text("roster-how", example=example)), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(EntrantPage(self.of, choice.removeprefix("e"))), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        lines = [line.strip() for line in text.split("\n") if line.strip()]
        if unread := next((line for line in lines if read_entrant(line) is None), None):
            return said(state, "roster-not-read", line=state.words.locale.isolated(unread[:LONGEST_NAME]))
        return state.on(Deed("enrol", self.of, text="\n".join(lines))), ()


def entrant(line: Entrant, w: Words) -> str:
    """A line of a roster as it is read."""
    number, name = w.locale.isolated(str(line.number)), _named(line.name, w)
    if line.kind is Kind.PHANTOM:
        return w.text("roster-phantom", number=number)
    if line.kind is Kind.SUBSTITUTE:
        boards = w.locale.isolated(f"{line.first}–{line.last}")
        return w.text("roster-substitute", number=number, name=name, boards=boards)
    return w.text(f"roster-{line.kind.value}" if line.named else "roster-unnamed", number=number, name=name)


def read_entrant(text: str) -> Entrant | None:
    """A typed line of a roster; None where it is none.

    `7 Anna Nikou – Eleni Pappa`; in another script after a stroke: `7 Anna / Άννα`. A guest has `+` before the name, a
    substitute the boards in brackets: `7 Kostas (5-8)`; a dash alone is a phantom; who is not to be named in groups has
    an asterisk behind.
    """
    found = LINE.fullmatch(text)
    if found is None:
        return None
    number, rest = int(found["number"]), " ".join(found["rest"].split())
    if not number:
        return None
    if rest in ("-", "–"):
        return Entrant(0, number, Kind.PHANTOM)
    boards = BOARDS.search(rest)
    kind = Kind.SUBSTITUTE if boards else Kind.GUEST if rest.startswith("+") else Kind.PLAYER
    rest = (rest[: boards.start()] if boards else rest).removeprefix("+").strip()
    named, rest = not rest.endswith("*"), rest.removesuffix("*").strip()
    name, _, other = (part.strip() for part in rest.partition("/"))
    first, last = (int(boards["first"]), int(boards["last"])) if boards else (None, None)
    backwards = first is not None and last is not None and not 1 <= first <= last
    if not name or len(name) > 2 * LONGEST_NAME or len(other) > 2 * LONGEST_NAME or backwards:
        return None
    return Entrant(0, number, kind, name, other, named, first, last)


@dataclass(frozen=True)
class EntrantPage(Viewed):
    """A line of a roster."""

    name: ClassVar[str] = "session_entrant"
    command: ClassVar[Command] = Command.ROSTER
    entrant: str = NONE

    @property
    def before(self) -> Page | None:
        return Roster(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        line = next((each for each in state.view.roster if str(each.id) == self.entrant), None)
        if line is None:
            return to_read(state, "session-roster", w.text("club-nothing"))
        other = (w.locale.isolated(line.other_name),) if line.other_name else ()
        screen = to_read(state, "session-roster", entrant(line, w), *other)
        return replace(screen, choices=(Choice("strike", w.text("roster-strike")),))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("strike", self.of, self.entrant)), ()


@dataclass(frozen=True)
class Log(Viewed):
    """What was ruled in a session, the newest first."""

    name: ClassVar[str] = "session_log"
    command: ClassVar[Command] = Command.LOG

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        log = reversed([each for each in state.view.log if each.amended is None])
        choices = tuple(Choice(f"r{each.id}", logged(each, w)) for each in log)
        empty = () if choices else (w.text("log-empty"),)
        more = [Choice("summary", w.text("summary-choice"))] if state.view.may(Command.SUMMARY) else []
        more += (Choice(form, f"{w.text('log-export')} {w.locale.isolated(form.upper())}") for form in FORMS)
        return replace(to_read(state, "session-log", *empty), choices=(*choices, *(more if choices else ())))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice in FORMS:
            return state.on(Deed("export_log", self.of, choice)), ()
        if choice == "summary":
            return state.on(Summary(self.of)), ()
        return state.on(LogEntry(self.of, choice.removeprefix("r"))), ()


def logged(entry: Logged, w: Words) -> str:
    """A ruling of the log in a line: where, what, and what has become of it."""
    title = with_label(entry.label, wording.title(entry.irregularity, w), w)
    fate = "log-withdrawn" if entry.withdrawn else "log-amended" if entry.amends else "log-entry"
    return w.text(fate, title=title, at=w.locale.isolated(entry.at))


def became(fate: str, w: Words) -> str:
    """What became of an appeal."""
    return w.text(f"log-appeal-{fate}" if fate in (OPEN, NOT_HEARD) else f"fact-appeal_outcome.{fate}")


@dataclass(frozen=True)
class LogEntry(Viewed):
    """A ruling of the log as it was shown; an amended one with what it said before."""

    name: ClassVar[str] = "log_entry"
    command: ClassVar[Command] = Command.LOG
    entry: str = NONE
    seen: str = ""

    @property
    def before(self) -> Page | None:
        return Log(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, log = state.words, {str(each.id): each for each in state.view.log}
        entry = log.get(self.entry)
        if entry is None:
            return to_read(state, "session-log", w.text("club-nothing"))
        if entry.hand and not entry.mine and not self.seen and may_play(state.view):
            return asked_whether_played(logged(entry, w), w)
        title, *body = entry.shown.split("\n")
        by = w.text("log-by", name=_named(entry.ruler, w), at=w.locale.isolated(entry.at))
        earlier = log.get(str(entry.amends))
        changed = difference(earlier.shown, entry.shown) if earlier else ()
        choices = []
        if earlier:
            body = [w.text("log-changed"), *changed, "", *body]
            choices.append(Choice(f"r{earlier.id}", w.text("log-before")))
        if entry.against is not None and str(entry.against) in log:
            choices.append(Choice(f"r{entry.against}", w.text("log-appealed-ruling")))
        choices += [
            Choice(f"r{each.id}", w.text("log-appeal-made", at=w.locale.isolated(each.at))) for each in entry.appeals
        ]
        if entry.amended is not None:
            choices.append(Choice(f"r{entry.amended}", w.text("log-now")))
        elif state.view.may(Command.REOPEN):
            choices.append(Choice("reopen", w.text("log-reopen")))
            if entry.irregularity != APPEAL:
                choices.append(Choice(APPEAL, wording.title_label(APPEAL, w)))
            if entry.mine:
                choices.append(Choice("hand_over", w.text("log-hand-over")))
        if state.view.may(Command.REPORT):
            choices.append(Choice("report", w.text("report-choice")))
        if state.view.may(Command.REOPEN):
            choices += [Choice(side.value, _statement_of(side, w)) for side in Side]
        screen = to_read(state, "session-log", *body)
        title = title if entry.label in title else with_label(entry.label, title, w)
        handed = (
            w.text("log-handed", name=_named(each.giver, w), to=_named(each.taker, w), at=w.locale.isolated(each.at))
            for each in entry.handed
        )
        return replace(screen, title=title, context=(by, *handed, *_appealing(entry, log, w)), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "seen":
            return state.on(replace(self, seen="yes")), ()
        if choice == "back":
            return state.on(self.before), ()
        if choice == "hand_over":
            return state.on(HandOver(self.of, self.entry)), ()
        if choice in ("reopen", APPEAL):
            return state.on(Deed(choice, self.of, self.entry)), ()
        if choice in tuple(Side):
            return state.on(Statement(self.of, self.entry, choice)), ()
        if choice == "report":
            return state.on(Deed("report", self.of, self.entry, self.seen)), ()
        return state.on(LogEntry(self.of, choice.removeprefix("r"))), ()


def _appealing(entry: Logged, log: Mapping[str, Logged], w: Words) -> Iterator[str]:
    """Against which ruling an appeal is, and what became of the appeals against a ruling."""
    if (ruling := log.get(str(entry.against))) is not None:
        title = wording.title(ruling.irregularity, w)
        yield w.text("log-appeal-against", title=title, at=w.locale.isolated(ruling.at))
    for each in entry.appeals:
        yield w.text("log-appealed", at=w.locale.isolated(each.at), fate=became(each.fate, w))


@dataclass(frozen=True)
class Statement(Viewed):
    """What a side says of a ruling, as the director types it: for the report to a committee."""

    name: ClassVar[str] = "statement"
    command: ClassVar[Command] = Command.REOPEN
    takes_words: ClassVar[bool] = True
    takes_numbers: ClassVar[bool] = True
    entry: str = NONE
    side: str = Side.NS.value

    @property
    def before(self) -> Page | None:
        return LogEntry(self.of, self.entry)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        return replace(to_read(state, "session-log", w.text("statement-how")), title=_statement_of(Side(self.side), w))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        text = " ".join(text.split())
        if len(text) > LONGEST_STATEMENT:
            return said(state, "club-name-too-long", most=str(LONGEST_STATEMENT))
        return state.on(Deed("statement", self.of, self.entry, f"{self.side} {text}")), ()


def _statement_of(side: Side, w: Words) -> str:
    return w.text("report-statement", side=w.text(f"side-{side.value}"))


def may_play(view: View) -> bool:
    """Whether who looks may play in the session: everybody, but who directs there and has not said that they do."""
    me = next((each for each in view.directors if each.me), None)
    return view.session is not None and not view.session.closed and (me is None or bool(me.plays))


def asked_whether_played(title: str, w: Words) -> Screen:
    """Before a hand is shown to somebody who may have to play that board."""
    choices = (Choice("seen", w.text("log-played")), Choice("back", w.text("log-to-play")))
    return Screen(title, question=w.text("log-played-question"), choices=choices)


@dataclass(frozen=True)
class Played(Page):
    """Over a case with a hand that was given to a director who plays: whether they have played the board."""

    name: ClassVar[str] = "played"
    takes_words: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        case, w = state.case, state.words
        assert case is not None
        return asked_whether_played(with_label(case.label, wording.title(case.segments[0].procedure, w), w), w)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(None) if choice == "seen" else replace(state, current=None, home=None), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        return said(state, "error-not-an-answer")


@dataclass(frozen=True)
class Summary(Viewed):
    """In which form the summary of the evening is handed over."""

    name: ClassVar[str] = "summary"
    command: ClassVar[Command] = Command.SUMMARY

    @property
    def before(self) -> Page | None:
        return Log(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        choices = tuple(Choice(form, w.text(f"summary-{form}")) for form in ("text", "pdf"))
        return replace(to_read(state, "summary-choice"), question=w.text("summary-how"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("summary", self.of, choice)), ()


def difference(before: str, after: str) -> tuple[str, ...]:
    """The lines that a ruling said and says no more (−), and those that are new (+)."""
    lines = ndiff(before.split("\n"), after.split("\n"))
    marks = {"- ": "− ", "+ ": "+ "}
    return tuple(marks[line[:2]] + line[2:] for line in lines if line[:2] in marks and line[2:].strip())


@dataclass(frozen=True)
class HandOver(Viewed):
    """To which colleague on duty a case is given. entry: of the log; or OF_CASE and the number of the case."""

    name: ClassVar[str] = "hand_over"
    command: ClassVar[Command] = Command.HAND_OVER
    entry: str = NONE

    @property
    def before(self) -> Page | None:
        return None if self.entry.startswith(OF_CASE) else LogEntry(self.of, self.entry)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        others = [each for each in state.view.directors if not each.me]
        none = () if others else (w.text("log-nobody-else"),)
        choices = tuple(Choice(str(each.person), _colleague(each, w)) for each in others)
        return replace(to_read(state, "log-hand-over", *none), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("hand_over", self.of, self.entry, choice)), ()
