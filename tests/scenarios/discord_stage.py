"""Scenarios on Discord: the real client library against the fake, in direct messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

from bot.storage.database import Database
from dialogues.conversation import COMMANDS
from locales import LANGUAGES
from tests.bot.discord.conftest import at_work
from tests.fakes.discord.people import FakeDiscord, Message, Person, Version
from tests.fakes.words import visible
from tests.scenarios.stage import Actor, Member, Platform, Seen, Stage, message_about, now, number_of, pressed, seen_in

# What the app lets somebody write at once, in characters.
LONGEST_WRITTEN = 2000

# Hebrew is not among the languages of the app: it is chosen in the conversation.
LOCALES = {"en": "en-US", "el": "el", "tr": "tr", "he": "en-US"}


class Discord(Platform):
    """Discord: the bot listens to the gateway, people have the app."""

    def __init__(self, fake: FakeDiscord, database: Database, now: Callable[[], datetime]):
        super().__init__(database, lambda desk: at_work(fake, desk), now)
        self.fake = fake

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


class App(Member[Version]):
    """Somebody on Discord."""

    def __init__(self, person: Person):
        super().__init__()
        self.person = person

    async def says(self, text: str) -> None:
        """Uses a command of the menu, or writes in the direct messages as much as the app lets anybody write."""
        if text.startswith("/") and text[1:] in COMMANDS:
            await self.does(lambda: self.person.slash(text[1:]))
        else:
            await self.does(lambda: self.person.says(text[:LONGEST_WRITTEN]))

    async def replies(self, label: str, text: str) -> None:
        """Answers a message."""
        message = message_about(label, self._bots())
        await self.does(lambda: self.person.says(text, reply_to=message))

    async def sends(self, file: Path) -> None:
        """Sends a file in the direct messages."""
        await self.does(lambda: self.person.sends(file.name, content=file.read_bytes()))

    async def press(self, screen: Version, words: str) -> None:
        """Press a button, or choose from a list."""
        buttons = [(control["label"], control["custom_id"]) for control in screen.controls if control["type"] == 2]
        choices = self.read(screen).choices
        if words.startswith("/"):
            id = next(id for _, id in buttons if id.endswith(f":{words}"))
        elif not screen.menus or any(words == visible(label) for label, _ in buttons):
            id = pressed(words, buttons, choices)
        else:
            (menu,) = screen.menus
            values = [menu["options"][number_of(words, choices) - 1]["value"]]
            await self.does(lambda: self.person.tap_raw(menu["custom_id"], screen.message, values=values))
            return
        await self.does(lambda: self.person.tap_raw(id, screen.message))

    def _bots(self) -> list[Message]:
        return [message for message in self.person.messages if message.from_bot and not _notice(message)]

    async def does(self, act: Callable[[], Awaitable[object]]) -> None:
        """Do something, and see what comes of it."""
        known = {message.id: message.version for message in self._bots()}
        notices = len([message for message in self.person.messages if _notice(message)])
        await act()
        changed = [m.version for m in self._bots() if known.get(m.id) != m.version]
        new = [v for v in changed if v.text and not _only_stripped(v, known.get(v.message.id))]
        told = [message for message in self.person.messages if _notice(message)][notices:]
        self.sees(told[-1].text if told else "", new)

    @property
    def written(self) -> list[str]:
        """The text of every message of the bot, also of those for one person's eyes alone."""
        return [visible(message.text) for message in self.person.messages if message.from_bot]

    @property
    def newest(self) -> Version | None:
        """The newest message with buttons or a list."""
        return next((message.version for message in reversed(self._bots()) if message.version.controls), None)

    @staticmethod
    def read(version: Version) -> Seen:
        """A message as it reads."""
        words = [option["label"] for menu in version.menus for option in menu["options"]]
        words += [control["label"] for control in version.controls if control["type"] == 2]
        return seen_in(version.text, words)


def _notice(message: Message) -> bool:
    """A line for one person's eyes only, beside the screens."""
    return message.from_bot and not message.embeds


def _only_stripped(now: Version, before: Version | None) -> bool:
    return before is not None and now.text == before.text and not now.components


@asynccontextmanager
async def discord(database: Database, now: Callable[[], datetime] = now) -> AsyncIterator[Stage]:
    """Discord with the bot at work."""
    async with FakeDiscord() as fake:
        with fake.patched():
            async with Discord(fake, database, now) as stage:
                yield stage
