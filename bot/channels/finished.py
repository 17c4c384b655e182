"""What has been dealt with is taken out of the inbox: many together, and never so that somebody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.storage import inbox
from bot.storage.database import Database
from bot.storage.errors import StorageError

# They are taken out so many seconds later, or with what is kept next.
LATER = 0.1

log = logging.getLogger(__name__)


class Finished:
    """The updates of one channel that have been dealt with, and are still in the inbox."""

    def __init__(self, database: Database, channel: str):
        self._database = database
        self._channel = channel
        self._updates: list[int] = []
        self._later: asyncio.Task[None] | None = None

    def add(self, update_id: int) -> None:
        """It has been dealt with."""
        self._updates.append(update_id)
        if self._later is None:
            self._later = asyncio.create_task(self._take_out_later())

    @contextmanager
    def taken(self) -> Iterator[list[int]]:
        """Those that the block takes out itself; where it fails they are still to be taken out."""
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
        with suppress(StorageError):
            await self._take_out()

    async def _take_out_later(self) -> None:
        await asyncio.sleep(LATER)
        self._later = None
        try:
            await self._take_out()
        except StorageError as error:
            log.warning("what has been dealt with is not noted yet: %s", error)

    async def _take_out(self) -> None:
        with self.taken() as updates:
            if updates:
                async with self._database.writing() as connection:
                    await inbox.done(connection, self._channel, updates)
