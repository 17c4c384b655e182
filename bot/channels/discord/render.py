"""A screen as a Discord message: an embed, and buttons or a list to choose from."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord.utils import escape_markdown

from dialogues.screens import Choice, Screen
from locales import Locale, locale

# The library knows no constants for what Discord takes; these are its documented limits, in characters.
TITLE = 256
DESCRIPTION = 4096
LABEL = 80
OPTION = 100
OPTIONS = 25

# Up to so many choices are buttons; more are a list to choose from.
BUTTONS = 5

# What the ids of everything that can be pressed begin with.
BUTTON = "fs-button"
LIST = "fs-list"
FORM = "fs-form"


def embed(screen: Screen, language: str) -> discord.Embed:
    """The text of a screen; never longer than Discord takes."""
    lines = list(_lines(screen, locale(language)))
    while sum(len(line) + 1 for line in lines) > DESCRIPTION and len(lines) > 1:
        lines[-2:] = ["…"]
    return discord.Embed(title=_cut(escape_markdown(screen.title), TITLE), description="\n".join(lines).strip("\n"))


def view(screen: Screen, language: str, number: int, revision: int) -> discord.ui.View | None:
    """The buttons of a screen, or its list; each carries the case, its revision and the id of the choice.

    The view is not kept: a press is understood from its id alone, also after a restart.
    """
    spoken = locale(language)
    if not screen.choices and not screen.keys:
        return None
    made = discord.ui.View(timeout=None)
    at = f"{number}:{revision}"
    if len(screen.choices) <= BUTTONS:
        for place, choice in enumerate(screen.choices, 1):
            label = _cut(f"{place}. {choice.text}", LABEL)
            made.add_item(_button(label, f"{BUTTON}:{at}:{choice.id}", discord.ButtonStyle.primary))
    else:
        options = [
            discord.SelectOption(
                label=_cut(f"{place}. {choice.text}", OPTION),
                value=choice.id,
                description=_cut(choice.detail, OPTION) or None,
            )
            for place, choice in enumerate(screen.choices[:OPTIONS], 1)
        ]
        made.add_item(discord.ui.Select[discord.ui.View](custom_id=f"{LIST}:{at}", options=options))
    for key in (*screen.keys, "type"):
        made.add_item(_button(spoken.text(f"key-{key}"), f"{BUTTON}:{at}:/{key}", discord.ButtonStyle.secondary))
    made.stop()
    return made


def _button(label: str, id: str, style: discord.ButtonStyle) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=label, custom_id=id, style=style)


def _lines(screen: Screen, spoken: Locale) -> Iterator[str]:
    yield from (f"❗ *{escape_markdown(line)}*" for line in screen.notices)
    yield from (f"*{escape_markdown(line)}*" for line in screen.context)
    if screen.body:
        yield ""
        yield from (escape_markdown(line) for line in screen.body)
    if screen.script:
        opening, closing = spoken.names["quotes"]
        yield ""
        yield f"**{escape_markdown(spoken.text('read-out'))}**"
        yield from (f"> {opening}{escape_markdown(line)}{closing}" for line in screen.script)
    if screen.question:
        yield ""
        yield f"**{escape_markdown(screen.question)}**"
    if screen.audience:
        yield f"*{escape_markdown(screen.audience)}*"
    listed = [(n, c) for n, c in enumerate(screen.choices, 1) if c.detail or len(c.text) > LABEL - len("1. ")]
    if listed:
        yield ""
        yield from (_numbered(place, choice) for place, choice in listed)


def _numbered(place: int, choice: Choice) -> str:
    words = f"{place}\\. {escape_markdown(choice.text)}"
    return f"{words} — *{escape_markdown(choice.detail)}*" if choice.detail else words


def _cut(words: str, limit: int) -> str:
    return words if len(words) <= limit else f"{words[: limit - 1].rstrip()}…"
