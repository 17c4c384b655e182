"""What must not be sent twice: queued on disk, sent in the order of its chat, never again where that is doubtful."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.apart import NoAnswer
from bot.channels.waiting import Waiting
from bot.desk import Desk
from bot.desk.coming_back import Asked
from bot.desk.posting import Wanted
from bot.pictures.pictured import picture
from bot.storage import outbox
from bot.storage.errors import PASSING
from bot.storage.outbox import Does, Post, State
from bot.storage.writer import Transaction
from dialogues.clubs import Why
from rules.errors import FifthSeatError

# How long a call is left alone that was surely not made, in seconds; doubled each time.
SHORTEST_PAUSE = 0.5
LONGEST_PAUSE = 60.0

# So many are on their way at once: however many are queued, whoever writes meanwhile finds the database free.
AT_ONCE = 8

log = logging.getLogger(__name__)


class Later(FifthSeatError, RuntimeError):
    """The call was surely not made, or the platform has said that it did nothing: it can be made again."""


class Refused(FifthSeatError, RuntimeError):
    """The platform does not take it, now or later. why: as a director is told it."""

    def __init__(self, message: str, why: Why = Why.FAILED):
        super().__init__(message)
        self.why = why


@dataclass(frozen=True)
class Ready:
    """What is to be done to a post of results, and the picture, which is painted; None where the one there stays."""

    wanted: Wanted
    picture: bytes | None


async def asked_by(desk: Desk, post: Post) -> Asked:
    """What a post asks of a director now. Raises Later where that cannot be read, Refused where it is nothing."""
    try:
        asked = await desk.asked(post)
    except PASSING as error:
        raise Later(type(error).__name__) from error
    if asked is None:
        raise Refused("there is nothing to ask any more")
    return asked


async def made_ready(desk: Desk, post: Post) -> Ready | None:
    """What an entry does to a post of results, as it is so now, with its picture; None where there is nothing to do.

    Nothing is on its way while that is made. Raises Later, Refused.
    """
    try:
        wanted = await desk.wanted(post)
        if wanted is None:
            return None
        if wanted.does is not Does.SEND and wanted.kept.message is None:
            raise Refused("nobody knows which message it is", Why.UNSEEN)
        stays = wanted.stands or (wanted.does is Does.EDIT and wanted.picture == wanted.kept.picture)
        return Ready(wanted, None if stays else await picture(wanted.posted.plate))
    except PASSING as error:
        raise Later(type(error).__name__) from error
    except NoAnswer as error:
        raise Refused(str(error), Why.PICTURE) from error


class Outbox:
    """The posts of one channel.

    room: waits until there is room for a call in the chat of a post; turn: the same of the whole bot; send: makes the
    call, and returns the reference of the message; do: the same for a post of results. Raises Later, Refused; whatever
    else it raises leaves in doubt whether the post has arrived.
    """

    def __init__(
        self,
        desk: Desk,
        channel: str,
        room: Callable[[Post], Awaitable[None]],
        turn: Callable[[], Awaitable[None]],
        send: Callable[[Post], Awaitable[str]],
        do: Callable[[Post, Ready], Awaitable[str]],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ):
        self._desk = desk
        self._database = desk.database
        self._channel = channel
        self._room = room
        self._turn = turn
        self._send = send
        self._do = do
        self._now = now
        self._waiting: Waiting[Post] = Waiting(self._deliver, pace=0.0)
        self._moved: dict[str, str] = {}
        self._begun = False
        self._at_once = asyncio.Semaphore(AT_ONCE)

    def __len__(self) -> int:
        """In how many chats something is queued."""
        return len(self._waiting)

    def of(self, chat: str) -> int:
        """How many are queued in a chat."""
        return self._waiting.of(chat)

    async def add(self, connection: Transaction, chat: str, external: str, body: str) -> Post:
        """Queue something; it goes out once it is told to, when the transaction is on disk."""
        return await outbox.add(connection, self._channel, chat, external, body, self._now())

    def go(self, post: Post) -> None:
        """Send it, after everything else of its chat; once, however often it is told to go.

        Before it has begun nothing can be sent: that is found queued then.
        """
        if self._begun:
            self._waiting.put(post.chat, post)

    async def move(self, chat: str, to: str) -> None:
        """A chat has another number now: what is queued for it goes there."""
        self._moved[chat] = to
        try:
            async with self._database.writing() as connection:
                await outbox.move(connection, self._channel, chat, to)
        except PASSING as error:
            log.warning("the new number of a chat is not noted: %s", error)

    async def begin(self) -> None:
        """Send what is queued from before; what was on its way then stays in doubt. Raises StorageError."""
        self._begun = True
        await self._desk.doubted(self._channel)
        async with self._database.writing() as connection:
            queued, lost = await outbox.take_up(connection, self._channel, self._now())
        if lost:
            log.warning("%d posts may have arrived or not, and are not sent again", lost)
        for post in queued:
            self.go(post)

    async def stop(self, within: float) -> None:
        """Begin with no more; a call that is on its way may be finished within so many seconds."""
        await self._waiting.stop(within)

    async def _deliver(self, post: Post) -> None:
        pause = SHORTEST_PAUSE
        while not await self._delivered(replace(post, chat=self._moved.get(post.chat, post.chat))):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _delivered(self, post: Post) -> bool:
        """Whether it is over with a post; else it is queued again."""
        await self._room(post)
        async with self._at_once:
            await self._turn()
            return await self._sent(post)

    async def _sent(self, post: Post) -> bool:
        ready: Ready | Refused | None = None
        try:
            ready = await made_ready(self._desk, post) if post.posting is not None else None
        except Later as error:
            log.info("a post waits: %s", error)
            return False
        except Refused as error:
            ready = error
        except Exception as error:  # nothing else of its chat is to wait for what can never be made
            log.error("a post cannot be made: %s", type(error).__name__, exc_info=error)
            ready = Refused(type(error).__name__)
        try:
            async with self._database.writing() as connection:
                if not await outbox.claim(connection, post, self._now()):
                    return True  # it was told twice to go, or another program has sent it
        except PASSING as error:
            log.warning("a post waits: %s", error)
            return False
        state, message, why = State.SENT, None, None
        try:
            message = await self._called(post, ready)
        except Later as error:
            log.info("a post is sent later: %s", error)
            state = State.QUEUED
        except Refused as error:
            log.info("a post is refused: %s", error)
            state, why = State.REFUSED, error.why
        except Exception as error:
            what = type(error).__name__
            if post.once:
                log.warning("a post may have arrived or not, and is not sent again: %s", what, exc_info=error)
                state = State.DOUBTFUL
            else:
                log.error("a post cannot be changed: %s", what, exc_info=error)
                state, why = State.REFUSED, Why.FAILED
        try:
            await self._is(post, state, message, why, ready)
        except PASSING as error:
            # On disk it is on its way; the next start takes it for doubtful.
            log.warning("what became of a post is not noted: %s", error)
        return state is not State.QUEUED

    async def _called(self, post: Post, ready: Ready | Refused | None) -> str | None:
        """Make the call; None where there is nothing to do. Raises what it does."""
        if isinstance(ready, Refused):
            raise ready
        if post.posting is None:
            return await self._send(post)
        return await self._do(post, ready) if ready is not None and not ready.wanted.stands else None

    async def _is(
        self, post: Post, state: State, message: str | None, why: Why | None, ready: Ready | Refused | None
    ) -> None:
        if post.posting is not None or post.of_poll:
            await self._desk.became(post, state, message, why, ready.wanted if isinstance(ready, Ready) else None)
            return
        async with self._database.writing() as connection:
            await outbox.set_state(connection, post, state, self._now(), message)
