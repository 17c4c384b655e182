"""A link to a message, as the apps of both platforms copy it."""

from __future__ import annotations

import re
from typing import NamedTuple

# In Telegram a private supergroup, or one of its topics; in Discord a channel of a server.
TELEGRAM = re.compile(r"(?:https?://)?t\.me/c/(?P<chat>[0-9]{1,16})/(?:[0-9]{1,12}/)?(?P<message>[0-9]{1,12})(?:\?.*)?")
DISCORD = re.compile(
    r"(?:https?://)?(?:[a-z]+\.)?discord(?:app)?\.com/channels/[0-9]{1,20}/(?P<chat>[0-9]{1,20})/(?P<message>[0-9]{1,20})"
)
# A supergroup that anybody finds has a name in its links, by which nobody knows it here.
NAMED = re.compile(r"(?:https?://)?t\.me/[A-Za-z]\w{3,31}/(?:[0-9]{1,12}/)?(?P<message>[0-9]{1,12})(?:\?.*)?")


class MessageLink(NamedTuple):
    """Which message a link leads to. chat: as its platform numbers it; "" where the link does not say."""

    channel: str
    chat: str
    message: str


def message_link(text: str) -> MessageLink | None:
    """The message that a link leads to; None where it is no such link."""
    text = text.strip()
    if found := TELEGRAM.fullmatch(text):
        return MessageLink("telegram", f"-100{found['chat']}", found["message"])
    if found := DISCORD.fullmatch(text):
        return MessageLink("discord", found["chat"], found["message"])
    found = NAMED.fullmatch(text)
    return MessageLink("telegram", "", found["message"]) if found else None
