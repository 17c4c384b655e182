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
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, CallbackQueryHandler, ContextTypes

from bot.app import settle
from bot.channels.telegram.app import Bot, application, running
from bot.channels.telegram.order import OneAtATime
from bot.desk import Desk
from bot.storage.database import Database

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


def bare(token: str, api: str) -> Bot:
    """The library as it comes, with our order of updates: nothing of ours deals with what is tapped."""
    builder = Application.builder().token(token).base_url(f"{api}/bot").concurrent_updates(OneAtATime())
    made: Bot = builder.build()
    made.add_handler(CallbackQueryHandler(pressed))
    return made


async def figures(made: Bot) -> dict[str, Any]:
    """What the process has used, and what it holds once it has finished what it was doing."""
    while not made.update_queue.empty() or made.update_processor.current_concurrent_updates:
        await asyncio.sleep(0.002)
    used = resource.getrusage(resource.RUSAGE_SELF)
    processor = made.update_processor
    assert isinstance(processor, OneAtATime)
    with open("/proc/self/statm", encoding="ascii") as file:
        pages = int(file.read().split()[1])
    return {
        "cpu": used.ru_utime + used.ru_stime,
        "blocks": sys.getallocatedblocks(),
        "rss": pages * resource.getpagesize(),
        "kept": len(processor.turns) + len(made.chat_data) + len(made.user_data),
    }


async def main(kind: str, token: str, api: str, url: str) -> None:
    """Run until the input ends."""
    database = await Database.open(url)
    made = bare(token, api) if kind == "bare" else application(token, Desk(database), api)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with running(made):
        settle()
        print("{}", flush=True)
        while line := await lines.readline():
            if line == b"collect\n":
                gc.collect()
            print(json.dumps(await figures(made)), flush=True)
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
