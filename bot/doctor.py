"""What `director doctor` looks at: everything that a running bot needs."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

from bot.config import Settings
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import StorageError
from rules.regulations.profiles import ProfileError, load


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: its name, whether it is in order, and what was found."""

    what: str
    good: bool
    detail: str = ""


async def examine(settings: Settings) -> tuple[Finding, ...]:
    """Look at everything, and change nothing."""
    return (
        Finding("python", sys.version_info >= (3, 11), sys.version.split()[0]),
        _regulations(settings),
        await _database(settings),
        await _telegram(settings),
        *([await _discord(settings)] if settings.discord_token else ()),
    )


def _regulations(settings: Settings) -> Finding:
    try:
        load(settings.regulations)
    except ProfileError as error:
        return Finding("regulations", False, str(error))
    return Finding("regulations", True, ", ".join(path.name for path in settings.regulations))


async def _database(settings: Settings) -> Finding:
    try:
        file = Database(settings.database).file
        if file is not None and not file.exists():
            return _to_be_made(file)
        database = await Database.open(settings.database, make=False)
        try:
            async with database.reading() as connection:
                found = await connection.run_sync(schema.known, database.name)
        finally:
            await database.close()
    except StorageError as error:
        return Finding("database", False, str(error))
    if found == schema.head():
        return Finding("database", True, database.name)
    return Finding("database", True, f"{database.name}: `serve` brings it from schema {found} to {schema.head()}")


def _to_be_made(file: Path) -> Finding:
    """Whether `serve` may make this file, and the folders that it is in; tried with a file that has no name."""
    folder = next(each for each in file.absolute().parents if each.exists())
    try:
        with TemporaryFile(dir=folder):
            return Finding("database", True, f"the database {file}: `serve` makes it")
    except OSError as error:
        return Finding("database", False, f"cannot open the database {file}: {error.strerror or error}")


async def _telegram(settings: Settings) -> Finding:
    from telegram import Bot
    from telegram.error import TelegramError

    if settings.telegram_token is None:
        return Finding("telegram-token", settings.discord_token is not None)
    token, api = settings.telegram_token.get_secret_value(), settings.telegram_api
    try:
        async with Bot(token, f"{api}/bot") if api else Bot(token) as bot:
            return Finding("telegram", True, f"@{bot.username}")
    except TelegramError as error:
        return Finding("telegram", False, type(error).__name__)


async def _discord(settings: Settings) -> Finding:
    import discord

    import bot.channels.discord  # noqa: F401 - the library, without its complaint

    assert settings.discord_token is not None
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(settings.discord_token.get_secret_value())
            return Finding("discord", True, client.user.name if client.user else "")
    except (discord.DiscordException, OSError) as error:
        return Finding("discord", False, type(error).__name__)
