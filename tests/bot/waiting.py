"""Waiting in tests for what comes of itself: until it is so, and never for a number of tries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

# Seconds: far longer than anything takes, also on a machine that has much else to do.
LONG = 60.0


async def comes(so: Callable[[], Awaitable[object]], what: Callable[[], object] = lambda: "") -> None:
    """Wait until something is so. Raises AssertionError with `what` where it does not come."""
    until = time.monotonic() + LONG
    while not await so():
        assert time.monotonic() < until, what()
        await asyncio.sleep(0.02)
