"""What comes from Discord goes to the desk, and what the desk shows goes to Discord.

A press is answered by the edit of its message, in one call; where the database takes its time it is acknowledged
meanwhile. A command is acknowledged first.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from mimetypes import guess_type
from typing import Any, Literal, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.backoff import ExponentialBackoff
from discord.utils import time_snowflake
from yarl import URL

from bot.channels.discord import render
from bot.channels.discord.kept import Inbox, TooMany
from bot.channels.outbox import Later, Outbox, Ready, Refused, asked_by
from bot.channels.outlet import OutOfReach, number_of, present, reference
from bot.channels.pace import Pace, Rate
from bot.channels.turns import Turns
from bot.club import groups
from bot.club.exports import Document
from bot.club.groups import Chat
from bot.desk import Desk, Sender, Shown, grouping
from bot.desk.coming_back import Asked
from bot.results import separately
from bot.results.reading import LARGEST
from bot.storage.errors import StorageError
from bot.storage.inbox import Kept
from bot.storage.outbox import Does, Post
from dialogues import routing
from dialogues.access import Place
from dialogues.clubs import Why
from dialogues.conversation import COMMANDS
from dialogues.pages.my_results import FROM_POST
from dialogues.posts import Posted
from dialogues.screens import Screen
from dialogues.wording import title, words
from locales import LANGUAGES, locale
from locales.marks import cut
from rules.errors import FifthSeatError
from rules.lawbook import LAWS_2017
from rules.menu import COMMON, MENU
from rules.results.errors import ResultsError

T = TypeVar("T")

CHANNEL = "discord"

# The commands that are called otherwise here than in a conversation, or are not known there.
NAMED = ("script", "bind")

# The commands that take words, and what these are called.
WITH_WORDS = {"ruling": "what", "label": "table", "link": "code", "join": "code", "poll": "code"}

# And the one that takes a file.
WITH_FILE = ("results",)

# Commands are for servers that have the bot, and for its own direct message: not for groups and other people's direct
# messages, into which somebody could bring it as an app of their own.
WHERE: Mapping[str, Any] = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}

LONGEST_TYPED = 1000

# How long a form may stay open, in seconds: as long as Discord lets an interaction be answered.
FORM_OPEN = 15 * 60.0

# Discord waits three seconds for the first answer to a press; from this long on, in seconds, it is told to wait.
PROMPT = 1.0

# Suggestions must be there while somebody types: longer than this, in seconds, nothing is waited for.
PATIENCE = 1.0

AT = r"(?P<number>[0-9]{1,9}):(?P<revision>[0-9]{1,12})"
BUTTON = re.compile(rf"{render.BUTTON}:{AT}:(?P<choice>[!-~ ]{{1,48}})")
LIST = re.compile(rf"{render.LIST}:{AT}")
ON_POST = re.compile(rf"{render.ON_POST}:(?P<session>[0-9]{{1,9}}):(?P<what>[a-z]{{1,20}})")
OPENS = re.compile(rf"{render.OPENS}:(?P<start>[a-z]{{1,20}}-[0-9]{{1,9}})")

# What people write; the rest is what Discord says of a channel.
WRITTEN = (discord.MessageType.default, discord.MessageType.reply)

# Discord takes fifty calls a second, and refuses all that come while there are more. What is written to somebody who
# has not just written takes two, and leaves room for answers.
POSTS = Rate(16, 1.0)

# What Discord calls an interaction that was acknowledged before, and one that is not waiting any more.
ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062

# And a message that is gone.
UNKNOWN_MESSAGE = 10008

# What it says where a post of results cannot be sent, or changed.
REFUSALS: Mapping[int, Why] = {10003: Why.OUT, 50001: Why.OUT, 50013: Why.RIGHTS, UNKNOWN_MESSAGE: Why.GONE}

# What of an interaction is kept with it: that its answer cannot be shown there, or not any more.
LOST = "lost"

# After so many seconds a call that came to nothing is made again, and again; a live screen may stand there twice then.
PAUSES = (0.3, 1.0, 3.0)

# How long a connection may take to be made, in seconds.
CONNECT = 60.0

# A connection that was lost is tried again after so many seconds at most; left to the library, after seventeen minutes.
LONGEST_PAUSE = 60.0

# Discord does not take the token, or the bot may not do what it asks for: trying again is of no use.
REFUSED = (discord.LoginFailure, discord.PrivilegedIntentsRequired)

# Discord does not answer, now; later it may.
UNREACHABLE = (discord.DiscordException, aiohttp.ClientError, OSError)

log = logging.getLogger(__name__)


class NoGateway(FifthSeatError, discord.DiscordException):
    """There is no connection to Discord, though it answers calls."""


class Backoff(ExponentialBackoff[Literal[False]]):
    """How long the library leaves a gateway alone that is out of reach."""

    def delay(self) -> float:
        """Seconds; more each time, and never too many."""
        return min(super().delay(), LONGEST_PAUSE)


discord.shard.ExponentialBackoff = Backoff  # type: ignore[attr-defined, assignment]


class Client(discord.AutoShardedClient):
    """The bot on Discord. It hears direct messages, and in servers only its own commands and buttons."""

    def __init__(self, desk: Desk, shards: int | None = None, **options: Any):
        intents = discord.Intents(guilds=True, dm_messages=True)
        super().__init__(
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=shards,
            max_messages=None,  # what comes is dealt with and forgotten
            shard_connect_timeout=CONNECT,
            **options,
        )
        self.desk = desk
        self.outbox = Outbox(desk, CHANNEL, self._room, self._turn, self._post, self._do)
        desk.outboxes[CHANNEL] = self.outbox.go
        self._pace = Pace()
        self.turns = Turns()
        self._launched: set[int] = set()
        self._there: dict[int, discord.Interaction[Any]] = {}  # where somebody was last, outside direct messages
        logging.getLogger("discord.shard").addFilter(_in_a_line)
        self.inbox = Inbox(desk, CHANNEL, self.fetched)
        self._going_on: set[asyncio.Task[None]] = set()
        self.tree = app_commands.CommandTree(self)
        for name in COMMANDS:
            self.tree.add_command(_script_command() if name == "script" else _command(name))
        self.tree.add_command(_bind_command())
        self.tree.on_error = self._failed  # type: ignore[method-assign]

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect once, before the library has a connection that it keeps up.

        Where that fails the library calls this again and again; whoever serves Discord tries again instead. Raises
        NoGateway.
        """
        if shard_id in self._launched:
            error = sys.exception()
            raise NoGateway(f"{type(error).__name__}: {error}") from error
        self._launched.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def setup_hook(self) -> None:
        """Tell Discord the commands, in the languages that it has."""
        await self.tree.set_translator(Translated())
        await self.tree.sync()
        await self.outbox.begin()
        for kept in await self.inbox.before():
            task = asyncio.create_task(self._go_on(kept))
            self._going_on.add(task)
            task.add_done_callback(self._going_on.discard)

    async def close(self) -> None:
        """Close all connections, and note what has been dealt with."""
        try:
            await self.outbox.stop(0.0)
            await super().close()
        finally:
            await self.inbox.stop()

    async def finish(self, within: float) -> None:
        """Begin with no more posts, and let what is in hand be finished, for so many seconds."""
        await asyncio.gather(self.inbox.finish(within), self.outbox.stop(within))

    async def _go_on(self, kept: Kept) -> None:
        """Deal with what somebody did before this start; an interaction cannot be answered any more, but they can."""
        try:
            with self.inbox.in_hand():
                await self._dealt_with(kept)
        except OutOfReach as error:
            log.info("%s", error)
        except discord.HTTPException as error:
            log.info("somebody is out of reach: %s", type(error).__name__)
        except Exception as error:
            log.error("what was kept could not be dealt with: %s", type(error).__name__, exc_info=error)
        self.inbox.done(kept)

    async def _dealt_with(self, kept: Kept) -> None:
        async with self.turns.of(int(kept.external)):
            shown = await self.inbox.again(kept)
            if shown is not None:
                direct = await self.create_dm(discord.Object(int(kept.external)))
                await present(self.desk, shown, Direct(direct))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A button, a list or a form: understood from its id alone, also after a restart, also on an older screen."""
        data: Mapping[str, Any] = interaction.data or {}
        if not in_private(interaction):
            self._there = {user: each for user, each in self._there.items() if not each.is_expired()}
            self._there[interaction.user.id] = interaction
        try:
            if interaction.type is discord.InteractionType.component:
                await self._pressed(interaction, str(data.get("custom_id", "")), data.get("values") or [])
            elif interaction.type is discord.InteractionType.modal_submit and await acknowledged(interaction):
                await self.said(interaction, written_in(data))
        except Exception as error:
            await failed(interaction, error)

    async def _pressed(self, interaction: discord.Interaction[Any], id: str, values: Sequence[str]) -> None:
        """Hand over; or open the form to type into."""
        button, chosen, start = BUTTON.fullmatch(id), LIST.fullmatch(id), opened_by(id)
        if start:
            if await acknowledged(interaction, command=True):
                await self.said(interaction, f"/start {start}")
            return
        if button and button["choice"] == "/type":
            await heard(interaction, interaction.response.send_modal(Form(language_of(interaction))))
            return
        if button:
            await self.tapped(interaction, int(button["number"]), int(button["revision"]), button["choice"])
        elif chosen and values:
            await self.tapped(interaction, int(chosen["number"]), int(chosen["revision"]), values[0])
        else:
            await acknowledged(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Something was written; only direct messages count."""
        if not isinstance(message.channel, discord.DMChannel) or message.author.bot or message.type not in WRITTEN:
            return
        await self._heard(message, self._written(message, message.channel))

    async def on_raw_message_edit(self, event: discord.RawMessageUpdateEvent) -> None:
        """Something was edited; in direct messages, and by a person: not the preview that Discord adds, or a pin."""
        message = event.message
        if not isinstance(message.channel, discord.DMChannel) or message.author.bot or message.type not in WRITTEN:
            return
        if message.edited_at is not None and message.content:
            await self._heard(message, self._edited(message, message.edited_at, message.channel))

    async def on_ready(self) -> None:
        """The bot is connected: it looks whether it was thrown out, or let in, while nobody could tell it."""
        async with self.desk.database.reading() as connection:
            bound = await groups.of_channel(connection, CHANNEL)
        for chat in bound:
            try:
                await self.fetch_channel(int(chat))
            except (discord.NotFound, discord.Forbidden):
                await grouping.lost(self.desk, CHANNEL, chat, "gone")
            except discord.HTTPException as error:
                log.info("whether a channel is there is not known: %s", type(error).__name__)
            else:
                await grouping.back(self.desk, CHANNEL, chat)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out of a server: nothing arrives in its channels any more."""
        for channel in (*guild.channels, *guild.threads):
            await grouping.lost(self.desk, CHANNEL, str(channel.id), "removed")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is no more."""
        await grouping.lost(self.desk, CHANNEL, str(channel.id), "deleted")

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is no more."""
        await grouping.lost(self.desk, CHANNEL, str(event.thread_id), "deleted")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is in a server, maybe again."""
        for channel in (*guild.channels, *guild.threads):
            await grouping.back(self.desk, CHANNEL, str(channel.id))

    async def _heard(self, message: discord.Message, dealing: Awaitable[None]) -> None:
        """Deal with a message; where that fails, its author is told."""
        try:
            await dealing
        except OutOfReach as error:
            log.info("%s", error)
        except TooMany as error:
            if error.first:
                log.warning("%s", error)
                await self._tell(message, "too-many")
        except Exception as error:
            log.error("a message failed: %s", type(error).__name__, exc_info=error)
            await self._tell(message, "went-wrong")

    async def _written(self, message: discord.Message, channel: discord.DMChannel) -> None:
        sender = Sender(CHANNEL, str(message.author.id), await self._known(message.author))
        answered = message.reference.message_id if message.reference else None
        replied = reference(CHANNEL, answered) if answered else None
        file = next(filter(may_be_results, message.attachments), None)
        if file is not None and await self.desk.takes_files(sender):
            async with (
                self.inbox.kept(message.id, sender, file=file.url, size=file.size),
                self.turns.of(message.author.id),
            ):
                shown = await self.desk.receive(sender, await self.fetched(file.url, file.size), message.id)
                if shown is not None:
                    await present(self.desk, shown, Direct(channel))
            return
        text, own = message.content or None, reference(CHANNEL, message.id)
        kept = self.inbox.kept(message.id, sender, text=text, reply_to=replied, message=own)
        async with kept, self.turns.of(message.author.id):
            shown = await self.desk.say(sender, text, message.id, replied, own)
            if shown is not None:
                await present(self.desk, shown, Direct(channel))

    async def _edited(self, message: discord.Message, edited_at: datetime, channel: discord.DMChannel) -> None:
        sender = Sender(CHANNEL, str(message.author.id), await self._known(message.author))
        edit, own = edit_of(message.id, edited_at), reference(CHANNEL, message.id)
        kept = self.inbox.kept(edit, sender, text=message.content, corrects=own)
        async with kept, self.turns.of(message.author.id):
            shown = await self.desk.correct(sender, message.content, own, edit)
            if shown is not None:
                await present(self.desk, shown, Direct(channel))

    async def _tell(self, message: discord.Message, words: str) -> None:
        """A line after a message, to whoever wrote it; in English where even the language is out of reach."""
        language = "en"
        with suppress(StorageError):
            language = await self._known(message.author)
        try:
            await message.channel.send(locale(language).text(words))
        except UNREACHABLE as again:
            log.info("nobody could be told: %s", type(again).__name__)

    async def _room(self, post: Post) -> None:
        """In a channel the library itself waits until there is room."""

    async def _turn(self) -> None:
        await self._pace.place_behind(POSTS)

    async def _post(self, post: Post) -> str:
        """Write a line to somebody who has not just written. Raises Later, Refused, and else where nobody knows.

        The library repeats a call that fails; by its nonce Discord knows it again.
        """
        try:
            direct = await self.create_dm(discord.Object(int(post.chat)))
            said = json.loads(post.body)
            if post.edits:
                async with self.turns.of(int(post.chat)):  # nothing else is shown between what is so and its edit
                    return await self._edit(direct, await asked_by(self.desk, post))
            contents = await self._asked(post) if post.made_when_sent else render.told(said)
            sent = await direct.send(**contents, nonce=post.id)
        except aiohttp.ClientConnectorError as error:
            raise Later(type(error).__name__) from error
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            if post.asks is not None:
                await self._tell_there(int(post.chat))
            raise Refused(f"{error.status} {error.code}") from error
        return reference(CHANNEL, sent.id)

    async def _do(self, post: Post, ready: Ready) -> str:
        """Send, edit or take away a post of results. Raises what `_post` does."""
        posted, kept, does = ready.wanted.posted, ready.wanted.kept, ready.wanted.does
        channel = self.get_partial_messageable(int(kept.chat))
        embed, view = render.post_embed(posted), render.post_view(posted)
        picture = None if ready.picture is None else render.post_picture(posted, ready.picture)
        try:
            if does is Does.SEND:
                assert picture is not None
                shown: dict[str, Any] = {"view": view} if view is not None else {}
                sent = await channel.send(embed=embed, file=picture, nonce=ready.wanted.once, **shown)
                return reference(CHANNEL, sent.id)
            message = channel.get_partial_message(number_of(CHANNEL, kept.message or "") or 0)
            if does is Does.EDIT:
                files: dict[str, Any] = {} if picture is None else {"attachments": [picture]}
                await message.edit(embed=embed, view=view, **files)
            else:
                with suppress(discord.NotFound):
                    await message.delete()
        except aiohttp.ClientConnectorError as error:
            raise Later(type(error).__name__) from error
        except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            if post.once:
                raise
            raise Later(type(error).__name__) from error
        except discord.HTTPException as error:
            why = REFUSALS.get(error.code, Why.FAILED)
            if why is Why.OUT:
                await grouping.lost(self.desk, CHANNEL, kept.chat, "forbidden")
            raise Refused(f"{error.status} {error.code}", why) from error
        return kept.message or ""

    async def _edit(self, direct: discord.DMChannel, asked: Asked) -> str:
        """Show a screen where it stands. Raises what `_post` does."""
        assert asked.edits is not None
        own = number_of(CHANNEL, asked.edits)
        assert own is not None
        view = render.view(asked.screen, asked.language, asked.number, asked.revision)
        await direct.get_partial_message(own).edit(embed=render.embed(asked.screen, asked.language), view=view)
        return asked.edits

    async def _asked(self, post: Post) -> dict[str, Any]:
        """What a post asks of a director, as it is sent. Raises what `asked_by` does."""
        asked = await asked_by(self.desk, post)
        view = render.view(asked.screen, asked.language, asked.number, asked.revision)
        return {"embed": render.embed(asked.screen, asked.language), **({"view": view} if view is not None else {})}

    async def _tell_there(self, user: int) -> None:
        """Who takes no direct messages is told so where they were last, as long as that can be answered."""
        there = self._there.pop(user, None)
        if there is None or there.is_expired():
            return
        try:
            language = await self.desk.language(sender_of(there))
            await Answer(there).tell(locale(language).text("come-back-shut"))
        except (OutOfReach, StorageError, *UNREACHABLE) as error:
            log.info("nobody could be told: %s", type(error).__name__)

    async def said(self, interaction: discord.Interaction[Any], text: str) -> None:
        """A command, or what was typed into a form."""
        sender = sender_of(interaction)
        async with self.inbox.kept(interaction.id, sender, text=text), self.turns.of(interaction.user.id):
            shown = await self.desk.say(sender, text, interaction.id)
            if shown is not None:
                await present(self.desk, shown, Answer(interaction))
            elif interaction.message is None and LOST not in interaction.extras:
                with suppress(discord.NotFound):
                    await interaction.delete_original_response()  # nobody is to wait for an answer

    async def given(self, interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        """A file came with a command."""
        sender = sender_of(interaction)
        kept = self.inbox.kept(interaction.id, sender, file=file.url, size=file.size)
        async with kept, self.turns.of(interaction.user.id):
            shown = await self.desk.receive(sender, await self.fetched(file.url, file.size), interaction.id)
            if shown is not None:
                await present(self.desk, shown, Answer(interaction))

    async def fetched(self, url: str, size: int) -> bytes | ResultsError:
        """A file that somebody sent, or why it is not fetched. Raises discord.HTTPException."""
        return separately.too_large(size) if size > LARGEST else await self.http.get_from_cdn(url)

    async def begun(self, interaction: discord.Interaction[Any], irregularity: str) -> None:
        """An irregularity was chosen beside the command."""
        sender = sender_of(interaction)
        kept = self.inbox.kept(interaction.id, sender, irregularity=irregularity)
        async with kept, self.turns.of(interaction.user.id):
            shown = await self.desk.begin(sender, irregularity, interaction.id)
            await present(self.desk, shown, Answer(interaction))

    async def tapped(self, interaction: discord.Interaction[Any], number: int, revision: int, choice: str) -> None:
        """A button was pressed, or something chosen from a list."""
        assert interaction.message is not None
        here = reference(CHANNEL, interaction.message.id)
        answer = Answer(interaction)
        sender = sender_of(interaction)
        turn = self.turns.of(interaction.user.id)
        tap = {"number": number, "revision": revision, "choice": choice, "message": here}
        async with answer.in_time(), self.inbox.in_turn(interaction.id, sender, turn, **tap) as keep:
            shown = await self.desk.tap(sender, number, revision, choice, here, first=keep)
            await present(self.desk, shown, answer)
            if shown.notice and (shown.screen is None or not shown.screen.notices):
                await answer.tell(shown.notice)

    async def _known(self, user: discord.abc.User) -> str:
        return await self.desk.language(Sender(CHANNEL, str(user.id)))

    async def _failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await failed(interaction, error)


def _in_a_line(record: logging.LogRecord) -> bool:
    """Of a connection that could not be made the library tells how it came to try; why it failed is enough."""
    if record.exc_info and record.exc_info[1]:
        record.msg = f"{record.msg} ({type(record.exc_info[1]).__name__})"
        record.exc_info = None
    return True


async def acknowledged(interaction: discord.Interaction[Any], *, command: bool = False) -> bool:
    """Tell Discord that it was heard; False where that was done before.

    command: the answer is a message that is still to come, which outside direct messages one person alone sees.
    """
    answer = interaction.response.defer(ephemeral=command and not in_private(interaction), thinking=command)
    return await heard(interaction, answer)


def in_private(interaction: discord.Interaction[Any]) -> bool:
    """Whether it came from the bot's own direct message with somebody, where nobody else reads.

    That there is no server says nothing: people also talk in groups, and in direct messages with one another.
    """
    return interaction.context.dm_channel


async def heard(interaction: discord.Interaction[Any], answer: Awaitable[object]) -> bool:
    """Give the first answer; False where there has been one, and whoever gave it sees to the rest.

    Where it is too late for one, or no place for it, the interaction is lost: what comes of it goes by direct message.
    """
    try:
        await answer
    except discord.HTTPException as error:
        if error.code == ALREADY_ACKNOWLEDGED:
            log.info("an interaction came twice")
            return False
        if not _lost(error) or error.code == UNKNOWN_MESSAGE:
            raise
        _lose(interaction, error)
    return True


def _lost(error: discord.HTTPException) -> bool:
    """Whether an answer cannot be shown where it was asked for: too late, not allowed, or the place is gone."""
    return error.status in (401, 403, 404)


def _lose(interaction: discord.Interaction[Any], error: discord.HTTPException) -> None:
    log.info("an interaction is out of reach: %s", error.code)
    interaction.extras[LOST] = True


async def failed(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Something went wrong, or was too much: a line in the log without what was said, and a line to the person."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    words = "went-wrong"
    if isinstance(cause, OutOfReach):
        log.info("%s", cause)
        return
    if not isinstance(cause, TooMany):
        log.error("an interaction failed: %s", type(error).__name__, exc_info=error)
    elif cause.first:
        log.warning("%s", cause)
        words = "too-many"
    else:
        words = ""
    try:
        if words:
            await Answer(interaction).tell(locale(language_of(interaction)).text(words))
        else:
            await _left_at_that(interaction)
    except Exception as again:  # whatever it is, there is nobody left to handle it
        log.info("nobody could be told: %s", type(again).__name__)


async def _left_at_that(interaction: discord.Interaction[Any]) -> None:
    """An interaction of which nothing comes: its button does not spin, and its command does not go on thinking."""
    if interaction.type is discord.InteractionType.application_command:
        await interaction.delete_original_response()
    else:
        await Answer(interaction).acknowledge()


# Where somebody reads


async def persistently(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call, again where the connection broke or Discord failed. Raises what the last one does."""
    for pause in PAUSES:
        try:
            return await call()
        except (discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
            log.info("a call is made again: %s", type(error).__name__)
            await asyncio.sleep(pause)
    return await call()


@dataclass(frozen=True)
class Direct:
    """A direct message channel, after something was written in it."""

    channel: discord.DMChannel

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Show a screen in a new message; returns its id. Raises OutOfReach."""
        return await self._send(lambda: _contents(screen, shown))

    async def tell(self, line: str) -> None:
        """Write a line. Raises OutOfReach."""
        await self._send(lambda: {"content": line})

    async def hand(self, document: Document) -> None:
        """Send a file. Raises OutOfReach."""
        await self._send(lambda: {"file": _file(document)})

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """Show what groups would see. Raises OutOfReach."""
        await self._send(lambda: _previewed(posted, picture))

    async def _send(self, contents: Callable[[], dict[str, Any]]) -> str:
        try:
            sent = await persistently(lambda: self.channel.send(**contents()))
        except (discord.NotFound, discord.Forbidden) as error:
            raise OutOfReach(f"somebody cannot be written to: {error.code}") from error
        return reference(CHANNEL, sent.id)

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """Show a screen in a message; False where it is not there any more."""
        return await _edited(self.channel, message, **_contents(screen, shown, edit=True))

    async def strip(self, message: str) -> None:
        """Take the buttons from a message; that it is gone is no error."""
        await _edited(self.channel, message, view=None)


@dataclass(frozen=True)
class Answer:
    """The answer to a press or a command, which outside the bot's own direct message only that person sees."""

    interaction: discord.Interaction[Any]
    first: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by whoever gives the first answer

    @asynccontextmanager
    async def in_time(self) -> AsyncIterator[None]:
        """Let the block give the first answer; where it takes too long, and at its end, it is acknowledged."""
        late = asyncio.get_running_loop().call_later(PROMPT, lambda: waiting.append(asyncio.create_task(wait())))
        waiting: list[asyncio.Task[None]] = []

        async def wait() -> None:
            await self.acknowledge()

        try:
            yield
        finally:
            late.cancel()
            await asyncio.gather(*waiting)
        await self.acknowledge()

    @property
    def lost(self) -> bool:
        """Whether nothing can be shown where it was asked for."""
        return LOST in self.interaction.extras

    async def acknowledge(self) -> None:
        """Tell Discord that it was heard, unless it has been told."""
        async with self.first:
            if not self.lost and not self.interaction.response.is_done():
                await acknowledged(self.interaction)

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Show a screen in a new message, or else by direct message; returns its id. Raises OutOfReach."""
        await self.acknowledge()
        if (sent := await self._follow(lambda: _contents(screen, shown), not in_private(self.interaction))) is None:
            return await (await self._direct()).send(screen, shown)
        return reference(CHANNEL, sent.id)

    async def tell(self, line: str) -> None:
        """Write a line for this person's eyes, or else by direct message. Raises OutOfReach."""
        async with self.first:
            if not self.lost and not self.interaction.response.is_done():
                first = self.interaction.response.send_message(line, ephemeral=True)
                if await heard(self.interaction, first) and not self.lost:
                    return
        if await self._follow(lambda: {"content": line}, ephemeral=True) is None:
            await (await self._direct()).tell(line)

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """Show what groups would see, for this person's eyes, or else by direct message. Raises OutOfReach."""
        await self.acknowledge()
        if await self._follow(lambda: _previewed(posted, picture), not in_private(self.interaction)) is None:
            await (await self._direct()).preview(posted, picture)

    async def _follow(self, contents: Callable[[], dict[str, Any]], ephemeral: bool) -> discord.Message | None:
        """A message after the first answer, made anew for each try; None where it cannot be shown there."""
        if self.lost:
            return None
        try:
            followup = self.interaction.followup
            sent: discord.Message = await persistently(
                lambda: followup.send(**contents(), ephemeral=ephemeral, wait=True)
            )
        except discord.HTTPException as error:
            if not _lost(error):
                raise
            _lose(self.interaction, error)
            return None
        return sent

    async def hand(self, document: Document) -> None:
        """Send a file for this person's eyes, or else by direct message. Raises OutOfReach."""
        await self.acknowledge()
        if await self._follow(lambda: {"file": _file(document)}, not in_private(self.interaction)) is None:
            await (await self._direct()).hand(document)

    async def _direct(self) -> Direct:
        channel = self.interaction.channel
        if in_private(self.interaction) and isinstance(channel, discord.DMChannel):
            return Direct(channel)
        try:
            return Direct(await self.interaction.user.create_dm())
        except (discord.NotFound, discord.Forbidden) as error:
            raise OutOfReach(f"somebody cannot be written to: {error.code}") from error

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """Show a screen in a message; False where it is not there any more, or out of reach."""
        return await self._edit(message, **_contents(screen, shown, edit=True))

    async def strip(self, message: str) -> None:
        """Take the buttons from a message; that it is gone, or out of reach, is no error."""
        await self._edit(message, view=None)

    async def _edit(self, message: str, **contents: Any) -> bool:
        here = self.interaction.message
        if here is not None and reference(CHANNEL, here.id) == message and not self.lost:
            try:
                async with self.first:
                    if not self.interaction.response.is_done():
                        edit = self.interaction.response.edit_message
                        await persistently(lambda: heard(self.interaction, edit(**contents)))
                    else:
                        await persistently(lambda: self.interaction.edit_original_response(**contents))
            except discord.HTTPException as error:
                if not _lost(error):
                    raise
                if error.code == UNKNOWN_MESSAGE:
                    return False
                _lose(self.interaction, error)
            if not self.lost:
                return True
        channel = self.interaction.channel
        if not in_private(self.interaction) or not isinstance(channel, discord.DMChannel):
            return False  # what only one person sees can be changed by its own buttons alone
        return await _edited(channel, message, **contents)


async def _edited(channel: discord.DMChannel, message: str, **contents: Any) -> bool:
    if (own := number_of(CHANNEL, message)) is None:
        return False
    try:
        await persistently(lambda: channel.get_partial_message(own).edit(**contents))
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("a message could not be changed: %s", type(error).__name__)
        return False
    return True


def _file(document: Document) -> discord.File:
    return discord.File(io.BytesIO(document.content), document.name)


def _previewed(posted: Posted, picture: bytes | None) -> dict[str, Any]:
    """What groups would see."""
    contents: dict[str, Any] = {"embed": render.post_embed(posted)}
    if picture is None:
        contents["embed"].set_image(url=None)
    else:
        contents["file"] = render.post_picture(posted, picture)
    return contents | ({"view": view} if (view := render.post_view(posted)) is not None else {})


def _contents(screen: Screen, shown: Shown, *, edit: bool = False) -> dict[str, Any]:
    """The embed and the buttons; where there are none, an edit takes away those that were there."""
    view = render.view(screen, shown.language, shown.number, shown.revision)
    contents: dict[str, Any] = {"embed": render.embed(screen, shown.language)}
    return contents | ({"view": view} if view is not None or edit else {})


class Form(discord.ui.Modal):
    """A form with one line, for an auction, a call or an answer; what is written comes as an interaction of its own."""

    def __init__(self, language: str):
        spoken = locale(language)
        super().__init__(title=spoken.text("type-title"), custom_id=render.FORM, timeout=FORM_OPEN)
        label = spoken.text("type-label")
        self.add_item(discord.ui.TextInput[Any](label=label, custom_id=render.FORM, max_length=LONGEST_TYPED))


def opened_by(id: str) -> str:
    """What a button opens, as the link of that name would; "" where it is another button."""
    if on_post := ON_POST.fullmatch(id):
        return f"{FROM_POST}{on_post['session']}-{on_post['what']}"
    opens = OPENS.fullmatch(id)
    return opens["start"] if opens else ""


def written_in(form: Mapping[str, Any]) -> str:
    """What was written into a form, from the data of its interaction."""
    for row in form.get("components", ()):
        for item in row.get("components") or [row.get("component", {})]:
            if item.get("custom_id") == render.FORM:
                return str(item.get("value", ""))
    return ""


# Slash commands


class Translated(app_commands.Translator):
    """The names and descriptions of commands, in the languages that Discord has."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The word or sentence in a language; None where it is not one of ours, or the same."""
        return translated(string, locale.value)


def translated(string: app_commands.locale_str, code: str) -> str | None:
    """What a command, its option or its description is called in a language of Discord’s."""
    if code not in LANGUAGES or code == "en":
        return None
    spoken = locale(code)
    if name := string.extras.get("command"):
        words = (word for word in spoken.lexicon["commands"].get(name, ()) if word[0].isalpha())
        own = spoken.text(f"name-{name}").lower() if name in NAMED else next(words)
        return own.replace(" ", "-")
    message = string.extras.get("message")
    return spoken.text(message) if message else None


def _description(message: str) -> app_commands.locale_str:
    return app_commands.locale_str(locale("en").text(message), message=message)


def _command(name: str) -> app_commands.Command[Any, ..., None]:
    """The slash command of a command of the conversation."""
    word = app_commands.locale_str(name, command=name)
    run = _with_words(name) if name in WITH_WORDS else _with_file(name) if name in WITH_FILE else _without_words(name)
    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=word, description=_description(f"command-{name}"), callback=run, **WHERE
    )
    if name == "ruling":
        made.autocomplete("words")(suggested)
    return made


def _without_words(name: str) -> Callable[..., Any]:
    async def run(interaction: discord.Interaction[Any]) -> None:
        if await acknowledged(interaction, command=True):
            await interaction.client.said(interaction, f"/{name}")

    return run


def _with_words(name: str) -> Callable[..., Any]:
    @app_commands.rename(words=WITH_WORDS[name])
    @app_commands.describe(words=_description(f"option-{name}"))
    async def run(interaction: discord.Interaction[Any], words: str = "") -> None:
        if not await acknowledged(interaction, command=True):
            return
        if name == "ruling" and words in MENU:
            await interaction.client.begun(interaction, words)
        else:
            await interaction.client.said(interaction, f"/{name} {words}".strip())

    return run


def _with_file(name: str) -> Callable[..., Any]:
    @app_commands.describe(file=_description(f"option-{name}"))
    async def run(interaction: discord.Interaction[Any], file: discord.Attachment | None = None) -> None:
        if not await acknowledged(interaction, command=True):
            return
        if file is None:
            await interaction.client.said(interaction, f"/{name}")
        else:
            await interaction.client.given(interaction, file)

    return run


def may_be_results(file: discord.Attachment) -> bool:
    """Whether a file is none of what people send to be looked at or listened to."""
    kind = file.content_type or guess_type(file.filename)[0] or ""
    return not kind.startswith(("image/", "audio/", "video/"))


def _script_command() -> app_commands.Command[Any, ..., None]:
    """Posts for all what the director is to read out now."""

    async def run(interaction: discord.Interaction[Any]) -> None:
        # Who is to see the answer must be known before the first one is given.
        sender = sender_of(interaction)
        async with asyncio.timeout(PATIENCE):
            script = await interaction.client.desk.script(sender)
            spoken = locale(await interaction.client.desk.language(sender))
        answer = interaction.response
        told = spoken.text("group-no-script")
        if script and (interaction.context.guild or in_private(interaction)):
            screen = Screen(spoken.text("home-title"), script=script)
            await heard(interaction, answer.send_message(embed=render.embed(screen, spoken.language)))
            told = spoken.text("went-wrong")
        else:
            await heard(interaction, answer.send_message(told, ephemeral=True))
        if LOST in interaction.extras:
            await Answer(interaction).tell(told)

    return app_commands.Command(
        name=app_commands.locale_str("script", command="script"),
        description=_description("command-script"),
        callback=run,
        **WHERE,
    )


def _bind_command() -> app_commands.Command[Any, ..., None]:
    """Binds the channel in which it is given to the club that somebody leads; for who may manage the server."""

    @app_commands.rename(name=app_commands.locale_str("club", command="club"))
    @app_commands.describe(name=_description("option-bind"))
    async def run(interaction: discord.Interaction[Any], name: str = "") -> None:
        if not await acknowledged(interaction, command=True):
            return
        sender = sender_of(interaction)
        channel = interaction.channel
        words = locale(sender.language).text("club-bind-failed")
        if interaction.permissions.manage_guild and channel is not None and interaction.guild_id is not None:
            where = Chat(CHANNEL, str(channel.id))
            words = await grouping.bind_own(
                interaction.client.desk, sender, where, getattr(channel, "name", ""), name.strip()
            )
        await Answer(interaction).tell(words)

    made: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=app_commands.locale_str("bind", command="bind"),
        description=_description("command-bind"),
        callback=run,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=WHERE["allowed_installs"],
    )
    made.default_permissions = discord.Permissions(manage_guild=True)
    return made


async def suggested(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """The irregularities that fit what has been typed so far; the common ones before anything has been."""
    sender = sender_of(interaction)
    try:
        language = await asyncio.wait_for(interaction.client.desk.language(sender), PATIENCE)
    except TimeoutError:
        language = sender.language
    found = routing.suggested(current, language, render.OPTIONS) if current.strip() else COMMON
    w = words(language, LAWS_2017)
    names = ((id, cut(title(id, w), render.OPTION)) for id in found[: render.OPTIONS])
    return [app_commands.Choice(name=name, value=id) for id, name in names]


def edit_of(message: int, when: datetime) -> int:
    """The number of an edit, which has none of its own: as Discord makes numbers, of its moment and its message."""
    return int(time_snowflake(when)) | (message & 0x3FFFFF)


def sender_of(interaction: discord.Interaction[Any]) -> Sender:
    """The person behind an interaction."""
    place = Place.PRIVATE if in_private(interaction) else Place.UNSEEN
    return Sender(CHANNEL, str(interaction.user.id), language_of(interaction), place)


def language_of(interaction: discord.Interaction[Any]) -> str:
    """The language of somebody’s Discord, where it is one of ours."""
    code = interaction.locale.value[:2]
    return code if code in LANGUAGES else "en"
