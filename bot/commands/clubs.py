"""Clubs without a chat: `club list|new|show|set|invite|people|log|delete`, for whoever runs the bot."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.commands.given import checked_language, fail, fail_for_now, integer

if TYPE_CHECKING:
    from bot.storage.database import Database
    from dialogues.clubs import Club

# What is said of a club: by its number and its name alone where it is not looked at.
SHOWN = ("id", "name")


def club(action: str, club: str, values: list[str], session: str | None, form: str, yes: bool, lang: str) -> None:
    """One action on the clubs of the database that the settings name."""
    checked_language(lang)
    number = integer(session, lang) if session is not None else None

    async def act(database: Database) -> None:
        if action == "list":
            _show([{name: asdict(each)[name] for name in SHOWN} for each in await _every(database)])
        elif action == "new":
            await _new(database, club, lang)
        else:
            found = _found(await _every(database), club, lang)
            if action == "show":
                _show(asdict(found))
            elif action == "set":
                await _set(database, found, values, lang)
            elif action == "invite":
                await _invite(database, found, values, lang)
            elif action == "people":
                await _people(database, found)
            elif action == "log":
                await _log(database, found, number, form, lang)
            elif yes:
                await _delete(database, found)
            else:
                fail(lang, "error-club-delete", value=found.name, flag="--yes")

    _with_database(lang, act)


async def _every(database: Database) -> tuple[Club, ...]:
    from bot.club import clubs

    async with database.reading() as connection:
        return await clubs.every(connection)


def _found(every: tuple[Club, ...], name: str, lang: str) -> Club:
    """The club with this number, or the one that is called so."""
    found = [each for each in every if name in (str(each.id), each.name)]
    if len(found) != 1:
        fail(lang, "error-no-such-club", value=name[:40], known=", ".join(f"{each.id} {each.name}" for each in every))
    return found[0]


async def _new(database: Database, name: str, lang: str) -> None:
    """A club, and the code by which its first administrator comes in."""
    from bot.club import clubs, invitations
    from dialogues.access import Role
    from dialogues.clubs import Club
    from dialogues.pages.club import LONGEST_NAME

    if not name.strip() or len(name) > LONGEST_NAME:
        fail(lang, "error-club-name", most=str(LONGEST_NAME))
    now = datetime.now(UTC)
    async with database.writing() as connection:
        id = await clubs.make(connection, Club(0, name.strip(), lang), now)
        code = await invitations.make(connection, id, Role.ADMINISTRATOR, now)
    _show({"id": id, "name": name.strip(), "join": code})


async def _set(database: Database, found: Club, values: list[str], lang: str) -> None:
    from bot.club import clubs
    from dialogues.pages.club import SETTINGS

    what, value = (values[0], " ".join(values[1:])) if len(values) > 1 else ("", "")
    changed = clubs.changed(found, what, value)
    if changed is None:
        fail(lang, "error-club-setting", value=" ".join(values)[:40], known=", ".join(SETTINGS))
    async with database.writing() as connection:
        await clubs.write(connection, changed)
    _show(asdict(changed))


async def _invite(database: Database, found: Club, values: list[str], lang: str) -> None:
    from bot.club import invitations
    from dialogues.access import Role

    role = values[0] if len(values) == 1 else ""
    if role not in set(Role):
        fail(lang, "error-club-setting", value=" ".join(values)[:40], known=", ".join(Role))
    async with database.writing() as connection:
        code = await invitations.make(connection, found.id, Role(role), datetime.now(UTC))
    _show({"role": role, "join": code})


async def _people(database: Database, found: Club) -> None:
    from bot.club import clubs

    async with database.reading() as connection:
        members = await clubs.members(connection, found.id, 0)
    _show([{"id": each.id, "name": each.name, "role": each.role.value} for each in members])


async def _log(database: Database, found: Club, number: int | None, form: str, lang: str) -> None:
    from bot.club import exports, log, sessions

    async with database.reading() as connection:
        held = await sessions.of_club(connection, found.id, 0)
        chosen = next((each for each in held if number in (None, each.id)), None)
        if chosen is None:
            fail(lang, "error-no-such-session", known=", ".join(f"{each.id} {each.held_on}" for each in held))
        entries = await log.entries(connection, chosen.id)
    print(exports.log_as(form, chosen, entries).content)


async def _delete(database: Database, found: Club) -> None:
    from bot.club import clubs

    async with database.writing() as connection:
        await clubs.delete_club(connection, found.id)


def _show(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def _with_database(lang: str, act: Callable[[Database], Awaitable[None]]) -> None:
    from bot.commands.running import settings_for
    from bot.storage.database import Database
    from bot.storage.errors import NotNow, Overtaken, StorageError

    async def work() -> None:
        settings = settings_for(lang)
        database = await Database.open(settings.database)
        try:
            await database.migrate(settings.edition)
            await act(database)
        finally:
            await database.close()

    try:
        asyncio.run(work())
    except (NotNow, Overtaken) as error:
        fail_for_now(lang, str(error))
    except StorageError as error:
        fail(lang, "error-settings", reason=str(error))
