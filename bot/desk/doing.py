"""One deed as it is done: by whom, about what, and what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot.club import clubs, polls
from bot.club.exports import Document, Printout
from bot.desk.reading import Found, Reading
from bot.storage.people import KeptCase
from bot.storage.writer import Transaction
from dialogues.access import Place, Role
from dialogues.clubs import Club, Session
from dialogues.pages.club import Clubs, Deed
from dialogues.posts import Posted
from dialogues.state import Conversation, Page
from locales import locale


@dataclass
class Doing:
    """One deed as it is done.

    notices: what is said of it; document: what is handed over; club, session, case, poll, peer: of what it is about;
    role: of who does it there.
    """

    connection: Transaction
    reading: Reading
    found: Found
    state: Conversation
    deed: Deed
    notices: list[str] = field(default_factory=list)
    document: Document | Printout | Posted | None = None
    club: Club | None = None
    session: Session | None = None
    role: Role | None = None
    case: KeptCase | None = None
    poll: polls.Kept | None = None
    peer: polls.Asked | None = None

    @property
    def me(self) -> int:
        """Who does it."""
        return self.found.person.id

    @property
    def its_club(self) -> Club:
        """The club that it is about."""
        assert self.club is not None
        return self.club

    @property
    def its_session(self) -> Session:
        """The session that it is about."""
        assert self.session is not None
        return self.session

    @property
    def place(self) -> Place:
        """Where it is asked for."""
        return self.found.sender.place

    @property
    def its_poll(self) -> polls.Kept:
        """The poll that it is about."""
        assert self.poll is not None
        return self.poll

    def say(self, id: str, **args: str) -> None:
        """A line above what is shown."""
        self.notices.append(self.state.words.text(id, **args))

    def show_once(self, code: str) -> None:
        """A code that has just been made, on the page that comes now; afterwards it is nowhere but hashed."""
        self.state = replace(self.state, view=replace(self.state.view, code=code))

    async def tell(self, person: int, id: str, **args: str) -> None:
        """A line to somebody else, in their language."""
        for who, language in await clubs.told_about(self.connection, (person,)):
            told = locale(language)
            words = told.text(id, {name: told.isolated(value) for name, value in args.items()})
            self.found.told = (*self.found.told, (who, words))


Does: TypeAlias = Callable[[Doing], Awaitable[Page | None]]


async def nothing(doing: Doing) -> Page:
    """There is nothing of that name, or nothing for who asks."""
    doing.say("club-nothing")
    return Clubs()
