"""One person on several platforms: what they share, the codes that nobody may guess, and how they part again."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update

from bot.storage.models import kept_case, link_code, linked_identity, person, wrong_code
from bot.storage.people import KeptPerson, add_person
from bot.storage.writer import Transaction

# So many wrong codes somebody may give within this time.
MOST_WRONG = 5
WRONG_WITHIN = timedelta(hours=1)


class Identity(NamedTuple):
    """Somebody on one platform."""

    channel: str
    external: str

    def __str__(self) -> str:
        return f"{self.channel}/{self.external}"


async def identities(connection: Transaction, kept: KeptPerson) -> tuple[Identity, ...]:
    """Everything by which somebody is known, their first platform first."""
    known = (linked_identity.c.channel, linked_identity.c.external)
    wanted = select(*known).where(linked_identity.c.person_id == kept.id).order_by(*known)
    rows = await connection.execute(wanted)
    return (Identity(kept.channel, kept.external), *(Identity(*row) for row in rows))


async def read_code(connection: Transaction, code: str, now: datetime, valid: timedelta) -> KeptPerson | None:
    """The person who was given a code; None where it is none, or too old, or from a time that is still to come."""
    wanted = select(person).join(link_code, link_code.c.person_id == person.c.id)
    good = and_(link_code.c.expires_at > now, link_code.c.expires_at <= now + valid)
    row = (await connection.execute(wanted.where(link_code.c.code == code, good))).mappings().one_or_none()
    return KeptPerson(**row) if row else None


async def too_many_wrong(connection: Transaction, who: Identity, now: datetime) -> bool:
    """Whether somebody has given so many wrong codes that they must wait."""
    mine = and_(wrong_code.c.channel == who.channel, wrong_code.c.external == who.external)
    lately = wrong_code.c.tried_at.between(now - WRONG_WITHIN, now)
    wanted = select(func.count()).select_from(wrong_code).where(mine, lately)
    return int((await connection.execute(wanted)).scalar_one()) >= MOST_WRONG


async def note_wrong(connection: Transaction, who: Identity, now: datetime) -> None:
    """Note that somebody has given a wrong code."""
    await connection.execute(insert(wrong_code).values(channel=who.channel, external=who.external, tried_at=now))


async def count_cases(connection: Transaction, kept: KeptPerson) -> int:
    """How many cases somebody has."""
    wanted = select(func.count()).select_from(kept_case).where(kept_case.c.person_id == kept.id)
    return int((await connection.execute(wanted)).scalar_one())


async def close_questions(connection: Transaction, kept: KeptPerson) -> None:
    """Let no case of somebody go on asking whether to link, or to part, after that has been answered."""
    asked = or_(*(kept_case.c.page.startswith(page, autoescape=True) for page in ("link_", "unlink_")))
    answered = update(kept_case).where(kept_case.c.person_id == kept.id, asked)
    await connection.execute(answered.values(page="", revision=kept_case.c.revision + 1))


async def unlink(connection: Transaction, kept: KeptPerson, who: Identity, now: datetime) -> tuple[Identity, ...]:
    """Make the platforms of a person people of their own again, each with the cases that were begun there.

    The one from which it is asked parts from the others; where that is the first one, each of the others from all.
    Nobody knows of cases of older programs where they were begun: they stay. Returns who was linked with them.
    """
    first, *linked = await identities(connection, kept)
    for leaving in linked if who == first else [who]:
        mine = and_(linked_identity.c.channel == leaving.channel, linked_identity.c.external == leaving.external)
        await connection.execute(delete(linked_identity).where(mine))
        # With the numbers going on, no button of before leads to another case.
        begun = replace(kept, **leaving._asdict(), current=None, page="", live=None, revision=1, created_at=now, id=0)
        added = await add_person(connection, begun)
        moved = update(kept_case).where(kept_case.c.person_id == kept.id, kept_case.c.begun_on == str(leaving))
        await connection.execute(moved.values(person_id=added.id))
    await connection.execute(delete(link_code).where(link_code.c.person_id == kept.id))
    grown = {"current": None, "page": "", "live": None, "revision": person.c.revision + 1}
    await connection.execute(update(person).where(person.c.id == kept.id).values(grown))
    return tuple(each for each in (first, *linked) if each != who)
