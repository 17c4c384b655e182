"""Pages that are read over another one, which is answered meanwhile; and the later part of a long list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues import screens
from dialogues.interview import Interview
from dialogues.pages.common import to_read
from dialogues.screens import FOLDED, Choice, Screen
from dialogues.state import Conversation, Page
from rules.lawbook import edition, editions

# So many choices stand on one screen. Of a longer list as many less as ways lead on from it.
AT_ONCE = 25
PART = AT_ONCE - 2

# What the page of help explains, a line each.
LINES = ("answers", "back", "list", "why", "explain", "compare", "restart", "cancel", "new", "label", "settings")


@dataclass(frozen=True)
class Over(Page):
    """A page that is read over another one."""

    under: Page | None = None

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        """The page as it was kept; chosen: what stands behind its name."""
        return cls(under)

    @property
    def chosen(self) -> str:
        """What stands behind its name."""
        return ""

    @property
    def written(self) -> str:
        name = f"{self.name}={self.chosen}" if self.chosen else self.name
        return f"{name} {self.under.written}".strip() if self.under else name

    @property
    def before(self) -> Page | None:
        return self.under

    def about(self, state: Conversation) -> Interview:
        """What is explained: what the page under it asks, or what the case does."""
        return self.under.about(state) if self.under else super().about(state)


@dataclass(frozen=True)
class Why(Over):
    """Why: the Laws with the answers that led to them."""

    name: ClassVar[str] = "why"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        return screens.why(self.about(state), state.language)


@dataclass(frozen=True)
class Folded(Over):
    """What of the ruling need not be read to act."""

    name: ClassVar[str] = FOLDED
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        return screens.more(self.about(state), state.language)


@dataclass(frozen=True)
class Explain(Over):
    """What the question is that is to be judged."""

    name: ClassVar[str] = "explain"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        return screens.explain(self.about(state), state.language)


@dataclass(frozen=True)
class Compare(Over):
    """What another edition rules; the newest other one unless it is said which."""

    name: ClassVar[str] = "compare"
    of_the_case: ClassVar[bool] = True
    edition: str = ""

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        there = not chosen or any(chosen == other.id for other in editions())
        return cls(under, chosen) if there else under

    @property
    def chosen(self) -> str:
        return self.edition

    def show(self, state: Conversation) -> Screen:
        now = self.about(state)
        other = edition(self.edition) if self.edition else screens.other_editions(now.procedure.edition)[0]
        return screens.compare(now, state.language, other)


@dataclass(frozen=True)
class Help(Over):
    """What can be typed."""

    name: ClassVar[str] = "help"

    def show(self, state: Conversation) -> Screen:
        return to_read(state, "help-title", *(state.words.text(f"help-{line}") for line in LINES))


@dataclass(frozen=True)
class Privacy(Over):
    """What is kept of somebody."""

    name: ClassVar[str] = "privacy"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        return to_read(state, "privacy-title", w.text("privacy-body", forget=w.locale.isolated("/forget")))


@dataclass(frozen=True)
class From(Over):
    """The part of the list of another page that begins at this place."""

    name: ClassVar[str] = "from"
    place: int = 0

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        return cls(under, int(chosen)) if chosen.isdecimal() else under

    @property
    def chosen(self) -> str:
        return str(self.place)


def in_part(shown: Screen, state: Conversation) -> Screen:
    """A screen as it is where its list is not too long; else a part of it, and the ways to those before and after."""
    if len(shown.choices) <= AT_ONCE:
        return shown
    w, first = state.words, state.page.place if isinstance(state.page, From) else 0
    after = len(shown.choices) - first - PART
    part = shown.choices[first : first + PART]
    if after > 0:
        words = w.text("list-after", count=w.locale.isolated(str(after)))
        part = (*part, Choice(From(place=first + PART).written, words))
    if first:
        words = w.text("list-before", count=w.locale.isolated(str(first)))
        part = (*part, Choice(From(place=max(0, first - PART)).written, words))
    return replace(shown, choices=part)
