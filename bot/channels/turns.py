"""The turns of people: the inputs of one are dealt with in their order, those of many at once."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Turns:
    """A lock for each person or chat in whose name something is going on; nothing is kept of the others."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Of how many something is going on."""
        return len(self._locks)

    def of(self, id: int) -> asyncio.Lock:
        """The lock of a person or chat; whoever waits for it first has it first."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock
