"""The bot on Telegram: built, started, and put away again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonCommands,
)
from telegram.error import InvalidToken, TelegramError
from telegram.ext import ExtBot

from bot.channels.telegram.handlers import AT_ONCE, CHANNEL, GROUP_COMMANDS, Handlers
from bot.channels.telegram.order import LIMITS, Limiter, Limits
from bot.channels.telegram.receiver import UPDATES, Receiver
from bot.channels.telegram.request import Request
from bot.config import Settings, Webhook
from bot.desk import Desk
from dialogues.conversation import COMMANDS
from dialogues.input import typed
from locales import LANGUAGES, locale

# Where Telegram is.
TELEGRAM = "https://api.telegram.org"

# What is in hand when the bot is told to stop may take so long, in seconds: answers, and then what nobody waits for.
FINISH = 5.0
FINISH_BESIDE = 1.0

# Commands that do something else in private than in a group, and what they are described by there.
DESCRIBED_IN_PRIVATE = {"script": "command-script-private"}

log = logging.getLogger(__name__)


class Bot:
    """The bot of a token: what calls Telegram, what deals with updates, and what takes them."""

    def __init__(self, token: str, desk: Desk, api: str | None = None, limits: Limits = LIMITS):
        """api: another server than Telegram's own; limits: what it takes."""
        self.desk = desk
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
        bot.desk.addresses[CHANNEL] = f"https://t.me/{bot.bot.username}"
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
    """Tell Telegram what the bot is and does, in every language, as far as that has changed since it was last told.

    That it does not take it now is a line in the log: the bot serves without. Raises InvalidToken.
    """
    groups, private = BotCommandScopeAllGroupChats(), BotCommandScopeAllPrivateChats()
    calls = [_menu_button(bot)]
    for language in LANGUAGES:
        spoken = locale(language)
        code = "" if language == "en" else language  # English also for every language that is not ours
        here = [BotCommand(name, spoken.text(DESCRIBED_IN_PRIVATE.get(name, f"command-{name}"))) for name in COMMANDS]
        there = [BotCommand(name, spoken.text(f"command-{name}")) for name in GROUP_COMMANDS]
        calls += [
            _commands(bot, here, private, code),
            _commands(bot, there, groups, code),
            _description(bot, spoken.text("bot-description"), code),
            _short_description(bot, spoken.text("bot-description-short"), code),
        ]
    await asyncio.gather(*map(_told, calls))


async def _told(call: Coroutine[Any, Any, None]) -> None:
    try:
        await call
    except InvalidToken:
        raise
    except TelegramError as error:
        log.warning("Telegram does not take what the bot says of itself: %s: %s", type(error).__name__, error)


async def _commands(bot: ExtBot[Any], commands: list[BotCommand], scope: BotCommandScope, code: str) -> None:
    told = await bot.get_my_commands(scope, code)
    if [(each.command, _bare(each.description)) for each in told] != [
        (each.command, _bare(each.description)) for each in commands
    ]:
        await bot.set_my_commands(commands, scope, code)


async def _description(bot: ExtBot[Any], text: str, code: str) -> None:
    if _bare((await bot.get_my_description(code)).description) != _bare(text):
        await bot.set_my_description(text, code)


async def _short_description(bot: ExtBot[Any], text: str, code: str) -> None:
    if _bare((await bot.get_my_short_description(code)).short_description) != _bare(text):
        await bot.set_my_short_description(text, code)


async def _menu_button(bot: ExtBot[Any]) -> None:
    """The button beside the line to type in shows the commands."""
    if not isinstance(await bot.get_chat_menu_button(), MenuButtonCommands):
        await bot.set_chat_menu_button(menu_button=MenuButtonCommands())


def _bare(text: str) -> str:
    """A text without marks of direction, of which Telegram keeps some and others not."""
    return typed(text)


def from_settings(settings: Settings, desk: Desk) -> Bot | None:
    """The bot that the settings ask for; None where there is no token."""
    if settings.telegram_token is None:
        return None
    return application(settings.telegram_token.get_secret_value(), desk, settings.telegram_api)
