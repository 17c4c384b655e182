"""What there is to come back for: when it is due, whether it has been asked, and what became of that."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, exists, false, func, insert, or_, select, update

from bot.storage.models import case_of_session, kept_case, open_check, person
from bot.storage.people import UNHEARD, parent_there
from bot.storage.writer import Transaction, rows_changed
from rules.engine import aliases

# A case that was touched a moment ago is not asked about: its director is there.
QUIET = timedelta(seconds=45)

# What became of what was asked: it has arrived; it could not be asked, and has been said to its director.
SENT = "sent"
HEARD = "heard"


@dataclass(frozen=True)
class ComeBack:
    """Something to come back for that is not over. of: the id of what takes it up; number: of its case."""

    id: int
    case_id: int
    segment: int
    item: str
    follow_up: str | None
    at_stage: str
    due_at: datetime | None = None
    asked_at: datetime | None = None
    fate: str | None = None
    message: str | None = None
    round: int = 0


@dataclass(frozen=True)
class Wanted:
    """Something that a case is to be come back for, and when it is due; None where that is when something is over."""

    item: str
    segment: int
    follow_up: str
    at_stage: str
    due_at: datetime | None


@dataclass(frozen=True)
class Asks:
    """What is to be asked now, and of whom: their platform, and their id there."""

    id: int
    channel: str
    external: str


_COLUMNS = tuple(open_check.c[each.name] for each in fields(ComeBack))
_OPEN = open_check.c.closed_at.is_(None)
_OF_CASE = select(*_COLUMNS, open_check.c.closed_at).where(open_check.c.case_id == bindparam("its_case"))
_OF_PERSON = (
    select(kept_case.c.number, *_COLUMNS)
    .join(kept_case, kept_case.c.id == open_check.c.case_id)
    .where(kept_case.c.person_id == bindparam("its_person"), kept_case.c.open, _OPEN)
    .order_by(open_check.c.due_at, open_check.c.id)
)
_CLOSE = (
    update(open_check)
    .where(open_check.c.case_id == bindparam("its_case_id"), _OPEN)
    .values(closed_at=bindparam("when"))
)
_SET_ASKED = (
    update(open_check)
    .where(open_check.c.id == bindparam("its_id"), _OPEN, open_check.c.asked_at.is_(None))
    .values(asked_at=bindparam("when"), fate=None)
)
_ANEW = {"asked_at": None, "fate": None, "message": None}
_ALL = {each.name for each in fields(ComeBack)}


async def keep(
    connection: Transaction, case_id: int, wanted: Iterable[Wanted], round: int, now: datetime
) -> tuple[str, ...]:
    """Make these what there is to come back for in a case; returns the messages that ask what is over now.

    What is kept already stays as it is, however often it was put off. Raises Overtaken if the case is gone.
    """
    rows = (await connection.execute(_OF_CASE, {"its_case": case_id})).mappings().all()
    kept = {aliases.segment(row["item"]): row for row in rows}
    new = []
    for each in {each.item: each for each in wanted}.values():
        row = kept.pop(each.item, None)
        values = {"follow_up": each.follow_up, "at_stage": each.at_stage, "due_at": each.due_at}
        if row is None:
            more = {"case_id": case_id, "segment": each.segment, "item": each.item, "round": round}
            new.append(more | values)
        elif row["closed_at"] is not None:
            again = update(open_check).where(open_check.c.id == row["id"])
            await connection.execute(again.values(closed_at=None, round=round, **values, **_ANEW))
    if new:
        with parent_there():
            await connection.execute(insert(open_check), new)
    over = [row for row in kept.values() if row["closed_at"] is None]
    if over:
        ended = update(open_check).where(open_check.c.id.in_([row["id"] for row in over]))
        await connection.execute(ended.values(closed_at=now))
    return tuple(row["message"] for row in over if row["message"])


async def close(connection: Transaction, case_id: int, now: datetime) -> None:
    """There is nothing more to come back for in a case."""
    await rows_changed(connection, _CLOSE, {"its_case_id": case_id, "when": now})


async def put_off(connection: Transaction, case_id: int, item: str, stage: str | None, due_at: datetime | None) -> None:
    """Ask something again later. stage: where it is when that is over."""
    values: dict[str, Any] = {"due_at": due_at, **_ANEW} | ({"at_stage": stage} if stage else {})
    mine = (open_check.c.case_id == case_id, open_check.c.item == item, _OPEN)
    await connection.execute(update(open_check).where(*mine).values(values))


async def ask_anew(connection: Transaction, case_id: int) -> None:
    """Ask again what has been asked of a case and has no answer: it is somebody else's now."""
    mine = (open_check.c.case_id == case_id, _OPEN, open_check.c.asked_at.is_not(None))
    await connection.execute(update(open_check).where(*mine).values(_ANEW))


async def read(connection: Transaction, id: int) -> ComeBack | None:
    """Something to come back for; None where there is nothing of the kind, or nothing more."""
    row = (await connection.execute(select(*_COLUMNS).where(open_check.c.id == id, _OPEN))).mappings().one_or_none()
    return ComeBack(**row) if row else None


async def of_person(connection: Transaction, person_id: int) -> Mapping[int, tuple[ComeBack, ...]]:
    """What somebody has to come back for, by the number of its case, the oldest due first."""
    rows = await connection.execute(_OF_PERSON, {"its_person": person_id})
    found: dict[int, list[ComeBack]] = {}
    for row in rows.mappings():
        found.setdefault(row["number"], []).append(ComeBack(**{name: row[name] for name in _ALL}))
    return {number: tuple(each) for number, each in found.items()}


async def due(connection: Transaction, now: datetime, served: Collection[str], most: int) -> tuple[Asks, ...]:
    """What is to be asked now on the platforms that are served, the oldest first: one thing of each case.

    served: the platforms. What has been asked of a case and has no answer stands before all else of it, unless it did
    not arrive.
    """
    other = open_check.alias()
    stands = and_(other.c.asked_at.is_not(None), or_(other.c.fate.is_(None), other.c.fate == SENT))
    earlier = or_(
        other.c.due_at < open_check.c.due_at, and_(other.c.due_at == open_check.c.due_at, other.c.id < open_check.c.id)
    )
    of_the_case = exists().where(
        other.c.case_id == open_check.c.case_id,
        other.c.closed_at.is_(None),
        or_(stands, and_(other.c.asked_at.is_(None), earlier)),
    )
    # Looked up for each, so that PostgreSQL does not begin with everybody.
    on = func.coalesce(person.c.last_on, person.c.channel + "/" + person.c.external)
    reads_on = select(on).where(person.c.id == kept_case.c.person_id).scalar_subquery().label("reads_on")
    ready = (
        select(open_check.c.id, open_check.c.due_at, reads_on)
        .join(kept_case, kept_case.c.id == open_check.c.case_id)
        .where(_OPEN, open_check.c.asked_at.is_(None), open_check.c.due_at <= now, ~of_the_case)
        .where(kept_case.c.touched_at <= now - QUIET)
        .subquery()
    )
    here = or_(false(), *(ready.c.reads_on.startswith(f"{channel}/") for channel in served))
    wanted = select(ready).where(here).order_by(ready.c.due_at, ready.c.id).limit(most)
    rows = await connection.execute(wanted)
    return tuple(Asks(row.id, *row.reads_on.split("/", 1)) for row in rows)


async def set_asked(connection: Transaction, id: int, now: datetime) -> bool:
    """Note that something is on its way; False where another program has seen to it."""
    return await rows_changed(connection, _SET_ASKED, {"its_id": id, "when": now}) == 1


async def over(connection: Transaction, of: ColumnElement[bool], stages: Collection[str], now: datetime) -> int:
    """What was to come when something is over is due now; returns how much that is. of: in which cases."""
    cases = select(kept_case.c.id).where(of, kept_case.c.open)
    later = or_(open_check.c.due_at.is_(None), open_check.c.due_at > now)
    mine = and_(open_check.c.case_id.in_(cases), _OPEN, open_check.c.at_stage.in_(stages), later)
    return (await connection.execute(update(open_check).where(mine).values(due_at=now, **_ANEW))).rowcount


def of_session(session_id: int) -> ColumnElement[bool]:
    """The cases of a session."""
    return kept_case.c.id.in_(select(case_of_session.c.case_id).where(case_of_session.c.session_id == session_id))


def of_director(person_id: int) -> ColumnElement[bool]:
    """The cases of a director."""
    return kept_case.c.person_id == person_id


def this_case(case_id: int) -> ColumnElement[bool]:
    """One case alone."""
    return kept_case.c.id == case_id


async def unheard(connection: Transaction, person_id: int, now: datetime, *, unserved: bool) -> tuple[int, ...]:
    """What is due and could not be asked, by the id of each; unserved: also what nobody asks where they are now."""
    lost = open_check.c.fate.in_(UNHEARD)
    never = and_(open_check.c.asked_at.is_(None), open_check.c.due_at <= now)
    wanted = select(open_check.c.id).join(kept_case, kept_case.c.id == open_check.c.case_id)
    mine = (kept_case.c.person_id == person_id, kept_case.c.open, _OPEN, or_(lost, never) if unserved else lost)
    return tuple((await connection.execute(wanted.where(*mine).order_by(open_check.c.due_at))).scalars())


async def set_heard(connection: Transaction, ids: Collection[int], now: datetime) -> None:
    """What could not be asked has been said."""
    await connection.execute(
        update(open_check)
        .where(open_check.c.id.in_(ids))
        .values(asked_at=func.coalesce(open_check.c.asked_at, now), fate=HEARD)
    )
