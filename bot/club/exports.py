"""What is handed over as a file: the log of a session, everything that is kept of one person, and sheets of paper."""

from __future__ import annotations

import csv
import io
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from sqlalchemy import ColumnElement, Table, false, or_, select

from bot.apart import NoAnswer
from bot.club.log import Entry, HandedOver
from bot.pdf.printing import printed
from bot.pdf.sheets import Sheet
from bot.storage.links import identities
from bot.storage.models import (
    binding,
    case_of_session,
    hand_over,
    inbox,
    invitation,
    issued_ruling,
    kept_case,
    link_code,
    linked_identity,
    logged_ruling,
    membership,
    open_check,
    outbox,
    person,
    player,
    poll,
    poll_peer,
    posting,
    results_change,
    results_draft,
    results_file,
    roster,
    seen_update,
    session,
    session_director,
    wrong_code,
)
from bot.storage.people import read_person_by_id
from bot.storage.writer import Transaction
from dialogues.clubs import Session

# The columns of a log, in this order, in either form.
COLUMNS = (
    *("id", "date", "time", "label", "table", "board", "round", "pairs", "irregularity", "laws", "decision"),
    *("adjustment", "ruler", "edition", "rules_version", "language", "shown", "amends", "withdrawn", "handed_over"),
    *("statement_ns", "statement_ew", "answers", "regulations"),
)


PDF = "pdf"

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Document:
    """A file to be handed to somebody."""

    name: str
    content: bytes

    @property
    def text(self) -> str | None:
        """What it says, where it is text."""
        return None if self.name.endswith(f".{PDF}") else self.content.decode()


@dataclass(frozen=True)
class Printout:
    """A sheet to be handed to somebody: it is made when nothing is locked any more. form: "pdf", or "txt"."""

    name: str
    form: str
    sheet: Callable[[], Sheet]


async def finished(wanted: Document | Printout, draw: Callable[[Sheet], Awaitable[bytes]] = printed) -> Document:
    """The file; a sheet that cannot be drawn is text."""
    if isinstance(wanted, Document):
        return wanted
    sheet = wanted.sheet()
    if wanted.form == PDF:
        try:
            return Document(f"{wanted.name}.{PDF}", await draw(sheet))
        except NoAnswer as error:
            log.error("%s is handed over as text: %s", wanted.name, error)
    return Document(f"{wanted.name}.txt", sheet.text.encode())


def put_down(document: Document) -> Path:
    """Write a file to the working folder, or else to that for what is temporary; what is there already stays."""
    try:
        return _written_to(Path.cwd(), document)
    except OSError:
        return _written_to(Path(gettempdir()), document)


def _written_to(folder: Path, document: Document) -> Path:
    path, number = folder / document.name, 1
    while path.exists():
        number += 1
        path = folder / f"{Path(document.name).stem}-{number}{path.suffix}"
    path.write_bytes(document.content)
    return path


def log_as(form: str, held: Session, entries: Iterable[Entry], handed: Sequence[HandedOver]) -> Document:
    """The log of a session, as "csv" or "json": one row a ruling, also those that were amended since.

    handed: which cases were given to whom. JSON has them also by themselves: a case is kept for a while, and afterwards
    nobody can tell any more of which ruling it was.
    """
    rows = [_row(each, handed) for each in entries]
    name = f"log-{held.held_on}.{form}"
    if form == "csv":
        return Document(name, _csv(rows).encode())
    given = [_given(each) for each in handed]
    return Document(name, _json({"session": asdict(held), "rulings": rows, "hand_overs": given}).encode())


def _given(each: HandedOver) -> dict[str, Any]:
    return {"from": each.giver, "to": each.taker, "at": each.given_at.isoformat()}


def _row(entry: Entry, handed: Sequence[HandedOver]) -> dict[str, Any]:
    """Times are in UTC; JSON within stays JSON."""
    given = [_given(each) for each in handed if entry.case_id is not None and each.case_id == entry.case_id]
    return {
        "id": entry.id,
        "date": entry.ruled_at.date().isoformat(),
        "time": entry.ruled_at.time().isoformat("seconds"),
        "label": entry.label,
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
        "statement_ns": entry.statement_ns or "",
        "statement_ew": entry.statement_ew or "",
        "handed_over": json.dumps(given, ensure_ascii=False) if given else "",
        "answers": entry.answers,
        "regulations": entry.profile,
    }


def _csv(rows: Sequence[dict[str, Any]]) -> str:
    """What a spreadsheet would take for a formula is set behind an apostrophe; so is what begins with one itself.

    Whoever reads it takes one apostrophe away, and has what was written.
    """
    written = io.StringIO()
    writer = csv.DictWriter(written, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: _safe(value) for name, value in row.items()})
    return "\ufeff" + written.getvalue()


def _safe(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(tuple("=+-@\t\r\n'")) else value


async def everything(connection: Transaction, person_id: int) -> Document:
    """All that is kept of somebody, as JSON, by table."""
    cases = select(kept_case.c.id).where(kept_case.c.person_id == person_id)
    own = select(session.c.id).where(session.c.person_id == person_id)
    belongs = select(membership.c.id).where(membership.c.person_id == person_id)
    them = await read_person_by_id(connection, person_id)
    known = await identities(connection, them) if them else ()
    theirs: dict[Table, ColumnElement[bool]] = {
        person: person.c.id == person_id,
        issued_ruling: issued_ruling.c.case_id.in_(cases),
        open_check: open_check.c.case_id.in_(cases),
        case_of_session: case_of_session.c.case_id.in_(cases),
        poll: poll.c.case_id.in_(cases),
        invitation: invitation.c.used_by.in_(belongs),
        roster: roster.c.session_id.in_(own),
        player: player.c.membership_id.in_(belongs),
        results_change: or_(results_change.c.person_id == person_id, results_change.c.undoer_id == person_id),
        hand_over: or_(hand_over.c.giver_id == person_id, hand_over.c.taker_id == person_id),
    }
    for table in (
        *(linked_identity, kept_case, membership, binding, session, session_director, logged_ruling, link_code),
        *(results_draft, results_file, posting, poll_peer),
    ):
        theirs[table] = table.c.person_id == person_id
    for table in (seen_update, inbox, outbox, wrong_code):  # by the number under which a platform knows them
        same = [(table.c.channel == who.channel) & (table.c.external == who.external) for who in known]
        theirs[table] = or_(false(), *same)
    kept = {}
    for table, condition in theirs.items():
        found = (await connection.execute(select(table).where(condition))).mappings()
        kept[table.name] = [{name: _written(value) for name, value in row.items()} for row in found]
    return Document("about-me.json", _json(kept).encode())


def _written(value: object) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)
