"""Updates that come twice, late, in another order, or from somebody else: never a wrong state, and always an answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random

import pytest
import pytest_asyncio

from bot.channels.telegram.handlers import CHANNEL
from bot.storage.database import Database
from tests.bot import crowd, model
from tests.bot.ledger import Watched
from tests.bot.telegram.conftest import at_work
from tests.campaign import size
from tests.fakes.telegram import FakeTelegram, Person, Tap

pytestmark = pytest.mark.long

UPDATES = size(150, 10_000)
OUTCOMES = ("tap", "outdated", "closed", "text", "same text")

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
    async with at_work(fake, desk):
        yield desk


@dataclass
class Crowd(crowd.Crowd[Person]):
    """With telephones."""

    fake: FakeTelegram
    typed = ALSO_TYPED
    fragile = ("sendMessage", "editMessageText")
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
        text, messages = self.some_text(), person.bot_messages[-12:]
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


async def test_updates_in_any_order_and_any_number(fake: FakeTelegram, desk: Watched) -> None:
    """Twice, late, in another order and from somebody else: what is kept is what the updates that count make of it."""
    names = (("Tom", "en"), ("Eleni", "el"), ("Deniz", "tr"), ("Noa", "he"))
    people = [fake.person(name, language_code=language) for name, language in names]
    everybody = Crowd(fake, people, Random(f"{UPDATES} updates"))
    for person in people:
        await person.send("/start")
        await person.send("1")
    restarts = 0
    # However the updates fall: until everything has happened that may.
    while len(everybody.updates) < UPDATES or any(desk.outcomes[outcome] < UPDATES / 100 for outcome in OUTCOMES):
        assert len(everybody.updates) < 5 * UPDATES, desk.outcomes
        await everybody.makes_a_batch()
        assert not desk.errors, desk.errors
        if restarts < 2 and len(everybody.updates) > UPDATES * (restarts + 1) / 3:
            restarts += 1
            await fake.restart(0.01)
    print(desk.outcomes, everybody.troubles)
    assert all(tap.answered.is_set() for tap in everybody.taps), "no button spins on"
    await desk.is_kept(CHANNEL, {person.id for person in people})
    for person in people:
        await person.send("/ruling")
        count = len(model.cases_of(desk.ledgers[str(person.id)].state))
        buttons = [button["callback_data"] for row in person.live.keyboard for button in row] if person.live else []
        # Who has asked to be forgotten is first asked who they are; the others begin a case.
        await person.tap_raw(next((data for data in buttons if data.endswith(":revoke")), buttons[0]))
        assert len(model.cases_of(desk.ledgers[str(person.id)].state)) in (count, count + 1)
        assert person.notice is None, "the next tap goes on"
    assert not desk.errors
