"""What somebody does on Discord is kept until it has been dealt with: Discord tells it once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeAlias

from bot.channels.finished import Finished
from bot.channels.waiting import MOST
from bot.desk import Desk, Sender, Shown
from bot.storage import inbox
from bot.storage.inbox import Kept
from bot.storage.writer import Transaction
from rules.errors import FifthSeatError
from rules.results.errors import ResultsError

# With so many programs that began with something, and ended before they were done, it may have been the reason.
TRIES = 10

Keep: TypeAlias = Callable[[Transaction], Awaitable[None]] | None
Fetched: TypeAlias = Callable[[str, int], Awaitable[bytes | ResultsError]]


class TooMany(FifthSeatError, RuntimeError):
    """Somebody does more than can be answered, and it is not kept. first: whether they have not been told yet."""

    def __init__(self, first: bool):
        super().__init__("somebody does more than can be answered; what is too much is not kept")
        self.first = first


class Inbox:
    """The inbox of the bot on Discord."""

    def __init__(self, desk: Desk, channel: str, fetched: Fetched):
        """fetched: how a file is fetched that somebody sent, by its address and its size."""
        self._fetched = fetched
        self._desk = desk
        self._channel = channel
        self._finished = Finished(desk.database, channel)
        self._in_hand: set[asyncio.Task[Any]] = set()
        self._of: Counter[str] = Counter()
        self._told: set[str] = set()

    @asynccontextmanager
    async def kept(self, id: int, sender: Sender, **what: Any) -> AsyncIterator[None]:
        """Keep what somebody did while the block deals with it. Raises TooMany, StorageError, Overtaken."""
        with self._one_of(sender.external), self.in_hand():
            async with self._kept(id, sender, what):
                yield

    @asynccontextmanager
    async def in_turn(self, id: int, sender: Sender, turn: asyncio.Lock, **what: Any) -> AsyncIterator[Keep]:
        """Like `kept`, in somebody's turn; what it yields is to be done in the transaction of the block.

        So it is on disk before anybody is told of it, and nobody waits for the disk twice. Where it is not their turn
        yet, it is kept before they wait for it.
        """
        if turn.locked():
            async with self.kept(id, sender, **what), turn:
                yield None
            return
        with self._one_of(sender.external), self.in_hand():
            async with turn:
                with self._finished.taken() as finished, self._dealt_with(id):
                    row = self._row(id, sender, what)

                    async def keep(connection: Transaction) -> None:
                        await self._write(connection, row, finished)

                    yield keep

    @contextmanager
    def _one_of(self, external: str) -> Iterator[None]:
        """Count what somebody has in hand. Raises TooMany."""
        if self._of[external] >= MOST:
            first = external not in self._told
            self._told.add(external)
            raise TooMany(first)
        self._of[external] += 1
        try:
            yield
        finally:
            self._of[external] -= 1
            if not self._of[external]:
                del self._of[external]
                self._told.discard(external)

    @contextmanager
    def in_hand(self) -> Iterator[None]:
        """Note that the task of the block deals with something; one task, one block."""
        task = asyncio.current_task()
        assert task is not None
        self._in_hand.add(task)
        try:
            yield
        finally:
            self._in_hand.discard(task)

    @asynccontextmanager
    async def _kept(self, id: int, sender: Sender, what: dict[str, Any]) -> AsyncIterator[None]:
        row = self._row(id, sender, what)
        with self._finished.taken() as finished:
            async with self._desk.database.writing() as connection:
                await self._write(connection, row, finished)
        with self._dealt_with(id):
            yield

    def _row(self, id: int, sender: Sender, what: dict[str, Any]) -> Kept:
        body = json.dumps({**what, "language": sender.language})
        return Kept(self._channel, id, sender.external, sender.external, body)

    async def _write(self, connection: Transaction, row: Kept, finished: list[int]) -> None:
        await inbox.done(connection, self._channel, finished)
        await inbox.keep(connection, [row], self._desk.now())

    @contextmanager
    def _dealt_with(self, id: int) -> Iterator[None]:
        """Note that what is kept has been dealt with at the end of the block."""
        try:
            yield
        except Exception:  # somebody has been told; what is cancelled is gone on with at the next start
            self._finished.add(id)
            raise
        self._finished.add(id)

    async def before(self) -> list[Kept]:
        """What was kept by the program before this one, and is not dealt with. Raises StorageError."""
        async with self._desk.database.writing() as connection:
            found = await inbox.take_up(connection, self._channel)
            for each in found:
                if each.tries > TRIES:
                    await inbox.give_up(connection, self._channel, each.update_id)
        return [each for each in found if each.tries <= TRIES]

    async def again(self, kept: Kept) -> Shown | None:
        """Do what somebody did; once, though the program before this one may have done it."""
        what = json.loads(kept.body)
        sender = Sender(self._channel, kept.external, what["language"])
        if "corrects" in what:
            return await self._desk.correct(sender, what["text"], what["corrects"], kept.update_id)
        if "file" in what:
            return await self._desk.receive(sender, await self._fetched(what["file"], what["size"]), kept.update_id)
        if "text" in what:
            told = (what.get("reply_to"), what.get("message", ""))
            return await self._desk.say(sender, what["text"], kept.update_id, *told)
        if "irregularity" in what:
            return await self._desk.begin(sender, what["irregularity"], kept.update_id)
        tapped = (what["number"], what["revision"], what["choice"], what["message"])
        return await self._desk.tap(sender, *tapped, again=True)

    def done(self, kept: Kept) -> None:
        """It has been dealt with."""
        self._finished.add(kept.update_id)

    async def finish(self, within: float) -> None:
        """Let what is in hand be finished, for so many seconds."""
        if self._in_hand:
            await asyncio.wait(self._in_hand, timeout=within)

    async def stop(self) -> None:
        """Leave what is in hand to the next start, and note what has been dealt with."""
        left = tuple(self._in_hand)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self._finished.stop()
