"""A screen as a Discord message: an embed, and buttons or a list to choose from."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord.utils import escape_markdown

from dialogues.screens import Choice, Screen
from locales import Locale, locale
from locales.marks import cut

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
    spoken = locale(language)
    lines = list(_lines(screen, spoken))
    while sum(len(line) + 1 for line in lines) > DESCRIPTION and len(lines) > 1:
        lines[-2:] = ["…"]
    title = cut(escape_markdown(spoken.directed(screen.title)), TITLE)
    return discord.Embed(title=title, description="\n".join(lines).strip("\n"))


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
            label = cut(spoken.directed(f"{place}. {choice.label}"), LABEL)
            made.add_item(_button(label, f"{BUTTON}:{at}:{choice.id}", discord.ButtonStyle.primary))
    else:
        options = [
            discord.SelectOption(
                label=cut(spoken.directed(f"{place}. {choice.label}"), OPTION),
                value=choice.id,
                description=cut(spoken.directed(choice.detail), OPTION) or None,
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
    def plain(line: str) -> str:
        return escape_markdown(spoken.directed(line))

    yield from (f"{plain('❗')} *{plain(line)}*" for line in screen.notices)
    yield from (f"*{plain(line)}*" for line in screen.context)
    if screen.body:
        yield ""
        yield from map(plain, screen.body)
    if screen.script:
        opening, closing = spoken.names["quotes"]
        yield ""
        yield f"**{plain(spoken.text('read-out'))}**"
        yield from (f"> {plain(f'{opening}{line}{closing}')}" for line in screen.script)
    if screen.later:
        yield ""
        yield from map(plain, screen.later)
    if screen.question:
        yield ""
        yield f"**{plain(screen.question)}**"
    if screen.audience:
        yield f"*{plain(screen.audience)}*"
    all_listed = any(choice.short for choice in screen.choices)
    numbered = enumerate(screen.choices, 1)
    listed = [(n, c) for n, c in numbered if all_listed or c.detail or len(c.text) > LABEL - len("1. ")]
    if listed:
        yield ""
        yield from (spoken.directed(_numbered(place, choice)) for place, choice in listed)


def _numbered(place: int, choice: Choice) -> str:
    words = f"{place}\\. {escape_markdown(choice.text)}"
    return f"{words} — *{escape_markdown(choice.detail)}*" if choice.detail else words
