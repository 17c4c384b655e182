"""The database: opened by URL, brought up to date, written in one transaction at a time where it is SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.storage.errors import Overtaken, StorageError, first_line
from bot.storage.writer import Transaction, Writer
from rules.lawbook import LAWS_2017

# Two programs that start at once: the second waits until the first has migrated.
MIGRATING = 0x5EA7_0005

# What PostgreSQL calls a transaction that lost against another one, and may simply be tried again.
LOST = {"40001", "40P01"}

# Its classes of errors that are about a wrong value or statement, and so for the programmer.
OURS = {"22", "23", "42"}


class _File(sqlite3.Connection):
    """A connection to an SQLite file whose writes survive a power cut."""

    settings: tuple[str, ...] = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
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


class Database:
    """One database, SQLite or PostgreSQL; `await Database.open(url)` makes one that answers."""

    def __init__(self, url: str):
        """url: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`. Raises StorageError if it is neither."""
        self._url = _understood(url)
        self.name = _named(self._url)
        self._sqlite = self._url.get_backend_name() == "sqlite"
        self._writer: Writer | AsyncEngine
        try:
            if self._sqlite:
                self._writer = Writer(_writing_engine(self._url))
                self._reader = _sqlite_engine(self._url, "DEFERRED", _FileRead)
            else:
                self._writer = create_async_engine(
                    self._url, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": 10}
                )
                self._reader = self._writer.execution_options(postgresql_readonly=True)
        except ModuleNotFoundError as error:
            raise StorageError(f"PostgreSQL needs {error.name}: pip install 'fifth-seat[postgres]'") from None

    @classmethod
    async def open(cls, url: str) -> Self:
        """The database at this address; SQLite's folder and file are made. Raises StorageError if it cannot be used."""
        database = cls(url)
        if database._sqlite:
            await asyncio.to_thread(database._make_file)
        try:
            async with database.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Let go of every connection."""
        await self._reader.dispose()
        await (self._writer.close() if isinstance(self._writer, Writer) else self._writer.dispose())

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

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, alone in the whole database, in which tables may be made and changed."""
        if isinstance(self._writer, Writer):
            engine = _sqlite_engine(self._url, "IMMEDIATE", _FileMigrated, poolclass=NullPool)
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
            raise StorageError(f"cannot reach {self.name}: {first_line(error)}") from error
        except (TypeError, ValueError) as error:
            # The driver's words on an option of the address that it does not know.
            raise StorageError(f"cannot use {self.name}: {first_line(error)}") from error

    @contextmanager
    def _told(self) -> Iterator[None]:
        """The errors of the database in our words."""
        try:
            yield
        except PoolTimeout as error:
            raise StorageError(f"{self.name} is too busy: no connection became free") from error
        except DBAPIError as error:
            code: str | None = getattr(error.orig, "sqlstate", None)
            if code in LOST:
                raise Overtaken(f"another transaction on {self.name} was faster") from error
            told_by_sqlite = self._sqlite and isinstance(error, OperationalError | InterfaceError)
            told_by_server = code is not None and code[:2] not in OURS
            if error.connection_invalidated or told_by_sqlite or told_by_server or type(error) is DatabaseError:
                raise StorageError(f"cannot use {self.name}: {first_line(error.orig)}") from error
            raise

    def _make_file(self) -> None:
        """Make the file, readable by its owner only: it holds what was said at the table. Raises StorageError.

        It is opened once without aiosqlite, which leaves a thread behind where that fails.
        """
        file = Path(self._url.database or "")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)
            with contextlib.closing(sqlite3.connect(file, factory=_File)) as opened:
                opened.execute("SELECT count(*) FROM sqlite_schema")
        except OSError as error:
            raise StorageError(f"cannot open {self.name}: {error.strerror or error}") from error
        except sqlite3.Error as error:
            raise StorageError(f"cannot open {self.name}: {error}") from error


def _understood(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # The address is not repeated: it may hold a password.
        raise StorageError("the database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    if parsed.drivername in {"sqlite", "sqlite+aiosqlite"}:
        if not parsed.database or parsed.database.startswith((":memory:", "file:")):
            raise StorageError("the SQLite database must be a file: sqlite:///FILE")
        return parsed.set(drivername="sqlite+aiosqlite")
    if parsed.drivername in {"postgresql", "postgres", "postgresql+asyncpg"}:
        return _ssl_named(parsed.set(drivername="postgresql+asyncpg"))
    raise StorageError(
        f"the database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {parsed.drivername}"
    )


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


def _writing_engine(url: URL) -> Engine:
    """The engine of the one writer: its connection is used by a thread and by the loop, never by both at once."""
    options = {"isolation_level": None, "factory": _File, "check_same_thread": False}
    plain = url.set(drivername="sqlite")
    engine = create_engine(plain, hide_parameters=True, connect_args=options, pool_size=1, max_overflow=0)
    _begins(engine, "IMMEDIATE")
    return engine


def _sqlite_engine(url: URL, begin: str, factory: type[_File], **pool: Any) -> AsyncEngine:
    options = {"isolation_level": None, "factory": factory}
    engine = create_async_engine(url, hide_parameters=True, connect_args=options, **pool)
    _begins(engine.sync_engine, begin)
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
