"""People, their cases, and what was ruled: plain values in and out of a connection of `Database`.

A person and a case are written with the revision that was seen, which the UPDATE itself checks; what is shown live on
a platform (`live`) is apart from that, and only `set_live` changes it once the row is there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import (
    Insert,
    Integer,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from bot.storage.errors import Overtaken
from bot.storage.models import (
    inbox,
    issued_ruling,
    kept_case,
    link_code,
    linked_identity,
    open_check,
    outbox,
    person,
    seen_update,
    session_director,
    wrong_code,
)
from bot.storage.writer import Transaction, rows_changed

# What became of a question that did not reach anybody, or nobody knows whether it did.
UNHEARD = ("refused", "doubtful")

# The page of a case that is closed.
CLOSED = "closed"

# The profile that somebody follows unless there is another for them: the regulations of the settings.
SETTINGS = "settings"


@dataclass(frozen=True)
class KeptPerson:
    """Somebody who talks with the bot on one channel; id is 0 until added.

    edition: the id of the one that they have chosen themselves; None where they follow the settings.
    last_on: the platform, and their id there, on which they last did something.
    profile: the name of the one that they follow.
    """

    channel: str
    external: str
    edition: str | None
    profile: str
    created_at: datetime
    touched_at: datetime
    language: str | None = None
    role: str | None = None
    current: int | None = None
    page: str = ""
    next_number: int = 1
    revision: int = 1
    live: str | None = None
    last_on: str | None = None
    id: int = 0


@dataclass(frozen=True)
class KeptCase:
    """One case of a person, by its number; id is 0 until added.

    begun_on: the platform and their id there; None where an older program began it.
    """

    person_id: int
    number: int
    revision: int
    edition: str
    profile: str
    rules_version: str
    segments: str
    created_at: datetime
    touched_at: datetime
    label: str = ""
    page: str = ""
    open: bool = True
    live: str | None = None
    begun_on: str | None = None
    id: int = 0


@dataclass(frozen=True)
class IssuedRuling:
    """A ruling as it was shown; message is the platform's reference, to edit it later."""

    id: int
    case_id: int
    segment: int
    language: str
    text: str
    message: str | None
    issued_at: datetime
    withdrawn_at: datetime | None


# So many cases of an evening are looked through for what they say of it.
LATELY = 5

# What is fixed when the row is made, or is changed elsewhere.
_NOT_OF_A_PERSON = {"id", "channel", "external", "created_at", "live"}
_NOT_OF_A_CASE = {"id", "person_id", "number", "created_at", "live", "begun_on"}

# What nearly every tap needs, made once: to make a statement takes longer than to run it.
_LINKED = select(linked_identity.c.person_id).where(
    linked_identity.c.channel == bindparam("its_channel"), linked_identity.c.external == bindparam("its_external")
)
_PEOPLE = person.alias()
_OWN = select(_PEOPLE.c.id).where(
    _PEOPLE.c.channel == bindparam("its_channel"), _PEOPLE.c.external == bindparam("its_external")
)
# Not whoever has the one id or the other: for that PostgreSQL reads all people, and all cases.
_THEM = person.c.id == func.coalesce(_OWN.scalar_subquery(), _LINKED.scalar_subquery())
_THE_PERSON = select(person).where(_THEM)
_THE_CASE = select(kept_case).where(
    kept_case.c.person_id == bindparam("its_person"), kept_case.c.number == bindparam("its_number")
)
_CASES = kept_case.alias()
_RULES_IN = (
    select(session_director.c.session_id)
    .where(session_director.c.person_id == person.c.id, session_director.c.current)
    .limit(1)
    .scalar_subquery()
)
_UNHEARD = (
    exists()
    .where(open_check.c.case_id == _CASES.c.id, _CASES.c.person_id == person.c.id, _CASES.c.open)
    .where(open_check.c.closed_at.is_(None), open_check.c.fate.in_(UNHEARD))
)
_THE_PERSON_AND_CASE = (
    select(person, kept_case, _RULES_IN.label("rules_in"), _UNHEARD.label("unheard"))
    .outerjoin(
        kept_case,
        and_(
            kept_case.c.person_id == person.c.id,
            kept_case.c.number == func.coalesce(bindparam("its_number", type_=Integer), person.c.current),
        ),
    )
    .where(_THEM)
)
_WRITE_PERSON = update(person).where(person.c.id == bindparam("its_id"), person.c.revision == bindparam("seen"))
_WRITE_CASE = update(kept_case).where(kept_case.c.id == bindparam("its_id"), kept_case.c.revision == bindparam("seen"))
_SET_LIVE = {
    table: update(table).where(table.c.id == bindparam("its_id")).values(live=bindparam("where"))
    for table in (person, kept_case)
}
_SHOWS_NO_MORE = [
    update(table).where(whose == bindparam("its_id"), table.c.live == bindparam("where")).values(live=None)
    for table, whose in ((person, person.c.id), (kept_case, kept_case.c.person_id))
]
_WITHDRAW = (
    update(issued_ruling)
    .where(
        issued_ruling.c.case_id == bindparam("its_case_id"),
        issued_ruling.c.segment == bindparam("its_segment"),
        issued_ruling.c.withdrawn_at.is_(None),
    )
    .values(withdrawn_at=bindparam("when"))
    .returning(issued_ruling)
)
_SET_MESSAGE = update(issued_ruling).where(issued_ruling.c.id == bindparam("its_id")).values(message=bindparam("where"))


async def read_person(connection: Transaction, channel: str, external: str) -> KeptPerson | None:
    """The person with this id of the platform, their own or a linked one; None where there is none."""
    wanted = {"its_channel": channel, "its_external": external}
    row = (await connection.execute(_THE_PERSON, wanted)).mappings().one_or_none()
    return KeptPerson(**row) if row else None


async def read_person_and_case(
    connection: Transaction, channel: str, external: str, number: int | None
) -> tuple[KeptPerson | None, KeptCase | None, bool, bool]:
    """A person as in `read_person`, and their case of this number; without one, the case last spoken of.

    Then whether there is a session in which they may be ruling, and whether something is due that could not be asked.
    """
    wanted = {"its_channel": channel, "its_external": external, "its_number": number}
    row = (await connection.execute(_THE_PERSON_AND_CASE, wanted)).one_or_none()
    if row is None:
        return None, None, False, False
    width = len(person.c)
    theirs = KeptPerson(**dict(zip(person.c.keys(), row[:width], strict=True)))
    case = dict(zip(kept_case.c.keys(), row[width:-2], strict=True))
    return theirs, KeptCase(**case) if case["id"] is not None else None, row[-2] is not None, bool(row[-1])


async def read_person_by_id(connection: Transaction, id: int) -> KeptPerson | None:
    """The person with this id of ours; None where there is none."""
    row = (await connection.execute(select(person).where(person.c.id == id))).mappings().one_or_none()
    return KeptPerson(**row) if row else None


async def on_page(connection: Transaction, page: str) -> tuple[KeptPerson, ...]:
    """Everybody who was last seen on a page, or on one whose name begins so."""
    rows = await connection.execute(select(person).where(person.c.page.startswith(page, autoescape=True)))
    return tuple(KeptPerson(**row) for row in rows.mappings())


async def add_person(connection: Transaction, new: KeptPerson) -> KeptPerson:
    """Keep somebody new; returns them with their id. Raises Overtaken if they are kept already."""
    id = await _add(connection, person, asdict(new))
    return replace(new, id=id)


async def write_person(connection: Transaction, changed: KeptPerson, seen_revision: int) -> None:
    """Keep a person as changed, at revision seen + 1. Raises Overtaken if no longer at the revision seen."""
    values = _without(changed, _NOT_OF_A_PERSON) | {"revision": seen_revision + 1}
    if not await rows_changed(connection, _WRITE_PERSON, {**values, "its_id": changed.id, "seen": seen_revision}):
        raise Overtaken(f"person {changed.id} is no longer at revision {seen_revision}")


async def open_cases(connection: Transaction, person_id: int) -> tuple[KeptCase, ...]:
    """The open cases of a person, by number."""
    wanted = select(kept_case).where(kept_case.c.person_id == person_id, kept_case.c.open)
    rows = (await connection.execute(wanted.order_by(kept_case.c.number))).mappings()
    return tuple(KeptCase(**row) for row in rows)


async def lately(connection: Transaction, person_id: int, since: datetime) -> tuple[str, ...]:
    """The segments of somebody's last cases since then, open or not, the newest first."""
    wanted = select(kept_case.c.segments).where(kept_case.c.person_id == person_id, kept_case.c.touched_at >= since)
    rows = await connection.execute(wanted.order_by(kept_case.c.touched_at.desc(), kept_case.c.id.desc()).limit(LATELY))
    return tuple(rows.scalars())


async def read_case(connection: Transaction, person_id: int, number: int) -> KeptCase | None:
    """The case of this number, open or not; None where there is none."""
    wanted = {"its_person": person_id, "its_number": number}
    row = (await connection.execute(_THE_CASE, wanted)).mappings().one_or_none()
    return KeptCase(**row) if row else None


async def read_case_by_id(connection: Transaction, id: int) -> KeptCase | None:
    """The case with this id of ours; None where there is none."""
    row = (await connection.execute(select(kept_case).where(kept_case.c.id == id))).mappings().one_or_none()
    return KeptCase(**row) if row else None


async def case_shown_at(connection: Transaction, person_id: int, message: str) -> KeptCase | None:
    """The case that a message shows, or whose ruling it is; None where there is none."""
    ruled = select(issued_ruling.c.case_id).where(issued_ruling.c.message == message)
    shown = or_(kept_case.c.live == message, kept_case.c.id.in_(ruled))
    wanted = select(kept_case).where(kept_case.c.person_id == person_id, shown)
    row = (await connection.execute(wanted)).mappings().first()
    return KeptCase(**row) if row else None


async def add_case(connection: Transaction, new: KeptCase) -> KeptCase:
    """Keep a new case; returns it with its id. Raises Overtaken if the number is taken or the person gone."""
    id = await _add(connection, kept_case, asdict(new))
    return replace(new, id=id)


async def write_case(connection: Transaction, changed: KeptCase, seen_revision: int) -> None:
    """Keep a case as changed, at `changed.revision`. Raises Overtaken if no longer at the revision seen.

    Raises ValueError if the revision has not grown: then two writers could both believe that they won.
    """
    if changed.revision <= seen_revision:
        raise ValueError(f"case {changed.number} was seen at revision {seen_revision}, and is at {changed.revision}")
    values = _without(changed, _NOT_OF_A_CASE)
    if not await rows_changed(connection, _WRITE_CASE, {**values, "its_id": changed.id, "seen": seen_revision}):
        raise Overtaken(f"case {changed.number} is no longer at revision {seen_revision}")


async def set_live(connection: Transaction, kept: KeptPerson | KeptCase, live: str | None) -> None:
    """Note the message that shows a person's home screen or a case; the revision stays. Nothing if they are gone."""
    table = person if isinstance(kept, KeptPerson) else kept_case
    await rows_changed(connection, _SET_LIVE[table], {"its_id": kept.id, "where": live})


async def shows_no_more(connection: Transaction, of: KeptPerson, message: str) -> None:
    """Note that a message shows neither somebody's home screen nor any case of theirs."""
    for statement in _SHOWS_NO_MORE:
        await rows_changed(connection, statement, {"its_id": of.id, "where": message})


async def first_time(
    connection: Transaction, channel: str, external: str, update_id: int, when: datetime | None = None
) -> bool:
    """Note an update of the platform, seen now or then; False if it was noted before."""
    values = {"channel": channel, "external": external, "update_id": update_id, "seen_at": when or datetime.now(UTC)}
    return await rows_changed(connection, unless_there(connection.dialect.name, seen_update), values) == 1


async def issue(connection: Transaction, case_id: int, segment: int, language: str, text: str, when: datetime) -> int:
    """Keep a ruling as shown; returns its id. Raises Overtaken if the case is gone."""
    values = {"case_id": case_id, "segment": segment, "language": language, "text": text, "issued_at": when}
    return await _add(connection, issued_ruling, values)


async def set_message(connection: Transaction, ruling_id: int, message: str | None) -> None:
    """Note the message that shows a ruling. Nothing if it is gone."""
    await rows_changed(connection, _SET_MESSAGE, {"its_id": ruling_id, "where": message})


async def withdraw(connection: Transaction, case_id: int, segment: int, when: datetime) -> tuple[IssuedRuling, ...]:
    """Withdraw the rulings of a segment that still stand; returns those, as they are now."""
    values = {"its_case_id": case_id, "its_segment": segment, "when": when}
    rows = (await connection.execute(_WITHDRAW, values)).mappings()
    return tuple(sorted((IssuedRuling(**row) for row in rows), key=lambda ruling: ruling.id))


async def rulings(connection: Transaction, case_id: int) -> tuple[IssuedRuling, ...]:
    """Every ruling of a case, the oldest first, the withdrawn ones too."""
    wanted = select(issued_ruling).where(issued_ruling.c.case_id == case_id).order_by(issued_ruling.c.id)
    return tuple(IssuedRuling(**row) for row in (await connection.execute(wanted)).mappings())


async def make_code(connection: Transaction, person_id: int, code: str, until: datetime) -> None:
    """Keep the code by which somebody links another platform; an earlier one of theirs is void."""
    await connection.execute(delete(link_code).where(link_code.c.person_id == person_id))
    await connection.execute(insert(link_code).values(code=code, person_id=person_id, expires_at=until))


async def take_code(connection: Transaction, code: str, now: datetime) -> int | None:
    """Use up a code; returns the id of the person who was given it, or None where it is none, or too old."""
    used = delete(link_code).where(link_code.c.code == code, link_code.c.expires_at > now)
    id: int | None = (await connection.execute(used.returning(link_code.c.person_id))).scalar_one_or_none()
    return id


async def link(connection: Transaction, other: KeptPerson, to: int) -> None:
    """Make somebody of another platform the same person as one who is kept; their cases follow, under new numbers."""
    next_number = (await connection.execute(select(person.c.next_number).where(person.c.id == to))).scalar_one()
    moved = update(kept_case).where(kept_case.c.person_id == other.id)
    begun_on = func.coalesce(kept_case.c.begun_on, f"{other.channel}/{other.external}")
    await connection.execute(moved.values(person_id=to, number=kept_case.c.number + next_number, begun_on=begun_on))
    grown = {"next_number": next_number + other.next_number, "revision": person.c.revision + 1}
    await connection.execute(update(person).where(person.c.id == to).values(grown))
    earlier = update(linked_identity).where(linked_identity.c.person_id == other.id)
    await connection.execute(earlier.values(person_id=to))
    await connection.execute(delete(person).where(person.c.id == other.id))
    identity = {"channel": other.channel, "external": other.external, "person_id": to}
    await connection.execute(insert(linked_identity).values(identity))


async def forget(connection: Transaction, channel: str, external: str) -> bool:
    """Delete a person and all that belongs to them, on every platform; False if there was nothing."""
    them = await read_person(connection, channel, external)
    identities = [(channel, external)]
    if them is not None:
        linked = select(linked_identity.c.channel, linked_identity.c.external)
        rows = await connection.execute(linked.where(linked_identity.c.person_id == them.id))
        identities += [(them.channel, them.external), *((row[0], row[1]) for row in rows)]
    seen = 0
    for table in (seen_update, wrong_code):
        mine = or_(*(and_(table.c.channel == c, table.c.external == e) for c, e in identities))
        seen += (await connection.execute(delete(table).where(mine))).rowcount
    gone = (await connection.execute(delete(person).where(person.c.id == them.id))).rowcount if them else 0
    # What still waits to be dealt with is later than this, or is this; it goes when it has been.
    for table, over in ((inbox, inbox.c.given_up), (outbox, true())):
        theirs = or_(*(and_(table.c.channel == c, table.c.external == e) for c, e in identities))
        await connection.execute(delete(table).where(theirs, over))
    return bool(gone or seen)


def _without(kept: KeptPerson | KeptCase, names: set[str]) -> dict[str, Any]:
    return {name: value for name, value in vars(kept).items() if name not in names}


async def _add(connection: Transaction, table: Table, values: Mapping[str, Any]) -> int:
    """Insert a row and return its id. Raises Overtaken if there is one already, or its parent is gone."""
    values = {name: value for name, value in values.items() if name != "id"}
    statement = _added(connection.dialect.name, table)
    with parent_there():
        id: int | None = (await connection.execute(statement, values)).scalar_one_or_none()
    if id is None:
        raise Overtaken(f"there is such a {table.name} already")
    return id


def _insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that can say what happens on a conflict: alike in both dialects, but not in SQLAlchemy's core."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


@cache
def unless_there(dialect: str, table: Table) -> Insert:
    """A row, unless there is one already."""
    return _insert(dialect, table).on_conflict_do_nothing()


@cache
def _added(dialect: str, table: Table) -> ReturningInsert[int]:
    """A row unless there is one already; returns its id."""
    return unless_there(dialect, table).returning(table.c.id)


@contextmanager
def parent_there() -> Iterator[None]:
    """What is inserted belongs to something. Raises Overtaken where that has gone meanwhile."""
    try:
        yield
    except IntegrityError as error:
        raise Overtaken("what this belongs to has been forgotten meanwhile") from error
