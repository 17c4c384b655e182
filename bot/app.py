"""The running bot: the database, the desk, and every channel that has a token."""

from __future__ import annotations

import asyncio
import logging
import signal
from datetime import UTC, datetime, timedelta

from telegram.error import InvalidToken, TelegramError

from bot.channels.telegram import app as telegram
from bot.config import ConfigError, Settings
from bot.desk import Desk
from bot.folders import PREFIX
from bot.storage import people
from bot.storage.database import Database
from bot.storage.errors import StorageError
from rules.lawbook import edition
from rules.regulations.profiles import load

# Telegram delivers an update for a day at most; later a number cannot come again.
REMEMBERED = timedelta(days=2)

log = logging.getLogger(__name__)


class Unreachable(RuntimeError):
    """A platform or the database does not let the bot begin, now; later it may."""


async def serve(settings: Settings) -> None:
    """Run until told to stop (SIGINT or SIGTERM). Raises ConfigError, StorageError, Unreachable."""
    if settings.telegram_token is None:
        raise ConfigError(f"no channel has a token: set {PREFIX}TELEGRAM_TOKEN or {PREFIX}TELEGRAM_TOKEN_FILE")
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    database = await _opened(settings.database)
    try:
        await database.migrate()
        async with database.writing() as session:
            await people.forget_old_updates(session, datetime.now(UTC) - REMEMBERED)
        bot = telegram.from_settings(settings, desk(settings, database))
        assert bot is not None
        async with telegram.running(bot, settings.webhook, stopped.set):
            log.info("serving Telegram as @%s", bot.bot.username)
            await stopped.wait()
            log.info("stopping")
    except InvalidToken:
        raise ConfigError(f"{PREFIX}TELEGRAM_TOKEN: Telegram refuses this token") from None
    except TelegramError as error:
        raise Unreachable(f"Telegram cannot be served: {type(error).__name__}: {error}") from error
    finally:
        await database.close()


async def _opened(url: str) -> Database:
    """The database. Raises StorageError where it never will be one, Unreachable where it does not answer."""
    Database(url)
    try:
        return await Database.open(url)
    except StorageError as error:
        raise Unreachable(str(error)) from error


def desk(settings: Settings, database: Database) -> Desk:
    """The desk that the settings ask for."""
    return Desk(database, edition(settings.edition), load(settings.regulations))
