"""Waiting until the bot has done what it does: somewhere, or everywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field


class Pulse:
    """Wakes whoever waits for something to change."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def beat(self) -> None:
        self._event.set()
        self._event = asyncio.Event()

    async def wait(self, timeout: float) -> None:
        """Until the next beat, or for so many seconds."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._event.wait(), timeout)


@dataclass(eq=False, kw_only=True)
class Place:
    """Where people and the bot write: a chat, a channel; or everywhere."""

    heard: int = 0  # things the bot did here that people can notice
    stirred: int = 0  # calls begun and ended here
    working: int = 0  # calls being worked on
    pulse: Pulse = field(default_factory=Pulse)

    def stir(self) -> None:
        """Something has changed."""
        self.stirred += 1
        self.pulse.beat()


class Waiting:
    """Patience."""

    def __init__(self) -> None:
        # How long people wait: for the bot at all, and for it to fall silent once it has spoken.
        self.patience = 30.0
        self.settle = 0.008
        # Whether the bot is known to be at work, for anyone: many people at once had better set this to None, and
        # look at what can be seen only. A bot with tasks of its own can be asked about them here.
        self.busy: Callable[[], bool] | None = None
        self.everywhere = Place()

    def stir(self, place: Place | None, working: int = 0) -> None:
        """Something has changed, with so many more calls at work."""
        for each in (self.everywhere, place):
            if each is not None:
                each.working += working
                each.stir()

    async def until(self, done: Callable[[], bool], timeout: float | None = None, *, at: Place | None = None) -> bool:
        """Waits until something is so (something of one place, if named); says whether it came to be so in time."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + (self.patience if timeout is None else timeout)
        # Most changes give a pulse. A bot that stops being busy does not, so look now and then.
        look = 0.005 if self.busy is not None else 0.05
        while not done():
            if loop.time() >= deadline:
                return False
            await (at or self.everywhere).pulse.wait(min(deadline - loop.time(), look))
        return True

    async def quiet(self, at: Place | None, done: Callable[[], bool], timeout: float | None = None) -> bool:
        """Waits until something is so and the bot does no more (in this place, if one is named)."""
        place = at or self.everywhere

        def silent() -> bool:
            return done() and place.working == 0 and not (self.busy is not None and self.busy())

        while await self.until(silent, timeout, at=at):
            stirred = place.stirred
            # In small steps: each lets everything that is ready run, however slow the machine.
            for _ in range(4):
                await asyncio.sleep(self.settle / 4)
            if stirred == place.stirred and silent():
                return True
        return False
