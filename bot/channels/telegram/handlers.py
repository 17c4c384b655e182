"""What comes from Telegram goes to the desk, and what the desk shows goes to Telegram.

For a tap in this order: the transaction, the answer to the tap, then edits and messages.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial

from telegram import Bot, CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Update, User
from telegram.constants import CallbackQueryLimit, ChatType, ParseMode
from telegram.error import BadRequest, TelegramError
from telegram.ext import Application, CallbackQueryHandler, ContextTypes, MessageHandler, filters

from bot.channels.outlet import number_of, present, reference
from bot.channels.telegram import render
from bot.channels.telegram.prompt import in_time
from bot.desk import Desk, Sender, Shown
from dialogues.screens import Screen
from locales import LANGUAGES, locale
from locales.marks import cut

CHANNEL = "telegram"

# What a group may ask for; everything else is for the private chat.
GROUP_COMMANDS = ("ruling", "start", "help", "script")

# Codes of languages that Telegram still writes the old way.
OLD_CODES = {"iw": "he"}

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Handlers:
    """The handlers of one bot."""

    desk: Desk

    def add_to(self, application: Application) -> None:  # type: ignore[type-arg]
        """Register them."""
        private = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE
        service = filters.StatusUpdate.ALL
        application.add_handler(CallbackQueryHandler(self.tapped))
        application.add_handler(MessageHandler(private & ~service, self.written))
        application.add_handler(
            MessageHandler(filters.ChatType.GROUPS & filters.UpdateType.MESSAGE & filters.COMMAND, self.in_group)
        )
        application.add_error_handler(self.failed)

    async def tapped(self, update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        """A button was pressed."""
        query = update.callback_query
        assert query is not None
        sender = sender_of(query.from_user)
        data = render.TAP.fullmatch(query.data or "")
        chat = query.message.chat if query.message else None
        if data is None or query.message is None or chat is None or chat.type != ChatType.PRIVATE:
            language = await self.desk.language(sender)
            await answer(query, locale(language).text("error-not-an-answer"))
            return
        number, revision = int(data["number"]), int(data["revision"])
        message = reference(CHANNEL, query.message.message_id)
        async with in_time(partial(answer, query)) as say:
            shown = await self.desk.tap(sender, number, revision, data["choice"], message)
            await say(shown.notice)
        await present(self.desk, shown, Chat(context.bot, chat.id))

    async def written(self, update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        """Something was written in a private chat; what is not text only brings the present screen."""
        message = update.message
        assert message is not None
        assert message.from_user is not None
        text = without_name(message.text or "", context.bot.username)
        replied = reference(CHANNEL, message.reply_to_message.message_id) if message.reply_to_message else None
        shown = await self.desk.say(sender_of(message.from_user), text, update.update_id, replied)
        if shown is not None:
            await present(self.desk, shown, Chat(context.bot, message.chat_id))

    async def in_group(self, update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        """A command in a group: the way to the private chat, or the script that is to be read out; nothing else."""
        message = update.message
        assert message is not None
        if message.from_user is None:
            return
        command = without_name(message.text or "", context.bot.username).split()[0].removeprefix("/")
        if command not in GROUP_COMMANDS:
            return
        sender = sender_of(message.from_user)
        spoken = locale(await self.desk.language(sender))
        if command == "script":
            script = await self.desk.script(sender)
            screen = Screen(spoken.text("home-title"), script=script) if script else None
            words = render.text(screen, spoken.language) if screen else spoken.text("group-no-script")
            await message.reply_text(words, parse_mode=ParseMode.HTML)
            return
        link = InlineKeyboardButton(spoken.text("group-talk"), url=f"https://t.me/{context.bot.username}?start=ruling")
        await message.reply_text(spoken.text("group-private-only"), reply_markup=InlineKeyboardMarkup([[link]]))

    async def failed(self, update: object, context: ContextTypes.DEFAULT_TYPE) -> None:
        """Something went wrong: a line in the log without what was said, and a line to the person."""
        log.error("an update failed: %s", type(context.error).__name__, exc_info=context.error)
        user = update.effective_user if isinstance(update, Update) else None
        chat = update.effective_chat if isinstance(update, Update) else None
        if user is None or chat is None or chat.type != ChatType.PRIVATE or isinstance(context.error, TelegramError):
            return
        assert isinstance(update, Update)
        words = locale(language_of(user)).text("went-wrong")
        # A tap that took long has been answered already.
        if not update.callback_query or not await answer(update.callback_query, words):
            await context.bot.send_message(chat.id, words)


@dataclass(frozen=True)
class Chat:
    """A private chat with somebody."""

    bot: Bot
    id: int

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Show a screen in a new message; returns its number."""
        sent = await self.bot.send_message(
            self.id,
            render.text(screen, shown.language),
            parse_mode=ParseMode.HTML,
            reply_markup=_buttons(screen, shown),
        )
        return reference(CHANNEL, sent.message_id)

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """Show a screen in a message; False where it is not there any more. That nothing has changed is no error."""
        words, buttons = render.text(screen, shown.language), _buttons(screen, shown)
        if (own := number_of(CHANNEL, message)) is None:
            return False
        try:
            await self.bot.edit_message_text(words, self.id, own, parse_mode=ParseMode.HTML, reply_markup=buttons)
        except BadRequest as error:
            return "not modified" in error.message
        return True

    async def strip(self, message: str) -> None:
        """Take the buttons from a message; that it is gone, or has none, is no error."""
        if (own := number_of(CHANNEL, message)) is None:
            return
        try:
            await self.bot.edit_message_reply_markup(self.id, own, reply_markup=None)
        except BadRequest as error:
            log.info("buttons could not be taken away: %s", error.message)


def _buttons(screen: Screen, shown: Shown) -> InlineKeyboardMarkup | None:
    return render.keyboard(screen, shown.language, shown.number, shown.revision)


def sender_of(user: User) -> Sender:
    """The person behind a user of Telegram."""
    return Sender(CHANNEL, str(user.id), language_of(user))


def language_of(user: User) -> str:
    """The language of a user’s Telegram, where it is one of ours."""
    code = (user.language_code or "")[:2]
    code = OLD_CODES.get(code, code)
    return code if code in LANGUAGES else "en"


def without_name(text: str, name: str) -> str:
    """A command without the name of the bot that it is meant for: "/ruling@fifth_seat_bot T5" -> "/ruling T5"."""
    command, space, rest = text.partition(" ")
    if not command.startswith("/"):
        return text
    return command.removesuffix(f"@{name}") + space + rest


async def answer(query: CallbackQuery, notice: str) -> bool:
    """Answer a tap, so that the button stops waiting; False where it was too late, or there has been an answer."""
    try:
        await query.answer(cut(notice, CallbackQueryLimit.ANSWER_CALLBACK_QUERY_TEXT_LENGTH) or None)
    except BadRequest as error:
        log.info("a tap could not be answered: %s", error.message)
        return False
    return True
