"""A Discord on the loopback that refuses what Discord refuses.

The unchanged library talks to it over HTTP and a WebSocket::

    async with FakeDiscord() as fake:
        tom = fake.person("Tom", locale="el")
        club = fake.guild("Club", members=[tom])
        with fake.patched():
            await client.login(fake.token)
            ...
            await tom.slash("ruling", where=club)

Where Discord's own words are known they are used. It is stricter than Discord where leniency only hides a mistake,
and refuses what it does not know (components V2, polls, stickers) instead of passing over it.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

import yarl
from aiohttp import web

from tests.fakes.discord.answers import Answers
from tests.fakes.discord.checks import FILES, INVISIBLE, LARGEST_FILE, Draft, mentioned, read_message
from tests.fakes.discord.commands import LOCALES, check_commands
from tests.fakes.discord.errors import JSON, Form, Refused, numbered, refuse, simple, too_fast
from tests.fakes.discord.gateway import Gateway, Session, Telling
from tests.fakes.discord.library import DiscordWebSocket, discord
from tests.fakes.discord.library import Route as LibraryRoute
from tests.fakes.discord.model import (
    AMONG_PEOPLE,
    EPHEMERAL,
    EVERYTHING,
    LOADING,
    Call,
    Channel,
    File,
    Guild,
    Interaction,
    Message,
    Modal,
    Snowflakes,
    User,
)
from tests.fakes.discord.routes import Asked, find, named_files, read_body
from tests.fakes.discord.waiting import library_works
from tests.fakes.platform import LOOPBACK, Clock, Platform, hang_up

if TYPE_CHECKING:
    import discord

    from tests.fakes.discord.people import Club, Person, Room

LARGEST_UPLOAD = FILES * LARGEST_FILE

# For so many seconds a call is known again by its nonce; Discord says "the past few minutes".
NONCE_LASTS = 180.0

Event = tuple[str, Telling, Guild | None]


class FakeDiscord(Platform[Refused, Event]):
    """The server."""

    def __init__(self, *, token: str = "NDI0Mg.fake.token", name: str = "Fifth Seat", clock: Clock = time.time) -> None:
        super().__init__(token, clock)
        self.busy = library_works
        self.calls: list[Call] = []
        self.uploaded: dict[int, File] = {}  # with commands, by their numbers
        self.context: int | None = None  # of every interaction, where it is not what the place says: 2 is a group
        self.shards = 1  # what GET /gateway/bot recommends
        self.new_id = Snowflakes(clock)
        self.bot = User(self.new_id(), name, bot=True)
        self.owner = User(self.new_id(), "Owner")
        self.gateway = Gateway(
            token=token,
            ready=self._ready,
            guilds=lambda: list(self.guilds.values()),
            guild_json=lambda guild, everyone: guild.to_json(self.bot, everyone=everyone),
            stir=self.stir,
        )
        self.answers = Answers(self)

        self.people: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}  # by the person
        self.interactions: dict[int, Interaction] = {}
        self.of_token: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}  # open ones, by the person
        self.global_commands: list[JSON] = []
        self.guild_commands: dict[int, list[JSON]] = {}

        self._refusing: int | None = None  # a status for everything, while Discord is down
        self._no_gateway = False  # only calls are answered
        self._methods: dict[str, Callable[[Asked], Any]] = {
            "users_me": self._users_me,
            "user": self._user,
            "application": self._application,
            "application_too": self._application,
            "gateway": self._gateway_address,
            "gateway_bot": self._gateway_bot,
            "commands": self._get_commands,
            "overwrite_commands": self._overwrite_commands,
            "guild_commands": self._get_commands,
            "overwrite_guild_commands": self._overwrite_commands,
            "open_dm": self._open_dm,
            "channel": self._get_channel,
            "typing": self._typing,
            "send": self._send,
            "read": self._read,
            "edit": self._edit,
            "delete": self._delete,
            "callback": self.answers.callback,
            "follow_up": self.answers.follow_up,
            "read_answer": self.answers.read_answer,
            "edit_answer": self.answers.edit_answer,
            "delete_answer": self.answers.delete_answer,
        }

    # Up and down.

    @property
    def base_url(self) -> str:
        """For `discord.http.Route.BASE`."""
        return f"http://{LOOPBACK}:{self.port}/api/v10"

    @property
    def files_url(self) -> str:
        """Where files are."""
        return f"http://{LOOPBACK}:{self.port}/files"

    @property
    def gateway_url(self) -> str:
        """For `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{LOOPBACK}:{self.port}/gw"

    @contextmanager
    def patched(self) -> Iterator[None]:
        """Inside, the library knows no other Discord than this one."""
        before = LibraryRoute.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
        LibraryRoute.BASE = self.base_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.gateway_url)
        discord.Asset.BASE = f"http://{LOOPBACK}:{self.port}/cdn"
        try:
            yield
        finally:
            LibraryRoute.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before

    async def start(self) -> None:
        """Listens: at first on any free port, and after `stop` on the same one."""
        app = web.Application(client_max_size=LARGEST_UPLOAD)
        app.router.add_get("/gw", self._serve_gateway)
        app.router.add_get("/files/{message_id}/{number}/{name}", self._serve_file)
        app.router.add_route("*", "/{path:.*}", self._handle)
        await self._listen(app)

    async def stop(self) -> None:
        """Closes the socket and every connection. What has been sent, and every session, is kept."""
        self.gateway.abort()
        await self._close()

    @asynccontextmanager
    async def down(self, *, refused: bool = False, status: int = 503) -> AsyncIterator[None]:
        """Inside, Discord is down: the gateway is cut, and calls fail; or, if `refused`, nothing listens at all."""
        if refused:
            await self.stop()
        else:
            self._refusing = status
            self.gateway.abort()
        try:
            yield
        finally:
            self._refusing = None
            if refused:
                await self.start()

    @contextmanager
    def without_gateway(self) -> Iterator[None]:
        """Inside, calls are answered, but nobody can connect to the gateway; who is connected is cut off."""
        self._no_gateway = True
        self.gateway.abort()
        try:
            yield
        finally:
            self._no_gateway = False

    async def go_down(self, seconds: float, *, refused: bool = False, status: int = 503) -> None:
        """Discord is down for so long, and then back with all it knew."""
        async with self.down(refused=refused, status=status):
            await asyncio.sleep(seconds)

    # People.

    def person(self, name: str, *, locale: str = "en-US", takes_dms: bool = True) -> Person:
        """Someone with an account, and direct messages with the bot."""
        from tests.fakes.discord.people import Person  # people know the server, so it can only name them late

        if locale not in LOCALES:
            raise ValueError(f"{locale!r} is none of Discord's languages")
        user = User(self.new_id(), name, locale, takes_dms=takes_dms)
        self.people[user.id] = user
        channel = Channel(self.new_id(), "dm", name, recipient=user)
        self.channels[channel.id] = self.dms[user.id] = channel
        return Person(self, user, channel)

    def guild(
        self,
        name: str,
        members: Collection[Person],
        *,
        locale: str = "en-US",
        channels: Collection[str] = ("general",),
    ) -> Club:
        """A guild with the bot in it; a bot that is connected is told."""
        from tests.fakes.discord.people import Club

        if locale not in LOCALES:
            raise ValueError(f"{locale!r} is none of Discord's languages")
        users = [person.user for person in members]
        owner = users[0] if users else self.owner
        guild = Guild(self.new_id(), name, locale, owner, users, self.clock())
        for channel_name in channels:
            channel = Channel(self.new_id(), "text", channel_name, guild)
            guild.channels.append(channel)
            self.channels[channel.id] = channel
        self.guilds[guild.id] = guild
        for session in self.gateway.sessions.values():
            if session.intents.guilds:
                session.tell("GUILD_CREATE", guild.to_json(self.bot, everyone=session.intents.members))
        return Club(self, guild, list(members))

    def group(self, name: str, members: Collection[Person]) -> Room:
        """A group chat of people, in which the bot is not; who has installed it for themselves may use it there."""
        from tests.fakes.discord.people import Room

        channel = Channel(self.new_id(), "group", name, members=[person.user for person in members])
        self.channels[channel.id] = channel
        return Room(self, channel)

    def delete(self, where: Room) -> None:
        """A channel is gone, with all that is in it; a bot that may know is told."""
        channel = where.channel
        channel.deleted = True
        told = channel.to_json()
        event = "THREAD_DELETE" if channel.kind == "thread" else "CHANNEL_DELETE"
        self._emit((event, lambda intents: told if intents.guilds else None, channel.guild))

    def thread(self, club: Club, name: str) -> Room:
        """A thread that somebody begins in the first channel of a guild; a bot that may know is told."""
        from tests.fakes.discord.people import Room

        channel = Channel(self.new_id(), "thread", name, club.guild)
        club.guild.channels.append(channel)
        self.channels[channel.id] = channel
        told = channel.to_json()
        self._emit(("THREAD_CREATE", lambda intents: told if intents.guilds else None, club.guild))
        return Room(self, channel)

    def throws_out(self, club: Club) -> None:
        """The bot is thrown out of a guild; while it is connected it is told."""
        guild = self.guilds.pop(club.guild.id)
        self._emit(("GUILD_DELETE", lambda intents: {"id": str(guild.id)} if intents.guilds else None, guild))

    def brings_back(self, club: Club) -> None:
        """The bot is added to a guild again; that it is available is said only of one that was there before."""
        guild = self.guilds.setdefault(club.guild.id, club.guild)

        def told(intents: discord.Intents) -> JSON:
            return {k: v for k, v in guild.to_json(self.bot, everyone=intents.members).items() if k != "unavailable"}

        self._emit(("GUILD_CREATE", told, guild))

    def commands_in(self, guild: Guild | None) -> list[JSON]:
        """The commands people find in a guild, or in direct messages: a guild's own come first."""
        own = self.guild_commands.get(guild.id, []) if guild is not None else []
        return [*own, *self.global_commands]

    # What people do.

    def write(
        self,
        user: User,
        channel: Channel,
        text: str,
        reply_to: Message | None = None,
        files: Sequence[File] = (),
    ) -> Message:
        """A person's message; the bot is told if it has asked to be."""
        message = self._new_message(channel, user)
        message.files = list(files)
        message.content = text.strip(INVISIBLE)
        message.reply_to = reply_to
        message.pinged = self._pinged(message)
        message.versions[:] = [message.version]
        self._message_event("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Message, text: str | None) -> None:
        """A person edits a message of theirs; None: Discord adds a preview to it, which is no edit of theirs."""
        if text is None:
            message.embeds = [{"type": "link", "title": "A preview"}]
        else:
            message.content, message.edited = text.strip(INVISIBLE), self.clock()
        message.versions.append(message.version)
        self._message_event("MESSAGE_UPDATE", message)

    def edited_again(self, message: Message) -> None:
        """The bot is told once more of the last edit, as when its connection is resumed."""
        self._message_event("MESSAGE_UPDATE", message)

    def interact(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: JSON,
        *,
        source: Message | None = None,
        seen: JSON | None = None,
        modal_of: Interaction | None = None,
    ) -> Interaction:
        """Something the bot must answer; it is told of it whatever it has asked for.

        With a message it may be told of how that was `seen`, which need not be how it is by now.
        """
        token = secrets.token_urlsafe(48)
        interaction = Interaction(
            self.new_id(), kind, token, user, channel, self.clock(), data, source=source, modal_of=modal_of
        )
        self.interactions[interaction.id] = self.of_token[token] = interaction
        interaction.payload = self._interaction_json(interaction, seen)
        self.replay(interaction)
        return interaction

    def _interaction_json(self, interaction: Interaction, seen: JSON | None) -> JSON:
        channel, user, guild = interaction.channel, interaction.user, interaction.channel.guild
        told: JSON = {
            "id": str(interaction.id),
            "application_id": str(self.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": channel.to_json() | {"permissions": EVERYTHING},
            "app_permissions": EVERYTHING,
            "locale": user.locale,
            "entitlements": [],
            "authorizing_integration_owners": interaction.metadata["authorizing_integration_owners"],
            "context": channel.context if self.context is None else self.context,
            "attachment_size_limit": LARGEST_FILE,
        }
        if guild is None:
            told["user"] = user.to_json()
        else:
            told |= {
                "guild_id": str(guild.id),
                "guild_locale": guild.locale,
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "member": guild.member(user) | {"permissions": guild.permissions(user)},
            }
        if interaction.source is not None:
            told["message"] = seen or interaction.source.to_json()
        return told

    def replay(self, interaction: Interaction) -> None:
        """Tells the bot again of what it may long have answered, under the same id."""
        self._emit(("INTERACTION_CREATE", lambda intents: interaction.payload, interaction.channel.guild))

    def _tell(self, event: Event) -> None:
        self.gateway.tell(*event)
        self.stir(None)

    # Troubles with calls.

    @staticmethod
    def same(call: str) -> str:
        """A route whatever its parts are called: "POST /channels/{}/messages"."""
        return re.sub(r"\{[^}]*\}", "{}", call)

    def fail_next(
        self,
        route: str,
        status: int,
        *,
        retry_after: float | None = None,
        whole_bot: bool = False,
        times: int = 1,
    ) -> None:
        """The next calls of a route are refused, without any effect. A 429 tells when to try again."""
        if status == 429:
            refused = too_fast(0.05 if retry_after is None else retry_after, whole_bot=whole_bot)
        else:
            refused = simple(status)
        self._refuse_next(route, refused, times)

    def refuse_next(self, route: str, code: int, *, times: int = 1) -> None:
        """The next calls of a route are refused with one of Discord's numbered errors, without any effect."""
        self._refuse_next(route, numbered(code), times)

    def called(self, route: str) -> list[Call]:
        """The calls of one route, oldest first."""
        return [call for call in self.calls if self.same(call.route) == self.same(route)]

    @property
    def refused(self) -> list[Call]:
        """The calls that came to nothing, oldest first."""
        return [call for call in self.calls if not call.ok]

    # Troubles with the gateway.

    def disconnect(self, code: int = 1006) -> None:
        """Closes the bot's connection with this code; 1006 cuts it without one."""
        if code == 1006:
            self.gateway.abort()
        else:
            self.gateway.disconnect(code)

    def reconnect(self) -> None:
        """Asks the bot to connect anew and resume."""
        self.gateway.reconnect()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declares the bot's session invalid."""
        self.gateway.invalidate(resumable=resumable)

    # Waiting.

    async def connected(self, timeout: float | None = None) -> None:
        """Waits until a bot is connected and has processed all it was told."""
        if not await self.until(lambda: bool(self.gateway.connected), timeout):
            raise AssertionError(f"no bot has connected in {self.patience} s")
        await self.caught_up(timeout)

    async def caught_up(self, timeout: float | None = None) -> None:
        """Waits until the bot has taken in all it has been told by now; it may still be working on it."""
        if not await self.until(self.gateway.ask_heartbeats(), timeout):
            raise AssertionError(f"the bot does not take in what it is told (in {self.patience} s)")

    async def settled(self, timeout: float | None = None) -> None:
        """Waits until the bot has taken in all it was told and does no more anywhere."""
        while True:
            await self.caught_up(timeout)
            if not await self.quiet(None, lambda: True, timeout):
                raise AssertionError(f"not settled: {self.everywhere.working} calls are at work, or the bot is busy")
            if self.gateway.caught_up:
                return

    # Calls.

    async def _serve_gateway(self, request: web.Request) -> web.StreamResponse:
        if self._refusing is not None:
            return _response(simple(self._refusing))
        if self._no_gateway:
            return _response(simple(503))
        return await self.gateway.serve(request)

    async def _serve_file(self, request: web.Request) -> web.StreamResponse:
        number = int(request.match_info["number"])
        if request.match_info["message_id"] == "uploaded" and number in self.uploaded:
            return web.Response(body=self.uploaded[number].content)
        for channel in self.channels.values():
            for message in channel.messages.values():
                for file in message.files:
                    if file.number == number and not message.deleted:
                        return web.Response(body=file.content)
        return web.Response(status=404)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        found = find(request.method, request.path)
        if isinstance(found, int):
            self._log(
                request.method, request.path, request.path, None, simple(found), asyncio.get_running_loop().time()
            )
            return _response(simple(found))
        name, route, parts = found
        channel = self._channel_of(parts)
        began = asyncio.get_running_loop().time()
        self.stir(channel, 1)
        body: Any = None
        try:
            drop = self.drop(route.name)
            delay = self.delay_of(route.name)
            if delay:
                await asyncio.sleep(delay)
            if self._refusing is not None:
                raise simple(self._refusing)
            if drop is True:
                self._log(route.method, route.name, request.path, None, Refused(0, 0, "dropped"), began)
                return hang_up(request)
            failure = self.failure(route.name)
            if failure is not None:
                raise failure
            if not route.open and request.headers.get("Authorization") != f"Bot {self.token}":
                raise simple(401)
            body, uploads = await read_body(request)
            answer = self._methods[name](Asked(name, route, parts, request.query, body, uploads))
        except Refused as refused:
            self._log(route.method, route.name, request.path, body, refused, began)
            return _response(refused)
        finally:
            self.stir(channel, -1)
        status = 204 if answer is None else 200
        self._log(route.method, route.name, request.path, body, status, began)
        if drop is False:
            return hang_up(request)
        return web.Response(
            status=status,
            body=None if answer is None else json.dumps(answer).encode(),
            content_type=None if answer is None else "application/json",
            headers=self._limits(route.name),
        )

    def _log(self, method: str, route: str, path: str, body: Any, came: Refused | int, began: float) -> None:
        status, code, told = (came, 0, "") if isinstance(came, int) else (came.status, came.code, came.description)
        now = asyncio.get_running_loop().time()
        self.calls.append(Call(method, route, path, body, status, code, began, now, told))

    def _limits(self, route: str) -> dict[str, str]:
        """A bucket for each route that never runs dry."""
        return {
            "X-RateLimit-Limit": "50",
            "X-RateLimit-Remaining": "49",
            "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": f"{zlib.crc32(route.encode()):x}",
        }

    def _channel_of(self, parts: Any) -> Channel | None:
        if str(parts.get("channel_id", "")).isdigit():
            return self.channels.get(int(parts["channel_id"]))
        interaction = self.of_token.get(str(parts.get("token")))
        return interaction.channel if interaction is not None else None

    # Who the bot is, and how to connect.

    def _users_me(self, asked: Asked) -> JSON:
        return self.bot.to_json() | {"bot": True, "verified": True, "mfa_enabled": False, "email": None, "flags": 0}

    def _user(self, asked: Asked) -> JSON:
        user = self.people.get(asked.number("user_id"))
        if user is None:
            refuse(10013)
        return user.to_json()

    def _application(self, asked: Asked) -> JSON:
        return {
            "id": str(self.bot.id),
            "name": self.bot.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": self.owner.to_json(),
            "team": None,
            "verify_key": "0" * 64,
            "flags": 0,
        }

    def _ready(self, session: Session) -> JSON:
        guilds = [guild for guild in self.guilds.values() if (guild.id >> 22) % session.shards == session.shard]
        return {
            "v": 10,
            "user": self.bot.to_json() | {"verified": True, "mfa_enabled": False, "flags": 0},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds]
            if session.intents.guilds
            else [],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.gateway_url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.bot.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }

    def _gateway_address(self, asked: Asked) -> JSON:
        return {"url": self.gateway_url}

    def _gateway_bot(self, asked: Asked) -> JSON:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1}
        return {"url": self.gateway_url, "shards": self.shards, "session_start_limit": limit}

    # Commands.

    def _guild_of(self, asked: Asked) -> Guild | None:
        if asked.number("application_id") != self.bot.id:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
        if "guild_id" not in asked.parts:
            return None
        guild = self.guilds.get(asked.number("guild_id"))
        if guild is None:
            refuse(50001)
        return guild

    def _get_commands(self, asked: Asked) -> list[JSON]:
        guild = self._guild_of(asked)
        return self.global_commands if guild is None else self.guild_commands.get(guild.id, [])

    def _overwrite_commands(self, asked: Asked) -> list[JSON]:
        guild = self._guild_of(asked)
        form = Form()
        given = check_commands(form, asked.body)
        form.done()
        before = {(c["type"], c["name"]): c["id"] for c in self._get_commands(asked)}
        commands = []
        for command in given:
            kind = command.get("type", 1)
            whole = {
                "description": "",
                "options": [],
                "default_member_permissions": None,
                "dm_permission": True,
                "contexts": None,
                "integration_types": [0],
                "nsfw": False,
                **command,
                "id": before.get((kind, command["name"])) or str(self.new_id()),
                "application_id": str(self.bot.id),
                "version": str(self.new_id()),
                "type": kind,
            }
            commands.append(whole if guild is None else whole | {"guild_id": str(guild.id)})
        if guild is None:
            self.global_commands = commands
        else:
            self.guild_commands[guild.id] = commands
        return commands

    # Messages.

    def _channel(self, asked: Asked) -> Channel:
        channel = self.channels.get(asked.number("channel_id"))
        if channel is None or channel.deleted:
            refuse(10003)
        if channel.context == AMONG_PEOPLE or (channel.guild is not None and channel.guild.id not in self.guilds):
            refuse(50001)
        return channel

    def _open_dm(self, asked: Asked) -> JSON:
        told = str(asked.form.get("recipient_id", ""))
        channel = self.dms.get(int(told)) if told.isdigit() else None
        if channel is None:
            refuse(50033)
        return channel.to_json()

    def _get_channel(self, asked: Asked) -> JSON:
        return self._channel(asked).to_json()

    def _typing(self, asked: Asked) -> None:
        self._channel_to_write_to(asked)

    def _channel_to_write_to(self, asked: Asked) -> Channel:
        channel = self._channel(asked)
        if not channel.bot_may_write:
            refuse(50013)
        if channel.recipient is not None and not channel.recipient.takes_dms:
            refuse(50007)
        return channel

    def _send(self, asked: Asked) -> JSON:
        channel = self._channel_to_write_to(asked)
        form = Form()
        draft = read_message(form, asked.form)
        nonce = asked.form.get("nonce")
        if nonce is not None and len(str(nonce)) > 25:
            form.wrong(("nonce",), "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer characters long.")
        reply_to = self._reply_to(form, channel, asked.form.get("message_reference"))
        form.done()
        if nonce is not None and asked.form.get("enforce_nonce"):
            # A call that is repeated with its nonce has no second effect.
            known = self.clock() - NONCE_LASTS
            for message in reversed(channel.messages.values()):
                if message.nonce == str(nonce) and message.from_bot and message.sent > known:
                    return message.to_json()
        nonce = None if nonce is None else str(nonce)
        return self.post(channel, draft, asked.uploads, reply_to=reply_to, nonce=nonce).to_json()

    @staticmethod
    def _reply_to(form: Form, channel: Channel, reference: Any) -> Message | None:
        if reference is None:
            return None
        told = form.model(("message_reference",), reference)
        number = str(told.get("message_id", ""))
        message = channel.found(int(number)) if number.isdigit() else None
        if message is None and told.get("fail_if_not_exists", True):
            form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return message

    def _message(self, asked: Asked) -> Message:
        message = self._channel(asked).found(asked.number("message_id"))
        if message is None:
            refuse(10008)
        return message

    def _read(self, asked: Asked) -> JSON:
        return self._message(asked).to_json()

    def _edit(self, asked: Asked) -> JSON:
        message = self._message(asked)
        if not message.from_bot:
            refuse(50005)
        form = Form()
        draft = read_message(form, asked.form)
        form.done()
        self.change(message, draft, asked.uploads)
        return message.to_json()

    def _delete(self, asked: Asked) -> None:
        message = self._message(asked)
        if not message.from_bot and message.channel.guild is None:
            refuse(50003)
        if not message.from_bot:
            refuse(50013)  # the bot is no moderator
        self.remove(message)

    # What calls do to messages.

    def _new_message(self, channel: Channel, author: User, interaction: Interaction | None = None) -> Message:
        number = self.new_id()
        base = f"{self.files_url}/{number}"
        message = Message(number, channel, author, self.clock(), base, interaction=interaction)
        channel.messages[message.id] = message
        return message

    def post(
        self,
        channel: Channel,
        draft: Draft,
        uploads: list[tuple[str, bytes]],
        *,
        interaction: Interaction | None = None,
        ephemeral: bool = False,
        reply_to: Message | None = None,
        nonce: str | None = None,
    ) -> Message:
        """A new message of the bot."""
        files = self._files(draft, uploads, [])
        _shown(draft.embeds, files)
        if not (draft.content or draft.embeds or files):
            refuse(50006)
        message = self._new_message(channel, self.bot, interaction)
        message.flags = draft.flags & ~LOADING
        message.content, message.embeds = draft.content or "", draft.embeds or []
        message.components, message.files = draft.components or [], files
        message.allowed_mentions, message.reply_to, message.nonce = draft.allowed_mentions, reply_to, nonce
        if ephemeral and interaction is not None:
            message.only_for = interaction.user
        else:
            message.flags &= ~EPHEMERAL
        message.pinged = self._pinged(message)
        message.versions[:] = [message.version]
        self._came(message)
        return message

    def think(self, interaction: Interaction, *, ephemeral: bool) -> Message:
        """A message that says only that the bot is thinking."""
        message = self._new_message(interaction.channel, self.bot, interaction)
        message.flags = LOADING | (EPHEMERAL if ephemeral else 0)
        message.only_for = interaction.user if ephemeral else None
        self._came(message)
        return message

    def _came(self, message: Message) -> None:
        if message.interaction is not None:
            message.interaction.replies.append(message)
        message.channel.heard += 1
        self._message_event("MESSAGE_CREATE", message)

    def change(self, message: Message, draft: Draft, uploads: list[tuple[str, bytes]]) -> None:
        """An edit: what it does not mention stays as it was."""
        kept = message.files
        if draft.kept_files is not None:
            kept = [file for file in message.files if file.number in draft.kept_files]
        files = self._files(draft, uploads, kept)
        content = message.content if draft.content is None else draft.content
        embeds = message.embeds if draft.embeds is None else draft.embeds
        _shown(embeds, files)
        if not (content or embeds or files):
            refuse(50006)
        message.content, message.embeds, message.files = content, embeds, files
        if draft.components is not None:
            message.components = draft.components
        if draft.allowed_mentions is not None:
            message.allowed_mentions = draft.allowed_mentions
        if not message.thinking:
            message.edited = self.clock()
        message.flags &= ~LOADING
        message.versions.append(message.version)
        message.channel.heard += 1
        self._message_event("MESSAGE_UPDATE", message)

    def remove(self, message: Message) -> None:
        """The message is gone."""
        message.deleted = True
        message.channel.heard += 1
        self._message_event("MESSAGE_DELETE", message)

    def _files(self, draft: Draft, uploads: list[tuple[str, bytes]], kept: list[File]) -> list[File]:
        if any(len(content) > LARGEST_FILE for _, content in uploads):
            refuse(40005)
        if len(uploads) + len(kept) > FILES:
            form = Form()
            form.bad_length(("attachments",), 0, FILES)
            form.done()
        first = self.new_id()
        files = named_files(uploads, draft.new_files or [], first)
        for _ in files:
            self.new_id()
        return [*kept, *files]

    def _pinged(self, message: Message) -> list[User]:
        """Who is notified: those named, as far as it was allowed."""
        guild, allowed = message.channel.guild, message.allowed_mentions
        members = guild.members if guild is not None else [user for user in [message.channel.recipient] if user]
        named = [user for number in mentioned(message.content) for user in [*members, self.bot] if user.id == number]
        if allowed is not None and "users" not in (allowed.get("parse") or []):
            ids = {str(number) for number in allowed.get("users") or []}
            named = [user for user in named if str(user.id) in ids]
        everyone = any(word in message.content for word in ("@everyone", "@here")) and guild is not None
        if everyone and message.from_bot and (allowed is None or "everyone" in (allowed.get("parse") or [])):
            named = list(members)
        if message.reply_to is not None and (allowed is None or allowed.get("replied_user")):
            named.append(message.reply_to.author)
        return list(dict.fromkeys(user for user in named if user is not message.author))

    def _message_event(self, event: str, message: Message) -> None:
        """Tells of a message, unless it is for one person's eyes only."""
        guild = message.channel.guild
        if message.ephemeral or message.channel.context == AMONG_PEOPLE:
            self.stir(message.channel)
            return
        where: JSON = {"channel_id": str(message.channel.id)}
        if guild is not None:
            where["guild_id"] = str(guild.id)
        if event == "MESSAGE_DELETE":
            whole = empty = {"id": str(message.id), **where}
        else:
            if guild is not None:
                where["member"] = guild.member(message.author, with_user=False)
            whole, empty = message.to_json() | where, message.to_json(with_content=False) | where
        # What people write in guilds is nobody's business, unless they speak to the bot.
        private = guild is not None and not message.from_bot and self.bot not in message.pinged

        def telling(intents: discord.Intents) -> JSON | None:
            if not (intents.dm_messages if guild is None else intents.guild_messages):
                return None
            return empty if private and not intents.message_content else whole

        self._emit((event, telling, guild))
        self.stir(message.channel)

    # Forms.

    def open_modal(self, interaction: Interaction, data: JSON) -> None:
        """A form opens in front of whoever did the interaction."""
        interaction.modal = Modal(str(data["custom_id"]), str(data["title"]), list(data["components"]), interaction)
        self.modals[interaction.user.id] = interaction.modal


def _shown(embeds: Sequence[JSON] | None, files: Sequence[File]) -> None:
    """Refuses an embed that shows a file which is not there: Discord shows nothing in its place."""
    for embed in embeds or ():
        url = str((embed.get("image") or {}).get("url", ""))
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in {file.name for file in files}:
            form = Form()
            form.wrong(("embeds", "image"), "FAKE_SERVER", "The embed shows a file that is not attached.")
            form.done()


def _response(refused: Refused) -> web.Response:
    body = json.dumps(refused.answer).encode()
    return web.Response(
        status=refused.status, body=body, content_type="application/json", headers=dict(refused.headers)
    )
