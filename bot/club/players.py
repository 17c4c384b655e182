"""Who of a club plays under which name: asked by a player, confirmed by a director, known again the next evening."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import delete, insert, or_, select, update

from bot.storage.models import membership, player, session
from bot.storage.writer import Transaction
from dialogues.access import Role
from dialogues.clubs import Asking
from dialogues.players import as_known, of_name
from rules.results.sheet import Sheet, Who


async def ask(
    connection: Transaction, of: int, person: int, name: str, now: datetime, session_id: int | None = None
) -> tuple[int, bool] | None:
    """Somebody says that they play under a name; in a session, under a number where it has no names.

    Returns the id, and whether a director has still to confirm it: their own word is enough of who directs. None where
    they do not belong to the club, or have said so before.
    """
    wanted = select(membership.c.id, membership.c.role)
    mine = (
        await connection.execute(wanted.where(membership.c.club_id == of, membership.c.person_id == person))
    ).first()
    if mine is None:
        return None
    before = (
        await connection.execute(select(player.c.name, player.c.session_id).where(player.c.membership_id == mine.id))
    ).all()
    if any(as_known(row.name) == as_known(name) and row.session_id == session_id for row in before):
        return None
    directs = mine.role != Role.MEMBER
    values = {"membership_id": mine.id, "name": name, "session_id": session_id, "asked_at": now}
    values["confirmed_at"] = now if directs else None
    made = await connection.execute(insert(player).values(values).returning(player.c.id))
    return made.scalar_one(), not directs


async def invited(connection: Transaction, membership_id: int, name: str, now: datetime) -> None:
    """Somebody came in by an invitation that says under which name they play: it need not be confirmed."""
    values = {"membership_id": membership_id, "name": name, "asked_at": now, "confirmed_at": now}
    await connection.execute(insert(player).values(values))


async def asking(connection: Transaction, of: int) -> tuple[Asking, ...]:
    """Who of a club waits for a director to confirm under which name they play."""
    wanted = select(player.c.id, membership.c.name, player.c.name.label("plays"), session.c.held_on)
    wanted = wanted.join(membership, membership.c.id == player.c.membership_id)
    wanted = wanted.outerjoin(session, session.c.id == player.c.session_id)
    waiting = wanted.where(membership.c.club_id == of, player.c.confirmed_at.is_(None)).order_by(player.c.id)
    return tuple(Asking(row[0], row[1], row[2], row[3] or "") for row in await connection.execute(waiting))


async def answer(connection: Transaction, of: int, id: int, now: datetime, *, right: bool) -> int | None:
    """A director confirms under which name somebody plays, or does not; returns whom, None where nobody waits."""
    theirs = select(membership.c.id).where(membership.c.club_id == of)
    waits = (player.c.id == id, player.c.confirmed_at.is_(None), player.c.membership_id.in_(theirs))
    done = update(player).where(*waits).values(confirmed_at=now) if right else delete(player).where(*waits)
    of_whom = (await connection.execute(done.returning(player.c.membership_id))).scalar_one_or_none()
    whom = select(membership.c.person_id).where(membership.c.id == of_whom)
    return None if of_whom is None else (await connection.execute(whom)).scalar_one()


async def drop(connection: Transaction, of: int, person: int) -> None:
    """Somebody plays under no name of those that they said; they may say another."""
    mine = select(membership.c.id).where(membership.c.club_id == of, membership.c.person_id == person)
    await connection.execute(delete(player).where(player.c.membership_id.in_(mine)))


async def who_is(connection: Transaction, of: int, session_id: int, person: int, sheet: Sheet) -> tuple[Who, ...]:
    """The contestants of a session that somebody is, or is one of."""
    known = await _known(connection, of, session_id, sheet)
    return tuple(dict.fromkeys(who for each, contestants in known if each == person for who in contestants))


async def people_of(
    connection: Transaction, of: int, session_id: int, sheet: Sheet, contestants: Iterable[Who]
) -> tuple[int, ...]:
    """The people behind contestants of a session, as far as they are known."""
    known, meant = await _known(connection, of, session_id, sheet), frozenset(contestants)
    return tuple(dict.fromkeys(person for person, theirs in known if meant.intersection(theirs)))


async def _known(
    connection: Transaction, of: int, session_id: int, sheet: Sheet
) -> tuple[tuple[int, tuple[Who, ...]], ...]:
    """Everybody of a club under a name that is confirmed, and the contestants of a session who have it."""
    wanted = select(membership.c.person_id, player.c.name, player.c.session_id)
    wanted = wanted.join(membership, membership.c.id == player.c.membership_id)
    there = or_(player.c.session_id.is_(None), player.c.session_id == session_id)
    confirmed = (membership.c.club_id == of, player.c.confirmed_at.is_not(None), there)
    rows = await connection.execute(wanted.where(*confirmed).order_by(player.c.id))
    return tuple((row[0], of_name(sheet, row[1], numbered=row[2] is not None)) for row in rows)


async def waits(connection: Transaction, of: int, person: int) -> bool:
    """Whether somebody has said under which name they play, and nobody has confirmed it yet."""
    wanted = select(player.c.id).join(membership, membership.c.id == player.c.membership_id)
    mine = (membership.c.club_id == of, membership.c.person_id == person, player.c.confirmed_at.is_(None))
    return (await connection.execute(wanted.where(*mine).limit(1))).first() is not None
