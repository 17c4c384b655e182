"""A program killed in the middle of an import has kept the whole session or nothing of it."""

from __future__ import annotations

import asyncio
import itertools
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Table, func, select

from bot.club import results
from bot.storage.database import Database
from bot.storage.models import results_change, results_file, session
from tests.bot.command import run
from tests.campaign import size

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
HOWELL = str(ROOT / "tests" / "bot" / "results" / "corpus" / "howell.xml")

# Imports a file, and is killed when it is about to write for the nth time, or has just written.
IMPORT = """
import os, signal, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from bot.cli import main

left = int(sys.argv[1])

def written(*about):
    global left
    if about[2].lstrip()[:6].upper() in ("INSERT", "UPDATE", "DELETE"):
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

def committed(connection):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

event.listen(Engine, "before_cursor_execute", written)
event.listen(Engine, "commit", committed)
sys.argv = ["director", "results", "import", sys.argv[2]]
main()
"""


async def counted(url: str) -> list[int]:
    """How many sessions, files and changes there are; a session with results has all of them."""

    async def many(database: Database, table: Table) -> int:
        async with database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())

    database = await Database.open(url)
    found = [await many(database, table) for table in (session, results_file, results_change)]
    if found[0]:
        async with database.reading() as connection:
            held = await results.read(connection, 1)
        assert held is not None
        assert held.computed.rankings
    await database.close()
    return found


@pytest.mark.usefixtures("settings")
def test_an_import_that_is_killed_is_whole_or_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Wherever it was killed; the same file again makes it whole, and a third time changes nothing."""
    killed = 0
    for points in itertools.count(1, size(6, 1)):
        url = f"sqlite:///{tmp_path}/{points}.sqlite3"
        monkeypatch.setenv("FIFTH_SEAT_DATABASE_URL", url)
        assert run("club", "new", "Athens").exit_code == 0
        program = subprocess.run([sys.executable, "-c", IMPORT, str(points), HOWELL], cwd=ROOT, capture_output=True)
        if program.returncode == 0:
            break
        killed += 1
        assert program.returncode == -signal.SIGKILL
        assert asyncio.run(counted(url)) in ([0, 0, 0], [1, 1, 0])
        assert run("results", "import", HOWELL).exit_code == 0
        assert run("results", "import", HOWELL).exit_code == 0
        assert asyncio.run(counted(url)) == [1, 1, 0]
    assert killed > 1
