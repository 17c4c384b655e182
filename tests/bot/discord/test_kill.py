"""The bot is killed in the middle of conversations and started again: what it had shown is kept, once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
from discord import InteractionResponseType

from bot.channels.discord.client import BUTTON, CHANNEL, LIST, WITH_WORDS
from bot.channels.discord.render import OPTIONS
from bot.channels.outlet import reference
from bot.storage import inbox
from bot.storage.database import Database
from dialogues import conversation
from dialogues.conversation import COMMANDS
from tests.bot import killing, model
from tests.bot.killing import Pressed, killed_among
from tests.bot.waiting import comes
from tests.campaign import size
from tests.fakes.discord.model import SELECT
from tests.fakes.discord.people import Club, FakeDiscord, Interaction, Message, Person, Version, plain
from tests.fakes.killed import Killable

pytestmark = pytest.mark.long

KILLS = size(4, 100)

# The first answer to a press that shows something; all others only say that it was heard.
UPDATE = InteractionResponseType.message_update.value

# The library reaches the fake server, and does not wait long before it tries again.
PREPARED = """
import warnings
warnings.simplefilter("ignore", DeprecationWarning)
import discord, discord.backoff, yarl
import bot.channels.discord.app, bot.cli
discord.backoff.ExponentialBackoff.delay = lambda self: 0.05
main = bot.cli.main
def reaching_it():
    discord.http.Route.BASE = os.environ["FAKE_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["FAKE_GATEWAY"])
    main()
bot.cli.main = reaching_it
"""


class Process(Killable):
    """The bot on Discord."""

    fake: FakeDiscord
    deaths = ("moment", "call", "effect", "effect")
    calls = 36

    def __init__(self, fake: FakeDiscord, url: str, folder: Path, prepared: str = "") -> None:
        settings = {
            "FIFTH_SEAT_DISCORD_TOKEN": fake.token,
            "FIFTH_SEAT_DISCORD_SHARDS": "1",
            "FIFTH_SEAT_DATABASE_URL": url,
            "FAKE_API": fake.base_url,
            "FAKE_GATEWAY": fake.gateway_url,
        }
        super().__init__(fake, folder, settings, PREPARED + prepared)

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        await self.fork()
        assert await self.fake.until(lambda: bool(self.fake.gateway.connected), 60), self.log.read_text()
        await self.fake.caught_up(20)

    async def buried(self) -> None:
        """Wait until nothing of it is left, and Discord has noticed."""
        await super().buried()
        assert await self.fake.quiet(None, lambda: not self.fake.gateway.connected, 20)

    def shows(self, call: str) -> bool:
        """Every call."""
        return True

    def dies_with(self, call: str) -> float | None:
        """What was already on its way has its effect."""
        if self.dead:
            return None
        self.kill_now()
        self.fake.fail_next(call, 503)  # the call goes with it
        return 0.0


def on_offer(version: Version) -> list[Pressed]:
    """All that can be pressed or chosen, but the button that only opens the form."""
    found = []
    for control in version.controls:
        shape = (LIST if control["type"] == SELECT else BUTTON).fullmatch(control["custom_id"])
        assert shape is not None
        at = int(shape["number"]), int(shape["revision"])
        choices = [str(o["value"]) for o in control["options"]] if control["type"] == SELECT else [shape["choice"]]
        found += [(*at, choice) for choice in choices if choice != "/type"]
    return found


@dataclass
class Input(killing.Input):
    """A press on a message; or a text, as a message, a command or in a form."""

    way: str = "message"
    on: Message | None = None
    interaction: Interaction | None = None
    calls: int = 0  # how many calls there had been before
    seen: Version | None = None  # how the message looked

    @property
    def overtaken(self) -> bool:
        """Whether the message has other buttons and lists than it had when it was pressed."""
        return self.on is not None and self.seen is not None and self.on.version.components != self.seen.components


@dataclass
class Director(killing.Director[Message, Input]):
    """Somebody with the app.

    club: where they do it; privately where None.
    """

    person: Person
    club: Club | None = None
    channel = CHANNEL
    most = OPTIONS
    late = (0.05,) * 60

    @property
    def messages(self) -> list[Message]:
        """In the club, and directly where the bot went on after a kill."""
        directly = self.person.at(None).bot_messages
        there = self.person.at(self.club).bot_messages if self.club else []
        return sorted((*there, *directly), key=lambda message: message.id)

    def reference(self, message: Message) -> str:
        return reference(CHANNEL, message.id)

    def on_offer(self, message: Message) -> list[Pressed]:
        return on_offer(message.version)

    async def begins(self) -> None:
        self.state = replace(self.state, language=self.person.locale[:2])
        for text, way in (("/start", "command"), ("1", "form")):
            await self.act(Input(text, way))

    def tap(self, message: Message, pressed: Pressed, present: bool) -> Input:
        shown = self.reference(message)
        return Input(reference=shown, pressed=pressed, present=present, on=message, seen=message.version)

    def words(self, text: str) -> Input:
        """A text, in one of the ways in which it can be given here."""
        text = text or "yes"
        name, _, words = text.removeprefix("/").partition(" ")
        ways = ["message"] * 3 if self.club is None else []
        if text.startswith("/") and name in COMMANDS and (not words or name in WITH_WORDS):
            ways.append("command")
        elif self.screens:
            ways.append("form")
        return Input(text if ways else "/start", self.chance.choice(ways or ["command"]))

    async def do(self, what: Input) -> None:
        what.calls = len(self.person.fake.calls)
        what.interaction = None
        if what.on is not None:
            number, revision, choice = what.pressed
            id, values = f"fs-button:{number}:{revision}:{choice}", None
            if all(control.get("custom_id") != id for control in what.on.version.controls):
                id, values = f"fs-list:{number}:{revision}", [choice]
            what.interaction = self.person.taps_without_waiting(id, what.on, values=values)
        elif what.way == "command":
            name, _, words = what.text.removeprefix("/").partition(" ")
            options = {WITH_WORDS[name]: words} if words else {}
            what.interaction = self.person.slashes_without_waiting(name, where=self.club, **options)
        elif what.way == "form":
            await self.fill_in(what)
        else:
            what.sent = self.person.says_without_waiting(what.text).id

    async def fill_in(self, what: Input) -> None:
        """Open the form, and fill it in; nothing has been done if the bot dies before it is open."""
        on = self.screens[-1]
        (open_it,) = (c["custom_id"] for c in on.version.controls if c["custom_id"].endswith(":/type"))
        self.person.taps_without_waiting(open_it, on)
        if not await self.person.fake.until(lambda: self.process.dead or self.person.modal is not None, 20):
            raise AssertionError(f"{self.told}: no form\n{self.person.picture}")
        if self.person.modal is not None:
            (label,) = self.person.modal.labels
            what.interaction = self.person.fills_without_waiting({label: what.text})

    def reacted(self, what: Input) -> bool:
        """Whether the bot has shown something for it: that it has heard it is not enough."""
        if what.way == "message" and what.on is None:
            return any(message.id > what.sent for message in self.person.bot_messages[-3:])
        if what.interaction is None:
            return False
        calls = self.person.fake.calls[what.calls :]
        token = what.interaction.token
        mine = (call for call in calls if call.ok and token in call.path)
        return any(not call.path.endswith("/callback") or call.body["type"] == UPDATE for call in mine)

    def notice(self, what: Input) -> str | None:
        return what.interaction.notice if what.interaction is not None else None

    async def quiet(self, done: Callable[[], bool]) -> bool:
        return await self.person.fake.quiet(self.person.channel, done, 20)

    def line(self, id: str) -> str:
        return plain(super().line(id))

    # After a kill

    def may_be_refused(self, what: Input, shaken: bool) -> bool:
        """The line that a press does not count comes last, and may not have come."""
        return what.tapped and (shaken or not what.present or what.overtaken)

    async def came_back(self) -> None:
        """The bot runs again, and goes on with what it had kept; what it had not heard of is done once more."""
        doing = self.doing
        # What it says of that would be taken for what it says of the next thing.
        await self.gone_on()
        if doing is None:
            return
        before, once = self.state, doing.counts_as(self.state)
        between = (await self.kept()).state
        assert between in self.may_be(doing), f"{self.told}: the restart has changed it"
        if between == once != before:
            self.outcomes["went on"] += 1
            self.state, self.doing = between, None
            await self.screens_are_right()
            return
        self.outcomes["did it again"] += 1
        again = replace(doing)
        await self.does(again, lambda: self.process.dead or self.reacted(again))
        if self.process.dead:
            return
        may_be = [once]
        if doing.on is None and between == once and (between.current is None or self.leads_on(doing)):
            # These words mean the same whatever is shown, and to the bot they are other words than the first.
            may_be.append(doing.counts_as(once))
        for wait in (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6):
            await asyncio.sleep(wait)
            kept, said = await self.kept(), self.not_counted(again)
            if kept.state in may_be or said:
                break
        same = model.without_place(kept.state) in (model.without_place(before), model.without_place(once))
        assert kept.state in may_be or (said and same), f"{self.told} again\n{self.person.picture}"
        self.state, self.doing, self.shaken = kept.state, None, bool(said)
        if said:
            self.outcomes[said] += 1
        elif kept.state != once:
            self.outcomes["meant twice"] += 1
        if not self.shaken:
            await self.screens_are_right()

    async def gone_on(self) -> None:
        """Wait until nothing is left of what the bot had kept when it was killed."""

        async def over() -> bool:
            async with self.database.reading() as connection:
                return self.process.dead or not await inbox.waiting(connection, CHANNEL)

        await comes(over, lambda: f"{self.told}: it is not dealt with\n{self.process.log.read_text()}")

    def leads_on(self, what: Input) -> bool:
        return conversation.leads_on(what.text, self.state.language)


async def test_the_bot_is_killed_at_any_moment(fake: FakeDiscord, url: str, database: Database, tmp_path: Path) -> None:
    """After each kill what was shown is kept, what was not is there wholly or not at all, and people go on."""
    fake.settle, fake.busy = 0.04, None
    chance, process, outcomes = Random(f"{KILLS} kills"), Process(fake, url, tmp_path), Counter[str]()
    people = [fake.person(f"Director {name}", locale=name) for name in ("en-US", "tr", "el")]
    club = fake.guild("Club", members=people)
    directors = [
        Director(person, Random(chance.random()), process, database, outcomes, club=where)
        for person, where in zip(people, (None, None, club), strict=True)
    ]
    await killed_among(directors, KILLS, chance)
