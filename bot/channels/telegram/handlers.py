"""What comes from Telegram goes to the desk, and what the desk shows goes to Telegram.

For a tap in this order: the transaction, then the answer to the tap beside edits and messages.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any
from zlib import crc32

from telegram import (
    Bot,
    CallbackQuery,
    ChatMemberUpdated,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    Message,
    Update,
    User,
)
from telegram import Document as TelegramDocument
from telegram.constants import CallbackQueryLimit, ChatMemberStatus, ChatType, FileSizeLimit, ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot, filters

from bot.channels.gathered import Gathered
from bot.channels.outbox import Later, Outbox, Ready, Refused, asked_by
from bot.channels.outlet import OutOfReach, number_of, present, reference
from bot.channels.telegram import render
from bot.channels.telegram.order import ONCE, Limiter
from bot.channels.telegram.prompt import in_time
from bot.channels.telegram.request import FILES_READ, NotSent
from bot.club import groups
from bot.club.exports import Document
from bot.desk import Desk, Sender, Shown, grouping
from bot.desk.coming_back import Asked
from bot.results import separately
from bot.storage import inbox
from bot.storage.outbox import Does, Post
from bot.storage.writer import Transaction
from dialogues.clubs import Why
from dialogues.pages.my_results import FROM_POST
from dialogues.posts import Posted
from dialogues.screens import Screen
from locales import LANGUAGES, locale
from locales.marks import cut
from rules.results.errors import ResultsError

CHANNEL = "telegram"

# What a group may ask for; everything else is for the private chat.
GROUP_COMMANDS = ("ruling", "start", "help", "script")

# Written in a group with a code, it binds the group to a club.
BIND = "bind"

# What the picture of a post of results is called.
PICTURE = "results.png"

# What is listened to.
PRIVATE = filters.ChatType.PRIVATE & filters.UpdateType.MESSAGE & ~filters.StatusUpdate.ALL
EDITED = filters.ChatType.PRIVATE & filters.UpdateType.EDITED_MESSAGE & (filters.TEXT | filters.CAPTION)
IN_GROUP = filters.ChatType.GROUPS & filters.UpdateType.MESSAGE & filters.COMMAND

# So many are at the desk at once; the others wait for their turn there.
AT_ONCE = 32

# Answers that a group may have waiting: more than it gets in a minute nobody would wait for.
MOST_REPLIES = 20

# What Telegram says of a chat that it does not let the bot find.
NOBODY_THERE = ("chat not found", "peer_id_invalid")

# What it says where a post of results cannot be sent, or changed.
REFUSALS = (
    ("rights", Why.RIGHTS),
    ("chat_write_forbidden", Why.RIGHTS),
    ("chat not found", Why.OUT),
    ("thread not found", Why.TOPIC),
    ("topic", Why.TOPIC),
    ("message to edit not found", Why.GONE),
)

# Codes of languages that Telegram still writes the old way.
OLD_CODES = {"iw": "he"}

log = logging.getLogger(__name__)


class Handlers:
    """What is done with the updates of one bot."""

    def __init__(self, desk: Desk, limiter: Limiter, bot: ExtBot[Any]):
        self.desk = desk
        self.outbox = Outbox(desk, CHANNEL, self._room, limiter.room_behind, self._post, self._do)
        self._limiter = limiter
        self._bot = bot
        self._at_the_desk = asyncio.Semaphore(AT_ONCE)
        self._beside: set[asyncio.Task[object]] = set()
        self._gathered = Gathered()
        self._brought: dict[int, int] = {}  # by whom the bot was brought into a group, since it started

    def __len__(self) -> int:
        """How much is being done that no update waits for."""
        return len(self._beside) + len(self.outbox)

    async def deal(self, update: Update, again: bool = False) -> asyncio.Task[object] | None:
        """Do what an update asks for. Raises NetworkError and RetryAfter where it is not shown, and must be later.

        again: the program before this one may have dealt with it, and with what came after it.
        Returns what is still to be done of it, for which nobody waits: the answer to a tap.
        """
        try:
            if update.callback_query:
                return await self.tapped(update.callback_query, again)
            if PRIVATE.check_update(update):
                await self.written(update)
            elif EDITED.check_update(update):
                await self.edited(update)
            elif update.my_chat_member:
                await self.came_or_went(update.my_chat_member)
            elif update.message and update.message.migrate_to_chat_id:
                await self._moved(str(update.message.chat_id), str(update.message.migrate_to_chat_id))
            elif IN_GROUP.check_update(update):
                await self.in_group(update)
        except Exception as error:
            if isinstance(error, NetworkError | RetryAfter) and not isinstance(error, BadRequest):
                raise
            await self.failed(update, error)
        return None

    async def tapped(self, query: CallbackQuery, again: bool) -> asyncio.Task[object]:
        """A button was pressed. Returns its answer, which goes on beside."""
        if on_post := render.ON_POST.fullmatch(query.data or ""):
            return self.beside(self._lead(query, f"{FROM_POST}{on_post['session']}-{on_post['what']}"))
        sender = sender_of(query.from_user)
        data = render.TAP.fullmatch(query.data or "")
        chat = query.message.chat if query.message else None
        if data is None or query.message is None or chat is None or chat.type != ChatType.PRIVATE:
            language = await self.desk.language(sender)
            return self.beside(answer(query, locale(language).text("error-not-an-answer")))
        number, revision = int(data["number"]), int(data["revision"])
        message = reference(CHANNEL, query.message.message_id)
        async with in_time(partial(answer, query)) as give, self._at_the_desk:
            shown = await self.desk.tap(sender, number, revision, data["choice"], message, again)
        # The screen does not wait until Telegram has heard that the button need not spin any more.
        given = self.beside(give(shown.notice))
        # Only an edit waits: of a new message the desk has to know before the next tap.
        if shown.screen is not None and shown.screen.grid and shown.live is not None:
            self.beside(self._gathered.show(chat.id, partial(present, self.desk, shown, Chat(self._bot, chat.id))))
        else:
            await self._present(shown, chat.id)
        return given

    async def _present(self, shown: Shown, chat: int) -> None:
        """Show at once what the desk says: an edit that waits in the chat is of an earlier screen."""
        if shown.screen is None:
            await present(self.desk, shown, Chat(self._bot, chat))
            return
        async with self._gathered.overtaken(chat):
            await present(self.desk, shown, Chat(self._bot, chat))

    async def written(self, update: Update) -> None:
        """Something was written in a private chat; of what is no text its caption is read."""
        message = update.message
        assert message is not None
        assert message.from_user is not None
        words = message.text or message.caption
        text = without_name(words, self._bot.username) if words else None
        replied = reference(CHANNEL, message.reply_to_message.message_id) if message.reply_to_message else None
        own, sender = reference(CHANNEL, message.message_id), sender_of(message.from_user)
        album = album_of(message.media_group_id) if message.media_group_id else None
        if message.document is not None and (file := await self._file(sender, message.document)) is not None:
            async with self._at_the_desk:
                shown = await self.desk.receive(sender, file, update.update_id)
        else:
            async with self._at_the_desk:
                shown = await self.desk.say(sender, text, update.update_id, replied, own, album)
        if shown is not None:
            await self._present(shown, message.chat_id)

    async def _file(self, sender: Sender, document: TelegramDocument) -> bytes | ResultsError | None:
        """A file that somebody sent, or why it is not fetched; None from whom, or where, there is none to read.

        How large it is is looked at before; Telegram gives a bot no larger one.
        """
        limit = int(FileSizeLimit.FILESIZE_DOWNLOAD)
        if not await self.desk.takes_files(sender):
            return None
        if document.file_size is not None and document.file_size > limit:
            return separately.too_large(document.file_size, limit)
        try:
            file = await self._bot.get_file(document.file_id)
            return bytes(await file.download_as_bytearray(read_timeout=FILES_READ))
        except BadRequest as error:
            log.info("a file could not be fetched: %s", error.message)
            return separately.too_large(limit + 1, limit) if "too big" in error.message else None

    async def edited(self, update: Update) -> None:
        """What was written in a private chat is written otherwise now."""
        message = update.edited_message
        assert message is not None
        if message.from_user is None:
            return
        text = without_name(message.text or message.caption or "", self._bot.username)
        own = reference(CHANNEL, message.message_id)
        async with self._at_the_desk:
            shown = await self.desk.correct(sender_of(message.from_user), text, own, update.update_id)
        if shown is not None:
            await self._present(shown, message.chat_id)

    async def in_group(self, update: Update) -> None:
        """A command in a group: the way to the private chat, or the script that is to be read out; nothing else.

        The answer is queued: in a group there are few a minute, and nobody else waits for them. That there is nothing
        to read out is said in private; whoever has never talked to the bot there is shown the way.
        """
        message = update.message
        assert message is not None
        if message.from_user is None:
            return
        command, _, words = without_name(message.text or "", self._bot.username).partition(" ")
        command = command.removeprefix("/")
        if command not in (*GROUP_COMMANDS, BIND):
            return
        sender = sender_of(message.from_user)
        if command == BIND or words.startswith(grouping.BOUND):
            await self._bind(message, sender, words.strip(), update.update_id)
            return
        spoken = locale(await self.desk.language(sender))
        said: dict[str, Any] = {"reply_to_message_id": message.message_id, "in": message.chat_id}
        script = await self.desk.script(sender) if command == "script" else ()
        if script:
            words = render.text(Screen(spoken.text("home-title"), script=script), spoken.language)
            said |= {"text": words, "parse_mode": ParseMode.HTML}
        elif command == "script" and await say(self._bot, message.from_user.id, spoken.text("group-no-script")):
            return  # that there is nothing is for nobody else's eyes
        else:
            url = f"https://t.me/{self._bot.username}?start=ruling"
            said |= {"text": spoken.text("group-private-only"), "link": [spoken.text("group-talk"), url]}
        async with self.desk.database.writing() as connection:
            post = await self.outbox.add(connection, str(message.chat_id), sender.external, json.dumps(said))
            # With the reply queued it is done: dealt with again, it would be queued twice.
            await inbox.done(connection, CHANNEL, [update.update_id])
        self.outbox.go(post)

    async def _bind(self, message: Message, sender: Sender, code: str, update: int) -> None:
        """A group is to be a club's: the answer is queued as everything is that a group reads."""
        user, chat = message.from_user, message.chat
        assert user is not None
        thread = str(message.message_thread_id) if message.is_topic_message and message.message_thread_id else ""
        where = groups.Chat(CHANNEL, str(chat.id), thread)
        leads = await self._leads(chat.id, user.id)

        async def answer(connection: Transaction, words: str) -> Post:
            said = {"reply_to_message_id": message.message_id, "in": chat.id, "text": words}
            await inbox.done(connection, CHANNEL, [update])
            return await self.outbox.add(connection, str(chat.id), sender.external, json.dumps(said))

        await grouping.bind(self.desk, sender, code, where, chat.title or "", leads, answer)

    async def _leads(self, chat: int, user: int) -> bool:
        """Whether somebody leads a group: they brought the bot there, or Telegram says that they do.

        It says so for certain only where the bot itself is an administrator.
        """
        if self._brought.get(chat) == user:
            return True
        try:
            member = await self._bot.get_chat_member(chat, user)
        except (BadRequest, Forbidden):
            return False
        return member.status in (ChatMemberStatus.OWNER, ChatMemberStatus.ADMINISTRATOR)

    async def came_or_went(self, change: ChatMemberUpdated) -> None:
        """The bot was brought into a group, or thrown out of one."""
        if change.chat.type == ChatType.PRIVATE:
            return
        gone = change.new_chat_member.status in (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
        if gone:
            self._brought.pop(change.chat.id, None)
            await grouping.lost(self.desk, CHANNEL, str(change.chat.id), change.new_chat_member.status)
        else:
            self._brought[change.chat.id] = change.from_user.id
            await grouping.back(self.desk, CHANNEL, str(change.chat.id))

    async def _moved(self, chat: str, to: str) -> None:
        """A group has become a supergroup, with another number."""
        await self.outbox.move(chat, to)
        await grouping.moved(self.desk, CHANNEL, chat, to)

    async def _room(self, post: Post) -> None:
        await self._limiter.room_in(int(post.chat))

    async def _post(self, post: Post) -> str:
        """Send a post. Raises Later, Refused, and NetworkError where nobody knows."""
        chat, said = int(post.chat), json.loads(post.body)
        if post.edits:
            async with self._gathered.turn(chat):  # nothing else is shown there between what is so and its edit
                return await self._edit(chat, await asked_by(self.desk, post))
        if post.made_when_sent:
            said, buttons = await self._asked(post)
        else:
            link = said.pop("link", None)
            if "opens" in said:
                words, start = said.pop("opens")
                link = words, f"https://t.me/{self._bot.username}?start={start}"
            buttons = InlineKeyboardMarkup([[InlineKeyboardButton(link[0], url=link[1])]]) if link else None
        if said.pop("in", chat) != chat:
            # In the supergroup that the group has become, what is answered has another number.
            said.pop("reply_to_message_id", None)
        async with self._refusals(post, chat):
            sent = await self._bot.send_message(chat, **said, reply_markup=buttons, rate_limit_args=ONCE)
        return reference(CHANNEL, sent.message_id)

    async def _do(self, post: Post, ready: Ready) -> str:
        """Send, edit or take away a post of results. Raises what `_post` does."""
        kept, does, picture = ready.wanted.kept, ready.wanted.does, ready.picture
        posted = ready.wanted.posted
        words: dict[str, Any] = {"caption": render.caption(posted), "parse_mode": ParseMode.HTML}
        more: dict[str, Any] = {"reply_markup": render.post_keyboard(posted), "rate_limit_args": ONCE}
        if does is Does.SEND:
            assert picture is not None
            chat, thread = int(post.chat), int(kept.thread) if kept.thread else None
            async with self._refusals(post, chat):
                sent = await self._bot.send_photo(
                    chat, picture, **words, **more, message_thread_id=thread, filename=PICTURE
                )
            return reference(CHANNEL, sent.message_id)
        # Where the group has moved, its messages have not.
        chat, message = int(kept.chat), number_of(CHANNEL, kept.message or "")
        assert message is not None
        async with self._refusals(post, chat):
            if does is Does.WITHDRAW and await self._deleted(chat, message):
                return kept.message or ""
            try:
                if picture is None:
                    await self._bot.edit_message_caption(chat, message, **words, **more)
                else:
                    media = InputMediaPhoto(picture, **words, filename=PICTURE)
                    await self._bot.edit_message_media(media, chat, message, **more)
            except BadRequest as error:
                if "not modified" not in error.message:
                    raise
        return kept.message or ""

    async def _deleted(self, chat: int, message: int) -> bool:
        """Whether a message is there no more; after two days Telegram does not take it away. Raises TelegramError."""
        try:
            await self._bot.delete_message(chat, message, rate_limit_args=ONCE)
        except BadRequest as error:
            if isinstance(error, ChatMigrated) or "can't be deleted" not in error.message:
                return "not found" in error.message
            return False
        return True

    @asynccontextmanager
    async def _refusals(self, post: Post, chat: int) -> AsyncIterator[None]:
        """What Telegram refuses in the block, as the outbox knows it. Raises Later, Refused, and else in doubt."""
        try:
            yield
        except ChatMigrated as moved:
            await self._moved(str(chat), str(moved.new_chat_id))
            if not post.once:
                raise Refused("the message stayed behind in the old group", Why.MOVED) from moved
            raise Later("the group has another number now") from moved
        except (RetryAfter, NotSent) as error:
            raise Later(type(error).__name__) from error
        except Forbidden as error:
            if chat < 0:  # a group, where it was thrown out while nobody could tell
                await grouping.lost(self.desk, CHANNEL, str(chat), "forbidden")
            raise Refused(error.message, Why.OUT) from error
        except BadRequest as error:
            raise Refused(error.message, _why(error.message)) from error
        except NetworkError as error:
            if post.once:
                raise
            raise Later(type(error).__name__) from error

    async def _lead(self, query: CallbackQuery, start: str) -> bool:
        """Lead whoever pressed a button of a post to their own chat with the bot."""
        try:
            await query.answer(url=f"https://t.me/{self._bot.username}?start={start}")
        except TelegramError as error:
            log.info("a tap could not be answered: %s", error.message)
            return False
        return True

    async def _edit(self, chat: int, asked: Asked) -> str:
        """Show a screen where it stands. Raises what `_post` does."""
        assert asked.edits is not None
        words = render.text(asked.screen, asked.language)
        buttons = render.keyboard(asked.screen, asked.language, asked.number, asked.revision)
        own = number_of(CHANNEL, asked.edits)
        try:
            await self._bot.edit_message_text(
                words, chat, own, parse_mode=ParseMode.HTML, reply_markup=buttons, rate_limit_args=ONCE
            )
        except (RetryAfter, NotSent) as error:
            raise Later(type(error).__name__) from error
        except (BadRequest, Forbidden) as error:
            if "not modified" not in error.message:
                raise Refused(error.message) from error
        return asked.edits

    async def _asked(self, post: Post) -> tuple[dict[str, Any], InlineKeyboardMarkup | None]:
        """What a post asks of a director, as it is sent. Raises what `asked_by` does."""
        asked = await asked_by(self.desk, post)
        words = render.text(asked.screen, asked.language)
        buttons = render.keyboard(asked.screen, asked.language, asked.number, asked.revision)
        return {"text": words, "parse_mode": ParseMode.HTML}, buttons

    async def failed(self, update: Update, error: Exception) -> None:
        """Something went wrong: a line in the log without what was said, and a line to the person."""
        if isinstance(error, OutOfReach):
            log.info("%s", error)
            return
        log.error("an update failed: %s", type(error).__name__, exc_info=error)
        if update.effective_chat and update.effective_chat.type == ChatType.PRIVATE:
            self._tell(update, "went-wrong")

    def too_many(self, update: Update) -> None:
        """More than can be answered has come from somebody, and is not kept."""
        log.warning("somebody sends more than can be answered; what is too much is not kept")
        self._tell(update, "too-many")

    def _tell(self, update: Update, message: str) -> None:
        """A line to the person, in their own chat; nothing waits for it."""
        user = update.effective_user
        if user is not None:
            words = locale(language_of(user)).text(message)
            self.beside(self._tell_now(update.callback_query, user.id, words))

    async def _tell_now(self, query: CallbackQuery | None, chat: int, words: str) -> None:
        # A tap that took long has been answered already.
        if query is None or not await answer(query, words):
            await say(self._bot, chat, words)

    def beside(self, what: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Do something that nothing waits for."""
        task = asyncio.create_task(what)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)
        return task

    async def stop(self, within: float) -> None:
        """Finish within so many seconds, or leave it."""
        if self._beside:
            _, late = await asyncio.wait(self._beside, timeout=within)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


@dataclass(frozen=True)
class Chat:
    """A private chat with somebody."""

    bot: Bot
    id: int

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Show a screen in a new message; returns its number. Raises OutOfReach."""
        words, buttons = render.text(screen, shown.language), _buttons(screen, shown)
        try:
            sent = await self.bot.send_message(self.id, words, parse_mode=ParseMode.HTML, reply_markup=buttons)
        except (BadRequest, Forbidden) as error:
            if isinstance(error, BadRequest) and error.message.lower() not in NOBODY_THERE:
                raise
            raise OutOfReach(f"somebody cannot be written to: {error.message}") from error
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
        except Forbidden as error:
            raise OutOfReach(f"somebody cannot be written to: {error.message}") from error
        return True

    async def hand(self, document: Document) -> None:
        """Send a file. Raises OutOfReach."""
        try:
            await self.bot.send_document(self.id, document.content, filename=document.name)
        except Forbidden as error:
            raise OutOfReach(f"somebody cannot be written to: {error.message}") from error

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """Show what groups would see. Raises OutOfReach."""
        words, buttons = render.caption(posted), render.post_keyboard(posted)
        try:
            if picture is None:
                await self.bot.send_message(self.id, words, parse_mode=ParseMode.HTML, reply_markup=buttons)
            else:
                shown: dict[str, Any] = {"parse_mode": ParseMode.HTML, "reply_markup": buttons}
                await self.bot.send_photo(self.id, picture, words, **shown, filename=PICTURE)
        except Forbidden as error:
            raise OutOfReach(f"somebody cannot be written to: {error.message}") from error

    async def strip(self, message: str) -> None:
        """Take the buttons from a message; that it is gone, or has none, is no error."""
        if (own := number_of(CHANNEL, message)) is None:
            return
        try:
            await self.bot.edit_message_reply_markup(self.id, own, reply_markup=None)
        except (BadRequest, Forbidden) as error:
            log.info("buttons could not be taken away: %s", error.message)


def _buttons(screen: Screen, shown: Shown) -> InlineKeyboardMarkup | None:
    return render.keyboard(screen, shown.language, shown.number, shown.revision)


def _why(refusal: str) -> Why:
    """What Telegram refuses of a post of results, as a director is told it."""
    said = refusal.lower()
    return next((why for words, why in REFUSALS if words in said), Why.FAILED)


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


def album_of(group: str) -> int:
    """The number of an album among the numbers of updates, which are all positive."""
    return -1 - (int(group) % 2**62 if group.isdecimal() else crc32(group.encode()))


async def answer(query: CallbackQuery, notice: str) -> bool:
    """Answer a tap, so that the button stops waiting; False where that fails, and nobody misses more than a line."""
    try:
        await query.answer(cut(notice, CallbackQueryLimit.ANSWER_CALLBACK_QUERY_TEXT_LENGTH) or None)
    except TelegramError as error:
        log.info("a tap could not be answered: %s", error.message)
        return False
    return True


async def say(bot: Bot, chat: int, words: str) -> bool:
    """Write a line to somebody; False where it cannot be written, which is no error."""
    try:
        await bot.send_message(chat, words)
    except TelegramError as error:
        log.info("nobody could be told: %s", error.message)
        return False
    return True
