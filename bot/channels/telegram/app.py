"""The bot on Telegram: built, started, and put away again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats, Update
from telegram.error import TelegramError
from telegram.ext import AIORateLimiter, Application

from bot.alive import troubles
from bot.channels.telegram.handlers import CHANNEL, GROUP_COMMANDS, Handlers
from bot.channels.telegram.order import AT_ONCE, OneAtATime, SendLimiter
from bot.channels.telegram.request import Request
from bot.config import Settings, Webhook
from bot.desk import Desk
from dialogues.conversation import COMMANDS
from locales import LANGUAGES, locale

Bot = Application[Any, Any, Any, Any, Any, Any]

UPDATES = [Update.MESSAGE, Update.CALLBACK_QUERY]

# The task in which the library asks for updates.
POLLING = "Updater:start_polling:polling_task"

log = logging.getLogger(__name__)


def application(token: str, desk: Desk, api: str | None = None, limiter: AIORateLimiter | None = None) -> Bot:
    """The bot of a token, with its handlers.

    api: another server than Telegram's own; limiter: for sends, Telegram's limits unless told otherwise.
    """
    builder = (
        Application.builder()
        .token(token)
        .concurrent_updates(OneAtATime())
        .rate_limiter(limiter or SendLimiter())
        .request(Request(2 * AT_ONCE, wait=30))
        .get_updates_request(Request(1, wait=1))
    )
    if api is not None:
        builder = builder.base_url(f"{api}/bot").base_file_url(f"{api}/file/bot")
    made: Bot = builder.build()
    Handlers(desk).add_to(made)
    desk.tellers[CHANNEL] = lambda external, words: made.bot.send_message(int(external), words)
    return made


@asynccontextmanager
async def running(
    bot: Bot, webhook: Webhook | None = None, ended: Callable[[], None] = lambda: None
) -> AsyncIterator[Bot]:
    """The bot at work, by polling or by webhook, until the block ends; updates in hand are finished first.

    ended: called where nothing more will come, because Telegram does not take the token any more.
    """
    assert bot.updater is not None
    async with bot.bot, bot:  # the first closes its connections also where the token is refused
        await describe(bot)
        await bot.start()
        try:
            if webhook is None:
                await bot.updater.start_polling(allowed_updates=UPDATES, error_callback=_not_asked)
                polling = next(task for task in asyncio.all_tasks() if task.get_name() == POLLING)
                polling.add_done_callback(lambda _: ended())
            else:
                await bot.updater.start_webhook(
                    listen=webhook.listen,
                    port=webhook.port,
                    url_path="telegram",
                    webhook_url=f"{webhook.url.rstrip('/')}/telegram",
                    secret_token=webhook.secret.get_secret_value(),
                    allowed_updates=UPDATES,
                )
            yield bot
        finally:
            try:
                if bot.updater.running:
                    await bot.updater.stop()
            finally:
                await bot.stop()


def _not_asked(error: TelegramError) -> None:
    """Asking for updates failed, and is tried again: a line in the log, where the library would write a traceback."""
    troubles.note("Telegram")
    log.warning("no updates from Telegram for now: %s: %s", type(error).__name__, error)


async def describe(bot: Bot) -> None:
    """Tell Telegram the commands, with their descriptions in every language."""
    groups, private = BotCommandScopeAllGroupChats(), BotCommandScopeAllPrivateChats()
    for scope, names in ((private, COMMANDS), (groups, GROUP_COMMANDS)):
        for language in LANGUAGES:
            spoken = locale(language)
            commands = [BotCommand(name, spoken.text(f"command-{name}")) for name in names]
            # English also for every language that is not ours.
            await bot.bot.set_my_commands(commands, scope, "" if language == "en" else language)


def from_settings(settings: Settings, desk: Desk) -> Bot | None:
    """The bot that the settings ask for; None where there is no token."""
    if settings.telegram_token is None:
        return None
    return application(settings.telegram_token.get_secret_value(), desk, settings.telegram_api)
