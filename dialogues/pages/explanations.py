"""Pages that are read over another one, which is answered meanwhile; and the later part of a long list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar
from urllib.parse import quote, unquote

from dialogues import screens, wording
from dialogues.interview import Interview
from dialogues.pages.common import to_read
from dialogues.screens import FOLDED, RETURN, Choice, Screen
from dialogues.state import Conversation, Page
from rules.engine.facts import Offer
from rules.engine.outline import DISPUTED_FACTS
from rules.engine.ruling import Ruling
from rules.lawbook import edition, editions

# So many choices stand on one screen. Of a longer list as many less as ways lead on from it.
AT_ONCE = 25
PART = AT_ONCE - 2

# What the page of help explains, a line each.
LINES = (
    *("answers", "back", "list", "why", "explain", "compare"),
    *("restart", "cancel", "new", "label", "club", "settings"),
)


@dataclass(frozen=True)
class Over(Page):
    """A page that is read over another one.

    listed: it shows a part of the choices of that page.
    """

    listed: ClassVar[bool] = False
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

    @property
    def answered(self) -> Page | None:
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
        body = w.text("privacy-body", forget=w.locale.isolated("/forget"))
        return to_read(state, "privacy-title", body, w.text("privacy-club"), w.text("privacy-club-names"))


@dataclass(frozen=True)
class FindOut(Over):
    """The answer is not known: how it is judged, or how it is found out."""

    name: ClassVar[str] = "find_out"
    of_the_case: ClassVar[bool] = True

    def show(self, state: Conversation) -> Screen:
        now = self.about(state)
        asked = now.current
        if isinstance(asked, Ruling):
            return screens.explain(now, state.language)
        w = wording.words(state.language, now.procedure.edition, asked.seats)
        offered = isinstance(asked.item, Offer)
        lines = [w.question(asked.key), screens.test_of(asked, w)]
        lines.append(w.text(f"find-out-{'offer' if isinstance(asked.item, Offer) else asked.item.audience}"))
        lines.append("" if offered else w.text("find-out-disputed", law=w.locale.law(DISPUTED_FACTS)))
        shown = to_read(state, "find-out-title", *filter(None, lines))
        return shown if offered else replace(shown, keys=(*shown.keys, "disputed"))


@dataclass(frozen=True)
class Meant(Over):
    """Which of several choices of another page was meant?

    ids: theirs, with commas.
    """

    name: ClassVar[str] = "meant"
    listed: ClassVar[bool] = True
    ids_: str = ""

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        return cls(under, unquote(chosen))

    @property
    def chosen(self) -> str:
        return quote(self.ids_, safe=",@.")

    def among(self, shown: Screen, state: Conversation) -> Screen:
        """The screen under it, with what may be meant alone; as it is where nothing is left of that."""
        meant = self.ids_.split(",")
        choices = tuple(choice for choice in shown.choices if choice.id in meant)
        if not choices:
            return shown
        body = (shown.question,) if shown.question else ()
        return Screen(
            shown.title,
            shown.notices,
            body=body,
            question=state.words.text("which-is-meant"),
            choices=choices,
            keys=RETURN,
            footer=state.words.text("footer-return"),
        )


@dataclass(frozen=True)
class From(Over):
    """The part of the list of another page that begins at this place."""

    name: ClassVar[str] = "from"
    listed: ClassVar[bool] = True
    place: int = 0

    @classmethod
    def over(cls, under: Page | None, chosen: str) -> Page | None:
        return cls(under, int(chosen)) if chosen.isdecimal() else under

    @property
    def chosen(self) -> str:
        return str(self.place)


def in_part(shown: Screen, state: Conversation) -> Screen:
    """A screen as it is where its list is not too long; else a part of it, and the ways to those before and after."""
    if isinstance(state.page, Meant):
        return state.page.among(shown, state)
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
