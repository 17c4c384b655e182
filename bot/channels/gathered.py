"""Screens that change with every tap of a quick hand: the last of them is shown, and not each on the way to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

# So long a hand that goes on tapping is waited for, in seconds; a platform takes no two edits a call.
PAUSE = 0.25

log = logging.getLogger(__name__)


class Gathered:
    """The edits of messages that wait for the hand to pause; of each message the last one is made."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    async def show(self, message: str, edit: Callable[[], Awaitable[None]]) -> None:
        """Make an edit of a message unless another one of it comes within the pause."""
        mine = self._last[message] = self._last.get(message, 0) + 1
        await asyncio.sleep(PAUSE)
        if self._last.get(message) == mine:
            del self._last[message]
            try:
                await edit()
            except Exception as error:  # the next tap shows it
                log.info("a screen was not changed: %s", type(error).__name__)
