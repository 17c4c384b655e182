"""`director` as a program of its own: started, watched and ended by its id, with nothing of ours in its environment."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.folders import PREFIX
from tests.fakes.nursery import Child, nursery

# How long a program may take on a machine that has other things to do.
PATIENCE = 30.0


@dataclass(frozen=True)
class Ended:
    """What came of a program."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What it said on standard error."""
        return self.err.splitlines()


class Program:
    """A program that runs; what it writes goes to files, so that it never waits for a reader."""

    def __init__(self, process: Child, folder: Path) -> None:
        self.process = process
        self._folder = folder

    @property
    def err(self) -> str:
        """What it has said on standard error so far."""
        return (self._folder / "stderr").read_text("utf-8")

    async def says(self, words: str) -> None:
        """Wait until it has said this on standard error."""
        for _ in range(int(PATIENCE / 0.02)):
            ended = self.process.returncode
            if words in self.err:
                return
            assert ended is None, f"ended with {ended}:\n{self.err}"
            await asyncio.sleep(0.02)
        raise AssertionError(f"has not said {words!r}:\n{self.err}")

    def tell(self, number: signal.Signals) -> None:
        """Send it a signal."""
        self.process.send_signal(number)

    async def ends(self, within: float = PATIENCE) -> Ended:
        """Wait until it has ended."""
        for _ in range(int(within / 0.02)):
            if (code := self.process.returncode) is not None:
                break
            await asyncio.sleep(0.02)
        else:
            raise TimeoutError(f"has not ended within {within:g} s:\n{self.err}")
        return Ended(code, (self._folder / "stdout").read_text("utf-8"), self.err)


@asynccontextmanager
async def program(folder: Path, *args: str, **settings: object) -> AsyncIterator[Program]:
    """`director` with these arguments, in a folder, with these settings; killed where it has not ended."""
    folder.mkdir(exist_ok=True)
    for name in ("stdout", "stderr"):
        (folder / name).write_bytes(b"")
    started = Program(nursery().fork(folder, environment(folder, settings), *args), folder)
    try:
        yield started
    finally:
        if started.process.returncode is None:
            started.tell(signal.SIGKILL)
            await started.ends()


async def run(folder: Path, *args: str, **settings: object) -> Ended:
    """Run `director` to its end."""
    async with program(folder, *args, **settings) as started:
        return await started.ends()


def environment(folder: Path, settings: Mapping[str, object]) -> dict[str, str]:
    """What the program finds in its environment."""
    ours = {PREFIX + name.upper(): str(value) for name, value in settings.items()}
    path = os.environ.get("PATH", "/usr/bin:/bin")
    return {"PATH": path, "HOME": str(folder), "LANG": "en_US.UTF-8", f"{PREFIX}DATA": str(folder), **ours}
