"""Opening, transactions, and what happens when the database does not answer."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import stat
import time
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import event, text

from bot.storage import database as databases
from bot.storage import people, schema, writer
from bot.storage.database import Database
from bot.storage.errors import NotNow, Overtaken, StorageError, Unusable
from bot.storage.people import SETTINGS, KeptPerson
from bot.storage.writer import Writer
from tests.fakes import postgres

NOW = datetime(2026, 3, 1, 19, 30, tzinfo=UTC)
NINA = KeptPerson("telegram", "77", None, SETTINGS, NOW, NOW)


async def test_settings_of_sqlite(tmp_path: Path) -> None:
    """A write survives a power cut, a row cannot lose its parent, and nobody else may read the file."""
    file = tmp_path / "new" / "folder" / "kept.sqlite3"
    database = await Database.open(f"sqlite:///{file}")
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
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
    monkeypatch.setattr(writer, "PATIENCE", 0.05)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match=r"held\.sqlite3: database is locked"):
            async with database.writing():
                pass
        other.execute("ROLLBACK")
    async with database.writing() as connection:
        await people.add_person(connection, NINA)
    await database.close()


async def test_those_who_wait_for_a_lock_wait_at_the_same_time(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four who come together while another program holds what they need are told together, and not one by one."""
    monkeypatch.setattr(writer, "PATIENCE", 1.0)
    monkeypatch.setattr(databases, "PATIENCE", 1.0)
    waiting = await Database.open(url)
    took: list[float] = []

    async def write() -> None:
        began = time.monotonic()
        with pytest.raises(StorageError, match="lock"):
            async with waiting.writing() as connection:
                await people.write_person(connection, kept, 1)
        took.append(time.monotonic() - began)

    async with database.writing() as connection:
        kept = await people.add_person(connection, NINA)
    async with database.writing() as connection:
        await people.write_person(connection, kept, 1)
        await asyncio.gather(*(write() for _ in range(4)))
    assert len(took) == 4
    assert max(took) < 2.5
    async with waiting.writing() as connection:
        await people.write_person(connection, kept, 2)
    await waiting.close()


async def test_whoever_comes_later_waits_as_long(tmp_path: Path, file: Database) -> None:
    """A lock that is let go of after the first have given up still serves who came after them."""
    with closing(sqlite3.connect(tmp_path / "kept.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        async def write(number: int) -> None:
            async with file.writing() as connection:
                await people.add_person(connection, replace(NINA, external=str(number)))

        with pytest.MonkeyPatch.context() as impatient:
            impatient.setattr(writer, "PATIENCE", 0.3)
            early = asyncio.create_task(write(1))
            await asyncio.sleep(0.1)
        late = asyncio.create_task(write(2))
        with pytest.raises(StorageError, match="locked"):
            await early
        other.execute("ROLLBACK")
        await late


async def test_a_file_that_is_taken_away(tmp_path: Path, file: Database) -> None:
    """A file deleted, moved or replaced under a running program takes nothing more; none is made in its place."""
    name = tmp_path / "kept.sqlite3"
    async with file.writing() as connection:
        await people.add_person(connection, NINA)
    name.rename(tmp_path / "elsewhere")
    refused = pytest.raises(StorageError, match=r"kept\.sqlite3 has been deleted, moved or replaced")
    with refused:
        async with file.writing():
            pass
    assert not name.exists()
    name.write_bytes((tmp_path / "elsewhere").read_bytes())
    with refused:
        async with file.writing():
            pass
    (tmp_path / "elsewhere").rename(name)
    async with file.writing() as connection:
        await people.add_person(connection, replace(NINA, external="78"))


async def test_a_file_that_is_gone_is_not_made_by_who_reads(tmp_path: Path, file: Database) -> None:
    """Where the file is gone, a new connection says so; a new file would be empty, and look like one without people."""
    (tmp_path / "kept.sqlite3").unlink()
    async with file.reading():
        with pytest.raises(StorageError, match="unable to open"):
            async with file.reading():
                pass
    assert not (tmp_path / "kept.sqlite3").exists()


@pytest.mark.parametrize("name", ["a?b#c%41&d", "with space", "ένα", "-"])
async def test_names_of_files(tmp_path: Path, name: str) -> None:
    """Whatever a file is called, it is that file."""
    database = await Database.open(f"sqlite:///{tmp_path}/{quoted(name)}")
    await database.migrate()
    await database.close()
    assert [found.name for found in tmp_path.iterdir()] == [name]


def quoted(name: str) -> str:
    """A name as it must stand in an address."""
    return name.replace("%", "%25").replace("?", "%3F")


async def test_only_looked_at(empty_url: str, tmp_path: Path) -> None:
    """Opened to be read, nothing is made: no file, and nothing in it."""
    if empty_url.startswith("sqlite"):
        with pytest.raises(StorageError, match="no such file"):
            await Database.open(empty_url, make=False)
        assert not list(tmp_path.iterdir())
        (tmp_path / Path(empty_url).name).touch()
    database = await Database.open(empty_url, make=False)
    async with database.reading() as connection:
        assert await connection.run_sync(schema.known, database.name) is None
    await database.close()
    if empty_url.startswith("sqlite"):
        assert [file.stat().st_size for file in tmp_path.iterdir()] == [0]


async def test_closed_while_somebody_reads(url: str) -> None:
    """What they have open is closed with the rest: nothing warns of it when it is collected."""
    opened = await Database.open(url)
    with suppress(NotNow):
        async with opened.reading() as connection:
            await connection.execute(text("SELECT 1"))
            await opened.close()
    del opened, connection
    gc.collect()


@pytest.mark.long
async def test_whoever_reads_is_cancelled(url: str) -> None:
    """At whatever moment: nothing stays open when the database is closed."""

    async def read() -> None:
        while True:
            async with opened.reading() as connection:
                await connection.execute(text("SELECT 1"))

    for moment in range(30):
        opened = await Database.open(url)
        readers = [asyncio.create_task(read()) for _ in range(3)]
        await asyncio.sleep(moment / 3000)
        for reader in readers:
            reader.cancel()
        await asyncio.wait(readers)
        await opened.close()
        del readers, reader
        gc.collect()


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
        "postgresql://nina:secret@host:99999999/x",
        "postgresql://nina:secret@host/x?port=99999999",
        "postgresql://nina:secret@/x?host=127.0.0.1:99999999",
        "postgresql://nina:secret@host:0/x",
    ],
)
async def test_addresses_not_understood(url: str) -> None:
    """A wrong address is told with what a right one looks like, and without its password."""
    with pytest.raises(Unusable, match=r"sqlite:///FILE|the port of the database") as told:
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
