"""The log of a session as CSV and JSON, and everything that is kept of one person: for other programs to read."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Table, select

from bot.club.log import Entry
from bot.storage.models import (
    issued_ruling,
    kept_case,
    linked_identity,
    logged_ruling,
    membership,
    open_check,
    person,
    session,
    session_director,
)
from bot.storage.writer import Transaction
from dialogues.clubs import Session

# The columns of a log, in this order, in either form.
COLUMNS = (
    *("id", "date", "time", "table", "board", "round", "pairs", "irregularity", "laws", "decision", "adjustment"),
    *("ruler", "edition", "rules_version", "language", "shown", "amends", "withdrawn", "answers", "regulations"),
)


@dataclass(frozen=True)
class Document:
    """A file to be handed to somebody."""

    name: str
    content: str


def log_as(form: str, held: Session, entries: Iterable[Entry]) -> Document:
    """The log of a session, as "csv" or "json": one row a ruling, also those that were amended since."""
    rows = [_row(each) for each in entries]
    name = f"log-{held.held_on}.{form}"
    return Document(name, _csv(rows) if form == "csv" else _json({"session": asdict(held), "rulings": rows}))


def _row(entry: Entry) -> dict[str, Any]:
    """Times are in UTC; JSON within stays JSON."""
    return {
        "id": entry.id,
        "date": entry.ruled_at.date().isoformat(),
        "time": entry.ruled_at.time().isoformat("seconds"),
        "table": entry.seat_table,
        "board": entry.board,
        "round": entry.round,
        "pairs": entry.pairs,
        "irregularity": entry.irregularity,
        "laws": entry.laws,
        "decision": entry.decision,
        "adjustment": entry.adjustment,
        "ruler": entry.ruler,
        "edition": entry.edition,
        "rules_version": entry.rules_version,
        "language": entry.language,
        "shown": entry.shown,
        "amends": entry.amends,
        "withdrawn": _written(entry.withdrawn_at),
        "answers": entry.answers,
        "regulations": entry.profile,
    }


def _csv(rows: Sequence[dict[str, Any]]) -> str:
    """What a spreadsheet would take for a formula is set behind an apostrophe."""
    written = io.StringIO()
    writer = csv.DictWriter(written, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _safe(value) for name, value in row.items()})
    return "\ufeff" + written.getvalue()


def _safe(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value[:1] in tuple("=+-@\t\r") and value[:1] else value


async def everything(connection: Transaction, person_id: int) -> Document:
    """All that is kept of somebody, as JSON, by table."""

    async def rows(table: Table, *where: ColumnElement[bool]) -> list[dict[str, Any]]:
        found = (await connection.execute(select(table).where(*where))).mappings()
        return [{name: _written(value) for name, value in row.items()} for row in found]

    mine = select(kept_case.c.id).where(kept_case.c.person_id == person_id)
    kept = {
        "person": await rows(person, person.c.id == person_id),
        "linked": await rows(linked_identity, linked_identity.c.person_id == person_id),
        "cases": await rows(kept_case, kept_case.c.person_id == person_id),
        "rulings": await rows(issued_ruling, issued_ruling.c.case_id.in_(mine)),
        "checks": await rows(open_check, open_check.c.case_id.in_(mine)),
        "clubs": await rows(membership, membership.c.person_id == person_id),
        "sessions": await rows(session, session.c.person_id == person_id),
        "on_duty": await rows(session_director, session_director.c.person_id == person_id),
        "logged": await rows(logged_ruling, logged_ruling.c.person_id == person_id),
    }
    return Document("about-me.json", _json(kept))


def _written(value: object) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)
