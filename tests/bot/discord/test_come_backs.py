"""What there is to come back for, of a director who is on a server and takes no direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.desk import Desk
from bot.storage.database import Database
from locales import locale
from tests.bot.discord.conftest import at_work
from tests.bot.waiting import rung
from tests.fakes.clock import Clock
from tests.fakes.discord.answers import TOKEN_LASTS
from tests.fakes.discord.people import Club, FakeDiscord, Person
from tests.fakes.words import visible

TYPED = "An answer, a call or the auction"
SHUT = "Something is due, and I cannot write to you."
DUE = "Due: T5 12 3-8: The auction is over. Is South now a defender?"


@dataclass
class Server:
    """Tom, who directs on a server, and a clock that the test moves on."""

    tom: Person
    club: Club
    desk: Desk
    clock: Clock

    async def rules(self) -> None:
        """A ruling that leaves a lead restriction, and what is judged after play."""
        await self.tom.slash("start", where=self.club)
        await self.tom.click("A director")
        await self.tom.slash("ruling", what="T5 12 3-8", where=self.club)
        await self.types("N: 1S P 1H")
        await self.tom.click("No")
        await self.tom.click("Refuse it")
        await self.types("P")
        await self.tom.click("No")
        self.tom.sees("What next?")

    async def types(self, text: str) -> None:
        """Into the form."""
        await self.tom.click("Type…")
        await self.tom.fills({TYPED: text})

    async def later(self, minutes: float) -> None:
        """So much time goes by, and what is due is asked."""
        self.clock.moves(minutes=minutes)
        await rung(self.desk)

    @property
    def there(self) -> list[str]:
        """What Tom alone sees on the server, message by message."""
        return [visible(message.text) for message in self.tom.at(self.club).bot_messages]


@pytest_asyncio.fixture
async def server(fake: FakeDiscord, database: Database) -> AsyncIterator[Server]:
    clock = Clock()
    desk = Desk(database, now=clock.moment)
    tom = fake.person("Tom")
    async with at_work(fake, desk):
        yield Server(tom, fake.guild("Club", members=[tom]), desk, clock)


async def test_who_takes_no_direct_messages_is_told_at_once(server: Server) -> None:
    """Where they were last; and the words of the question with whatever they do next, once."""
    tom = server.tom
    await server.rules()
    tom.closes_dms()
    await server.later(4)
    assert [text for text in server.there if SHUT in text] == server.there[-1:]
    assert not tom.at(None).bot_messages

    await tom.slash("help", where=server.club)
    assert DUE in server.there[-1]
    await tom.slash("help", where=server.club)
    assert DUE not in server.there[-1]
    await tom.slash("open", where=server.club)
    assert tom.buttons[0] == DUE.removeprefix("Due: ")

    tom.opens_dms()
    await server.later(10)
    (asked,) = tom.at(None).bot_messages
    assert "could South have known" in asked.text
    await tom.click("No", on=asked)
    assert "The result stands" in "".join(message.text for message in tom.at(None).bot_messages)


async def test_it_is_told_in_the_language_of_the_director(server: Server) -> None:
    """Discord has no Hebrew: it is not the language of the app."""
    await server.rules()
    await server.tom.slash("language", where=server.club)
    await server.tom.click("עברית")
    server.tom.closes_dms()
    await server.later(4)
    assert server.there[-1] == visible(locale("he").text("come-back-shut"))


async def test_what_cannot_be_told_at_once_is_told_at_the_next_contact(
    server: Server, fake: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interaction can be answered for a quarter of an hour, and then no more."""
    await server.rules()
    server.tom.closes_dms()
    began = fake.clock
    monkeypatch.setattr(fake, "clock", lambda: began() + TOKEN_LASTS + 1)
    await server.later(16)
    assert not [text for text in server.there if SHUT in text]
    await server.tom.slash("help", where=server.club)
    assert DUE in server.there[-1]


async def test_a_ruling_that_only_they_see_is_withdrawn_in_a_new_message(server: Server) -> None:
    """What is for their eyes alone is changed by its own buttons alone, and a ruling has none."""
    tom = server.tom
    await server.rules()
    ruling = tom.at(server.club).bot_messages[-2]
    assert "The replacement stands." in ruling.text
    before = len(server.there)
    await tom.click("Change")
    await tom.click("What does West choose? Refuse it")
    await tom.click("Accept the bid")
    await tom.click("Yes, change it")
    assert "The replacement stands." in ruling.text
    (told,) = (text for text in server.there[before:] if "withdrawn" in text)
    assert told == "T5 12 3-8 · Insufficient bid\nThe ruling that was given before is withdrawn, and no longer holds."
