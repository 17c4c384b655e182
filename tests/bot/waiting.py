"""Waiting in tests for what comes of itself: until it is so, and never for a number of tries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from bot.desk import Desk
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.outbox import State

# Seconds: far longer than anything takes, also on a machine that has much else to do.
LONG = 60.0


async def comes(so: Callable[[], Awaitable[object]], what: Callable[[], object] = lambda: "") -> None:
    """Wait until something is so. Raises AssertionError with `what` where it does not come."""
    until = time.monotonic() + LONG
    while not await so():
        assert time.monotonic() < until, what()
        await asyncio.sleep(0.02)


async def rung(desk: Desk) -> None:
    """What is due is asked, and nothing is on its way any more: it has arrived, or cannot."""
    await desk.ask_due()
    await comes(partial(nothing_waits, desk.database))


async def nothing_waits(database: Database) -> bool:
    """Whether nothing is queued, or on its way."""
    async with database.reading() as connection:
        return not {State.QUEUED, State.SENDING} & (await outbox.count(connection)).keys()
