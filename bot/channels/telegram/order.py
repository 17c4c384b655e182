"""Updates in parallel, those of one chat in their order; and no more sends than Telegram takes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from typing import Any

from telegram import Update
from telegram.error import RetryAfter
from telegram.ext import AIORateLimiter, BaseUpdateProcessor

from bot.channels.turns import Turns

# More than this in flight slows down the HTTP client; it is above what Telegram lets a bot do.
AT_ONCE = 32

# How often a call that Telegram asks to repeat later is repeated.
RETRIES = 3


class OneAtATime(BaseUpdateProcessor):
    """Deals with many chats at once, and with the updates of one chat in the order in which they came."""

    def __init__(self) -> None:
        super().__init__(AT_ONCE)
        self.turns = Turns()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Wait for the earlier updates of the chat, then deal with this one."""
        chat = update.effective_chat if isinstance(update, Update) else None
        if chat is None:
            await coroutine
            return
        async with self.turns.of(chat.id):
            await coroutine

    async def initialize(self) -> None:
        """Nothing is to be made ready."""

    async def shutdown(self) -> None:
        """Nothing is to be put away."""


class SendLimiter(AIORateLimiter):
    """Keeps new messages within Telegram’s limits; answers to taps and edits go at once, and obey when told to wait."""

    def __init__(self) -> None:
        super().__init__(max_retries=RETRIES)

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Any]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: int | None,
    ) -> Any:
        """Call the API, now or when there is room."""
        if endpoint.startswith("send"):
            return await super().process_request(callback, args, kwargs, endpoint, data, rate_limit_args)
        for _ in range(RETRIES):
            try:
                return await callback(*args, **kwargs)
            except RetryAfter as told:
                after = told.retry_after
                await asyncio.sleep(after.total_seconds() if isinstance(after, timedelta) else after)
        return await callback(*args, **kwargs)
