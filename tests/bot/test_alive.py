"""The health check: it fails where the bot is stuck, without its database, or has long been without updates."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bot import alive
from bot.storage.database import Database
from bot.storage.errors import StorageError


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """No trouble of another test, and no long waits."""
    monkeypatch.setattr(alive, "troubles", alive.Troubles())
    monkeypatch.setattr(alive, "EVERY", 0.02)


def checked() -> str | None:
    """What the check says that fails; None where the bot is at work."""
    try:
        alive.main()
    except SystemExit as ended:
        return str(ended.code)
    return None


async def said(seconds: float, well: Database) -> None:
    """Let it be said for a while."""
    saying = asyncio.create_task(alive.kept_said(well.answers))
    await asyncio.sleep(seconds)
    saying.cancel()


async def test_a_bot_at_work(database: Database) -> None:
    """It says so, from its start on, and no longer than it is."""
    assert checked() == "the bot has not said that it is at work"
    await said(0.5, database)
    assert checked() is None
    old = alive.file().stat().st_mtime - 2 * alive.FRESH
    os.utime(alive.file(), (old, old))
    assert "seconds" in str(checked())


async def test_a_bot_without_its_database(tmp_path: Path, migrated_file: Path) -> None:
    """A file that is taken away is noticed, though nobody writes."""
    file = tmp_path / "kept.sqlite3"
    file.write_bytes(migrated_file.read_bytes())
    database = await Database.open(f"sqlite:///{file}")
    file.rename(tmp_path / "elsewhere")
    with pytest.raises(StorageError, match="deleted, moved or replaced"):
        await database.answers()
    await said(0.2, database)
    await database.close()
    assert checked() is not None


async def test_a_bot_that_fails_again_and_again(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Updates that never come, or never can be read, are noticed after minutes; a moment without is none."""
    now = 0.0
    troubles = alive.Troubles(lambda: now)
    monkeypatch.setattr(alive, "troubles", troubles)
    while now < alive.LASTING:
        troubles.note("Telegram")
        assert troubles.lasting() == ()
        now += alive.AGAIN / 3
    troubles.note("Telegram")
    assert troubles.lasting() == ("Telegram",)
    await said(0.2, database)
    assert checked() is not None
    now += alive.AGAIN + 1
    assert troubles.lasting() == ()
    troubles.note("Telegram")
    assert troubles.lasting() == (), "after a time of quiet it begins anew"
    await said(0.5, database)
    assert checked() is None


async def test_systemd_is_told(tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it watches, it hears that the loop turns."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        await said(0.2, database)
        assert listening.recv(100) == b"WATCHDOG=1"


def test_the_check_is_cheap() -> None:
    """It is a program of its own, run again and again: it imports none of what the bot needs."""
    code = "import sys, bot.alive; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {"telegram", "discord", "sqlalchemy", "pydantic", "locales"}.isdisjoint(done.stdout.split())
