"""Opening, transactions, and what happens when the database does not answer."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import event, text

from bot.storage import people
from bot.storage.database import Database
from bot.storage.errors import Overtaken, StorageError
from bot.storage.people import SETTINGS, KeptPerson
from bot.storage.writer import Writer
from tests.fakes import postgres

NOW = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
NINA = KeptPerson("telegram", "77", None, SETTINGS, NOW, NOW)


@pytest_asyncio.fixture
async def file(tmp_path: Path, migrated_file: Path) -> AsyncIterator[Database]:
    """A migrated SQLite file without rows."""
    copy = tmp_path / "kept.sqlite3"
    copy.write_bytes(migrated_file.read_bytes())
    opened = await Database.open(f"sqlite:///{copy}")
    yield opened
    await opened.close()


async def test_settings_of_sqlite(tmp_path: Path) -> None:
    """A write survives a power cut, a row cannot lose its parent, and nobody else may read the file."""
    file = tmp_path / "new" / "folder" / "kept.sqlite3"
    database = await Database.open(f"sqlite:///{file}")
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    for transaction in (database.writing, database.reading):
        async with transaction() as connection:
            read = {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in wanted}
            assert read == wanted
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await database.close()


async def test_reading_does_not_write(database: Database) -> None:
    """A write where only reading was announced is an error, not something that is lost later."""
    with pytest.raises(Exception, match=r"readonly|read-only"):
        async with database.reading() as connection:
            await people.add_person(connection, NINA)


async def test_reading_does_not_wait_for_a_writer(database: Database) -> None:
    """While somebody writes, others read what was before."""
    async with database.writing() as writing:
        await people.add_person(writing, NINA)
        async with asyncio.timeout(2), database.reading() as reading:
            assert await people.read_person(reading, "telegram", "77") is None
    async with database.reading() as reading:
        assert await people.read_person(reading, "telegram", "77") is not None


async def test_snapshot(database: Database) -> None:
    """In a snapshot everything is read as it stood at the first look."""
    async with database.snapshot() as snapshot:
        assert await people.read_person(snapshot, "telegram", "77") is None
        async with database.writing() as writing:
            await people.add_person(writing, NINA)
        assert await people.read_person(snapshot, "telegram", "77") is None


async def test_fifty_writers(database: Database) -> None:
    """Fifty tasks that write at once all succeed."""

    async def write(number: int) -> None:
        async with database.writing() as connection:
            added = await people.add_person(connection, replace(NINA, external=str(number)))
            await people.write_person(connection, replace(added, page="home"), 1)

    await asyncio.gather(*(write(number) for number in range(50)))
    async with database.reading() as connection:
        for number in range(50):
            kept = await people.read_person(connection, "telegram", str(number))
            assert kept is not None
            assert (kept.revision, kept.page) == (2, "home")


async def test_one_of_many_writers_fails(database: Database) -> None:
    """What one of fifty writes is undone where it fails; what the others write at the same time is kept."""

    async def write(number: int) -> None:
        async with database.writing() as connection:
            await people.add_person(connection, replace(NINA, external=str(number)))
            if number % 7 == 3:
                raise LookupError(number)

    told = await asyncio.gather(*(write(number) for number in range(50)), return_exceptions=True)
    async with database.reading() as connection:
        for number in range(50):
            kept = await people.read_person(connection, "telegram", str(number))
            failed = isinstance(told[number], LookupError)
            assert failed == (number % 7 == 3)
            assert (kept is None) == failed


async def test_those_who_wait_are_written_together(file: Database) -> None:
    """Fifty that come at the same time reach the disk in a few writes, not in fifty; and alone nobody waits."""
    commits: list[int] = []
    assert isinstance(file._writer, Writer)
    event.listen(file._writer._engine, "commit", lambda connection: commits.append(1))

    async def write(number: int) -> None:
        async with file.writing() as connection:
            await people.add_person(connection, replace(NINA, external=str(number)))

    await write(99)
    assert len(commits) == 1
    await asyncio.gather(*(write(number) for number in range(50)))
    assert len(commits) <= 3


async def test_a_transaction_that_sqlite_ends_by_itself(file: Database) -> None:
    """Where the disk is full all that was to be written with it is lost, and everybody is told so; then it goes on."""

    async def write(number: int) -> None:
        async with file.writing() as connection:
            await people.add_person(connection, replace(NINA, external=str(number)))
            if number == 2:
                await connection.execute(text("ROLLBACK"))

    told = await asyncio.gather(*(write(number) for number in range(5)), return_exceptions=True)
    assert [type(error) for error in told] == [StorageError] * 5
    await write(6)
    async with file.reading() as connection:
        kept = [await people.read_person(connection, "telegram", str(number)) is not None for number in range(7)]
    assert kept == [False] * 6 + [True]


async def test_writers_of_two_programs(url: str) -> None:
    """Two connected programs write the same rows; none fails but by having been overtaken."""
    first, second = await Database.open(url), await Database.open(url)
    async with first.writing() as connection:
        await people.add_person(connection, NINA)
    won = 0

    async def write(database: Database) -> None:
        nonlocal won
        for _ in range(15):
            try:
                async with database.writing() as connection:
                    seen = await people.read_person(connection, "telegram", "77")
                    assert seen is not None
                    await people.write_person(connection, seen, seen.revision)
                won += 1
            except Overtaken:
                pass

    await asyncio.gather(write(first), write(second), write(first), write(second))
    async with second.reading() as connection:
        kept = await people.read_person(connection, "telegram", "77")
    assert kept is not None
    assert kept.revision == won + 1
    await first.close()
    await second.close()


async def test_cancelled_writers_leave_nothing_behind(database: Database) -> None:
    """A task cancelled in the middle of a transaction writes nothing of it and holds up nobody."""
    chance = random.Random(5)
    told: list[object] = []

    async def write(number: int) -> None:
        async with database.writing() as connection:
            added = await people.add_person(connection, replace(NINA, external=str(number)))
            await people.add_person(connection, replace(NINA, channel="discord", external=str(number)))
            await people.write_person(connection, added, 1)

    for number in range(40):
        task = asyncio.create_task(write(number))
        await asyncio.sleep(chance.random() * 0.008)
        task.cancel()
        # Whoever keeps the error keeps the unfinished statement with it.
        told += await asyncio.gather(task, return_exceptions=True)
    async with asyncio.timeout(3):
        await write(100)
    async with database.reading() as connection:
        for number in range(40):
            one = await people.read_person(connection, "telegram", str(number))
            other = await people.read_person(connection, "discord", str(number))
            assert (one is None) == (other is None)
            assert one is None or one.revision == 2


async def test_another_program_holds_the_file(
    tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that another program keeps locked is told, after waiting; afterwards all goes on."""
    file = tmp_path / "held.sqlite3"
    file.write_bytes(migrated_file.read_bytes())
    database = await Database.open(f"sqlite:///{file}")
    async with database.writing() as connection:
        await connection.execute(text("PRAGMA busy_timeout = 50"))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match=r"held\.sqlite3: database is locked"):
            async with database.writing():
                pass
        other.execute("ROLLBACK")
    async with database.writing() as connection:
        await people.add_person(connection, NINA)
    await database.close()


async def test_whoever_begins_is_cancelled(file: Database) -> None:
    """Of those who write together the first is cancelled before it has begun: the others are written all the same."""

    async def write(number: int) -> None:
        async with file.writing() as connection:
            await people.add_person(connection, replace(NINA, external=str(number)))

    tasks = [asyncio.create_task(write(number)) for number in range(5)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(told[0], asyncio.CancelledError)
    assert told[1:] == [None] * 4
    async with file.reading() as connection:
        kept = [await people.read_person(connection, "telegram", str(number)) is not None for number in range(5)]
    assert kept == [False] + [True] * 4


@pytest.mark.parametrize(
    "url",
    [
        "mysql://nina:secret@localhost/x",
        "nonsense secret",
        "",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql://nina:secret@host:port/x",
    ],
)
async def test_addresses_not_understood(url: str) -> None:
    """A wrong address is told with what a right one looks like, and without its password."""
    with pytest.raises(StorageError, match="sqlite:///FILE") as told:
        await Database.open(url)
    assert "secret" not in str(told.value)


async def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    """A folder in place of a file, a file in place of a folder, a file of something else: each is told by name."""
    (tmp_path / "text").write_text("no database " * 100)
    for path in (tmp_path, tmp_path / "text" / "below", tmp_path / "text"):
        with pytest.raises(StorageError, match=str(path)):
            await Database.open(f"sqlite:///{path}")


async def test_server_not_there() -> None:
    """A server that does not answer is told with its place, and without the password."""
    with pytest.raises(StorageError, match=r"cannot reach the PostgreSQL database club at 127\.0\.0\.1:1") as told:
        await Database.open("postgresql://nina:secret@127.0.0.1:1/club?password=secret")
    assert "secret" not in str(told.value)


async def test_database_not_there(server: postgres.Server) -> None:
    """A database that the server does not have is told; so is a user."""
    with pytest.raises(StorageError, match='"nowhere" does not exist'):
        await Database.open(server.url("nowhere"))
    with pytest.raises(StorageError, match='"nina" does not exist') as told:
        await Database.open(server.url("postgres").replace("postgres@", "nina:secret@"))
    assert "secret" not in str(told.value)


async def test_connections_lost(server: postgres.Server) -> None:
    """Connections that the server ended are replaced; a transaction that loses its own says so."""
    await asyncio.to_thread(server.run, "CREATE DATABASE lost TEMPLATE template_migrated")
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'lost'"
    database = await Database.open(server.url("lost"))
    await asyncio.to_thread(server.run, end)
    async with database.writing() as connection:
        await people.add_person(connection, NINA)

    async def write() -> None:
        async with database.writing() as connection:
            await asyncio.to_thread(server.run, end)
            await people.add_person(connection, replace(NINA, external="78"))

    with pytest.raises(StorageError, match="cannot use the PostgreSQL database lost"):
        await write()
    async with database.reading() as connection:
        assert await people.read_person(connection, "telegram", "78") is None
    await database.close()


async def test_errors_of_the_caller_pass(database: Database) -> None:
    """What the block itself raises is not taken for a failure of the database."""
    with pytest.raises(ConnectionResetError):
        async with database.writing():
            raise ConnectionResetError
