"""Pages for whoever belongs to a club: their own evening, the boards, the rankings, and under which name they play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.access import Command
from dialogues.clubs import PostView, View
from dialogues.pages.club import NONE, ClubHome, Clubs, Deed, Viewed
from dialogues.pages.common import to_read
from dialogues.pages.sessions import session_title
from dialogues.plates import Plate, in_words
from dialogues.posts import shown_of
from dialogues.results import code, everybody
from dialogues.results_shown import Shown, board_name, boards, evening, number_of, rankings, traveller
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words
from rules.results.sheet import BoardKey, Who

# What a link begins with that leads from a post to its session; and to who waits to be confirmed in a club.
FROM_POST = "results-"
TO_PLAYERS = "players-"

# So many lines are shown at once.
LINES = 40

# In which forms results are handed over to whoever may read them.
FORMS = ("pdf", "csv", "usebio")


@dataclass(frozen=True)
class OfPosted(Viewed):
    """A page of results that the groups have. first: the line at which it begins."""

    command: ClassVar[Command] = Command.READ_RESULTS
    first: str = "0"

    @property
    def before(self) -> Page | None:
        return Clubs()

    def shown(self, state: Conversation) -> Screen:
        read = state.view.read
        if read is None:
            return to_read(state, "club-title", state.words.text("club-nothing"))
        return replace(self.of_posted(state, read), title=session_title(read.session, state.words))

    def of_posted(self, state: Conversation, read: PostView) -> Screen:
        """The screen, where there are results."""
        raise NotImplementedError

    def plates(self, view: View, read: PostView, w: Words) -> tuple[Plate, ...]:
        """The same as pictures."""
        raise NotImplementedError

    def in_words(self, state: Conversation, read: PostView, *more: Choice) -> Screen:
        """The pictures in words, from a line on, with what leads to the pictures themselves."""
        w = state.words
        plates = self.plates(state.view, read, w)
        lines = [line for plate in plates for line in ("", plate.title, *in_words(plate, w.locale.joined))][1:]
        first = int(self.first) if self.first.isdecimal() else 0
        choices = [*_pictures(len(plates), w), *more]
        if first:
            choices.append(Choice(f"from {max(0, first - LINES)}", _many(w, "list-before", first)))
        if after := len(lines[first + LINES :]):
            choices.append(Choice(f"from {first + LINES}", _many(w, "list-after", after)))
        return replace(to_read(state, "results-title", *lines[first : first + LINES]), choices=tuple(choices))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        what, _, which = choice.partition(" ")
        if what == "from":
            return state.on(replace(self, first=which)), ()
        if what == "picture":
            return state.on(Deed("show_picture", self.of, self.written, which)), ()
        pages: dict[str, Page] = {"mine": MyResult(self.of), "boards": PostedBoards(self.of)}
        return state.on(pages.get(what, Rankings(self.of))), ()


def _many(w: Words, id: str, count: int) -> str:
    return w.text(id, count=w.locale.isolated(str(count)))


def _pictures(count: int, w: Words) -> Iterator[Choice]:
    for at in range(count):
        number = w.locale.isolated(f"{at + 1}/{count}")
        yield Choice(f"picture {at}", w.text("mine-picture" if count == 1 else "mine-picture-of", number=number))


def _doors(w: Words, *names: str) -> tuple[Choice, ...]:
    return tuple(Choice(name, w.text(f"post-button-{name}")) for name in names)


@dataclass(frozen=True)
class MyResult(OfPosted):
    """What somebody had on their boards; or, while nobody knows who they are, who played."""

    name: ClassVar[str] = "my_result"

    def of_posted(self, state: Conversation, read: PostView) -> Screen:
        w, view = state.words, state.view
        if view.mine:
            more = (*_doors(w, "boards", "rankings"), _others(w), Choice("not-me", w.text("mine-not-me")))
            return self.in_words(state, read, *more)
        if view.waits:
            again = Choice("not-me", w.text("mine-ask-anew"))
            return replace(
                to_read(state, "results-title", w.text("mine-waits")),
                choices=(again, *_doors(w, "rankings"), _others(w)),
            )
        shown = shown_of(read, w)
        people = (who for who, them in everybody(shown.sheet).items() if not them.phantom)
        choices = tuple(Choice(f"w{code(who)}", _numbered(shown, who)) for who in people)
        return replace(to_read(state, "results-title"), question=w.text("mine-which"), choices=(*choices, _others(w)))

    def plates(self, view: View, read: PostView, w: Words) -> tuple[Plate, ...]:
        shown = replace(shown_of(read, w), group=False)
        return tuple(plate for who in view.mine for plate in evening(shown, who))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "not-me":
            return state.on(Deed("not_me", self.of)), ()
        if choice == "evenings":
            return state.on(MyEvenings()), ()
        if choice.startswith("w"):
            return state.on(MyName(self.of, who=choice[1:])), ()
        return super().tap(state, choice)


def _numbered(shown: Shown, who: Who) -> str:
    """A contestant by number, and by name where it has one."""
    number = number_of(who, shown.w)
    return shown.w.locale.joined([number, shown.name(who)] if shown.names[who] else [number], " · ")


def _others(w: Words) -> Choice:
    return Choice("evenings", w.text("mine-evenings"))


@dataclass(frozen=True)
class MyEvenings(Viewed):
    """The evenings of all clubs of somebody whose results the groups have, the newest first."""

    name: ClassVar[str] = "my_evenings"
    command: ClassVar[Command] = Command.READ_RESULTS

    @property
    def before(self) -> Page | None:
        return Clubs()

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        names = {club.id: w.locale.isolated(club.name) for club in view.clubs} if len(view.clubs) > 1 else {}
        titles = (
            [*(name for id, name in names.items() if id == each.club), session_title(each, w)] for each in view.sessions
        )
        choices = tuple(
            Choice(str(each.id), w.locale.joined(title, " · "))
            for each, title in zip(view.sessions, titles, strict=True)
        )
        return replace(to_read(state, "club-evenings", *(() if choices else (w.text("mine-none"),))), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(MyResult(choice)), ()


@dataclass(frozen=True)
class MyName(OfPosted):
    """Which of the players of a contestant somebody is. who: its code."""

    name: ClassVar[str] = "my_name_there"
    who: str = NONE

    @property
    def before(self) -> Page | None:
        return MyResult(self.of)

    def of_posted(self, state: Conversation, read: PostView) -> Screen:
        w, shown = state.words, shown_of(read, state.words)
        who = next((each for each in everybody(shown.sheet) if code(each) == self.who), None)
        if who is None:
            return to_read(state, "results-title", w.text("results-gone"))
        names = shown.names[who] or (shown.name(who),)
        choices = tuple(Choice(f"n{at}", w.locale.isolated(name)) for at, name in enumerate(names))
        return replace(to_read(state, "results-title"), question=w.text("mine-who"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("claim", self.of, self.who, choice[1:])), ()


@dataclass(frozen=True)
class Rankings(OfPosted):
    """The rankings of a session in words, and what can be had of them."""

    name: ClassVar[str] = "post_rankings"

    def of_posted(self, state: Conversation, read: PostView) -> Screen:
        forms = [form for form in FORMS if form != "usebio" or read.results.released]
        more = [Choice(f"hand {form}", state.words.locale.isolated(form.upper())) for form in forms]
        return self.in_words(state, read, *_doors(state.words, "mine", "boards"), *more)

    def plates(self, view: View, read: PostView, w: Words) -> tuple[Plate, ...]:
        return rankings(shown_of(read, w))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith("hand "):
            return state.on(Deed("hand_results", self.of, choice.removeprefix("hand "))), ()
        return super().tap(state, choice)


@dataclass(frozen=True)
class PostedBoards(OfPosted):
    """Every board, to tap, once the director has released them."""

    name: ClassVar[str] = "post_boards"

    def of_posted(self, state: Conversation, read: PostView) -> Screen:
        w = state.words
        if not read.results.released:
            body = w.text("mine-boards-closed")
            return replace(to_read(state, "results-boards", body), choices=_doors(w, "mine", "rankings"))
        choices = tuple(Choice(f"b{at}", board_name(key, w)) for at, key in enumerate(boards(read.results.sheet)))
        return replace(to_read(state, "results-boards"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith("b") and choice[1:].isdecimal():
            return state.on(PostedBoard(self.of, at=choice[1:])), ()
        return super().tap(state, choice)


@dataclass(frozen=True)
class PostedBoard(OfPosted):
    """The traveller of a board. at: its place among the boards."""

    name: ClassVar[str] = "post_board"
    at: str = "0"

    @property
    def before(self) -> Page | None:
        return PostedBoards(self.of)

    def of_posted(self, state: Conversation, read: PostView) -> Screen:
        w = state.words
        if self._key(read) is None:
            return to_read(state, "results-boards", w.text("mine-boards-closed"))
        return self.in_words(state, read, *self._beside(boards(read.results.sheet), w))

    def _key(self, read: PostView) -> BoardKey | None:
        there, at = boards(read.results.sheet), int(self.at) if self.at.isdecimal() else 0
        return there[at] if read.results.released and at < len(there) else None

    def _beside(self, there: Sequence[BoardKey], w: Words) -> Iterator[Choice]:
        """The boards before it and after it."""
        for at in (int(self.at) - 1, int(self.at) + 1):
            if 0 <= at < len(there):
                yield Choice(f"b{at}", board_name(there[at], w))

    def plates(self, view: View, read: PostView, w: Words) -> tuple[Plate, ...]:
        key = self._key(read)
        return traveller(shown_of(read, w), key, frozenset(view.mine)) if key else ()

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice.startswith("b") and choice[1:].isdecimal():
            return state.on(PostedBoard(self.of, at=choice[1:])), ()
        return super().tap(state, choice)


def from_post(link: str) -> Page:
    """Where a link from a post leads."""
    session, _, what = link.removeprefix(FROM_POST).partition("-")
    pages: dict[str, Page] = {"mine": MyResult(session), "boards": PostedBoards(session), "rankings": Rankings(session)}
    return pages.get(what, Clubs())


# For directors


@dataclass(frozen=True)
class Players(Viewed):
    """Who says that they play under a name, to be confirmed: one at a time, who has waited longest."""

    name: ClassVar[str] = "club_players"
    command: ClassVar[Command] = Command.CONFIRM_PLAYER

    @property
    def before(self) -> Page | None:
        return ClubHome(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, asking = state.words, state.view.asking
        if not asking:
            return to_read(state, "club-players", w.text("players-none"))
        first, name = asking[0], w.locale.isolated
        asked = w.text(
            "players-asks-number" if first.day else "players-asks",
            name=name(first.name),
            plays=name(first.plays),
            day=name(first.day),
        )
        more = (_many(w, "players-more", len(asking) - 1),) if len(asking) > 1 else ()
        choices = (Choice(f"yes {first.id}", w.text("players-yes")), Choice(f"no {first.id}", w.text("players-no")))
        return replace(
            to_read(state, "club-players", asked, *more), question=w.text("players-question"), choices=choices
        )

    def tap(self, state: Conversation, choice: str) -> Outcome:
        what, _, which = choice.partition(" ")
        return state.on(Deed("confirm_player" if what == "yes" else "refuse_player", self.of, which)), ()
