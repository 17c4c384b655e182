"""The case that is spoken of: what is asked, what was answered, the ruling and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import context, heard, picker, polls, screens, wording
from dialogues.come_backs import TELL, taken_up
from dialogues.interview import RHO_HAD_TO_PASS, Answer, Interview
from dialogues.pages.again import Again, named
from dialogues.pages.answering import answered, can_change, of_the_board, spoken_of, typed_keys, value_of
from dialogues.pages.asking import told
from dialogues.pages.come_backs import Telling
from dialogues.pages.common import laws, refused, to_read, with_label
from dialogues.pages.explanations import Compare, Folded, Over, Why
from dialogues.pages.home import WHERE, Labelling
from dialogues.pages.sessions import APPEAL, GIVE, Log
from dialogues.read import place
from dialogues.score_notation import mended, read_entered, read_parts, write_entered
from dialogues.screens import FOLDED, RETURN, Choice, Screen
from dialogues.state import (
    Conversation,
    OpenCase,
    Outcome,
    Page,
    Segment,
    bare_unit,
    board,
    checks,
    hands_over,
    held,
    interview,
    rulings,
    untold,
)
from dialogues.wording import Words
from rules.engine import aliases
from rules.engine.case import declared
from rules.engine.derive import OFFENDER
from rules.engine.facts import Kind, Offer
from rules.engine.outline import APPEALS
from rules.engine.procedure import SUBJECTS
from rules.engine.ruling import Item, Question, Ruling, When
from rules.model import ModelError, Seat
from rules.scoring.entries import part_written
from rules.scoring.errors import ScoringError
from rules.standings.duty_to_pass import RHO_OBLIGED
from rules.standings.penalty_cards import lying

# The ruling is read, and nothing more is to be done with it now.
DONE = "done"

# The command that asks peers what they would do.
ASK_PEERS = "poll"

# What a ruling puts off to these moments is not asked before them.
PUT_OFF = {When.AUCTION_OVER: "once-auction-over", When.END_OF_PLAY: "once-play-over"}

# What is typed as a value, and read as one first.
ENTERED = (Kind.NUMBER, Kind.RESULT, Kind.RESULTS, Kind.LISTED, Kind.OTHERS, Kind.AMOUNT, Kind.POINTS, Kind.TOP)


class _Entering(Page):
    """Where a value may be typed."""

    def typed_key(self, state: Conversation) -> str | None:
        return spoken_of(state)[1].typed_key()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        _, now = spoken_of(state)
        key = self.typed_key(state)
        item = declared(key) if key else None
        if key is None or item is None or isinstance(item, Offer) or item.kind not in ENTERED:
            return None
        try:
            entered = read_entered(item.kind, text, state.language, bare_unit(now, key))
            return told(state, key, entered)
        except ScoringError as error:  # weights that are no whole
            if item.kind is not Kind.POINTS:
                state = state.on(Mend("; ".join(map(part_written, read_parts(text, state.language)))))
            return refused(state, error)
        except ModelError as error:
            if item.kind in (Kind.NUMBER, Kind.TOP) or not any(map(str.isdecimal, text)):
                return None
            return refused(state, error)


@dataclass(frozen=True)
class Case(_Entering):
    """The case itself: the question that it asks, or its ruling."""

    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        case, now = spoken_of(state)
        w = wording.words(state.language, case.edition, now.current.seats)
        said = heard.read(case.segments[-1].words)
        words = (*heard.shown(heard.unlabelled(said) if case.label else said, w), *screens.taken(now, w))
        if isinstance(now.current, Ruling):
            given = screens.ruling(now, state.language, _further(state, case), earlier=_earlier(case))
            given = replace(given, body=(*given.body, *polls.kept_lines(case.segments[-1].poll, w)))
            unasked = words if any(answer.taken for answer in now.answers) else ()
            return replace(given, context=(*unasked, *screens.rested_on(now, _of_the_session(case), w)))
        asked = screens.asking(now, state.language)
        notes = " ".join(filter(None, (_due(case, w), asked.audience)))
        asked = replace(asked, context=(*words, *asked.context), audience=notes)
        if case.edition.year != state.edition.year:
            asked = replace(asked, context=(*laws(state, case.edition), *asked.context))
        if own := _own_table(state, case, now):
            keys = (*asked.keys, GIVE) if state.of_club else asked.keys
            asked = replace(asked, context=(*own, *asked.context), keys=keys)
        if now.current.key in polls.ON:
            asked = replace(asked, keys=(*asked.keys, ASK_PEERS))
        return asked if now.current.choices else replace(asked, choices=_parts(state, now))

    def ids(self, state: Conversation) -> set[str]:
        """The same, without making all of the screen."""
        case, now = spoken_of(state)
        if isinstance(now.current, Ruling):
            return {choice.id for choice in _further(state, case)}
        if not now.current.choices:
            return super().ids(state)
        more = {RHO_HAD_TO_PASS} if now.may_be_in_rotation else set()
        who = {choice.id for choice in screens.seats(now, state.words)}
        return {screens.choice_id(value) for value in now.current.choices} | more | who

    def tap(self, state: Conversation, choice: str) -> Outcome:
        case, now = spoken_of(state)
        if choice.startswith(screens.WHO):
            return told(state, OFFENDER.id, Seat(choice.removeprefix(screens.WHO)))
        if choice == RHO_HAD_TO_PASS:
            return of_the_board(state, case, Answer(RHO_OBLIGED.id, True))
        if isinstance(now.current, Ruling):
            if choice == DONE:
                return replace(state, current=None, home=None), ()
            if choice == Log.name and state.evening:
                return state.on(Log(str(state.evening.session.id))), ()
            begun = next((segment for segment in checks(case) if segment.id == choice), None)
            if begun is None:
                return state.on(_page(choice)), ()
            case = taken_up(case, begun)
            return answered(state, case, interview(case))
        if not now.current.choices:
            return Pick().tap(state, choice)
        return answered(state, case, now.answer(value_of(choice, now)))


def _of_the_session(case: OpenCase) -> tuple[Answer, ...]:
    """What the session has said of every board."""
    return tuple(answer for answer in case.segments[0].told if answer.key in context.OF_THE_EVENING)


def _own_table(state: Conversation, case: OpenCase, now: Interview) -> tuple[str, ...]:
    """What a director who plays may not do at their own table: judge, or rule at all, as the club has it."""
    evening, w = state.evening, state.words
    pairs = place.read(case.label, state.language).pairs
    if evening is None or not evening.plays or (pairs and evening.plays not in pairs.split("-")):
        return ()
    # Where nobody has said whose table it is, they are told what holds if it is their own.
    maybe = "" if pairs else "-maybe"
    if evening.club is not None and not evening.club.own_table:
        return () if maybe and now.answers else (w.text(f"own-table-none{maybe}"),)
    asked = now.current
    judged = isinstance(asked, Question) and asked.item.judgement
    return (w.text(f"own-table-judgement{maybe}", law=w.locale.law(APPEALS)),) if judged else ()


def _page(choice: str) -> Page:
    """The page to which a choice beside a ruling leads."""
    name, _, chosen = choice.partition("=")
    pages = (Why(), Answers(), Compare(edition=chosen), Again(), Details(), Folded(), Labelling(), Telling())
    return next(page for page in pages if page.name == name)


def _due(case: OpenCase, w: Words) -> str:
    """For what moment the first question of a segment is, where a ruling has put it off to one."""
    now = case.segments[-1]
    if any(not answer.taken for answer in now.answers):
        return ""
    put_off = [i.when for _, given in rulings(case, -1) for i in given.items if i.segment == now.procedure]
    return w.text(PUT_OFF[put_off[-1]]) if put_off and put_off[-1] in PUT_OFF else ""


@dataclass(frozen=True)
class Pick(_Entering):
    """A value that is put together by taps; of these parts so far."""

    name: ClassVar[str] = "pick"
    of_the_case: ClassVar[bool] = True
    parts: str = ""

    @property
    def before(self) -> Page | None:
        left = picker.without_last(self.parts)
        return Pick(left) if left else None

    def show(self, state: Conversation) -> Screen:
        _, now = spoken_of(state)
        asked = screens.asking(now, state.language)
        if isinstance(now.current, Ruling) or now.current.choices:
            return Case().show(state)
        tapped = picker.said(_kind(now), self.parts, state.words.locale)
        question = f"{asked.question} {tapped}" if tapped else asked.question
        return replace(asked, question=question, choices=_parts(state, now, self.parts))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        case, now = spoken_of(state)
        asked = now.current
        assert isinstance(asked, Question)
        picked = picker.pick(asked.fact.kind, self.parts, choice)
        value = picker.whole(asked.fact.kind, picked)
        return (state.on(Pick(picked)), ()) if value is None else answered(state, case, now.tell(asked.key, value))


@dataclass(frozen=True)
class Mend(_Entering):
    """What weights that are no whole may have meant."""

    name: ClassVar[str] = "mend"
    of_the_case: ClassVar[bool] = True
    parts: str = ""

    def show(self, state: Conversation) -> Screen:
        _, now = spoken_of(state)
        if isinstance(now.current, Ruling) or now.current.choices:
            return Case().show(state)
        meant = enumerate(mended(read_parts(self.parts, "en")))
        choices = tuple(Choice(str(place), write_entered(each, state.language)) for place, each in meant)
        return replace(screens.asking(now, state.language), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        case, now = spoken_of(state)
        assert isinstance(now.current, Question)
        return answered(state, case, now.tell(now.current.key, mended(read_parts(self.parts, "en"))[int(choice)]))


def _parts(state: Conversation, now: Interview, picked: str = "") -> tuple[Choice, ...]:
    """What can be tapped next where a value is typed."""
    return tuple(Choice(id, text) for id, text in picker.options(_kind(now), picked, state.words.locale))


def _kind(now: Interview) -> Kind:
    """The kind of value that is typed now."""
    assert isinstance(now.current, Question)
    return now.current.fact.kind


@dataclass(frozen=True)
class Answers(Page):
    """The answers so far, to choose the one that is to be changed."""

    name: ClassVar[str] = "answers"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        return screens.answers(spoken_of(state)[1], state.language)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        # An answer that what was typed has overtaken is not asked for any more, but which of the two holds.
        can = can_change(spoken_of(state)[1], choice)
        return state.on(Change(choice) if can else None), ()


@dataclass(frozen=True)
class Change(_Entering):
    """An answer is given again."""

    name: ClassVar[str] = "change"
    of_the_case: ClassVar[bool] = True
    key: str = ""

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        return cls(aliases.key(arguments))

    def show(self, state: Conversation) -> Screen:
        _, now = spoken_of(state)
        changing = (state.words.text("changing"),)
        if self.key in typed_keys(now):
            title = wording.title(wording.called(now.procedure.id, now.said), state.words)
            return Screen(title, changing, question=state.words.text("type-it-again"), keys=RETURN)
        return screens.asking(now.before(self.key), state.language, changing)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        _, now = spoken_of(state)
        if not can_change(now, self.key):
            return state.on(None), ()
        return told(state, self.key, value_of(choice, now.before(self.key)))

    def about(self, state: Conversation) -> Interview:
        return super().about(state).before(self.key)

    def typed_key(self, state: Conversation) -> str | None:
        return self.key if self.key in typed_keys(spoken_of(state)[1]) else None


@dataclass(frozen=True)
class Details(Page):
    """The arithmetic behind a ruling."""

    name: ClassVar[str] = "details"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        given = spoken_of(state)[1].current
        return screens.details(given, state.language) if isinstance(given, Ruling) else Case().show(state)


@dataclass(frozen=True)
class Script(Over):
    """What is to be read out now, alone."""

    name: ClassVar[str] = "script"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        shown = Case().show(state.on(None))
        if shown.script:
            return replace(to_read(state, "home-title"), title=shown.title, script=shown.script)
        return to_read(state, "home-title", state.words.text("group-no-script"))


def _earlier(case: OpenCase) -> tuple[tuple[Ruling, Item], ...]:
    """What rulings on other irregularities of the board have left standing, each with its ruling."""
    of = case.segments[-1].of
    given = [ruling for _, ruling in rulings(case)]
    return tuple(
        (given[each.index], each.item)
        for each in held(case)
        if case.segments[each.index].of != of and each.item in given[each.index].standings
    )


def _further(state: Conversation, case: OpenCase) -> tuple[Choice, ...]:
    w = state.words
    later = tuple(_check(state, case, segment) for segment in checks(case))
    given = interview(case).current
    detailed = isinstance(given, Ruling) and given.details
    telling = (Choice(TELL, w.text("tell-title")),) if untold(case) else ()
    return (
        *later,
        *telling,
        *((Choice("details", w.text("further-details"), beside=True),) if detailed else ()),
        Choice("why", w.text("further-why"), beside=True),
        Choice("answers", w.text("further-change"), beside=True),
        Choice("again", w.text("further-again"), beside=True),
        Choice(DONE, w.text("further-done"), beside=True),
        Choice(FOLDED, w.text("further-folded"), beside=True),
        *((Choice(WHERE, w.text("place-title"), beside=True),) if state.evening and not case.label else ()),
        *_reports(state, case),
        *_compare(case, w),
    )


def _reports(state: Conversation, case: OpenCase) -> Iterator[Choice]:
    """From an appeal to the rulings of the session: each has its report there, with what both sides say."""
    if state.evening and case.segments[-1].procedure == APPEAL:
        yield Choice(Log.name, state.words.text("session-log"), beside=True)


def _compare(case: OpenCase, w: Words) -> Iterator[Choice]:
    """The editions that the ruling can be compared with."""
    for nth, other in enumerate(screens.other_editions(case.edition)):
        year = w.locale.isolated(other.year)
        yield Choice(f"compare={other.id}" if nth else "compare", w.text("further-compare", year=year), beside=True)


def _check(state: Conversation, case: OpenCase, segment: Segment) -> Choice:
    """What is to be come back for or ruled on next; its button says only what, where it has no room for of whom."""
    title = _check_title(state, case, segment)
    short = wording.title_label(segment.procedure, state.words) if len(title) > wording.BUTTON else ""
    return Choice(segment.id, title, short=short)


def _check_title(state: Conversation, case: OpenCase, segment: Segment) -> str:
    """What is to be come back for or ruled on next; where there are several, of which irregularity, player and time."""
    title = wording.title_label(segment.procedure, state.words)
    if SUBJECTS[segment.procedure].of_no_player:
        return title
    if hands_over(segment.procedure) and not SUBJECTS[segment.procedure].follows:
        return with_label(title, named(state, case, segment.place), state.words)
    another = SUBJECTS[segment.procedure].of_the_holder and segment.place != case.segments[segment.of].place
    if another or (SUBJECTS[segment.procedure].of_the_holder and len(lying(board(case))) > 1):
        return with_label(title, named(state, case, segment.place), state.words)
    if all(other.of == 0 for other in case.segments):
        return title
    began = case.segments[segment.of]
    title = with_label(title, wording.title_label(began.procedure, state.words), state.words)
    again = {
        index: other.place
        for index, other in enumerate(case.segments)
        if other.of == index and other.procedure == began.procedure
    }
    if len(again) == 1:
        return title
    title = with_label(title, named(state, case, began.place), state.words)
    of_the_player = [index for index, place in again.items() if place == began.place]
    number = str(of_the_player.index(segment.of) + 1)
    return with_label(title, number, state.words) if len(of_the_player) > 1 else title
