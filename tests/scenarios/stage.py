"""Where a scenario is played: the terminal, Telegram or Discord, each with the real client library.

What an actor sees is brought into one form, so that the same scenario must show the same on every stage.
"""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from bot.channels.console import ME, Printer
from bot.channels.outlet import present
from bot.channels.telegram.app import application, running
from bot.desk import Desk, Sender, Shown
from bot.storage.database import Database
from dialogues.state import Conversation
from tests.fakes.telegram import FakeTelegram, Message, Person, Version, visible


@dataclass(frozen=True)
class Seen:
    """One message as it reads: its lines, without the numbered choices, and the choices in full."""

    lines: tuple[str, ...]
    choices: tuple[str, ...]

    @property
    def text(self) -> str:
        """Everything on it."""
        return "\n".join((*self.lines, *self.choices))


class Actor(Protocol):
    """Somebody who talks to the bot."""

    async def says(self, text: str) -> None:
        """Types something."""

    async def taps(self, words: str) -> None:
        """Taps a choice of the present screen."""

    async def taps_before(self, words: str) -> None:
        """Taps a choice of the screen before the present one."""

    @property
    def seen(self) -> tuple[Seen, ...]:
        """What the last input brought, from top to bottom; the present screen is the last."""


class Stage(Protocol):
    """A platform."""

    async def actor(self, name: str, language: str) -> Actor:
        """Somebody new."""

    async def restart(self) -> None:
        """The bot ends, and starts again on the same database."""


def number_of(words: str, choices: tuple[str, ...]) -> int:
    """The place of the choice with these words, from 1."""
    for place, choice in enumerate(choices, 1):
        if words in (choice, choice.partition(" — ")[0]):
            return place
    raise AssertionError(f"no choice {words!r} among {choices}")


NUMBERED = re.compile(r"(\d+)\. (.*)")


# The terminal


class Terminal:
    """The terminal: one person, lines in and text out."""

    def __init__(self, database: Database):
        self.desk = Desk(database)

    async def actor(self, name: str, language: str) -> Actor:
        """Somebody at a terminal of their own."""
        typist = Typist(self.desk, Sender(ME.channel, name, language))
        await typist.sees(await self.desk.take_up(typist.sender, Conversation(language, role="")))
        return typist

    async def restart(self) -> None:
        """A new program on the same database."""
        self.desk = Desk(self.desk.database)


class Typist:
    """Somebody at a terminal, where a tap is the number of the choice."""

    def __init__(self, desk: Desk, sender: Sender):
        self.desk, self.sender = desk, sender
        self.seen: tuple[Seen, ...] = ()
        self.before: Shown | None = None
        self.now: Shown | None = None

    async def says(self, text: str) -> None:
        """Types a line."""
        shown = await self.desk.say(self.sender, text)
        assert shown is not None
        await self.sees(shown)

    async def taps(self, words: str) -> None:
        """Types the number of a choice, or the word of a key."""
        await self.says(str(number_of(words, self.seen[-1].choices)))

    async def taps_before(self, words: str) -> None:
        """What has scrolled away cannot be tapped; the same is done as on a platform with buttons."""
        assert self.before is not None
        assert self.before.screen is not None
        place = number_of(words, tuple(choice.text for choice in self.before.screen.choices))
        choice = self.before.screen.choices[place - 1].id
        await self.sees(
            await self.desk.tap(self.sender, self.before.number, self.before.revision, choice, "printed before")
        )

    async def sees(self, shown: Shown) -> None:
        """Reads what is printed."""
        printed = io.StringIO()
        await present(self.desk, shown, Printer(printed))
        if shown.notice and shown.screen is None:
            printed.write(f"\n== {shown.notice} ==\n")
        self.before, self.now = self.now, shown
        self.seen = tuple(
            _printed(part) for part in re.split(r"\n(?=== )", visible(printed.getvalue())) if part.strip()
        )


def _printed(text: str) -> Seen:
    lines, choices = [], []
    for line in text.splitlines():
        if (found := re.fullmatch(r"  (\d+)\. (.*)", line)) is not None:
            choices.append(found[2])
        elif line.strip() and not re.fullmatch(r"\[.*\]", line):
            lines.append(_bare(line))
    return Seen(tuple(lines), tuple(choices))


def _bare(line: str) -> str:
    """A line without what a channel puts around it."""
    line = line.strip().removeprefix("== ").removesuffix(" ==").removeprefix("! ").removeprefix("❗ ")
    return line[1:-1] if line.startswith("(") and line.endswith(")") else line


# Telegram


class Telegram:
    """Telegram: the bot polls, people have telephones."""

    def __init__(self, fake: FakeTelegram, database: Database):
        self.fake, self.database = fake, database
        self._running: object = None

    async def start(self) -> None:
        """The bot begins to work."""
        made = application(self.fake.token, Desk(self.database), self.fake.base_url.removesuffix("/bot"))
        self.fake.watch(made)
        self._running = running(made)
        await self._running.__aenter__()

    async def stop(self) -> None:
        """The bot ends."""
        await self._running.__aexit__(None, None, None)  # type: ignore[attr-defined]

    async def restart(self) -> None:
        """The bot ends, and starts again."""
        await self.stop()
        await self.start()

    async def actor(self, name: str, language: str) -> Actor:
        """Somebody with a telephone in a language."""
        return Telephone(self.fake.person(name, language_code=language))


class Telephone:
    """Somebody on Telegram."""

    def __init__(self, person: Person):
        self.person = person
        self.seen: tuple[Seen, ...] = ()
        self.before: Version | None = None

    async def says(self, text: str) -> None:
        """Writes."""
        await self._does(lambda: self.person.send(text))

    async def taps(self, words: str) -> None:
        """Presses the button of a choice."""
        live = self.person.live
        assert live is not None
        button = live.buttons[number_of(words, self.seen[-1].choices) - 1]
        await self._does(lambda: self.person.click(button, on=live))

    async def taps_before(self, words: str) -> None:
        """Presses a button that is not there any more."""
        assert self.before is not None
        place = number_of(words, _message(self.before.text, self.before.message, self.before).choices)
        data = [b for row in self.before.keyboard for b in row][place - 1]["callback_data"]
        before = self.before
        await self._does(lambda: self.person.tap_raw(data, before.message))

    async def _does(self, act: object) -> None:
        known = {id(message): len(message.versions) for message in self.person.bot_messages}
        live = self.person.live
        version = live.version if live else None
        await act()  # type: ignore[operator]
        changed = [m for m in self.person.bot_messages if known.get(id(m)) != len(m.versions)]
        shown = [m for m in changed if m.text and not _only_stripped(m, known)]
        notice = self.person.notice if not shown else None
        self.before = version
        self.seen = tuple(_message(m.text, m, m.version) for m in shown) or (Seen((notice or "",), ()),)


def _only_stripped(message: Message, known: dict[int, int]) -> bool:
    versions = message.versions
    return (
        id(message) in known and len(versions) > 1 and versions[-1].text == versions[-2].text and not message.keyboard
    )


def _message(text: str, message: Message, version: Version) -> Seen:
    lines, listed = [], dict[int, str]()
    for line in visible(text).splitlines():
        if found := NUMBERED.fullmatch(line):
            listed[int(found[1])] = found[2]
        elif line.strip():
            lines.append(_bare(line))
    buttons = [visible(b["text"]) for row in version.keyboard for b in row]
    numbered = [found for button in buttons if (found := NUMBERED.fullmatch(button))]
    choices = tuple(listed.get(int(found[1]), found[2]) for found in numbered)
    return Seen(tuple(lines), choices)


@asynccontextmanager
async def telegram(database: Database) -> AsyncIterator[Stage]:
    """Telegram with the bot at work."""
    async with FakeTelegram() as fake:
        stage = Telegram(fake, database)
        await stage.start()
        try:
            yield stage
        finally:
            await stage.stop()


@asynccontextmanager
async def terminal(database: Database) -> AsyncIterator[Stage]:
    """The terminal."""
    yield Terminal(database)
