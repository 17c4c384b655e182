"""Pages of posts: what becomes of a session's results in the groups of its club."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from dialogues.access import Command
from dialogues.clubs import Posting, Stand, View
from dialogues.message_links import message_link
from dialogues.pages.club import NONE, Deed, Viewed
from dialogues.pages.common import to_read
from dialogues.pages.sessions import SessionPage, session_title
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation, Outcome, Page
from dialogues.wording import Words


@dataclass(frozen=True)
class PostPage(Viewed):
    """Whether the groups have the results of a session, which have them, and what can be done about it."""

    name: ClassVar[str] = "post"
    command: ClassVar[Command] = Command.POST

    @property
    def before(self) -> Page | None:
        return SessionPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w, view = state.words, state.view
        assert view.session is not None
        screen = replace(to_read(state, "post-title", *_told(view, w)), title=session_title(view.session, w))
        return replace(screen, choices=tuple(_choices(view, w)))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        if choice == "not-now":
            return state.on(SessionPage(self.of)), ()
        if choice == "withdraw":
            return state.on(Withdrawing(self.of)), ()
        what, _, which = choice.partition(" ")
        return state.on(Deed(f"post_{what}", self.of, which or NONE)), ()

    def read_text(self, state: Conversation, text: str) -> Outcome | None:
        if not any(map(_unseen, state.view.postings)) or not ("://" in text or message_link(text)):
            return None
        return state.on(Deed("post_found", self.of, text=text.strip())), ()


def _told(view: View, w: Words) -> Iterator[str]:
    if view.club is None:
        yield w.text("post-no-club")
        return
    if view.read is None:
        yield w.text("post-no-results")
        return
    if not view.postings and view.unposted:
        yield w.text("post-preview")
    if not view.postings and not view.unposted:
        yield w.text("post-no-groups", command=w.locale.isolated("/club"))
    for each in view.unposted:
        if each.lost:
            yield w.text("post-lost", group=w.locale.isolated(each.title))
    for posting in view.postings:
        yield _stand(posting, w)
        if _unseen(posting):
            yield w.text("post-why-unseen")
            yield w.text("post-unseen-how")
        elif posting.why is not None:
            yield w.text(f"post-why-{posting.why}")


def _unseen(posting: Posting) -> bool:
    """Whether it is there, and nobody knows which message it is."""
    return posting.stand is Stand.SENT and not posting.known


def _stand(posting: Posting, w: Words) -> str:
    stand = "edited" if posting.stand is Stand.SENT and posting.edited else posting.stand.value
    at, edited = w.locale.isolated(posting.at), w.locale.isolated(posting.edited)
    return w.text(f"post-stand-{stand}", group=w.locale.isolated(posting.group), at=at, edited=edited)


# What can be done where a post stands so: the deed, and its words.
DONE = {
    Stand.DOUBTFUL: (("there", "post-there"), ("again", "post-again")),
    Stand.REFUSED: (("again", "post-try"),),
    Stand.GONE: (("again", "post-anew"),),
    Stand.WITHDRAWN: (("again", "post-anew"),),
}


def _choices(view: View, w: Words) -> Iterator[Choice]:
    if view.club is None or view.read is None:
        return
    for posting in view.postings:
        done = DONE.get(posting.stand, ())
        if _unseen(posting):
            done = (("again", "post-anew"),)
        for deed, words in done:
            yield Choice(f"{deed} {posting.id}", w.text(words, group=w.locale.isolated(posting.group)))
    if new := sum(not each.lost for each in view.unposted):
        yield Choice("go", w.text("post-to", count=w.locale.isolated(str(new))))
    if not view.postings:
        yield Choice("not-now", w.text("post-not-now"))
        return
    if any(each.stand in (Stand.QUEUED, Stand.LEAVING) for each in view.postings):
        yield Choice("page", w.text("post-look"))
    yield Choice("see", w.text("post-see"))
    if any(each.stand in (Stand.QUEUED, Stand.SENT) for each in view.postings):
        yield Choice("withdraw", w.text("post-withdraw"))


@dataclass(frozen=True)
class Withdrawing(Viewed):
    """Whether the results of a session are to be taken out of all groups."""

    name: ClassVar[str] = "post_withdraw"
    command: ClassVar[Command] = Command.POST

    @property
    def before(self) -> Page | None:
        return PostPage(self.of)

    def shown(self, state: Conversation) -> Screen:
        w = state.words
        screen = replace(to_read(state, "post-title"), question=w.text("post-withdraw-question"))
        return replace(screen, choices=(Choice("withdraw", w.text("post-withdraw")),))

    def tap(self, state: Conversation, choice: str) -> Outcome:
        return state.on(Deed("post_withdraw", self.of)), ()
