"""The bot on Telegram: built, started, and put away again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from telegram import BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.ext import ExtBot

from bot.channels.telegram.handlers import AT_ONCE, CHANNEL, GROUP_COMMANDS, Handlers
from bot.channels.telegram.order import LIMITS, Limiter, Limits
from bot.channels.telegram.receiver import UPDATES, Receiver
from bot.channels.telegram.request import Request
from bot.config import Settings, Webhook
from bot.desk import Desk
from dialogues.conversation import COMMANDS
from locales import LANGUAGES, locale

# Where Telegram is.
TELEGRAM = "https://api.telegram.org"

# What is in hand when the bot is told to stop may take so long, in seconds: answers, and then what nobody waits for.
FINISH = 5.0
FINISH_BESIDE = 1.0


class Bot:
    """The bot of a token: what calls Telegram, what deals with updates, and what takes them."""

    def __init__(self, token: str, desk: Desk, api: str | None = None, limits: Limits = LIMITS):
        """api: another server than Telegram's own; limits: what it takes."""
        self.limiter = Limiter(limits)
        api = api or TELEGRAM
        self.bot: ExtBot[Any] = ExtBot(
            token,
            base_url=f"{api}/bot",
            base_file_url=f"{api}/file/bot",
            request=Request(2 * AT_ONCE, wait=30),
            get_updates_request=Request(1, wait=30),  # nothing goes through it, and the library's own takes a while
            rate_limiter=self.limiter,
        )
        self.handlers = Handlers(desk, self.limiter, self.bot)
        self.receiver = Receiver(self.bot, self.handlers, desk.database)

    @property
    def busy(self) -> int:
        """In how many chats something is being done."""
        return len(self.receiver) + len(self.handlers)


def application(token: str, desk: Desk, api: str | None = None, limits: Limits = LIMITS) -> Bot:
    """The bot of a token. Args as for Bot."""
    made = Bot(token, desk, api, limits)
    desk.outboxes[CHANNEL] = made.handlers.outbox.go
    return made


@asynccontextmanager
async def running(
    bot: Bot, webhook: Webhook | None = None, ended: Callable[[], None] = lambda: None
) -> AsyncIterator[Bot]:
    """The bot at work, by polling or by webhook, until the block ends; updates in hand are finished first.

    ended: called where nothing more will come, because Telegram does not take the token any more.
    """
    async with bot.bot:
        await describe(bot.bot)
        try:
            await bot.handlers.outbox.begin()
            await bot.receiver.begin()
            if webhook is None:
                async with _polling(bot, ended):
                    yield bot
            else:
                async with bot.receiver.listening(webhook):
                    await bot.bot.set_webhook(
                        f"{webhook.url.rstrip('/')}/telegram",
                        allowed_updates=UPDATES,
                        secret_token=webhook.secret.get_secret_value(),
                    )
                    yield bot
        finally:
            await asyncio.gather(bot.receiver.stop(FINISH), bot.handlers.outbox.stop(FINISH))
            await bot.handlers.stop(FINISH_BESIDE)
            await bot.receiver.note_finished()


@asynccontextmanager
async def _polling(bot: Bot, ended: Callable[[], None]) -> AsyncIterator[None]:
    """Ask for updates until the block ends. Raises InvalidToken where Telegram has ended it."""
    await bot.bot.delete_webhook()
    async with Request(1, wait=1) as request:
        task = asyncio.create_task(bot.receiver.poll(request))
        task.add_done_callback(lambda _: ended())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def describe(bot: ExtBot[Any]) -> None:
    """Tell Telegram the commands, with their descriptions in every language."""
    groups, private = BotCommandScopeAllGroupChats(), BotCommandScopeAllPrivateChats()
    for scope, names in ((private, COMMANDS), (groups, GROUP_COMMANDS)):
        for language in LANGUAGES:
            spoken = locale(language)
            commands = [BotCommand(name, spoken.text(f"command-{name}")) for name in names]
            # English also for every language that is not ours.
            await bot.set_my_commands(commands, scope, "" if language == "en" else language)


def from_settings(settings: Settings, desk: Desk) -> Bot | None:
    """The bot that the settings ask for; None where there is no token."""
    if settings.telegram_token is None:
        return None
    return application(settings.telegram_token.get_secret_value(), desk, settings.telegram_api)
