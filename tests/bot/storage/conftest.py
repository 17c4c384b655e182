"""A database that is an SQLite file, for what only a file has."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.storage.database import Database


@pytest_asyncio.fixture
async def file(tmp_path: Path, migrated_file: Path) -> AsyncIterator[Database]:
    """A migrated SQLite file without rows."""
    copy = tmp_path / "kept.sqlite3"
    copy.write_bytes(migrated_file.read_bytes())
    opened = await Database.open(f"sqlite:///{copy}")
    yield opened
    await opened.close()
