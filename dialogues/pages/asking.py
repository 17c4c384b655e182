"""Pages that ask before something happens: what withdraws, what closes, and what may be another case."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import ClassVar
from urllib.parse import quote, unquote

from dialogues import screens, wording
from dialogues.interview import Answer
from dialogues.notation import read_auction, read_seat
from dialogues.pages.again import Again, AgainFrom, begun_again, shown_again
from dialogues.pages.answering import answered, spoken_of, value_of
from dialogues.pages.common import said, to_read, unread_call, with_label
from dialogues.pages.explanations import Over
from dialogues.pages.found import Found
from dialogues.pages.home import Home, by_auction, happened, known_now
from dialogues.read.either import readings
from dialogues.routing import shown_by
from dialogues.screens import RETURN, Choice, Screen
from dialogues.state import Conversation, OpenCase, Outcome, Page, interview
from rules.engine import aliases, values
from rules.engine.derive import AUCTION
from rules.engine.facts import FactError, Role, Value
from rules.engine.outline import DISPUTED_FACTS, FACTS_UNDETERMINED
from rules.engine.procedure import WrongProcedure
from rules.engine.ruling import Ruling
from rules.model import Auction, ModelError, Seat, parse_call

YES, NO = "yes", "no"
NEW, CORRECT, HERE = "new", "correct", "here"
OPEN = "open"


@dataclass(frozen=True)
class Asking(Over):
    """A question about the page under it; it is answered itself, and back leads to that page.

    what: that of which it is asked.
    """

    what: str = ""

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        return cls(under, unquote(chosen))

    @property
    def chosen(self) -> str:
        return quote(self.what, safe="")

    @property
    def answered(self) -> Page | None:
        return self

    @property
    def label(self) -> str:
        return self.under.label if self.under else ""

    def asked(self, state: Conversation, question: str, *choices: Choice, body: tuple[str, ...] = ()) -> Screen:
        """The screen: of the case, where there is one."""
        w = state.words
        return Screen(self._title(state), body=body, question=w.text(question), choices=choices, keys=RETURN)

    def _title(self, state: Conversation) -> str:
        """What the case is called; with its table or board, where that is not put before every page of the case."""
        w, case = state.words, state.case
        if case is None:
            return w.text("home-title")
        label = "" if self.of_the_case else case.label
        if case.unread:
            return with_label(label, w.text("key-cancel"), w)
        now = interview(case)
        return with_label(label, wording.title(wording.called(now.procedure.id, now.said), w), w)


@dataclass(frozen=True)
class Sure(Asking):
    """Is the case to be closed, begun again, or its last answer taken back under a ruling? what: the command."""

    name: ClassVar[str] = "sure"

    def show(self, state: Conversation) -> Screen:
        w, command = state.words, self.what
        choices = (Choice(YES, w.text(f"{command}-yes")), Choice(NO, w.text(f"{command}-no")))
        return self.asked(state, f"{command}-sure", *choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        case = state.case
        if choice == NO or case is None:
            return state.on(self.under), ()
        if self.what == "back":
            return answered(state, case, interview(case).back())
        if self.what == "restart":
            return answered(state, case, interview(case).restart())
        cases = tuple(other for other in state.cases if other.number != case.number)
        return said(replace(state, cases=cases, current=None, home=None), "cancelled")


@dataclass(frozen=True)
class Disputed(Asking):
    """The two sides do not agree on the answer: which the director finds, or rules by so that play can go on (85).

    what: "open" where it cannot be found out.
    """

    name: ClassVar[str] = "disputed"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        now = self.about(state)
        asked = now.current
        if isinstance(asked, Ruling) or not asked.choices:
            return to_read(state, "disputed-title")
        w = wording.words(state.language, now.procedure.edition, asked.seats)
        law = w.text("test-of-law", law=w.locale.law(FACTS_UNDETERMINED if self.what else DISPUTED_FACTS))
        body = (law, w.text("disputed-how-open" if self.what else "disputed-how"), w.question(asked.key))
        choices = screens.choices(asked, w)
        more = () if self.what else (Choice(OPEN, w.text("disputed-open")),)
        return self.asked(state, "disputed-by" if self.what else "disputed-which", *choices, *more, body=body)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == OPEN and not self.what:
            return state.on(Disputed(self.under, OPEN)), ()
        case, now = spoken_of(state)
        return answered(state, case, now.answer(value_of(choice, now), self.what or "found"))


@dataclass(frozen=True)
class SureChange(Asking):
    """Is an answer to be changed on which a ruling rests?

    what: its key and what it becomes, as JSON.
    """

    name: ClassVar[str] = "sure_change"
    of_the_case: ClassVar[bool] = True

    @property
    def _told(self) -> tuple[str, Value] | None:
        try:
            key, raw = json.loads(self.what)
            return values.read_answer(aliases.key(key), raw)
        except (ValueError, FactError, ModelError):
            return None

    def show(self, state: Conversation) -> Screen:
        _, now = spoken_of(state)
        w = wording.words(state.language, now.procedure.edition, now.current.seats)
        body = (f"{w.question(self._told[0])} {w.value(*self._told)}",) if self._told else ()
        choices = (Choice(YES, w.text("change-yes")), Choice(NO, w.text("change-no")))
        return replace(self.asked(state, "change-sure", *choices, body=body), title=w.text("further-change"))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        case, now = spoken_of(state)
        told = self._told
        if choice == NO or told is None or not any(answer.key == told[0] for answer in now.answers):
            return state.on(None), ()
        return answered(state, case, now.change(*told))


def told(state: Conversation, key: str, value: Value) -> Outcome:
    """Something is said in the case; where a ruling rests on another answer to it, that is asked first."""
    case, now = spoken_of(state)
    before = next((answer.value for answer in now.answers if answer.key == key), None)
    if isinstance(now.current, Ruling) and before is not None and before != value:
        return state.on(SureChange(None, json.dumps([key, values.write(value)]))), ()
    return answered(state, case, now.tell(key, value))


@dataclass(frozen=True)
class Otherwise(Asking):
    """Has something else happened? What was typed in a case sounds like it.

    what: the irregularities that it sounds like.
    """

    name: ClassVar[str] = "otherwise"
    of_the_case: ClassVar[bool] = True

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        ids = known_now(unquote(chosen))
        return cls(under, " ".join(ids)) if ids else under

    def show(self, state: Conversation) -> Screen:
        w = state.words
        _, now = spoken_of(state)
        here = (Choice(HERE, w.text("otherwise-here")),) if isinstance(now.current, Ruling) else ()
        body = tuple(f"– {wording.title(id, w)}" for id in self.what.split())
        choices = (*here, Choice(NEW, w.text("otherwise-new")), Choice(NO, w.text("otherwise-no")))
        return self.asked(state, "otherwise-sure", *choices, body=body)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        ids = self.what.split()
        state = state.on(self.under)
        if choice == NO:
            return state, ()
        if choice == HERE:
            return begun_again(state, ids[0]) if len(ids) == 1 else (state.on(AgainFrom(Found(self.what))), ())
        state = replace(state.at(None), home=None)
        return happened(state, ids[0]) if len(ids) == 1 else (state.on(Found(self.what)), ())


@dataclass(frozen=True)
class Dealt(Asking):
    """Who dealt? An auction was typed without its dealer.

    what: the calls, as they were typed.
    """

    name: ClassVar[str] = "dealt"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        seats = tuple(Choice(str(seat), w.text(f"seat-{seat}")) for seat in Seat)
        shown = self.asked(state, "who-dealt", *seats, body=(self._calls(w),))
        return shown if state.case else replace(shown, title=with_label(self.label, shown.title, w))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return typed_auction(state.on(self.under), f"{choice}: {self.what}", self.label)

    def _calls(self, w: wording.Words) -> str:
        """The calls for reading."""
        written = []
        for word in self.what.split():
            seat, _, call = word.rpartition("=")
            before = f"{w.text(f'seat-{seat}')}: " if seat else ""
            written.append(before + w.locale.call(parse_call(call)))
        return w.locale.joined(written, " – ")

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        try:
            return self.tap(state, str(read_seat(text, state.language)))
        except ModelError:
            return None


@dataclass(frozen=True)
class Either(Asking):
    """Which of two suits or seats does a letter stand for? The text is read again with what it means.

    what: the text, as it was typed.
    """

    name: ClassVar[str] = "either"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        choices = (Choice(each.meant, _named(each.meant, w)) for each in readings(self.what, state.language))
        return self.asked(state, "which-is-meant", *choices, body=(w.locale.isolated(self.what),))

    def text(self, state: Conversation, choice: str) -> str:
        """The text with what the letter means."""
        return next((each.text for each in readings(self.what, state.language) if each.meant == choice), self.what)


def _named(meant: str, w: wording.Words) -> str:
    return w.text(f"seat-{meant}") if meant in Seat.__members__ else w.locale.call(parse_call(meant))


@dataclass(frozen=True)
class NewAuction(Asking):
    """Is an auction that was typed in a case another case, or that of this one typed anew?"""

    name: ClassVar[str] = "new_auction"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        w = state.words
        case, now = spoken_of(state)
        auction = Auction.parse(self.what, kept=True)
        irregular = shown_by(auction)
        shown = w.text("context-auction", dealer=str(auction.dealer), auction=w.value(AUCTION.id, auction))
        body = (shown, *((wording.title(irregular, w),) if irregular else ()))
        choices = [Choice(NEW, w.text("auction-new"))] if irregular else []
        if irregular and isinstance(now.current, Ruling):
            choices.append(Choice(HERE, w.text("auction-here")))
        if _corrected(state, auction) is not None:
            anew = "anew" if _another(case, auction) else "fits"
            choices.append(Choice(CORRECT, w.text("auction-correct"), w.text(f"auction-correct-{anew}")))
        return self.asked(state, "auction-which", *choices, Choice(NO, w.text("auction-neither")), body=body)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        auction = Auction.parse(self.what, kept=True)
        if choice == NO:
            return state.on(None), ()
        if choice == CORRECT and (corrected := _corrected(state, auction)) is not None:
            return corrected
        if choice == HERE:
            return shown_again(state.on(Again()), auction) or _regular(state.on(Again()))
        return by_auction(replace(state.on(None).at(None), home=None), self.what)


def typed_auction(state: Conversation, text: str, label: str = "") -> Outcome:
    """An auction with its dealer: at home what happened, in a case what it says of it, or the question which it is.

    label: of the case that it begins.
    """
    if state.case is None:
        return by_auction(state.on(Home(label)) if label else state, text)
    try:
        auction = read_auction(text, state.language)
    except ModelError as error:
        return unread_call(state, error, text)
    case, now = spoken_of(state)
    if (another := _on_this_board(state, case, auction)) is not None:
        return another
    if isinstance(state.page, Again):
        return _regular(state)
    before = _typed(case)
    if before == auction:
        return state.on(None), ()
    ruled = isinstance(now.current, Ruling)
    id = shown_by(auction)
    if id is None and not now.takes(auction):
        return _regular(state)
    if case.unanswered and not before and id is not None and _corrected(state, auction) is None:
        # The auction says better what happened than the name that was picked for it.
        others = tuple(other for other in state.cases if other.number != case.number)
        return happened(replace(state, cases=others, current=None), id, Answer(AUCTION.id, auction))
    if ruled or _another(case, auction) or _corrected(state, auction) is None:
        return state.on(NewAuction(None, str(auction))), ()
    return answered(state, case, now.tell(AUCTION.id, auction))


def _regular(state: Conversation) -> Outcome:
    return said(state, "regular", irregularity=wording.title("change_of_call", state.words))


def _on_this_board(state: Conversation, case: OpenCase, auction: Auction) -> Outcome | None:
    """Another irregularity of the board that an auction shows; unless it was asked for, it goes on from that known."""
    if not isinstance(state.page, Again):
        before = _typed(case)
        shown = before.first_irregularity() if before else None
        length = shown.index if shown else len(before.entries) if before else 0
        if before and (before.dealer, before.entries[:length]) != (auction.dealer, auction.entries[:length]):
            return None
    return shown_again(state, auction)


def _typed(case: OpenCase) -> Auction | None:
    """The auction that was typed of what is ruled on now, or told by the board."""
    now = interview(case)
    return next((a.value for a in (*now.answers, *now.given) if isinstance(a.value, Auction)), None)


def _another(case: OpenCase, auction: Auction) -> bool:
    """Whether an auction has another dealer, or another offender, than is known."""
    before, now = _typed(case), interview(case)
    if before is not None and before.dealer is not auction.dealer:
        return True
    seat, shown = now.current.seats.get(Role.OFFENDER), auction.first_irregularity()
    return seat is not None and shown is not None and shown.offender is not seat


def _corrected(state: Conversation, auction: Auction) -> Outcome | None:
    """The case with this auction, from the beginning where it is about others; None where it shows something else."""
    case, now = spoken_of(state)
    if now.procedure.follows and isinstance(now.current, Ruling):
        return None
    anew = replace(now, answers=()) if _another(case, auction) else now
    try:
        now = anew.tell(AUCTION.id, auction)
        _ = now.current  # raises where the auction excludes this irregularity
    except WrongProcedure:
        return None
    return answered(state.on(None), case, now)
