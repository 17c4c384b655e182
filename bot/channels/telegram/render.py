"""A screen as a Telegram message: HTML text and inline buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import MessageLimit

from dialogues.posts import Posted
from dialogues.screens import Choice, Screen
from locales import Locale, locale
from locales.marks import cut

# What a button can show on a telephone held upright; longer words stand in the text, under their number.
BUTTON_LENGTH = 34

QUOTED = "</blockquote>"

# Two answers this short stand side by side.
SHORT = 12

# What a tap sends on a post of results.
ON_POST = re.compile(r"post:(?P<session>[0-9]{1,9}):(?P<what>[a-z]{1,20})")

TAP = re.compile(r"(?P<number>[0-9]{1,9}):(?P<revision>[0-9]{1,12}):(?P<choice>[!-~ ]{1,48})")


def text(screen: Screen, language: str) -> str:
    """The text of a screen, as HTML; never longer than Telegram takes."""
    spoken = locale(language)
    lines = _fitting(list(_lines(screen, spoken)), MessageLimit.MAX_TEXT_LENGTH)
    left = MessageLimit.MAX_TEXT_LENGTH - _length(lines)
    folded = _fitting([escape(spoken.directed(line), quote=False) for line in screen.folded], left)
    if folded and _length(folded) <= left:
        if lines[-1].endswith(QUOTED):  # two quotations under each other would look like one
            lines.append("")
        lines.append("<blockquote expandable>" + "\n".join(folded) + "</blockquote>")
    return "\n".join(lines)


def _fitting(lines: list[str], limit: int) -> list[str]:
    """As many lines as there is room for; where some are left out, that shows."""
    while _length(lines) > limit and len(lines) > 1:
        lines[-2:] = ["…"]
    return lines


def _length(lines: list[str]) -> int:
    """UTF-16 units, in which Telegram counts: of what is seen, and the ends of lines."""
    return sum(len(unescape(_plain(line)).encode("utf-16-le")) // 2 + 1 for line in lines)


def caption(posted: Posted) -> str:
    """The words of a post of results, as HTML; never longer than Telegram takes under a picture."""
    spoken = locale(posted.language)
    title, *lines = (escape(spoken.directed(line), quote=False) for line in (posted.title, *posted.lines))
    return "\n".join(_fitting([f"<b>{title}</b>", *lines], MessageLimit.CAPTION_LENGTH))


def post_keyboard(posted: Posted) -> InlineKeyboardMarkup | None:
    """The buttons of a post of results: who presses one is led to their own chat with the bot."""
    spoken = locale(posted.language)
    row = [
        InlineKeyboardButton(spoken.directed(words), callback_data=f"post:{posted.session}:{id}")
        for id, words in posted.buttons
    ]
    return InlineKeyboardMarkup([row]) if row else None


def keyboard(screen: Screen, language: str, number: int, revision: int) -> InlineKeyboardMarkup | None:
    """The buttons of a screen; each carries the case, its revision and the id of the choice, never words."""
    spoken = locale(language)

    def button(id: str, words: str) -> InlineKeyboardButton:
        return InlineKeyboardButton(words, callback_data=f"{number}:{revision}:{id}")

    shown = [(c.id, f"{place}. {cut(c.label, BUTTON_LENGTH)}") for place, c in enumerate(screen.choices, 1)]
    every = [button(id, spoken.directed(words)) for id, words in shown]
    rows = [[each] for each, choice in zip(every, screen.choices, strict=True) if not choice.beside]
    beside = [each for each, choice in zip(every, screen.choices, strict=True) if choice.beside]
    rows += [beside[place : place + 2] for place in range(0, len(beside), 2)]
    if len(rows) == 2 and all(len(choice.label) <= SHORT for choice in screen.choices):
        rows = [[*rows[0], *rows[1]]]
    for row in reversed(screen.grid):
        rows.insert(0, [button(choice.id, spoken.directed(choice.label)) for choice in row])
    if screen.who:
        rows.insert(0, [button(choice.id, spoken.directed(choice.label)) for choice in screen.who])
    if screen.keys:
        rows.append([button(f"/{key}", spoken.text(f"key-{key}")) for key in screen.keys])
    return InlineKeyboardMarkup(rows) if rows else None


def _lines(screen: Screen, spoken: Locale) -> Iterator[str]:
    def plain(line: str) -> str:
        return escape(spoken.directed(line), quote=False)

    yield f"<b>{plain(screen.title)}</b>"
    yield from (f"{plain('❗')} <i>{plain(line)}</i>" for line in screen.notices)
    yield from (f"<i>{plain(line)}</i>" for line in screen.context)
    yield from map(plain, screen.body)
    if screen.script:
        opening, closing = spoken.names["quotes"]
        quoted = "\n".join(plain(f"{opening}{line}{closing}") for line in screen.script)
        yield f"<blockquote><b>{plain(spoken.text('read-out'))}</b> {quoted}</blockquote>"
    for section in screen.later:
        yield f"<b>{plain(section.heading)}</b> {plain(section.lines[0])}"
        yield from (plain(f"– {line}") for line in section.lines[1:])
    if screen.question:
        yield ""
        yield f"<b>{plain(screen.question)}</b>"
    if screen.audience:
        yield f"<i>{plain(screen.audience)}</i>"
    yield from (spoken.directed(_numbered(place, choice)) for place, choice in screen.listed(BUTTON_LENGTH))


def _numbered(place: int, choice: Choice) -> str:
    words = f"{place}. {escape(choice.text, quote=False)}"
    return f"{words} — <i>{escape(choice.detail, quote=False)}</i>" if choice.detail else words


def _plain(line: str) -> str:
    return re.sub(r"<[^>]*>", "", line)
