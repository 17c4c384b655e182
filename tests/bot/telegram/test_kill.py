"""The bot is killed in the middle of conversations and started again: what it had answered is kept, once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

import pytest

from bot.channels.outlet import reference
from bot.channels.telegram.handlers import CHANNEL
from bot.channels.telegram.render import TAP
from bot.storage.database import Database
from tests.bot import killing, model
from tests.bot.killing import Pressed, killed_among
from tests.campaign import size
from tests.fakes.killed import Killable
from tests.fakes.telegram import FakeTelegram, Message, Person, Tap
from tests.fakes.telegram_server import Keyboard

pytestmark = pytest.mark.long

KILLS = size(6, 100)

LANGUAGES = ("en", "tr", "he")


class Process(Killable):
    """The bot on Telegram."""

    fake: FakeTelegram
    deaths = ("moment", "call", "call", "effect")
    calls = 24

    def __init__(self, fake: FakeTelegram, url: str, folder: Path, port: int | None = None, prepared: str = "") -> None:
        """port: where it listens, if it is to be told of updates instead of asking; prepared: as in Killable."""
        settings = {
            "FIFTH_SEAT_TELEGRAM_TOKEN": fake.token,
            "FIFTH_SEAT_TELEGRAM_API": fake.base_url.removesuffix("/bot"),
            "FIFTH_SEAT_DATABASE_URL": url,
        }
        if port is not None:
            settings |= {
                "FIFTH_SEAT_TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{port}",
                "FIFTH_SEAT_TELEGRAM_WEBHOOK_SECRET": "a-secret",
                "FIFTH_SEAT_TELEGRAM_WEBHOOK_PORT": str(port),
            }
        super().__init__(fake, folder, settings, prepared)
        self.polls = port is None

    async def start(self) -> None:
        """Start it, and wait until it asks for updates, or says where it listens."""
        polls, hooks = self.fake.polls, len(self.fake.called("setWebhook"))
        await self.fork()
        assert await self.fake.until(
            lambda: self.fake.polls > polls if self.polls else len(self.fake.called("setWebhook")) > hooks, 60
        ), self.log.read_text()

    async def buried(self) -> None:
        """Wait until nothing of it is left, and the server has noticed."""
        await super().buried()
        await asyncio.sleep(0.03)

    def shows(self, call: str) -> bool:
        """Messages and answers to taps."""
        return call.startswith(("send", "edit", "answer"))

    def dies_with(self, call: str) -> float | None:
        """An edit is done all the same."""
        if not call.startswith(("send", "answer")):
            return None
        self.kill_now()
        return 1.0  # until the connection is gone, and the call with it


@dataclass
class Input(killing.Input):
    """A tap on a message, or a text."""

    on: Message | None = None
    tap: Tap | None = None
    update: int | None = None
    seen: Keyboard = field(default_factory=list)  # the buttons that were there
    comes_again: bool = False  # the bot that died had not acknowledged it

    @property
    def overtaken(self) -> bool:
        """Whether the message has other buttons than it had when it was tapped."""
        return self.on is not None and bool(self.on.keyboard) and self.on.keyboard != self.seen


@dataclass
class Director(killing.Director[Message, Input]):
    """Somebody with a telephone."""

    person: Person
    channel = CHANNEL

    @property
    def messages(self) -> list[Message]:
        return self.person.bot_messages

    def reference(self, message: Message) -> str:
        return reference(CHANNEL, message.message_id)

    def on_offer(self, message: Message) -> list[Pressed]:
        buttons = [TAP.fullmatch(button["callback_data"]) for row in message.keyboard for button in row]
        assert all(buttons), message.keyboard
        return [(int(found["number"]), int(found["revision"]), found["choice"]) for found in buttons if found]

    async def begins(self) -> None:
        self.state = replace(self.state, language=self.person.language_code or "en")
        for text in ("/start", "1"):
            await self.act(Input(text))

    def tap(self, message: Message, pressed: Pressed, present: bool) -> Input:
        shown = self.reference(message)
        return Input(reference=shown, pressed=pressed, present=present, on=message, seen=message.keyboard)

    def words(self, text: str) -> Input:
        return Input(text)

    async def do(self, what: Input) -> None:
        if what.on is not None:
            what.tap = self.person.taps_without_waiting(":".join(map(str, what.pressed)), what.on)
            what.update = what.tap.update_id
        else:
            message, what.update = self.person.fake.write(self.person.user, self.person.chat, what.text)
            what.sent = message.message_id

    def reacted(self, what: Input) -> bool:
        """Whether the bot has answered the tap, or written something below the text."""
        if what.tap is not None:
            return what.tap.answered.is_set()
        return any(message.message_id > what.sent for message in reversed(self.person.bot_messages))

    def notice(self, what: Input) -> str | None:
        return what.tap.notice if what.tap is not None else None

    async def quiet(self, done: Callable[[], bool]) -> bool:
        return await self.person.fake.quiet(self.person.chat, done, 20)

    async def died(self) -> None:
        """Besides, what the bot had not acknowledged comes again."""
        await super().died()
        if self.doing is not None:
            assert self.doing.update is not None
            self.doing.comes_again = self.person.fake.undelivered(self.doing.update)

    async def came_back(self) -> None:
        """Whoever got no reaction gets it now, without doing anything, and it is done once."""
        await self.person.fake.settled(20)
        doing = self.doing
        if doing is None:
            return
        before, once = self.state, doing.counts_as(self.state)
        self.outcomes["came again" if doing.comes_again else "was in the inbox"] += 1
        await self.waits(lambda: self.reacted(doing))
        kept = await self.kept()
        assert kept.state in self.may_be(doing), f"{self.told}: the restart has changed it"
        assert not doing.was_kept or kept.state == once, f"{self.told}: the restart has lost it"
        if said := self.not_counted(doing):
            self.outcomes[said] += 1
        assert kept.state == once or (said and model.without_place(kept.state) == model.without_place(before)), (
            f"{self.told}: is not what is kept"
        )
        self.state, self.doing, self.shaken = kept.state, None, False
        await self.screens_are_right()


async def test_the_bot_is_killed_at_any_moment(
    fake: FakeTelegram, url: str, database: Database, tmp_path: Path
) -> None:
    """After each kill what was answered is kept, what was not is there wholly or not at all, and people go on."""
    fake.settle = 0.04
    chance, process, outcomes = Random(f"{KILLS} kills"), Process(fake, url, tmp_path), Counter[str]()
    people = [fake.person(f"Director {language}", language_code=language) for language in LANGUAGES]
    directors = [Director(p, Random(chance.random()), process, database, outcomes) for p in people]
    await killed_among(directors, KILLS, chance)
    assert outcomes["tap"] + outcomes["text"] > 2 * KILLS, "there was something to lose"
