"""The bot is killed in the middle of conversations and started again: what it had shown is kept, once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from discord import InteractionResponseType

from bot.channels.discord.client import BUTTON, CHANNEL, LIST, WITH_WORDS
from bot.channels.discord.render import OPTIONS
from bot.channels.outlet import reference
from bot.desk import HOME
from bot.storage import inbox
from bot.storage.database import Database
from dialogues import conversation, pages
from dialogues.conversation import COMMANDS
from dialogues.state import Conversation
from locales import locale
from tests.bot import model
from tests.bot.waiting import comes
from tests.campaign import size
from tests.fakes.discord.model import SELECT
from tests.fakes.discord.people import Club, FakeDiscord, Interaction, Message, Person, Version, plain
from tests.fakes.killed import Killable

KILLS = size(4, 100)

# The first answer to a press that shows something; all others only say that it was heard.
UPDATE = InteractionResponseType.message_update.value

# What the bot may say to a press that does not count.
NOT_COUNTED = ("outdated", "case-closed")

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

    def __init__(self, fake: FakeDiscord, url: str, folder: Path) -> None:
        settings = {
            "FIFTH_SEAT_DISCORD_TOKEN": fake.token,
            "FIFTH_SEAT_DISCORD_SHARDS": "1",
            "FIFTH_SEAT_DATABASE_URL": url,
            "FAKE_API": fake.base_url,
            "FAKE_GATEWAY": fake.gateway_url,
        }
        super().__init__(folder, settings, PREPARED)
        self.fake = fake

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        await self.fork()
        assert await self.fake.until(lambda: bool(self.fake.gateway.connected), 60), self.log.read_text()
        await self.fake.caught_up(20)

    async def buried(self) -> None:
        """Wait until nothing of it is left, and Discord has noticed."""
        await super().buried()
        assert await self.fake.quiet(None, lambda: not self.fake.gateway.connected, 20)


Pressed = tuple[int, int, str]  # the case, its revision and the choice


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
class Input:
    """One thing that a director did: a press on a message; or a text, as a message, a command or in a form."""

    text: str = ""
    way: str = "message"
    on: Message | None = None
    pressed: Pressed = (HOME, 0, "")
    interaction: Interaction | None = None
    sent: int = 0
    calls: int = 0  # how many calls there had been before
    present: bool = False  # the press was on the newest screen, or on the present one of its case
    seen: Version | None = None  # how the message looked

    @property
    def counts_as(self) -> Callable[[Conversation], Conversation]:
        """What it does to the conversation, where it counts."""
        if self.on is None:
            return lambda state: model.typed(state, self.text)
        number, _, choice = self.pressed
        return lambda state: model.tapped(state, number, choice)

    @property
    def overtaken(self) -> bool:
        """Whether the message became another screen after it was pressed: the bot was still at what was before."""
        return self.on is not None and self.seen is not None and self.on.version.components != self.seen.components

    def __str__(self) -> str:
        return f"{self.pressed} on {self.on.id}" if self.on else f"{self.text!r} as a {self.way}"


@dataclass
class Director:
    """Somebody who goes through one case after another, and knows what ought to be kept of it.

    club: where they do it; privately where None.
    """

    person: Person
    club: Club | None
    chance: Random
    process: Process
    database: Database
    outcomes: Counter[str]
    state: Conversation = model.NEWCOMER
    live: Mapping[int, str | None] = field(default_factory=dict)
    doing: Input | None = None
    shaken: bool = False  # the bot was killed, and not every screen need be where it ought to be
    did: list[str] = field(default_factory=list)

    async def goes_on(self) -> None:
        """One thing after another, for as long as the bot lives."""
        while not self.process.dead:
            await self.act(self.choose())
            await asyncio.sleep(self.chance.choice((0, 0, 0.01)))

    @property
    def screens(self) -> list[Message]:
        """The messages with something to press, oldest first."""
        return [message for message in self.messages if message.components]

    @property
    def messages(self) -> list[Message]:
        """What the bot has written: in the club, and directly where it went on after a kill; oldest first."""
        directly = self.person.at(None).bot_messages
        there = self.person.at(self.club).bot_messages if self.club else []
        return sorted((*there, *directly), key=lambda message: message.id)

    def choose(self) -> Input:
        """Mostly something of the newest screen, sometimes of an older one, sometimes words."""
        screens = self.screens
        if not screens or self.chance.random() < 0.35:
            return self.words(model.random_text(self.chance) or "yes")
        on = self.chance.choice(screens) if self.chance.random() < 0.15 else screens[-1]
        offered = on_offer(on.version)
        if not offered:
            return self.words(model.random_text(self.chance) or "yes")
        pressed = self.chance.choice(offered)
        present = on is screens[-1] or reference(CHANNEL, on.id) == self.live.get(pressed[0])
        return Input(on=on, pressed=pressed, present=present, seen=on.version)

    def words(self, text: str) -> Input:
        """A text, in one of the ways in which it can be given here."""
        name, _, words = text.removeprefix("/").partition(" ")
        ways = ["message"] * 3 if self.club is None else []
        if text.startswith("/") and name in COMMANDS and (not words or name in WITH_WORDS):
            ways.append("command")
        elif self.screens:
            ways.append("form")
        return Input(text if ways else "/start", self.chance.choice(ways or ["command"]))

    async def act(self, what: Input) -> None:
        """Do it, wait until the bot has reacted, and see that the database has it; undone if the bot dies first."""
        self.doing = what
        await self.do(what)
        if not await self.quiet(lambda: self.process.dead or self.reacted(what)):
            raise AssertionError(f"{self.told}: no reaction\n{self.person.picture}\n{self.process.log.read_text()}")
        if await self.reacted_rightly(what):
            self.doing, self.shaken = None, self.process.dead

    async def do(self, what: Input) -> None:
        """Press, or give the text."""
        self.did.append(str(what))
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

    async def reacted_rightly(self, what: Input) -> bool:
        """The database has what was done; or the bot has said that it did not count, and may have had a reason to.

        False where it died before that was certain.
        """
        kept, said, once = await self.kept(), self.not_counted(what), what.counts_as(self.state)
        for _ in range(60):
            if self.process.dead:
                return False
            if said or kept.state == once:
                break
            await asyncio.sleep(0.05)
            kept, said = await self.kept(), self.not_counted(what)
        if said:
            self.outcomes[said] += 1
            assert self.shaken or not what.present or what.overtaken, (
                f"{self.told}: {said}, for no reason\n{self.person.picture}"
            )
            assert model.without_place(kept.state) == model.without_place(self.state), f"{self.told}: {said}"
            self.state = kept.state
        else:
            self.state = once
            self.outcomes["press" if what.on else what.way] += 1
            assert kept.state == self.state, f"{self.told}\n{self.person.picture}"
        await self.screens_are_right()
        return True

    def not_counted(self, what: Input) -> str:
        """Why the bot did not take it, as it says; empty where it took it."""
        say = locale(self.state.language).text
        if what.on is not None:
            notice = what.interaction.notice if what.interaction is not None else None
            return next((id for id in NOT_COUNTED if notice == plain(say(id))), "")
        return "resumed" if self.shaken and plain(say("resumed")) in self.person.screen else ""

    async def screens_are_right(self) -> None:
        """What is so now can be pressed, and no case has two messages with buttons that work."""
        # That a message was sent is noted after it was sent, without another word.
        for wait in (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2):
            await asyncio.sleep(wait)
            kept = await self.kept()
            if self.process.dead or self.is_shown(kept):
                break
        else:
            raise AssertionError(f"{self.told}: is not what is shown\n{self.person.picture}")
        working = Counter(
            number
            for message, number, revision in self.buttons()
            if kept.revisions.get(number) == revision and kept.live[number] in (None, message)
        )
        assert self.process.dead or all(count == 1 for count in working.values()), (
            f"{self.told}: {working}\n{self.person.picture}"
        )

    def is_shown(self, kept: model.Kept) -> bool:
        """Whether the message noted as the one that shows where one is has the buttons for that."""
        number = self.state.current or HOME
        on = next((m for m in self.messages if reference(CHANNEL, m.id) == kept.live[number]), None)
        shown = on_offer(on.version) if on else []
        screen = pages.show(self.state)
        choices = [*(choice.id for choice in screen.choices[:OPTIONS]), *(f"/{key}" for key in screen.keys)]
        revisions = {kept.revisions[number]} if number != HOME else {revision for _, revision, _ in shown}
        return shown == [(number, revision, choice) for revision in revisions for choice in choices]

    def buttons(self) -> list[tuple[str, int, int]]:
        """Each message with buttons, and the case and the revision that it belongs to."""
        found = [(message, on_offer(message.version)) for message in self.screens]
        return [(reference(CHANNEL, message.id), *offered[0][:2]) for message, offered in found if offered]

    async def kept(self) -> model.Kept:
        kept = await model.read(self.database, self.person.id, CHANNEL)
        assert kept is not None
        model.coherent(kept)
        self.live = kept.live
        return kept

    async def quiet(self, done: Callable[[], bool]) -> bool:
        return await self.person.fake.quiet(self.person.channel, done, 20)

    # After a kill

    async def died(self) -> None:
        """What the bot had shown is in the database; what it had not is there wholly or not at all."""
        kept = await self.kept()
        doing = self.doing
        # What nobody else sees cannot be edited by the next start, which may show it anew; also of what was done with.
        shaken, self.shaken = self.shaken, True
        if doing is None:
            assert kept.state == self.state, f"{self.told}: kept is something else"
            return
        after = doing.counts_as(self.state)
        if self.reacted(doing):
            self.outcomes["killed after the answer"] += 1
            # The line that a press does not count comes last, and may not have come.
            refused = self.not_counted(doing) or (doing.on and (shaken or not doing.present or doing.overtaken))
            unchanged = refused and model.without_place(kept.state) == model.without_place(self.state)
            taken = kept.state == after and not self.not_counted(doing)
            assert unchanged or taken, f"{self.told}: was answered, and is not kept\n{self.person.picture}"
            self.state, self.doing = kept.state, None
        else:
            heard = doing.interaction is not None and doing.interaction.acknowledged.is_set()
            when = "after the transaction" if kept.state != self.state else "when heard" if heard else "before it"
            self.outcomes[f"killed {when}"] += 1
            assert kept.state in self.may_be(doing), f"{self.told}: half of it is kept"

    def may_be(self, doing: Input) -> list[Conversation]:
        """What may be kept of something that was not answered: nothing, or all of it."""
        places = [self.state.at(number) for number in (None, *model.cases_of(self.state))]
        # A press that is out of date leads to another case, and changes nothing else.
        return [self.state, doing.counts_as(self.state), *(places if doing.on else ())]

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
        await self.do(again)
        if not await self.quiet(lambda: self.process.dead or self.reacted(again)):
            raise AssertionError(f"{self.told} again: no reaction\n{self.person.picture}")
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

    @property
    def told(self) -> str:
        """What was done last, for the messages of failures."""
        return f"{self.person.name} did {', '.join(self.did[-4:])}"


@asynccontextmanager
async def a_death(process: Process, fake: FakeDiscord, chance: Random) -> AsyncIterator[None]:
    """Some time inside, the bot is killed: at any moment, when it makes some call, or as soon as that has an effect."""
    loop = asyncio.get_running_loop()
    how = chance.choice(("moment", "call", "effect", "effect"))
    calls = chance.randrange(2, 36)
    slow = chance.choice((0.0, 0.0, 0.01))

    def called(route: str) -> float:
        nonlocal calls
        calls -= 1
        if calls == 0 and how == "call":
            process.kill_now()
            fake.fail_next(route, 503)  # the call goes with it
            return 0.0
        if calls == 0 and how == "effect":
            loop.call_soon(process.kill_now)
            return 0.0
        return slow

    fake.delay = called
    if how == "moment":
        loop.call_later(chance.uniform(0.0, 0.6), process.kill_now)
    try:
        yield
    finally:
        fake.delay = 0.0


async def test_the_bot_is_killed_at_any_moment(fake: FakeDiscord, url: str, tmp_path: Path) -> None:
    """After each kill what was shown is kept, what was not is there wholly or not at all, and people go on."""
    fake.settle, fake.busy = 0.04, None
    chance = Random(f"{KILLS} kills")
    process, outcomes = Process(fake, url, tmp_path), Counter[str]()
    database = await Database.open(url)
    people = [fake.person(f"Director {name}", locale=name) for name in ("en-US", "tr", "el")]
    club = fake.guild("Club", members=people)
    clubs = (None, None, club)
    directors = [
        Director(person, where, Random(chance.random()), process, database, outcomes)
        for person, where in zip(people, clubs, strict=True)
    ]
    try:
        await process.start()
        for director in directors:
            director.state = replace(director.state, language=director.person.locale[:2])
            await director.act(Input("/start", "command"))
            await director.act(Input("1", "form"))
        while process.killed < KILLS:
            async with a_death(process, fake, chance):
                await asyncio.gather(*(director.goes_on() for director in directors))
            await process.buried()
            for director in directors:
                await director.died()
            if chance.random() < 0.25:
                await process.fork_and_die(chance.uniform(0.0, 0.6))
                outcomes["killed while it started"] += 1
            await process.start()
            for director in directors:
                await director.came_back()
        for director in directors:
            for _ in range(3):
                await director.act(director.choose())
    finally:
        await process.stop()
        await database.close()
    print(process.killed, outcomes)
    assert outcomes["killed after the transaction"] + outcomes["killed after the answer"] > KILLS / 4, outcomes
    assert "ERROR" not in process.log.read_text()
