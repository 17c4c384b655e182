"""What older programs have kept goes on: of every schema there is a filled database, made by a program of its time."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import ColumnElement, Connection, MetaData, RowMapping, Table, create_engine, select, text

from bot.club import results
from bot.desk import CLOSED, Desk, Sender, Shown
from bot.storage import people, schema
from bot.storage.database import Database
from bot.storage.models import Moment, issued_ruling, kept_case, person
from bot.storage.people import IssuedRuling, KeptCase, KeptPerson
from dialogues import kept, pages
from dialogues.pages.asking import SureChange
from dialogues.pages.case import Answers, Pick
from dialogues.screens import plain
from dialogues.state import Conversation, OpenCase
from locales import locale
from tests.campaign import CAMPAIGN, ENGINES
from tests.fakes import postgres

FOLDER = Path(__file__).parent / "filled"
FILLED = sorted(file.stem for file in FOLDER.glob("*.sql"))


def test_there_is_one_of_every_schema() -> None:
    """A new migration comes with what the program before it kept: scripts/filled-database."""
    assert {script.revision for script in ScriptDirectory(str(schema.FOLDER)).walk_revisions()} == set(FILLED)


# A schema is migrated on one engine, now on this and now on that; on both in a campaign.
MIGRATED = [
    (engine, name)
    for number, name in enumerate(FILLED)
    for engine in (ENGINES if CAMPAIGN else (ENGINES[number % len(ENGINES)],))
]


@pytest.fixture(scope="module", params=MIGRATED, ids="-".join)
def migrated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A filled database of a schema, migrated once for all tests: an SQLite file, or a database of that name."""
    engine, name = request.param
    file = tmp_path_factory.mktemp("filled") / f"filled_{name}"
    with closing(sqlite3.connect(file)) as opened:
        opened.executescript((FOLDER / f"{name}.sql").read_text("utf-8"))
    if engine == "sqlite":
        asyncio.run(migrate(f"sqlite:///{file}"))
        yield engine, file
        return
    server: postgres.Server = request.getfixturevalue("server")
    with server.copy("template1", file.name) as url:
        asyncio.run(migrate(url, name, file))
        yield engine, file


async def migrate(url: str, schema_then: str = "", file: Path | None = None) -> None:
    """Migrate a database; where it is empty, as it would be with the rows of an SQLite file of that schema."""
    database = await Database.open(url)
    try:
        if file is not None:
            async with database.migrating() as connection:
                await connection.run_sync(lambda c: command.upgrade(schema.config(c), schema_then))
                await connection.run_sync(copy_rows, file)
        await database.migrate()
    finally:
        await database.close()


@pytest.fixture
def copied(request: pytest.FixtureRequest, migrated: tuple[str, Path], tmp_path: Path) -> Iterator[str]:
    """The address of a copy of it."""
    engine, file = migrated
    if engine == "sqlite":
        yield f"sqlite:///{shutil.copy(file, tmp_path)}"
        return
    server: postgres.Server = request.getfixturevalue("server")
    with server.copy(file.name, f"{file.name}_copy") as url:
        yield url


@pytest_asyncio.fixture
async def filled(copied: str) -> AsyncIterator[Database]:
    """It, opened."""
    database = await Database.open(copied)
    yield database
    await database.close()


def copy_rows(connection: Connection, file: Path) -> None:
    """Put the rows of an SQLite file into tables of the same schema on PostgreSQL."""
    there, here = MetaData(), MetaData()
    engine = create_engine(f"sqlite:///{file}")
    there.reflect(engine)
    here.reflect(connection)
    with engine.connect() as source:
        for table in (table for table in here.sorted_tables if table.name != "alembic_version"):
            rows = [dict(row) for row in source.execute(select(there.tables[table.name])).mappings()]
            for row in rows:
                row.update(
                    {
                        name: Moment().process_result_value(value, connection.dialect)
                        for name, value in row.items()
                        if name.endswith("_at")
                    }
                )
            if rows:
                connection.execute(table.insert(), rows)
            if "id" in table.c:
                wanted = f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) FROM {table.name}"
                connection.execute(text(wanted))
    engine.dispose()


async def everything(database: Database) -> tuple[list[KeptPerson], list[KeptCase], list[IssuedRuling]]:
    """Every person, every case that is not closed, and every ruling of theirs that stands."""
    async with database.reading() as connection:

        async def rows(table: Table, *where: ColumnElement[bool]) -> Sequence[RowMapping]:
            return (await connection.execute(select(table).where(*where).order_by(table.c.id))).mappings().all()

        cases = [KeptCase(**row) for row in await rows(kept_case, kept_case.c.page != CLOSED)]
        rulings = [IssuedRuling(**row) for row in await rows(issued_ruling, issued_ruling.c.withdrawn_at.is_(None))]
        of = {case.id for case in cases}
        people_ = [KeptPerson(**row) for row in await rows(person)]
    return people_, cases, [ruling for ruling in rulings if ruling.case_id in of]


def opened(case: KeptCase) -> OpenCase:
    """A case as it is read."""
    return kept.load_case(case.edition, case.segments, case.profile, case.number, case.label, case.page)


@pytest.mark.long
async def test_every_case_takes_its_next_answer(filled: Database) -> None:
    """The next tap on what was shown last counts, whatever was asked, read or changed just then."""
    desk = Desk(filled)
    people_, cases, _ = await everything(filled)
    assert len(cases) >= 6
    of = {each.id: each for each in people_}
    for before in cases:
        who = of[before.person_id]
        case = opened(before)
        screen = pages.show(Conversation(cases=(case,), current=case.number))
        tapped = screen.choices[0].id if screen.choices else "/back"
        sender = Sender(who.channel, who.external)
        shown = await desk.tap(sender, before.number, before.revision, tapped, before.live or "elsewhere")
        told = locale(shown.language).text
        assert told("outdated") not in shown.notice
        assert told("error-not-an-answer") not in shown.notice
        async with filled.reading() as connection:
            after = await people.read_case(connection, who.id, before.number)
        assert after is not None
        assert after.revision > before.revision
        if screen.question and screen.choices:
            in_part = isinstance(case.page, Pick | Answers) or after.page.startswith(
                SureChange.name
            )  # or it is asked first
            changed = "page" if in_part else "segments"
            assert getattr(after, changed) != getattr(before, changed), "what is asked has its answer, or a part of it"


@pytest.mark.long
async def test_what_is_open_is_listed(filled: Database) -> None:
    """Everybody finds their open cases, and goes on in each."""
    desk = Desk(filled)
    people_, cases, _ = await everything(filled)
    for who in people_:
        sender = Sender(who.channel, who.external)
        mine = {case.number: case for case in cases if case.person_id == who.id and case.open}
        if who.role != "director":
            assert not mine
            continue
        for number, case in mine.items():
            listed = await said(desk, sender, "/open")
            assert listed.screen is not None
            cases_listed = [choice.id for choice in listed.screen.choices if choice.id.isdecimal()]
            assert cases_listed == [str(each) for each in sorted(mine, reverse=True)]
            shown = await desk.tap(sender, listed.number, listed.revision, str(number), "elsewhere")
            assert shown.screen is not None
            assert shown.number == number
            assert shown.notice == locale(shown.language).text("resumed")
            assert case.label in shown.screen.title


async def test_a_ruling_stays_as_it_was_issued(filled: Database) -> None:
    """Whoever taps its message sees it again, word for word."""
    desk = Desk(filled)
    people_, cases, rulings = await everything(filled)
    assert rulings
    for ruling in rulings:
        case = next(case for case in cases if case.id == ruling.case_id)
        who = next(each for each in people_ if each.id == case.person_id)
        assert ruling.message is not None
        shown = await desk.tap(Sender(who.channel, who.external), case.number, 0, "", ruling.message)
        assert [plain(again.screen) for again in shown.rulings if again.id == ruling.id] == [ruling.text]
    assert (await everything(filled))[2] == rulings


async def test_whatever_was_shown_at_home_goes_on(filled: Database) -> None:
    """A door of the menu, who somebody is, what a player reads: the next tap leads on, and nobody loses an edition."""
    desk = Desk(filled)
    people_, _, _ = await everything(filled)
    assert {each.edition for each in people_ if each.external == "1004"} == {"2007"}, "chosen, under settings of 2017"
    assert {each.edition for each in people_ if each.external == "1001"} == {None}
    assert {each.profile for each in people_} == {people.SETTINGS}
    for who in people_:
        if who.current is not None:
            continue
        shown = await said(desk, Sender(who.channel, who.external), "")
        assert shown.screen is not None
        ids = [choice.id for choice in shown.screen.choices] or ["/back"]
        # What is not on the first page of the menu was behind the door that was open.
        tapped = "disputed_tricks" if who.page == "more tricks" else ids[0]
        assert tapped in ids
        shown = await desk.tap(Sender(who.channel, who.external), shown.number, shown.revision, tapped, "elsewhere")
        assert locale(shown.language).text("error-not-an-answer") not in shown.notice


async def test_results_stay_as_they_were_kept(filled: Database) -> None:
    """Who comes where, what was changed and what of it is undone; a program before 12 had kept none."""
    async with filled.reading() as connection:
        held = await results.read(connection, 1)
        looked_at = [await results.draft(connection, who.id) for who in (await everything(filled))[0]]
    if held is None:
        assert not any(looked_at)
        return
    assert [type(made.change).__name__ for made in held.journal if not made.undone] == ["LeftOut"]
    assert [type(made.change).__name__ for made in held.journal if made.undone] == ["Penalized"]
    placed = [(row.written, row.who.number, row.boards) for row in held.computed.rankings[0].rows]
    assert placed == [("1", "4", 1), ("2", "1", 2), ("3", "3", 2), ("4", "2", 1)]
    assert [each.sheet for each in looked_at if each] == [held.entered]


async def said(desk: Desk, sender: Sender, line: str) -> Shown:
    """What somebody is shown who types a line."""
    shown = await desk.say(sender, line)
    assert shown is not None
    return shown
