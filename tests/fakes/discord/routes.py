"""The table of routes, and what a call brings along."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.fakes.discord.errors import JSON, Form, refuse
from tests.fakes.discord.model import File

_PREFIX = "/api/v10"


@dataclass(frozen=True)
class Route:
    """A method and a pattern; `open` ones carry their key in the address and need no token of a bot."""

    method: str
    pattern: str
    open: bool = False

    @property
    def name(self) -> str:
        return f"{self.method} {self.pattern}"

    @property
    def address(self) -> re.Pattern[str]:
        # Ids are any text here: one that is no number is refused in Discord's words, not as an unknown route.
        return re.compile(_PREFIX + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.pattern))


_TABLE: Mapping[str, str] = {
    "users_me": "GET /users/@me",
    "user": "GET /users/{user_id}",
    "application": "GET /oauth2/applications/@me",
    "application_too": "GET /applications/@me",
    "gateway": "GET /gateway",
    "gateway_bot": "GET /gateway/bot",
    "commands": "GET /applications/{application_id}/commands",
    "overwrite_commands": "PUT /applications/{application_id}/commands",
    "guild_commands": "GET /applications/{application_id}/guilds/{guild_id}/commands",
    "overwrite_guild_commands": "PUT /applications/{application_id}/guilds/{guild_id}/commands",
    "open_dm": "POST /users/@me/channels",
    "channel": "GET /channels/{channel_id}",
    "typing": "POST /channels/{channel_id}/typing",
    "send": "POST /channels/{channel_id}/messages",
    "read": "GET /channels/{channel_id}/messages/{message_id}",
    "edit": "PATCH /channels/{channel_id}/messages/{message_id}",
    "delete": "DELETE /channels/{channel_id}/messages/{message_id}",
    "callback": "POST /interactions/{interaction_id}/{token}/callback",
    "follow_up": "POST /webhooks/{application_id}/{token}",
    "read_answer": "GET /webhooks/{application_id}/{token}/messages/{message_id}",
    "edit_answer": "PATCH /webhooks/{application_id}/{token}/messages/{message_id}",
    "delete_answer": "DELETE /webhooks/{application_id}/{token}/messages/{message_id}",
}
_OPEN = frozenset({"callback", "follow_up", "read_answer", "edit_answer", "delete_answer", "gateway"})

ROUTES: Mapping[str, Route] = {
    name: Route(method, pattern, open=name in _OPEN)
    for name, (method, pattern) in ((name, spelled.split(maxsplit=1)) for name, spelled in _TABLE.items())
}
_ADDRESSES = [(name, route, route.address) for name, route in ROUTES.items()]


@dataclass(frozen=True)
class Asked:
    """A call as it came."""

    name: str
    route: Route
    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: list[tuple[str, bytes]] = field(default_factory=list)

    def number(self, part: str) -> int:
        """An id out of the address."""
        value = self.parts[part]
        if not value.isdecimal() or not value.isascii():
            form = Form()
            form.wrong((part,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            form.done()
        return int(value)

    @property
    def form(self) -> JSON:
        """The body, which must be an object."""
        return self.body if isinstance(self.body, dict) else {}


def find(method: str, path: str) -> tuple[str, Route, Mapping[str, str]] | int:
    """The route of an address, or the status of an address that leads nowhere."""
    status = 404
    for name, route, address in _ADDRESSES:
        found = address.fullmatch(path)
        if found is None:
            continue
        if route.method == method:
            return name, route, found.groupdict()
        status = 405
    return status


async def read_body(request: web.Request) -> tuple[Any, list[tuple[str, bytes]]]:
    """The JSON of a call, and the files that came with it."""
    if request.content_type == "multipart/form-data":
        body: Any = {}
        files: dict[int, tuple[str, bytes]] = {}
        for name, value in (await request.post()).items():
            number = re.fullmatch(r"files\[(\d+)\]", name)
            if name == "payload_json" and isinstance(value, str):
                body = _parsed(value)
            elif number is not None and isinstance(value, web.FileField):
                files[int(number[1])] = (value.filename, value.file.read())
                value.file.close()
        return body, [files[number] for number in sorted(files)]
    text = await request.text()
    return (_parsed(text) if text else None), []


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        refuse(50109)


def named_files(uploads: list[tuple[str, bytes]], told: list[JSON], first: int) -> list[File]:
    """The files of a call with what was said of them, numbered from here on."""
    of_number = {int(one["id"]): one for one in told}
    files = []
    for number, (name, content) in enumerate(uploads):
        one = of_number.get(number, {})
        name = str(one.get("filename") or name).replace(" ", "_")
        files.append(File(first + number, name, content, one.get("description")))
    return files
