"""A screen as a Discord message: an embed, and buttons or a list to choose from."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord.utils import escape_markdown

from dialogues.posts import Posted
from dialogues.screens import Choice, Screen
from locales import Locale, locale
from locales.marks import cut

# The library knows no constants for what Discord takes; these are its documented limits, in characters.
TITLE = 256
DESCRIPTION = 4096
LABEL = 80
OPTION = 100
OPTIONS = 25

# Up to so many choices are buttons, which is a row of them; more are a list to choose from.
BUTTONS = 5

Button: TypeAlias = "discord.ui.Button[discord.ui.View]"

# What the ids of everything that can be pressed begin with.
BUTTON = "fs-button"
LIST = "fs-list"
FORM = "fs-form"
ON_POST = "fs-post"
OPENS = "fs-open"

# The picture of a post of results.
PICTURE = "results.png"
ALT = 1024


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
    if not screen.choices and not screen.keys and not screen.grid:
        return None
    at = f"{number}:{revision}"

    def button(words: str, id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
        return discord.ui.Button(label=cut(spoken.directed(words), LABEL), custom_id=f"{BUTTON}:{at}:{id}", style=style)

    numbered = [(f"{place}. {choice.label}", choice) for place, choice in enumerate(screen.choices, 1)]
    chosen: list[Button | discord.ui.Select[discord.ui.View]]
    if len(chosen_from := [each for each in numbered if not each[1].beside]) <= BUTTONS:
        chosen = [button(words, choice.id, discord.ButtonStyle.primary) for words, choice in chosen_from]
        beside = [button(words, choice.id) for words, choice in numbered if choice.beside]
    else:
        options = [_option(words, choice, spoken) for words, choice in numbered[:OPTIONS]]
        chosen, beside = [discord.ui.Select(custom_id=f"{LIST}:{at}", options=options)], []
    seats = [button(choice.text, choice.id) for choice in screen.who]
    keys = [button(spoken.text(f"key-{key}"), f"/{key}") for key in (*screen.keys, "type")]
    made = discord.ui.View(timeout=None)
    grid = [[button(choice.text, choice.id) for choice in row] for row in screen.grid]
    rows: tuple[Sequence[discord.ui.Item[discord.ui.View]], ...]
    rows = (*grid, [*beside, *keys]) if grid else (seats, chosen, beside[:BUTTONS], beside[BUTTONS:], keys)
    for row, items in enumerate(items for items in rows if items):
        for item in items:
            item.row = row
            made.add_item(item)
    made.stop()
    return made


def post_embed(posted: Posted) -> discord.Embed:
    """A post of results; the picture is attached under its name."""
    spoken = locale(posted.language)
    title = cut(escape_markdown(spoken.directed(posted.title)), TITLE)
    description = cut("\n".join(escape_markdown(spoken.directed(line)) for line in posted.lines), DESCRIPTION)
    return discord.Embed(title=title, description=description).set_image(url=f"attachment://{PICTURE}")


def post_view(posted: Posted) -> discord.ui.View | None:
    """The buttons of a post of results: who presses one has an answer that only they see."""
    spoken = locale(posted.language)
    made = discord.ui.View(timeout=None)
    for id, words in posted.buttons:
        label = cut(spoken.directed(words), LABEL)
        made.add_item(discord.ui.Button(label=label, custom_id=f"{ON_POST}:{posted.session}:{id}"))
    made.stop()
    return made if made.children else None


def told(said: Mapping[str, Any]) -> dict[str, Any]:
    """A line to one person, with a button where it opens something."""
    contents = {"content": said["text"]}
    if "opens" in said:
        words, start = said["opens"]
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label=cut(words, LABEL), custom_id=f"{OPENS}:{start}"))
        view.stop()
        contents["view"] = view
    return contents


def post_picture(posted: Posted, picture: bytes) -> discord.File:
    """The picture of a post, with its words for those who do not see it."""
    return discord.File(io.BytesIO(picture), PICTURE, description=cut(posted.alt, ALT))


def _option(words: str, choice: Choice, spoken: Locale) -> discord.SelectOption:
    description = cut(spoken.directed(choice.detail), OPTION) or None
    return discord.SelectOption(label=cut(spoken.directed(words), OPTION), value=choice.id, description=description)


def _lines(screen: Screen, spoken: Locale) -> Iterator[str]:
    def plain(line: str) -> str:
        return escape_markdown(spoken.directed(line))

    yield from (f"{plain('❗')} *{plain(line)}*" for line in screen.notices)
    yield from (f"*{plain(line)}*" for line in screen.context)
    yield from map(plain, screen.body)
    if screen.script:
        opening, closing = spoken.names["quotes"]
        first, *rest = (plain(f"{opening}{line}{closing}") for line in screen.script)
        yield f"> **{plain(spoken.text('read-out'))}** {first}"
        yield from (f"> {line}" for line in rest)
    for section in screen.later:
        yield f"**{plain(section.heading)}** {plain(section.lines[0])}"
        yield from (plain(f"– {line}") for line in section.lines[1:])
    if screen.question:
        yield ""
        yield f"**{plain(screen.question)}**"
    if screen.audience:
        yield f"*{plain(screen.audience)}*"
    yield from (spoken.directed(_numbered(place, choice)) for place, choice in screen.listed(LABEL - len("1. ")))


def _numbered(place: int, choice: Choice) -> str:
    words = f"{place}\\. {escape_markdown(choice.text)}"
    return f"{words} — *{escape_markdown(choice.detail)}*" if choice.detail else words
