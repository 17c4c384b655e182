"""Every screen of every scenario on one page, as Telegram and as Discord show it, in every language.

A scenario is played in the languages of its people first. In the other languages the same is done again, by the ids
of what was chosen and not by its words.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from itertools import groupby
from pathlib import Path

import discord

from bot.channels.discord import render as discord_render
from bot.channels.outlet import present
from bot.channels.telegram import render as telegram_render
from bot.club.exports import Document
from bot.desk import Desk, Sender, Shown
from bot.storage.database import Database
from dialogues.notation import fold, read_auction, read_call
from dialogues.posts import Posted
from dialogues.screens import Choice, Screen
from locales import LANGUAGES, locale
from rules.lawbook import editions
from rules.menu import MENU
from rules.model import ModelError
from tests.scenarios.script import FILES, Line, Scenario, scenarios

# A part of a choice's words answers for it from this many letters on.
LEAST_PART = 3

ROLES = {"director": "1", "player": "2"}


# Playing


@dataclass
class Reader:
    """Somebody who sees whole screens; the messages that they have, and what the last input brought."""

    desk: Desk
    sender: Sender
    messages: dict[str, Screen] = field(default_factory=dict)
    screens: list[tuple[Shown, str]] = field(default_factory=list)
    new: list[tuple[str, Shown]] = field(default_factory=list)
    notice: str = ""

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen on the present screen."""
        shown = self.screens[-1][0].screen if self.screens else None
        return shown.choices if shown else ()

    @property
    def language(self) -> str:
        """The language of the present screen."""
        return self.screens[-1][0].language if self.screens else self.sender.language

    async def says(self, text: str, label: str = "") -> None:
        """Types something; with a label as a reply to the last message about that table."""
        about = (m for m, screen in reversed(self.messages.items()) if label and label in screen.title)
        shown = await self.desk.say(self.sender, text, None, next(about, None))
        assert shown is not None
        await self._sees(shown)

    async def sends(self, file: Path) -> None:
        """Sends a file."""
        shown = await self.desk.receive(self.sender, file.read_bytes())
        assert shown is not None
        await self._sees(shown)

    async def taps(self, choice: str, before: bool = False) -> None:
        """Taps a choice by its id, on the present screen or the one before it."""
        shown, message = self.screens[-2 if before else -1]
        await self._sees(await self.desk.tap(self.sender, shown.number, shown.revision, choice, message))

    async def send(self, screen: Screen, shown: Shown) -> str:
        """A new message."""
        message = str(len(self.messages) + 1)
        self.messages[message] = screen
        self.new.append((message, shown))
        return message

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """A message that becomes another; what stands there already is not new."""
        if self.messages.get(message) != screen:
            self.messages[message] = screen
            self.new.append((message, shown))
        return True

    async def hand(self, document: Document) -> None:
        """Files are for the platforms' own tests."""

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """What groups would see is for the platforms' own tests."""

    async def strip(self, message: str) -> None:
        """The buttons are taken away."""

    async def _sees(self, shown: Shown) -> None:
        self.new = []
        await present(self.desk, shown, self)
        if shown.screen is not None and self.new:
            self.screens.append((shown, self.new[-1][0]))
        on_screen = any(self.messages[message].notices for message, _ in self.new)
        self.notice = "" if on_screen else shown.notice


@dataclass(frozen=True)
class Did:
    """What somebody did, in no language: id is that of a choice, text is what was typed where nothing was chosen."""

    line: Line
    name: str
    id: str = ""
    text: str = ""
    label: str = ""


@dataclass(frozen=True)
class Step:
    """What was done, and what it brought: rendered for both platforms."""

    line: Line
    name: str
    html: str


async def played(scenario: Scenario, desk: Desk) -> dict[str, list[Step]]:
    """The steps of a scenario in each language, the first as its people talk, the others by ids."""
    own = next(line.text.split()[1] for line in scenario.lines if line.kind == "@")
    done, steps = await _performed(scenario, desk)
    played = {own: steps}
    for language in LANGUAGES:
        if language != own:
            played[language] = await _repeated(scenario, desk, language, done)
    return {language: played[language] for language in LANGUAGES}


async def _performed(scenario: Scenario, desk: Desk) -> tuple[list[Did], list[Step]]:
    readers: dict[str, Reader] = {}
    reader: Reader | None = None
    done, steps = list[Did](), list[Step]()
    for line in scenario.lines:
        if line.kind == "@":
            reader = await _enters(line, readers, desk, f"{scenario} as it is")
        elif line.kind in "><[{":
            assert reader is not None
            did = _meant(line, reader)
            done.append(did)
            await _does(did, reader)
            steps.append(Step(line, did.name, _html(reader)))
    return done, steps


async def _repeated(scenario: Scenario, desk: Desk, language: str, done: Sequence[Did]) -> list[Step]:
    readers: dict[str, Reader] = {}
    reader: Reader | None = None
    steps, left = list[Step](), iter(done)
    for line in scenario.lines:
        if line.kind == "@":
            reader = await _enters(line, readers, desk, f"{scenario} in {language}", language)
        elif line.kind in "><[{":
            assert reader is not None
            did = next(left)
            await _does(did, reader)
            steps.append(Step(line, did.name, _html(reader)))
    return steps


async def _enters(line: Line, readers: dict[str, Reader], desk: Desk, key: str, language: str = "") -> Reader:
    name, *who = line.text.split()
    if name not in readers:
        own, role, *laws = who
        reader = readers[name] = Reader(desk, Sender("page", f"{name} in {key}", language or own))
        if role in ROLES:
            await reader.says("/start")
            await reader.says(ROLES[role])
        for year in laws:
            await reader.says("/edition")
            await reader.says(str([edition.id for edition in editions()].index(year) + 1))
    return readers[name]


def _meant(line: Line, reader: Reader) -> Did:
    """What a line does, so that it can be done in another language."""
    name = reader.sender.external.partition(" ")[0]
    if line.kind in "[{":
        screen = reader.screens[-2 if line.kind == "{" else -1][0].screen
        assert screen is not None
        chosen = (c.id for c in screen.choices if _bare(c.text) == line.text)
        return Did(line, name, line.text if line.text.startswith("/") else next(chosen))
    if line.kind == "^":
        return Did(line, name, "")
    label, _, text = line.text.partition(":") if line.kind == "<" else ("", "", line.text)
    text = text.strip()
    id = ("" if label else _choice(text, reader)) or _irregularity(text, reader.language)
    return Did(line, name, id, _anywhere(text, reader.language), label)


def _irregularity(text: str, language: str) -> str:
    """The id of the irregularity of this title."""
    spoken = locale(language)
    return next((id for id in MENU if fold(spoken.text(f"irregularity-{id}")) == fold(text)), "")


def _choice(text: str, reader: Reader) -> str:
    """The id of the choice that a text is the words of, or a part of them."""
    folded = fold(text)
    spoken = locale(reader.language).lexicon
    answers: dict[str, str] = {fold(word): id for id, words in spoken["answers"].items() for word in words}
    ids = {choice.id for choice in reader.choices}
    if answers.get(folded) in ids:
        return answers[folded]
    whole = [choice.id for choice in reader.choices if fold(choice.text) == folded]
    commands = {fold(word) for words in spoken["commands"].values() for word in words}
    if whole or text.startswith("/") or text.isdecimal() or folded in commands:
        return next(iter(whole), "")
    part = [choice.id for choice in reader.choices if len(folded) >= LEAST_PART and folded in fold(choice.text)]
    return part[0] if len(part) == 1 else ""


def _anywhere(text: str, language: str) -> str:
    """A text as every language understands it: commands with a slash, calls and auctions in letters."""
    spoken = locale(language).lexicon["commands"]
    command = next((id for id, words in spoken.items() if fold(text) in map(fold, words)), "")
    if command:
        return f"/{command}"
    for read in (read_auction, read_call):
        try:
            return str(read(text, language))
        except ModelError:
            continue
    return text


async def _does(did: Did, reader: Reader) -> None:
    if did.line.kind in "[{":
        await reader.taps(did.id, before=did.line.kind == "{")
        return
    if did.line.kind == "^":
        await reader.sends(FILES / did.line.text)
        return
    places = {choice.id: place for place, choice in enumerate(reader.choices, 1)}
    if did.id in places and not did.label:
        await reader.says(str(places[did.id]))
    else:
        title = locale(reader.language).text(f"irregularity-{did.id}") if did.id in MENU else ""
        await reader.says(title or did.text, did.label)


def _bare(words: str) -> str:
    return "".join(c for c in words if c not in "\u200f\u2066\u2067\u2068\u2069")


# The page


def page(told: Iterable[tuple[Scenario, dict[str, list[Step]]]]) -> Iterator[str]:
    """The page, in lines."""
    told = list(told)
    yield "<!doctype html>"
    yield '<html lang="en">'
    yield '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    yield "<title>Fifth Seat: the screens of the scenarios</title>"
    yield f"<style>\n{Path(__file__).with_suffix('.css').read_text('utf-8')}</style></head>"
    yield "<body>"
    yield "<h1>Fifth Seat: the screens of the scenarios</h1>"
    yield "<p>After each thing that somebody does: what is new, left on Telegram and right on Discord.</p>"
    yield '<p class="languages">'
    for language in (*LANGUAGES, "all"):
        name = locale(language).names["language"] if language in LANGUAGES else "All"
        checked = " checked" if language == "en" else ""
        yield f'<label><input type="radio" name="language" id="show-{language}"{checked}> {escape(name)}</label>'
    yield "</p>"
    numbered = [(f"s{number}", scenario, steps) for number, (scenario, steps) in enumerate(told, 1)]
    grouped = [(file, list(group)) for file, group in groupby(numbered, key=lambda each: each[1].file)]
    yield "<nav>"
    for file, group in grouped:
        links = (f'<li><a href="#{id}" dir="auto">{escape(scenario.title)}</a></li>' for id, scenario, _ in group)
        yield f"<ul><li><b>{escape(_spaced(file))}</b><ul>{''.join(links)}</ul></li></ul>"
    yield "</nav>"
    for file, group in grouped:
        yield f"<h2>{escape(_spaced(file))}</h2>"
        for id, scenario, steps in group:
            yield f'<section id="{id}"><h3 dir="auto">{escape(scenario.title)}</h3>'
            for together in zip(*steps.values(), strict=True):
                yield from _step(dict(zip(steps, together, strict=True)))
            yield "</section>"
    yield "</body></html>"


def _spaced(file: str) -> str:
    return file.replace("_", " ").capitalize()


def _step(steps: dict[str, Step]) -> Iterator[str]:
    first = next(iter(steps.values()))
    marks = {"[": "[{}]", "{": "{{{}}}"}.get(first.line.kind, f"{first.line.kind} {{}}")
    said = first.line.text if len(first.line.text) <= 200 else f"{first.line.text[:60]}… ({len(first.line.text)})"
    yield f'<div class="step"><p class="did" dir="auto"><code>{escape(marks.format(said))}</code>'
    yield f"<span>{escape(first.name)}</span></p>"
    for language, step in steps.items():
        yield f'<div class="in {language}">{step.html}</div>'
    yield "</div>"


def _html(reader: Reader) -> str:
    """What the last input brought, on both platforms."""
    lines = []
    if reader.notice:
        lines.append(f'<p class="notice" dir="{_direction(reader.language)}">{escape(reader.notice)}</p>')
    for message, shown in reader.new:
        screen = reader.messages[message]
        lines.append(f'<div class="screen" lang="{shown.language}">')
        lines += [*_telegram(screen, shown), *_discord(screen, shown), "</div>"]
    return "".join(lines)


def _direction(language: str) -> str:
    return "rtl" if locale(language).right_to_left else "ltr"


# Telegram knows these, and shows anything else as it is written.
KNOWN = re.compile(r"(</?(?:b|i|blockquote)>)")


def _telegram(screen: Screen, shown: Shown) -> Iterator[str]:
    text = telegram_render.text(screen, shown.language)
    words = "".join(part if KNOWN.fullmatch(part) else escape(unescape(part)) for part in KNOWN.split(text))
    words = re.sub("\n?(</?blockquote>)\n?", r"\1", words)
    yield f'<div class="telegram" dir="{_direction(shown.language)}"><div class="bubble words">{words}</div>'
    keyboard = telegram_render.keyboard(screen, shown.language, shown.number, shown.revision)
    for row in keyboard.inline_keyboard if keyboard else ():
        yield f'<div class="row">{"".join(f"<span>{escape(button.text)}</span>" for button in row)}</div>'
    yield "</div>"


def _discord(screen: Screen, shown: Shown) -> Iterator[str]:
    embed = discord_render.embed(screen, shown.language)
    yield f'<div class="discord" dir="{_direction(shown.language)}"><div class="embed">'
    yield f'<span class="title words">{markdown(embed.title or "")}</span>'
    yield f'<div class="words">{markdown(embed.description or "")}</div></div>'
    view = discord_render.view(screen, shown.language, shown.number, shown.revision)
    if view is not None:
        yield '<div class="components">'
        for item in view.children:
            if isinstance(item, discord.ui.Select):
                options = (
                    f"<li>{escape(o.label)}<small>{escape(o.description or '')}</small></li>" for o in item.options
                )
                yield f"<ul>{''.join(options)}</ul>"
            elif isinstance(item, discord.ui.Button):
                yield f'<span class="{item.style.name}">{escape(item.label or "")}</span>'
        yield "</div>"
    yield "</div>"


MARKS = re.compile(r"\\([^\w\s])|(\*\*)|(\*)")


def markdown(text: str) -> str:
    """The part of Discord's markup that the bot writes: bold, italics, quotes, and marks that are meant as they are."""
    lines = []
    for line in text.split("\n"):
        quoted = line.startswith("> ")
        words = _line(line.removeprefix("> "))
        lines.append(f"<blockquote>{words}</blockquote>" if quoted else f"{words}\n")
    return "".join(lines).removesuffix("\n")


def _line(text: str) -> str:
    """A line; a mark without its other half is shown."""
    written, open_at, end = list[str](), dict[str, int](), 0
    for found in MARKS.finditer(text):
        written.append(escape(text[end : found.start()]))
        end = found.end()
        tag = "b" if found[2] else "i"
        if found[1]:
            written.append(escape(found[1]))
        elif tag in open_at:
            written[open_at.pop(tag)] = f"<{tag}>"
            written.append(f"</{tag}>")
        else:
            open_at[tag] = len(written)
            written.append(found[0])
    return "".join([*written, escape(text[end:])])


async def main(file: Path, folder: Path) -> None:
    """Play everything, and write the page."""
    with tempfile.TemporaryDirectory() as place:
        database = await Database.open(f"sqlite:///{place}/screens.sqlite3")
        try:
            await database.migrate()
            told = [(scenario, await played(scenario, Desk(database))) for scenario in scenarios(folder)]
        finally:
            await database.close()
    file.write_text("\n".join(page(told)) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2])))
