"""A backup holds everything as it stood at one moment, and comes back on either engine, or not at all."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import itertools
import json
import os
import stat
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row, select, text

from bot.storage import backup as backups
from bot.storage import come_backs, inbox, links, outbox, people, schema
from bot.storage.backup import backup, restore, verify
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.models import metadata
from bot.storage.people import KeptCase, KeptPerson
from tests.bot.storage.clubs import fill_club
from tests.bot.storage.wanted import DAMAGE

NOW = datetime(2026, 3, 1, 19, 30, 15, 123456, tzinfo=UTC)
NINA = KeptPerson("telegram", "77", "2017", "Ένωση", NOW, NOW, language="he", page="דף\n\u2028\u2066♠\u2069")
ROWS = {
    "person": 3,
    "seen_update": 3,
    "kept_case": 6,
    "linked_identity": 3,
    "link_code": 3,
    "wrong_code": 3,
    "issued_ruling": 6,
    "open_check": 6,
    "inbox": 3,
    "outbox": 3,
    "club": 3,
    "membership": 3,
    "banned": 3,
    "invitation": 3,
    "bound_group": 3,
    "binding": 3,
    "session": 3,
    "session_director": 3,
    "roster": 3,
    "logged_ruling": 3,
    "case_of_session": 3,
    "hand_over": 3,
    "results_draft": 3,
    "results_file": 3,
    "results_change": 3,
    "accepted_doubt": 3,
    "solved_deal": 3,
    "posting": 3,
    "poll": 3,
    "poll_peer": 3,
    "player": 3,
}


async def fill(database: Database) -> None:
    """Some of everything, with ids that do not begin at 1."""
    for update, external in enumerate(("gone", "77", "78", "79"), 2**40):
        async with database.writing() as connection:
            owner = await people.add_person(connection, replace(NINA, external=external))
            await people.first_time(connection, "telegram", external, 2**40, NOW)
            for number in (1, 2):
                new = KeptCase(owner.id, number, 5, "2017", "{}", "3", "[]", NOW, NOW, open=number == 1)
                kept = await people.add_case(connection, new)
                await people.issue(connection, kept.id, 0, "he", "חוק 27", NOW)
                await come_backs.keep(connection, kept.id, [DAMAGE], 0, NOW)
            await people.withdraw(connection, kept.id, 0, NOW + timedelta(seconds=1))
            other = await people.add_person(connection, replace(NINA, channel="discord", external=external))
            await people.link(connection, other, owner.id)
            await people.make_code(connection, owner.id, f"CODE{external}", NOW)
            await links.note_wrong(connection, links.Identity("discord", external), NOW)
            await inbox.keep(connection, [inbox.Kept("telegram", update, external, external, "{}")], NOW)
            if external == "gone":
                await inbox.give_up(connection, "telegram", update)
            await outbox.add(connection, "telegram", "-1", external, "{}", NOW)
            if external != "gone":
                await fill_club(connection, owner.id, kept.id, external, NOW)
    async with database.writing() as connection:
        await people.forget(connection, "telegram", "gone")


def restored(rows: dict[str, list[Row[Any]]]) -> dict[str, list[tuple[Any, ...]]]:
    """What becomes of everything in another database: what was queued is doubtful there."""
    state = list(metadata.tables["outbox"].c.keys()).index("state")
    doubtful = [(*row[:state], outbox.State.DOUBTFUL.value, *row[state + 1 :]) for row in rows["outbox"]]
    return {**{name: [tuple(row) for row in of] for name, of in rows.items()}, "outbox": doubtful}


async def everything(database: Database) -> dict[str, list[Row[Any]]]:
    async with database.reading() as connection:
        return {
            table.name: list((await connection.execute(select(table).order_by(*table.primary_key))).all())
            for table in metadata.sorted_tables
        }


@pytest.mark.long
async def test_there_and_back(database: Database, second_url: str, tmp_path: Path) -> None:
    """From each engine to each: the same rows with the same ids, none of them to be posted; new ids follow them."""
    await fill(database)
    file = tmp_path / "backups" / "club.backup"
    made = await backup(database, file)
    assert made.rows == ROWS
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [found.name for found in file.parent.iterdir()] == ["club.backup"]
    other = await Database.open(second_url)
    assert await restore(other, file) == made == verify(file)
    before = await everything(database)
    assert await everything(other) == restored(before)
    async with other.writing() as connection:
        newest = await people.add_person(connection, replace(NINA, external="80"))
        assert newest.id > max(row.id for row in before["person"])
        kept = await people.open_cases(connection, newest.id - 1)
        assert len(kept) == 1
        assert await people.issue(connection, kept[0].id, 0, "he", "…", NOW) > max(
            r.id for r in before["issued_ruling"]
        )
    await other.close()


@pytest.mark.long
async def test_rows_of_many_batches(database: Database, second_url: str, tmp_path: Path) -> None:
    """More rows than are held in memory at once, with the tables changing inside a batch."""
    async with database.writing() as connection:
        for number in range(backups.BATCH):
            await people.first_time(connection, "telegram", "77", number, NOW)
    for _ in range(2):
        async with database.writing() as connection:
            await people.forget(connection, "telegram", "x")
    await fill(database)
    await backup(database, tmp_path / "backup")
    other = await Database.open(second_url)
    await restore(other, tmp_path / "backup")
    assert await everything(other) == restored(await everything(database))
    await other.close()


async def test_empty(database: Database, second_url: str, tmp_path: Path) -> None:
    """A backup of nothing can be restored, and the first person gets an id all the same."""
    await backup(database, tmp_path / "backup")
    other = await Database.open(second_url)
    assert sum((await restore(other, tmp_path / "backup")).rows.values()) == 0
    async with other.writing() as connection:
        assert (await people.add_person(connection, NINA)).id == 1
    await other.close()


async def test_one_moment(database: Database, tmp_path: Path) -> None:
    """While others write, the backup holds a person and their case together or not at all."""
    stop = asyncio.Event()

    async def write() -> None:
        for number in itertools.count():
            if stop.is_set():
                return
            async with database.writing() as connection:
                owner = await people.add_person(connection, replace(NINA, external=str(number)))
                await people.add_case(connection, KeptCase(owner.id, 1, 1, "2017", "{}", "3", "[]", NOW, NOW))

    writing = asyncio.create_task(write())
    for number in range(5):
        made = await backup(database, tmp_path / f"backup{number}")
        assert made.rows["person"] == made.rows["kept_case"]
        await asyncio.sleep(0.02)
    stop.set()
    await writing
    assert made.rows["person"] > 0


async def test_only_into_an_empty_database(database: Database, tmp_path: Path) -> None:
    """Rows that are there are never mixed with those of a backup."""
    await fill(database)
    before = await everything(database)
    await backup(database, tmp_path / "backup")
    with pytest.raises(StorageError, match="not empty"):
        await restore(database, tmp_path / "backup")
    assert await everything(database) == before


async def test_not_migrated(empty_url: str, tmp_path: Path) -> None:
    """Without tables there is nothing to back up, and no place to restore to."""
    database = await Database.open(empty_url)
    with pytest.raises(StorageError, match="has no tables yet"):
        await backup(database, tmp_path / "backup")
    assert not list(tmp_path.glob("*backup*"))
    (tmp_path / "backup").write_bytes(gzip.compress(complete()))
    with pytest.raises(StorageError, match="has no tables yet"):
        await restore(database, tmp_path / "backup")
    await database.close()


SEEN = {"channel": "c", "external": "e", "update_id": 1, "seen_at": NOW.isoformat()}


@pytest.mark.parametrize(
    ("table", "row"),
    [
        (
            "open_check",
            {
                "id": 1,
                "case_id": 9,
                "segment": 0,
                "item": "damage",
                "follow_up": None,
                "at_stage": "end",
                "closed_at": None,
            },
        ),
        ("seen_update", {**SEEN, "channel": None}),
        ("seen_update", {**SEEN, "seen_at": "yesterday"}),
        ("seen_update", {**SEEN, "seen_at": "2026-03-01T19:30:00"}),
        ("seen_update", {**SEEN, "colour": "red"}),
        ("seen_update", {**SEEN, "update_id": {}}),
        ("secret", SEEN),
    ],
)
async def test_rows_that_do_not_fit(table: str, row: dict[str, Any], database: Database, tmp_path: Path) -> None:
    """A file that is sound, but whose rows are not ours, restores nothing."""
    (tmp_path / "backup").write_bytes(gzip.compress(complete({"table": table, "row": row})))
    with pytest.raises(StorageError, match=r"cannot be restored|rows that are gone|does not know"):
        await restore(database, tmp_path / "backup")
    assert not any((await everything(database)).values())


def complete(*rows: dict[str, Any], **changed: Any) -> bytes:
    """The lines of a backup with these rows."""
    header = {"format": "fifth-seat backup", "version": 1, "schema": schema.head(), "made_at": NOW.isoformat()}
    lines = "".join(json.dumps(line) + "\n" for line in ({**header, **changed}, *rows)).encode()
    counts = {table: sum(row["table"] == table for row in rows) for table in metadata.tables}
    return lines + json.dumps({"rows": counts, "sha256": hashlib.sha256(lines).hexdigest()}).encode() + b"\n"


ROW = {"table": "seen_update", "row": SEEN}
WHOLE = complete(ROW)


PACKED = gzip.compress(WHOLE)
WRONG = {
    "empty": (b"", "is incomplete"),
    "text": (b"no backup at all", "is not a backup"),
    "without the checksum of gzip": (PACKED[:-9], "is incomplete"),
    "cut": (PACKED[:30], "is incomplete"),
    "no lines": (gzip.compress(b""), "is incomplete"),
    "no trailer": (gzip.compress(WHOLE[: WHOLE.rindex(b"\n", 0, -1) + 1]), "is incomplete"),
    "a value changed": (gzip.compress(WHOLE.replace(b'"update_id": 1', b'"update_id": 2')), "is damaged"),
    "a count changed": (gzip.compress(WHOLE.replace(b'"seen_update": 1', b'"seen_update": 2')), "is damaged"),
    "something after the end": (gzip.compress(WHOLE + b"{}\n"), "is damaged"),
    "bits changed": (PACKED[:-6] + bytes(byte ^ 1 for byte in PACKED[-6:]), "is not a backup"),
    "other bytes": (gzip.compress(b"\x00\xff\n"), "is not a backup"),
    "a list": (gzip.compress(b"[1, 2]\n"), "is not a backup"),
    "another object": (gzip.compress(b'{"some": "thing"}\n'), "is not a backup"),
    "another program": (gzip.compress(complete(format="another program")), "is not a backup"),
    "a newer format": (gzip.compress(complete(version=2)), "was written by a newer version"),
    "a key twice": (
        gzip.compress(WHOLE.replace(b'"update_id": 1', b'"update_id": 1, "update_id": 2')),
        "is not a backup",
    ),
    "deep": (gzip.compress(b"[" * 100_000 + b"\n"), "is not a backup"),
    "another schema": (gzip.compress(complete(ROW, schema="0000")), "was made by another version"),
}


@pytest.mark.long
@pytest.mark.parametrize("wrong", WRONG)
async def test_wrong_files(wrong: str, database: Database, tmp_path: Path) -> None:
    """A file that is cut, changed or something else is told by name and restores nothing."""
    data, words = WRONG[wrong]
    file = tmp_path / "backup"
    file.write_bytes(data)
    with pytest.raises(StorageError, match=f"{file} {words}"):
        await restore(database, file)
    assert not any((await everything(database)).values())


async def test_files_out_of_reach(database: Database, tmp_path: Path) -> None:
    """A file that is not there, or cannot be written, is told by name."""
    with pytest.raises(StorageError, match=r"cannot read .*nowhere: No such file"):
        await restore(database, tmp_path / "nowhere")
    (tmp_path / "file").touch()
    with pytest.raises(StorageError, match="cannot write"):
        await backup(database, tmp_path / "file" / "backup")


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, lambda path: path.symlink_to("club.gz")])
async def test_what_is_no_file(make: Callable[[Path], object], database: Database, tmp_path: Path) -> None:
    """A folder, a pipe, a link (and so a device) is not replaced, and not read: a pipe would never end."""
    place = tmp_path / "place"
    make(place)
    before = place.lstat()
    for work in (backup, restore):
        async with asyncio.timeout(5):
            with pytest.raises(StorageError, match="place is not a regular file"):
                await work(database, place)
    assert place.lstat() == before
    assert [path.name for path in tmp_path.iterdir() if ".sqlite3" not in path.name] == ["place"]


@pytest.mark.long
async def test_what_unpacks_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small file that becomes a long line, or many, is refused before it fills the memory or the disk."""
    file = tmp_path / "backup"
    file.write_bytes(gzip.compress(bytes(100 * 2**20)))
    tracemalloc.start()
    try:
        with pytest.raises(StorageError, match="unpacked it is far too large"):
            verify(file)
        assert tracemalloc.get_traced_memory()[1] < 4 * backups.LONGEST_LINE
    finally:
        tracemalloc.stop()
    monkeypatch.setattr(backups, "ALWAYS_UNPACKED", 2**20)
    file.write_bytes(gzip.compress(complete(*[ROW] * 100_000)))
    with pytest.raises(StorageError, match="unpacked it is far too large"):
        verify(file)


@pytest.mark.long
async def test_what_is_backed_up_can_be_restored(database: Database, second_url: str, tmp_path: Path) -> None:
    """Rows as long as they may be, and alike, as many as fill several batches, come back; a longer one is refused."""
    page = "x" * (backups.LONGEST_LINE // 2)
    async with database.writing() as connection:
        for number in range(6):
            await people.add_person(connection, replace(NINA, external=str(number), page=page))
    await backup(database, tmp_path / "backup")
    other = await Database.open(second_url)
    assert (await restore(other, tmp_path / "backup")).rows["person"] == 6
    await other.close()
    async with database.writing() as connection:
        await people.add_person(connection, replace(NINA, external="long", page=2 * page))
    with pytest.raises(StorageError, match="a row is longer than"):
        await backup(database, tmp_path / "another")
    assert not (tmp_path / "another").exists()


async def test_a_backup_that_fails_leaves_the_older_one(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup interrupted in the middle does not touch what was there."""
    await fill(database)
    file = tmp_path / "kept" / "backup"
    await backup(database, file)
    before = file.read_bytes()
    original: Callable[..., dict[str, Any]] = backups._plain

    def fail(table: Any, row: dict[str, Any]) -> dict[str, Any]:
        if table.name == "open_check":
            raise OSError(28, "No space left on device")
        return original(table, row)

    monkeypatch.setattr(backups, "_plain", fail)
    with pytest.raises(StorageError, match=r"cannot write .*: No space left"):
        await backup(database, file)
    assert file.read_bytes() == before
    assert [found.name for found in file.parent.iterdir()] == ["backup"]
    async with database.writing() as connection:
        await connection.execute(text("SELECT 1"))
