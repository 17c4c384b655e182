"""What the server keeps: people, guilds, channels, messages, interactions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from tests.fakes.discord.errors import JSON
from tests.fakes.discord.text import plain
from tests.fakes.platform import Clock
from tests.fakes.waiting import Place
from tests.fakes.words import bare

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
BUTTON, SELECT = 2, 3
LINK_BUTTON = 5
IN_GUILD, WITH_BOT, AMONG_PEOPLE = 0, 1, 2

EVERYTHING = str((1 << 50) - 1)  # permissions
ADMINISTRATOR, MANAGE_GUILD = 1 << 3, 1 << 5
_DISCORD_EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Numbers that tell the time, each greater than those before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> int:
        self._last = max(self._last + 1, (round(self._clock() * 1000) - _DISCORD_EPOCH_MS) << 22)
        return self._last


def iso(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(frozen=True)
class Call:
    """One call the bot made: what came of it is in `status`, `code` and `description`.

    `route` is its pattern, as in `fail_next`; `time` and `done` are seconds of the event loop's clock.
    """

    method: str
    route: str
    path: str
    body: Any
    status: int
    code: int
    time: float
    done: float
    description: str = ""

    @property
    def ok(self) -> bool:
        return self.status < 300


@dataclass(eq=False)
class User:
    """Someone with an account. `locale` is the language they have set in the app."""

    id: int
    name: str
    locale: str = "en-US"
    bot: bool = False
    takes_dms: bool = True

    def to_json(self) -> JSON:
        told: JSON = {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
        }
        if self.bot:
            told |= {"bot": True, "global_name": None, "username": self.name, "discriminator": "4242"}
        return told


@dataclass(eq=False)
class Guild:
    """A guild the bot is in. Its first channel is where people are unless another is named."""

    id: int
    name: str
    locale: str
    owner: User
    members: list[User]
    created: float
    channels: list[Channel] = field(default_factory=list)
    ordinary: set[int] = field(default_factory=set)  # who may not manage it

    def permissions(self, user: User) -> str:
        """What somebody may do here: everything, but for whom may not manage it."""
        return str(int(EVERYTHING) & ~(MANAGE_GUILD | ADMINISTRATOR)) if user.id in self.ordinary else EVERYTHING

    def member(self, user: User, *, with_user: bool = True) -> JSON:
        told: JSON = {
            "roles": [],
            "nick": None,
            "avatar": None,
            "joined_at": iso(self.created),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        return told | {"user": user.to_json()} if with_user else told

    def to_json(self, bot: User, *, everyone: bool) -> JSON:
        """The guild as GUILD_CREATE tells it; all its members only to those who may know."""
        members = [bot, *self.members] if everyone else [bot]
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "owner_id": str(self.owner.id),
            "preferred_locale": self.locale,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "system_channel_flags": 0,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [
                {
                    "id": str(self.id),
                    "name": "@everyone",
                    "permissions": EVERYTHING,
                    "position": 0,
                    "color": 0,
                    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                    "hoist": False,
                    "managed": False,
                    "mentionable": False,
                    "flags": 0,
                }
            ],
            "channels": [channel.to_json() for channel in self.channels if channel.kind == "text"],
            "threads": [channel.to_json() for channel in self.channels if channel.kind == "thread"],
            "members": [self.member(user) for user in members],
            "member_count": len(self.members) + 1,
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
            "joined_at": iso(self.created),
            "large": False,
            "unavailable": False,
        }


@dataclass(eq=False)
class Channel(Place):
    """A text channel of a guild or a thread, direct messages between a person and the bot, or a group without it."""

    id: int
    kind: Literal["dm", "group", "text", "thread"]
    name: str
    guild: Guild | None = None
    recipient: User | None = None
    members: list[User] = field(default_factory=list)  # of a group
    bot_may_write: bool = True
    deleted: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def context(self) -> int:
        """Which kind of place this is to a command."""
        return IN_GUILD if self.guild is not None else WITH_BOT if self.kind == "dm" else AMONG_PEOPLE

    def to_json(self) -> JSON:
        if self.kind == "group":
            people = [user.to_json() for user in self.members]
            owner = str(self.members[0].id)
            return {
                "id": str(self.id),
                "type": 3,
                "recipients": people,
                "name": self.name,
                "icon": None,
                "owner_id": owner,
            }
        if self.guild is None:
            assert self.recipient is not None
            return {"id": str(self.id), "type": 1, "recipients": [self.recipient.to_json()], "flags": 0}
        return {
            "id": str(self.id),
            "type": 0,
            "guild_id": str(self.guild.id),
            "name": self.name,
            "position": 0,
            "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            **(self._of_a_thread() if self.kind == "thread" else {}),
        }

    def _of_a_thread(self) -> JSON:
        assert self.guild is not None
        parent = next(channel for channel in self.guild.channels if channel.kind == "text")
        lasts = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": iso(self.guild.created)}
        counted = {"message_count": 0, "member_count": 1, "owner_id": str(self.guild.owner.id)}
        return {"type": 11, "parent_id": str(parent.id), "thread_metadata": {**lasts, "locked": False}, **counted}

    def found(self, message_id: int) -> Message | None:
        """A message that is there and that channels' routes know of."""
        message = self.messages.get(message_id)
        return None if message is None or message.deleted or message.only_for is not None else message


@dataclass(frozen=True)
class File:
    """A file a bot sent; `number` is what edits keep it by."""

    number: int
    name: str
    content: bytes
    description: str | None = None

    def to_json(self, base: str) -> JSON:
        told: JSON = {
            "id": str(self.number),
            "filename": self.name,
            "size": len(self.content),
            "url": f"{base}/{self.number}/{self.name}",
            "proxy_url": f"{base}/{self.number}/{self.name}",
        }
        return told if self.description is None else told | {"description": self.description}


@dataclass(frozen=True)
class Version:
    """How a message looked at one time; `message` is what it belongs to."""

    message: Message = field(repr=False, compare=False)
    content: str
    embeds: Sequence[JSON]
    components: Sequence[JSON]
    files: Sequence[File]

    @property
    def controls(self) -> Iterator[JSON]:
        """The buttons and menus, from top to bottom."""
        for row in self.components:
            yield from row["components"]

    @property
    def buttons(self) -> list[str]:
        """The words on the buttons, without the numbers and the invisible characters around them."""
        return [words_on(control) for control in self.controls if control["type"] == BUTTON]

    @property
    def options(self) -> list[str]:
        """The words in the menus, in the same way."""
        return [bare(option["label"]) for menu in self.menus for option in menu["options"]]

    @property
    def menus(self) -> list[JSON]:
        return [control for control in self.controls if control["type"] == SELECT]

    @property
    def raw(self) -> str:
        """All that is written in the message, with Markdown's marks as they were sent."""
        return "\n".join(part for part in (self.content, *map(_embed_text, self.embeds)) if part)

    @property
    def text(self) -> str:
        """All that is written in the message as it reads."""
        return plain(self.raw)


def words_on(button: JSON) -> str:
    """The words on a button, or its picture where it has no words."""
    label = bare(button.get("label") or "")
    return label or str((button.get("emoji") or {}).get("name", ""))


def _embed_text(embed: JSON) -> str:
    parts = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    parts += [f"{item['name']}\n{item['value']}" for item in embed.get("fields", [])]
    parts.append((embed.get("footer") or {}).get("text"))
    return "\n".join(part for part in parts if part)


@dataclass(eq=False)
class Message:
    """A message of a channel, with all it has ever been in `versions`, newest last."""

    id: int
    channel: Channel
    author: User
    sent: float
    base: str  # where its files are
    content: str = ""
    embeds: list[JSON] = field(default_factory=list)
    components: list[JSON] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    flags: int = 0
    only_for: User | None = None  # ephemeral: the one person who sees it
    interaction: Interaction | None = None  # what it answers
    reply_to: Message | None = None
    allowed_mentions: JSON | None = None
    pinged: list[User] = field(default_factory=list)  # who is notified; of everyone, all members
    nonce: str | None = None
    edited: float | None = None
    deleted: bool = False
    versions: list[Version] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.versions.append(self.version)

    @property
    def from_bot(self) -> bool:
        return self.author.bot

    @property
    def ephemeral(self) -> bool:
        return self.only_for is not None

    @property
    def thinking(self) -> bool:
        """The bot has asked for more time, and nothing is to be read yet."""
        return bool(self.flags & LOADING)

    @property
    def version(self) -> Version:
        """How the message looks now."""
        return Version(self, self.content, tuple(self.embeds), tuple(self.components), tuple(self.files))

    @property
    def text(self) -> str:
        """What there is to read in it now."""
        return self.version.text

    @property
    def buttons(self) -> list[str]:
        return self.version.buttons

    @property
    def options(self) -> list[str]:
        return self.version.options

    @property
    def note(self) -> bool:
        """A short reply for one person's eyes: it has no buttons, and comes when something was pressed or filled in."""
        answers = self.interaction is not None and self.interaction.kind in (COMPONENT, MODAL)
        return answers and self.ephemeral and not self.components

    def seen_by(self, user: User | None) -> bool:
        return not self.deleted and (self.only_for is None or self.only_for is user)

    def to_json(self, *, with_reply: bool = True, with_content: bool = True, version: Version | None = None) -> JSON:
        """The message as the bot is told of it, as it is now or as it was."""
        seen = version or self
        told: JSON = {
            "id": str(self.id),
            "channel_id": str(self.channel.id),
            "type": 0,
            "author": self.author.to_json(),
            "content": seen.content if with_content else "",
            "timestamp": iso(self.sent),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.to_json() for user in self.pinged],
            "mention_roles": [],
            "attachments": [file.to_json(self.base) for file in seen.files] if with_content else [],
            "embeds": list(seen.embeds) if with_content else [],
            "components": list(seen.components) if with_content else [],
            "pinned": False,
            "flags": self.flags,
        }
        if self.nonce is not None:
            told["nonce"] = self.nonce
        if self.interaction is not None:
            told |= {
                "type": 20 if self.interaction.kind == COMMAND else 0,
                "webhook_id": str(self.author.id),
                "application_id": str(self.author.id),
                "interaction_metadata": self.interaction.metadata,
            }
        if self.reply_to is not None:
            told |= {
                "type": 19,
                "message_reference": {
                    "type": 0,
                    "message_id": str(self.reply_to.id),
                    "channel_id": str(self.channel.id),
                },
            }
            if with_reply:
                gone = self.reply_to.deleted
                told["referenced_message"] = None if gone else self.reply_to.to_json(with_reply=False)
        return told


@dataclass(eq=False)
class Modal:
    """A form the bot has opened."""

    id: str
    title: str
    components: list[JSON]
    interaction: Interaction = field(repr=False)

    @property
    def fields(self) -> list[tuple[str, JSON]]:
        """Label and component of everything that can be filled in."""
        found = []
        for outer in self.components:
            if outer["type"] == 1:
                found += [(str(inner["label"]), inner) for inner in outer["components"]]
            elif outer["type"] == 18:
                found.append((str(outer["label"]), outer["component"]))
        return found

    @property
    def labels(self) -> list[str]:
        return [bare(label) for label, _ in self.fields]


@dataclass(frozen=True)
class Choice:
    """A suggestion while a person types: what they read, and what the bot gets."""

    name: str
    value: str | int | float


@dataclass(eq=False)
class Interaction:
    """Something a person did that the bot must answer: once, and soon."""

    id: int
    kind: int
    token: str
    user: User
    channel: Channel
    at: float
    data: JSON
    source: Message | None = None  # what was pressed, or stood behind the form
    modal_of: Interaction | None = None  # of a form filled in: what opened it
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    answered_with: int | None = None  # the type of the callback
    original: Message | None = None
    replies: list[Message] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    modal: Modal | None = None
    payload: JSON = field(default_factory=dict)

    @property
    def metadata(self) -> JSON:
        owners = {"0": "0" if self.channel.guild is None else str(self.channel.guild.id)}
        if self.channel.context == AMONG_PEOPLE:
            owners = {"1": str(self.user.id)}  # who has installed the application for themselves
        told: JSON = {
            "id": str(self.id),
            "type": self.kind,
            "user": self.user.to_json(),
            "authorizing_integration_owners": owners,
        }
        if self.kind == COMPONENT and self.source is not None:
            told["interacted_message_id"] = str(self.source.id)
        if self.modal_of is not None:
            told["triggering_interaction_metadata"] = self.modal_of.metadata
        return told

    @property
    def thinking(self) -> bool:
        """The bot has asked for more time, and has not yet said anything."""
        return self.original is not None and self.original.thinking and not self.original.deleted

    @property
    def notice(self) -> str | None:
        """What the bot answered for this person's eyes only."""
        told = [m for m in self.replies if m.ephemeral and not m.thinking and not m.deleted]
        return told[-1].text if told else None
