"""Two platforms served by one process: what becomes of one does not touch the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import app
from bot.config import Settings
from tests.fakes.discord.people import FakeDiscord
from tests.fakes.telegram import FakeTelegram

DISCORD = "NDI0Mg.fake.token"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A channel that fails is tried again soon."""
    monkeypatch.setattr(app, "SHORTEST_PAUSE", 0.05)


@asynccontextmanager
async def both(file: Path, discord_token: str = DISCORD) -> AsyncIterator[tuple[FakeTelegram, FakeDiscord]]:
    """The bot on both platforms, on one database."""
    async with FakeTelegram() as telegram, FakeDiscord(token=DISCORD) as discord:
        settings = Settings(
            telegram_token=SecretStr(telegram.token),
            telegram_api=telegram.base_url.removesuffix("/bot"),
            discord_token=SecretStr(discord_token),
            discord_shards=1,
            database_url=SecretStr(f"sqlite:///{file}"),
        )
        stopped = asyncio.Event()
        with discord.patched():
            served = asyncio.create_task(app.run(settings, stopped))
            try:
                await telegram.until(lambda: telegram.polls > 0, 10)
                if discord_token == DISCORD:
                    await discord.connected(20)
                yield telegram, discord
            finally:
                stopped.set()
                await asyncio.wait_for(served, 20)


async def test_one_person_on_both_platforms(tmp_path: Path) -> None:
    """Linked by a code, somebody goes on on Discord where they were on Telegram."""
    async with both(tmp_path / "kept.sqlite3") as (telegram, discord):
        tom = telegram.person("Tom")
        await tom.send("/start")
        await tom.click("A director")
        await tom.send("/ruling T7")
        await tom.send("N: 1S P 1H")
        await tom.send("/link")
        await tom.waits("/link ")
        code = tom.screen.partition("/link ")[2].split()[0]
        there = discord.person("Tom")
        await there.slash("link", code=code)
        await there.waits("Cases here: 0. Cases there: 1.")
        await there.click("Yes, it is me: link them")
        await tom.waits("Discord is linked with you from now on")
        await there.slash("open")
        await there.click("T7 · Insufficient bid · A question is waiting")
        await there.click("No")
        await there.waits("What does West choose?")
        await tom.send("/open")
        await tom.click("T7 · Insufficient bid · A questio…")
        await tom.waits("What does West choose?")
        await tom.send("/unlink")
        await tom.click("Yes, part them")
        await there.waits("Telegram is no longer linked")
        await there.slash("open")
        await there.waits("No case is open")


async def test_telegram_is_taken_away(tmp_path: Path) -> None:
    """Its token revoked, Discord goes on."""
    async with both(tmp_path / "kept.sqlite3") as (telegram, discord):
        telegram.token = "4242:another"
        await telegram.restart()
        ann = discord.person("Ann")
        await ann.slash("start")
        await ann.waits("director")


async def test_discord_refuses_the_token(tmp_path: Path) -> None:
    """Telegram is served all the same."""
    async with both(tmp_path / "kept.sqlite3", "bm90.the.token") as (telegram, _):
        tom = telegram.person("Tom")
        await tom.send("/start")
        await tom.waits("director")


async def test_discord_is_down_for_a_while(tmp_path: Path) -> None:
    """Meanwhile Telegram answers at once; afterwards Discord does again."""
    async with both(tmp_path / "kept.sqlite3") as (telegram, discord):
        tom, ann = telegram.person("Tom"), discord.person("Ann")
        await ann.slash("start")
        async with discord.down():
            await tom.send("/start")
            await tom.waits("director")
        await discord.connected(30)
        await ann.slash("ruling")
        await ann.waits("What happened?")


async def test_a_stop_while_telegram_is_slow_to_begin(tmp_path: Path) -> None:
    """Told to stop while it begins, the program does not go through all that it would say there."""
    async with FakeTelegram() as telegram:
        telegram.delay = lambda method: 3.0 if method == "setMyCommands" else 0.0
        settings = Settings(
            telegram_token=SecretStr(telegram.token),
            telegram_api=telegram.base_url.removesuffix("/bot"),
            database_url=SecretStr(f"sqlite:///{tmp_path / 'kept.sqlite3'}"),
        )
        stopped = asyncio.Event()
        served = asyncio.create_task(app.run(settings, stopped))
        assert await telegram.until(lambda: any(call.method == "getMe" for call in telegram.calls), 60)
        stopped.set()
        await asyncio.wait((served,), timeout=10)
        in_time = served.done()
        served.cancel()
        await asyncio.wait((served,))
    assert in_time
