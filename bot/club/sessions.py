"""Sessions: an evening of a club or of a director alone, who is on duty, and who plays under which number."""

from __future__ import annotations

from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import RowMapping, and_, bindparam, delete, insert, or_, select, update

from bot.club import clubs
from bot.storage.models import (
    case_of_session,
    hand_over,
    kept_case,
    logged_ruling,
    membership,
    roster,
    session,
    session_director,
)
from bot.storage.people import unless_there
from bot.storage.writer import Transaction
from dialogues.access import Role
from dialogues.clubs import Club, Duty, Entrant, Evening, Event, Kind, Movement, Session
from rules.scoring.boards import Form

# The roles of those who rule in a session of a club.
DIRECTS = (Role.ADMINISTRATOR, Role.DIRECTOR)

# So many are listed, the newest first.
LISTED = 30

_COLUMNS = tuple(column for column in session.c if column.name not in ("revision", "opened_at", "cleared_at"))


async def make(connection: Transaction, new: Session, owner: int | None, now: datetime) -> int:
    """A new session; who opens it, if it is anybody of the bot, is on duty. Returns its id."""
    values = _row(new) | {"person_id": None if new.club else owner, "revision": 1, "opened_at": now}
    id: int = (await connection.execute(insert(session).values(values).returning(session.c.id))).scalar_one()
    if owner is not None:
        await on_duty(connection, id, owner)
        await enter(connection, id, owner)
    return id


async def read(connection: Transaction, id: int, person_id: int) -> tuple[Session, Role] | None:
    """A session, and the role of who asks; None alike where they have none there and where there is no such session.

    A director without a club leads their own.
    """
    role = select(membership.c.role).where(
        membership.c.club_id == session.c.club_id, membership.c.person_id == person_id
    )
    wanted = select(*_COLUMNS, role.scalar_subquery().label("role")).where(session.c.id == id)
    row = (await connection.execute(wanted)).mappings().one_or_none()
    if row is None or (row["role"] is None and row["person_id"] != person_id):
        return None
    return _session(row), Role(row["role"]) if row["role"] else Role.ADMINISTRATOR


async def of_its_club(connection: Transaction, id: int) -> tuple[Session, Club] | None:
    """A session and its club, for what is done in the name of the club; None where it is a director's own."""
    row = (await connection.execute(select(*_COLUMNS).where(session.c.id == id))).mappings().one_or_none()
    club = await clubs.by_id(connection, row["club_id"]) if row and row["club_id"] is not None else None
    return (_session(row), club) if row and club else None


async def of_day(connection: Transaction, club: int | None, person_id: int, day: str) -> tuple[int, ...]:
    """The sessions of a club, or without one of a director, that were held on a day, the newest first."""
    mine = session.c.person_id == person_id if club is None else session.c.club_id == club
    wanted = select(session.c.id).where(mine, session.c.held_on == day).order_by(session.c.id.desc())
    return tuple((await connection.execute(wanted)).scalars())


async def of_club(connection: Transaction, club: int | None, person_id: int) -> tuple[Session, ...]:
    """The sessions of a club, or without one of a director, the newest first."""
    mine = session.c.person_id == person_id if club is None else session.c.club_id == club
    rows = await connection.execute(select(*_COLUMNS).where(mine).order_by(session.c.id.desc()).limit(LISTED))
    return tuple(_session(row) for row in rows.mappings())


async def write(connection: Transaction, before: Session, changed: Session) -> None:
    """Keep what has changed of what a session is; what somebody else changes meanwhile stays."""
    was = _row(before)
    values = {name: value for name, value in _row(changed).items() if value != was[name]}
    values["revision"] = session.c.revision + 1
    await connection.execute(update(session).where(session.c.id == changed.id).values(values))


async def round_over(connection: Transaction, id: int) -> None:
    """One more round of a session is over."""
    one_more = {"rounds_over": session.c.rounds_over + 1}
    await connection.execute(update(session).where(session.c.id == id).values(one_more))


async def close(connection: Transaction, id: int, now: datetime) -> None:
    """A session is over, and nobody is in it any more; its log stays."""
    await connection.execute(update(session).where(session.c.id == id).values(closed_at=now))
    await connection.execute(update(session_director).where(session_director.c.session_id == id).values(current=False))


async def current(connection: Transaction, person_id: int) -> Evening | None:
    """The session in which somebody rules now; None where they are in none, or may not any more."""
    mine = and_(session_director.c.person_id == person_id, session_director.c.current)
    wanted = select(*_COLUMNS, session_director.c.plays).join(
        session_director, session_director.c.session_id == session.c.id
    )
    row = (await connection.execute(wanted.where(mine, session.c.closed_at.is_(None)).limit(1))).mappings().first()
    if row is None:
        return None
    if row["club_id"] is None:
        return Evening(_session(row), plays=row["plays"])
    led = await clubs.read(connection, row["club_id"], person_id)
    if led is None or led[1] is Role.MEMBER:
        return None
    return Evening(_session(row), led[0], row["plays"])


async def on_duty(connection: Transaction, id: int, person_id: int) -> None:
    """A director is on duty."""
    values = {"session_id": id, "person_id": person_id, "plays": "", "current": False}
    await connection.execute(unless_there(connection.dialect.name, session_director).values(values))


async def off_duty(connection: Transaction, id: int, person_id: int) -> None:
    """A director is on duty no more."""
    them = (session_director.c.session_id == id, session_director.c.person_id == person_id)
    await connection.execute(delete(session_director).where(*them))


async def enter(connection: Transaction, id: int, person_id: int) -> None:
    """A director rules in this session from now on, and in no other."""
    mine = session_director.c.person_id == person_id
    await connection.execute(update(session_director).where(mine).values(current=session_director.c.session_id == id))


async def plays(connection: Transaction, id: int, person_id: int, number: str) -> None:
    """A director plays in a session, under a number; "" where they do not."""
    them = (session_director.c.session_id == id, session_director.c.person_id == person_id)
    await connection.execute(update(session_director).where(*them).values(plays=number))


async def directors(connection: Transaction, of: Session, asker: int) -> tuple[Duty, ...]:
    """Who is on duty in a session, and still directs in its club; by name."""
    wanted = select(session_director.c.person_id, session_director.c.plays, membership.c.name)
    named = wanted.outerjoin(
        membership,
        and_(membership.c.person_id == session_director.c.person_id, membership.c.club_id == of.club),
    ).where(session_director.c.session_id == of.id)
    if of.club is not None:
        named = named.where(membership.c.role.in_(DIRECTS))
    rows = await connection.execute(named.order_by(membership.c.name, session_director.c.person_id))
    return tuple(Duty(row.person_id, row.name or "", row.plays, row.person_id == asker) for row in rows)


async def join_people(connection: Transaction, other: int, to: int) -> None:
    """Two people are one now: the sessions of one are the other's."""
    await connection.execute(update(session).where(session.c.person_id == other).values(person_id=to))
    theirs = select(session_director.c.session_id).where(session_director.c.person_id == to)
    moved = update(session_director).where(
        session_director.c.person_id == other, session_director.c.session_id.not_in(theirs)
    )
    await connection.execute(moved.values(person_id=to, current=False))
    for column in (logged_ruling.c.person_id, hand_over.c.giver_id, hand_over.c.taker_id):
        await connection.execute(update(column.table).where(column == other).values({column: to}))


async def case_is_of(connection: Transaction, case_id: int, session_id: int, reopens: int | None = None) -> None:
    """A case belongs to a session, unless it does to another; reopens: the logged ruling that it may amend."""
    values = {"case_id": case_id, "session_id": session_id, "reopens": reopens}
    await connection.execute(unless_there(connection.dialect.name, case_of_session).values(values))


# Every ruling asks for it: to make a statement takes longer than to run it.
_DIRECTS_THERE = and_(
    membership.c.club_id == session.c.club_id,
    membership.c.person_id == kept_case.c.person_id,
    membership.c.role.in_(DIRECTS),
)
_OF_CASE = (
    select(case_of_session.c.session_id, case_of_session.c.reopens)
    .join(session, session.c.id == case_of_session.c.session_id)
    .join(kept_case, kept_case.c.id == case_of_session.c.case_id)
    .outerjoin(membership, _DIRECTS_THERE)
    .where(or_(session.c.person_id == kept_case.c.person_id, membership.c.id.is_not(None)))
    .where(case_of_session.c.case_id == bindparam("its_case"))
)


async def of_case(connection: Transaction, case_id: int) -> tuple[int, int | None] | None:
    """The session of a case, and the logged ruling that it reopens.

    None where it is of none, and where whoever has the case directs in its club no more: then it is theirs alone.
    """
    row = (await connection.execute(_OF_CASE, {"its_case": case_id})).one_or_none()
    return (row[0], row[1]) if row else None


async def name_in(connection: Transaction, id: int, person_id: int) -> str:
    """What somebody is called in the club of a session; "" where it has none."""
    theirs = and_(membership.c.club_id == session.c.club_id, membership.c.person_id == person_id)
    wanted = select(membership.c.name).join(session, theirs).where(session.c.id == id)
    return str((await connection.execute(wanted)).scalar_one_or_none() or "")


async def round_of(connection: Transaction, id: int, board: int | None) -> int | None:
    """In which round a board is played first, where that is known of a session."""
    wanted = select(session.c.boards_a_round).where(session.c.id == id)
    of = (await connection.execute(wanted)).scalar_one_or_none()
    return (board - 1) // of + 1 if board and of else None


async def entrants(connection: Transaction, id: int) -> tuple[Entrant, ...]:
    """The roster of a session, by number."""
    columns = [column for column in roster.c if column.name != "session_id"]
    wanted = select(*columns).where(roster.c.session_id == id).order_by(roster.c.number, roster.c.id)
    rows = (await connection.execute(wanted)).mappings()
    return tuple(Entrant(**{**row, "kind": Kind(row["kind"])}) for row in rows)


async def enrol(connection: Transaction, id: int, new: Entrant) -> None:
    """Put a line into a roster; of a number that plays already, its regular line is replaced."""
    if new.kind is not Kind.SUBSTITUTE:
        before = (roster.c.session_id == id, roster.c.number == new.number, roster.c.kind != Kind.SUBSTITUTE.value)
        await connection.execute(delete(roster).where(*before))
    values = asdict(new) | {"session_id": id, "kind": new.kind.value}
    del values["id"]
    await connection.execute(insert(roster).values(values))


async def strike(connection: Transaction, id: int, entrant: int) -> None:
    """Take a line out of a roster."""
    await connection.execute(delete(roster).where(roster.c.session_id == id, roster.c.id == entrant))


async def copy_roster(connection: Transaction, source: int, to: int) -> None:
    """The same people play again; who was a substitute for some boards is not among them."""
    for each in await entrants(connection, source):
        if each.kind is not Kind.SUBSTITUTE:
            await enrol(connection, to, replace(each, id=0))


def _row(of: Session) -> dict[str, Any]:
    return {
        "club_id": of.club,
        "held_on": of.held_on,
        "name": of.name,
        "event": of.event.value,
        "scoring": of.scoring.value,
        "tables": of.tables,
        "boards": of.boards,
        "boards_a_round": of.boards_a_round,
        "movement": of.movement.value,
    }


def _session(row: RowMapping) -> Session:
    return Session(
        id=row["id"],
        held_on=row["held_on"],
        club=row["club_id"],
        name=row["name"],
        event=Event(row["event"]),
        scoring=Form(row["scoring"]),
        tables=row["tables"],
        boards=row["boards"],
        boards_a_round=row["boards_a_round"],
        closed=row["closed_at"] is not None,
        movement=Movement(row["movement"] or ""),
        rounds_over=row["rounds_over"],
    )
