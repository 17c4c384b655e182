"""Where a scenario is played: the terminal, Telegram or Discord, each with the real client library.

What an actor sees is brought into one form, so that the same scenario must show the same on every stage.
"""

from __future__ import annotations

import io
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar

from bot.channels.console import ME, Printer
from bot.channels.outlet import present
from bot.club.exports import Document
from bot.desk import Desk, Sender, Shown
from bot.storage.database import Database
from dialogues.posts import Posted
from dialogues.screens import Screen
from tests.bot.telegram.conftest import at_work
from tests.fakes.sight import M
from tests.fakes.telegram import FakeTelegram, Message, Person, Version, visible


def now() -> datetime:
    """The time that it is."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class Seen:
    """One message as it reads: its lines, without the numbered choices, and the choices in full."""

    lines: tuple[str, ...]
    choices: tuple[str, ...]

    @property
    def text(self) -> str:
        """Everything on it."""
        return "\n".join((*self.lines, *self.choices))


NOTHING = Seen((), ())


class Actor(Protocol):
    """Somebody who talks to the bot."""

    async def says(self, text: str) -> None:
        """Types something."""

    async def replies(self, label: str, text: str) -> None:
        """Types something as a reply to the last message about the table or board of this label."""

    async def sends(self, file: Path) -> None:
        """Sends a file."""

    async def taps(self, words: str) -> None:
        """Taps a choice of the present screen, or a key where the words are its command: "/back"."""

    async def taps_before(self, words: str) -> None:
        """The same on the screen before the present one."""

    async def hears(self, happens: Callable[[], Awaitable[object]]) -> None:
        """Something happens of itself, and what comes of it is seen."""

    @property
    def seen(self) -> tuple[Seen, ...]:
        """What the last input brought that was not there before, from top to bottom."""

    @property
    def screen(self) -> Seen:
        """The present screen."""


class Stage(Protocol):
    """A platform."""

    desk: Desk

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


def with_notice(notice: str, new: list[Seen]) -> tuple[Seen, ...]:
    """What is new, below what was said beside it, if it is not said on a screen as well."""
    notice = visible(notice)
    told = any(notice.startswith(line) for seen in new for line in seen.lines)
    return tuple(new) if told or not notice else (Seen((notice,), ()), *new)


async def does(actor: Actor, *steps: str) -> None:
    """Somebody types these, and taps what stands in brackets."""
    for step in steps:
        if step.startswith("["):
            await actor.taps(step[1:-1])
        else:
            await actor.says(step)


def read(actor: Actor) -> str:
    """What somebody has just been shown."""
    return "\n".join(seen.text for seen in actor.seen)


V = TypeVar("V")  # a message as it is, or was

NUMBERED = re.compile(r"(\d+)\. (.*)")


# The terminal


class Terminal:
    """The terminal: one person, lines in and text out."""

    def __init__(self, database: Database, now: Callable[[], datetime] = now):
        self.desk = Desk(database, now=now)

    async def actor(self, name: str, language: str) -> Actor:
        """Somebody at a terminal of their own."""
        return Typist(self, Sender(ME.channel, name, language))

    async def restart(self) -> None:
        """A new program on the same database."""
        self.desk = Desk(self.desk.database, now=self.desk.now)


class Typist:
    """Somebody at a terminal, where a tap is the number of the choice, and a key the word of its command."""

    def __init__(self, terminal: Terminal, sender: Sender):
        self.terminal, self.sender = terminal, sender
        self.seen: tuple[Seen, ...] = ()
        self.paper = Paper()
        self.screens: list[tuple[Shown, str]] = []

    @property
    def screen(self) -> Seen:
        """The present screen."""
        return _printed(self.paper.printed[self.screens[-1][1]]) if self.screens else NOTHING

    async def says(self, text: str) -> None:
        """Types a line."""
        await self._says(text)

    async def replies(self, label: str, text: str) -> None:
        """Nobody can point at a line of a terminal; the same is done as on a platform with replies."""
        about = (n for n, words in reversed(self.paper.printed.items()) if f"== {label} · " in visible(words))
        await self._says(text, next(about))

    async def sends(self, file: Path) -> None:
        """Types the path of a file."""
        shown = await self.terminal.desk.receive(self.sender, file.read_bytes())
        assert shown is not None
        await self._sees(shown)

    async def taps(self, words: str) -> None:
        """Types the number of a choice, or the command of a key."""
        typed = words.startswith("/") or words in self.seats
        await self.says(words if typed else str(number_of(words, self.screen.choices)))

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that the present screen offers, which are typed here."""
        screen = self.screens[-1][0].screen
        return tuple(visible(choice.text) for choice in screen.who) if screen else ()

    async def taps_before(self, words: str) -> None:
        """What has scrolled away cannot be tapped; the same is done as on a platform with buttons."""
        shown, message = self.screens[-2]
        assert shown.screen is not None
        choices = shown.screen.choices
        choice = words
        if not words.startswith("/"):
            choice = choices[number_of(words, tuple(visible(choice.text) for choice in choices)) - 1].id
        await self._sees(await self.terminal.desk.tap(self.sender, shown.number, shown.revision, choice, message))

    async def hears(self, happens: Callable[[], Awaitable[object]]) -> None:
        """Nothing comes to a terminal of itself: it is said with the next thing that is typed."""
        await happens()
        self.seen = ()

    async def _says(self, text: str, reply_to: str | None = None) -> None:
        shown = await self.terminal.desk.say(self.sender, text, None, reply_to)
        assert shown is not None
        await self._sees(shown)

    async def _sees(self, shown: Shown) -> None:
        self.paper.new.clear()
        await present(self.terminal.desk, shown, self.paper)
        self.seen = with_notice(shown.notice, [_printed(self.paper.printed[message]) for message in self.paper.new])
        if shown.screen is not None and self.paper.new:
            self.screens.append((shown, self.paper.new[-1]))


class Paper:
    """A terminal of which every print is remembered under a number; what stands there already is not new."""

    def __init__(self) -> None:
        self.printed: dict[str, str] = {}
        self.new: list[str] = []

    async def send(self, screen: Screen, shown: Shown) -> str:
        """Print a screen."""
        message = str(len(self.printed) + 1)
        await self._print(message, screen, shown)
        return message

    async def edit(self, message: str, screen: Screen, shown: Shown) -> bool:
        """Print a screen anew where it has changed."""
        await self._print(message, screen, shown)
        return True

    async def hand(self, document: Document) -> None:
        """Files are for the platforms' own tests."""

    async def preview(self, posted: Posted, picture: bytes | None) -> None:
        """What groups would see is for the platforms' own tests."""

    async def strip(self, message: str) -> None:
        """There are no buttons."""

    async def _print(self, message: str, screen: Screen, shown: Shown) -> None:
        sink = io.StringIO()
        await Printer(sink).send(screen, shown)
        if self.printed.get(message) != sink.getvalue():
            self.printed[message] = sink.getvalue()
            self.new.append(message)


def _printed(text: str) -> Seen:
    lines, choices = [], []
    for line in visible(text).splitlines():
        if (found := re.fullmatch(r"  (\d+)\. (.*)", line)) is not None:
            choices.append(found[2])
        elif line.strip() and not re.fullmatch(r"\[.*\]", line):
            lines.append(bare_line(line))
    return Seen(tuple(lines), tuple(choices))


def bare_line(line: str) -> str:
    """A line without what a channel puts around it."""
    line = line.strip().removeprefix("== ").removesuffix(" ==").removeprefix("! ").removeprefix("❗ ")
    return line[1:-1] if line.startswith("(") and line.endswith(")") else line


# The platforms


class Platform:
    """A platform: a bot at work, and people who talk to it."""

    def __init__(
        self,
        database: Database,
        at_work: Callable[[Desk], AbstractAsyncContextManager[object]],
        now: Callable[[], datetime],
    ):
        self.database, self.at_work, self.now = database, at_work, now
        self.desk = Desk(database, now=now)
        self._working = AsyncExitStack()

    async def __aenter__(self) -> Self:
        self.desk = Desk(self.database, now=self.now)
        await self._working.enter_async_context(self.at_work(self.desk))
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._working.aclose()

    async def restart(self) -> None:
        """The bot ends, and starts again."""
        await self.__aexit__()
        await self.__aenter__()


class Member(ABC, Generic[V]):
    """Somebody on a platform, where every message has its versions."""

    def __init__(self) -> None:
        self.seen: tuple[Seen, ...] = ()
        self.screens: list[V] = []

    @property
    def screen(self) -> Seen:
        """The present screen."""
        return self.read(self.screens[-1]) if self.screens else NOTHING

    async def taps(self, words: str) -> None:
        """Presses a button, or chooses from a list."""
        await self.press(self.screens[-1], words)

    async def taps_before(self, words: str) -> None:
        """Presses what is not there any more."""
        await self.press(self.screens[-2], words)

    async def hears(self, happens: Callable[[], Awaitable[object]]) -> None:
        """Something happens of itself, and what comes of it is seen."""
        await self.does(happens)

    @abstractmethod
    async def does(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do something, and see what comes of it."""

    def sees(self, notice: str, new: list[V]) -> None:
        """What came of something."""
        self.seen = with_notice(notice, [self.read(version) for version in new])
        self.screens += new[-1:]

    @property
    @abstractmethod
    def written(self) -> list[str]:
        """The text of every message of the bot, as it reads now."""

    @property
    @abstractmethod
    def newest(self) -> V | None:
        """The newest message of the bot with something to tap, as it is now."""

    @staticmethod
    @abstractmethod
    def read(version: V) -> Seen:
        """A message as it reads."""

    @abstractmethod
    async def press(self, screen: V, words: str) -> None:
        """Press on a screen what is meant by these words."""


def message_about(label: str, messages: Sequence[M]) -> M:
    """The last message about the table or board of this label."""
    return next(message for message in reversed(messages) if visible(message.text).startswith(f"{label} · "))


def seen_in(text: str, buttons: Iterable[str]) -> Seen:
    """A message of this text with these buttons as it reads."""
    lines, listed = [], dict[int, str]()
    for line in visible(text).splitlines():
        if found := NUMBERED.fullmatch(line):
            listed[int(found[1])] = found[2]
        elif line.strip():
            lines.append(bare_line(line))
    numbered = [found for button in buttons if (found := NUMBERED.fullmatch(visible(button)))]
    return Seen(tuple(lines), tuple(listed.get(int(found[1]), found[2]) for found in numbered))


def pressed(words: str, buttons: Sequence[tuple[str, V]], choices: tuple[str, ...]) -> V:
    """What is meant by these words: a numbered choice, or one of the seats, which have no number."""
    unnumbered = {visible(label): sent for label, sent in buttons if not NUMBERED.fullmatch(visible(label))}
    if words in unnumbered:
        return unnumbered[words]
    numbered = [sent for label, sent in buttons if NUMBERED.fullmatch(visible(label))]
    return numbered[number_of(words, choices) - 1]


# Telegram


class Telegram(Platform):
    """Telegram: the bot polls, people have telephones."""

    def __init__(self, fake: FakeTelegram, database: Database, now: Callable[[], datetime]):
        super().__init__(database, lambda desk: at_work(fake, desk), now)
        self.fake = fake

    async def actor(self, name: str, language: str) -> Actor:
        """Somebody with a telephone in a language."""
        return Telephone(self.fake.person(name, language_code=language))


class Telephone(Member[Version]):
    """Somebody on Telegram."""

    def __init__(self, person: Person):
        super().__init__()
        self.person = person

    async def says(self, text: str) -> None:
        """Writes."""
        await self.does(lambda: self.person.send(text))

    async def replies(self, label: str, text: str) -> None:
        """Answers a message."""
        message = message_about(label, self.person.bot_messages)
        await self.does(lambda: self.person.reply(message, text))

    async def sends(self, file: Path) -> None:
        """Sends a file."""
        await self.does(lambda: self.person.sends_file(file.name, file.read_bytes()))

    async def press(self, screen: Version, words: str) -> None:
        """Press a button."""
        buttons = [(button["text"], button["callback_data"]) for row in screen.keyboard for button in row]
        if words.startswith("/"):
            data = next(data for _, data in buttons if data.endswith(f":{words}"))
        else:
            data = pressed(words, buttons, self.read(screen).choices)
        await self.does(lambda: self.person.tap_raw(data, screen.message))

    async def does(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do something, and see what comes of it."""
        known = {id(message): len(message.versions) for message in self.person.bot_messages}
        taps = len(self.person.taps)
        await act()
        changed = [m for m in self.person.bot_messages if known.get(id(m)) != len(m.versions)]
        notice = self.person.notice if len(self.person.taps) > taps else None
        self.sees(notice or "", [m.version for m in changed if m.text and not _only_stripped(m, known)])

    @property
    def written(self) -> list[str]:
        """The text of every message of the bot."""
        return [visible(message.text) for message in self.person.bot_messages]

    @property
    def newest(self) -> Version | None:
        """The newest message with buttons."""
        return next((message.version for message in reversed(self.person.bot_messages) if message.keyboard), None)

    @staticmethod
    def read(version: Version) -> Seen:
        """A message as it reads, before anybody unfolds what is folded there."""
        folded = (each["offset"] for each in version.entities if each["type"] == "expandable_blockquote")
        text = version.text.encode("utf-16-le")[: next((2 * offset for offset in folded), None)].decode("utf-16-le")
        return seen_in(text, (button["text"] for row in version.keyboard for button in row))


def _only_stripped(message: Message, known: dict[int, int]) -> bool:
    versions = message.versions
    return (
        id(message) in known and len(versions) > 1 and versions[-1].text == versions[-2].text and not message.keyboard
    )


@asynccontextmanager
async def telegram(database: Database, now: Callable[[], datetime] = now) -> AsyncIterator[Stage]:
    """Telegram with the bot at work."""
    async with FakeTelegram() as fake, Telegram(fake, database, now) as stage:
        yield stage


@asynccontextmanager
async def terminal(database: Database, now: Callable[[], datetime] = now) -> AsyncIterator[Stage]:
    """The terminal."""
    yield Terminal(database, now)
