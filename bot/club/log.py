"""The log of a session: every ruling as it was shown, what stands in its place now, and who gave a case to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import RowMapping, insert, select, update

from bot.storage import come_backs
from bot.storage.errors import Overtaken
from bot.storage.models import (
    case_of_session,
    hand_over,
    kept_case,
    logged_ruling,
    person,
    results_change,
    results_file,
)
from bot.storage.people import KeptCase, unless_there
from bot.storage.writer import Transaction
from rules.engine.derive import DEAL
from rules.model import Side


class HandedOver(NamedTuple):
    """That a case was given to another director; case_id: None where it is kept no more."""

    case_id: int | None
    giver: str
    taker: str
    given_at: datetime


@dataclass(frozen=True)
class Entry:
    """A ruling as it is logged; id is 0 until it is.

    label: the table and the board as the director wrote them; seat_table, board, pairs, round: what is known of where
    it was. answers: the segments of the case up to this ruling, and profile: the regulations, both as JSON.
    shown: its text. amends: the entry in whose place it stands; withdrawn_at: an answer was changed, after which there
    may be another. statement_ns, statement_ew: what each side says of it.
    """

    session_id: int
    case_id: int | None
    segment: int
    person_id: int | None
    ruler: str
    irregularity: str
    answers: str
    laws: str
    decision: str
    adjustment: str | None
    edition: str
    profile: str
    rules_version: str
    language: str
    shown: str
    ruled_at: datetime
    label: str = ""
    board: int | None = None
    seat_table: str = ""
    pairs: str = ""
    round: int | None = None
    withdrawn_at: datetime | None = None
    statement_ns: str | None = None
    statement_ew: str | None = None
    amends: int | None = None
    id: int = 0


async def amended_by(connection: Transaction, case_id: int, segment: int, reopens: int | None) -> int | None:
    """What somebody else has ruled in the place of what a ruling in this case would amend; None where nobody has."""
    amends = await _before(connection, case_id, segment, reopens)
    other = select(logged_ruling.c.id).where(logged_ruling.c.amends == amends)
    return (await connection.execute(other)).scalar_one_or_none() if amends is not None else None


async def note(connection: Transaction, new: Entry, reopens: int | None) -> Entry:
    """Log a ruling, in the place of the one before it in its case, or of the one that the case reopens.

    Raises Overtaken where another one stands there already.
    """
    assert new.case_id is not None
    amends = await _before(connection, new.case_id, new.segment, reopens)
    values = asdict(replace(new, amends=amends))
    del values["id"]
    statement = unless_there(connection.dialect.name, logged_ruling).values(values).returning(logged_ruling.c.id)
    id = (await connection.execute(statement)).scalar_one_or_none()
    if id is None:
        raise Overtaken(f"the ruling {amends} has been amended meanwhile")
    return replace(new, amends=amends, id=id)


async def withdraw(connection: Transaction, case_id: int, segment: int, when: datetime) -> None:
    """The ruling of a segment holds no longer: an answer has been changed."""
    mine = update(logged_ruling).where(logged_ruling.c.case_id == case_id, logged_ruling.c.segment == segment)
    await connection.execute(mine.where(logged_ruling.c.withdrawn_at.is_(None)).values(withdrawn_at=when))


async def place(
    connection: Transaction, case_id: int, label: str, table: str, board: int | None, pairs: str, round_: int | None
) -> None:
    """Where a case was has been said, before or after its ruling."""
    values = {"label": label, "seat_table": table, "board": board, "pairs": pairs, "round": round_}
    await connection.execute(update(logged_ruling).where(logged_ruling.c.case_id == case_id).values(values))


async def entries(connection: Transaction, session_id: int) -> tuple[Entry, ...]:
    """Everything ruled in a session, in the order in which it was."""
    wanted = select(logged_ruling).where(logged_ruling.c.session_id == session_id).order_by(logged_ruling.c.id)
    return tuple(_entry(row) for row in (await connection.execute(wanted)).mappings())


async def read(connection: Transaction, id: int) -> Entry | None:
    """One entry."""
    row = (await connection.execute(select(logged_ruling).where(logged_ruling.c.id == id))).mappings().one_or_none()
    return _entry(row) if row else None


async def state(connection: Transaction, id: int, side: Side, said: str) -> None:
    """Note what a side says of a ruling."""
    column = f"statement_{side.value.lower()}"
    await connection.execute(update(logged_ruling).where(logged_ruling.c.id == id).values({column: said}))


def standing(all_: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries that hold: neither withdrawn nor replaced."""
    kept = tuple(all_)
    replaced = {each.amends for each in kept}
    return tuple(each for each in kept if each.id not in replaced and each.withdrawn_at is None)


async def open_cases(connection: Transaction, session_id: int) -> tuple[KeptCase, ...]:
    """The cases of a session that ask something, or to which there is something to come back for; the oldest first."""
    of = case_of_session.c
    wanted = select(kept_case).join(case_of_session, of.case_id == kept_case.c.id).order_by(kept_case.c.id)
    rows = await connection.execute(wanted.where(of.session_id == session_id, kept_case.c.open))
    return tuple(KeptCase(**row) for row in rows.mappings())


async def case_of(connection: Transaction, entry: Entry, person_id: int) -> KeptCase | None:
    """The case of an entry, where it is this person's."""
    wanted = select(kept_case).where(kept_case.c.id == entry.case_id, kept_case.c.person_id == person_id)
    row = (await connection.execute(wanted)).mappings().one_or_none()
    return KeptCase(**row) if row else None


async def cases_of(connection: Transaction, person_id: int, ids: Sequence[int]) -> frozenset[int]:
    """Which of these cases are this person's."""
    wanted = select(kept_case.c.id).where(kept_case.c.person_id == person_id, kept_case.c.id.in_(ids))
    return frozenset((await connection.execute(wanted)).scalars())


def shows_hand(answers: str) -> bool:
    """Whether a hand is among the answers of a case, as they are kept."""
    return f'"key": "{DEAL.id}"' in answers


async def give(connection: Transaction, case: KeptCase, taker: int, page: str) -> int:
    """A case is another director's now, with a page over it; returns its number among theirs.

    Raises Overtaken where it has changed meanwhile, or is somebody else's already.
    """
    values = {"next_number": person.c.next_number + 1, "revision": person.c.revision + 1}
    grown = update(person).where(person.c.id == taker).values(values).returning(person.c.next_number)
    number: int = (await connection.execute(grown)).scalar_one() - 1
    moved = {"person_id": taker, "number": number, "live": None, "page": page, "revision": case.revision + 1}
    here = update(kept_case).where(kept_case.c.id == case.id, kept_case.c.revision == case.revision)
    if not (await connection.execute(here.values(moved))).rowcount:
        raise Overtaken(f"case {case.id} is no longer at revision {case.revision}")
    await come_backs.ask_anew(connection, case.id)
    return number


async def note_given(
    connection: Transaction,
    session_id: int,
    case_id: int,
    giver: int,
    taker: int,
    names: tuple[str, str],
    now: datetime,
) -> None:
    """Log that a case was given to another director; names: of who gave it and of who took it."""
    values = {"session_id": session_id, "case_id": case_id, "giver_id": giver, "taker_id": taker, "given_at": now}
    await connection.execute(insert(hand_over).values({**values, "giver": names[0], "taker": names[1]}))


async def handed_over(connection: Transaction, session_id: int) -> tuple[HandedOver, ...]:
    """Who gave which case of a session to whom, in the order in which it was."""
    columns = (hand_over.c.case_id, hand_over.c.giver, hand_over.c.taker, hand_over.c.given_at)
    wanted = select(*columns).where(hand_over.c.session_id == session_id).order_by(hand_over.c.id)
    return tuple(HandedOver(*row) for row in await connection.execute(wanted))


async def forget(connection: Transaction, person_id: int) -> None:
    """Who ruled, gave or took, or changed results, is named no more."""
    for column, name in (
        (results_file.c.person_id, results_file.c.importer.name),
        (results_change.c.person_id, results_change.c.maker.name),
        (results_change.c.undoer_id, results_change.c.undoer.name),
        (logged_ruling.c.person_id, logged_ruling.c.ruler),
        (hand_over.c.giver_id, hand_over.c.giver),
        (hand_over.c.taker_id, hand_over.c.taker),
    ):
        await connection.execute(update(column.table).where(column == person_id).values({name: ""}))


async def _before(connection: Transaction, case_id: int, segment: int, reopens: int | None) -> int | None:
    """What a ruling in this segment of a case would amend: what was logged last of it, or what the case reopens."""
    of = logged_ruling.c
    last = select(of.id).where(of.case_id == case_id, of.segment == segment).order_by(of.id.desc()).limit(1)
    id: int | None = (await connection.execute(last)).scalar_one_or_none()
    if id is None and reopens is not None:
        reopened = select(of.id).where(of.id == reopens, of.segment == segment)
        id = (await connection.execute(reopened)).scalar_one_or_none()
    return id


def _entry(row: RowMapping) -> Entry:
    return Entry(**row)


async def laws(connection: Transaction, session_id: int) -> dict[int, tuple[str, ...]]:
    """The Laws of each ruling of a session, by its id, in the order applied; behind them those of the whole case.

    What a board is scored is a ruling of its own, after that on what happened, also where a colleague has amended it.
    """
    of = logged_ruling.c
    wanted = select(of.id, of.case_id, of.laws, of.amends).where(of.session_id == session_id).order_by(of.id)
    rows = (await connection.execute(wanted)).all()
    cases: dict[int, int | None] = {row.id: row.case_id for row in rows}
    found = {}
    for row in rows:
        about = {row.case_id, cases.get(row.amends)} - {None}
        others = (each.laws for each in rows if each.case_id in about)
        found[row.id] = tuple(dict.fromkeys(law for laws in (row.laws, *others) for law in laws.split(", ") if law))
    return found
