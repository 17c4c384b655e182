"""Hebrew on every channel: each line runs from right to left, and what is Latin in it stays together."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

import pytest

from bot.channels import console
from bot.channels.discord import render as discord
from bot.channels.telegram import render as telegram
from dialogues.conversation import say
from dialogues.pages import show
from dialogues.screens import Choice, Screen
from dialogues.state import Conversation
from locales.marks import FSI, PDI, collapsed

LONG = Screen("1♠", choices=(Choice("long", f"{FSI}1♠ Pass 1NT Pass 2♥ Pass 4♥ Pass Pass Pass {PDI}" * 3, "1"),))


def screens() -> Iterator[Screen]:
    """Screens of a conversation in Hebrew: the first one, questions, an offer, a ruling and what is read over it."""
    state = Conversation("he")
    yield show(state)
    for line in ("N: 1S P 1H", "why", "back", "no", "2", "P", "?", "no", "why", "back", "answers", "back", "compare"):
        state, screen = say(state, f"/{line}" if line.isalpha() and len(line) > 2 else line)
        yield screen
    yield LONG


def on_telegram(screen: Screen) -> Iterator[str]:
    """The lines and buttons of a message, without its markup."""
    yield from re.sub(r"<[^>]*>", "", telegram.text(screen, "he")).splitlines()
    keyboard = telegram.keyboard(screen, "he", 1, 1)
    yield from (button.text for row in keyboard.inline_keyboard for button in row) if keyboard else ()


def on_discord(screen: Screen) -> Iterator[str]:
    """The lines and buttons of a message, without its markup."""
    embed, view = discord.embed(screen, "he"), discord.view(screen, "he", 1, 1)
    lines = [str(embed.title), *str(embed.description).splitlines()]
    yield from (re.sub(r"[*\\]|^> ", "", line) for line in lines)
    for component in view.to_components() if view else ():
        for each in component["components"]:
            yield from (str(option["label"]) for option in each.get("options", (each,)))


def in_the_terminal(screen: Screen) -> Iterator[str]:
    """The lines of a narrow terminal."""
    yield from console.plain(screen, "he", 40).splitlines()


@pytest.mark.parametrize("shown", [on_telegram, on_discord, in_the_terminal])
def test_every_line_runs_from_right_to_left(shown: Callable[[Screen], Iterator[str]]) -> None:
    """It begins in its direction, closes what it isolates, and isolates nothing twice."""
    for screen in screens():
        for line in filter(None, shown(screen)):
            assert unicodedata.bidirectional(line[0]) == "R", line
            assert line.count(FSI) == line.count(PDI), line
            assert collapsed(line) == line, line
