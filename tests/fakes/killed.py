"""`director serve` as a process that is killed and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from tests.fakes.nursery import Child, nursery
from tests.fakes.platform import Platform


class Killable(ABC):
    """The process.

    fake: the platform; deaths: how it dies (see tests/bot/killing.py), after so many calls at the most;
    folder: where it works and keeps its log; settings: its own variables; prepared: what is to be run before anything
    is imported.
    """

    deaths: ClassVar[Sequence[str]]
    calls: ClassVar[int]

    def __init__(self, fake: Platform[Any, Any], folder: Path, settings: Mapping[str, str], prepared: str = "") -> None:
        self.fake = fake
        self.folder = folder
        self.log = folder / "stderr"
        self.dead = True
        self.killed = 0
        self._settings = settings
        self._prepared = prepared
        self._child: Child | None = None

    @abstractmethod
    async def start(self) -> None:
        """Start it, and wait until it listens."""

    @abstractmethod
    def shows(self, call: str) -> bool:
        """Whether people can see what comes of a call."""

    @abstractmethod
    def dies_with(self, call: str) -> float | None:
        """Kill it while it makes a call, which is lost after so many seconds; None where that is not to be lost."""

    async def fork(self) -> None:
        """Start it, without waiting until it does anything."""
        environment = {"PATH": os.environ["PATH"], **self._settings}
        self._child = nursery(self._prepared).fork(self.folder, environment, "serve")
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
            assert self._child is not None
            self.dead = True
            self._child.send_signal(signal.SIGKILL)

    async def buried(self) -> None:
        """Wait until nothing of it is left."""
        assert self._child is not None
        while (code := self._child.returncode) is None:
            await asyncio.sleep(0.002)
        self._child = None
        assert code == -signal.SIGKILL, self.log.read_text()
        self.killed += 1

    async def stop(self) -> None:
        """Put an end to it, whatever it is doing, and wait until nothing of it is left."""
        if self._child is not None:
            self._child.send_signal(signal.SIGKILL)
            while self._child.returncode is None:
                await asyncio.sleep(0.002)
