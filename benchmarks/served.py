"""What `benchmarks/telegram.py` measures, in a process of its own: our bot, or the library alone.

Both keep the same order of updates; all else of the bare one is as the library comes. Reads commands from standard
input and answers each with a line of JSON; ends with its input.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import resource
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, BaseUpdateProcessor, CallbackQueryHandler, ContextTypes

from bot.app import settle
from bot.channels.telegram.app import Bot, application, running
from bot.channels.telegram.handlers import AT_ONCE
from bot.channels.telegram.order import LIMITS, UNLIMITED
from bot.channels.telegram.receiver import UPDATES
from bot.channels.telegram.request import Request
from bot.channels.turns import Turns
from bot.desk import Desk
from bot.storage.database import Database

Library = Application[Any, Any, Any, Any, Any, Any]

BARE_TEXT = "<b>{number}</b>. What has been called since?"
BARE_BUTTONS = InlineKeyboardMarkup([[InlineKeyboardButton(words, callback_data=words)] for words in ("Pass", "Bid")])

_numbers = itertools.count(1)


async def pressed(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
    """The least that a bot with buttons can do."""
    query = update.callback_query
    assert query is not None
    await query.answer()
    text = BARE_TEXT.format(number=next(_numbers))
    await query.edit_message_text(text, parse_mode=ParseMode.HTML, reply_markup=BARE_BUTTONS)


class OneAtATime(BaseUpdateProcessor):
    """Deals with many chats at once, and with the updates of one chat in the order in which they came."""

    def __init__(self) -> None:
        super().__init__(AT_ONCE)
        self.turns = Turns()

    async def do_process_update(self, update: object, coroutine: Awaitable[Any]) -> None:
        """Wait for the earlier updates of the chat, then deal with this one."""
        assert isinstance(update, Update)
        assert update.effective_chat is not None
        async with self.turns.of(update.effective_chat.id):
            await coroutine

    async def initialize(self) -> None:
        """Nothing is to be made ready."""

    async def shutdown(self) -> None:
        """Nothing is to be put away."""


@dataclass
class Bare:
    """The library as it comes, with our order of updates: nothing of ours deals with what is tapped.

    ours: it makes its calls as the bot does, which takes less of the processor than its own way.
    """

    token: str
    api: str
    ours: bool = False

    def __post_init__(self) -> None:
        self.turns = OneAtATime()
        builder = Application.builder().token(self.token).base_url(f"{self.api}/bot")
        if self.ours:
            builder = builder.request(Request(2 * AT_ONCE, wait=30)).get_updates_request(Request(1, wait=1))
        self.made: Library = builder.concurrent_updates(self.turns).build()
        self.made.add_handler(CallbackQueryHandler(pressed))

    @property
    def busy(self) -> int:
        """How much it has to do."""
        return self.made.update_queue.qsize() + self.made.update_processor.current_concurrent_updates

    @property
    def kept(self) -> int:
        """How many chats it remembers."""
        return len(self.turns.turns) + len(self.made.chat_data) + len(self.made.user_data)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """It polls until the block ends."""
        assert self.made.updater is not None
        async with self.made:
            await self.made.start()
            await self.made.updater.start_polling(allowed_updates=UPDATES)
            try:
                yield
            finally:
                await self.made.updater.stop()
                await self.made.stop()


async def figures(made: Bot | Bare) -> dict[str, Any]:
    """What the process has used, and what it holds once it has finished what it was doing."""
    while made.busy:
        await asyncio.sleep(0.002)
    used = resource.getrusage(resource.RUSAGE_SELF)
    with open("/proc/self/statm", encoding="ascii") as file:
        pages = int(file.read().split()[1])
    return {
        "cpu": used.ru_utime + used.ru_stime,
        "blocks": sys.getallocatedblocks(),
        "rss": pages * resource.getpagesize(),
        "kept": made.kept if isinstance(made, Bare) else made.busy + made.limiter.remembered,
    }


async def main(kind: str, token: str, api: str, url: str) -> None:
    """Run until the input ends. Telegram's limits are not what is measured, unless the kind is limited."""
    database = await Database.open(url)
    made: Bot | Bare
    if kind.startswith("bare"):
        made = Bare(token, api, ours=kind == "bare-ours")
        at_work: AbstractAsyncContextManager[object] = made.running()
    else:
        made = application(token, Desk(database), api, LIMITS if kind == "limited" else UNLIMITED)
        at_work = running(made)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with at_work:
        settle()
        print("{}", flush=True)
        while line := await lines.readline():
            if line == b"collect\n":
                gc.collect()
            print(json.dumps(await figures(made)), flush=True)
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
