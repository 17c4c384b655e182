"""When the score of a session is official, how long it may still be corrected, and that it is final."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import select, update

from bot.club import evenings, postings
from bot.storage.models import club, session
from bot.storage.writer import Transaction
from dialogues.clubs import Club, Official


async def read(connection: Transaction, session_id: int, of: Club, now: datetime) -> Official | None:
    """Since when the score of a session of a club is official, and until when it may be corrected; None before."""
    wanted = select(session.c.official_at, session.c.final_at).where(session.c.id == session_id)
    row = (await connection.execute(wanted)).one_or_none()
    if row is None or row.official_at is None:
        return None
    zone = ZoneInfo(of.zone)
    until = [row.official_at + timedelta(minutes=each) for each in (of.scores_minutes, of.rulings_minutes)]
    at, scores, rulings = (each.astimezone(zone).strftime("%H:%M") for each in (row.official_at, *until))
    return Official(at, scores, rulings, corrected=now < until[0], final=row.final_at is not None)


async def make(connection: Transaction, session_id: int, when: datetime | None) -> None:
    """The score of a session is official from now on, or, with None, is not yet; its posts say so."""
    mine = update(session).where(session.c.id == session_id)
    await connection.execute(mine.values(official_at=when, final_at=None))


async def due(connection: Transaction, now: datetime) -> tuple[int, ...]:
    """The sessions that have become final: both periods are over, and no ruling and no appeal is open."""
    wanted = select(session.c.id, session.c.official_at, club.c.scores_minutes, club.c.rulings_minutes)
    waiting = (session.c.official_at.is_not(None), session.c.final_at.is_(None))
    rows = (await connection.execute(wanted.join(club, club.c.id == session.c.club_id).where(*waiting))).all()
    over = [id for id, at, scores, rulings in rows if at + timedelta(minutes=max(scores, rulings)) <= now]
    return tuple([id for id in over if not await evenings.left(connection, id)])


async def end(connection: Transaction, now: datetime) -> None:
    """What has become final is so from now on, and its posts say it."""
    for id in await due(connection, now):
        await connection.execute(update(session).where(session.c.id == id).values(final_at=now))
        await postings.changed(connection, id, now)
