"""What the words of a director may mean: the irregularities to choose from, and what was said of the board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import heard
from dialogues.pages.common import laws, said, to_read
from dialogues.pages.home import LABELLED, MORE, NONE, Home, More, door_choices, found_titles, happened, known_now
from dialogues.routing import MOST
from dialogues.screens import WHO, Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from rules.menu import DOORS, behind

# What the choice of a part of the board begins with.
PART = "part "


@dataclass(frozen=True)
class Found(Page):
    """What the words of a director may mean.

    candidates: the irregularities, the likeliest first. words: what else they say of the board, as `heard` writes it.
    """

    name: ClassVar[str] = "found"
    searched: ClassVar[bool] = True
    candidates: str = ""
    label: str = ""
    words: str = ""

    @classmethod
    def read(cls, arguments: str) -> Page | None:
        kept, _, label = arguments.partition(LABELLED)
        ids = known_now(kept)
        words = next((each.removeprefix(heard.KEPT) for each in kept.split() if each.startswith(heard.KEPT)), "")
        # Kept by a version that knew no more than the seat with which a sentence began.
        who = next((each.removeprefix(WHO) for each in kept.split() if each.startswith(WHO)), "")
        words = words or (heard.written({"offender": who}) if who else "")
        return cls(" ".join(ids), label, words) if ids else Home(label) if label else None

    @property
    def written(self) -> str:
        words = f" {heard.KEPT}{self.words}" if self.words else ""
        return f"{self.name} {self.candidates}{words}" + (f"{LABELLED}{self.label}" if self.label else "")

    def show(self, state: Conversation) -> Screen:
        w = state.words
        none = Choice(NONE, w.text("found-none"))
        ids = self.candidates.split()
        title = "found-one" if len(ids) == 1 else "found-title"
        doors = (replace(door, beside=True) for door in door_choices(state) if door.id not in ids)
        found = replace(to_read(state, title), choices=(*found_titles(ids, state), none, *doors))
        return replace(found, context=(*laws(state), *heard.shown(heard.read(self.words), w)))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == NONE:
            return said(state.on(Home(self.label) if self.label else None), "found-nothing")
        if choice.startswith(MORE):
            return state.on(More(choice.removeprefix(MORE), self.label)), ()
        return happened(state, choice, *heard.of_the_board(heard.read(self.words), choice), words=self.words)


@dataclass(frozen=True)
class Where(Found):
    """In which part of the board did it happen? The words may mean too many things, of which one is not likelier."""

    name: ClassVar[str] = "where"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        parts = tuple(Choice(f"{PART}{door}", w.text(f"door-{door}")) for door in self._parts())
        found = replace(to_read(state, "found-where"), choices=(*parts, Choice(NONE, w.text("found-none"))))
        return replace(found, context=(*laws(state), *heard.shown(heard.read(self.words), w)))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if not choice.startswith(PART):
            return super().tap(state, choice)
        ids = self._parts()[choice.removeprefix(PART)]
        return state.on(Found(" ".join(ids[:MOST]), self.label, self.words)), ()

    def _parts(self) -> dict[str, list[str]]:
        """What may be meant behind each door, the likeliest first."""
        ids = self.candidates.split()
        parts = {door: [id for id in ids if id in behind(door)] for door in DOORS}
        return dict(sorted(((d, of) for d, of in parts.items() if of), key=lambda part: ids.index(part[1][0])))
