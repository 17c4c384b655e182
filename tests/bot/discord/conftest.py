"""A running bot between a database and the fake Discord, and people who talk to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest_asyncio

from bot.channels.discord.client import Client
from bot.desk import Desk
from bot.storage.database import Database
from tests.fakes.discord.people import FakeDiscord, Person


@asynccontextmanager
async def at_work(fake: FakeDiscord, desk: Desk) -> AsyncIterator[Client]:
    """The bot on Discord, until the block ends."""
    client = Client(desk, shards=1, guild_ready_timeout=0.05)
    running = asyncio.create_task(client.start(fake.token))
    try:
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED, timeout=10)
        if running.done():
            running.result()
        yield client
    finally:
        await client.close()
        with suppress(asyncio.CancelledError):
            await running


@pytest_asyncio.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    """Discord itself."""
    async with FakeDiscord() as started:
        with started.patched():
            yield started


@pytest_asyncio.fixture
async def bot(fake: FakeDiscord, database: Database) -> AsyncIterator[Desk]:
    """The bot at work; what is kept is in a database of either kind."""
    desk = Desk(database)
    async with at_work(fake, desk):
        yield desk


@pytest_asyncio.fixture
async def tom(fake: FakeDiscord, bot: Desk) -> Person:
    """A director whose Discord is in English, and who has said so."""
    return await director(fake, "Tom", "en-US")


async def director(fake: FakeDiscord, name: str, locale: str) -> Person:
    """Somebody who has told the bot that they direct."""
    person = fake.person(name, locale=locale)
    await person.slash("start")
    await person.says("1")
    return person
