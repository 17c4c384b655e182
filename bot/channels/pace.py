"""No more calls than a platform takes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds, all of them at once if need be."""

    number: int
    seconds: float

    @property
    def each(self) -> float:
        """Seconds for each."""
        return self.seconds / self.number


@dataclass
class Pace:
    """When the next call may be made. full: when as many as the rate lets through at once may be made again."""

    full: float = 0.0
    told: float = 0.0  # until when the platform has said to wait
    _first: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def place(self, rate: Rate | None) -> None:
        """Take a place, and wait until it comes."""
        now = asyncio.get_running_loop().time
        if rate is not None:
            self.full = max(self.full, now()) + rate.each
            if (wait := self.full - rate.seconds - now()) > 0:
                await asyncio.sleep(wait)
        while (wait := self.told - now()) > 0:
            await asyncio.sleep(wait)

    async def place_behind(self, rate: Rate | None) -> None:
        """Take a place of which nobody else could make use now; of many who do so one after the other."""
        now = asyncio.get_running_loop().time
        async with self._first:
            while (wait := self.full - now()) > 0:
                await asyncio.sleep(wait)
            await self.place(rate)
