"""The chats in which a club posts, and how one is bound: by somebody who leads both, and says so in private."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from bot.club.invitations import hashed, new_code
from bot.storage.models import binding, bound_group, club
from bot.storage.people import unless_there
from bot.storage.writer import Transaction
from dialogues.clubs import Group
from dialogues.pages.club import BINDING_MINUTES

# A link that brings the bot into a group is good for as long as it takes to choose one.
BINDING_VALID = timedelta(minutes=BINDING_MINUTES)


class Chat(NamedTuple):
    """A group, a channel, or a topic of one."""

    channel: str
    chat: str
    thread: str = ""


async def begin(connection: Transaction, of: int, person_id: int, now: datetime) -> str:
    """What the link says that brings the bot into a group: of this person alone, and good once."""
    code = new_code()
    values = {"code": hashed(code), "club_id": of, "person_id": person_id, "expires_at": now + BINDING_VALID}
    await connection.execute(insert(binding).values(values))
    return code


async def taken(connection: Transaction, code: str, person_id: int, now: datetime) -> int | None:
    """The club for which a link was made by this person, who has used it up; None where it was not.

    Everybody in the group has seen it: of anybody else's it is not said whether it is one.
    """
    mine = (binding.c.code == hashed(code)) & (binding.c.person_id == person_id)
    good = binding.c.expires_at.between(now, now + BINDING_VALID)
    gone = delete(binding).where(mine & good).returning(binding.c.club_id)
    of: int | None = (await connection.execute(gone)).scalar_one_or_none()
    return of


async def bind(connection: Transaction, of: int, where: Chat, title: str, now: datetime) -> bool:
    """A club posts in a chat now; False where one does already, this one or another."""
    values = {"club_id": of, **where._asdict(), "title": title, "bound_at": now}
    statement = unless_there(connection.dialect.name, bound_group).values(values).returning(bound_group.c.id)
    return (await connection.execute(statement)).scalar_one_or_none() is not None


async def read(connection: Transaction, of: int) -> tuple[Group, ...]:
    """The chats of a club."""
    wanted = select(bound_group.c.id, bound_group.c.channel, bound_group.c.title, bound_group.c.lost)
    rows = await connection.execute(wanted.where(bound_group.c.club_id == of).order_by(bound_group.c.id))
    return tuple(Group(row[0], row[1], row[2], row[3] or "") for row in rows)


async def of_channel(connection: Transaction, channel: str) -> tuple[str, ...]:
    """The chats of a platform in which a club posts, or would if anything arrived there."""
    wanted = select(bound_group.c.chat).distinct().where(bound_group.c.channel == channel)
    return tuple((await connection.execute(wanted)).scalars())


async def unbind(connection: Transaction, of: int, id: int) -> None:
    """A club posts in a chat no more."""
    await connection.execute(delete(bound_group).where(bound_group.c.club_id == of, bound_group.c.id == id))


async def set_lost(
    connection: Transaction, channel: str, chat: str, why: str | None, thread: str | None = None
) -> tuple[tuple[int, str], ...]:
    """Nothing arrives in a chat any more, or with None it does again; thread: in one topic of it alone.

    Returns the clubs for which that has changed, each with what the chat is called.
    """
    there = update(bound_group).where(bound_group.c.channel == channel, bound_group.c.chat == chat)
    there = there if thread is None else there.where(bound_group.c.thread == thread)
    was = bound_group.c.lost.is_not(None) if why is None else bound_group.c.lost.is_(None)
    changed = there.where(was).values(lost=why).returning(bound_group.c.club_id, bound_group.c.title)
    return tuple((row[0], row[1]) for row in await connection.execute(changed))


async def move(connection: Transaction, channel: str, chat: str, to: str) -> tuple[tuple[int, str], ...]:
    """A chat has another number, under which it may have been bound already.

    Returns the clubs that post there, each with what the chat is called.
    """
    here = (bound_group.c.channel == channel, bound_group.c.chat == chat)
    already = select(bound_group.c.thread).where(bound_group.c.channel == channel, bound_group.c.chat == to)
    await connection.execute(delete(bound_group).where(*here, bound_group.c.thread.in_(already)))
    moved = update(bound_group).where(*here).values(chat=to, lost=None)
    rows = await connection.execute(moved.returning(bound_group.c.club_id, bound_group.c.title))
    return tuple((row[0], row[1]) for row in rows)


async def name_of(connection: Transaction, of: int) -> str:
    """What a club is called."""
    return str((await connection.execute(select(club.c.name).where(club.c.id == of))).scalar_one())
