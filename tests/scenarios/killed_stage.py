"""Scenarios whose bot is a process of its own, `director serve`, which is killed and started again."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from bot.storage.database import Database
from tests.bot.posts import bind
from tests.bot.telegram.test_kill import Process as OnTelegram
from tests.fakes.discord.people import FakeDiscord, Room
from tests.fakes.killed import Killable
from tests.fakes.platform import Platform
from tests.fakes.telegram import FakeTelegram
from tests.scenarios.discord_stage import App
from tests.scenarios.stage import Seen, Telephone

# Seconds in which a bot that was killed has started again, and dealt with what was waiting for it.
PATIENCE = 60.0


# Without the limits of Telegram, under which an evening takes as long as it does.
UNLIMITED = """
from bot.channels.telegram import app
from bot.channels.telegram.order import UNLIMITED
limited = app.application
app.application = lambda token, desk, api=None: limited(token, desk, api, UNLIMITED)
"""


def buttons(message: Any) -> list[tuple[str, str]]:
    """The words of each button, and what it sends."""
    if hasattr(message, "keyboard"):
        return [(button["text"], button["callback_data"]) for row in message.keyboard for button in row]
    return [(control["label"], control["custom_id"]) for control in message.version.controls if control["type"] == 2]


class OfPlatform(Protocol):
    """A member of a platform who types."""

    @property
    def written(self) -> list[str]: ...

    @property
    def newest(self) -> Any: ...

    def read(self, version: Any) -> Seen: ...

    async def says(self, text: str) -> None: ...

    async def press(self, screen: Any, words: str) -> None: ...


class Patient:
    """Somebody who waits for what they expect to see, however long the bot takes, or however often it dies."""

    def __init__(self, member: OfPlatform, fake: Platform[Any, Any]):
        self.member = member
        self._fake = fake

    async def does(self, *steps: str) -> None:
        """Type these, and tap what stands in brackets: the first choice with these words in it."""
        for step in steps:
            if step.startswith("["):
                await self._taps(step[1:-1])
            else:
                await self._types(step)

    async def sees(self, words: str, below: str = "") -> None:
        """Wait until these words are on a message of the bot that begins with others."""
        await self.until(lambda: any(words in text and text.startswith(below) for text in self.member.written), words)

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be tapped now."""
        newest = self.member.newest
        return self.member.read(newest).choices if newest is not None else ()

    async def _types(self, text: str) -> None:
        before = len(self.member.written)
        await self.member.says(text)
        await self.until(lambda: len(self.member.written) > before, "an answer")

    async def _taps(self, words: str) -> None:
        def meant() -> str | None:
            said = [each for each in self.choices if words in each]
            return next((each for each in said if each == words), said[0] if said else None)

        await self.until(lambda: meant() is not None, words)
        choice, newest = meant(), self.member.newest
        assert choice is not None
        assert newest is not None
        await self.member.press(newest, choice)

    async def until(self, done: Callable[[], object], what: str) -> None:
        """Wait until something is so."""
        assert await self._fake.until(lambda: bool(done()), PATIENCE), (
            f"waited in vain for {what!r} below {self.member.written[-3:]}"
        )


class Killed(ABC):
    """A platform with such a bot."""

    # Whether what was done while it died comes again: else whoever did it has to do it again.
    comes_again: bool

    def __init__(self, process: Killable):
        self.process = process
        self.actors: list[Patient] = []

    @abstractmethod
    def somebody(self, name: str) -> OfPlatform:
        """Somebody new on this platform, in English."""

    def actor(self, name: str) -> Patient:
        """Somebody new."""
        self.actors.append(Patient(self.somebody(name), self.process.fake))
        return self.actors[-1]

    async def restart(self) -> None:
        """The bot is killed, and starts again."""
        self.process.kill_now()
        await self.process.buried()
        await self.process.start()

    async def killed_at(self, doing: Awaitable[None]) -> None:
        """Somebody does something, and the bot is killed while it shows what comes of it; then it starts again."""
        fake = self.process.fake
        fake.delay = lambda call: (self.process.dies_with(call) or 0.0) if self.process.shows(call) else 0.0
        done = asyncio.ensure_future(doing)
        try:
            while not self.process.dead and not done.done():
                await asyncio.sleep(0.002)
        finally:
            fake.delay = 0.0
        assert self.process.dead, "nothing was shown"
        await self.process.buried()
        await self.process.start()
        await done


class KilledOnTelegram(Killed):
    """Telegram, which tells again what the bot had not confirmed."""

    comes_again = True

    def somebody(self, name: str) -> Telephone:
        assert isinstance(self.process.fake, FakeTelegram)
        return Telephone(self.process.fake.person(name, language_code="en"))


class KilledOnDiscord(Killed):
    """Discord, which tells everything once."""

    comes_again = False

    def somebody(self, name: str) -> App:
        assert isinstance(self.process.fake, FakeDiscord)
        return App(self.process.fake.person(name, locale="en-US"))


@asynccontextmanager
async def _at_work(stage: Killed) -> AsyncIterator[Killed]:
    stage.process.fake.patience = PATIENCE
    stage.process.fake.settle = 0.02  # everybody waits for what they expect to see
    try:
        await stage.process.start()
        yield stage
    finally:
        await stage.process.stop()
    assert "ERROR" not in stage.process.log.read_text()


@asynccontextmanager
async def telegram(url: str, folder: Path, prepared: str = "") -> AsyncIterator[Killed]:
    """Telegram with the bot at work; prepared: as in Killable."""
    async with (
        FakeTelegram() as fake,
        _at_work(KilledOnTelegram(OnTelegram(fake, url, folder, prepared=UNLIMITED + prepared))) as stage,
    ):
        yield stage


@asynccontextmanager
async def discord(url: str, folder: Path, prepared: str = "") -> AsyncIterator[Killed]:
    """Discord with the bot at work; prepared: as in Killable."""
    # It imports the library, which may be done only after what quietens its warnings.
    from tests.bot.discord.test_kill import Process

    async with FakeDiscord() as fake:
        with fake.patched():
            async with _at_work(KilledOnDiscord(Process(fake, url, folder, prepared))) as stage:
                yield stage


async def groups_of(fake: Any, platform: str, leader: Any, database: Database, number: int) -> list[Any]:
    """Groups in which the first club posts, and whoever leads it is."""
    if platform == "telegram":
        groups = [fake.group(f"Group {place}", [leader], kind="supergroup") for place in range(number)]
        await bind(database, platform, *(group.chat.id for group in groups))
        return groups
    server = fake.guild("Bridge", [leader], channels=tuple(f"group-{place}" for place in range(number)))
    await bind(database, platform, *(channel.id for channel in server.guild.channels))
    return [Room(fake, channel) for channel in server.guild.channels]
