"""The bot is killed in the middle of conversations and started again: what it had answered is kept, once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from bot.channels.outlet import reference
from bot.channels.telegram.handlers import CHANNEL
from bot.channels.telegram.render import TAP
from bot.desk import HOME
from bot.storage.database import Database
from dialogues import pages
from dialogues.state import Conversation
from locales import locale
from tests.bot import model
from tests.campaign import size
from tests.fakes.killed import Killable
from tests.fakes.telegram import FakeTelegram, Message, Person, Tap
from tests.fakes.telegram_server import Keyboard

KILLS = size(6, 100)

LANGUAGES = ("en", "tr", "he")

# What the bot may say to a tap that does not count.
NOT_COUNTED = ("outdated", "case-closed")


class Process(Killable):
    """The bot on Telegram."""

    def __init__(self, fake: FakeTelegram, url: str, folder: Path, port: int | None = None) -> None:
        """port: where it listens, if it is to be told of updates instead of asking."""
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
        super().__init__(folder, settings)
        self.fake = fake
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


@dataclass
class Input:
    """One thing that a director did: a tap on a message, or a text."""

    text: str = ""
    on: Message | None = None
    data: str = ""
    tap: Tap | None = None
    update: int | None = None
    sent: int = 0
    present: bool = False  # the tap was on the newest screen, or on the present one of its case
    seen: Keyboard = field(default_factory=list)  # the buttons that were there
    comes_again: bool = False  # the bot that died had not acknowledged it
    was_kept: bool = False  # it was in the database when the bot had died, without an answer

    @property
    def counts_as(self) -> Callable[[Conversation], Conversation]:
        """What it does to the conversation, where it counts."""
        if self.on is None:
            return lambda state: model.typed(state, self.text)
        found = TAP.fullmatch(self.data)
        assert found is not None
        number, choice = int(found["number"]), found["choice"]
        return lambda state: model.tapped(state, number, choice)

    @property
    def overtaken(self) -> bool:
        """Whether the message became another screen after it was tapped: the bot was still at what was before."""
        return self.on is not None and bool(self.on.keyboard) and self.on.keyboard != self.seen

    def __str__(self) -> str:
        return f"{self.data!r} on {self.on.message_id}" if self.on else f"{self.text!r}"


@dataclass
class Director:
    """Somebody who goes through one case after another, and knows what ought to be kept of it."""

    person: Person
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

    def choose(self) -> Input:
        """Mostly a button of the newest screen, sometimes an older one, sometimes words."""
        screens = [message for message in self.person.bot_messages if message.keyboard]
        if not screens or self.chance.random() < 0.35:
            return Input(model.random_text(self.chance))
        on = self.chance.choice(screens) if self.chance.random() < 0.15 else screens[-1]
        data = str(self.chance.choice([button for row in on.keyboard for button in row])["callback_data"])
        present = on is screens[-1] or reference(CHANNEL, on.message_id) == self.live.get(int(data.partition(":")[0]))
        return Input(on=on, data=data, present=present, seen=on.keyboard)

    async def act(self, what: Input) -> None:
        """Do it, wait until the bot has reacted, and see that the database has it; undone if the bot dies first."""
        self.doing = what
        self.do(what)
        if not await chat_quiet(self, lambda: self.process.dead or self.reacted(what)):
            raise AssertionError(f"{self.told}: no reaction\n{self.person.picture}\n{self.process.log.read_text()}")
        if self.process.dead:
            return
        await self.reacted_rightly(what)
        self.doing, self.shaken = None, self.process.dead

    def do(self, what: Input) -> None:
        """Tap, or type."""
        self.did.append(str(what))
        if what.on is not None:
            what.tap = self.person.taps_without_waiting(what.data, what.on)
            what.update = what.tap.update_id
        else:
            message, what.update = self.person.fake.write(self.person.user, self.person.chat, what.text)
            what.sent = message.message_id

    def reacted(self, what: Input) -> bool:
        """Whether the bot has answered the tap, or written something below the text."""
        if what.tap is not None:
            return what.tap.answered.is_set()
        return any(message.message_id > what.sent for message in reversed(self.person.bot_messages))

    async def reacted_rightly(self, what: Input) -> None:
        """The database has what was done; or the bot has said that it did not count, and may have had a reason to."""
        kept = await self.kept()
        if said := self.not_counted(what):
            self.outcomes[said] += 1
            assert self.shaken or not what.present or what.overtaken, (
                f"{self.told}: {said}, for no reason\n{self.person.picture}"
            )
            assert model.without_place(kept.state) == model.without_place(self.state), f"{self.told}: {said}"
            self.state = kept.state
        else:
            self.state = what.counts_as(self.state)
            self.outcomes["tap" if what.tap else "text"] += 1
            assert kept.state == self.state, self.told
        await self.screens_are_right()

    def not_counted(self, what: Input) -> str:
        """Why the bot did not take it, as it says; empty where it took it."""
        say = locale(self.state.language).text
        if what.tap is not None:
            return next((id for id in NOT_COUNTED if what.tap.notice == say(id)), "")
        return "resumed" if self.shaken and say("resumed") in self.person.screen else ""

    async def screens_are_right(self) -> None:
        """What is so now can be tapped, and no case has two messages with buttons that work."""
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
        on = next((m for m in self.person.bot_messages if reference(CHANNEL, m.message_id) == kept.live[number]), None)
        shown = [str(button["callback_data"]).split(":", 2) for row in on.keyboard for button in row] if on else []
        screen = pages.show(self.state)
        choices = [*(choice.id for choice in screen.choices), *(f"/{key}" for key in screen.keys)]
        revisions = {str(kept.revisions[number])} if number != HOME else {revision for _, revision, _ in shown}
        return shown == [[str(number), revision, choice] for revision in revisions for choice in choices]

    def buttons(self) -> list[tuple[str, int, int]]:
        """Each message with buttons, and the case and the revision that it belongs to."""
        screens = [message for message in self.person.bot_messages if message.keyboard]
        first = [(m.message_id, m.keyboard[0][0]["callback_data"].split(":")) for m in screens]
        return [(reference(CHANNEL, message), int(number), int(revision)) for message, (number, revision, *_) in first]

    async def kept(self) -> model.Kept:
        kept = await model.read(self.database, self.person.id)
        assert kept is not None
        model.coherent(kept)
        self.live = kept.live
        return kept

    # After a kill

    async def died(self) -> None:
        """What the bot had answered is in the database; what it had not is there wholly or not at all."""
        kept = await self.kept()
        doing = self.doing
        # What was done with may be done again by the next start, which then shows it anew.
        self.shaken = True
        if doing is None:
            assert kept.state == self.state, f"{self.told}: kept is something else"
            return
        if self.reacted(doing):
            said = self.not_counted(doing)
            after = self.state if said else doing.counts_as(self.state)
            self.outcomes["killed after the answer"] += 1
            same = (kept.state == after) if not said else model.without_place(kept.state) == model.without_place(after)
            assert same, f"{self.told}: was answered, and is not kept"
            self.state, self.doing = kept.state, None
        else:
            after = doing.counts_as(self.state)
            doing.was_kept = kept.state == after != self.state
            self.outcomes["killed after the transaction" if doing.was_kept else "killed before it"] += 1
            assert kept.state in self.may_be(doing), f"{self.told}: half of it is kept"
        assert doing.update is not None
        doing.comes_again = self.person.fake.undelivered(doing.update)

    def may_be(self, doing: Input) -> list[Conversation]:
        """What may be kept of something that had no reaction: nothing, or all of it."""
        places = [self.state.at(number) for number in (None, *model.cases_of(self.state))]
        # A tap that is out of date leads to another case, and changes nothing else.
        return [self.state, doing.counts_as(self.state), *(places if doing.tap else ())]

    async def came_back(self) -> None:
        """The bot runs again. Whoever got no reaction gets it now, without doing anything, and it is done once."""
        doing = self.doing
        if doing is None:
            return
        before, once = self.state, doing.counts_as(self.state)
        self.outcomes["came again" if doing.comes_again else "was in the inbox"] += 1
        await self.gets_a_reaction(doing)
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

    async def gets_a_reaction(self, what: Input) -> None:
        if not await chat_quiet(self, lambda: self.reacted(what)):
            raise AssertionError(f"{self.told}: no reaction\n{self.person.picture}\n{self.process.log.read_text()}")

    @property
    def told(self) -> str:
        """What was done last, for the messages of failures."""
        return f"{self.person.name} did {', '.join(self.did[-4:])}"


async def chat_quiet(director: Director, done: Callable[[], bool]) -> bool:
    return await director.person.fake.quiet(director.person.chat, done, 20)


@asynccontextmanager
async def a_death(process: Process, fake: FakeTelegram, chance: Random) -> AsyncIterator[None]:
    """Some time inside, the bot is killed: at any moment, when it makes some call, or as soon as that has an effect."""
    loop = asyncio.get_running_loop()
    how = chance.choice(("moment", "call", "call", "effect"))
    calls = chance.randrange(2, 24)
    slow = chance.choice((0.0, 0.0, 0.01))

    def called(method: str) -> float:
        nonlocal calls
        if method.startswith(("send", "edit", "answer")):
            calls -= 1
            if calls <= 0 and how == "call" and method.startswith(("send", "answer")):
                process.kill_now()
                return 1.0  # until the connection is gone, and the call with it
            if calls <= 0 and how == "effect":
                loop.call_soon(process.kill_now)
        return slow

    fake.delay = called
    if how == "moment":
        loop.call_later(chance.uniform(0.0, 0.6), process.kill_now)
    try:
        yield
    finally:
        fake.delay = 0.0


async def test_the_bot_is_killed_at_any_moment(fake: FakeTelegram, url: str, tmp_path: Path) -> None:
    """After each kill what was answered is kept, what was not is there wholly or not at all, and people go on."""
    fake.settle = 0.04
    chance = Random(f"{KILLS} kills")
    process, outcomes = Process(fake, url, tmp_path), Counter[str]()
    database = await Database.open(url)
    people = [fake.person(f"Director {language}", language_code=language) for language in LANGUAGES]
    directors = [Director(p, Random(chance.random()), process, database, outcomes) for p in people]
    try:
        await process.start()
        for director in directors:
            director.state = replace(director.state, language=director.person.language_code or "en")
            await director.act(Input("/start"))
            await director.act(Input("1"))
        while process.killed < KILLS:
            async with a_death(process, fake, chance):
                await asyncio.gather(*(director.goes_on() for director in directors))
            await process.buried()
            for director in directors:
                await director.died()
            if chance.random() < 0.2:
                await process.fork_and_die(chance.uniform(0.0, 0.5))
            await process.start()
            await fake.settled(20)
            for director in directors:
                await director.came_back()
        for director in directors:
            for _ in range(3):
                await director.act(director.choose())
    finally:
        await process.stop()
        await database.close()
    print(outcomes)
    assert outcomes["killed after the transaction"] + outcomes["killed after the answer"] > KILLS / 4, outcomes
    assert outcomes["tap"] + outcomes["text"] > 2 * KILLS, "there was something to lose"
    assert "ERROR" not in process.log.read_text()
