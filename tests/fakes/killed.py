"""`director serve` as a process that is killed and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Everything is imported and read once, and each start is a fork that runs the command: that is most of a start.
NURSERY = """
import bot.app, bot.cli, bot.commands.running, bot.storage.schema
bot.app.settle()
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        sys.argv = ["director", "serve"]
        bot.cli.main()
    print(child, flush=True)
    print(os.waitpid(child, 0)[1], flush=True)
"""


class Killable:
    """The process.

    folder: where it works and keeps its log; settings: its own variables; prepared: what is to be run before anything
    is imported, with its arguments.
    """

    def __init__(
        self, folder: Path, settings: Mapping[str, str], prepared: str = "", arguments: Sequence[str] = ()
    ) -> None:
        self.folder = folder
        self.log = folder / "serve.log"
        self.dead = True
        self.killed = 0
        self._settings = settings
        self._command = (sys.executable, "-c", f"import os, sys\n{prepared}{NURSERY}", *arguments)
        self._nursery: asyncio.subprocess.Process | None = None
        self._pid = 0

    async def fork(self) -> None:
        """Start it, without waiting until it does anything."""
        if self._nursery is None:
            self._nursery = await self._opened()
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(b"\n")
        self._pid = await self._said()
        self.dead = False

    async def fork_and_die(self, after: float) -> None:
        """Start it, and kill it so many seconds later."""
        await self.fork()
        await asyncio.sleep(after)
        self.kill_now()
        await self.buried()

    def kill_now(self) -> None:
        """SIGKILL, if it is alive."""
        if not self.dead:
            self.dead = True
            os.kill(self._pid, signal.SIGKILL)

    async def buried(self) -> None:
        """Wait until nothing of it is left."""
        status = await self._said()
        self._pid = 0
        assert os.WIFSIGNALED(status), self.log.read_text()
        assert os.WTERMSIG(status) == signal.SIGKILL
        self.killed += 1

    async def stop(self) -> None:
        """Put an end to it, whatever it is doing."""
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        if self._nursery is not None:
            assert self._nursery.stdin is not None
            self._nursery.stdin.close()
            await self._nursery.wait()

    async def _opened(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **self._settings}
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=log, cwd=self.folder, env=environment
            )

    async def _said(self) -> int:
        assert self._nursery is not None
        assert self._nursery.stdout is not None
        return int(await self._nursery.stdout.readline())
