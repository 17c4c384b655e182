"""Another irregularity on the same board: what it was, by whom, and how it begins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import wording
from dialogues.interview import Answer
from dialogues.pages.answering import spoken_of
from dialogues.pages.common import laws, said, to_read
from dialogues.pages.found import Found
from dialogues.pages.home import MORE, NONE, More, door_choices, happened, known_now
from dialogues.routing import shown_by
from dialogues.screens import Choice, Screen
from dialogues.state import (
    Conversation,
    OpenCase,
    Outcome,
    Page,
    Segment,
    board,
    first_offender,
    interview,
    irregularities,
)
from rules import standings
from rules.engine import aliases
from rules.engine.board import PLACES, Start, place_at, seat_at
from rules.engine.derive import AUCTION, OFFENDER
from rules.engine.outline import outline
from rules.engine.ruling import Ruling
from rules.menu import MENU, get, serves
from rules.model import Auction, IrregularityKind, Seat
from rules.standings.duty_to_pass import Obliged, auction_is_over, barred, obligations, ruled_under


@dataclass(frozen=True)
class Again(Page):
    """What was it?"""

    name: ClassVar[str] = "again"
    of_the_case: ClassVar[bool] = True

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        kind, _, rest = arguments.partition(" ")
        if kind in (More.name, Found.name):
            under = (More if kind == More.name else Found).read(rest)
            return AgainFrom(under) if isinstance(under, More | Found) else Again()
        if not kind:
            return Again()
        if ":" in rest:  # with an auction that was typed
            id = aliases.procedure(kind)
            return AgainWho(id, rest) if id in MENU else Again()
        ids = known_now(arguments)
        return AgainWho(ids[0]) if ids else None

    def show(self, state: Conversation) -> Screen:
        return replace(to_read(state, "further-again"), context=laws(state), choices=door_choices(state))

    def ids(self, state: Conversation) -> set[str]:
        """The same, and what stood on the page before it had doors."""
        return super().ids(state) | set(irregularities(state.edition))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == NONE:
            return said(state.on(Again()), "found-nothing")
        if choice.startswith(MORE):
            return state.on(AgainFrom(More(choice.removeprefix(MORE)))), ()
        return begun_again(state, choice)


@dataclass(frozen=True)
class AgainFrom(Again):
    """What was it, of those of one stage, or of those that the words may mean?"""

    listed: More | Found = Found()  # noqa: RUF009 - a value

    @property
    def written(self) -> str:
        return f"{self.name} {self.listed.written}"

    def show(self, state: Conversation) -> Screen:
        return self.listed.show(state)


@dataclass(frozen=True)
class AgainWho(Again):
    """By whom was it? One who had to pass is a choice of their own.

    auction: where one was typed.
    """

    id: str = ""
    auction: str = ""

    def show(self, state: Conversation) -> Screen:
        case, _ = spoken_of(state)
        obliged = {} if auction_is_over(self.id) else obligations(board(case))
        w = wording.words(state.language, case.edition, interview(case, 0).current.seats)
        choices = []
        for place, role in enumerate(PLACES):
            who = str(w.seats.get(role, role))
            if obliged.get(place) is not Obliged.WHENEVER:
                choices.append(Choice(str(place), w.text("again-player", who=who)))
            if place in obliged:
                choices.append(Choice(f"{place} {obliged[place]}", w.text("again-obliged", who=who)))
        context = () if w.seats else (w.text("again-named-as-before"),)
        shown = to_read(state, f"irregularity-{self.id}")
        return replace(shown, context=context, question=w.text("again-who"), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return begun_again(state, self.id, self.auction, choice)


def begun_again(state: Conversation, irregularity: str, typed_auction: str = "", by: str = "") -> Outcome:
    """A second irregularity on the same board: by whom it was is asked where it matters or can be told.

    by: the place of its offender, and how long they had to pass where they had to; nothing where it is not known yet.
    """
    case, _ = spoken_of(state)
    if not serves(case.edition, irregularity):
        return happened(state, irregularity)
    now, of = board(case), len(case.segments)
    if not by:
        laws = outline(get(irregularity, case.edition)).laws
        if interview(case, 0).current.seats or standings.needs_to_know_whose(now, irregularity, laws):
            return state.on(AgainWho(irregularity, typed_auction)), ()
        by = "0"
    place, _, must_pass = by.partition(" ")
    start = Start(irregularity, int(place), of, first_offender(case), now, now, bool(must_pass))
    begun = Segment(
        ruled_under(irregularity, bool(must_pass)),
        answers=(Answer(AUCTION.id, Auction.parse(typed_auction)),) if typed_auction else (),
        told=tuple(Answer(key, value) for key, value in standings.told(start).items()),
        of=of,
        place=int(place),
    )
    return state.with_case(replace(case, segments=(*case.segments, begun), page=None)), ()


def shown_again(state: Conversation, auction: Auction) -> Outcome | None:
    """A second irregularity on the same board that an auction shows, typed when that was asked for; None where none is.

    Of a player who has to pass it is any other call, and typed at any time once the ruling is given.
    """
    case, now = spoken_of(state)
    page, id, since = state.page, shown_by(auction), _typed_before(case)
    if not isinstance(now.current, Ruling) or not (page is None or isinstance(page, Again)):
        return None
    if page is not None and (typed_again := _typed_again(case, auction)) is not None:
        case, auction, since = typed_again
        state, id = state.with_case(case), shown_by(auction)
    first = first_offender(case)
    shown = auction.first_irregularity()
    if first is not None:
        obliged = _obliged(case, first)
        instead = barred(auction, obliged, since)
        if instead is not None and (shown is None or instead.index <= shown.index):
            place, how = obliged[instead.offender]
            kind = shown.kind if shown else IrregularityKind.CALL_WHEN_MUST_PASS
            return begun_again(state, kind, str(auction), f"{place} {how}")
    if id is None and isinstance(page, AgainWho) and get(page.id, case.edition).subject.caller:
        id = page.id
    if page is None or id is None:
        return None
    by = "" if shown is None or first is None else str(place_at(shown.offender, first))
    return begun_again(state, id, str(auction), by)


def _obliged(case: OpenCase, first: Seat) -> dict[Seat, tuple[int, Obliged]]:
    """Who has to pass on this board, by seat: their place, and for how long.

    first: the seat of the first offender.
    """
    return {seat_at(place, first): (place, how) for place, how in obligations(board(case)).items()}


def _typed_again(case: OpenCase, auction: Auction) -> tuple[OpenCase, Auction, int] | None:
    """An auction that begins with a call ruled on before, and cancelled: it is not ruled on again.

    Returns the case, in which it is known now who sits where, the auction without that call, and how many calls had
    been made before it. None where the first irregular call is another one, or may be.
    """
    shown = auction.first_irregularity()
    without = shown.cancelled if shown else None
    if shown is None or without is None:
        return None
    seat = first_offender(case)
    for index, segment in enumerate(case.segments):
        first = seat_at(-segment.place % 4, shown.offender)
        if segment.of != index or segment.procedure != shown.kind or (seat or first) is not first:
            continue
        typed_then = next((answer.value for answer in segment.answers if isinstance(answer.value, Auction)), None)
        then = typed_then.first_irregularity() if typed_then else None
        if then and (then.index, then.call) != (shown.index, shown.call):
            continue
        if seat is None:
            told = replace(case.segments[0], answers=interview(case, 0).tell(OFFENDER.id, first).answers)
            case = replace(case, segments=(told, *case.segments[1:]))
        instead = barred(without, _obliged(case, first), shown.index)
        if seat is None and instead is None and without.first_irregularity() is None:
            return None  # nothing shows that it is not another's call
        return case, without, shown.index
    return None


def _typed_before(case: OpenCase) -> int | None:
    """How many calls had been made before the first irregular one of the board, or the card exposed, where typed."""
    auction = next((a.value for s in case.segments for a in s.answers if isinstance(a.value, Auction)), None)
    shown = auction.first_irregularity() if auction else None
    return shown.index if shown else len(auction.entries) if auction else None


def named(state: Conversation, case: OpenCase, place: int) -> str:
    """A player, by seat or as seen from the first offender."""
    w = wording.words(state.language, case.edition, interview(case, 0).current.seats)
    role = PLACES[place]
    return w.text("again-player", who=str(w.seats.get(role, role)))
