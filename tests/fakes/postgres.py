"""A PostgreSQL server of the tests' own: from the installed programs, on a free port of this machine, thrown away."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg

INSTALLED = Path("/usr/lib/postgresql")

PREFIX = "fifth-seat-postgres-"
MEMORY = Path("/dev/shm")

# The server is for one test run: what is lost in a power cut does not matter.
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


@dataclass(frozen=True)
class Server:
    """A server of this version that answers on this port of 127.0.0.1, user postgres, no password asked."""

    port: int
    version: int

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    @contextlib.contextmanager
    def copy(self, template: str, database: str) -> Iterator[str]:
        """The URL of a copy of a database; it goes when the block ends: it takes eight megabytes of memory."""
        # To copy the files takes half the time of a copy by way of the log, which was the only way before 15.
        self.run(f"CREATE DATABASE {database} TEMPLATE {template}{' STRATEGY FILE_COPY' * (self.version >= 15)}")
        yield self.url(database)
        self.run(f"DROP DATABASE {database} WITH (FORCE)")

    def run(self, *statements: str) -> None:
        """Run statements in the server's own database, each in a transaction of its own."""

        async def told() -> None:
            connection = await asyncpg.connect(host="127.0.0.1", port=self.port, user="postgres", database="postgres")
            try:
                for statement in statements:
                    await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(told())


def missing() -> str | None:
    """Why there can be no server here; None if there can."""
    if programs() is None:
        return f"PostgreSQL is not installed in {INSTALLED} (on Debian and Ubuntu: apt install postgresql)"
    if os.getuid() == 0 and shutil.which("setpriv") is None:
        return "PostgreSQL refuses to run as root, and there is no setpriv to become somebody else"
    return None


def programs() -> Path | None:
    """The folder of the newest server installed."""
    found = [path for path in INSTALLED.glob("*/bin") if (path / "initdb").exists() and path.parent.name.isdigit()]
    return max(found, key=_version, default=None)


def _version(programs: Path) -> int:
    return int(programs.parent.name)


@contextlib.contextmanager
def server() -> Iterator[Server]:
    """A server with nothing in it; it is stopped and its files are gone when the block ends."""
    folder = programs()
    assert folder is not None, missing()
    # Not below pytest's folder: that is closed to other users, and the server runs as one when we are root.
    _sweep()
    with tempfile.TemporaryDirectory(prefix=PREFIX, dir=_memory()) as made:
        data = Path(made)
        if os.getuid() == 0:
            shutil.chown(data, "postgres")
        new = ("-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        _as_server(str(folder / "initdb"), "-D", made, *new)
        port = _started(folder, data)
        try:
            yield Server(port, _version(folder))
        finally:
            _as_server(str(folder / "pg_ctl"), "-D", made, "-s", "-w", "-m", "immediate", "stop")


def _memory() -> Path | None:
    """Where files are kept in memory, if there is room: a database is made ten times faster there than on a disk."""
    roomy = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2**30
    return MEMORY if roomy else None


def _sweep() -> None:
    """Remove what servers left in memory whose test run was killed: nobody else would, and it holds the memory."""
    for left in MEMORY.glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError, ValueError):  # somebody else's, or swept by another run this moment
            lock = left / "postmaster.pid"
            if lock.exists():
                # Below zero while initdb fills the folder.
                running = Path(f"/proc/{abs(int(lock.read_text().splitlines()[0]))}").exists()
            else:
                running = time.time() - left.stat().st_mtime < 3600  # it is about to start, or to stop
            if not running:
                shutil.rmtree(left)


def _started(folder: Path, data: Path) -> int:
    """Start the server; returns its port. Somebody may take a free port before the server does: try again."""
    for attempt in range(5):
        port = _free_port()
        options = f"-c listen_addresses=127.0.0.1 -p {port} -k {data} {FAST}"
        start = (str(folder / "pg_ctl"), "-D", str(data), "-s", "-w", "-l", str(data / "log"), "-o", options, "start")
        try:
            _as_server(*start)
        except RuntimeError:
            log = (data / "log").read_text(encoding="utf-8", errors="replace") if (data / "log").exists() else ""
            if attempt == 4 or not re.search("Address already in use", log):
                raise
            (data / "log").unlink()
        else:
            return port
    raise AssertionError("unreachable")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _as_server(*command: str) -> None:
    """Run a program of the server, which refuses to be root. Raises RuntimeError with what it said."""
    if os.getuid() == 0:
        command = ("setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command)
    environment = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LANG": "C.UTF-8"}
    # The server outlives pg_ctl and keeps what it inherits: a pipe would never end, so a file takes what is said.
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        done = subprocess.run(
            command, env=environment, cwd="/", stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT
        )
        if done.returncode:
            said.seek(0)
            raise RuntimeError(f"{Path(command[0]).name} ... {' '.join(command[-3:])}: {said.read()}")
