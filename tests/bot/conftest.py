"""A migrated database for each test, an SQLite file or one of a PostgreSQL server of this test run; and a calm log."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.storage.database import Database
from tests.campaign import ENGINES
from tests.fakes import postgres

_number = itertools.count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    """The server of this process, with a migrated database to copy."""
    if reason := postgres.missing():
        pytest.skip(reason)
    with postgres.server() as started:
        started.run("CREATE DATABASE template_migrated")
        asyncio.run(_migrate(started.url("template_migrated")))
        yield started


@pytest.fixture(params=ENGINES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without tables."""
    yield from _new(request, tmp_path, "template1")


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a migrated database without rows."""
    yield from _new(request, tmp_path, "template_migrated")


@pytest.fixture(params=ENGINES)
def second_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of another migrated database without rows, of either engine."""
    yield from _new(request, tmp_path, "template_migrated")


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A migrated database without rows."""
    before = _open_files()
    opened = await Database.open(url)
    yield opened
    await opened.close()
    if _open_files() > before:  # one that was being opened as the bot stopped still tells this loop so
        await asyncio.sleep(0.1)


def _open_files() -> int:
    """How many files of SQLite are open: aiosqlite has a thread for each."""
    return sum("_connection_worker_thread" in thread.name for thread in threading.enumerate())


@pytest.fixture
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that a platform refuses here is an error of the bot."""
    caplog.set_level("INFO")
    yield
    said = caplog.get_records("call")
    assert not [record.getMessage() for record in said if record.levelname in ("ERROR", "WARNING")]
    assert not [record for record in said if record.exc_info]


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy."""
    file = tmp_path_factory.mktemp("sqlite") / "migrated.sqlite3"
    asyncio.run(_migrate(f"sqlite:///{file}"))
    return file


def _new(request: pytest.FixtureRequest, folder: Path, template: str) -> Iterator[str]:
    number = next(_number)
    if request.param == "sqlite":
        file = folder / f"test_{number}.sqlite3"
        if template == "template_migrated":
            migrated: Path = request.getfixturevalue("migrated_file")
            file.write_bytes(migrated.read_bytes())
            file.chmod(0o600)
        yield f"sqlite:///{file}"
        return
    server: postgres.Server = request.getfixturevalue("server")
    with server.copy(template, f"test_{number}") as url:
        yield url


async def _migrate(url: str) -> None:
    database = await Database.open(url)
    try:
        await database.migrate()
    finally:
        await database.close()


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The settings name a database that is empty."""
    url = f"sqlite:///{tmp_path / 'kept'}"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FIFTH_SEAT_DATABASE_URL", url)
    return url
