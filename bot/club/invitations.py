"""Invitations to a club: codes that are good once and for a while, and of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement, insert, select, update

from bot.storage.models import club, invitation, membership
from bot.storage.writer import Transaction
from dialogues.access import Role
from dialogues.pages.club import INVITED_DAYS

# Easily typed, and of so many that nobody guesses one while it is good.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 10
VALID = timedelta(days=INVITED_DAYS)


class Invited(NamedTuple):
    """An invitation as it is kept, by whose name it was used."""

    id: int
    role: Role
    expires_at: datetime
    withdrawn_at: datetime | None
    used_at: datetime | None
    by: str | None


class Offered(NamedTuple):
    """What an invitation that is good leads to."""

    id: int
    club: int
    name: str
    role: Role
    plays: str = ""


def new_code() -> str:
    """A code that nobody has."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def hashed(code: str) -> str:
    """A code as it is kept."""
    return hashlib.sha256(code.strip().upper().encode()).hexdigest()


async def make(connection: Transaction, of: int, role: Role, now: datetime, plays: str = "") -> str:
    """A new invitation; its code is said once, and then known to nobody but who has it. plays: under which name."""
    code = new_code()
    values = {"club_id": of, "role": role.value, "code": hashed(code), "made_at": now, "expires_at": now + VALID}
    await connection.execute(insert(invitation).values(values | {"plays": plays}))
    return code


async def read(connection: Transaction, of: int) -> tuple[Invited, ...]:
    """The invitations of a club, the newest first."""
    columns = (invitation.c.id, invitation.c.role, invitation.c.expires_at, invitation.c.withdrawn_at)
    wanted = select(*columns, invitation.c.used_at, membership.c.name).outerjoin(
        membership, membership.c.id == invitation.c.used_by
    )
    rows = await connection.execute(wanted.where(invitation.c.club_id == of).order_by(invitation.c.id.desc()))
    return tuple(Invited(row[0], Role(row[1]), *row[2:]) for row in rows)


async def good(connection: Transaction, code: str, now: datetime) -> Offered | None:
    """What a code, hashed, leads to; None alike where it was never given, is used, withdrawn or over."""
    wanted = select(invitation.c.id, invitation.c.club_id, club.c.name, invitation.c.role, invitation.c.plays).join(
        club, club.c.id == invitation.c.club_id
    )
    row = (await connection.execute(wanted.where(_good(code, now)))).one_or_none()
    return Offered(row[0], row[1], row[2], Role(row[3]), row[4]) if row else None


async def use(connection: Transaction, code: str, by: int, now: datetime) -> bool:
    """Use an invitation up by its code, hashed, for a membership; False where somebody else was faster."""
    statement = update(invitation).where(_good(code, now)).values(used_at=now, used_by=by)
    return bool((await connection.execute(statement)).rowcount)


async def withdraw(connection: Transaction, of: int, id: int, now: datetime) -> bool:
    """An invitation is good no more; False where it was not any more."""
    mine = update(invitation).where(invitation.c.club_id == of, invitation.c.id == id)
    unused = mine.where(invitation.c.used_at.is_(None), invitation.c.withdrawn_at.is_(None))
    return bool((await connection.execute(unused.values(withdrawn_at=now))).rowcount)


def _good(code: str, now: datetime) -> ColumnElement[bool]:
    return (
        (invitation.c.code == code)
        & invitation.c.used_at.is_(None)
        & invitation.c.withdrawn_at.is_(None)
        & invitation.c.expires_at.between(now, now + VALID)
    )
