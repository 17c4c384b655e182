"""The bot on Discord is told to stop, or cannot connect: it ends soon, and its log stays short."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic import SecretStr

from bot import app, logs
from bot.config import Settings
from tests.fakes.discord.library import discord
from tests.fakes.discord.people import FakeDiscord
from tests.fakes.telegram import FakeTelegram

# How soon a bot that is told to stop has ended, in seconds.
SOON = 10.0


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the log of the program says."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    said = io.StringIO()
    logs.set_up("INFO", (), said)
    yield said
    root.handlers[:] = before
    root.setLevel(level)


@asynccontextmanager
async def serving(
    discord: FakeDiscord, file: Path, telegram: FakeTelegram | None = None
) -> AsyncIterator[asyncio.Task[None]]:
    """The program at work, told to stop when the block ends; which it does soon."""
    settings = Settings(
        telegram_token=SecretStr(telegram.token) if telegram else None,
        telegram_api=telegram.base_url.removesuffix("/bot") if telegram else None,
        discord_token=SecretStr(discord.token),
        discord_shards=1,
        database_url=SecretStr(f"sqlite:///{file}"),
    )
    stopped = asyncio.Event()
    task = asyncio.create_task(app.run(settings, stopped))
    try:
        yield task
    finally:
        began = time.monotonic()
        stopped.set()
        await asyncio.wait((task,), timeout=SOON)
        in_time = task.done()
        task.cancel()
        await asyncio.wait((task,), timeout=SOON)
    assert in_time, f"still there after {time.monotonic() - began:.1f} s"


async def trying(fake: FakeDiscord) -> None:
    """Wait until the bot has logged in, and then a little longer, in which it tries to connect."""
    assert await fake.until(lambda: bool(fake.called("PUT /applications/{}/commands")), 60)
    await asyncio.sleep(0.5)


async def test_the_gateway_is_out_of_reach(fake: FakeDiscord, tmp_path: Path, log: io.StringIO) -> None:
    """Discord alone cannot be served: the program ends and says why in one line, so that a service starts it again."""
    with fake.without_gateway():
        async with serving(fake, tmp_path / "kept.sqlite3") as task:
            await trying(fake)
            with pytest.raises(
                app.Unreachable, match="Discord cannot be served: NoGateway: WSServerHandshakeError: 503"
            ):
                await asyncio.wait_for(asyncio.shield(task), 15)
    assert "Traceback" not in log.getvalue()


async def test_a_stop_while_the_gateway_is_out_of_reach(fake: FakeDiscord, tmp_path: Path) -> None:
    """Told to stop while it tries to connect, the program ends."""
    with fake.without_gateway():
        async with serving(fake, tmp_path / "kept.sqlite3"):
            await trying(fake)


async def test_a_stop_while_the_gateway_says_nothing(fake: FakeDiscord, tmp_path: Path) -> None:
    """Nor does it wait for a gateway that takes the connection and is silent."""
    fake.gateway.silent = True
    async with serving(fake, tmp_path / "kept.sqlite3"):
        await trying(fake)
    fake.gateway.silent = False


async def test_a_stop_while_the_gateway_listens_to_nobody(fake: FakeDiscord, tmp_path: Path) -> None:
    """Nor for one that does not answer when the bot takes its leave."""
    async with serving(fake, tmp_path / "kept.sqlite3"):
        await fake.connected(20)
        fake.gateway.stop_listening()


async def test_a_stop_after_the_gateway_was_lost(fake: FakeDiscord, tmp_path: Path, log: io.StringIO) -> None:
    """Nor until it would try again to connect; and each try is a line of the log."""
    async with serving(fake, tmp_path / "kept.sqlite3"):
        await fake.connected(20)
        with fake.without_gateway():
            await asyncio.sleep(4)
    assert "discord.shard" in log.getvalue()
    assert "Traceback" not in log.getvalue()


def test_a_gateway_that_is_lost_is_not_left_alone_for_long() -> None:
    """However often a connection could not be made again, the next try is no more than a minute away."""
    made: Any = SimpleNamespace(dispatch=None, _reconnect=True)
    shard = discord.shard.Shard(made, made, lambda item: None)
    pauses = [shard._backoff.delay() for _ in range(200)]
    assert 30 < max(pauses) <= 60


async def test_of_both_each_backs_off(
    fake: FakeDiscord, tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a gateway Telegram is served, and Discord tried again later each time, in the same two lines each."""
    monkeypatch.setattr(app, "SHORTEST_PAUSE", 0.05)
    async with FakeTelegram() as telegram:
        with fake.without_gateway():
            async with serving(fake, tmp_path / "kept.sqlite3", telegram):
                tom = telegram.person("Tom")
                await tom.send("/start")
                tom.sees("director")
                assert await fake.until(lambda: log.getvalue().count("is not served for now") == 2, 20)
    lines = [line for line in log.getvalue().splitlines() if "stopping" not in line and "serving" not in line]
    assert len(lines) == 4, log.getvalue()
