"""The one writer of an SQLite file: what many write at the same time reaches the disk together."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, CursorResult, Delete, Dialect, Engine, Executable, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler

from bot.storage.errors import StorageError

T = TypeVar("T")

Rows: TypeAlias = CursorResult[*tuple[Any, ...]]
Values: TypeAlias = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None


class Transaction(Protocol):
    """What can be done in a transaction, on either database."""

    @property
    def dialect(self) -> Dialect:
        """The manner of SQL."""

    async def execute(self, statement: Executable, parameters: Values = None, /) -> Rows:
        """Run a statement."""


async def rows_changed(
    connection: Transaction, statement: Insert | Update | Delete, values: Mapping[str, Any] | None = None
) -> int:
    """How many rows a statement changed that is made once, and run again and again."""
    if isinstance(connection, _Part):
        said = _said(statement, connection.dialect, tuple(values or ()))
        return _file(connection.connection).execute(said.text, said.of(values or {})).rowcount
    return (await connection.execute(statement, values)).rowcount


@dataclass(frozen=True)
class _Said:
    """A statement as it is said to the file itself; what the library does beside that takes several times as long."""

    text: str
    names: tuple[str, ...]
    fixed: Mapping[str, Any]
    written: Mapping[str, Callable[[Any], Any]]

    def of(self, values: Mapping[str, Any]) -> list[Any]:
        """The values in the order of the statement, as the file keeps them."""
        both = {**self.fixed, **values}
        return [self.written[name](both[name]) if name in self.written else both[name] for name in self.names]


@lru_cache
def _said(statement: Insert | Update | Delete, dialect: Dialect, names: tuple[str, ...]) -> _Said:
    compiled = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(compiled, SQLCompiler)
    assert compiled.positiontup is not None
    written = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()}
    return _Said(
        str(compiled),
        tuple(compiled.positiontup),
        compiled.construct_params(dict.fromkeys(names)),
        {name: write for name, write in written.items() if write is not None},
    )


@dataclass(frozen=True)
class _Part:
    """The part that one transaction has in what is written together. No statement waits: the file is locked already."""

    connection: Connection

    @property
    def dialect(self) -> Dialect:
        return self.connection.dialect

    async def execute(self, statement: Executable, parameters: Values = None, /) -> Rows:
        return self.connection.execute(statement, parameters)


# Seconds for which a transaction waits for the lock that another program holds: each from when it came, and so all who
# came together no longer than one.
PATIENCE = 5.0


@dataclass(frozen=True)
class _Together:
    """Transactions that are committed together, and what ends when they are on disk."""

    connection: Connection
    committed: asyncio.Task[None]


class Writer:
    """Transactions one after the other; those that wait when one begins are committed with it.

    What waits for the lock or for the disk is done in a thread, all else at once: a trip to the thread and back takes
    longer than a statement.
    """

    def __init__(self, engine: Engine, check: Callable[[], None] = lambda: None):
        """engine: with one connection, whose transactions begin with the lock; check: raises where it is of no use."""
        self._engine = engine
        self._check = check
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._turn = asyncio.Lock()
        self._together: asyncio.Task[_Together] | None = None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """One transaction: on disk when the block ends, undone where it raises, whatever becomes of the others."""
        until = time.monotonic() + PATIENCE
        async with self._turn:
            if self._together is None:
                self._together = asyncio.create_task(self._begin(until))
            # Somebody else may need what is begun here by a task that is cancelled.
            together = await asyncio.shield(self._together)
            connection = together.connection
            _refuse_ended(connection)
            # Of the file itself: the library takes twenty times as long to say it, and has nothing to add.
            file = _file(connection)
            file.execute("SAVEPOINT part")
            try:
                yield _Part(connection)
            except BaseException:
                if file.in_transaction:
                    file.execute("ROLLBACK TO part")
                raise
            file.execute("RELEASE part")
        await asyncio.shield(together.committed)

    async def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        if self._together is not None:
            await asyncio.wait([(await self._together).committed])
        await self._in_thread(self._engine.dispose)
        self._thread.shutdown()

    async def _begin(self, until: float) -> _Together:
        try:
            connection = await self._in_thread(self._connect, until)
        except BaseException:
            self._together = None
            raise
        return _Together(connection, asyncio.create_task(self._commit(connection)))

    def _connect(self, until: float) -> Connection:
        self._check()
        connection = self._engine.connect()
        try:
            _file(connection).execute(f"PRAGMA busy_timeout = {max(0, int(1000 * (until - time.monotonic())))}")
            connection.begin()
        except BaseException:
            connection.close()
            raise
        return connection

    async def _commit(self, connection: Connection) -> None:
        """When it is their turn, after all who were waiting: put on disk what they wrote."""
        async with self._turn:
            self._together = None
            await self._in_thread(_commit, connection)

    async def _in_thread(self, do: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, do, *args)


def _commit(connection: Connection) -> None:
    with connection:
        _refuse_ended(connection)
        connection.commit()


def _refuse_ended(connection: Connection) -> None:
    """Where the disk is full, SQLite ends a transaction by itself, and would commit the nothing that is left."""
    if not _file(connection).in_transaction:
        raise StorageError("what was being written is lost: is there room on the disk?")


def _file(connection: Connection) -> sqlite3.Connection:
    file = connection.connection.driver_connection
    assert isinstance(file, sqlite3.Connection)
    return file
