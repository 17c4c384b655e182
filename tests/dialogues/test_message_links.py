"""A link to a message is read as the apps copy it."""

from __future__ import annotations

import pytest

from dialogues.message_links import MessageLink, message_link


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("https://t.me/c/1234567890/42", MessageLink("telegram", "-1001234567890", "42")),
        ("t.me/c/1234567890/7/42?single", MessageLink("telegram", "-1001234567890", "42")),
        (" https://t.me/athens_bridge/42 ", MessageLink("telegram", "", "42")),
        ("https://discord.com/channels/1/22/333", MessageLink("discord", "22", "333")),
        ("https://ptb.discord.com/channels/1/22/333", MessageLink("discord", "22", "333")),
        ("https://discordapp.com/channels/1/22/333", MessageLink("discord", "22", "333")),
    ],
)
def test_a_link_says_which_message_is_meant(text: str, link: MessageLink) -> None:
    assert message_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        *("", "4S= N", "https://t.me/c/1234567890", "https://t.me/athens_bridge", "https://discord.com/channels/1/22"),
        *("https://example.org/c/1/2", "https://t.me/c/1/2/3/4", "https://t.me/c/١/٢", "x https://t.me/c/1/2"),
    ],
)
def test_anything_else_is_none(text: str) -> None:
    assert message_link(text) is None
