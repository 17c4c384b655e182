"""No more calls than Telegram takes, and a call that failed tried again; one chat never waits for another."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from telegram.error import BadRequest, NetworkError, RetryAfter
from telegram.ext import BaseRateLimiter

from bot.channels.pace import Pace, Rate

# How long a call that fails is tried again, in seconds: a tap is no longer answered after 15.
WINDOW = {"answerCallbackQuery": 12.0}
LONG_WINDOW = 30.0
SHORTEST_PAUSE = 0.3

# How often a call is repeated that Telegram asks to repeat later.
RETRIES = 5

# So many chats told to wait within so many seconds: it is the bot that is too fast, not somebody in a chat.
SEVERAL = 3
TOGETHER = 5.0

# More chats than these are looked through for those that need not be remembered.
MANY = 512

# The argument of a call that must not be made twice: it is tried again only where it surely was not made.
ONCE = 1

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Limits:
    """What Telegram takes of new messages and edits together: in a private chat, in a group, and of the whole bot.

    None: without limit. Of a private chat it says one a second, and more in short bursts.
    """

    private: Rate | None
    group: Rate | None
    bot: Rate | None


LIMITS = Limits(private=Rate(20, 20.0), group=Rate(20, 60.0), bot=Rate(30, 1.0))
UNLIMITED = Limits(None, None, None)


@dataclass
class _Told:
    """The chats that were told to wait lately."""

    chats: deque[tuple[float, int]] = field(default_factory=deque)

    def together(self, chat: int, now: float) -> bool:
        """Whether this is one of several."""
        self.chats.append((now, chat))
        while self.chats[0][0] < now - TOGETHER:
            self.chats.popleft()
        return len({chat for _, chat in self.chats}) >= SEVERAL


class Limiter(BaseRateLimiter[int]):
    """Between the library and its calls.

    Who waits here holds back their own chat only: first for the place in the chat, then for that among all.
    """

    def __init__(self, limits: Limits = LIMITS) -> None:
        self._limits = limits
        self._bot = Pace()
        self._chats: dict[int, Pace] = {}
        self._told = _Told()

    @property
    def remembered(self) -> int:
        """How many chats are remembered that may be too fast."""
        now = asyncio.get_running_loop().time()
        return sum(pace.full > now or pace.told > now for pace in self._chats.values())

    async def initialize(self) -> None:
        """Nothing is to be made ready."""

    async def shutdown(self) -> None:
        """Nothing is to be put away."""

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Any]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: int | None,
    ) -> Any:
        """Call the API, when there is room; again where it fails in a way that may pass. Raises TelegramError.

        rate_limit_args: ONCE for a call that must not be made twice, and for which there is room already.
        """
        if not endpoint.startswith(("send", "edit", "deleteMessage", "answer")):
            return await callback(*args, **kwargs)
        chat = int(data["chat_id"]) if "chat_id" in data else None
        loop = asyncio.get_running_loop()
        until = loop.time() + WINDOW.get(endpoint, LONG_WINDOW)
        pause, told, once = SHORTEST_PAUSE, 0, rate_limit_args == ONCE
        while True:
            if chat is not None and not once:
                await self.room(chat)
            try:
                result = await callback(*args, **kwargs)
                # What an edited message looks like now is told too: nobody asks, and to read it takes a while.
                return True if endpoint.startswith("edit") else result
            except RetryAfter as error:
                told += 1
                seconds = _seconds(error)
                if chat is not None:
                    self._wait(chat, seconds)
                if once or told > RETRIES or (chat is None and loop.time() + seconds > until):
                    raise
                if chat is None:
                    await asyncio.sleep(seconds)
            except BadRequest:
                raise
            except NetworkError as error:
                if once or loop.time() + pause > until:
                    raise
                log.info("%s is tried again: %s", endpoint, type(error).__name__)
                await asyncio.sleep(pause * random.uniform(0.7, 1.3))
                pause *= 2

    async def room(self, chat: int) -> None:
        """Wait until this chat may be written to, and then until the bot may write at all."""
        await self.room_in(chat)
        await self._bot.place(self._limits.bot)

    async def room_behind(self) -> None:
        """Wait until the bot may write what is no answer to anybody."""
        await self._bot.place_behind(self._limits.bot)

    async def room_in(self, chat: int) -> None:
        """Wait until this chat may be written to."""
        if len(self._chats) > MANY:
            at = asyncio.get_running_loop().time()
            self._chats = {id: pace for id, pace in self._chats.items() if max(pace.full, pace.told) > at}
        pace = self._chats.setdefault(chat, Pace())
        await pace.place(self._limits.private if chat > 0 else self._limits.group)

    def _wait(self, chat: int, seconds: float) -> None:
        """Telegram has told us to wait: in this chat, or altogether where it tells several."""
        now = asyncio.get_running_loop().time()
        self._chats.setdefault(chat, Pace()).told = now + seconds
        if self._told.together(chat, now):
            log.warning("Telegram tells the bot to wait for %.0f s", seconds)
            self._bot.told = now + seconds


def _seconds(told: RetryAfter) -> float:
    after = told.retry_after
    return after.total_seconds() if isinstance(after, timedelta) else float(after)
