"""What is to be shown after an input: the screen, and the rulings that are messages of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.club.exports import Document, Printout
from bot.storage.links import Identity
from bot.storage.outbox import Post
from bot.storage.people import IssuedRuling, KeptPerson
from dialogues import pages, wording
from dialogues.pages.common import with_label
from dialogues.posts import Posted
from dialogues.screens import Screen, plain, ruling_alone
from dialogues.state import Conversation, OpenCase, interview
from rules.engine.ruling import Ruling

# The number under which the screen goes that belongs to no case.
HOME = 0


@dataclass(frozen=True)
class Shown:
    """What is to be shown after an input.

    number, revision: of the case (or HOME) that the screen belongs to; a tap on it must carry both.
    screen: None where only the notice is to be shown, and the tapped message loses its buttons.
    live: the message to edit; None for a new one, whose reference is then told to `Desk.shown_at`.
    bare: messages that lose their buttons.
    rulings: to be shown before the screen as messages of their own, each with the message to edit.
    withdrawn: messages with rulings that no longer hold, and what they say now.
    told: what others are told, each by their platform, their id there and the words.
    posts: the same as it is queued to be sent.
    forgotten: whether everything of the person has been deleted.
    document: a file to hand over with the screen, or what groups would see, before it.
    """

    person: KeptPerson
    language: str
    number: int = HOME
    revision: int = 0
    screen: Screen | None = None
    notice: str = ""
    live: str | None = None
    bare: tuple[str, ...] = ()
    rulings: tuple[IssuedNow, ...] = ()
    withdrawn: tuple[tuple[str, Screen], ...] = ()
    told: tuple[tuple[Identity, str], ...] = ()
    posts: tuple[Post, ...] = ()
    forgotten: bool = False
    document: Document | Printout | Posted | None = None


@dataclass(frozen=True)
class IssuedNow:
    """A ruling that has just been given: its id in the storage, its screen, and the message that becomes it."""

    id: int
    screen: Screen
    message: str | None


def beside_ruling(state: Conversation, screen: Screen) -> Screen:
    """Where the ruling is a message of its own, the screen is only what can be done next."""
    if state.case is None or state.case.unread or state.page or not isinstance(interview(state.case).current, Ruling):
        return screen
    bare = Screen(screen.title, notices=screen.notices, choices=screen.choices, keys=screen.keys, footer=screen.footer)
    return replace(bare, question=state.words.text("what-next"))


def as_issued(ruling: IssuedRuling, case: OpenCase | None) -> Screen:
    """A ruling as it was shown; plain where it would be worded otherwise today."""
    if case is not None and not case.unread:
        then = replace(case, segments=case.segments[: ruling.segment + 1], page=None)
        screen = ruling_alone(pages.show(Conversation(ruling.language, cases=(then,), current=then.number)))
        if plain(screen) == ruling.text:
            return screen
    title, *body = ruling.text.split("\n")
    return Screen(title, body=tuple(body))


def withdrawn_screen(state: Conversation, case: OpenCase, segment: int) -> Screen:
    """What stands in place of a ruling that no longer holds: of which case and segment it was, and where to look."""
    w = state.words
    title = with_label(case.label, wording.title(case.segments[segment].procedure, w), w)
    return Screen(title, body=(w.text("withdrawn"),))


def other(message: str | None, than: str | None) -> tuple[str, ...]:
    """A message, where it is another one; as the messages that lose their buttons."""
    return (message,) if message is not None and message != than else ()
