"""What is to be sent once: queued, sending, then sent; doubtful where nobody knows whether it arrived."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.models import open_check, outbox, posting
from bot.storage.writer import Transaction
from dialogues.clubs import Stand


class State(StrEnum):
    """How far something is.

    sending: a call is on its way, and is noted as such on disk before it is made. doubtful: the program ended, or the
    connection broke, in the middle of that call; it is never sent again unless a person says so. refused: the platform
    does not take it.
    """

    QUEUED = "queued"
    SENDING = "sending"
    SENT = "sent"
    DOUBTFUL = "doubtful"
    REFUSED = "refused"


class Does(StrEnum):
    """What is done to a post of results. Made twice, an edit and a withdrawal do the same once."""

    SEND = "send"
    EDIT = "edit"
    WITHDRAW = "withdraw"


# With these nothing is done any more.
OVER = (State.SENT, State.DOUBTFUL, State.REFUSED)


@dataclass(frozen=True)
class Post:
    """Something to be sent. body: what the channel needs for it, as JSON; external: on whose behalf.

    asks: what there is to come back for, where it asks about that; posting: the post of results to which it does what
    its body says.
    """

    id: int
    channel: str
    chat: str
    external: str
    body: str
    asks: int | None = None
    posting: int | None = None

    @property
    def once(self) -> bool:
        """Whether it must not be done twice."""
        return self.posting is None or self.body == Does.SEND

    @property
    def made_when_sent(self) -> bool:
        """Whether what it says is made of what is so then: a question, or a screen that has changed."""
        return self.asks is not None or self.of_poll or self.of_solving

    @property
    def of_poll(self) -> bool:
        """Whether it asks a peer, or shows a director what peers have answered."""
        return self.body.startswith(('{"peer"', '{"poll"'))

    @property
    def of_solving(self) -> bool:
        """Whether it shows how far the deals of a session are."""
        return self.body.startswith('{"solved"')

    @property
    def edits(self) -> bool:
        """Whether it changes a screen where that stands."""
        return self.of_solving or self.body.startswith('{"poll"')


_ADD = insert(outbox).returning(outbox.c.id)
_SET = (
    update(outbox)
    .where(outbox.c.id == bindparam("its_id"))
    .values(state=bindparam("now"), message=bindparam("where"), changed_at=bindparam("at"))
)
# What is asked still when a post that asks it was queued; what was put off since is asked anew, by another post.
_STILL_ASKED = (open_check.c.id == outbox.c.asks, open_check.c.asked_at == outbox.c.queued_at)
_FATE = (
    update(open_check)
    .where(exists().where(outbox.c.id == bindparam("its_id"), *_STILL_ASKED))
    .values(fate=bindparam("became"), message=bindparam("where"))
)
# What has arrived is kept as a place, without its words.
_ARRIVED = _SET.values(body="")


async def add(
    connection: Transaction,
    channel: str,
    chat: str,
    external: str,
    body: str,
    when: datetime,
    asks: int | None = None,
    posting: int | None = None,
) -> Post:
    """Queue something for a chat, behind what is queued there already."""
    values: dict[str, Any] = {"channel": channel, "chat": chat, "external": external, "body": body}
    values |= {"asks": asks, "posting": posting}
    more = {"state": State.QUEUED.value, "queued_at": when, "changed_at": when}
    id: int = (await connection.execute(_ADD, {**values, **more})).scalar_one()
    return Post(id, **values)


async def set_state(
    connection: Transaction, post: Post, state: State, when: datetime, message: str | None = None
) -> None:
    """Note how far something is; message: where it was sent.

    What was said to one person alone is not kept after it, nor what became of a post of results: that is kept with it.
    """
    if state in OVER and post.asks is not None:
        await connection.execute(_FATE, {"its_id": post.id, "became": state.value, "where": message})
    if state in OVER and (post.chat == post.external or post.posting is not None):
        await connection.execute(delete(outbox).where(outbox.c.id == post.id))
        return
    statement = _ARRIVED if state is State.SENT else _SET
    await connection.execute(statement, {"its_id": post.id, "now": state.value, "where": message, "at": when})


async def claim(connection: Transaction, post: Post, when: datetime) -> bool:
    """Note that a call is on its way for something; False where it is not queued any more, or has been seen to."""
    mine = update(outbox).where(outbox.c.id == post.id, outbox.c.state == State.QUEUED.value)
    if post.asks is not None:
        still = exists().where(*_STILL_ASKED, open_check.c.closed_at.is_(None))
        gone = delete(outbox).where(outbox.c.id == post.id, outbox.c.state == State.QUEUED.value, ~still)
        if (await connection.execute(gone)).rowcount:
            return False
    changed = await connection.execute(mine.values(state=State.SENDING.value, changed_at=when))
    return changed.rowcount == 1


async def move(connection: Transaction, channel: str, chat: str, to: str) -> None:
    """A chat has another number now: note it with what is not over."""
    waiting = outbox.c.state.not_in([state.value for state in OVER])
    there = update(outbox).where(outbox.c.channel == channel, outbox.c.chat == chat, waiting)
    await connection.execute(there.values(chat=to))


async def cancel(connection: Transaction, posting: int) -> int:
    """Do nothing more to a post of results, as far as it is not on its way; returns how much was to be done."""
    queued = (outbox.c.posting == posting, outbox.c.state == State.QUEUED.value)
    return (await connection.execute(delete(outbox).where(*queued))).rowcount


async def on_the_way(connection: Transaction, channel: str) -> list[Post]:
    """The posts of results that were being sent in a channel when the program ended."""
    return await _read(connection, channel, State.SENDING, outbox.c.posting.is_not(None), outbox.c.body == Does.SEND)


async def take_up(connection: Transaction, channel: str, when: datetime) -> tuple[list[Post], int]:
    """What is queued in a channel, the oldest first; and how many were on their way when the program ended.

    Nobody knows of these whether they arrived: they become doubtful. What may be done twice is done again.
    """
    again = update(outbox).where(outbox.c.channel == channel, outbox.c.state == State.SENDING.value)
    again = again.where(outbox.c.posting.is_not(None), outbox.c.body != Does.SEND)
    await connection.execute(again.values(state=State.QUEUED.value, changed_at=when))
    sending = (outbox.c.channel == channel, outbox.c.state == State.SENDING.value)
    doubted = update(open_check).where(exists().where(*sending, *_STILL_ASKED))
    await connection.execute(doubted.values(fate=State.DOUBTFUL.value))
    lost = update(outbox).where(*sending)
    changed = await connection.execute(lost.values(state=State.DOUBTFUL.value, changed_at=when))
    return await queued(connection, channel), changed.rowcount


async def doubt(connection: Transaction | AsyncConnection) -> None:
    """Of what was not over in another database nobody knows here what became of it since."""
    waiting = outbox.c.state.not_in([state.value for state in OVER])
    await connection.execute(update(outbox).where(waiting).values(state=State.DOUBTFUL.value))
    asked = update(open_check).where(open_check.c.asked_at.is_not(None), open_check.c.fate.is_(None))
    await connection.execute(asked.values(fate=State.DOUBTFUL.value))
    await connection.execute(delete(outbox).where(outbox.c.posting.is_not(None)))
    for was, now in ((Stand.QUEUED, Stand.DOUBTFUL), (Stand.LEAVING, Stand.SENT)):
        await connection.execute(update(posting).where(posting.c.state == was.value).values(state=now.value))


async def queued(connection: Transaction | AsyncConnection, channel: str) -> list[Post]:
    """What is queued in a channel, the oldest first."""
    return await _read(connection, channel, State.QUEUED)


async def _read(
    connection: Transaction | AsyncConnection, channel: str, state: State, *which: ColumnElement[bool]
) -> list[Post]:
    columns = (outbox.c[name] for name in Post.__dataclass_fields__)
    wanted = select(*columns).where(outbox.c.channel == channel, outbox.c.state == state.value, *which)
    return [Post(**row) for row in (await connection.execute(wanted.order_by(outbox.c.id))).mappings()]


async def count(connection: Transaction | AsyncConnection) -> dict[State, int]:
    """How many there are in each state."""
    wanted = select(outbox.c.state, func.count()).group_by(outbox.c.state)
    return {State(state): number for state, number in await connection.execute(wanted)}
