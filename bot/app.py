"""The running bot: the database, the desk, and every channel that has a token."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial

from telegram.error import InvalidToken, TelegramError

from bot import alive, coming_back
from bot.channels.telegram import app as telegram
from bot.config import ConfigError, Settings
from bot.desk import Desk
from bot.folders import PREFIX
from bot.storage import retention
from bot.storage.database import Database
from bot.storage.errors import PASSING, Unusable
from locales import LANGUAGES, locale
from rules.engine.outline import outline
from rules.errors import FifthSeatError
from rules.lawbook import edition
from rules.menu import procedures
from rules.regulations.profiles import load

# How long a channel that fails is left alone before it is tried again, in seconds; doubled each time.
SHORTEST_PAUSE = 1.0
LONGEST_PAUSE = 300.0

# How long a channel that is told to stop may go on with what is in hand, in seconds; then it is cut short, and leaves.
FINISH = 8.0
LEAVE = 1.0

log = logging.getLogger(__name__)


class Unreachable(FifthSeatError, RuntimeError):
    """A platform or the database does not let the bot begin, now; later it may."""


async def serve(settings: Settings) -> None:
    """Run until told to stop (SIGINT or SIGTERM). Raises what `run` does."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    await run(settings, stopped)


async def run(settings: Settings, stopped: asyncio.Event) -> None:
    """Serve every channel that has a token, until stopped.

    Raises ConfigError, Unusable; Unreachable where the database does not answer, and with one channel alone also where
    that does not. Of several channels each goes on whatever becomes of the others.
    """
    if settings.telegram_token is None and settings.discord_token is None:
        raise ConfigError(f"no channel has a token: set {PREFIX}TELEGRAM_TOKEN or {PREFIX}DISCORD_TOKEN")
    database = await _opened(settings.database)
    beside: list[asyncio.Task[None]] = []
    try:
        with _later():
            await database.migrate(settings.edition)
            await retention.tidy(database, datetime.now(UTC))
        beside += [
            asyncio.create_task(retention.kept_tidy(database, stopped)),
            asyncio.create_task(alive.kept_said(database.answers)),
        ]
        at_work = desk(settings, database)
        beside.append(asyncio.create_task(coming_back.kept_coming(at_work, stopped)))
        beside.append(asyncio.create_task(coming_back.kept_solving(at_work, stopped)))
        channels = {
            name: partial(_until, stopped, name, partial(channel, settings, at_work, stopped))
            for name, channel, token in (
                ("Telegram", _telegram, settings.telegram_token),
                ("Discord", _discord, settings.discord_token),
            )
            if token is not None
        }
        if len(channels) == 1:
            (alone,) = channels.values()
            await alone()
        else:
            served = await asyncio.gather(*(_kept_up(name, run, stopped) for name, run in channels.items()))
            if not any(served):
                raise ConfigError("every channel refuses its token")
        log.info("stopping")
    finally:
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await database.close()


async def _until(stopped: asyncio.Event, name: str, run: Callable[[], Awaitable[None]]) -> None:
    """Serve a channel until it ends by itself, or soon after it is told to. Raises what it does."""
    serving = asyncio.ensure_future(run())
    stopping = asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        _, late = await asyncio.wait((serving,), timeout=FINISH)
        if late:
            log.warning("%s does not end, and is cut short", name)
    finally:
        stopping.cancel()
        serving.cancel()
        await asyncio.wait((serving,), timeout=LEAVE)
    if serving.done() and not serving.cancelled():
        serving.result()


async def _kept_up(name: str, run: Callable[[], Awaitable[None]], stopped: asyncio.Event) -> bool:
    """Serve a channel beside others, again and again where it fails; False where its token is refused."""
    pause = SHORTEST_PAUSE
    while not stopped.is_set():
        began = asyncio.get_running_loop().time()
        try:
            await run()
        except ConfigError as error:
            log.critical("%s is not served: %s", name, error)
            return False
        except Exception as error:
            alive.troubles.note(name)
            log.error("%s is not served for now: %s", name, error, exc_info=not isinstance(error, Unreachable))
        if asyncio.get_running_loop().time() - began > LONGEST_PAUSE:
            pause = SHORTEST_PAUSE
        with suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), pause)
        pause = min(2 * pause, LONGEST_PAUSE)
    return True


def settle() -> None:
    """Do beforehand what a director would else wait for: load it all, and keep garbage collection from what stays."""
    for language in LANGUAGES:
        locale(language).read()
    for procedure in procedures():
        outline(procedure)
    gc.collect()
    gc.freeze()


async def _telegram(settings: Settings, desk: Desk, stopped: asyncio.Event) -> None:
    """Serve Telegram. Raises ConfigError where the token is refused, Unreachable where Telegram does not answer."""
    bot = telegram.from_settings(settings, desk)
    assert bot is not None
    settle()
    ended = asyncio.Event()
    try:
        async with telegram.running(bot, settings.webhook, ended.set):
            log.info("serving Telegram as @%s", bot.bot.username)
            waits = [asyncio.create_task(event.wait()) for event in (stopped, ended)]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
    except InvalidToken:
        raise ConfigError(f"{PREFIX}TELEGRAM_TOKEN: Telegram refuses this token") from None
    except TelegramError as error:
        raise Unreachable(f"Telegram cannot be served: {type(error).__name__}: {error}") from error
    except PASSING as error:
        raise Unreachable(str(error)) from error


async def _discord(settings: Settings, desk: Desk, stopped: asyncio.Event) -> None:
    """Serve Discord. Raises ConfigError where the token is refused, Unreachable where Discord does not answer."""
    from bot.channels.discord import app as discord
    from bot.channels.discord.client import REFUSED, UNREACHABLE

    assert settings.discord_token is not None
    settle()
    try:
        await discord.serve(settings.discord_token.get_secret_value(), desk, settings.discord_shards, stopped)
    except REFUSED:
        raise ConfigError(f"{PREFIX}DISCORD_TOKEN: Discord refuses this token") from None
    except UNREACHABLE as error:
        raise Unreachable(f"Discord cannot be served: {type(error).__name__}: {error}") from error
    except PASSING as error:
        raise Unreachable(str(error)) from error


async def _opened(url: str) -> Database:
    """The database. Raises Unusable where it never will be one, Unreachable where it does not answer."""
    with _later():
        return await Database.open(url)


@contextmanager
def _later() -> Iterator[None]:
    """What the database does not do now, because it is locked or its disk fails, it may do later: Unreachable."""
    try:
        yield
    except Unusable:
        raise
    except PASSING as error:
        raise Unreachable(str(error)) from error


def desk(settings: Settings, database: Database) -> Desk:
    """The desk that the settings ask for."""
    return Desk(database, edition(settings.edition), load(settings.regulations))
