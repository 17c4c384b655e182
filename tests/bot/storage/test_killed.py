"""A program killed in the middle of writing loses nothing that it had been told was written."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.storage import people
from bot.storage.database import Database

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]

# Writes without end, and says each revision and case when it is written.
WRITER = """
import asyncio, sys
from dataclasses import replace
from datetime import UTC, datetime
from bot.storage import people
from bot.storage.database import Database
from bot.storage.people import SETTINGS, KeptCase, KeptPerson

async def write():
    database = await Database.open(sys.argv[1])
    await database.migrate()
    now = datetime.now(UTC)
    while True:
        async with database.writing() as connection:
            kept = await people.read_person(connection, "telegram", "77")
            if kept is None:
                kept = await people.add_person(connection, KeptPerson("telegram", "77", None, SETTINGS, now, now))
            number = kept.revision
            await people.write_person(connection, replace(kept, page=f"page {number + 1}"), number)
            case = KeptCase(kept.id, number, 1, "2017", "{}", "3", "[]" + " " * 2000, now, now)
            await people.add_case(connection, case)
        print(number + 1, flush=True)

asyncio.run(write())
"""


@pytest.mark.parametrize("seed", range(4))
async def test_killed_while_writing(seed: int, tmp_path: Path, migrated_file: Path) -> None:
    """After kill -9 the last write that was acknowledged is there, whole, and the next program goes on from it."""
    file = tmp_path / "killed.sqlite3"
    file.write_bytes(migrated_file.read_bytes())
    for wait in (random.Random(seed).random() * 0.2, 0.1):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, f"sqlite:///{file}"], cwd=ROOT, stdout=subprocess.PIPE, text=True
        ) as program:
            assert program.stdout is not None
            first = program.stdout.readline()
            time.sleep(wait)
            program.send_signal(signal.SIGKILL)
            told = [int(line) for line in [first, *program.stdout] if line.endswith("\n")]
        assert program.returncode == -signal.SIGKILL
        database = await Database.open(f"sqlite:///{file}")
        async with database.reading() as connection:
            kept = await people.read_person(connection, "telegram", "77")
            assert kept is not None
            assert kept.revision in (told[-1], told[-1] + 1)
            assert kept.page == f"page {kept.revision}"
            cases = await people.open_cases(connection, kept.id)
            assert [case.number for case in cases] == list(range(1, kept.revision))
        await database.close()
