"""A tap is answered at once, or, where the database takes its time, meanwhile: its button does not go on spinning."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

# A tap that has taken so long, in seconds, is answered before it is known what comes of it.
PROMPT = 1.0


@asynccontextmanager
async def in_time(
    answer: Callable[[str], Awaitable[object]],
) -> AsyncIterator[Callable[[str], Coroutine[Any, Any, None]]]:
    """What answers a tap with a notice, once, in the block or after; where that takes too long, it is answered without.

    The screen says what the notice would have said.
    """
    given = False

    async def once(notice: str) -> None:
        nonlocal given
        if not given:
            given = True
            await answer(notice)

    late: list[asyncio.Task[None]] = []
    timer = asyncio.get_running_loop().call_later(PROMPT, lambda: late.append(asyncio.create_task(once(""))))
    try:
        yield once
    finally:
        timer.cancel()
        await asyncio.gather(*late, return_exceptions=True)
