"""The bot itself, and what it keeps: `chat`, `serve`, `doctor`, `backup`, `restore`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.commands.given import checked_language, fail, fail_for_now, laws, profile
from locales import locale

if TYPE_CHECKING:
    from bot.config import Settings
    from bot.storage.database import Database


def chat(lang: str, edition: str, regulations: list[str], file: str | None) -> None:
    """The whole bot in the terminal."""
    from bot.channels import console
    from bot.desk import Desk
    from bot.folders import data_folder
    from bot.storage.database import Database
    from bot.storage.errors import NotNow, StorageError
    from dialogues.state import Conversation

    async def talk() -> None:
        database = await Database.open(f"sqlite:///{Path(file) if file else data_folder() / 'chat.sqlite3'}")
        try:
            await database.migrate()
            await console.chat(Desk(database, start.edition, start.profile), start)
        finally:
            await database.close()

    start = Conversation(checked_language(lang), laws(edition, lang), profile(regulations, lang))
    try:
        asyncio.run(talk())
    except NotNow as error:
        fail_for_now(lang, str(error))
    except StorageError as error:
        fail(lang, "error-settings", reason=str(error))


def serve(lang: str) -> None:
    """The bot on every channel that has a token; until it is told to stop."""
    import logging

    from bot import logs
    from bot.app import Unreachable
    from bot.app import serve as run
    from bot.config import ConfigError
    from bot.storage.errors import StorageError
    from rules.regulations.profiles import ProfileError

    settings = settings_for(lang)
    logs.set_up(settings.log_level, settings.secrets)
    try:
        asyncio.run(run(settings))
    except (ConfigError, StorageError, ProfileError) as error:
        fail(lang, "error-settings", reason=str(error))
    except Exception as error:
        # To the log, which hides the token: Python itself would print the traceback as it is.
        trace = None if isinstance(error, Unreachable) else error
        logging.getLogger("bot").critical("%s", error if trace is None else "stopped by an error", exc_info=trace)
        raise SystemExit(1) from None


def doctor(lang: str) -> None:
    """Whether everything is there that `serve` needs; says what is missing."""
    from bot.doctor import examine

    spoken = locale(checked_language(lang))
    findings = asyncio.run(examine(settings_for(lang)))
    for finding in findings:
        mark = spoken.text("doctor-good" if finding.good else "doctor-bad")
        words = [mark, spoken.text(f"doctor-{finding.what}")]
        print(" ".join([*words, spoken.isolated(finding.detail)] if finding.detail else words))
    if not all(finding.good for finding in findings):
        raise SystemExit(1)


def backup(file: str, lang: str) -> None:
    """Write everything that is kept to a file; the database is read as it is."""
    from bot.storage import backup as files

    _with_database(lang, files.backup, Path(file), make=False)


def restore(file: str, lang: str) -> None:
    """Read a backup into an empty database, which is made where there is none."""
    from bot.storage import backup as files

    _with_database(lang, files.restore, Path(file), make=True)


def settings_for(lang: str) -> Settings:
    """The settings of the environment."""
    from bot.config import ConfigError, load

    try:
        return load()
    except ConfigError as error:
        fail(lang, "error-settings", reason=str(error))


def _with_database(lang: str, action: Callable[[Database, Path], Awaitable[object]], file: Path, *, make: bool) -> None:
    """Do something with the database that the settings name, and a file; make: the database, with its tables."""
    from bot.storage.database import Database
    from bot.storage.errors import NotNow, Overtaken, StorageError

    async def work(settings: Settings) -> None:
        database = await Database.open(settings.database, make=make)
        try:
            if make:
                await database.migrate(settings.edition)
            await action(database, file)
        finally:
            await database.close()

    checked_language(lang)
    try:
        asyncio.run(work(settings_for(lang)))
    except (NotNow, Overtaken) as error:
        fail_for_now(lang, str(error))
    except StorageError as error:
        fail(lang, "error-settings", reason=str(error))
