"""What comes from Telegram is kept, then confirmed, then dealt with: by asking for updates, or by webhook."""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlencode

from aiohttp import web
from telegram import Update
from telegram.error import InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bot.alive import troubles
from bot.channels.finished import Finished
from bot.channels.telegram.handlers import CHANNEL, MOST_REPLIES, Handlers, answer
from bot.channels.telegram.prompt import PROMPT
from bot.channels.telegram.request import READ, Request
from bot.channels.waiting import MOST, Waiting
from bot.config import Webhook
from bot.storage import inbox
from bot.storage.database import Database
from bot.storage.errors import PASSING
from bot.storage.inbox import Kept

UPDATES = [Update.MESSAGE, Update.EDITED_MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER]

# How long Telegram may keep a question for updates open, in seconds.
LONG_POLL = 10

# How long Telegram, or the database, is left alone where it fails, in seconds; doubled each time.
SHORTEST_PAUSE = 1.0
LONGEST_PAUSE = 30.0

# After an answer of which nothing was kept, in seconds: somebody is flooding, and each question costs the others time.
# So does the pause, where somebody else taps in it.
BRAKE = 0.004

# With so many programs that began with an update, and ended before they were done, it may have been the reason.
TRIES = 10

# The largest update that is listened to, in bytes.
LARGEST = 4 * 1024 * 1024

# The header with the secret of the webhook.
SECRET = "X-Telegram-Bot-Api-Secret-Token"

# Where another message stands in an update, and what is kept of it.
OTHER_MESSAGES = (
    (Update.CALLBACK_QUERY, "message"),
    (Update.MESSAGE, "reply_to_message"),
    (Update.EDITED_MESSAGE, "reply_to_message"),
)
OF_ANOTHER = ("message_id", "date", "chat")

log = logging.getLogger(__name__)

Raw = dict[str, Any]


class Receiver:
    """The inbox of the bot on Telegram."""

    def __init__(
        self,
        bot: ExtBot[Any],
        handlers: Handlers,
        database: Database,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ):
        self._bot = bot
        self._handlers = handlers
        self._database = database
        self._now = now
        self._waiting: Waiting[Kept] = Waiting(self._deal)
        self._told: dict[str, set[str]] = {}
        self._finished = Finished(database, CHANNEL)

    def __len__(self) -> int:
        """In how many chats something is being dealt with."""
        return len(self._waiting)

    async def begin(self) -> None:
        """Deal with what was kept before and not dealt with. Raises StorageError."""
        async with self._database.writing() as connection:
            kept = await inbox.take_up(connection, CHANNEL)
            for each in kept:
                if each.tries > TRIES:
                    log.error("an update is given up: %d programs have ended over it", TRIES)
                    await inbox.give_up(connection, CHANNEL, each.update_id)
        if kept:
            log.info("going on with %d updates from before", len(kept))
        for each in kept:
            if each.tries <= TRIES:
                self._waiting.put(each.chat, each)

    async def take(self, updates: Sequence[Raw]) -> int:
        """Keep updates, and have them dealt with; when this returns they may be confirmed. Raises StorageError.

        Returns how many were kept.
        """
        kept, more = [], Counter[str]()
        for raw in updates:
            if not any(kind in raw for kind in UPDATES) or chatter(raw):
                continue
            chat, external = whose(raw)
            waiting = self._waiting.of(chat) + self._handlers.outbox.of(chat) + more[chat]
            if not waiting:
                self._told.pop(chat, None)
            if waiting >= (MOST_REPLIES if chat.startswith("-") else MOST):
                self._say_too_many(chat, external, raw)
                continue
            more[chat] += 1
            body = json.dumps(needed(raw), separators=(",", ":"))
            kept.append(Kept(CHANNEL, int(raw["update_id"]), chat, external, body))
        if not kept:
            return 0
        # Where the database takes its time, a button does not go on spinning until then.
        late = asyncio.get_running_loop().call_later(PROMPT, self._answer_taps, updates)
        try:
            with self._finished.taken() as finished:
                async with self._database.writing() as connection:
                    await inbox.done(connection, CHANNEL, finished)
                    new = await inbox.keep(connection, kept, self._now())
        finally:
            late.cancel()
        for each in new:
            self._waiting.put(each.chat, each)
        return len(new)

    def _answer_taps(self, updates: Sequence[Raw]) -> None:
        for raw in updates:
            with suppress(Exception):
                update = Update.de_json(raw, self._bot)
                if update.callback_query:
                    self._handlers.beside(answer(update.callback_query, ""))

    async def stop(self, within: float) -> None:
        """Finish what is in hand, within so many seconds; the rest is kept for the next start."""
        await self._waiting.stop(within)

    async def note_finished(self) -> None:
        """Note what has been dealt with, when nothing is in hand any more."""
        await self._finished.stop()

    async def _deal(self, kept: Kept) -> None:
        """Deal with an update until what it did is shown. One that cannot be read at all stays, and is left alone."""
        try:
            update = Update.de_json(json.loads(kept.body), self._bot)
        except Exception as error:
            troubles.note("Telegram")
            log.error("an update cannot be read, and is passed over: %s", type(error).__name__, exc_info=error)
            with suppress(*PASSING):
                async with self._database.writing() as connection:
                    await inbox.give_up(connection, CHANNEL, kept.update_id)
            return
        pause, answered = SHORTEST_PAUSE, None
        while True:
            try:
                answered = await self._handlers.deal(update, again=kept.tries > 0)
                break
            except (NetworkError, RetryAfter) as error:
                log.warning("an answer is out of reach for now: %s", type(error).__name__)
            except Exception as error:
                log.error("an update could not be dealt with: %s", type(error).__name__, exc_info=error)
                break
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        if answered is None:
            self._finished.add(kept.update_id)
        else:
            answered.add_done_callback(lambda _: self._finished.add(kept.update_id))

    def _say_too_many(self, chat: str, external: str, raw: Raw) -> None:
        """Once to each, until their chat has had all its answers."""
        told = self._told.setdefault(chat, set())
        if external not in told:
            told.add(external)
            with suppress(Exception):
                self._handlers.too_many(Update.de_json(raw, self._bot))

    # Where it comes from

    async def poll(self, request: Request) -> None:
        """Ask for updates for ever; what has been kept is confirmed by the next question.

        Raises InvalidToken where Telegram does not take the token any more.
        """
        offset, pause = 0, SHORTEST_PAUSE
        try:
            while True:
                try:
                    updates = await self._ask(request, offset, LONG_POLL)
                    kept = await self.take(updates)
                except InvalidToken:
                    raise
                except (TelegramError, *PASSING) as error:
                    if isinstance(error, TelegramError):
                        troubles.note("Telegram")
                    log.warning("no updates from Telegram for now: %s: %s", type(error).__name__, error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    pause = SHORTEST_PAUSE
                    if updates:
                        offset = int(updates[-1]["update_id"]) + 1
                    if updates and not kept:
                        await asyncio.sleep(BRAKE)
        except asyncio.CancelledError:
            if offset:
                with suppress(TelegramError, TimeoutError):
                    await asyncio.wait_for(self._ask(request, offset, 0, 1), 2.0)
            raise

    async def _ask(self, request: Request, offset: int, timeout: int, limit: int = 100) -> list[Raw]:
        asked = {"offset": offset, "timeout": timeout, "limit": limit, "allowed_updates": json.dumps(UPDATES)}
        answer = await request.post(f"{self._bot.base_url}/getUpdates?{urlencode(asked)}", read_timeout=timeout + READ)
        if not isinstance(answer, list) or not all(isinstance(raw, dict) and _number(raw) for raw in answer):
            raise TelegramError("what came is no list of updates")
        return answer

    @asynccontextmanager
    async def listening(self, webhook: Webhook) -> AsyncIterator[None]:
        """Listen at the address of the webhook until the block ends. Raises OSError where that is taken."""
        app = web.Application(client_max_size=LARGEST)
        secret = webhook.secret.get_secret_value().encode()

        async def posted(request: web.Request) -> web.Response:
            if not hmac.compare_digest(request.headers.get(SECRET, "").encode("utf-8", "surrogateescape"), secret):
                return web.Response(status=403)
            try:
                raw = json.loads(await request.read())
            except ValueError:
                raw = None
            if not isinstance(raw, dict) or not _number(raw):
                log.error("what came by webhook is no update")
                return web.Response(status=400)
            try:
                await self.take([raw])
            except PASSING as error:
                log.warning("an update from Telegram is not taken now: %s", error)
                return web.Response(status=503)
            return web.Response()

        app.router.add_post("/telegram", posted)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, webhook.listen, webhook.port).start()
            yield
        finally:
            await runner.cleanup()


def whose(raw: Raw) -> tuple[str, str]:
    """The chat of an update, whose turn it waits for, and who did it; as much of it as can be read."""
    what: Raw = next((raw[kind] for kind in UPDATES if isinstance(raw.get(kind), dict)), {})
    user = what.get("from")
    external = str(user.get("id", "")) if isinstance(user, dict) else ""
    message = what.get("message") if "chat" not in what else what
    chat = message.get("chat") if isinstance(message, dict) else None
    return (str(chat.get("id", external)) if isinstance(chat, dict) else external), external


def needed(raw: Raw) -> Raw:
    """An update without what another message says: that which was tapped or answered is known by its number."""
    for kind, other in OTHER_MESSAGES:
        if isinstance(what := raw.get(kind), dict) and isinstance(message := what.get(other), dict):
            short = {name: value for name, value in message.items() if name in OF_ANOTHER}
            raw = {**raw, kind: {**what, other: short}}
    return raw


def chatter(raw: Raw) -> bool:
    """Whether it is something said in a group that is no command: where the bot hears it, it is not for the bot.

    Nor is what is edited there; and of an edit without words (a place that moves) there is nothing to read.
    """
    if isinstance(edited := raw.get(Update.EDITED_MESSAGE), dict):
        return whose(raw)[0].startswith("-") or not ("text" in edited or "caption" in edited)
    message = raw.get("message")
    if not isinstance(message, dict) or not whose(raw)[0].startswith("-"):
        return False
    text = message.get("text")
    return "migrate_to_chat_id" not in message and not (isinstance(text, str) and text.startswith("/"))


def _number(raw: Raw) -> bool:
    id = raw.get("update_id")
    return isinstance(id, int) and not isinstance(id, bool) and 0 <= id < 2**63
