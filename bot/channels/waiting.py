"""What waits to be dealt with: of one chat in its order, of all chats at once, and no chat at the cost of another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

# What one chat may have waiting; nobody reads so many answers.
MOST = 30

# After so many without a pause, one who sends faster than they can read is dealt with at this pace, in seconds.
AT_ONCE = 12
PACE = 0.5


class Waiting(Generic[T]):
    """The queues of all chats: each is dealt with by a task of its own, which ends with the queue."""

    def __init__(self, deal: Callable[[T], Awaitable[None]], pace: float = PACE):
        """deal: never raises; pace: of one chat, once it is too fast."""
        self._deal = deal
        self._pace = pace
        self._queues: dict[str, deque[T]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def __len__(self) -> int:
        """In how many chats something waits, or is being dealt with."""
        return len(self._queues)

    def of(self, chat: str) -> int:
        """How many wait in a chat, the one that is being dealt with included."""
        return len(self._queues.get(chat, ()))

    def put(self, chat: str, what: T) -> None:
        """Deal with it after everything else of its chat."""
        if self._stopping:
            return
        if (queue := self._queues.get(chat)) is not None:
            queue.append(what)
            return
        self._queues[chat] = deque([what])
        task = asyncio.create_task(self._go_through(chat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self, within: float) -> None:
        """Begin with nothing any more; what is being dealt with may be finished within so many seconds."""
        self._stopping = True
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _go_through(self, chat: str) -> None:
        queue = self._queues[chat]
        dealt = 0
        try:
            while queue and not self._stopping:
                await self._deal(queue[0])
                queue.popleft()
                dealt += 1
                if queue and dealt >= AT_ONCE and not self._stopping:
                    await asyncio.sleep(self._pace)
        finally:
            del self._queues[chat]
