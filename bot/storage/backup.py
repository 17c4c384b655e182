"""A copy of everything in one file, from either database and into either.

The file is gzip of JSON lines: a header, then every row, parents before children, then a trailer with the number of
rows and a checksum over all lines before it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import os
import stat
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import strict_json
from bot.storage import outbox, schema
from bot.storage.database import Database
from bot.storage.errors import StorageError, first_line
from bot.storage.models import Moment, metadata

FORMAT = "fifth-seat backup"
VERSION = 1

# Rows that are held in memory at once, and so many bytes of them and of one alone, as they are written.
BATCH = 500
BATCH_BYTES = 8 * 2**20
LONGEST_LINE = 4 * 2**20

# Rows of ours become ten to twenty times as long where they are unpacked. What becomes longer by more than this is not
# ours, and would fill the disk.
MOST_UNPACKED = 200
ALWAYS_UNPACKED = 64 * 2**20


@dataclass(frozen=True)
class Contents:
    """What a backup holds: the schema it was made from, when, and the rows of each table."""

    schema: str
    made_at: datetime
    rows: dict[str, int]


async def backup(database: Database, file: Path) -> Contents:
    """Write everything to a file, as it stands at this moment, while others go on writing.

    The file appears, or replaces an older one, when it is complete, and only its owner can read it. Raises
    StorageError, also where something stands in its place that is no file: a device, a pipe, a folder, a link.
    """
    _refuse_other_than_file(file)
    rows: Counter[str] = Counter({table.name: 0 for table in metadata.sorted_tables})
    with _replacing(file) as writer:
        async with database.snapshot() as connection:
            await connection.run_sync(schema.refuse_unless_newest, database.name)
            made_from = schema.head()
            made_at = datetime.now(UTC)
            header = {"format": FORMAT, "version": VERSION, "schema": made_from, "made_at": made_at.isoformat()}
            writer.write([header])
            for table in metadata.sorted_tables:
                wanted = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
                async for batch in (await connection.stream(wanted)).mappings().partitions():
                    lines = [{"table": table.name, "row": _plain(table, dict(row))} for row in batch]
                    rows[table.name] += len(lines)
                    await asyncio.to_thread(writer.write, lines)
        await asyncio.to_thread(writer.finish, dict(rows))
    return Contents(made_from, made_at, dict(rows))


async def restore(database: Database, file: Path) -> Contents:
    """Put the rows of a backup into a database that is migrated and empty: all of them, or none.

    What was queued to be posted is not posted, for it may have been since: it is doubtful.

    Raises StorageError, also where the file is damaged or of another schema.
    """
    contents = await asyncio.to_thread(verify, file)
    if contents.schema != schema.head():
        raise StorageError(
            f"{file} was made by another version of this program (schema {contents.schema}, this one has "
            f"{schema.head()}): restore it with that version, then start this one on the result"
        )
    try:
        async with database.migrating() as connection:
            await connection.run_sync(_refuse_unless_empty, database.name)
            await _fill(connection, file)
            await outbox.doubt(connection)
    except StatementError as error:
        raise StorageError(f"{file} cannot be restored into {database.name}: {first_line(error.orig)}") from error
    except (SQLAlchemyError, ValueError, TypeError) as error:
        raise StorageError(f"{file} cannot be restored into {database.name}: {first_line(error)}") from error
    return contents


def verify(file: Path) -> Contents:
    """What a backup holds. Raises StorageError unless it is a backup, complete and unchanged."""
    _refuse_other_than_file(file)
    digest = hashlib.sha256()
    found: Counter[str] = Counter()
    header: Any = None
    trailer: Any = None
    try:
        for line in _lines(file):
            if trailer is not None:
                raise StorageError(f"{file} is damaged: something follows its end")
            data = strict_json.loads(line)
            if header is None:
                header = data
                _refuse_foreign(file, header)
            elif "rows" in data:
                # Everything must be read: the end of the compressed file holds a checksum of its own.
                trailer = data
                continue
            else:
                found[data["table"]] += 1
            digest.update(line)
        if trailer is None:
            raise StorageError(f"{file} is incomplete: its end is missing")
        if not found.keys() <= metadata.tables.keys():
            raise StorageError(f"{file} holds rows that this program does not know")
        if trailer["sha256"] != digest.hexdigest() or +Counter(trailer["rows"]) != found:
            raise StorageError(f"{file} is damaged: its rows are not those that were written")
        return Contents(header["schema"], datetime.fromisoformat(header["made_at"]), trailer["rows"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise StorageError(f"{file} is not a backup of this program, or is damaged") from error


class _Writer:
    """Lines into a compressed file, and the checksum over them."""

    def __init__(self, sink: gzip.GzipFile):
        self._sink = sink
        self._digest = hashlib.sha256()

    def write(self, lines: list[dict[str, Any]]) -> None:
        written = [json.dumps(line, ensure_ascii=False).encode() + b"\n" for line in lines]
        if any(len(line) > LONGEST_LINE for line in written):
            raise StorageError(f"a row is longer than {LONGEST_LINE} bytes, and could not be restored")
        data = b"".join(written)
        self._digest.update(data)
        self._sink.write(data)

    def finish(self, rows: dict[str, int]) -> None:
        self._sink.write(json.dumps({"rows": rows, "sha256": self._digest.hexdigest()}).encode() + b"\n")


@contextlib.contextmanager
def _replacing(file: Path) -> Iterator[_Writer]:
    """Write beside a file, and put it in its place when all is on disk."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
        try:
            with open(handle, "wb") as raw:
                with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6) as sink:
                    yield _Writer(sink)
                raw.flush()
                os.fsync(raw.fileno())
            os.replace(name, file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        _keep_name(file.parent)
    except OSError as error:
        raise StorageError(f"cannot write {file}: {error.strerror or error}") from error


def _keep_name(folder: Path) -> None:
    """Have the new name on disk too, where the system lets a folder be synchronised."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _refuse_other_than_file(file: Path) -> None:
    """What stands under this name must be a file, or nothing."""
    try:
        mode = file.lstat().st_mode
    except OSError:
        return  # said when it is opened
    if not stat.S_ISREG(mode):
        raise StorageError(f"{file} is not a regular file")


def _lines(file: Path) -> Iterator[bytes]:
    """The lines of a compressed file, none of which is held in memory that could not be ours."""
    read = 0
    try:
        most = ALWAYS_UNPACKED + MOST_UNPACKED * file.stat().st_size
        with gzip.open(file, "rb") as source:
            while line := source.readline(LONGEST_LINE + 1):
                read += len(line)
                if len(line) > LONGEST_LINE or read > most:
                    raise StorageError(f"{file} is not a backup of this program: unpacked it is far too large")
                yield line
    except EOFError as error:
        raise StorageError(f"{file} is incomplete: its end is missing") from error
    except (gzip.BadGzipFile, zlib.error) as error:
        raise StorageError(f"{file} is not a backup of this program, or is damaged") from error
    except OSError as error:
        raise StorageError(f"cannot read {file}: {error.strerror or error}") from error


def _batches(file: Path) -> Iterator[list[dict[str, Any]]]:
    """The rows of a backup, as many at a time as may be held in memory."""
    batch: list[dict[str, Any]] = []
    size = 0
    for line in _lines(file):
        data = strict_json.loads(line)
        if "table" in data:
            batch.append(data)
            size += len(line)
        if len(batch) == BATCH or size > BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _refuse_foreign(file: Path, header: Any) -> None:
    if header["format"] != FORMAT:
        raise StorageError(f"{file} is not a backup of this program")
    if header["version"] != VERSION:
        raise StorageError(f"{file} was written by a newer version of this program, which is needed to read it")


def _refuse_unless_empty(connection: Connection, name: str) -> None:
    schema.refuse_unless_newest(connection, name)
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise StorageError(f"{name} is not empty: a backup is only restored into a new database")


async def _fill(connection: AsyncConnection, file: Path) -> None:
    """Insert the rows of a verified backup, then let the ids go on after them."""
    batches = _batches(file)
    while batch := await asyncio.to_thread(next, batches, None):
        for table in metadata.sorted_tables:
            # A batch that holds rows of two tables holds them parents first, as do the sorted tables.
            if mine := [_kept(table, data["row"]) for data in batch if data["table"] == table.name]:
                await connection.execute(insert(table), mine)
    if connection.dialect.name == "postgresql":
        for table in metadata.sorted_tables:
            if "id" in table.c:
                statement = f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) FROM {table.name}"
                await connection.execute(text(statement))


def _plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    return {name: value.isoformat() if isinstance(value, datetime) else value for name, value in row.items()}


def _kept(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    if row.keys() != set(table.c.keys()):
        raise ValueError(f"not a row of {table.name}")
    times = {column.name for column in table.c if isinstance(column.type, Moment)}
    return {name: datetime.fromisoformat(value) if value and name in times else value for name, value in row.items()}
