"""Troubles on the way of a call, the log of calls, and waiting until the bot has done what it does."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable

from tests.fakes.discord.errors import Refused, numbered, simple, too_fast
from tests.fakes.discord.model import Call, Channel, Pulse

# The library's tasks while it works on what it was told; a handler runs in one of them.
_WORK = re.compile(r"CommandTree-invoker|discord-ui-(?:view|modal)-dispatch|discord-ui-dynamic-item|discord\.py: on_")


def library_works() -> bool:
    """Whether a handler of the library runs in this event loop."""
    return any(_WORK.match(task.get_name()) for task in asyncio.all_tasks())


def same_route(route: str) -> str:
    """A route whatever its parts are called: "POST /channels/{}/messages"."""
    return re.sub(r"\{[^}]*\}", "{}", route)


class Troubles:
    """What goes wrong with calls, by their routes."""

    def __init__(self) -> None:
        self.delay: float | Callable[[str], float] = 0.0
        self.calls: list[Call] = []
        self._failures: dict[str, deque[Refused]] = {}
        self._drops: dict[str, deque[bool]] = {}

    def fail_next(
        self,
        route: str,
        status: int,
        *,
        retry_after: float | None = None,
        whole_bot: bool = False,
        times: int = 1,
    ) -> None:
        """The next calls of a route are refused, without any effect. A 429 tells when to try again."""
        if status == 429:
            refused = too_fast(0.05 if retry_after is None else retry_after, whole_bot=whole_bot)
        else:
            refused = simple(status)
        self._failures.setdefault(same_route(route), deque()).extend([refused] * times)

    def refuse_next(self, route: str, code: int, *, times: int = 1) -> None:
        """The next calls of a route are refused with one of Discord's numbered errors, without any effect."""
        self._failures.setdefault(same_route(route), deque()).extend([numbered(code)] * times)

    def drop_next(self, route: str, *, before: bool = True, times: int = 1) -> None:
        """The connection breaks during the next calls of a route: before they took effect, or after."""
        self._drops.setdefault(same_route(route), deque()).extend([before] * times)

    def called(self, route: str) -> list[Call]:
        """The calls of one route, oldest first."""
        return [call for call in self.calls if same_route(call.route) == same_route(route)]

    @property
    def refused(self) -> list[Call]:
        """The calls that came to nothing, oldest first."""
        return [call for call in self.calls if not call.ok]

    def delay_of(self, route: str) -> float:
        return self.delay(route) if callable(self.delay) else self.delay

    def failure(self, route: str) -> Refused | None:
        waiting = self._failures.get(same_route(route))
        return waiting.popleft() if waiting else None

    def drop(self, route: str) -> bool | None:
        waiting = self._drops.get(same_route(route))
        return waiting.popleft() if waiting else None


class Waiting:
    """Patience."""

    def __init__(self) -> None:
        # How long people wait: for the bot at all, and for it to fall silent once it has spoken.
        self.patience = 30.0
        self.settle = 0.008
        # Whether the bot is known to be at work, for anyone: many people at once had better set this to None, and
        # look at what can be seen only. A bot with tasks of its own can be asked about them here.
        self.busy: Callable[[], bool] | None = library_works
        self.pulse = Pulse()
        self.stirred = 0
        self.working = 0

    def stir(self, channel: Channel | None) -> None:
        """Something has changed."""
        self.stirred += 1
        self.pulse.beat()
        if channel is not None:
            channel.stirred += 1
            channel.pulse.beat()

    @property
    def at_work(self) -> bool:
        return self.busy is not None and self.busy()

    async def until(self, done: Callable[[], bool], timeout: float | None = None, *, at: Channel | None = None) -> bool:
        """Waits until something is so (something of one channel, if named); says whether it came to be so in time."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + (self.patience if timeout is None else timeout)
        # Most changes give a pulse. A bot that stops being busy does not, so look now and then.
        look = 0.005 if self.busy is not None else 0.05
        while not done():
            if loop.time() >= deadline:
                return False
            await (at.pulse if at is not None else self.pulse).wait(min(deadline - loop.time(), look))
        return True

    async def quiet(self, at: Channel | None, done: Callable[[], bool], timeout: float | None = None) -> bool:
        """Waits until something is so and the bot does no more (in this channel, if one is named)."""

        def silent() -> bool:
            return done() and (self if at is None else at).working == 0 and not self.at_work

        while await self.until(silent, timeout, at=at):
            stirred = (self if at is None else at).stirred
            # In small steps: each lets everything that is ready run, however slow the machine.
            for _ in range(4):
                await asyncio.sleep(self.settle / 4)
            if stirred == (self if at is None else at).stirred and silent():
                return True
        return False
