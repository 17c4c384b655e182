"""A platform on the loopback: it listens, keeps its port, and is as patient and as troublesome as it is told to be."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable
from types import TracebackType
from typing import Self

from aiohttp import web

from tests.fakes.troubles import E, R, Troubles
from tests.fakes.waiting import Waiting

Clock = Callable[[], float]

LOOPBACK = "127.0.0.1"


class Platform(Troubles[R, E], Waiting):
    """The server. Everything is kept in memory, and is kept when the server stops and starts again."""

    def __init__(self, token: str, clock: Clock = time.time) -> None:
        Troubles.__init__(self)
        Waiting.__init__(self)
        self.token = token
        self.clock = clock
        self.port = 0
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @abstractmethod
    async def start(self) -> None:
        """Listens: at first on any free port, and after `stop` on the same one."""

    @abstractmethod
    async def stop(self) -> None:
        """Closes the socket and every connection; all else is kept."""

    @abstractmethod
    async def settled(self, timeout: float | None = None) -> None:
        """Waits until the bot has taken in all it was told and does no more anywhere."""

    async def _listen(self, app: web.Application, *, handler_cancellation: bool = False) -> None:
        self._runner = web.AppRunner(
            app, access_log=None, handler_cancellation=handler_cancellation, shutdown_timeout=0.01
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, self.port).start()
        self.port = self._runner.addresses[0][1]

    async def _close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None


def hang_up(request: web.Request) -> web.Response:
    """Closes the connection; what is returned can no longer be sent."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
