"""What has been dealt with is taken out of the inbox: many together, and never so that somebody waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bot.storage import inbox
from bot.storage.database import Database
from bot.storage.errors import PASSING

# They are taken out so many seconds later, or with what is kept next; of many in a row not each for itself.
LATER = 0.1
IN_A_ROW = 0.05

log = logging.getLogger(__name__)


class Finished:
    """The updates of one channel that have been dealt with, and are still in the inbox."""

    def __init__(self, database: Database, channel: str):
        self._database = database
        self._channel = channel
        self._updates: list[int] = []
        self._since = 0.0
        self._later: asyncio.TimerHandle | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def add(self, update_id: int) -> None:
        """It has been dealt with."""
        if not self._updates:
            self._since = time.monotonic()
        self._updates.append(update_id)
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(LATER, self._take_out_beside)

    @contextmanager
    def taken(self, all: bool = False) -> Iterator[list[int]]:
        """Those that the block takes out itself; where it fails they are still to be taken out.

        all: also those that have only just been dealt with, and might go with others.
        """
        if not all and time.monotonic() - self._since < IN_A_ROW:
            yield []
            return
        taken, self._updates = self._updates, []
        try:
            yield taken
        except BaseException:
            self._updates += taken
            raise

    async def stop(self) -> None:
        """Take them out now."""
        if self._later is not None:
            self._later.cancel()
        await asyncio.gather(*self._taking)
        await self._take_out()

    def _take_out_beside(self) -> None:
        self._later = None
        task = asyncio.create_task(self._take_out())
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _take_out(self) -> None:
        try:
            with self.taken(all=True) as updates:
                if updates:
                    async with self._database.writing() as connection:
                        await inbox.done(connection, self._channel, updates)
        except PASSING as error:
            log.warning("what has been dealt with is not noted yet: %s", error)
