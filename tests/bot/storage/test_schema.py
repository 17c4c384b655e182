"""The migrations make the tables of the models, from nothing and at the same time, and take them away again."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from bot.storage import people, schema
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.models import metadata

OURS = set(metadata.tables)


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def test_models_and_migrations_agree(database: Database) -> None:
    """What the migrations make is what the models say: tables, columns, types, keys and indexes."""

    def differences(connection: Connection) -> list[object]:
        # Without this the comparison does not look at types and defaults.
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))

    async with database.migrating() as connection:
        assert await connection.run_sync(tables) == OURS
        assert await connection.run_sync(differences) == []


async def test_a_difference_is_found(database: Database) -> None:
    """The comparison above is one that can fail."""
    async with database.migrating() as connection:
        await connection.execute(text("DROP INDEX ix_kept_case_person_id_open"))
        found = await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), metadata))
        assert [difference[0] for difference in found] == ["add_index"]


async def test_up_and_down(empty_url: str) -> None:
    """From nothing to the newest tables, again without effect, and back to nothing."""
    database = await Database.open(empty_url)
    await database.migrate()
    await database.migrate()
    async with database.migrating() as connection:
        assert await connection.run_sync(schema.current) == schema.head()
        await connection.run_sync(lambda c: command.downgrade(schema.config(c), "base"))
        assert await connection.run_sync(tables) == set()
    await database.migrate()
    async with database.migrating() as connection:
        assert await connection.run_sync(tables) == OURS
    await database.close()


async def test_whoever_had_the_edition_of_the_settings_follows_them(empty_url: str) -> None:
    """Nobody is ruled under another edition than before; an id that was given up is given to nobody else."""
    database = await Database.open(empty_url)
    async with database.migrating() as connection:
        await connection.run_sync(lambda c: command.upgrade(schema.config(c), "0002"))
        for external, had in ((1, "2007"), (2, "2017"), (3, "2007")):
            row = f"('test', '{external}', '{had}', '{{}}', '', 1, 1, '2026-03-01', '2026-03-01')"
            columns = "channel, external, edition, profile, page, next_number, revision, created_at, touched_at"
            await connection.execute(text(f"INSERT INTO person ({columns}) VALUES {row}"))
        await connection.execute(text("DELETE FROM person WHERE external = '3'"))
    await database.migrate("2007")
    async with database.writing() as writing:
        first, second = [await people.read_person(writing, "test", external) for external in "12"]
        assert first is not None
        assert second is not None
        assert (first.edition, second.edition) == (None, "2017")
        assert first.profile == second.profile == people.SETTINGS
        assert (await people.add_person(writing, replace(first, external="4"))).id == 4
    async with database.migrating() as connection:
        await connection.run_sync(lambda c: command.downgrade(schema.config(c, "2007"), "0002"))
        rows = await connection.execute(text("SELECT edition FROM person ORDER BY external"))
        assert rows.scalars().all() == ["2007", "2017", "2007"]
    await database.close()


async def test_a_migration_that_fails_changes_nothing(empty_url: str) -> None:
    """Tables made before the failure are gone again, so that it can be tried anew."""
    database = await Database.open(empty_url)
    async with database.migrating() as connection:
        await connection.execute(text("CREATE TABLE open_check (id INTEGER)"))
    with pytest.raises(StorageError, match="open_check"):
        await database.migrate()
    async with database.migrating() as connection:
        assert await connection.run_sync(tables) == {"open_check"}
        await connection.execute(text("DROP TABLE open_check"))
    await database.migrate()
    await database.close()


async def test_a_newer_schema_is_left_alone(database: Database) -> None:
    """A database that a newer program has changed is told, and stays as it is."""
    async with database.migrating() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="newer version of this program"):
        await database.migrate()
    async with database.migrating() as connection:
        assert await connection.run_sync(schema.current) == "9999"


MIGRATE = """
import asyncio, sys
from bot.storage.database import Database

async def migrate():
    database = await Database.open(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    await database.migrate()
    await database.close()

asyncio.run(migrate())
"""


@pytest.mark.long
async def test_programs_that_start_at_once(empty_url: str) -> None:
    """Programs that find the same empty database all end up with its tables."""
    pipe = asyncio.subprocess.PIPE
    starting = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            MIGRATE,
            empty_url,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            cwd=Path(__file__).parents[3],
        )
        for _ in range(3)
    ]
    for program in starting:
        assert program.stdout is not None
        await program.stdout.readline()
    said = await asyncio.gather(*(program.communicate(b"go\n") for program in starting))
    assert [(program.returncode, errors) for program, (_, errors) in zip(starting, said, strict=True)] == [(0, b"")] * 3
    database = await Database.open(empty_url)
    async with database.migrating() as connection:
        assert await connection.run_sync(tables) == OURS
    await database.close()


async def test_a_file_with_orphans_is_not_migrated(tmp_path: Path) -> None:
    """On SQLite rows may lose their parents during a migration; that is found before it is kept."""
    database = await Database.open(f"sqlite:///{tmp_path}/orphans.sqlite3")
    await database.migrate()
    row = (
        "INSERT INTO issued_ruling (case_id, segment, language, text, issued_at) VALUES (7, 0, 'en', '', '2026-03-01')"
    )
    with pytest.raises(StorageError, match="issued_ruling"):
        async with database.migrating() as connection:
            await connection.execute(text(row))
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM issued_ruling"))).scalar_one() == 0
    await database.close()
