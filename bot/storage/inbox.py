"""What a platform has told, from when it is kept until it has been dealt with: values in and out of a transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.models import inbox
from bot.storage.people import unless_there
from bot.storage.writer import Transaction, rows_changed


@dataclass(frozen=True)
class Kept:
    """An update as the platform told it.

    update_id: the platform's number of it; chat: whose turn it waits for; external: who did it, as the platform calls
    them; body: all that was told, as JSON; tries: how often a program has begun with it that did not live to finish.
    """

    channel: str
    update_id: int
    chat: str
    external: str
    body: str
    tries: int = 0


_THIS = (inbox.c.channel == bindparam("its_channel"), inbox.c.update_id == bindparam("its_update"))
_DONE = delete(inbox).where(*_THIS)
_GIVEN_UP = update(inbox).where(*_THIS).values(given_up=True)
_TRIED = update(inbox).where(inbox.c.channel == bindparam("its_channel"), inbox.c.given_up.is_(False))


async def keep(connection: Transaction, updates: Iterable[Kept], when: datetime) -> list[Kept]:
    """Keep updates; returns those that were not there already."""
    statement = unless_there(connection.dialect.name, inbox)
    new = []
    for each in updates:
        values = {**vars(each), "given_up": False, "kept_at": when}
        if await rows_changed(connection, statement, values) == 1:
            new.append(each)
    return new


async def done(connection: Transaction, channel: str, updates: Sequence[int]) -> None:
    """Forget updates that have been dealt with."""
    for each in updates:
        await rows_changed(connection, _DONE, {"its_channel": channel, "its_update": each})


async def give_up(connection: Transaction, channel: str, update_id: int) -> None:
    """Keep an update as one that nobody can deal with; it is not taken up again."""
    await connection.execute(_GIVEN_UP, {"its_channel": channel, "its_update": update_id})


async def take_up(connection: Transaction, channel: str) -> list[Kept]:
    """Everything of a channel that is not dealt with, the oldest first, each noted as begun once more."""
    await connection.execute(_TRIED.values(tries=inbox.c.tries + 1), {"its_channel": channel})
    return await waiting(connection, channel)


async def waiting(connection: Transaction | AsyncConnection, channel: str) -> list[Kept]:
    """Everything of a channel that is not dealt with, the oldest first."""
    columns = (inbox.c[name] for name in Kept.__dataclass_fields__)
    wanted = select(*columns).where(inbox.c.channel == channel, inbox.c.given_up.is_(False)).order_by(inbox.c.id)
    return [Kept(**row) for row in (await connection.execute(wanted)).mappings()]
