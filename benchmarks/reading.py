"""What a director reads: the words, the lines and the buttons of a screen as the channels show it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from html import unescape
from itertools import groupby
from textwrap import wrap

from bot.channels.discord import render as discord_render
from bot.channels.telegram import render as telegram_render
from dialogues.screens import Screen

WIDTH = 40  # characters of a line on a telephone held upright
FOLD = 3  # lines that Telegram shows of a folded quotation

FOLDED, FOLD_ENDS = "<blockquote expandable>", "</blockquote>"
MARKUP = re.compile(r"<[^>]*>")
MARKS = re.compile(r"[\u200e\u200f\u2066-\u2069]")
NUMBER = re.compile(r"[0-9]+\. ")
IN_A_WORD = re.compile(r"\w")
OMITTED = "…"


def bare(text: str) -> str:
    """The text without the invisible marks that direct it."""
    return MARKS.sub("", text)


def paragraphs(html: str) -> list[str]:
    """The lines of a Telegram message before they are wrapped, as plain text."""
    return [bare(unescape(MARKUP.sub("", line))) for line in html.split("\n")]


def folded_in(html: str) -> frozenset[int]:
    """Which lines of a Telegram message stand in a quotation that is folded until somebody opens it, by place."""
    inside, found = False, set[int]()
    for place, line in enumerate(html.split("\n")):
        inside = inside or FOLDED in line
        if inside:
            found.add(place)
        inside = inside and FOLD_ENDS not in line
    return frozenset(found)


def words(text: str) -> int:
    """How many words are read: dashes, arrows and the number before a choice are none."""
    return sum(IN_A_WORD.search(each) is not None for each in _unnumbered(text).split())


def words_read(
    text: Sequence[str], labels: Sequence[str] = (), folded: Collection[int] = (), before: Collection[str] = ()
) -> int:
    """The words of a message and of its choices, each read once.

    Of folded lines none, of a choice that is listed as well only once, and of lines none that stood there before.
    """
    shown = [line for place, line in enumerate(text) if place not in folded and line not in before]
    listed = [_unnumbered(line) for line in shown]
    parts = [part for line in listed for part in line.split(" · ")]
    unlisted = [
        label
        for label in map(_unnumbered, labels)
        if not any(part.startswith(label) or part.endswith(f": {label}") for part in parts)
    ]
    return sum(map(words, (*shown, *unlisted)))


def height(text: Sequence[str], folded: Collection[int] = (), fold: int = FOLD) -> int:
    """The lines that a message takes when they are wrapped; of those folded together no more than the first few."""
    lines = 0
    for is_folded, together in groupby(enumerate(text), key=lambda numbered: numbered[0] in folded):
        wrapped = sum(wrapped_to(line) for _, line in together)
        lines += min(wrapped, fold) if is_folded else wrapped
    return lines


@lru_cache(100_000)
def wrapped_to(line: str) -> int:
    """The lines that one line becomes; an empty one takes its room too."""
    return max(1, len(wrap(line, WIDTH)))


def first_of(text: Sequence[str], wanted: Collection[str]) -> int | None:
    """The place of the first line that holds one of these; None where none does."""
    sought = [bare(each) for each in wanted]
    return next((place for place, line in enumerate(text) if any(each in line for each in sought)), None)


def long_labels(screen: Screen, language: str, limit: int) -> list[str]:
    """The buttons that are too long on one of the channels, or cut there: the most that either shows of each."""
    choices = {str(choice.id) for choice in screen.choices}
    most: dict[str, str] = {}
    too_long = set[str]()
    for id, shown in (*_on_telegram(screen, language), *_on_discord(screen, language)):
        label = _unnumbered(shown)
        most[id] = max(most.get(id, ""), label, key=len)
        if len(label) > limit or (id in choices and label.endswith(OMITTED)):  # a key may end so uncut
            too_long.add(id)
    return [label for id, label in most.items() if id in too_long]


def _on_telegram(screen: Screen, language: str) -> Iterator[tuple[str, str]]:
    """The buttons of a screen: what each sends, and its words."""
    keyboard = telegram_render.keyboard(screen, language, 0, 0)
    for row in keyboard.inline_keyboard if keyboard else ():
        yield from ((_choice(str(button.callback_data)), button.text) for button in row)


def _on_discord(screen: Screen, language: str) -> Iterator[tuple[str, str]]:
    """The same there; what can be chosen from a list is a button too."""
    view = discord_render.view(screen, language, 0, 0)
    for row in view.to_components() if view else ():
        for item in row["components"]:
            if "options" in item:
                yield from ((option["value"], option["label"]) for option in item["options"])
            else:
                yield _choice(item["custom_id"]), item["label"]


def _choice(sent: str) -> str:
    """The id of the choice in what a button sends, which begins with the case and its revision."""
    return sent.partition("0:0:")[2]


def _unnumbered(text: str) -> str:
    plain = bare(text)
    number = NUMBER.match(plain)
    return plain[number.end() :] if number else plain
