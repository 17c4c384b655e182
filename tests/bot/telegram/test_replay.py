"""Updates that come twice, late, in another order, or from somebody else: never a wrong state, and always an answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from random import Random

import pytest_asyncio

from bot.channels.telegram.app import application, running
from bot.channels.telegram.order import UNLIMITED
from bot.storage.database import Database
from tests.bot import model
from tests.bot.ledger import Watched
from tests.campaign import size
from tests.fakes.telegram import FakeTelegram, Person, Tap

UPDATES = size(300, 10_000)

# What people of these tests type besides; the last two delete everything.
ALSO_TYPED = (
    "<b>&amp;</b>",
    "x" * 4096,
    "\0",
    "\u202etext",
    "/ruling@other_bot",
    "/start 1:1:yes",
    "/forget",
    "/forget",
)


@pytest_asyncio.fixture
async def desk(fake: FakeTelegram, database: Database) -> AsyncIterator[Watched]:
    """The bot at work without Telegram's limits, which would make this take hours."""
    desk = Watched(database)
    bot = application(fake.token, desk, fake.base_url.removesuffix("/bot"), UNLIMITED)
    fake.watch(bot)
    async with running(bot):
        yield desk


@dataclass
class Crowd:
    """People who do everything that telephones, bad lines and bad manners do."""

    fake: FakeTelegram
    people: list[Person]
    chance: Random
    taps: list[Tap] = field(default_factory=list)
    updates: list[int] = field(default_factory=list)

    def does_something(self) -> None:
        """One update, of somebody."""
        person = self.chance.choice(self.people)
        what = self.chance.random()
        if what < 0.08 and self.updates:
            self.fake.duplicate(self.chance.choice(self.updates[-200:]))
        elif what < 0.38:
            self.types(person)
        elif what < 0.42:
            self.taps_what_is_not_theirs(person)
        else:
            self.taps_something(person)

    def types(self, person: Person) -> None:
        text = self.chance.choice(ALSO_TYPED) if self.chance.random() < 0.1 else model.random_text(self.chance)
        messages = person.bot_messages[-12:]
        reply = self.chance.choice(messages) if messages and self.chance.random() < 0.2 else None
        _, update = self.fake.write(person.user, person.chat, text, reply)
        self.sent(update)

    def taps_something(self, person: Person) -> None:
        """Mostly what is there now, often what was there before."""
        messages = person.bot_messages[-12:]
        now = [message.version for message in messages if message.keyboard]
        before = [version for message in messages for version in message.versions if version.keyboard]
        if not before:
            return
        chosen = self.chance.choice(before if not now or self.chance.random() < 0.35 else now[-3:])
        button = self.chance.choice([button for row in chosen.keyboard for button in row])
        on = chosen.message if self.chance.random() < 0.95 else self.chance.choice(messages)
        self.tapped(person.taps_without_waiting(button["callback_data"], on))

    def taps_what_is_not_theirs(self, person: Person) -> None:
        """What stands on somebody else's button, on a message of their own; or what was never on any."""
        others = [m for other in self.people if other is not person for m in other.bot_messages[-8:] if m.keyboard]
        made_up = f"{self.chance.randrange(4)}:{self.chance.randrange(30)}:{self.chance.choice(('yes', '1', '/back'))}"
        found = self.chance.choice(others).keyboard[0][0]["callback_data"] if others else made_up
        messages = person.bot_messages
        if messages:
            data = self.chance.choice((found, found, made_up))
            self.tapped(person.taps_without_waiting(data, self.chance.choice(messages[-8:])))

    def tapped(self, tap: Tap) -> None:
        self.taps.append(tap)
        self.sent(tap.update_id)

    def sent(self, update: int | None) -> None:
        assert update is not None
        self.updates.append(update)

    async def makes_a_batch(self) -> None:
        """Some updates at once: in their order or in another, some twice, some with bad luck in the answers."""
        trouble = self.chance.random()
        if trouble < 0.15:
            self.fake.duplicate_next(self.chance.randrange(1, 8))
        elif trouble < 0.25:
            self.fake.drop_next(
                self.chance.choice(("sendMessage", "editMessageText")), before=self.chance.random() < 0.5
            )
        how = self.chance.choice(("one by one", "together", "in another order", "in another order"))
        if how == "one by one":
            for _ in range(8):
                self.does_something()
                await self.fake.settled(20)
        elif how == "together":
            with self.fake.hold():
                for _ in range(self.chance.randrange(2, 30)):
                    self.does_something()
        else:
            with self.fake.reorder(self.chance.randrange(10**6)):
                for _ in range(self.chance.randrange(2, 30)):
                    self.does_something()
        await self.fake.settled(20)


async def test_updates_in_any_order_and_any_number(fake: FakeTelegram, desk: Watched, database: Database) -> None:
    """Twice, late, in another order and from somebody else: what is kept is what the updates that count make of it."""
    names = (("Tom", "en"), ("Eleni", "el"), ("Deniz", "tr"), ("Noa", "he"))
    people = [fake.person(name, language_code=language) for name, language in names]
    crowd = Crowd(fake, people, Random(f"{UPDATES} updates"))
    for person in people:
        await person.send("/start")
        await person.send("1")
    restarts = 0
    while len(crowd.updates) < UPDATES:
        await crowd.makes_a_batch()
        assert not desk.errors, desk.errors
        if restarts < 2 and len(crowd.updates) > UPDATES * (restarts + 1) / 3:
            restarts += 1
            await fake.restart(0.01)
    print(desk.outcomes)
    assert all(tap.answered.is_set() for tap in crowd.taps), "no button spins on"
    for outcome in ("tap", "outdated", "closed", "text", "same text"):
        assert desk.outcomes[outcome] >= UPDATES / 100, desk.outcomes
    assert await model.people_kept(database) <= {person.id for person in people}
    for person in people:
        ledger = desk.ledgers[str(person.id)]
        kept = await model.read(database, person.id)
        if kept is None:
            assert ledger.state == replace(model.NEWCOMER, language=ledger.state.language)
            continue
        model.coherent(kept)
        assert kept.state == ledger.state
        assert {number: live for number, live in kept.live.items() if live} == {
            number: live for number, live in ledger.live.items() if live and number in kept.live
        }
    for person in people:
        await person.send("/ruling")
        count = len(model.cases_of(desk.ledgers[str(person.id)].state))
        await person.tap_raw(person.live.keyboard[0][0]["callback_data"] if person.live else "")
        assert len(model.cases_of(desk.ledgers[str(person.id)].state)) in (count, count + 1)
        assert person.notice is None, "the next tap goes on"
    assert not desk.errors
