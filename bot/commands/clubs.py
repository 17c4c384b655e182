"""Clubs without a chat, for whoever runs the bot: `club list`, `club new NAME`, and every action on one (ACTIONS)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from bot.commands.given import checked_language, fail, fail_for_now, integer

if TYPE_CHECKING:
    from bot.pdf.sheets import Sheet
    from bot.storage.database import Database
    from bot.storage.writer import Transaction
    from dialogues.access import Role
    from dialogues.clubs import Club, Session

# What is said of a club: by its number and its name alone where it is not looked at.
SHOWN = ("id", "name")


class Given(NamedTuple):
    """What an action is told besides the club: values, the number of a session, a form, and whether it is sure."""

    values: list[str]
    session: int | None
    form: str | None
    yes: bool
    lang: str


def club(
    action: str, club: str, values: list[str], session: str | None, form: str | None, yes: bool, lang: str
) -> None:
    """One action on the clubs of the database that the settings name."""
    checked_language(lang)
    given = Given(values, integer(session, lang) if session is not None else None, form, yes, lang)

    async def act(database: Database) -> None:
        if action == "list":
            _show([{name: asdict(each)[name] for name in SHOWN} for each in await every(database)])
        elif action == "new":
            await _new(database, club, lang)
        else:
            await ACTIONS[action](database, found_named(await every(database), club, lang), given)

    with_database(lang, act)


async def every(database: Database) -> tuple[Club, ...]:
    """All clubs."""
    from bot.club import clubs

    async with database.reading() as connection:
        return await clubs.every(connection)


def found_named(known: tuple[Club, ...], name: str, lang: str) -> Club:
    """The club with this number, or the one that is called so."""
    found = [each for each in known if name in (str(each.id), each.name)]
    if len(found) != 1:
        fail(lang, "error-no-such-club", value=name[:40], known=", ".join(f"{each.id} {each.name}" for each in known))
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


async def _show_club(database: Database, found: Club, given: Given) -> None:
    _show(asdict(found))


async def _set(database: Database, found: Club, given: Given) -> None:
    from bot.club import clubs
    from dialogues.pages.club import SETTINGS

    what, value = (given.values[0], " ".join(given.values[1:])) if len(given.values) > 1 else ("", "")
    changed = clubs.changed(found, what, value)
    if changed is None:
        fail(given.lang, "error-club-setting", value=" ".join(given.values)[:40], known=", ".join(SETTINGS))
    async with database.writing() as connection:
        await clubs.write(connection, found, changed)
    _show(asdict(changed))


async def _invite(database: Database, found: Club, given: Given) -> None:
    from bot.club import invitations

    role = _role(given, 0)
    async with database.writing() as connection:
        code = await invitations.make(connection, found.id, role, datetime.now(UTC))
    _show({"role": role, "join": code})


async def _invitations(database: Database, found: Club, given: Given) -> None:
    from bot.club import invitations

    async with database.reading() as connection:
        made = await invitations.read(connection, found.id)
    _show([{**each._asdict(), "role": each.role.value} for each in made])


async def _withdraw(database: Database, found: Club, given: Given) -> None:
    from bot.club import invitations

    async with database.writing() as connection:
        withdrawn = await invitations.withdraw(connection, found.id, _id(given), datetime.now(UTC))
    if not withdrawn:
        _unknown(given)
    await _invitations(database, found, given)


async def _people(database: Database, found: Club, given: Given) -> None:
    from bot.club import clubs

    async with database.reading() as connection:
        members = await clubs.members(connection, found.id, 0)
    _show([{"id": each.id, "name": each.name, "role": each.role.value} for each in members])


async def _set_role(database: Database, found: Club, given: Given) -> None:
    from bot.club import clubs

    role = _role(given, 1)
    async with database.writing() as connection:
        them = await clubs.member(connection, found.id, _id(given))
        if them is None:
            _unknown(given)
        await clubs.set_role(connection, found.id, them[0].id, role)
    await _people(database, found, given)


async def _remove(database: Database, found: Club, given: Given) -> None:
    from bot.club import clubs

    async with database.writing() as connection:
        them = await clubs.member(connection, found.id, _id(given))
        if them is None:
            _unknown(given)
        await clubs.remove(connection, found.id, them[0].id)
    await _people(database, found, given)


async def _groups(database: Database, found: Club, given: Given) -> None:
    from bot.club import groups

    async with database.reading() as connection:
        bound = await groups.read(connection, found.id)
    _show([asdict(each) for each in bound])


async def _unbind(database: Database, found: Club, given: Given) -> None:
    from bot.club import groups

    async with database.writing() as connection:
        await groups.unbind(connection, found.id, _id(given))
    await _groups(database, found, given)


async def _sessions(database: Database, found: Club, given: Given) -> None:
    from bot.club import sessions

    async with database.reading() as connection:
        held = await sessions.of_club(connection, found.id, 0)
    _show([asdict(each) for each in held])


async def _log(database: Database, found: Club, given: Given) -> None:
    from bot.club import exports, log

    async with database.reading() as connection:
        chosen = await _chosen(connection, found, given)
        entries = await log.entries(connection, chosen.id)
        handed = await log.handed_over(connection, chosen.id)
    print(exports.log_as(_form(given, "json", "csv"), chosen, entries, handed).text)


async def _chosen(connection: Transaction, found: Club, given: Given) -> Session:
    return await session_of_club(connection, found, given.session, given.lang)


async def session_of_club(connection: Transaction, found: Club, number: int | None, lang: str) -> Session:
    """The session with the number that is given; the last one without."""
    from bot.club import sessions

    held = await sessions.of_club(connection, found.id, 0)
    chosen = next((each for each in held if number in (None, each.id)), None)
    if chosen is None:
        fail(lang, "error-no-such-session", known=", ".join(f"{each.id} {each.held_on}" for each in held))
    return chosen


async def _report(database: Database, found: Club, given: Given) -> None:
    """A ruling for a committee."""
    from bot.club import report

    async with database.reading() as connection:
        held = await report.held(connection, await _chosen(connection, found, given), found)
    wanted = "".join(given.values)
    entry = next((each for each in held.entries if str(each.id) == wanted), None)
    if entry is None:
        known = ", ".join(f"{each.id} {each.label}".strip() for each in held.entries)
        fail(given.lang, "error-no-such-ruling", value=wanted[:40], known=known)
    name = f"ruling-{held.session.held_on}-{entry.id}"
    await _hand_over(name, _form(given, "pdf", "txt"), partial(report.ruling, entry, held, given.lang))


async def _summary(database: Database, found: Club, given: Given) -> None:
    """The evening, to be forwarded."""
    from bot.club import log, report

    async with database.reading() as connection:
        held = await report.held(connection, await _chosen(connection, found, given), found)
        cases = await log.open_cases(connection, held.session.id)
    name, form = f"summary-{held.session.held_on}", _form(given, "pdf", "txt")
    await _hand_over(name, form, partial(report.summary, held, cases, given.lang))


async def _hand_over(name: str, form: str, sheet: Callable[[], Sheet]) -> None:
    """Print text; write what is none to the working folder, and say where."""
    from bot.club import exports

    document = await exports.finished(exports.Printout(name, form, sheet))
    print(exports.put_down(document) if document.text is None else document.text)


async def _delete(database: Database, found: Club, given: Given) -> None:
    from bot.club import clubs

    if not given.yes:
        fail(given.lang, "error-club-delete", value=found.name, flag="--yes")
    async with database.writing() as connection:
        await clubs.delete_club(connection, found.id)


ACTIONS: Mapping[str, Callable[[Database, Club, Given], Awaitable[None]]] = {
    "show": _show_club,
    "set": _set,
    "invite": _invite,
    "invitations": _invitations,
    "withdraw": _withdraw,
    "people": _people,
    "role": _set_role,
    "remove": _remove,
    "groups": _groups,
    "unbind": _unbind,
    "sessions": _sessions,
    "log": _log,
    "report": _report,
    "summary": _summary,
    "delete": _delete,
}


def _role(given: Given, place: int) -> Role:
    """The role that is the last of the values, at this place among them."""
    from dialogues.access import Role

    role = given.values[place] if len(given.values) == place + 1 else ""
    if role not in set(Role):
        fail(given.lang, "error-club-setting", value=" ".join(given.values)[:40], known=", ".join(Role))
    return Role(role)


def _form(given: Given, *possible: str) -> str:
    """The form that is asked for; the first of those there are unless told."""
    form = given.form or possible[0]
    if form not in possible:
        fail(given.lang, "error-club-setting", value=form, known=", ".join(possible))
    return form


def _id(given: Given) -> int:
    """The number that comes first of the values."""
    return integer(given.values[0] if given.values else "", given.lang)


def _unknown(given: Given) -> NoReturn:
    fail(given.lang, "club-nothing")


def _show(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, default=str))


def with_database(lang: str, act: Callable[[Database], Awaitable[None]]) -> None:
    """Act on the database that the settings name; what is in the way is said in a line."""
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

    from bot.club.clubs import LastAdministrator

    try:
        asyncio.run(work())
    except LastAdministrator:
        fail(lang, "club-last-administrator")
    except (NotNow, Overtaken) as error:
        fail_for_now(lang, str(error))
    except StorageError as error:
        fail(lang, "error-settings", reason=str(error))
