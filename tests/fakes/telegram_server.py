"""A Bot API server on the loopback that refuses what Telegram refuses.

The unchanged library talks to it over HTTP::

    async with FakeTelegram() as fake:
        builder.token(fake.token).base_url(fake.base_url).base_file_url(fake.base_file_url)
        tom = fake.person("Tom")
        await tom.send("/start")

Where Telegram's own words are known they are used, so a bot that reads the descriptions of errors is tried for real.
It is stricter than Telegram where leniency only hides a mistake: a bare "&" in HTML is refused (Telegram keeps it as
it stands), and so are more buttons in a row than are shown, and Markdown is not read at all.
"""

from __future__ import annotations

import asyncio
import html
import itertools
import json
import re
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NoReturn, Protocol, runtime_checkable
from urllib.parse import urlsplit

import aiohttp
from aiohttp import web
from telegram.constants import (
    BotCommandLimit,
    BotCommandScopeType,
    BotDescriptionLimit,
    CallbackQueryLimit,
    FileSizeLimit,
    InlineKeyboardButtonLimit,
    InlineKeyboardMarkupLimit,
    MenuButtonType,
    MessageLimit,
    PollingLimit,
    WebhookLimit,
)

from tests.fakes.platform import LOOPBACK, Clock, Platform, hang_up
from tests.fakes.waiting import Place
from tests.fakes.words import bare

if TYPE_CHECKING:
    from telegram.ext import Application

    from tests.fakes.telegram import Group, Person

JSON = dict[str, Any]
Keyboard = list[list[JSON]]

LARGEST_UPLOAD = 50 * 1024 * 1024

# A picture: its bytes, its width and height together, and how many times the one may be the other.
LARGEST_PHOTO = int(FileSizeLimit.PHOTOSIZE_UPLOAD)
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
PNG = b"\x89PNG\r\n\x1a\n"

# A message that was sent longer ago, in seconds, a bot does not take away.
DELETED_WITHIN = 48 * 3600


class Refused(Exception):
    """What the server will not do, in Telegram's words."""

    def __init__(self, code: int, description: str, retry_after: int | None = None, moved: int | None = None) -> None:
        super().__init__(description)
        self.moved = moved  # the number of the supergroup that a group has become
        self.code = code
        self.description = description
        self.retry_after = retry_after

    @property
    def answer(self) -> JSON:
        answer: JSON = {"ok": False, "error_code": self.code, "description": self.description}
        if self.retry_after is not None:
            answer["parameters"] = {"retry_after": self.retry_after}
        if self.moved is not None:
            answer["parameters"] = {"migrate_to_chat_id": self.moved}
        return answer


def bad(description: str) -> NoReturn:
    """400 with a description; Telegram makes its first letter small unless it is a constant such as THIS_ONE."""
    if not description[1:2].isupper() and description[1:2] != "_":
        description = description[0].lower() + description[1:]
    raise Refused(400, f"Bad Request: {description}")


# Text: cleaned, parsed and measured as Telegram does.


def utf16(text: str) -> int:
    """The length of a text as Telegram counts it: in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


# What never arrives: carriage returns, the old directional controls (the isolates U+2066-2069 do arrive) and three
# combining marks. Other control characters arrive as spaces.
_REMOVED = re.compile("[\r\u2028-\u202e\u030a\u0333\u033f]")
_CONTROLS = re.compile("[\x00-\x09\x0b-\x1f]")
_MARKS_IN_A_ROW = re.compile("[\u200e\u200f]+(?=[\u200e\u200f])")
_INVISIBLE = " \n\u00a0\u200b\u200c\u200d\u200e\u200f\ufeff"


def cleaned(text: str) -> str:
    """A text as it arrives: Telegram drops or replaces some characters."""
    text = _CONTROLS.sub(" ", _REMOVED.sub("", text))
    return _MARKS_IN_A_ROW.sub(lambda run: "\u200c" * len(run[0]), text)


_ENTITY_OF_TAG: Mapping[str, str] = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "code": "code",
    "pre": "pre",
    "a": "text_link",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "blockquote": "blockquote",
}
_REFERENCE = re.compile(r"&(?:#(?P<decimal>\d+)|#[xX](?P<hex>[0-9a-fA-F]+)|(?P<name>lt|gt|amp|quot));")
_TAG_NAME = re.compile(r"[^\s>]*")
_ATTRIBUTE_NAME = re.compile(r"[^\s=>]*")
_BARE_VALUE = re.compile(r"[A-Za-z0-9.\-]*")
_SPACES = re.compile(r"\s*")


@dataclass
class _OpenTag:
    name: str
    attributes: Mapping[str, str]
    entity_offset: int
    place: int  # among the finished entities: an outer one stands before those inside it


class _HtmlReader:
    """Reads one HTML text of the Bot API; `read` gives the plain text and its entities, or refuses."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.text: list[str] = []
        self.length = 0  # of the text so far, in UTF-16 units
        self.entities: list[JSON | None] = []
        self.open: list[_OpenTag] = []

    def read(self) -> tuple[str, list[JSON]]:
        while self.at < len(self.source):
            if self.source.startswith("</", self.at):
                self._end_tag()
            elif self.source[self.at] == "<":
                self._start_tag()
            elif self.source[self.at] == "&":
                self._write(self._reference())
            else:
                self._write(self.source[self.at])
                self.at += 1
        if self.open:
            self._refuse(f'Can\'t find end tag corresponding to start tag "{self.open[-1].name}"')
        return "".join(self.text), [entity for entity in self.entities if entity is not None]

    def _refuse(self, problem: str, at: int | None = None) -> NoReturn:
        where = "" if at is None else f" at byte offset {len(self.source[:at].encode())}"
        bad(f"can't parse entities: {problem}{where}")

    def _write(self, text: str) -> None:
        self.text.append(text)
        self.length += utf16(text)

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.source, self.at)
        assert found is not None  # every pattern here matches the empty string
        self.at = found.end()
        return found[0]

    def _reference(self) -> str:
        found = _REFERENCE.match(self.source, self.at)
        if found is None:
            self._refuse('Unescaped "&"', self.at)
        if found["name"] is None:
            code = int(found["decimal"]) if found["decimal"] else int(found["hex"], 16)
            if not 0 < code < 0x110000 or 0xD800 <= code < 0xE000:
                self._refuse("Invalid character reference", self.at)
            character = chr(code)
        else:
            character = html.unescape(found[0])
        self.at = found.end()
        return cleaned(character)

    def _start_tag(self) -> None:
        begin = self.at
        self.at += 1
        name = self._take(_TAG_NAME).lower()
        if self.at == len(self.source):
            self._refuse("Unclosed start tag", begin)
        if name not in _ENTITY_OF_TAG:
            self._refuse(f'Unsupported start tag "{name}"', begin)
        attributes = dict(self._attributes(name, begin))
        if name == "span" and attributes.get("class") != "tg-spoiler":
            self._refuse('Tag "span" must have class "tg-spoiler"', begin)
        self.open.append(_OpenTag(name, attributes, self.length, len(self.entities)))
        self.entities.append(None)

    def _attributes(self, tag: str, begin: int) -> Iterator[tuple[str, str]]:
        while True:
            self._take(_SPACES)
            if self.at == len(self.source):
                self._refuse(f'Unclosed start tag "{tag}"', begin)
            if self.source[self.at] == ">":
                self.at += 1
                return
            attribute = self._take(_ATTRIBUTE_NAME).lower()
            if not attribute:
                self._refuse(f'Empty attribute name in the tag "{tag}"', begin)
            self._take(_SPACES)
            if not self.source.startswith("=", self.at):
                yield attribute, ""
                continue
            self.at += 1
            self._take(_SPACES)
            yield attribute, self._value(begin)

    def _value(self, begin: int) -> str:
        quote = self.source[self.at : self.at + 1]
        if quote not in ("'", '"'):
            token = self.at
            value = self._take(_BARE_VALUE).lower()
            if self.at < len(self.source) and not re.match(r"[\s>]", self.source[self.at]):
                self._refuse("Unexpected end of name token", token)
            return value
        self.at += 1
        value = ""
        while self.at < len(self.source) and self.source[self.at] != quote:
            if self.source[self.at] == "&":
                value += self._reference()
            else:
                value += self.source[self.at]
                self.at += 1
        if self.at == len(self.source):
            self._refuse("Unclosed start tag", begin)
        self.at += 1
        return value

    def _end_tag(self) -> None:
        begin = self.at
        if not self.open:
            self._refuse("Unexpected end tag", begin)
        self.at += 2
        name = self._take(_TAG_NAME).lower()
        self._take(_SPACES)
        if not self.source.startswith(">", self.at):
            self._refuse("Unclosed end tag", begin)
        self.at += 1
        tag = self.open.pop()
        if name and name != tag.name:
            where = len(self.source[:begin].encode())
            self._refuse(f'Unmatched end tag at byte offset {where}, expected "</{tag.name}>", found "</{name}>"')
        if self.length > tag.entity_offset:
            self.entities[tag.place] = self._entity(tag)

    def _entity(self, tag: _OpenTag) -> JSON | None:
        length = self.length - tag.entity_offset
        entity: JSON = {"type": _ENTITY_OF_TAG[tag.name], "offset": tag.entity_offset, "length": length}
        if tag.name == "a":
            inside = "".join(self.text).encode("utf-16-le")[tag.entity_offset * 2 :].decode("utf-16-le")
            url = tag.attributes.get("href") or inside
            if not re.match(r"(?:https?|tg|mailto|tel):|[^\s/]+\.[^\s]", url, re.IGNORECASE):
                return None  # Telegram keeps the words and drops a link it cannot use
            entity["url"] = url
        elif tag.name == "blockquote" and "expandable" in tag.attributes:
            entity["type"] = "expandable_blockquote"
        elif tag.name == "code" and tag.attributes.get("class", "").startswith("language-"):
            entity["language"] = tag.attributes["class"].removeprefix("language-")
        elif tag.name == "pre":
            self._take_language(tag, entity)
        if tag.name == "code" and not any(outer.name == "pre" for outer in self.open):
            entity.pop("language", None)
        return entity

    def _take_language(self, tag: _OpenTag, pre: JSON) -> None:
        """A `code` that fills its `pre` is the same piece of code: only its language is kept."""
        for place in range(tag.place + 1, len(self.entities)):
            inner = self.entities[place]
            if inner is not None and inner["type"] == "code" and inner["length"] == pre["length"]:
                if "language" in inner:
                    pre["language"] = inner["language"]
                self.entities[place] = None


def parsed(text: str, parse_mode: str | None, entities: Sequence[JSON] | None) -> tuple[str, list[JSON]]:
    """The plain text and the entities of what a bot sends, trimmed as Telegram trims it."""
    text = cleaned(text)
    found = [dict(entity) for entity in entities or ()]
    mode = (parse_mode or "").lower()
    if mode == "html":
        text, found = _HtmlReader(text).read()
    elif mode in ("markdown", "markdownv2"):
        bad("the fake server does not read Markdown")
    elif mode:
        bad("unsupported parse_mode")
    for entity in found:
        if not 0 <= entity.get("offset", -1) < entity["offset"] + entity.get("length", 0) <= utf16(text):
            bad(f"can't parse entities: entity {json.dumps(entity)} is outside the text")
    start = len(text) - len(text.lstrip(" \n"))
    trimmed = text.strip(" \n")
    return trimmed, _moved(found, -utf16(text[:start]), utf16(trimmed))


def _moved(entities: Sequence[JSON], by: int, end: int) -> list[JSON]:
    moved = []
    for entity in entities:
        first = max(entity["offset"] + by, 0)
        last = min(entity["offset"] + entity["length"] + by, end)
        if first < last:
            moved.append({**entity, "offset": first, "length": last - first})
    # Outer before inner, as Telegram lists them; Python's sort keeps the order of equals.
    return sorted(moved, key=lambda entity: (entity["offset"], -entity["length"]))


_MENTIONED = re.compile(r"(?<![\w/@])(?:(?P<command>/[A-Za-z0-9_]{1,32}(?:@\w{3,32})?)(?!\w)|@\w{3,32})")


def typed_entities(text: str) -> list[JSON]:
    """The commands and mentions that Telegram marks in what a person types."""
    return [
        {
            "type": "bot_command" if found["command"] else "mention",
            "offset": utf16(text[: found.start()]),
            "length": utf16(found[0]),
        }
        for found in _MENTIONED.finditer(text)
    ]


# Keyboards.

_BUTTON_ACTIONS = (
    "callback_data",
    "url",
    "copy_text",
    "login_url",
    "pay",
    "switch_inline_query",
    "switch_inline_query_chosen_chat",
    "switch_inline_query_current_chat",
    "web_app",
)


def inline_keyboard(markup: Any) -> Keyboard:
    """The rows of an inline keyboard, each button checked; an empty keyboard means none, as for Telegram."""
    if not isinstance(markup, dict):
        bad("object expected as reply markup")
    rows = markup.get("inline_keyboard", [])
    if not isinstance(rows, list):
        bad('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array')
    keyboard = []
    for row in rows:
        if not isinstance(row, list):
            bad("inline keyboard row must be an Array")
        if len(row) > InlineKeyboardMarkupLimit.BUTTONS_PER_ROW:
            bad("REPLY_MARKUP_TOO_LONG")
        if row:
            keyboard.append([_button(button) for button in row])
    if sum(map(len, keyboard)) > InlineKeyboardMarkupLimit.TOTAL_BUTTON_NUMBER:
        bad("REPLY_MARKUP_TOO_LONG")
    return keyboard


def _button(button: Any) -> JSON:
    if not isinstance(button, dict) or not isinstance(button.get("text"), str):
        bad('can\'t parse inline keyboard button: field "text" must be of type String')
    words = cleaned(button["text"]).strip(" \n")
    if not words.strip(_INVISIBLE):
        bad("inline keyboard button text must be non-empty")
    if not any(action in button for action in _BUTTON_ACTIONS):
        bad("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard")
    if "callback_data" in button:
        data = button["callback_data"]
        least, most = InlineKeyboardButtonLimit.MIN_CALLBACK_DATA, InlineKeyboardButtonLimit.MAX_CALLBACK_DATA
        if not isinstance(data, str) or not least <= len(data.encode()) <= most:
            bad("BUTTON_DATA_INVALID")
    if "url" in button and not re.match(r"(?:https?|tg)://", str(button["url"])):
        bad("BUTTON_URL_INVALID")
    return {**button, "text": words}


@runtime_checkable
class Busy(Protocol):
    """A bot that says whether it is at work."""

    @property
    def busy(self) -> int:
        """How much it is doing."""


# What the server keeps.


@dataclass(frozen=True)
class Call:
    """One call the bot made: what came of it is in `ok` and `description`. Polling for updates is not listed."""

    method: str
    params: Mapping[str, Any]
    ok: bool
    time: float
    description: str = ""


@dataclass(frozen=True)
class Document:
    """A file that somebody sent."""

    name: str
    content: bytes


@dataclass(frozen=True)
class Version:
    """How a message looked at one time; `message` is what it belongs to."""

    message: Message = field(repr=False, compare=False)
    text: str
    entities: Sequence[JSON]
    keyboard: Keyboard
    photo: Document | None = None


@dataclass(eq=False)
class Message:
    """A message of a chat, with all it has ever been in `versions`, newest last."""

    chat: Chat
    message_id: int
    date: int
    sender: JSON
    text: str
    entities: list[JSON] = field(default_factory=list)
    keyboard: Keyboard = field(default_factory=list)
    markup: JSON | None = None  # a markup that is no inline keyboard: force_reply and the like
    reply_to: Message | None = None
    document: Document | None = None
    photo: Document | None = None
    media: JSON | None = None  # what a person sent that is no text: then the text is its caption
    topic: int | None = None  # of a forum, in which it is
    edit_date: int | None = None
    deleted: bool = False
    versions: list[Version] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.versions.append(self.version)

    @property
    def from_bot(self) -> bool:
        return bool(self.sender["is_bot"])

    @property
    def version(self) -> Version:
        """How the message looks now."""
        return Version(self, self.text, tuple(self.entities), self.keyboard, self.photo)

    @property
    def buttons(self) -> list[str]:
        """The words on the buttons, without the numbers and the invisible characters around them."""
        return [bare(button["text"]) for row in self.keyboard for button in row]

    def change(
        self, text: str, entities: list[JSON], keyboard: Keyboard, now: int, photo: Document | None = None
    ) -> None:
        photo = photo or self.photo
        if (text, entities, keyboard, photo) == (self.text, self.entities, self.keyboard, self.photo):
            bad(
                "message is not modified: specified new message content and reply markup are exactly the same"
                " as a current content and reply markup of the message"
            )
        self.text, self.entities, self.keyboard, self.edit_date = text, entities, keyboard, now
        self.photo = photo
        self.versions.append(self.version)

    def to_json(self, *, with_reply: bool = True) -> JSON:
        told: JSON = {
            "message_id": self.message_id,
            "date": self.date,
            "chat": self.chat.to_json(),
            "from": self.sender,
        }
        captioned = self.document or self.photo or self.media
        text, entities = ("caption", "caption_entities") if captioned else ("text", "entities")
        if self.text:
            told[text] = self.text
        if self.entities:
            told[entities] = self.entities
        if self.document is not None:
            told["document"] = {
                "file_id": f"document-{self.message_id}",
                "file_unique_id": f"unique-{self.message_id}",
                "file_name": self.document.name,
                "file_size": len(self.document.content),
            }
        if self.photo is not None:
            width, height = sides(self.photo)
            one = {"file_id": f"photo-{self.message_id}", "file_unique_id": f"unique-{self.message_id}"}
            told["photo"] = [{**one, "width": width, "height": height, "file_size": len(self.photo.content)}]
        if self.media is not None:
            told |= self.media
        if self.topic is not None:
            told |= {"message_thread_id": self.topic, "is_topic_message": True}
        if self.keyboard:
            told["reply_markup"] = {"inline_keyboard": self.keyboard}
        if self.edit_date is not None:
            told["edit_date"] = self.edit_date
        if with_reply and self.reply_to is not None:
            told["reply_to_message"] = self.reply_to.to_json(with_reply=False)
        return told


@dataclass(eq=False)
class Chat(Place):
    """A private chat (its id is the person's) or a group."""

    id: int
    kind: Literal["private", "group", "supergroup"]
    name: str
    username: str | None = None
    started: bool = False  # someone has written: from then on the bot may
    shut: str = ""  # why the bot may not write any more, in Telegram's words
    silent: bool = False  # nobody but its administrators may write, and the bot is none
    topics: set[int] = field(default_factory=set)  # of a forum, in which something was written
    moved_to: int | None = None  # the supergroup that a group has become
    leaders: set[int] = field(default_factory=set)  # who are its administrators, by their ids
    messages: dict[int, Message] = field(default_factory=dict)

    def to_json(self) -> JSON:
        told: JSON = {"id": self.id, "type": self.kind}
        told["first_name" if self.kind == "private" else "title"] = self.name
        if self.username is not None:
            told["username"] = self.username
        return told


@dataclass(eq=False)
class Tap:
    """A button pressed: `notice` is what the bot answered, once it has."""

    id: str
    chat: Chat
    data: str
    at: float
    update_id: int | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    notice: str | None = None
    alert: bool = False
    url: str | None = None  # what the app was told to open


def sides(photo: Document) -> tuple[int, int]:
    """Width and height of a picture, which is refused where Telegram takes no such picture."""
    content = photo.content
    if not content.startswith(PNG) or content[12:16] != b"IHDR":
        bad("IMAGE_PROCESS_FAILED")
    width, height = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        bad("PHOTO_INVALID_DIMENSIONS")
    return width, height


# Parameters of a call, out of a form, JSON, multipart or the address.

_NESTED = frozenset(
    {
        "allowed_updates",
        "caption_entities",
        "commands",
        "entities",
        "link_preview_options",
        "media",
        "menu_button",
        "reply_markup",
        "reply_parameters",
        "scope",
    }
)


class Params(dict[str, Any]):
    """The parameters of a call; nested values are already read."""

    def text(self, name: str) -> str:
        value = self.get(name, "")
        return value if isinstance(value, str) else str(value)

    def number(self, name: str, default: int = 0) -> int:
        try:
            return int(self.get(name, default))
        except (TypeError, ValueError):
            return default

    def truth(self, name: str) -> bool:
        return str(self.get(name, "")).lower() in ("true", "1", "yes")


async def read_params(request: web.Request) -> Params:
    """All parameters of a request, wherever the client put them."""
    params = Params(request.query)
    if request.content_type == "application/json":
        try:
            body = await request.json()
        except ValueError:
            bad("can't parse JSON object")
        if not isinstance(body, dict):
            bad("object expected")
        params.update(body)
    elif request.can_read_body:
        for name, value in (await request.post()).items():
            if isinstance(value, web.FileField):
                params[name] = Document(value.filename, value.file.read())
                value.file.close()
            else:
                params[name] = value
    for name in _NESTED & params.keys():
        if isinstance(params[name], str):
            try:
                params[name] = json.loads(params[name])
            except ValueError:
                what = "reply keyboard markup" if name == "reply_markup" else name
                bad(f"can't parse {what} JSON object")
    return params


_FILE = re.compile(r"/file/bot(?P<token>\d+:[\w-]+)/(?P<file>[\w/.-]+)")
_PATH = re.compile(r"/bot(?P<token>\d+:[\w-]+)/(?P<method>\w+)")
_COMMAND = re.compile(rf"[a-z0-9_]{{{int(BotCommandLimit.MIN_COMMAND)},{int(BotCommandLimit.MAX_COMMAND)}}}")
_SECRET = re.compile(rf"[A-Za-z0-9_-]{{1,{int(WebhookLimit.MAX_SECRET_TOKEN_LENGTH)}}}")
# Telegram sends all kinds but these unless they are asked for.
# What an administrator may be allowed to do.
_RIGHTS = (
    *("can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members"),
    *("can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories"),
    "can_delete_stories",
)

_ASKED_FOR_ONLY = frozenset({"chat_member", "message_reaction", "message_reaction_count"})


@dataclass(frozen=True)
class _Webhook:
    url: str
    secret: str
    connections: int


class FakeTelegram(Platform[Refused, JSON]):
    """The server."""

    def __init__(
        self,
        *,
        token: str = "4242:fake-token",
        username: str = "fifth_seat_bot",
        clock: Clock = time.time,
        callback_lifetime: float = 15.0,
    ) -> None:
        super().__init__(token, clock)
        self.bot: JSON = {
            "id": int(token.split(":", maxsplit=1)[0]),
            "is_bot": True,
            "first_name": "Fifth Seat",
            "username": username,
        }
        self.callback_lifetime = callback_lifetime

        self.webhook_retry = 0.05

        # What has happened.
        self.calls: list[Call] = []
        self.polls = 0
        self.updates: dict[int, JSON] = {}
        self.commands: dict[tuple[str, str], list[JSON]] = {}
        self.descriptions: dict[tuple[str, str], str] = {}
        self.menu_button: JSON = {"type": MenuButtonType.DEFAULT}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, Document] = {}  # what people sent, by its id
        self.fetched: list[str] = []
        self.webhook_errors: list[str] = []

        self._met: set[int] = set()  # people the bot has seen in an update
        self._taps: dict[str, Tap] = {}
        self._update_ids = itertools.count(700_001)
        self._message_ids = itertools.count(1)
        self._person_ids = itertools.count(1_001)
        self._group_ids = itertools.count(-5_001, -1)
        self._tap_ids = itertools.count(90_000_001)

        # Updates to deliver, under a number of their own: one update may be waiting twice.
        self._waiting: OrderedDict[int, JSON] = OrderedDict()
        self._waiting_copies: dict[int, int] = {}
        self._again: deque[JSON] = deque()
        self._places = itertools.count()
        self._shuffled = False
        self._poll: asyncio.Future[None] | None = None
        self._allowed: frozenset[str] | None = None
        self._webhook: _Webhook | None = None
        self._webhook_error: JSON = {}
        self._lanes: dict[int, deque[int]] = {}
        self._slots = asyncio.Semaphore(1)
        self._posting: set[asyncio.Task[None]] = set()
        self._session: aiohttp.ClientSession | None = None

        self._methods: dict[str, Callable[[Params], Any]] = {
            "getme": self._get_me,
            "sendmessage": self._send_message,
            "senddocument": self._send_document,
            "sendphoto": self._send_photo,
            "getfile": self._get_file,
            "editmessagetext": self._edit_message_text,
            "editmessagecaption": self._edit_message_caption,
            "editmessagemedia": self._edit_message_media,
            "editmessagereplymarkup": self._edit_message_reply_markup,
            "answercallbackquery": self._answer_callback_query,
            "deletemessage": self._delete_message,
            "getchat": self._get_chat,
            "getchatmember": self._get_chat_member,
            "setmycommands": self._set_my_commands,
            "getmycommands": self._get_my_commands,
            "deletemycommands": self._delete_my_commands,
            "setmydescription": self._set_my_description,
            "setmyshortdescription": self._set_my_short_description,
            "getmydescription": self._get_my_description,
            "getmyshortdescription": self._get_my_short_description,
            "setchatmenubutton": self._set_chat_menu_button,
            "getchatmenubutton": self._get_chat_menu_button,
            "setwebhook": self._set_webhook,
            "deletewebhook": self._delete_webhook,
            "getwebhookinfo": self._get_webhook_info,
        }

    # Up and down.

    @property
    def base_url(self) -> str:
        """For `ApplicationBuilder.base_url`."""
        return f"http://{LOOPBACK}:{self.port}/bot"

    @property
    def base_file_url(self) -> str:
        """For `ApplicationBuilder.base_file_url`."""
        return f"http://{LOOPBACK}:{self.port}/file/bot"

    async def start(self) -> None:
        """Listens: at first on any free port, and after `stop` on the same one."""
        app = web.Application(client_max_size=LARGEST_UPLOAD)
        app.router.add_route("*", "/{path:.*}", self._handle)
        # A poll whose client has gone must not swallow what the next poll should get.
        await self._listen(app, handler_cancellation=True)
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        self._fill_lanes()

    async def stop(self) -> None:
        """Closes the socket and every connection. What has been sent and what waits to be delivered is kept."""
        await self._empty_lanes()
        if self._session is not None:
            await self._session.close()
            self._session = None
        await self._close()

    async def restart(self, down_for: float = 0.0) -> None:
        """The server goes away for a while, and is back on the same port with all it knew."""
        await self.stop()
        await asyncio.sleep(down_for)
        await self.start()

    # People.

    def person(
        self,
        name: str,
        *,
        language_code: str | None = "en",
        last_name: str | None = None,
        username: str | None = None,
    ) -> Person:
        """Someone with a telephone, who has not yet written to the bot."""
        from tests.fakes.telegram import Person  # people know the server, so it can only name them late

        user: JSON = {"id": next(self._person_ids), "is_bot": False, "first_name": name}
        user |= {"language_code": language_code, "last_name": last_name, "username": username}
        user = {key: value for key, value in user.items() if value is not None}
        chat = self.chats[user["id"]] = Chat(user["id"], "private", name, username)
        return Person(self, user, chat)

    def group(
        self, title: str, members: Collection[Person], *, kind: Literal["group", "supergroup"] = "group"
    ) -> Group:
        """A group with the bot in it. The bot hears commands and replies only, as bots do in groups."""
        from tests.fakes.telegram import Group

        chat = Chat(next(self._group_ids), kind, title, started=True)
        self.chats[chat.id] = chat
        return Group(self, chat, list(members))

    def upgrade(self, group: Group, by: Person | None = None) -> Group:
        """A group becomes a supergroup, under another number; nothing can be written to the old one any more.

        by: the member who has it so, and then the bot is told; None: it has not heard of it.
        """
        moved = self.group(group.chat.name, group.members, kind="supergroup")
        group.chat.moved_to = moved.chat.id
        if by is not None:
            said = self._new_message(group.chat, by.user, "", [])
            self.deliver("message", {**said.to_json(), "migrate_to_chat_id": moved.chat.id})
        return moved

    def block(self, person: Person) -> None:
        """The person blocks the bot; `Person.unblocks` undoes it."""
        person.blocks()

    def watch(self, application: Application[Any, Any, Any, Any, Any, Any] | Busy) -> None:
        """Lets people wait until this application, in the same event loop, has nothing left to process."""
        if isinstance(application, Busy):
            self.busy = lambda: bool(application.busy)
            return
        queue, processor = application.update_queue, application.update_processor
        self.busy = lambda: not queue.empty() or processor.current_concurrent_updates > 0

    def write(
        self,
        user: JSON,
        chat: Chat,
        text: str,
        reply_to: Message | None = None,
        media: JSON | None = None,
        topic: int | None = None,
    ) -> tuple[Message, int | None]:
        """A person's message; with it the id of the update, unless the bot is not to hear it.

        media: a picture or another thing, as the bot is told of it; then the text is its caption. topic: of a forum.
        """
        message = self._new_message(chat, user, text, typed_entities(text), reply_to=reply_to)
        message.media, message.topic = media, topic
        if topic is not None:
            chat.topics.add(topic)
        if chat.kind == "private":
            chat.started = True
            chat.shut = ""
        elif not self._meant_for_bot(message):
            return message, None
        return message, self.deliver("message", message.to_json())

    def edit(self, message: Message, text: str | None) -> int | None:
        """A person edits a message of theirs; None: something of it changes that is no text. Returns the update."""
        if text is not None:
            message.change(text, typed_entities(text), [], self._now())
        message.edit_date = self._now()
        if message.chat.kind != "private" and not self._meant_for_bot(message):
            return None
        return self.deliver("edited_message", message.to_json())

    def tap(self, user: JSON, message: Message, data: str, told: JSON | None = None) -> Tap:
        """A press of a button with this data, whether the message has such a button or not.

        told: what the bot is told of the message, where that is not what it is.
        """
        tap = Tap(str(next(self._tap_ids)), message.chat, data, self.clock())
        self._taps[tap.id] = tap
        gone: JSON = {"chat": message.chat.to_json(), "message_id": message.message_id, "date": 0}
        tap.update_id = self.deliver(
            "callback_query",
            {
                "id": tap.id,
                "from": user,
                "message": told or (gone if message.deleted else message.to_json()),
                "chat_instance": str(message.chat.id),
                "data": data,
            },
        )
        return tap

    def tap_inline(self, user: JSON, data: str) -> Tap:
        """A press of a button under a message that somebody sent through inline mode: the bot is told no chat."""
        tap = Tap(str(next(self._tap_ids)), self.chats[user["id"]], data, self.clock())
        self._taps[tap.id] = tap
        told: JSON = {"id": tap.id, "from": user, "inline_message_id": "AAAA", "chat_instance": "1", "data": data}
        tap.update_id = self.deliver("callback_query", told)
        return tap

    def shut_out(self, user: JSON, chat: Chat, why: str, status: str) -> None:
        """The bot may not write to this chat any more (or, when `why` is empty, may again), and is told so."""
        chat.shut = why
        member: JSON = {"user": self.bot, "status": "member"}
        outside: JSON = {"user": self.bot, "status": status}
        if status == "kicked":
            outside["until_date"] = 0
        before, after = (member, outside) if why else (outside, member)
        told = {"chat": chat.to_json(), "from": user, "date": self._now()}
        self.deliver("my_chat_member", {**told, "old_chat_member": before, "new_chat_member": after})

    def _meant_for_bot(self, message: Message) -> bool:
        """Privacy mode: in groups a bot gets commands not addressed to another, and replies to its own messages."""
        if message.reply_to is not None and message.reply_to.from_bot:
            return True
        addressed = re.match(r"/\w+(?:@(?P<bot>\w+))?", message.text)
        return addressed is not None and addressed["bot"] in (None, self.bot["username"])

    # Updates.

    def deliver(self, kind: str, what: JSON, *, unasked: bool = False) -> int | None:
        """Puts an update in the queue, and gives its id; None when the bot has not asked for this kind.

        unasked: deliver it all the same, as Telegram does with what has been waiting since before the bot said so.
        """
        if not unasked and ((kind not in self._allowed) if self._allowed is not None else (kind in _ASKED_FOR_ONLY)):
            return None
        update: JSON = {"update_id": next(self._update_ids), kind: what}
        self.updates[update["update_id"]] = update
        if "from" in what:
            self._met.add(what["from"]["id"])
        self._emit(update)
        return int(update["update_id"])

    def duplicate(self, update_id: int) -> None:
        """Delivers again an update the bot may long have acknowledged."""
        update = self.updates[update_id]
        if self._webhook is None:
            self._again.append(update)
            self._wake_poll()
        else:
            self._emit(update)

    def undelivered(self, update_id: int) -> bool:
        """Whether the bot has not yet acknowledged this update."""
        return update_id in self._waiting_copies or any(u["update_id"] == update_id for u in self._held or ())

    def _count_copy(self, update_id: int, by: int) -> None:
        copies = self._waiting_copies.get(update_id, 0) + by
        if copies:
            self._waiting_copies[update_id] = copies
        else:
            self._waiting_copies.pop(update_id, None)
            self.stir(self.chats.get(_chat_id_of(self.updates[update_id])))

    def _tell(self, event: JSON) -> None:
        """Puts an update in the queue."""
        place = next(self._places)
        # Of a shuffled batch, a bot that acknowledges the last will get again those with a greater id.
        newest = next(reversed(self._waiting.values()), event)
        self._shuffled = self._shuffled or event["update_id"] < newest["update_id"]
        self._waiting[place] = event
        self._count_copy(event["update_id"], 1)
        if self._webhook is not None:
            self._to_lane(place, event)
        self._wake_poll()

    def _forget(self, place: int) -> None:
        update = self._waiting.pop(place, None)
        if update is not None:
            self._count_copy(update["update_id"], -1)

    def _acknowledge(self, offset: int) -> None:
        """Telegram forgets every update with a smaller id; a negative offset forgets all but the last so many."""
        if offset < 0:
            for place in list(self._waiting)[:offset]:
                self._forget(place)
        elif self._shuffled:
            for place in [place for place, update in self._waiting.items() if update["update_id"] < offset]:
                self._forget(place)
            self._shuffled = bool(self._waiting)
        else:
            while self._waiting:
                place = next(iter(self._waiting))
                if self._waiting[place]["update_id"] >= offset:
                    break
                self._forget(place)

    def _wake_poll(self) -> None:
        if self._poll is not None and not self._poll.done():
            self._poll.set_result(None)

    async def _get_updates(self, params: Params) -> list[JSON]:
        self.polls += 1
        if self._webhook is not None:
            raise Refused(
                409,
                "Conflict: can't use getUpdates method while webhook is active;"
                " use deleteWebhook to delete the webhook first",
            )
        self._allow(params)
        if self._poll is not None and not self._poll.done():
            self._poll.set_exception(
                Refused(
                    409,
                    "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
                )
            )
        if "offset" in params:
            self._acknowledge(params.number("offset"))
        if not self._waiting and not self._again and params.number("timeout") > 0:
            poll = self._poll = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait_for(poll, params.number("timeout"))
            except TimeoutError:
                return []
            finally:
                if self._poll is poll:
                    self._poll = None
        limit = params.number("limit", PollingLimit.MAX_LIMIT)
        again = [self._again.popleft() for _ in range(min(limit, len(self._again)))]
        return again + list(itertools.islice(self._waiting.values(), limit - len(again)))

    def _allow(self, params: Params) -> None:
        if "allowed_updates" in params:
            kinds = params["allowed_updates"]
            if not isinstance(kinds, list):
                bad("can't parse allowed_updates JSON object")
            self._allowed = frozenset(kinds) or None

    # Troubles.

    @staticmethod
    def same(call: str) -> str:
        return call.lower()

    def fail_next(
        self, method: str, error_code: int, description: str, retry_after: int | None = None, times: int = 1
    ) -> None:
        """The next calls of a method are refused, without any effect."""
        self._refuse_next(method, Refused(error_code, description, retry_after), times)

    # Waiting.

    async def settled(self, timeout: float | None = None) -> None:
        """Waits until every update is acknowledged and no call is being worked on anywhere."""
        if not await self.quiet(None, lambda: not (self._held or self._waiting_copies or self._again), timeout):
            raise AssertionError(f"not settled: {len(self._waiting_copies)} updates are not acknowledged")

    def called(self, method: str) -> list[Call]:
        """The calls of one method, oldest first."""
        return [call for call in self.calls if call.method.lower() == method.lower()]

    # Calls.

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        if (wanted := _FILE.fullmatch(request.path)) is not None and wanted["token"] == self.token:
            return await self._send_file(wanted["file"])
        asked = _PATH.fullmatch(request.path)
        if asked is None:
            return _response(Refused(404, "Not Found").answer)
        if asked["token"] != self.token:
            return _response(Refused(401, "Unauthorized").answer)
        method = asked["method"]
        try:
            params = await read_params(request)
            if method.lower() == "getupdates":
                return await self._run(request, method, params)
            chat = self._chat_of(method, params)
            self.stir(chat, 1)
            try:
                return await self._run(request, method, params)
            finally:
                self.stir(chat, -1)
        except Refused as refusal:
            return _response(refusal.answer)

    async def _run(self, request: web.Request, method: str, params: Params) -> web.StreamResponse:
        """One call with the troubles made for it; whatever it changes, it changes at one stroke."""
        if seconds := self.delay_of(method):
            await asyncio.sleep(seconds)
        before = self.drop(method)
        if before is True:
            self._log(method, params, "connection dropped")
            return hang_up(request)
        try:
            if failure := self.failure(method):
                raise failure
            result = await self._do(method.lower(), params)
        except Refused as refusal:
            self._log(method, params, refusal.description)
            raise
        self._log(method, params)
        return hang_up(request) if before is False else _response({"ok": True, "result": result})

    async def _do(self, name: str, params: Params) -> Any:
        if name == "getupdates":
            return await self._get_updates(params)
        if name not in self._methods:
            raise Refused(404, "Not Found")
        result = self._methods[name](params)
        if name in ("setwebhook", "deletewebhook"):
            await self._empty_lanes()
            self._fill_lanes()
        return result

    def _log(self, method: str, params: Params, problem: str = "") -> None:
        if method.lower() != "getupdates":
            self.calls.append(Call(method, params, not problem, self.clock(), problem))

    def _chat_of(self, method: str, params: Params) -> Chat | None:
        if method.lower() == "answercallbackquery":
            tap = self._taps.get(params.text("callback_query_id"))
            return tap.chat if tap is not None else None
        return self.chats.get(params.number("chat_id"))

    def _now(self) -> int:
        return int(self.clock())

    def _get_me(self, params: Params) -> JSON:
        return {
            **self.bot,
            "can_join_groups": True,
            "can_read_all_group_messages": False,
            "supports_inline_queries": False,
        }

    # Messages.

    def _chat(self, params: Params) -> Chat:
        if not params.text("chat_id"):
            bad("chat_id is empty")
        chat = self.chats.get(params.number("chat_id"))
        if chat is None or (not chat.started and chat.id not in self._met):
            bad("chat not found")
        if chat.moved_to is not None:
            raise Refused(400, "Bad Request: group chat was upgraded to a supergroup chat", moved=chat.moved_to)
        return chat

    def _chat_to_write_to(self, params: Params, what: str = "text messages") -> Chat:
        chat = self._chat(params)
        if chat.shut:
            raise Refused(403, f"Forbidden: {chat.shut}")
        if not chat.started:
            raise Refused(403, "Forbidden: bot can't initiate conversation with a user")
        if chat.silent:
            bad(f"not enough rights to send {what} to the chat")
        topic = params.number("message_thread_id")
        if topic and topic not in chat.topics:
            bad("message thread not found")
        return chat

    def _new_message(
        self,
        chat: Chat,
        sender: JSON,
        text: str,
        entities: list[JSON],
        *,
        keyboard: Keyboard | None = None,
        markup: JSON | None = None,
        reply_to: Message | None = None,
        document: Document | None = None,
        photo: Document | None = None,
        topic: int = 0,
    ) -> Message:
        message = Message(
            chat,
            next(self._message_ids),
            self._now(),
            sender,
            text,
            entities,
            keyboard or [],
            markup,
            reply_to,
            document,
            photo,
            topic=topic or None,
        )
        chat.messages[message.message_id] = message
        return message

    def _formatted(self, params: Params, *, editing: bool = False) -> tuple[str, list[JSON]]:
        text = params.text("text")
        if not text:
            bad("message text is empty")
        plain, entities = parsed(text, params.get("parse_mode"), params.get("entities"))
        if not plain.strip(_INVISIBLE):
            bad("text must be non-empty")
        # Counted in UTF-16 units, after parsing: a text that keeps to this is accepted however Telegram counts.
        if utf16(plain) > MessageLimit.MAX_TEXT_LENGTH:
            bad("MESSAGE_TOO_LONG" if editing else "message is too long")
        if len(entities) > MessageLimit.MESSAGE_ENTITIES:
            entities = entities[: MessageLimit.MESSAGE_ENTITIES]
        return plain, entities

    def _markup(self, params: Params) -> tuple[Keyboard, JSON | None]:
        """The inline keyboard, or a markup of another kind."""
        if "reply_markup" not in params:
            return [], None
        markup = params["reply_markup"]
        if isinstance(markup, dict) and {"keyboard", "remove_keyboard", "force_reply"} & markup.keys():
            return [], markup
        return inline_keyboard(markup), None

    def _replied_to(self, chat: Chat, params: Params) -> Message | None:
        wanted = params.get("reply_parameters") or {}
        number = wanted.get("message_id") or params.number("reply_to_message_id")
        if not number:
            return None
        message = chat.messages.get(int(number))
        if message is None or message.deleted:
            if wanted.get("allow_sending_without_reply") or params.truth("allow_sending_without_reply"):
                return None
            bad("message to be replied not found")
        return message

    def _send_message(self, params: Params) -> JSON:
        text, entities = self._formatted(params)
        keyboard, markup = self._markup(params)
        chat = self._chat_to_write_to(params)
        reply_to = self._replied_to(chat, params)
        topic = params.number("message_thread_id")
        more: JSON = {"keyboard": keyboard, "markup": markup, "reply_to": reply_to, "topic": topic}
        message = self._new_message(chat, self.bot, text, entities, **more)
        chat.heard += 1
        return message.to_json()

    def _uploaded(self, params: Params, what: str, given: Any) -> Document:
        """A file that comes with a call."""
        if isinstance(given, str) and given.startswith("attach://"):
            given = params.get(given.removeprefix("attach://"))
        if given is None:
            bad(f"there is no {what} in the request")
        if not isinstance(given, Document):
            bad("wrong file identifier/HTTP URL specified")
        if not given.content:
            bad("file must be non-empty")
        return given

    def _photo(self, params: Params, given: Any) -> Document:
        photo = self._uploaded(params, "photo", given)
        if len(photo.content) > LARGEST_PHOTO:
            bad("PHOTO_SAVE_FILE_INVALID")
        sides(photo)
        return photo

    def _caption(self, told: Mapping[str, Any]) -> tuple[str, list[JSON]]:
        caption, entities = parsed(str(told.get("caption") or ""), told.get("parse_mode"), told.get("caption_entities"))
        if utf16(caption) > MessageLimit.CAPTION_LENGTH:
            bad("message caption is too long")
        return caption, entities

    def _send_photo(self, params: Params) -> JSON:
        photo = self._photo(params, params.get("photo"))
        caption, entities = self._caption(params)
        keyboard, markup = self._markup(params)
        chat = self._chat_to_write_to(params, "photos")
        topic = params.number("message_thread_id")
        more: JSON = {"keyboard": keyboard, "markup": markup, "photo": photo, "topic": topic}
        message = self._new_message(chat, self.bot, caption, entities, **more)
        chat.heard += 1
        return message.to_json()

    def _get_file(self, params: Params) -> JSON:
        """Where a file is that somebody sent; a bot is given none of more than 20 MB."""
        document = self.files.get(params.text("file_id"))
        if document is None:
            bad("wrong file_id or the file is temporarily unavailable")
        if len(document.content) > FileSizeLimit.FILESIZE_DOWNLOAD:
            bad("file is too big")
        self.fetched.append(params.text("file_id"))
        return {
            "file_id": params.text("file_id"),
            "file_unique_id": f"unique-{params.text('file_id')}",
            "file_size": len(document.content),
            "file_path": f"documents/{params.text('file_id')}",
        }

    async def _send_file(self, path: str) -> web.StreamResponse:
        document = self.files.get(path.removeprefix("documents/"))
        return web.Response(status=404) if document is None else web.Response(body=document.content)

    def _send_document(self, params: Params) -> JSON:
        document = self._uploaded(params, "document", params.get("document"))
        caption, entities = self._caption(params)
        keyboard, markup = self._markup(params)
        chat = self._chat_to_write_to(params, "documents")
        reply_to = self._replied_to(chat, params)
        message = self._new_message(
            chat,
            self.bot,
            caption,
            entities,
            keyboard=keyboard,
            markup=markup,
            reply_to=reply_to,
            document=document,
        )
        chat.heard += 1
        return message.to_json()

    def _message_to_edit(self, params: Params) -> Message:
        chat = self._chat(params)
        if not params.number("message_id"):
            bad("message identifier is not specified")
        message = chat.messages.get(params.number("message_id"))
        if message is None or message.deleted:
            bad("message to edit not found")
        if not message.from_bot:
            bad("message can't be edited")
        return message

    def _edited_keyboard(self, params: Params) -> Keyboard:
        keyboard, other = self._markup(params)
        if other is not None:
            bad("inline keyboard expected")
        return keyboard

    def _edit_message_text(self, params: Params) -> JSON:
        text, entities = self._formatted(params, editing=True)
        # An edit that names no keyboard takes the old one away.
        keyboard = self._edited_keyboard(params)
        message = self._message_to_edit(params)
        if message.document is not None or message.photo is not None:
            bad("there is no text in the message to edit")
        message.change(text, entities, keyboard, self._now())
        message.chat.heard += 1
        return message.to_json()

    def _edit_message_caption(self, params: Params) -> JSON:
        caption, entities = self._caption(params)
        keyboard = self._edited_keyboard(params)
        message = self._message_to_edit(params)
        if message.document is None and message.photo is None:
            bad("there is no caption in the message to edit")
        message.change(caption, entities, keyboard, self._now())
        message.chat.heard += 1
        return message.to_json()

    def _edit_message_media(self, params: Params) -> JSON:
        media = params.get("media")
        if not isinstance(media, dict) or media.get("type") != "photo":
            bad("the fake server edits pictures only")
        photo = self._photo(params, media.get("media"))
        caption, entities = self._caption(media)
        keyboard = self._edited_keyboard(params)
        message = self._message_to_edit(params)
        if message.photo is None:
            bad("there is no media in the message to edit")  # Telegram puts a picture into a text
        message.change(caption, entities, keyboard, self._now(), photo)
        message.chat.heard += 1
        return message.to_json()

    def _edit_message_reply_markup(self, params: Params) -> JSON:
        keyboard = self._edited_keyboard(params)
        message = self._message_to_edit(params)
        message.change(message.text, message.entities, keyboard, self._now())
        message.chat.heard += 1
        return message.to_json()

    def _delete_message(self, params: Params) -> bool:
        chat = self._chat(params)
        if not params.number("message_id"):
            bad("message identifier is not specified")
        message = chat.messages.get(params.number("message_id"))
        if message is None or message.deleted:
            bad("message to delete not found")
        if not message.from_bot and chat.kind != "private":
            bad("message can't be deleted")  # the bot is no administrator
        if self.clock() - message.date > DELETED_WITHIN:
            bad("message can't be deleted")
        message.deleted = True
        chat.heard += 1
        return True

    def _answer_callback_query(self, params: Params) -> bool:
        tap = self._taps.get(params.text("callback_query_id"))
        late = tap is not None and self.clock() - tap.at > self.callback_lifetime
        if tap is None or late or tap.answered.is_set():
            bad("query is too old and response timeout expired or query ID is invalid")
        text = cleaned(params.text("text"))
        if utf16(text) > CallbackQueryLimit.ANSWER_CALLBACK_QUERY_TEXT_LENGTH:
            bad("MESSAGE_TOO_LONG")
        tap.notice = text or None
        tap.alert = params.truth("show_alert")
        if url := params.text("url"):
            # Only to a bot itself, and there with something to say.
            if not re.fullmatch(rf"https://t\.me/{self.bot['username']}\?start=[A-Za-z0-9_-]{{1,64}}", url):
                bad("URL_INVALID")
            tap.url = url
        tap.answered.set()
        tap.chat.heard += 1
        return True

    def _get_chat(self, params: Params) -> JSON:
        return {
            **self._chat(params).to_json(),
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "accepted_gift_types": {
                "unlimited_gifts": False,
                "limited_gifts": False,
                "unique_gifts": False,
                "premium_subscription": False,
                "gifts_from_channels": False,
            },
        }

    def _get_chat_member(self, params: Params) -> JSON:
        chat, user = self._chat(params), params.number("user_id")
        person: JSON = {"id": user, "is_bot": False, "first_name": "Somebody"}
        if user not in chat.leaders:
            return {"user": person, "status": "member"}
        rights = dict.fromkeys(_RIGHTS, False)
        return {"user": person, "status": "administrator", "can_be_edited": False, "is_anonymous": False, **rights}

    # What the bot says of itself.

    def _language(self, params: Params) -> str:
        code = params.text("language_code")
        if code and not re.fullmatch("[a-z]{2}", code):
            bad("invalid language code specified")
        return code

    def _scope(self, params: Params) -> str:
        scope = params.get("scope") or {"type": BotCommandScopeType.DEFAULT}
        if not isinstance(scope, dict) or scope.get("type") not in list(BotCommandScopeType):
            bad("can't parse BotCommandScope: unsupported type specified")
        if "chat" in str(scope["type"]).split("_") and int(scope.get("chat_id", 0)) not in self.chats:
            bad("chat not found")
        return ":".join(str(scope[key]) for key in ("type", "chat_id", "user_id") if key in scope)

    def _set_my_commands(self, params: Params) -> bool:
        commands = params.get("commands")
        if not isinstance(commands, list):
            bad("can't parse commands JSON object")
        if len(commands) > BotCommandLimit.MAX_COMMAND_NUMBER:
            bad("BOT_COMMANDS_TOO_MUCH")
        for command in commands:
            if not _COMMAND.fullmatch(str(command.get("command", ""))):
                bad("BOT_COMMAND_INVALID")
            said = cleaned(str(command.get("description", ""))).strip(_INVISIBLE)
            if not BotCommandLimit.MIN_DESCRIPTION <= utf16(said) <= BotCommandLimit.MAX_DESCRIPTION:
                bad("BOT_COMMAND_DESCRIPTION_INVALID")
        self.commands[self._scope(params), self._language(params)] = commands
        return True

    def _get_my_commands(self, params: Params) -> list[JSON]:
        return self.commands.get((self._scope(params), self._language(params)), [])

    def _delete_my_commands(self, params: Params) -> bool:
        self.commands.pop((self._scope(params), self._language(params)), None)
        return True

    def menu(self, chat: Chat, language_code: str | None) -> list[JSON]:
        """The commands a person is shown in a chat: the nearest scope first, in it the person's language."""
        kind = "all_private_chats" if chat.kind == "private" else "all_group_chats"
        for scope in (f"chat:{chat.id}", kind, "default"):
            for language in ((language_code or "")[:2], ""):
                if (scope, language) in self.commands:
                    return self.commands[scope, language]
        return []

    def _describe(self, params: Params, name: str, most: int) -> bool:
        text = params.text(name)
        if utf16(text) > most:
            bad("DESCRIPTION_TOO_LONG")
        self.descriptions[name, self._language(params)] = text
        return True

    def _set_my_description(self, params: Params) -> bool:
        return self._describe(params, "description", BotDescriptionLimit.MAX_DESCRIPTION_LENGTH)

    def _set_my_short_description(self, params: Params) -> bool:
        return self._describe(params, "short_description", BotDescriptionLimit.MAX_SHORT_DESCRIPTION_LENGTH)

    def _described(self, params: Params, name: str) -> JSON:
        """In the language asked for; where nothing is said in it, in that of everybody."""
        told = (self.descriptions.get((name, code)) for code in (self._language(params), ""))
        return {name: next((text for text in told if text), "")}

    def _get_my_description(self, params: Params) -> JSON:
        return self._described(params, "description")

    def _get_my_short_description(self, params: Params) -> JSON:
        return self._described(params, "short_description")

    def _set_chat_menu_button(self, params: Params) -> bool:
        button = params.get("menu_button") or {"type": MenuButtonType.DEFAULT}
        if not isinstance(button, dict) or button.get("type") not in list(MenuButtonType):
            bad("can't parse menu button: unsupported type specified")
        if params.get("chat_id"):
            bad("the fake server knows only the button of all chats")
        self.menu_button = button
        return True

    def _get_chat_menu_button(self, params: Params) -> JSON:
        return self.menu_button

    # Webhooks.

    def _set_webhook(self, params: Params) -> bool:
        url = params.text("url")
        if not url:
            return self._delete_webhook(params)
        # Telegram wants HTTPS and an address of the open Internet; nothing here leaves the machine.
        if urlsplit(url).hostname != LOOPBACK:
            bad("bad webhook: the fake server posts to the loopback only")
        secret = params.text("secret_token")
        if secret and not _SECRET.fullmatch(secret):
            bad("secret token contains unallowed characters")
        connections = params.number("max_connections", 40)
        if not WebhookLimit.MIN_CONNECTIONS_LIMIT <= connections <= WebhookLimit.MAX_CONNECTIONS_LIMIT:
            connections = 40
        self._allow(params)
        if params.truth("drop_pending_updates"):
            self._drop_pending()
        if self._poll is not None and not self._poll.done():
            self._poll.set_exception(Refused(409, "Conflict: terminated by setWebhook request"))
        self._webhook = _Webhook(url, secret, connections)
        return True

    def _delete_webhook(self, params: Params) -> bool:
        if params.truth("drop_pending_updates"):
            self._drop_pending()
        self._webhook = None
        return True

    def _drop_pending(self) -> None:
        self._again.clear()
        for place in list(self._waiting):
            self._forget(place)

    def _get_webhook_info(self, params: Params) -> JSON:
        info: JSON = {
            "url": self._webhook.url if self._webhook else "",
            "has_custom_certificate": False,
            "pending_update_count": len(self._waiting),
            **self._webhook_error,
        }
        if self._webhook is not None:
            info["max_connections"] = self._webhook.connections
        if self._allowed is not None:
            info["allowed_updates"] = sorted(self._allowed)
        return info

    def _fill_lanes(self) -> None:
        self._lanes.clear()
        if self._webhook is not None:
            self._slots = asyncio.Semaphore(self._webhook.connections)
            for place, update in self._waiting.items():
                self._to_lane(place, update)

    def _to_lane(self, place: int, update: JSON) -> None:
        """Updates of one chat are posted one after another, of different chats side by side."""
        lane = self._lanes.setdefault(_chat_id_of(update), deque())
        lane.append(place)
        if len(lane) == 1 and self._session is not None:
            task = asyncio.get_running_loop().create_task(self._post_lane(lane))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    async def _empty_lanes(self) -> None:
        tasks = list(self._posting)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _post_lane(self, lane: deque[int]) -> None:
        while lane:
            update = self._waiting.get(lane[0])
            if update is None or await self._posted(update):
                self._forget(lane.popleft())
            else:
                await asyncio.sleep(self.webhook_retry)

    async def _posted(self, update: JSON) -> bool:
        """Posts one update; everything but a 2xx is a failure, and is tried again."""
        assert self._webhook is not None
        assert self._session is not None
        headers = {"X-Telegram-Bot-Api-Secret-Token": self._webhook.secret} if self._webhook.secret else {}
        try:
            post = self._session.post(self._webhook.url, json=update, headers=headers, allow_redirects=False)
            async with self._slots, post as response:
                await response.read()
                if response.ok and response.status < 300:
                    return True
                problem = f"Wrong response from the webhook: {response.status} {response.reason}"
        except aiohttp.ClientError as error:
            problem = f"Connection failed: {type(error).__name__}"
        self.webhook_errors.append(problem)
        self._webhook_error = {"last_error_date": self._now(), "last_error_message": problem}
        return False


def _chat_id_of(update: JSON) -> int:
    """The chat of an update, 0 where it has none."""
    what = next(value for key, value in update.items() if key != "update_id")
    chat = what.get("chat") or what.get("message", {}).get("chat")
    return int(chat["id"]) if chat else 0


def _response(answer: JSON) -> web.Response:
    return web.Response(
        status=answer.get("error_code", 200), body=json.dumps(answer).encode(), content_type="application/json"
    )
