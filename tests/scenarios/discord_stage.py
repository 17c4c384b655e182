"""Scenarios on Discord: the real client library against the fake, in direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from bot.desk import Desk
from bot.storage.database import Database
from dialogues.conversation import COMMANDS
from locales import LANGUAGES
from tests.bot.discord.conftest import at_work
from tests.fakes.discord.people import FakeDiscord, Message, Person, Version, visible
from tests.scenarios.stage import NOTHING, NUMBERED, Actor, Seen, Stage, bare_line, number_of, with_notice

# What the app lets somebody write at once, in characters.
LONGEST_WRITTEN = 2000

# Hebrew is not among the languages of the app: it is chosen in the conversation.
LOCALES = {"en": "en-US", "el": "el", "tr": "tr", "he": "en-US"}


class Discord:
    """Discord: the bot listens to the gateway, people have the app."""

    def __init__(self, fake: FakeDiscord, database: Database):
        self.fake, self.database = fake, database
        self._running: AbstractAsyncContextManager[Any] | None = None

    async def start(self) -> None:
        """The bot begins to work."""
        self._running = at_work(self.fake, Desk(self.database))
        await self._running.__aenter__()

    async def stop(self) -> None:
        """The bot ends."""
        assert self._running is not None
        await self._running.__aexit__(None, None, None)

    async def restart(self) -> None:
        """The bot ends, and starts again."""
        await self.stop()
        await self.start()

    async def actor(self, name: str, language: str) -> Actor:
        """Somebody with the app in a language."""
        app = App(self.fake.person(name, locale=LOCALES[language]))
        if language != "en":  # a message tells nothing of the language of the app, a command does
            await app.person.slash("start")
        if language == "he":
            await app.says("/language")
            await app.says(str(LANGUAGES.index(language) + 1))
            app.seen, app.screens = (), []
        return app


class App:
    """Somebody on Discord."""

    def __init__(self, person: Person):
        self.person = person
        self.seen: tuple[Seen, ...] = ()
        self.screens: list[Version] = []

    @property
    def screen(self) -> Seen:
        """The present screen."""
        return seen_in(self.screens[-1]) if self.screens else NOTHING

    async def says(self, text: str) -> None:
        """Uses a command of the menu, or writes in the direct messages as much as the app lets anybody write."""
        if text.startswith("/") and text[1:] in COMMANDS:
            await self._does(lambda: self.person.slash(text[1:]))
        else:
            await self._does(lambda: self.person.says(text[:LONGEST_WRITTEN]))

    async def replies(self, label: str, text: str) -> None:
        """Answers a message."""
        about = (m for m in reversed(self._bots()) if visible(m.text).startswith(f"{label} · "))
        message = next(about)
        await self._does(lambda: self.person.says(text, reply_to=message))

    async def taps(self, words: str) -> None:
        """Presses a button, or chooses from a list."""
        await self._taps(self.screens[-1], words)

    async def taps_before(self, words: str) -> None:
        """Presses what is not there any more."""
        await self._taps(self.screens[-2], words)

    async def _taps(self, screen: Version, words: str) -> None:
        buttons = [control["custom_id"] for control in screen.controls if control["type"] == 2]
        if words.startswith("/"):
            id = next(id for id in buttons if id.endswith(f":{words}"))
            await self._does(lambda: self.person.tap_raw(id, screen.message))
            return
        place = number_of(words, seen_in(screen).choices) - 1
        if screen.menus:
            (menu,) = screen.menus
            values = [menu["options"][place]["value"]]
            await self._does(lambda: self.person.tap_raw(menu["custom_id"], screen.message, values=values))
        else:
            await self._does(lambda: self.person.tap_raw(buttons[place], screen.message))

    def _bots(self) -> list[Message]:
        return [message for message in self.person.messages if message.from_bot and not _notice(message)]

    async def _does(self, act: Callable[[], Awaitable[object]]) -> None:
        known = {message.id: message.version for message in self._bots()}
        notices = len([message for message in self.person.messages if _notice(message)])
        await act()
        changed = [m.version for m in self._bots() if known.get(m.id) != m.version]
        new = [v for v in changed if v.text and not _only_stripped(v, known.get(v.message.id))]
        told = [message for message in self.person.messages if _notice(message)][notices:]
        self.seen = with_notice(told[-1].text if told else "", [seen_in(version) for version in new])
        self.screens += new[-1:]


def _notice(message: Message) -> bool:
    """A line for one person's eyes only, beside the screens."""
    return message.from_bot and not message.embeds


def _only_stripped(now: Version, before: Version | None) -> bool:
    return before is not None and now.text == before.text and not now.components


def seen_in(version: Version) -> Seen:
    """A message as it reads."""
    lines, listed = [], dict[int, str]()
    for line in visible(version.text).splitlines():
        if found := NUMBERED.fullmatch(line):
            listed[int(found[1])] = found[2]
        elif line.strip():
            lines.append(bare_line(line))
    words = [visible(option["label"]) for menu in version.menus for option in menu["options"]]
    words += [visible(control["label"]) for control in version.controls if control["type"] == 2]
    numbered = [found for word in words if (found := NUMBERED.fullmatch(word))]
    return Seen(tuple(lines), tuple(listed.get(int(found[1]), found[2]) for found in numbered))


@asynccontextmanager
async def discord(database: Database) -> AsyncIterator[Stage]:
    """Discord with the bot at work."""
    async with FakeDiscord() as fake:
        with fake.patched():
            stage = Discord(fake, database)
            await stage.start()
            try:
                yield stage
            finally:
                await stage.stop()
