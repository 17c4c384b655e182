"""What `director doctor` looks at: everything that a running bot needs."""

from __future__ import annotations

import stat
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from urllib.parse import urlsplit

from bot.config import SECRETS, Settings
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import StorageError
from rules.regulations.profiles import ProfileError, load

# Nobody but the owner may do anything with what is kept; of a secret the group may be let know, but not change it.
NOT_THE_OWNER = 0o077
OTHERS_OR_CHANGED = 0o037


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
        _files(settings),
        await _database(settings),
        await _telegram(settings),
        *([await _webhook(settings)] if settings.webhook and settings.telegram_token else ()),
        *([await _discord(settings)] if settings.discord_token else ()),
    )


def _regulations(settings: Settings) -> Finding:
    try:
        load(settings.regulations)
    except ProfileError as error:
        return Finding("regulations", False, str(error))
    return Finding("regulations", True, ", ".join(path.name for path in settings.regulations))


def _files(settings: Settings) -> Finding:
    """Whether others than their owner may read what is secret, or change it; its group may be let read a secret."""
    secrets = [path for name in SECRETS if (path := getattr(settings, f"{name}_file")) is not None]
    kept = [Path(".env")]
    with suppress(StorageError):
        if (file := Database(settings.database).file) is not None:
            kept += [file, *(file.with_name(file.name + more) for more in ("-wal", "-shm"))]
    open_ = [f"{file} ({mode:04o})" for file in secrets if (mode := _mode(file)) & OTHERS_OR_CHANGED]
    open_ += [f"{file} ({mode:04o})" for file in kept if (mode := _mode(file)) & NOT_THE_OWNER]
    return Finding("files", not open_, ", ".join(open_))


def _mode(file: Path) -> int:
    """Who may do what with a file; nobody anything where there is none."""
    try:
        return stat.S_IMODE(file.stat().st_mode)
    except OSError:
        return 0


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


async def _webhook(settings: Settings) -> Finding:
    """Whether Telegram can deliver to the address, and what it says of its last try."""
    from telegram import Bot
    from telegram.constants import SUPPORTED_WEBHOOK_PORTS
    from telegram.error import TelegramError

    assert settings.webhook is not None
    assert settings.telegram_token is not None
    try:
        address = urlsplit(settings.webhook.url)
        port = address.port or 443
    except ValueError:
        return Finding("webhook", False, "the port is no port")
    if address.scheme != "https" or not address.hostname:
        return Finding("webhook", False, "the address must begin with https:// and a name")
    if port not in SUPPORTED_WEBHOOK_PORTS:
        ports = ", ".join(map(str, sorted(SUPPORTED_WEBHOOK_PORTS)))
        return Finding("webhook", False, f"Telegram delivers to the ports {ports}, not to {port}")
    token, api = settings.telegram_token.get_secret_value(), settings.telegram_api
    try:
        async with Bot(token, f"{api}/bot") if api else Bot(token) as bot:
            told = await bot.get_webhook_info()
    except TelegramError as error:
        return Finding("webhook", False, type(error).__name__)
    if told.last_error_message:
        when = f" ({told.last_error_date:%Y-%m-%d %H:%M} UTC)" if told.last_error_date else ""
        waiting = f"; {told.pending_update_count} updates wait"
        return Finding("webhook", False, f"{told.last_error_message}{when}{waiting}")
    return Finding("webhook", True, address.hostname)


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
