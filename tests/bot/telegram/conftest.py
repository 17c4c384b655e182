"""A running bot between a database and the fake Telegram, and people who write to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest_asyncio

from bot.channels.telegram.app import Bot, application, running
from bot.channels.telegram.order import UNLIMITED
from bot.desk import Desk
from bot.storage.database import Database
from tests.fakes.telegram import FakeTelegram, Person


@asynccontextmanager
async def at_work(fake: FakeTelegram, desk: Desk) -> AsyncIterator[Bot]:
    """The bot on Telegram, polling without Telegram's limits, which would make tests take hours."""
    bot = application(fake.token, desk, fake.base_url.removesuffix("/bot"), UNLIMITED)
    fake.watch(bot)
    async with running(bot):
        yield bot


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[FakeTelegram]:
    """Telegram itself."""
    async with FakeTelegram() as started:
        yield started


@pytest_asyncio.fixture
async def bot(fake: FakeTelegram, database: Database) -> AsyncIterator[Desk]:
    """The bot at work, polling; what is kept is in a database of either kind."""
    desk = Desk(database)
    async with at_work(fake, desk):
        yield desk


@pytest_asyncio.fixture
async def tom(fake: FakeTelegram, bot: Desk) -> Person:
    """A director whose Telegram is in English, and who has said so."""
    return await director(fake, "Tom", "en")


async def director(fake: FakeTelegram, name: str, language: str) -> Person:
    """Somebody who has told the bot that they direct."""
    person = fake.person(name, language_code=language)
    await person.send("/start")
    await person.send("1")
    return person
