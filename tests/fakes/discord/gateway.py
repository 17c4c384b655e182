"""The gateway: sessions that are told what happens, lose their connection and take it up again."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from tests.fakes.discord.errors import JSON
from tests.fakes.discord.library import discord

if TYPE_CHECKING:
    from tests.fakes.discord.model import Channel, Guild

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQUENCE, INVALID_SHARD = 4005, 4007, 4010
INVALID_VERSION, INVALID_INTENTS, DISALLOWED_INTENTS = 4012, 4013, 4014

# What an event tells those with these intents; None tells them nothing.
Telling = Callable[[discord.Intents], JSON | None]

# After these a session cannot be taken up again: the bot left of its own, or is not welcome.
_FINAL = frozenset({1000, 1001, 4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014})
LARGEST_PAYLOAD = 4096

PRIVILEGED = discord.Intents(members=True, presences=True, message_content=True).value
_KNOWN_INTENTS = discord.Intents.all().value


@dataclass(eq=False)
class Session:
    """What one bot, or one shard of it, has been told."""

    id: str
    intents: discord.Intents
    shard: int
    shards: int
    connection: Connection | None = None
    sent: list[JSON] = field(default_factory=list)  # dispatches, oldest first: number n stands at n - 1
    heard: int = 0  # the number of the last one the bot is known to have processed

    @property
    def sequence(self) -> int:
        return len(self.sent)

    def tell(self, event: str, data: JSON) -> None:
        payload = {"op": DISPATCH, "s": self.sequence + 1, "t": event, "d": data}
        self.sent.append(payload)
        if self.connection is not None:
            self.connection.send(payload)


class Connection:
    """One socket. What is to be sent waits in line, so that nothing overtakes."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closing = False
        self._transport = transport
        self._line: asyncio.Queue[JSON | int] = asyncio.Queue()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def send(self, payload: JSON) -> None:
        self._line.put_nowait(payload)

    def close(self, code: int) -> None:
        """Closes once everything in line is sent."""
        self.leave()
        self.closing = True
        self._line.put_nowait(code)

    def abort(self) -> None:
        """The cable is cut."""
        self.leave()
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    def deafen(self) -> None:
        """Nothing that comes is read any more."""
        if self._transport is not None:
            self._transport.pause_reading()

    def leave(self) -> None:
        if self.session is not None and self.session.connection is self:
            self.session.connection = None

    async def ended(self) -> None:
        if not self.closing:
            self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                payload = await self._line.get()
                if isinstance(payload, int):
                    await self.socket.close(code=payload)
                    return
                await self.socket.send_str(json.dumps(payload))


class _Hangup(Exception):
    """The server closes a connection."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """Everyone who is connected or may be again."""

    def __init__(
        self,
        *,
        token: str,
        ready: Callable[[Session], JSON],
        guilds: Callable[[], list[Guild]],
        guild_json: Callable[[Guild, bool], JSON],
        stir: Callable[[Channel | None], None],
    ) -> None:
        self.token = token
        self.privileged = discord.Intents.none()  # those the application has been granted
        self.heartbeat_interval = 41.25
        self.answers_heartbeats = True
        self.silent = False  # connects, and says nothing
        self.sessions: dict[str, Session] = {}
        self.identified: list[JSON] = []  # every IDENTIFY, as it came, without its token
        self.resumed = 0
        self.refused_sessions = 0
        self.closed_by_bot: list[int | None] = []
        self._ready = ready
        self._guilds = guilds
        self._guild_json = guild_json
        self._stir = stir
        self._connections: set[Connection] = set()
        self._numbers = itertools.count(1)

    # Telling.

    @property
    def connected(self) -> list[Session]:
        """The sessions that have a connection."""
        return [session for session in self.sessions.values() if session.connection is not None]

    def tell(self, event: str, telling: Telling, guild: Guild | None) -> None:
        """Tells everyone concerned what they may know, now or when they are back."""
        for session in self.sessions.values():
            data = telling(session.intents) if self._concerned(session, guild) else None
            if data is not None:
                session.tell(event, data)

    @staticmethod
    def _concerned(session: Session, guild: Guild | None) -> bool:
        """Private matters go to the first shard."""
        return session.shard == (0 if guild is None else (guild.id >> 22) % session.shards)

    def ask_heartbeats(self) -> Callable[[], bool]:
        """Asks for a sign of life, which says up to where the bot has taken in what it was told.

        Gives a test of whether it has taken in all it had been told by now; who has gone is not waited for.
        """
        wanted = [(session, session.sequence) for session in self.connected]
        for session, sequence in wanted:
            if session.heard < sequence and session.connection is not None:
                session.connection.send({"op": HEARTBEAT, "d": None})
        return lambda: all(session.heard >= sequence or session.connection is None for session, sequence in wanted)

    @property
    def caught_up(self) -> bool:
        """Whether everything told has been taken in, as far as the bot has said."""
        return all(session.heard >= session.sequence for session in self.connected)

    # Troubles.

    def disconnect(self, code: int) -> None:
        """Closes all connections with this code."""
        for connection in list(self._connections):
            self._end(connection, code)
            connection.close(code)

    def reconnect(self) -> None:
        """Asks all to connect anew and resume (op 7)."""
        for session in self.connected:
            assert session.connection is not None
            session.connection.send({"op": RECONNECT, "d": None})
            session.connection.leave()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declares all sessions invalid (op 9): to be resumed, or to begin anew."""
        for session in self.connected:
            assert session.connection is not None
            session.connection.send({"op": INVALID_SESSION, "d": resumable})
            session.connection.leave()
            if not resumable:
                del self.sessions[session.id]

    def stop_listening(self) -> None:
        """Keeps all connections, and hears nobody any more, not even when they take their leave."""
        for connection in list(self._connections):
            connection.deafen()

    def abort(self) -> None:
        """Cuts all connections, without a word."""
        for connection in list(self._connections):
            connection.abort()

    def _end(self, connection: Connection, code: int | None) -> None:
        connection.leave()
        session = connection.session
        if code in _FINAL and session is not None and session.connection is None:
            self.sessions.pop(session.id, None)

    # Listening.

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from the upgrade to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(socket, request.transport)
        self._connections.add(connection)
        try:
            while self.silent:
                await asyncio.sleep(0.01)
            if request.query.get("v") not in ("9", "10") or request.query.get("encoding", "json") != "json":
                raise _Hangup(INVALID_VERSION)
            connection.send({"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": self._interval}})
            async for message in socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    self._receive(connection, message.data)
            if not connection.closing:
                self.closed_by_bot.append(socket.close_code)
                self._end(connection, socket.close_code)
        except _Hangup as hangup:
            self._end(connection, hangup.code)
            await socket.close(code=hangup.code)
        finally:
            connection.leave()
            self._connections.discard(connection)
            await connection.ended()
            self._stir(None)
        return socket

    @property
    def _interval(self) -> int:
        return int(self.heartbeat_interval * 1000)

    def _receive(self, connection: Connection, text: str | bytes) -> None:
        if len(text) > LARGEST_PAYLOAD:
            raise _Hangup(DECODE_ERROR)
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, TypeError, KeyError) as error:
            raise _Hangup(DECODE_ERROR) from error
        if op == HEARTBEAT:
            self._heartbeat(connection, data)
        elif op in (IDENTIFY, RESUME):
            if connection.session is not None:
                raise _Hangup(ALREADY_AUTHENTICATED)
            if not isinstance(data, dict):
                raise _Hangup(DECODE_ERROR)
            if data.get("token") != self.token:
                raise _Hangup(AUTHENTICATION_FAILED)
            self._identify(connection, data) if op == IDENTIFY else self._resume(connection, data)
        elif op in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS):
            if connection.session is None:
                raise _Hangup(NOT_AUTHENTICATED)
            if op == REQUEST_MEMBERS:
                self._members(connection.session, data)
        else:
            raise _Hangup(UNKNOWN_OPCODE)
        self._stir(None)

    def _heartbeat(self, connection: Connection, data: Any) -> None:
        if connection.session is not None and isinstance(data, int):
            connection.session.heard = max(connection.session.heard, data)
        if self.answers_heartbeats:
            connection.send({"op": HEARTBEAT_ACK, "d": None})

    def _identify(self, connection: Connection, data: JSON) -> None:
        self.identified.append({name: value for name, value in data.items() if name != "token"})
        value = data.get("intents")
        if not isinstance(value, int) or value < 0 or value & ~_KNOWN_INTENTS:
            raise _Hangup(INVALID_INTENTS)
        if value & PRIVILEGED & ~self.privileged.value:
            raise _Hangup(DISALLOWED_INTENTS)
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            raise _Hangup(INVALID_SHARD)
        number = next(self._numbers)
        session = Session(f"session-{number}", discord.Intents._from_value(value), shard, shards, connection)
        connection.session = session
        self.sessions[session.id] = session
        session.tell("READY", self._ready(session))
        if session.intents.guilds:
            for guild in self._guilds():
                if self._concerned(session, guild):
                    session.tell("GUILD_CREATE", self._guild_json(guild, session.intents.members))

    def _resume(self, connection: Connection, data: JSON) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        if session is None:
            self.refused_sessions += 1
            connection.send({"op": INVALID_SESSION, "d": False})
            return
        last = data.get("seq")
        if not isinstance(last, int) or not 0 <= last <= session.sequence:
            raise _Hangup(INVALID_SEQUENCE)
        if session.connection is not None:
            session.connection.close(4000)  # the bot is faster than the end of its old connection
        self.resumed += 1
        connection.session, session.connection = session, connection
        session.heard = max(session.heard, last)
        for payload in session.sent[last:]:
            connection.send(payload)
        session.tell("RESUMED", {"_trace": ["fake"]})

    def _members(self, session: Session, data: Any) -> None:
        told = data if isinstance(data, dict) else {}
        guild = next((guild for guild in self._guilds() if str(guild.id) == str(told.get("guild_id"))), None)
        if guild is None:
            return
        wanted = told.get("user_ids")
        ids = {str(one) for one in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])}
        query = str(told.get("query") or "").lower()
        members = [
            guild.member(user)
            for user in guild.members
            if (str(user.id) in ids if ids else user.name.lower().startswith(query))
        ]
        chunk: JSON = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        if told.get("nonce"):
            chunk["nonce"] = told["nonce"]
        session.tell("GUILD_MEMBERS_CHUNK", chunk)
