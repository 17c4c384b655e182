"""Pages on which two platforms become one person, and part; it is done where everything is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dialogues.pages.common import to_read
from dialogues.pages.settings import platform
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page

# The taps that agree.
LINK = "link"
UNLINK = "unlink"


@dataclass(frozen=True)
class Link(Page):
    """How to be the same person on another platform; the code is made where everything is kept."""

    name: ClassVar[str] = "link"
    code: str = ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        how = w.text("link-how", command=w.locale.isolated(f"/link {self.code}"))
        return to_read(state, "link-title", how, w.text("link-secret"))


@dataclass(frozen=True)
class Linking(Page):
    """A code was typed; that nobody has made it is what this page says, where it is shown."""

    name: ClassVar[str] = "linking"
    code: str = ""

    def show(self, state: Conversation) -> Screen:
        return to_read(state, "link-title", state.words.text("link-failed", link=state.words.locale.isolated("/link")))


@dataclass(frozen=True)
class LinkSure(Page):
    """What will be shared, before anything is.

    channel: the other platform; here, there: the numbers of cases.
    """

    name: ClassVar[str] = "link_sure"
    code: str = ""
    channel: str = ""
    here: str = ""
    there: str = ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        return Screen(
            w.text("link-title"),
            body=(
                w.text("link-what", here=w.locale.isolated(self.here), there=w.locale.isolated(self.there)),
                w.text("link-not-yours"),
            ),
            question=w.text("link-sure", platform=platform(state, self.channel)),
            choices=(Choice(LINK, w.text("link-yes")), Choice("back", w.text("link-no"))),
        )

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(LinkAgreed(self.code) if choice == LINK else None), ()


@dataclass(frozen=True)
class LinkAgreed(Linking):
    """They agree to share what there is."""

    name: ClassVar[str] = "link_agreed"


@dataclass(frozen=True)
class LinkSame(Page):
    """Both accounts are of one platform."""

    name: ClassVar[str] = "link_same"
    channel: str = ""

    def show(self, state: Conversation) -> Screen:
        return to_read(
            state, "link-title", state.words.text("link-same-platform", platform=platform(state, self.channel))
        )


@dataclass(frozen=True)
class LinkTooMany(Page):
    """Too many wrong codes were typed."""

    name: ClassVar[str] = "link_too_many"

    def show(self, state: Conversation) -> Screen:
        return to_read(state, "link-title", state.words.text("link-too-many"))


@dataclass(frozen=True)
class Linked(Page):
    """Two platforms are one person now."""

    name: ClassVar[str] = "linked"

    def show(self, state: Conversation) -> Screen:
        w = state.words
        parts = w.text("link-parts", unlink=w.locale.isolated("/unlink"))
        return to_read(state, "link-title", w.text("link-done"), parts)


@dataclass(frozen=True)
class Unlink(Page):
    """There is no other platform from which to part."""

    name: ClassVar[str] = "unlink"

    def show(self, state: Conversation) -> Screen:
        nothing = state.words.text("unlink-nothing", link=state.words.locale.isolated("/link"))
        return to_read(state, "unlink-title", nothing)


@dataclass(frozen=True)
class UnlinkSure(Page):
    """Whether to part, before it is done."""

    name: ClassVar[str] = "unlink_sure"
    channel: str = ""

    def show(self, state: Conversation) -> Screen:
        w = state.words
        return Screen(
            w.text("unlink-title"),
            body=(w.text("unlink-what"),),
            question=w.text("unlink-sure", platform=platform(state, self.channel)),
            choices=(Choice(UNLINK, w.text("unlink-yes")), Choice("back", w.text("unlink-no"))),
        )

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(UnlinkAgreed() if choice == UNLINK else None), ()


@dataclass(frozen=True)
class UnlinkAgreed(Unlink):
    """They agree to part."""

    name: ClassVar[str] = "unlink_agreed"


@dataclass(frozen=True)
class Unlinked(Page):
    """Two platforms are two people again."""

    name: ClassVar[str] = "unlinked"
    channel: str = ""

    def show(self, state: Conversation) -> Screen:
        done = state.words.text("unlink-done", platform=platform(state, self.channel))
        return to_read(state, "unlink-title", done)
