"""The results of a session as they stand in the groups of its club: what was sent where, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import RowMapping, and_, exists, func, or_, select, update

from bot.storage.models import bound_group, membership, posting, session
from bot.storage.models import outbox as entries
from bot.storage.people import unless_there
from bot.storage.writer import Transaction
from dialogues.access import Role
from dialogues.clubs import Group, Stand, Why

# What changes within so long of the first change is one edit.
GATHERED = timedelta(seconds=10)

# So many edits are queued in one transaction.
AT_ONCE = 50


class Kept(NamedTuple):
    """A posting as it is kept; what the columns hold stands beside their table."""

    id: int
    session_id: int
    channel: str
    chat: str
    thread: str
    title: str
    person_id: int | None
    attempt: int
    state: Stand
    why: Why | None
    message: str | None
    words: str
    picture: str
    base: str
    sent_at: datetime | None
    edited_at: datetime | None


_COLUMNS = tuple(posting.c[name] for name in Kept._fields)


async def read(connection: Transaction, id: int) -> Kept | None:
    """One posting."""
    row = (await connection.execute(select(*_COLUMNS).where(posting.c.id == id))).mappings().one_or_none()
    return _kept(row) if row else None


async def of_session(connection: Transaction, session_id: int) -> tuple[Kept, ...]:
    """The postings of a session."""
    wanted = select(*_COLUMNS).where(posting.c.session_id == session_id).order_by(posting.c.id)
    return tuple(_kept(row) for row in (await connection.execute(wanted)).mappings())


async def unposted(connection: Transaction, session_id: int) -> tuple[Group, ...]:
    """The groups of its club in which the results of a session were never posted."""
    of = bound_group.c
    there = and_(posting.c.channel == of.channel, posting.c.chat == of.chat, posting.c.thread == of.thread)
    wanted = select(of.id, of.channel, of.title, of.lost).join(session, session.c.club_id == of.club_id)
    wanted = wanted.where(session.c.id == session_id, ~exists().where(there, posting.c.session_id == session_id))
    return tuple(
        Group(row[0], row[1], row[2], row[3] or "") for row in await connection.execute(wanted.order_by(of.id))
    )


async def add(
    connection: Transaction, session_id: int, group: int, person: int, base: str, now: datetime
) -> int | None:
    """The results of a session are to stand in a group; its id, or None where they do, or were to, already."""
    of = bound_group.c
    wanted = select(of.channel, of.chat, of.thread, of.title).where(of.id == group)
    where = dict((await connection.execute(wanted)).mappings().one())
    values = {"session_id": session_id, **where, "person_id": person, "base": base, "asked_at": now, "attempt": 1}
    values |= {"state": Stand.QUEUED.value, "why": "", "words": "", "picture": ""}
    statement = unless_there(connection.dialect.name, posting).values(values).returning(posting.c.id)
    made: int | None = (await connection.execute(statement)).scalar_one_or_none()
    return made


async def again(connection: Transaction, before: Kept, person: int, base: str, now: datetime, *, attempt: int) -> bool:
    """A posting is to be sent again; False where it stands otherwise by now. attempt: the number of this one."""
    values = {"state": Stand.QUEUED.value, "why": "", "message": None, "words": "", "picture": "", "changed_at": None}
    more = {"person_id": person, "base": base, "asked_at": now, "attempt": attempt, "edited_at": None}
    mine = update(posting).where(posting.c.id == before.id, posting.c.state == before.state.value)
    return (await connection.execute(mine.values({**values, **more}))).rowcount == 1


async def stands(connection: Transaction, id: int, state: Stand, **values: Any) -> None:
    """Note how far a posting is."""
    await connection.execute(update(posting).where(posting.c.id == id).values(state=state.value, **values))


async def stands_there(connection: Transaction, of: Kept, message: str) -> bool:
    """Whether a message of a chat is known as another post."""
    there = (posting.c.channel == of.channel, posting.c.chat == of.chat, posting.c.message == f"{of.channel}/{message}")
    return (await connection.execute(select(posting.c.id).where(*there).limit(1))).first() is not None


async def changed(connection: Transaction, session_id: int, now: datetime) -> None:
    """The results of a session have changed: what stands in its groups is to be edited."""
    mine = update(posting).where(posting.c.session_id == session_id, posting.c.changed_at.is_(None))
    await connection.execute(mine.values(changed_at=now))


async def back(connection: Transaction, channel: str, chat: str, now: datetime) -> None:
    """A chat is within reach again: what could not be edited there meanwhile is to be."""
    there = (posting.c.channel == channel, posting.c.chat == chat, posting.c.why.in_((Why.OUT, Why.RIGHTS)))
    await connection.execute(update(posting).where(*there, posting.c.state == Stand.SENT).values(changed_at=now))


async def due(connection: Transaction, now: datetime) -> tuple[Kept, ...]:
    """What is to be edited now, the oldest first: what has changed for a while, and of which nothing is queued.

    What is queued reads what is so when it is sent; what changes then is edited after it.
    """
    waits = exists().where(entries.c.posting == posting.c.id)
    old = posting.c.changed_at <= now - GATHERED
    # Put back, the clock has nobody wait for longer.
    ahead = posting.c.changed_at > now + GATHERED
    wanted = select(*_COLUMNS).where(posting.c.changed_at.is_not(None), or_(old, ahead), ~waits)
    wanted = wanted.where(posting.c.state == Stand.SENT.value).order_by(posting.c.changed_at, posting.c.id)
    return tuple(_kept(row) for row in (await connection.execute(wanted.limit(AT_ONCE))).mappings())


async def taken(connection: Transaction, id: int) -> None:
    """What has changed of a posting is queued to be edited."""
    await connection.execute(update(posting).where(posting.c.id == id).values(changed_at=None))


async def move(connection: Transaction, channel: str, chat: str, to: str) -> None:
    """A chat has another number: what is to be sent there is, unless it stands there already; what stands stays."""
    there = select(posting.c.session_id).where(posting.c.channel == channel, posting.c.chat == to)
    waiting = (posting.c.channel == channel, posting.c.chat == chat, posting.c.state == Stand.QUEUED.value)
    await connection.execute(update(posting).where(*waiting, posting.c.session_id.not_in(there)).values(chat=to))


async def join_people(connection: Transaction, other: int, to: int) -> None:
    """Two people are one now."""
    await connection.execute(update(posting).where(posting.c.person_id == other).values(person_id=to))


async def newest(connection: Transaction, person: int) -> int | None:
    """The newest session with results of a club in which somebody directs."""
    directs = and_(membership.c.person_id == person, membership.c.role != Role.MEMBER.value)
    wanted = select(func.max(session.c.id)).join(membership, membership.c.club_id == session.c.club_id)
    found: int | None = (await connection.execute(wanted.where(directs, session.c.results.is_not(None)))).scalar_one()
    return found


async def newest_posted(connection: Transaction, person: int) -> int | None:
    """The newest session of a club of somebody whose results stand in a group, or may."""
    mine = and_(membership.c.person_id == person, membership.c.club_id == session.c.club_id)
    wanted = select(func.max(session.c.id)).join(membership, mine).join(posting, posting.c.session_id == session.c.id)
    stand = posting.c.state.in_((Stand.SENT, Stand.DOUBTFUL))
    found: int | None = (await connection.execute(wanted.where(stand))).scalar_one()
    return found


async def posted(connection: Transaction, of: Sequence[int]) -> frozenset[int]:
    """The sessions of clubs whose results stand in a group, or may."""
    stand = posting.c.state.in_((Stand.SENT, Stand.DOUBTFUL))
    wanted = select(posting.c.session_id).join(session, session.c.id == posting.c.session_id)
    return frozenset((await connection.execute(wanted.where(session.c.club_id.in_(of), stand))).scalars())


async def is_posted(connection: Transaction, session_id: int) -> bool:
    """Whether the results of a session stand in a group, or may."""
    stand = posting.c.state.in_((Stand.SENT, Stand.DOUBTFUL))
    wanted = select(func.count()).select_from(posting).where(posting.c.session_id == session_id, stand)
    return bool((await connection.execute(wanted)).scalar_one())


def _kept(row: RowMapping) -> Kept:
    return Kept(**{**row, "state": Stand(row["state"]), "why": Why(row["why"]) if row["why"] else None})
