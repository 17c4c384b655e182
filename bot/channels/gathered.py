"""Screens that change with every tap of a quick hand: the last of them is shown, and not each on the way to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.channels.turns import Turns

# So long a hand that goes on tapping is waited for, in seconds; a platform takes no two edits a call.
PAUSE = 0.25

log = logging.getLogger(__name__)


class Gathered:
    """The edits of chats that wait for the hand to pause; of each chat the last one is made, unless it is overtaken."""

    def __init__(self) -> None:
        self._waiting: dict[int, object] = {}
        self._turns = Turns()

    async def show(self, chat: int, edit: Callable[[], Awaitable[None]]) -> None:
        """Make an edit in a chat unless something else is shown there within the pause."""
        mine = self._waiting[chat] = object()
        await asyncio.sleep(PAUSE)
        async with self._turns.of(chat):
            if self._waiting.get(chat) is not mine:
                return
            del self._waiting[chat]
            try:
                await edit()
            except Exception as error:  # the next tap shows it
                log.info("a screen was not changed: %s", type(error).__name__)

    def overtaken(self, chat: int) -> asyncio.Lock:
        """What waits in a chat is not made any more; the lock, for what is shown instead after an edit on its way."""
        self._waiting.pop(chat, None)
        return self._turns.of(chat)

    def turn(self, chat: int) -> asyncio.Lock:
        """The lock alone: what waits in the chat goes on waiting."""
        return self._turns.of(chat)
