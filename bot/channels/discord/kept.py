"""What somebody does on Discord is kept until it has been dealt with: Discord tells it once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from bot.channels.finished import Finished
from bot.channels.waiting import MOST
from bot.desk import Desk, Sender, Shown
from bot.storage import inbox
from bot.storage.inbox import Kept
from rules.errors import FifthSeatError

# With so many programs that began with something, and ended before they were done, it may have been the reason.
TRIES = 10


class TooMany(FifthSeatError, RuntimeError):
    """Somebody does more than can be answered, and it is not kept. first: whether they have not been told yet."""

    def __init__(self, first: bool):
        super().__init__("somebody does more than can be answered; what is too much is not kept")
        self.first = first


class Inbox:
    """The inbox of the bot on Discord."""

    def __init__(self, desk: Desk, channel: str):
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
        body = json.dumps({**what, "language": sender.language})
        row = Kept(self._channel, id, sender.external, sender.external, body)
        with self._finished.taken() as finished:
            async with self._desk.database.writing() as connection:
                await inbox.done(connection, self._channel, finished)
                await inbox.keep(connection, [row], self._desk.now())
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
        if "text" in what:
            return await self._desk.say(sender, what["text"], kept.update_id, what.get("reply_to"))
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
