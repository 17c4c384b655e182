"""How an evening ends: what is still open before its results, and that it is over by itself the day after."""

from __future__ import annotations

import json
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, and_, exists, func, or_, select, update

from bot.club import sessions
from bot.storage import come_backs
from bot.storage.models import (
    case_of_session,
    club,
    issued_ruling,
    kept_case,
    membership,
    open_check,
    session,
)
from bot.storage.people import CLOSED
from bot.storage.writer import Transaction
from dialogues.clubs import Left
from rules.engine import aliases
from rules.engine.ruling import When

# A session that nobody has closed is over at this hour of the day after, by the clock of its club.
OVER_AT = time(12)

# A case of no session of which nothing is due is over when nobody has touched it for so long.
UNTOUCHED = timedelta(days=1)


async def left(connection: Transaction, session_id: int) -> tuple[Left, ...]:
    """What is still open in the cases of a session: what there is to come back for, or that a question waits.

    A case that is ruled on, and of which nothing is due, is not, whether or not its director has put it away.
    """
    named = select(membership.c.name).where(
        membership.c.person_id == kept_case.c.person_id, membership.c.club_id == session.c.club_id
    )
    stands = (issued_ruling.c.case_id == kept_case.c.id, issued_ruling.c.withdrawn_at.is_(None))
    ruled = select(func.max(issued_ruling.c.segment)).where(*stands).scalar_subquery()
    columns = (kept_case.c.label, kept_case.c.segments, open_check.c.item, ruled.label("ruled"))
    wanted = (
        select(*columns, named.scalar_subquery().label("director"))
        .join(case_of_session, case_of_session.c.case_id == kept_case.c.id)
        .join(session, session.c.id == case_of_session.c.session_id)
        .outerjoin(open_check, and_(open_check.c.case_id == kept_case.c.id, open_check.c.closed_at.is_(None)))
        .where(case_of_session.c.session_id == session_id, kept_case.c.open)
        .order_by(kept_case.c.id, open_check.c.due_at, open_check.c.id)
    )
    found = []
    for row in await connection.execute(wanted):
        segments = json.loads(row.segments)
        if row.item is None and row.ruled == len(segments) - 1:
            continue
        irregularity = next((aliases.procedure(each["procedure"]) for each in segments), "")
        what = aliases.procedure(row.item.partition("@")[0]) if row.item else ""
        found.append(Left(row.label, irregularity, what, row.director or ""))
    return tuple(found)


async def before_results(connection: Transaction, session_id: int, now: datetime) -> None:
    """Everything that there is to come back for in a session is due: its results are made."""
    await come_backs.over(connection, come_backs.of_session(session_id), tuple(When), now)


def over_at(held_on: str, zone: str) -> datetime | None:
    """When a session is over that nobody has closed; None where its date is none."""
    try:
        day = date.fromisoformat(held_on) + timedelta(days=1)
    except (ValueError, OverflowError):
        return None
    return datetime.combine(day, OVER_AT, ZoneInfo(zone))


async def end(connection: Transaction, now: datetime) -> None:
    """Close the sessions that are over, and the cases of the evening of which nothing is due; what was ruled stays."""
    wanted = select(session.c.id, session.c.held_on, func.coalesce(club.c.zone, "UTC").label("zone"))
    rows = await connection.execute(
        wanted.outerjoin(club, club.c.id == session.c.club_id).where(session.c.closed_at.is_(None))
    )
    for id, held_on, zone in rows.all():
        over = over_at(held_on, zone)
        if over is not None and over <= now:
            await before_results(connection, id, now)
            await sessions.close(connection, id, now)
    # What is due in a moment waits as well: an appeal may be made when its session is over.
    waits = exists().where(
        open_check.c.case_id == kept_case.c.id, open_check.c.closed_at.is_(None), open_check.c.due_at.is_not(None)
    )
    ruled = exists().where(issued_ruling.c.case_id == kept_case.c.id, issued_ruling.c.withdrawn_at.is_(None))
    done = (kept_case.c.open, ruled, ~waits, _after_its_evening(now))
    ended = update(kept_case).where(*done).values(open=False, page=CLOSED, revision=kept_case.c.revision + 1)
    for (id,) in (await connection.execute(ended.returning(kept_case.c.id))).all():
        await come_backs.close(connection, id, now)


def _after_its_evening(now: datetime) -> ColumnElement[bool]:
    """Whether the session of a case is over; or, where it is of none, its day."""
    of = case_of_session.c.case_id == kept_case.c.id
    session_over = exists().where(of, session.c.id == case_of_session.c.session_id, session.c.closed_at.is_not(None))
    alone = and_(~exists().where(of), kept_case.c.touched_at < now - UNTOUCHED)
    return or_(session_over, alone)
