"""Clubs and those who belong to them, kept: every answer is about a club of which the asker has a role, or is none."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any
from zoneinfo import available_timezones

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.links import Identity
from bot.storage.models import banned, club, membership, person
from bot.storage.people import unless_there
from bot.storage.writer import Transaction
from dialogues import kept
from dialogues.access import Role
from dialogues.clubs import Club, Member
from dialogues.pages.club import LONGEST_NAME, NONE
from locales import LANGUAGES
from rules.errors import FifthSeatError
from rules.lawbook import editions
from rules.regulations.elections import ELECTIONS
from rules.regulations.profiles import Profile
from rules.scoring.boards import Form


class LastAdministrator(FifthSeatError):
    """A club would be left without an administrator: another one has to be named first."""


_CLUB = (
    *(club.c.id, club.c.name, club.c.language, club.c.second_language, club.c.edition, club.c.regulations, club.c.zone),
    *(club.c.scoring, club.c.double_dummy, club.c.own_table, club.c.retention),
    *(club.c.scores_minutes, club.c.rulings_minutes, club.c.says_law),
)

# Minutes: a week, as a league may have it.
LONGEST_PERIOD = 7 * 24 * 60

YES_NO = {"yes": True, "no": False}

# Administrators first, then directors, each by name.
_BY_ROLE = {role.value: place for place, role in enumerate(Role)}


async def make(connection: Transaction, new: Club, now: datetime) -> int:
    """A new club, to which nobody belongs yet; returns its id."""
    values = {**_row(new), "revision": 1, "created_at": now}
    id: int = (await connection.execute(insert(club).values(values).returning(club.c.id))).scalar_one()
    return id


async def every(connection: Transaction | AsyncConnection) -> tuple[Club, ...]:
    """All clubs, for whoever runs the bot."""
    return tuple(_club(row) for row in await connection.execute(select(*_CLUB).order_by(club.c.id)))


async def add(connection: Transaction, of: int, person_id: int, role: Role, name: str, now: datetime) -> int | None:
    """Somebody belongs to a club now; returns their membership, or None where they belonged to it before."""
    values = {"club_id": of, "person_id": person_id, "role": role.value, "name": name, "joined_at": now}
    statement = unless_there(connection.dialect.name, membership).values(values)
    made: int | None = (await connection.execute(statement.returning(membership.c.id))).scalar_one_or_none()
    return made


async def of_person(connection: Transaction, person_id: int) -> tuple[tuple[Club, Role], ...]:
    """The clubs of somebody, by name, and their role in each."""
    wanted = select(*_CLUB, membership.c.role).join(membership, membership.c.club_id == club.c.id)
    rows = await connection.execute(wanted.where(membership.c.person_id == person_id).order_by(club.c.name, club.c.id))
    return tuple((_club(row[:-1]), Role(row[-1])) for row in rows)


async def read(connection: Transaction, id: int, person_id: int) -> tuple[Club, Role] | None:
    """A club of somebody, and their role in it; None alike where it is none of theirs and where there is none."""
    wanted = select(*_CLUB, membership.c.role).join(membership, membership.c.club_id == club.c.id)
    row = (await connection.execute(wanted.where(membership.c.person_id == person_id, club.c.id == id))).one_or_none()
    return (_club(row[:-1]), Role(row[-1])) if row else None


async def by_id(connection: Transaction, id: int) -> Club | None:
    """A club, for what is done in its own name."""
    row = (await connection.execute(select(*_CLUB).where(club.c.id == id))).one_or_none()
    return _club(row) if row else None


async def write(connection: Transaction, before: Club, changed: Club) -> None:
    """Keep what has changed of the settings of a club; what somebody else changes meanwhile stays."""
    was = _row(before)
    values = {name: value for name, value in _row(changed).items() if value != was[name]}
    values["revision"] = club.c.revision + 1
    await connection.execute(update(club).where(club.c.id == changed.id).values(values))


def changed(club: Club, what: str, value: str) -> Club | None:
    """A club with another setting; None where it cannot be that."""
    allowed: Mapping[str, Callable[[], Any]] = {
        "name": lambda: name if 0 < len(name := " ".join(value.split())) <= LONGEST_NAME else None,
        "language": lambda: value if value in LANGUAGES and value != club.second_language else None,
        "second_language": lambda: (
            "" if value == NONE else value if value in LANGUAGES and value != club.language else None
        ),
        "edition": lambda: value if value in {each.id for each in editions()} else None,
        "scoring": lambda: Form(value) if value in set(Form) else None,
        "zone": lambda: value if value in available_timezones() else None,
        "retention": lambda: int(value) if re.fullmatch("[0-9]{1,3}", value) and 1 <= int(value) <= 120 else None,
        "scores_minutes": lambda: _minutes(value),
        "rulings_minutes": lambda: _minutes(value),
        "says_law": lambda: YES_NO.get(value),
        "double_dummy": lambda: YES_NO.get(value),
        "own_table": lambda: YES_NO.get(value),
        "regulations": lambda: _elected(club, value),
    }
    new = allowed[what]() if what in allowed else None
    return None if new is None else replace(club, **{what: new})


def _minutes(value: str) -> int | None:
    return int(value) if value.isascii() and value.isdecimal() and 0 < int(value[:5]) <= LONGEST_PERIOD else None


def _elected(club: Club, value: str) -> str | None:
    """The regulations of a club, with one election made otherwise; what their federation fixes is above them."""
    id, _, chosen = value.partition("=")
    if id not in ELECTIONS or chosen not in map(str, ELECTIONS[id].choices):
        return None
    before = kept.load_profile(club.regulations) if club.regulations else Profile()
    choice = next(each for each in ELECTIONS[id].choices if str(each) == chosen)
    return kept.dump_profile(Profile({**before.elections, id: choice}, {**before.sources, id: club.name}))


async def delete_club(connection: Transaction, id: int) -> None:
    """A club is no more, and nothing of it."""
    await connection.execute(delete(club).where(club.c.id == id))


async def members(connection: Transaction, of: int, asker: int) -> tuple[Member, ...]:
    """Who belongs to a club."""
    wanted = select(membership.c.id, membership.c.name, membership.c.role, membership.c.person_id)
    rows = await connection.execute(wanted.where(membership.c.club_id == of))
    found = [Member(row.id, row.name, Role(row.role), row.person_id == asker) for row in rows]
    return tuple(sorted(found, key=lambda each: (_BY_ROLE[each.role], each.name.casefold(), each.id)))


async def member(connection: Transaction, of: int, id: int) -> tuple[Member, int] | None:
    """Somebody of a club, and who they are; None where nobody of it is this one."""
    wanted = select(membership).where(membership.c.club_id == of, membership.c.id == id)
    row = (await connection.execute(wanted)).one_or_none()
    return (Member(row.id, row.name, Role(row.role)), row.person_id) if row else None


async def rename(connection: Transaction, of: int, person_id: int, name: str) -> None:
    """Somebody is called otherwise in a club."""
    mine = update(membership).where(membership.c.club_id == of, membership.c.person_id == person_id)
    await connection.execute(mine.values(name=name))


async def set_role(connection: Transaction, of: int, id: int, role: Role) -> None:
    """Somebody has another role. Raises LastAdministrator, before anything is changed."""
    if role is not Role.ADMINISTRATOR:
        await _refuse_last(connection, of, id)
    theirs = update(membership).where(membership.c.club_id == of, membership.c.id == id)
    await connection.execute(theirs.values(role=role.value))


async def remove(connection: Transaction, of: int, id: int) -> None:
    """Somebody belongs to a club no more. Raises LastAdministrator, before anything is changed."""
    await _refuse_last(connection, of, id)
    await connection.execute(delete(membership).where(membership.c.club_id == of, membership.c.id == id))


async def administrators(connection: Transaction, of: int) -> tuple[int, ...]:
    """The people who lead a club."""
    wanted = select(membership.c.person_id).where(membership.c.club_id == of, membership.c.role == Role.ADMINISTRATOR)
    return tuple((await connection.execute(wanted.order_by(membership.c.id))).scalars())


async def alone_in(connection: Transaction, person_id: int) -> tuple[Club, ...]:
    """The clubs that somebody alone administers."""
    mine = [found for found, role in await of_person(connection, person_id) if role is Role.ADMINISTRATOR]
    return tuple([found for found in mine if await administrators(connection, found.id) == (person_id,)])


async def ban(connection: Transaction, of: int, who: Identity, now: datetime) -> None:
    """Somebody may not come back to a club."""
    values = {"club_id": of, "who": _hashed(of, who), "banned_at": now}
    await connection.execute(unless_there(connection.dialect.name, banned).values(values))


async def is_banned(connection: Transaction, of: int, *identities: Identity) -> bool:
    """Whether somebody may not come to a club, under any of their names."""
    theirs = [_hashed(of, who) for who in identities]
    wanted = select(func.count()).select_from(banned).where(banned.c.club_id == of, banned.c.who.in_(theirs))
    return bool((await connection.execute(wanted)).scalar_one())


async def join_people(connection: Transaction, other: int, to: int) -> None:
    """Two people are one now: what one belonged to, the other does, in the higher of two roles."""
    of = {found.id: role for found, role in await of_person(connection, to)}
    for found, role in await of_person(connection, other):
        theirs = membership.c.club_id == found.id
        if found.id not in of:
            moved = update(membership).where(theirs, membership.c.person_id == other)
            await connection.execute(moved.values(person_id=to))
        elif _BY_ROLE[role] < _BY_ROLE[of[found.id]]:
            higher = update(membership).where(theirs, membership.c.person_id == to)
            await connection.execute(higher.values(role=role.value))


async def told_about(connection: Transaction, person_ids: tuple[int, ...]) -> tuple[tuple[Identity, str], ...]:
    """Where people are told something, and in which language."""
    wanted = select(person.c.channel, person.c.external, person.c.language).where(person.c.id.in_(person_ids))
    return tuple((Identity(row[0], row[1]), row[2] or "en") for row in await connection.execute(wanted))


async def _refuse_last(connection: Transaction, of: int, id: int) -> None:
    """Refuse where somebody alone leads a club; nobody else changes who does until this is done."""
    await connection.execute(update(club).where(club.c.id == of).values(revision=club.c.revision + 1))
    leaders = select(membership.c.id).where(membership.c.club_id == of, membership.c.role == Role.ADMINISTRATOR)
    if tuple((await connection.execute(leaders)).scalars()) == (id,):
        raise LastAdministrator("name another administrator first")


def _hashed(of: int, who: Identity) -> str:
    return hashlib.sha256(f"{of} {who}".encode()).hexdigest()


def _row(of: Club) -> dict[str, Any]:
    values = asdict(of) | {"scoring": of.scoring.value, "second_language": of.second_language or None}
    del values["id"]
    return values


def _club(row: Row[Any] | tuple[Any, ...]) -> Club:
    values = dict(zip((column.name for column in _CLUB), row, strict=True))
    scoring, second = Form(values["scoring"]), values["second_language"] or ""
    return Club(**{**values, "scoring": scoring, "second_language": second})
