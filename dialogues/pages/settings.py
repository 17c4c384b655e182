"""Pages about the bot and about somebody's own settings."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.pages.club import Deed
from dialogues.pages.common import said, to_read
from dialogues.pages.explanations import Privacy
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from locales import LANGUAGES, locale
from rules.lawbook import edition, editions

# The tap that deletes everything; that is done where everything is kept.
FORGET = "forget"

# The tap that asks for all that is kept of somebody.
EXPORT = "export_me"


@dataclass(frozen=True)
class Settings(Page):
    """What somebody can set for themselves, and what is kept of them."""

    name: ClassVar[str] = "settings"

    def show(self, state: Conversation) -> Screen:
        choices = tuple(Choice(page.name, state.words.text(f"{page.name}-title")) for page in SET)
        choices = (*choices, Choice(EXPORT, state.words.text("export-me-title")))
        return replace(to_read(state, "settings-title"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == EXPORT:
            return state.on(Deed(EXPORT)), ()
        chosen = next(page for page in SET if page.name == choice)
        return state.on(Privacy(self) if chosen is Privacy else chosen()), ()


@dataclass(frozen=True)
class Languages(Page):
    """In which language the bot speaks."""

    name: ClassVar[str] = "language"

    def show(self, state: Conversation) -> Screen:
        choices = tuple(Choice(language, locale(language).names["language"]) for language in LANGUAGES)
        return replace(to_read(state, "language-title"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return said(replace(state.on(None), language=choice), "language-set")


@dataclass(frozen=True)
class Editions(Page):
    """Under which edition of the Laws the next case is."""

    name: ClassVar[str] = "edition"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        choices = tuple(Choice(e.id, w.text("laws-of", year=w.locale.isolated(e.year))) for e in editions())
        return replace(to_read(state, "edition-title"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if state.of_club is not None:
            return said(state.on(None), "edition-of-club", club=state.words.locale.isolated(state.of_club.name))
        state = replace(state.on(None), edition=edition(choice), own_edition=True)
        return said(state, "edition-set", year=state.words.locale.isolated(choice))


@dataclass(frozen=True)
class Forget(Page):
    """Whether everything of somebody is to be deleted; on which other platform too."""

    name: ClassVar[str] = "forget"
    elsewhere: str = ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        choices = (Choice(FORGET, w.text("forget-yes")), Choice("back", w.text("forget-no")))
        body = (w.text("forget-linked", platform=platform(state, self.elsewhere)),) if self.elsewhere else ()
        return Screen(w.text("forget-title"), body=body, question=w.text("forget-sure"), choices=choices)

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Forgotten() if choice == FORGET else None), ()


@dataclass(frozen=True)
class ForgetNot(Page):
    """A club would be left with nobody to lead it: that is settled first. club: what it is called."""

    name: ClassVar[str] = "forget_not"
    club: str = ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        return to_read(state, "forget-title", w.text("forget-not", club=w.locale.isolated(self.club)))


@dataclass(frozen=True)
class Forgotten(Page):
    """Everything is deleted."""

    name: ClassVar[str] = "forgotten"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        done = w.text("forget-done", start=w.locale.isolated("/start"))
        body = (done, w.text("club-keeps"), w.text("club-keeps-list"))
        return Screen(w.text("forget-title"), body=body)


# What the page of settings leads to.
SET: tuple[type[Page], ...] = (Languages, Editions, Privacy, Forget)


def platform(state: Conversation, channel: str) -> str:
    """The name of a platform, in a line of words."""
    return state.words.locale.isolated(channel.capitalize())
