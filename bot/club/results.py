"""The results of a session, kept: the files as they came, what changes them, and what both come to."""

from __future__ import annotations

import json
import secrets
from collections import OrderedDict
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, TypeVar
from zoneinfo import ZoneInfo

from sqlalchemy import delete, func, insert, select, true, update

from bot.club import postings, sessions
from bot.results.exchange_json import change_from_json, change_to_json, sheet_from_json, sheet_to_json
from bot.storage.models import (
    accepted_doubt,
    club,
    results_change,
    results_draft,
    results_file,
    session,
    solved_deal,
)
from bot.storage.people import unless_there
from bot.storage.writer import Transaction
from dialogues.results import Draft, Results
from rules.model.deals import Deal, Solved
from rules.results.compared import method_of
from rules.results.computed import Formula, Method, Rounding
from rules.results.journal import Change, Made
from rules.results.newer import is_newer
from rules.results.sheet import Sheet

# The results of so many sessions are not computed anew for who looks at them.
REMEMBERED = 16

# So long after the boards of a session are released its deals are solved.
OF_LATE = timedelta(days=7)

T = TypeVar("T")


class Author(NamedTuple):
    """Who does something: their id, None for nobody of the bot, and their name."""

    person: int | None
    name: str = ""


# Before anything is kept


async def put_draft(connection: Transaction, person: int, draft: Draft, now: datetime) -> None:
    """A file is looked through; the one before it is forgotten."""
    await drop_draft(connection, person)
    sheet = json.dumps(sheet_to_json(draft.sheet), ensure_ascii=False)
    values = {"person_id": person, "sheet": sheet, "digest": draft.digest, "read_at": now, **_of_draft(_scored(draft))}
    await connection.execute(insert(results_draft).values(values))


async def write_draft(connection: Transaction, person: int, draft: Draft) -> None:
    """What was done about the doubts of a file, or for which session it is."""
    mine = update(results_draft).where(results_draft.c.person_id == person)
    await connection.execute(mine.values(_of_draft(draft)))


async def drop_draft(connection: Transaction, person: int) -> None:
    """A file is looked through no more, and nothing of it is kept."""
    await connection.execute(delete(results_draft).where(results_draft.c.person_id == person))


async def draft(connection: Transaction, person: int) -> Draft | None:
    """The file that somebody looks through."""
    mine = results_draft.c.person_id == person
    stamp = (await connection.execute(select(results_draft.c.stamp).where(mine))).scalar_one_or_none()
    if stamp is None:
        return None
    found = _DRAFTS.get(stamp) or _DRAFTS.put(stamp, await _read_draft(connection, person))
    held = await read(connection, int(found.about)) if found.about.isdecimal() else None
    if held is None:
        return found
    # What a tap shows is worked out once for a draft and what its session has.
    beside = f"{stamp} {held.digest} {hash((held.journal, held.accepted))}"
    return _DRAFTS.get(beside) or _DRAFTS.put(beside, replace(found, before=held.journal, settled=held.accepted))


async def _read_draft(connection: Transaction, person: int) -> Draft:
    mine = results_draft.c.person_id == person
    row = (await connection.execute(select(results_draft).where(mine))).mappings().one()
    read = Draft(
        sheet_from_json(json.loads(row["sheet"])),
        row["digest"],
        row["about"],
        tuple(change_from_json(each) for each in json.loads(row["changes"])),
        frozenset(json.loads(row["accepted"])),
    )
    return _scored(read)


def _scored(draft: Draft) -> Draft:
    """A draft with the method by which it is scored: found out once, and not at every tap."""
    known = _METHODS.get(draft.digest) or draft.method or method_of(draft.sheet)
    return replace(draft, method=_METHODS.put(draft.digest, known))


def _of_draft(draft: Draft) -> dict[str, str]:
    """What is kept of it besides its sheet; and it is remembered."""
    changes = [change_to_json(each) for each in draft.changes]
    stamp = _stamp()
    _DRAFTS.put(stamp, draft)
    return {
        "about": draft.about,
        "changes": json.dumps(changes, ensure_ascii=False),
        "accepted": json.dumps(sorted(draft.accepted)),
        "stamp": stamp,
    }


# What is kept


async def read(connection: Transaction, session_id: int, zone: str = "UTC") -> Results | None:
    """The results of a session; None while there are none. zone: by whose clock its changes were made."""
    wanted = select(session.c.results, session.c.released_at).where(session.c.id == session_id)
    row = (await connection.execute(wanted)).one_or_none()
    if row is None or row.results is None:
        return None
    stamp = f"{row.results} {zone}"
    if (found := _RESULTS.get(stamp)) is not None:
        return found
    files = select(results_file).where(results_file.c.session_id == session_id).order_by(results_file.c.id.desc())
    kept = (await connection.execute(files.limit(1))).mappings().one()
    counted = select(func.count()).select_from(results_file).where(results_file.c.session_id == session_id)
    so = select(accepted_doubt.c.doubt).where(accepted_doubt.c.session_id == session_id)
    made = Results(
        entered=_sheet(kept["sheet"], kept["names"]),
        digest=kept["digest"],
        method=_method(kept["method"]),
        journal=await journal(connection, session_id, zone),
        accepted=frozenset((await connection.execute(so)).scalars()),
        imported=(await connection.execute(counted)).scalar_one(),
        released=row.released_at is not None,
    )
    return _RESULTS.put(stamp, made)


async def session_of(connection: Transaction, club: int | None, person: int, sheet: Sheet) -> int | None:
    """Of which session of its day a file is: of that whose results it has anew, else of one without results.

    None where there is none: an afternoon and an evening are two sessions. Args: club, or without one whose own.
    """
    held = await sessions.of_day(connection, club, person, sheet.held_on) if sheet.held_on else ()
    there = [(each, await read(connection, each)) for each in held]
    newer = [id for id, results in there if results is not None and is_newer(results.entered, sheet)]
    return next(iter((*newer, *(id for id, results in there if results is None))), None)


async def journal(connection: Transaction, session_id: int, zone: str = "UTC") -> tuple[Made, ...]:
    """Everything that was changed in the results of a session, in its order, with what is undone."""
    wanted = select(results_change).where(results_change.c.session_id == session_id).order_by(results_change.c.id)
    return tuple(
        Made(
            row["id"],
            change_from_json(json.loads(row["change"])),
            row["maker"],
            row["made_at"].astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M"),
            row["ruling_id"],
            row["undone_at"] is not None,
        )
        for row in (await connection.execute(wanted)).mappings()
    )


async def keep(connection: Transaction, session_id: int, new: Draft, by: Author, now: datetime) -> bool:
    """Keep a file as the results of a session, with what was corrected of it; the journal stays.

    False where it is the file that is current already, with nothing to add to it: then nothing is changed.
    """
    before = await read(connection, session_id)
    changes = list(new.changes)
    # Who has not seen it with the changes of the session may have settled the same once more.
    for made in before.journal if before and not new.before else ():
        if not made.undone and made.change in changes:
            changes.remove(made.change)
    if before is not None and before.digest == new.digest and not changes and new.accepted <= before.accepted:
        return False
    if before is None or before.digest != new.digest:
        bare, names = _written(new.sheet)
        values = {
            "session_id": session_id,
            "sheet": bare,
            "names": names,
            "digest": new.digest,
            "method": _method_written(new.method or method_of(new.sheet)),
            "person_id": by.person,
            "importer": by.name,
            "imported_at": now,
        }
        await connection.execute(insert(results_file).values(values))
    for change in changes:
        await _note(connection, session_id, change, by, now, None)
    for doubt in sorted(new.accepted):
        await accept(connection, session_id, doubt, now)
    await _changed(connection, session_id)
    return True


async def files(connection: Transaction, session_id: int, zone: str = "UTC") -> tuple[tuple[str, int], ...]:
    """Every file that was kept as the results of a session: when, by the clock of a zone, and how many results."""
    of = results_file.c
    wanted = select(of.imported_at, of.sheet).where(of.session_id == session_id).order_by(of.id)
    return tuple(
        (row.imported_at.astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M"), len(json.loads(row.sheet)["entries"]))
        for row in await connection.execute(wanted)
    )


async def put_back(connection: Transaction, session_id: int, by: Author, now: datetime) -> bool:
    """The file before the newest is the newest again, and the journal stays; False where there was none before."""
    wanted = select(results_file).where(results_file.c.session_id == session_id).order_by(results_file.c.id.desc())
    rows = (await connection.execute(wanted.limit(2))).mappings().all()
    if len(rows) < 2:
        return False
    values = {name: value for name, value in rows[1].items() if name != "id"}
    values |= {"person_id": by.person, "importer": by.name, "imported_at": now}
    await connection.execute(insert(results_file).values(values))
    await _changed(connection, session_id)
    return True


async def accept(connection: Transaction, session_id: int, doubt: str, now: datetime) -> None:
    """Something unlikely is so."""
    values = {"session_id": session_id, "doubt": doubt, "accepted_at": now}
    await connection.execute(unless_there(connection.dialect.name, accepted_doubt).values(values))
    await _changed(connection, session_id)


async def change(
    connection: Transaction, session_id: int, new: Change, by: Author, now: datetime, ruling: int | None = None
) -> None:
    """Change the results of a session; what was entered stays. ruling: the logged one that it follows."""
    await _note(connection, session_id, new, by, now, ruling)
    await _changed(connection, session_id)


async def undo(
    connection: Transaction, session_id: int, id: int, by: Author, now: datetime, *, by_hand: bool = True
) -> bool:
    """A change holds no longer; False where it does not already, or there is none.

    by_hand: not because its ruling holds no longer.
    """
    of = results_change.c
    mine = update(results_change).where(of.session_id == session_id, of.id == id, of.undone_at.is_(None))
    values = {"undone_at": now, "undoer_id": by.person, "undoer": by.name, "by_hand": by_hand}
    undone = (await connection.execute(mine.values(values))).rowcount > 0
    if undone:
        await _changed(connection, session_id)
    return undone


async def undone_by_hand(connection: Transaction, session_id: int) -> list[tuple[int | None, Change]]:
    """What a director has undone of what rulings changed: the ruling and the change."""
    of = results_change.c
    wanted = select(of.ruling_id, of.change).where(of.session_id == session_id, of.by_hand)
    return [(row[0], change_from_json(json.loads(row[1]))) for row in await connection.execute(wanted)]


async def take_untold(connection: Transaction, session_id: int, held: Collection[int], now: datetime) -> frozenset[int]:
    """The changes of a session but those that held before, of which nobody has been told; from now on they have."""
    of = results_change.c
    new = update(results_change).where(of.session_id == session_id, of.told_at.is_(None), of.id.not_in(held))
    return frozenset((await connection.execute(new.values(told_at=now).returning(of.id))).scalars())


async def release(connection: Transaction, session_id: int, when: datetime | None) -> None:
    """Players may see the boards of a session from now on; or, with None, may not any more."""
    await connection.execute(update(session).where(session.c.id == session_id).values(released_at=when))
    await _changed(connection, session_id)


async def solved(connection: Transaction, session_id: int) -> dict[Deal, Solved]:
    """What the deals of a session make double dummy, of those that are solved."""
    wanted = select(solved_deal.c.deal, solved_deal.c.tricks).where(solved_deal.c.session_id == session_id)
    read = (Solved.parse(f"{row.deal} | {row.tricks}") for row in await connection.execute(wanted))
    return {each.deal: each for each in read}


async def to_solve(connection: Transaction, now: datetime) -> dict[int, tuple[Deal, ...]]:
    """The deals that nobody has solved yet, by session: of those whose boards were released of late, the newest first.

    A club may do without.
    """
    wanted = select(session.c.id).outerjoin(club, club.c.id == session.c.club_id)
    there = session.c.released_at > now - OF_LATE, session.c.results.is_not(None)
    rows = await connection.execute(
        wanted.where(*there, func.coalesce(club.c.double_dummy, true())).order_by(session.c.released_at.desc())
    )
    found = {}
    for (id,) in rows.all():
        held, known = await read(connection, id), await solved(connection, id)
        deals = dict.fromkeys(each.deal for each in held.sheet.boards.values() if each.deal) if held else {}
        if left := tuple(deal for deal in deals if deal not in known):
            found[id] = left
    return found


async def note_solved(connection: Transaction, session_id: int, deals: Iterable[Solved]) -> None:
    """Keep what deals make."""
    for each in deals:
        deal, _, tricks = str(each).partition(" | ")
        values = {"session_id": session_id, "deal": deal, "tricks": tricks}
        await connection.execute(unless_there(connection.dialect.name, solved_deal).values(values))


# People


async def join_people(connection: Transaction, other: int, to: int) -> None:
    """Two people are one now: what one has done, the other has; what the other looks through stays."""
    for column in (results_file.c.person_id, results_change.c.person_id, results_change.c.undoer_id):
        await connection.execute(update(column.table).where(column == other).values({column: to}))
    if await draft(connection, to) is None:
        await connection.execute(update(results_draft).where(results_draft.c.person_id == other).values(person_id=to))


async def _note(
    connection: Transaction, session_id: int, new: Change, by: Author, now: datetime, ruling: int | None
) -> None:
    values = {
        "session_id": session_id,
        "kind": type(new).__name__,
        "change": json.dumps(change_to_json(new), ensure_ascii=False),
        "ruling_id": ruling,
        "person_id": by.person,
        "maker": by.name,
        "made_at": now,
        "undoer": "",
        "by_hand": False,
    }
    await connection.execute(insert(results_change).values(values))


async def _changed(connection: Transaction, session_id: int) -> None:
    """What is remembered of the results of a session counts no more; that of one without any stays none."""
    there = session.c.results.is_not(None)
    file = select(results_file.c.id).where(results_file.c.session_id == session_id).exists()
    mine = update(session).where(session.c.id == session_id, there | file)
    await connection.execute(mine.values(results=_stamp()))
    await postings.changed(connection, session_id, datetime.now(UTC))


def _stamp() -> str:
    """A word that nothing had before: a transaction may be taken back, and its number given again."""
    return secrets.token_hex(12)


class _Remembered(OrderedDict[str, T]):
    """What was read last, by its stamp."""

    def put(self, stamp: str, value: T) -> T:
        self[stamp] = value
        while len(self) > REMEMBERED:
            self.popitem(last=False)
        return value


_DRAFTS: _Remembered[Draft] = _Remembered()
_METHODS: _Remembered[Method] = _Remembered()
_RESULTS: _Remembered[Results] = _Remembered()


def _written(sheet: Sheet) -> tuple[str, str]:
    """A sheet without names, and its names."""
    bare = replace(sheet, participants=tuple(replace(p, names=(), numbers=(), name="") for p in sheet.participants))
    names = [[list(each.names), list(each.numbers), each.name] for each in sheet.participants]
    return json.dumps(sheet_to_json(bare), ensure_ascii=False), json.dumps(names, ensure_ascii=False)


def _sheet(text: str, names: str) -> Sheet:
    bare = sheet_from_json(json.loads(text))
    people = [
        replace(each, names=tuple(named), numbers=tuple(numbers), name=name)
        for each, (named, numbers, name) in zip(bare.participants, json.loads(names), strict=False)
    ]
    return replace(bare, participants=(*people, *bare.participants[len(people) :]))


def _method_written(method: Method) -> str:
    scoring = sheet_to_json(Sheet("", scoring=method.scoring)) if method.scoring else None
    return json.dumps([method.across, method.formula, scoring, method.entered, method.rounding])


def _method(text: str) -> Method:
    across, formula, scoring, *later = json.loads(text)
    # Files that were kept before there were other ways of rounding say nothing of it.
    entered, rounding = later or (False, Rounding.NOTHING)
    told = sheet_from_json(scoring).scoring if scoring else None
    return Method(across, Formula(formula), told, entered, Rounding(rounding))
