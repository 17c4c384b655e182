"""What happened? The pages at home, and how a case begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import context, heard, wording
from dialogues.interview import Answer
from dialogues.notation import read_auction, type_auction
from dialogues.pages.answering import answered
from dialogues.pages.common import laws, said, to_read, unread_call
from dialogues.pages.open_cases import Open
from dialogues.read import place
from dialogues.routing import shown_by
from dialogues.screens import Choice, Screen
from dialogues.state import DIRECTOR, PLAYER, Conversation, OpenCase, Outcome, Page, Segment, interview, irregularities
from rules.engine import aliases
from rules.engine.derive import AUCTION
from rules.engine.outline import CALL_THE_DIRECTOR, outline
from rules.lawbook import elected
from rules.menu import DOORS, MENU, behind, get, serves
from rules.model import Auction, ModelError

# What the choice of a door of the menu begins with, and that of a case that is open.
MORE = "more "
OPEN = "open "

# What leads to the table and the board by taps; where the session does not say how many there are, there are so many.
WHERE = "where_it_was"
TABLES, BOARDS = 12, 32

# So many numbers are pressed in rows of so many; more are a list.
IN_A_ROW, IN_ROWS = 5, 20

# So many open cases stand on the first page; the others are on that of the open cases.
OPEN_SHOWN = 3

# What is for directors alone: a player's first page does not lead there.
DIRECTORS_DOORS = ("score",)

# None of the irregularities that were found.
NONE = "none"

# An insufficient bid, and a bid out of turn.
EXAMPLES = (Auction.parse("N: 1S P 1H"), Auction.parse("N: 1S P W=2H"))

# Between the irregularities that words may mean and the table or board; no irregularity is called so.
LABELLED = " @"

# What a player's answer says on demand.
WHOLE = "whole"

# A player is told of the choices that come first, not of every turn that a case may take.
RIGHTS_SHOWN = 2


def happened(state: Conversation, irregularity: str, *told: Answer, words: str = "") -> Outcome:
    """What happened is known: a director is led to the ruling, a player is told what the Laws provide.

    words: what else the director's sentence said of the board.
    """
    if not state.role:  # asked first, and then gone on with
        auction = next((str(answer.value) for answer in told if answer.key == AUCTION.id), "")
        return state.on(Role(auction or irregularity, state.new_label)), ()
    if not serves(state.edition, irregularity):
        w = state.words
        what, year = wording.title(irregularity, w), w.locale.isolated(state.edition.year)
        return said(state.on(None), "error-not-verified", what=what, year=year)
    if state.role == PLAYER:
        return state.on(Player(irregularity)), ()
    return _begun(state, irregularity, *told, words=words)


def _begun(state: Conversation, irregularity: str, *told: Answer, words: str) -> Outcome:
    number = state.last_number + 1
    under = elected(state.edition, state.profile.elections)
    where = place.read(state.new_label, state.language)
    known = (*context.told(state.evening, where.board), *heard.told(heard.read(words), irregularity))
    begun = Segment(irregularity, told, known, words=words)
    case = OpenCase(under, (begun,), state.profile, number, state.new_label)
    state = replace(state.on(None), cases=(*state.cases, case), current=number, home=None, last_number=number)
    return answered(state, case, interview(case))


def by_auction(state: Conversation, text: str) -> Outcome:
    """What a typed auction shows has happened, where no case is spoken of."""
    try:
        auction = read_auction(text, state.language)
    except ModelError as error:
        return unread_call(state, error, text)
    id = shown_by(auction)
    if id is None:
        return said(state, "regular", irregularity=wording.title("change_of_call", state.words))
    return happened(state, id, Answer(AUCTION.id, auction))


def found_titles(ids: Iterable[str], state: Conversation) -> tuple[Choice, ...]:
    """Irregularities to choose from, each with what it is."""
    w = state.words
    return tuple(Choice(id, wording.title(id, w), wording.what(id, w), wording.title_label(id, w)) for id in ids)


def known_now(ids: str) -> tuple[str, ...]:
    """The irregularities that are left of those that were kept, by their names of now."""
    return tuple(id for id in map(aliases.procedure, ids.split()) if id in MENU)


@dataclass(frozen=True)
class Home(Page):
    """What happened? As long as nobody has said it; for the table or board of this label."""

    name: ClassVar[str] = "new"
    searched: ClassVar[bool] = True
    label: str = ""

    @property
    def written(self) -> str:
        """Nothing where there is no label: then it is no page, but where everything begins."""
        return f"{self.name} {self.label}" if self.label else ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        example, out = (w.locale.isolated(type_auction(auction, state.language)) for auction in EXAMPLES)
        return Screen(
            title=w.text("home-title"),
            context=laws(state),
            body=(
                w.text("home-player" if state.role == PLAYER else "home-body"),
                w.text("home-auction", example=example, out=out),
            ),
            choices=(*open_cases(state), *door_choices(state), *_where(state)),
            keys=("box",) if state.role != PLAYER else (),
            footer=w.text("footer-home"),
        )

    def ids(self, state: Conversation) -> set[str]:
        """The same, without the words; and what stood on the page before it had doors."""
        more = (choice.id for choice in (*open_cases(state), *_where(state)))
        return {*more, *doors(state), *irregularities(state.edition)}

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith(OPEN):
            return Open().tap(state, choice.removeprefix(OPEN))
        if choice.startswith(MORE):
            return state.on(More(choice.removeprefix(MORE), state.new_label)), ()
        if choice == WHERE:
            return state.on(Labelling()), ()
        return happened(state, choice)


def _where(state: Conversation) -> tuple[Choice, ...]:
    """The door to the table and the board, in a session, as long as nobody has said them."""
    return (Choice(WHERE, state.words.text("place-title")),) if state.evening and not state.new_label else ()


@dataclass(frozen=True)
class Labelling(Page):
    """The table, and then the board, of the case that is spoken of or of the next one. table: what was tapped first."""

    name: ClassVar[str] = WHERE
    takes_numbers: ClassVar[bool] = True
    table: str = ""

    @property
    def before(self) -> Page | None:
        return Labelling() if self.table else None

    def show(self, state: Conversation) -> Screen:
        w, numbers = state.words, self._numbers(state)
        rows = tuple(numbers[start : start + IN_A_ROW] for start in range(0, len(numbers), IN_A_ROW))
        question = w.text("place-board", table=w.locale.isolated(self.table)) if self.table else w.text("place-table")
        screen = replace(to_read(state, "place-title"), question=question)
        return replace(screen, grid=rows) if len(numbers) <= IN_ROWS else replace(screen, choices=numbers)

    def _numbers(self, state: Conversation) -> tuple[Choice, ...]:
        session = state.evening.session if state.evening else None
        most = (session.boards if session else 0) or BOARDS
        if not self.table:
            most = (session.tables if session else 0) or TABLES
        return tuple(Choice(str(number), str(number)) for number in range(1, most + 1))

    def ids(self, state: Conversation) -> set[str]:
        return {choice.id for choice in self._numbers(state)}

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if not self.table:
            return state.on(Labelling(choice)), ()
        spoken = state.words.locale
        label = f"{spoken.names['table']}{self.table} {choice}"
        if state.case is None:
            return state.on(Home(label)), ()
        named = state.with_case(replace(state.case, label=label, page=None))
        return said(named, "label-set", label=spoken.isolated(label))

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        number = text.strip().lstrip("#")
        return self.tap(state, number) if number in self.ids(state) else None


def open_cases(state: Conversation) -> tuple[Choice, ...]:
    """The newest of the cases that wait, to go on with."""
    shown = Open().show(state).choices if state.role == DIRECTOR else ()
    shown = tuple(choice for choice in shown if not choice.beside)
    return tuple(replace(choice, id=f"{OPEN}{choice.id}") for choice in shown[:OPEN_SHOWN])


def doors(state: Conversation) -> tuple[str, ...]:
    """What each door of the first page leads to: a page, or the one irregularity that stands behind it."""
    found = []
    for door in DOORS:
        ids = shown_behind(door, state)
        if ids and not (state.role == PLAYER and door in DIRECTORS_DOORS):
            found.append(ids[0] if len(ids) == 1 else f"{MORE}{door}")
    return tuple(found)


def door_choices(state: Conversation) -> tuple[Choice, ...]:
    """The doors of the first page."""
    w = state.words
    return tuple(
        Choice(id, w.text(f"door-{id.removeprefix(MORE)}") if id.startswith(MORE) else wording.title_label(id, w))
        for id in doors(state)
    )


def shown_behind(door: str, state: Conversation) -> tuple[str, ...]:
    """The irregularities behind a door, as far as the edition is verified for them."""
    known = irregularities(state.edition)
    return tuple(id for id in behind(door) if id in known)


@dataclass(frozen=True)
class More(Page):
    """All the irregularities of one stage of the board."""

    name: ClassVar[str] = "more"
    searched: ClassVar[bool] = True
    group: str = ""
    label: str = ""

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        group, _, label = arguments.partition(" ")
        group = aliases.door(group)
        return cls(group, label) if group in DOORS else Home(label) if label else None

    def show(self, state: Conversation) -> Screen:
        w = state.words
        choices = (Choice(id, wording.title_label(id, w)) for id in shown_behind(self.group, state))
        return replace(to_read(state, f"door-{self.group}"), choices=tuple(choices))

    def ids(self, state: Conversation) -> set[str]:
        """The same, without the words; and what stood on the page of a door that had others behind it."""
        return {*shown_behind(self.group, state), *irregularities(state.edition)}

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return happened(state, choice)


@dataclass(frozen=True)
class Role(Page):
    """Whom is the bot talking to? Asked first; what they have said already is gone on with.

    then: an irregularity, or an auction.
    """

    name: ClassVar[str] = "role"
    then: str = ""
    label: str = ""

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        then, _, label = arguments.partition(LABELLED)
        if not then or ":" in then:
            return cls(then, label)
        ids = known_now(then)
        return cls(ids[0], label) if ids else None

    @property
    def written(self) -> str:
        return f"{self.name} {self.then}".strip() + (f"{LABELLED}{self.label}" if self.label else "")

    def show(self, state: Conversation) -> Screen:
        w = state.words
        choices = tuple(Choice(role, w.text(f"role-{role}")) for role in (DIRECTOR, PLAYER))
        return Screen(w.text("home-title"), body=(w.text("role-body"),), question=w.text("role-who"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        state = replace(state.on(Home(self.label) if self.label else None), role=choice)
        if ":" in self.then:
            return by_auction(state, self.then)
        return happened(state, self.then) if self.then else (state, ())


@dataclass(frozen=True)
class Player(Page):
    """What a player is told of an irregularity: to call the director, and what the Laws provide; never a ruling.

    whole: with what each choice brings, and the Laws.
    """

    name: ClassVar[str] = "player"
    id: str = ""
    whole: str = ""

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        kept, _, whole = arguments.partition(" ")
        ids = known_now(kept)
        return cls(ids[0], whole) if ids else None

    @property
    def before(self) -> Page | None:
        return Player(self.id) if self.whole else None

    def show(self, state: Conversation) -> Screen:
        w = state.words
        if self.id not in irregularities(state.edition):
            return Home().show(state)
        given = outline(get(self.id, state.edition))
        if self.whole:
            body = [f"{w.text(f'irregularity-{self.id}.what')}."]
            if w.locale.has(f"irregularity-{self.id}.player"):
                body.append(w.text(f"irregularity-{self.id}.player"))
            for offer in given.offers[:RIGHTS_SHOWN]:
                body.append(f"– {w.text(f'offer-{offer.id}')}")
                offered = [option for option in offer.options if option.offered]
                body += [f"   {w.value(offer.id, o.id)}: {w.text(f'consequence-{o.consequence}')}" for o in offered]
            body += [w.text("player-laws", laws=w.locale.laws(given.laws))]
            return replace(to_read(state, f"irregularity-{self.id}", *body), context=laws(state))
        body = [w.text("player-call", law=w.locale.law(CALL_THE_DIRECTOR))]
        if given.offers:
            offer = given.offers[0]
            rights = [w.value(offer.id, option.id) for option in offer.options if option.offered]
            body += [w.text(f"offer-{offer.id}"), w.locale.joined(rights, " · ")]
        if w.locale.has(f"irregularity-{self.id}.player"):
            body.append(w.text(f"irregularity-{self.id}.player"))
        body.append(w.text("player-no-ruling"))
        more = Choice(WHOLE, w.text("further-folded"))
        return replace(to_read(state, f"irregularity-{self.id}", *body), choices=(more,))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Player(self.id, WHOLE)), ()
