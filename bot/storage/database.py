"""The database: opened by URL, brought up to date, written in one transaction at a time where it is SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote
from weakref import WeakSet

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage.errors import NotNow, Overtaken, StorageError, Unusable, first_line
from bot.storage.writer import PATIENCE, Transaction, Writer
from rules.lawbook import LAWS_2017

# Two programs that start at once: the second waits until the first has migrated.
MIGRATING = 0x5EA7_0005

# Seconds for which the second waits.
MIGRATED_WITHIN = 60.0

HIGHEST_PORT = 65535

# What PostgreSQL calls a transaction that lost against another one, and may simply be tried again.
LOST = {"40001", "40P01"}

# Its classes of errors that are about a wrong value or statement, and so for the programmer.
OURS = {"22", "23", "42"}

# And those that pass: of its connection, its resources, its locks, its operator and its system.
NOT_NOW = {"08", "53", "55", "57", "58"}

# What SQLite calls a file that another program holds, and a disk that fails or is full.
SQLITE_NOT_NOW = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}


class _File(sqlite3.Connection):
    """A connection to an SQLite file that is there; what is written survives a power cut, what is deleted is gone."""

    settings: tuple[str, ...] = (
        f"busy_timeout = {1000 * PATIENCE:.0f}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
    )

    def __init__(self, file: str | os.PathLike[str], *args: Any, **kwargs: Any):
        # Opened by its bare name, a file that has been taken away would be made anew, and empty.
        super().__init__(f"file:{quote(os.path.abspath(file))}?mode=rw", *args, **{**kwargs, "uri": True})
        for setting in self.settings:
            self.execute(f"PRAGMA {setting}")

    def close(self) -> None:
        """Undo what is not committed, then close.

        A task cancelled in the middle of a statement leaves it unfinished, and with it SQLite would keep the closed
        connection, its transaction and its lock until the statement is collected as garbage.
        """
        with contextlib.suppress(sqlite3.Error):
            self.rollback()
        super().close()


class _FileRead(_File):
    settings = (*_File.settings, "query_only = ON")


class _FileMigrated(_File):
    # SQLite changes a table by making it anew and dropping the old one, which would delete all that refers to it.
    settings = (*_File.settings, "foreign_keys = OFF")


class _FileLooked(_File):
    # Nothing of the file is changed, not even how it is written.
    settings = (f"busy_timeout = {1000 * PATIENCE:.0f}", "query_only = ON")


class Database:
    """One database, SQLite or PostgreSQL; `await Database.open(url)` makes one that answers."""

    def __init__(self, url: str, make: bool = True):
        """url: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; make: as in `open`.

        Raises Unusable if it is neither.
        """
        self._url = _understood(url)
        self.name = _named(self._url)
        self._sqlite = self._url.get_backend_name() == "sqlite"
        self.file = Path(self._url.database or "") if self._sqlite else None
        self._writer: Writer | AsyncEngine
        self._connections: WeakSet[Any] = WeakSet()
        self._opened: tuple[int, int] | None = None
        self.unerased = False
        self._erasing = asyncio.Lock()
        self._erase_from = 0.0
        try:
            if self._sqlite:
                self._writer = Writer(_writing_engine(self._url), self._refuse_another_file)
                self._reader = self._sqlite_engine("DEFERRED", _FileRead if make else _FileLooked)
            else:
                self._writer = create_async_engine(
                    self._url, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": 10}
                )
                event.listen(self._writer.sync_engine, "connect", _waits_for_locks)
                event.listen(self._writer.sync_engine, "connect", self._connected_to)
                self._reader = self._writer.execution_options(postgresql_readonly=True)
        except ModuleNotFoundError as error:
            raise Unusable(f"PostgreSQL needs {error.name}: pip install 'fifth-seat[postgres]'") from None

    @classmethod
    async def open(cls, url: str, make: bool = True) -> Self:
        """The database at this address. Raises StorageError if it cannot be used.

        make: SQLite's folder and file, where they are not there; without it, only to read what there is.
        """
        database = cls(url, make)
        if database._sqlite:
            await asyncio.to_thread(database._make_file if make else database._look_at_file)
        try:
            async with database.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Let go of every connection, also of what somebody was using who has been cancelled."""
        await self._reader.dispose()
        await (self._writer.close() if isinstance(self._writer, Writer) else self._writer.dispose())
        # What was out while the pools were emptied would stay open until it is collected as garbage.
        for connection in tuple(self._connections):
            await _ended(connection)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """One transaction: on disk when the block ends, undone where it raises.

        Raises Overtaken where another transaction was faster, StorageError where the database does not answer.
        """
        if isinstance(self._writer, Writer):
            with self._told():
                async with self._writer.transaction() as part:
                    yield part
        else:
            async with self._transaction(self._writer) as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that only reads; it never waits for a writer. Raises StorageError."""
        async with self._transaction(self._reader) as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Like `reading`, and everything is read as it stood at one moment. Raises StorageError."""
        reader = self._reader if self._sqlite else self._reader.execution_options(isolation_level="REPEATABLE READ")
        async with self._transaction(reader) as connection:
            yield connection

    async def migrate(self, edition: str = LAWS_2017.id) -> None:
        """Bring an empty or older database to the tables of this program. Raises StorageError if it is newer.

        edition: that of the settings, which people have followed who had no other.
        """
        from bot.storage.schema import upgrade

        try:
            async with self.migrating() as connection:
                await connection.run_sync(upgrade, self.name, edition)
        except DBAPIError as error:
            raise StorageError(f"cannot make the tables of {self.name}: {first_line(error.orig)}") from error

    async def answers(self) -> None:
        """Raises StorageError where it cannot be read, or the file is not the one that was opened."""
        if self._sqlite:
            self._refuse_another_file()
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def erase(self) -> bool:
        """Leave nothing of what has been deleted in SQLite's files; False where that must be done later.

        On PostgreSQL the server sees to it, when it vacuums. Raises StorageError.
        """
        if not self._sqlite:
            self.unerased = False
            return True
        async with self._erasing:
            self.unerased = True
            if time.monotonic() < self._erase_from:
                return False
            began = time.monotonic()
            done = await asyncio.to_thread(self._erase)
            # Others wait meanwhile: however often somebody asks for it, it takes no more than a hundredth of the time.
            self._erase_from = time.monotonic() + 100 * (time.monotonic() - began)
            self.unerased = not done
            return done

    def _erase(self) -> bool:
        """Write the file anew, and let the one beside it that led to it be empty; False where a reader is in the way.

        That what is deleted is overwritten is not enough: of a row that SQLite has moved, the old place is not.
        """
        assert self.file is not None
        try:
            with contextlib.closing(sqlite3.connect(self.file, factory=_File, isolation_level=None)) as opened:
                opened.execute("VACUUM")
                (busy, *_) = opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.Error as error:
            raise StorageError(f"cannot use {self.name}: {error}") from error
        return not busy

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, alone in the whole database, in which tables may be made and changed."""
        if isinstance(self._writer, Writer):
            engine = self._sqlite_engine("IMMEDIATE", _FileMigrated, poolclass=NullPool)
            try:
                with self._told():
                    async with engine.begin() as connection:
                        yield connection
                        await connection.run_sync(_refuse_orphans)
            finally:
                await engine.dispose()
        else:
            with self._told():
                async with self._writer.begin() as connection:
                    await connection.execute(text(f"SET LOCAL lock_timeout = {1000 * MIGRATED_WITHIN:.0f}"))
                    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
                    yield connection

    @asynccontextmanager
    async def _transaction(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        with self._told():
            connection = engine.connect()
            await self._connected(connection)
            try:
                async with connection.begin():
                    yield connection
            finally:
                await asyncio.shield(connection.close())

    async def _connected(self, connection: AsyncConnection) -> None:
        """Connect, apart from the rest: an OSError here is the database's, one in the caller's block is not."""
        try:
            await connection
        except (DBAPIError, PoolTimeout):
            raise
        except OSError as error:
            raise NotNow(f"cannot reach {self.name}: {first_line(error)}") from error
        except (OverflowError, TypeError, ValueError) as error:
            # The driver's words on an option of the address that it does not know.
            raise StorageError(f"cannot use {self.name}: {first_line(error)}") from error

    @contextmanager
    def _told(self) -> Iterator[None]:
        """The errors of the database in our words."""
        try:
            yield
        except PoolTimeout as error:
            raise NotNow(f"{self.name} is too busy: no connection became free") from error
        except sqlite3.Error as error:  # what is said to the file without SQLAlchemy
            raise (NotNow if _passes(error) else StorageError)(f"cannot use {self.name}: {error}") from error
        except DBAPIError as error:
            code: str | None = getattr(error.orig, "sqlstate", None)
            if code in LOST:
                raise Overtaken(f"another transaction on {self.name} was faster") from error
            told_by_sqlite = self._sqlite and isinstance(error, OperationalError | InterfaceError)
            told_by_server = code is not None and code[:2] not in OURS
            if error.connection_invalidated or told_by_sqlite or told_by_server or type(error) is DatabaseError:
                passing = error.connection_invalidated or _passes(error.orig)
                raise (NotNow if passing else StorageError)(
                    f"cannot use {self.name}: {first_line(error.orig)}"
                ) from error
            raise

    def _sqlite_engine(self, begin: str, factory: type[_File], **pool: Any) -> AsyncEngine:
        options = {"isolation_level": None, "factory": factory}
        engine = create_async_engine(self._url, hide_parameters=True, connect_args=options, **pool)
        _begins(engine.sync_engine, begin)
        event.listen(engine.sync_engine, "connect", self._connected_to)
        return engine

    def _connected_to(self, connection: Any, record: object) -> None:
        self._connections.add(connection.driver_connection)

    def _make_file(self) -> None:
        """Make the file, readable by its owner only: it holds what was said at the table. Raises StorageError."""
        assert self.file is not None
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.touch(mode=0o600)
        except OSError as error:
            raise StorageError(f"cannot open {self.name}: {error.strerror or error}") from error
        self._open_once(_File)

    def _look_at_file(self) -> None:
        """Raises StorageError where there is no file, or it is none of SQLite's."""
        if self._which_file() is None:
            raise StorageError(f"cannot open {self.name}: there is no such file")
        self._open_once(_FileLooked)

    def _open_once(self, factory: type[_File]) -> None:
        """Open the file without aiosqlite, which leaves a thread behind where that fails. Raises StorageError."""
        assert self.file is not None
        try:
            with contextlib.closing(sqlite3.connect(self.file, factory=factory)) as opened:
                opened.execute("SELECT count(*) FROM sqlite_schema")
        except sqlite3.Error as error:
            raise (NotNow if _passes(error) else StorageError)(f"cannot open {self.name}: {error}") from error
        self._opened = self._which_file()

    def _refuse_another_file(self) -> None:
        """What is written to a file that has been taken away would be lost when it is closed. Raises StorageError."""
        if self._which_file() != self._opened:
            raise StorageError(
                f"{self.name} has been deleted, moved or replaced while it was in use: nothing is written any more. "
                "Stop the bot, put the file back or restore a backup, and start it again"
            )

    def _which_file(self) -> tuple[int, int] | None:
        """Which file has the name now: its disk, and its number there."""
        assert self.file is not None
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _passes(error: BaseException | None) -> bool:
    """Whether what a driver says may be otherwise later."""
    if isinstance(error, sqlite3.Error):
        return (
            getattr(error, "sqlite_errorcode", 0) & 0xFF in SQLITE_NOT_NOW
        )  # its lower half, of what it says in detail
    return (getattr(error, "sqlstate", None) or "")[:2] in NOT_NOW


def _understood(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The address is not repeated: it may hold a password.
        raise Unusable("the database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    if parsed.drivername in {"sqlite", "sqlite+aiosqlite"}:
        if not parsed.database or parsed.database.startswith((":memory:", "file:")):
            raise Unusable("the SQLite database must be a file: sqlite:///FILE")
        return parsed.set(drivername="sqlite+aiosqlite")
    if parsed.drivername in {"postgresql", "postgres", "postgresql+asyncpg"}:
        if any(not 1 <= port <= HIGHEST_PORT for port in _ports(parsed)):
            raise Unusable(f"the port of the database must be a number from 1 to {HIGHEST_PORT}")
        return _ssl_named(parsed.set(drivername="postgresql+asyncpg"))
    raise Unusable(
        f"the database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {parsed.drivername}"
    )


def _ports(url: URL) -> Iterator[int]:
    """Every port that the address names, wherever it may stand."""
    if url.port is not None:
        yield url.port
    for name, pattern in (("port", r"\d+"), ("host", r"(?<=:)\d+$")):
        for written in url.normalized_query.get(name, ()):
            yield from (int(port) for part in written.split(",") for port in re.findall(pattern, part))


def _ssl_named(url: URL) -> URL:
    """Providers write `?sslmode=require` for PostgreSQL's own client; asyncpg calls it `ssl`."""
    if "sslmode" not in url.query:
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": url.query["sslmode"]})


def _named(url: URL) -> str:
    """What a message calls the database: neither user nor password, also where they stand in the query."""
    if url.get_backend_name() == "sqlite":
        return f"the database {url.database}"
    place = f"{url.host or 'localhost'}:{url.port or 5432}"
    return f"the PostgreSQL database {url.database or ''} at {place}".replace("  ", " ")


def _waits_for_locks(connection: Any, record: object) -> None:
    """Whoever waits on PostgreSQL for what another program holds waits no longer than on SQLite."""
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {1000 * PATIENCE:.0f}")
    cursor.close()
    connection.commit()


async def _ended(connection: Any) -> None:
    """Close what a driver has opened, whoever may be using or closing it; aiosqlite has a thread for each."""
    if isinstance(connection, aiosqlite.Connection):
        connection.stop()
        await asyncio.to_thread(connection._thread.join)
    else:
        connection.terminate()


def _writing_engine(url: URL) -> Engine:
    """The engine of the one writer: its connection is used by a thread and by the loop, never by both at once."""
    options = {"isolation_level": None, "factory": _File, "check_same_thread": False}
    plain = url.set(drivername="sqlite")
    engine = create_engine(plain, hide_parameters=True, connect_args=options, pool_size=1, max_overflow=0)
    _begins(engine, "IMMEDIATE")
    return engine


def _begins(engine: Engine, manner: str) -> None:
    """Let transactions begin where SQLAlchemy says so, in this manner.

    Left to itself, Python's driver begins late and without the lock, and the upgrade fails with "database is locked".
    """

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(f"BEGIN {manner}")

    event.listen(engine, "begin", start)


def _refuse_orphans(connection: Connection) -> None:
    if orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        raise StorageError(f"{len(orphans)} rows refer to rows that are gone, the first in {orphans[0][0]}")
