"""A program of ours in a process of its own, which may take too long or crash and harms nothing."""

from __future__ import annotations

import asyncio
import logging
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from rules.errors import FifthSeatError

# Before each question and each answer stands how many bytes it has.
LENGTH = struct.Struct(">I")

log = logging.getLogger(__name__)


class NoAnswer(FifthSeatError, RuntimeError):
    """The program is missing, has crashed, or took too long."""


@dataclass
class Apart:
    """A program that is asked one thing at a time, and calls `answer` with what it does.

    program: what Python is to run; limit: how many seconds an answer may take, the start of the program included;
    idle: for how many seconds it is kept for another question.
    """

    program: tuple[str, ...]
    limit: float
    idle: float = 0.0
    _rooms: WeakKeyDictionary[asyncio.AbstractEventLoop, _Room] = field(default_factory=WeakKeyDictionary)

    async def ask(self, question: bytes) -> bytes:
        """What the program makes of a question. Raises NoAnswer."""
        room = self._rooms.setdefault(asyncio.get_running_loop(), _Room(self.idle))
        async with room.turn:
            process = room.take() or await self._start()
            answered = False
            try:
                given = await asyncio.wait_for(_asked(process, question), self.limit)
                answered = True
            except TimeoutError as error:
                raise NoAnswer(f"{self.program[-1]} took longer than {self.limit} s") from error
            except (OSError, asyncio.IncompleteReadError) as error:
                raise NoAnswer(f"{self.program[-1]} is missing, or has crashed") from error
            finally:
                if answered and self.idle:
                    room.keep(process)
                else:
                    await _end(process)
        return given

    async def _start(self) -> Process:
        command = (sys.executable, *self.program)
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)


@dataclass
class _Room:
    """Where the process of one event loop waits for another question."""

    idle: float
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    process: Process | None = None
    rest: asyncio.Task[None] | None = None

    def take(self) -> Process | None:
        """The process that waits, if it is still there."""
        process, self.process = self.process, None
        if self.rest is not None:
            self.rest.cancel()
        return process if process is not None and process.returncode is None else None

    def keep(self, process: Process) -> None:
        """Let a process wait for another question; it ends with its event loop at the latest."""
        self.process = process
        self.rest = asyncio.create_task(self._rest(process))

    async def _rest(self, process: Process) -> None:
        try:
            await asyncio.sleep(self.idle)
        finally:
            if self.process is process:
                self.process = None
                await _end(process)


async def _asked(process: Process, question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.communicate()


def answer(by: Callable[[bytes], bytes]) -> None:
    """In the program: answer one question after another, until nobody asks any more."""
    said, heard = sys.stdout.buffer, sys.stdin.buffer
    while len(header := heard.read(LENGTH.size)) == LENGTH.size:
        given = by(heard.read(*LENGTH.unpack(header)))
        said.write(LENGTH.pack(len(given)) + given)
        said.flush()
