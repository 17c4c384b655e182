"""Updates that come twice, late, in another order, or from somebody else: never a wrong state, and always an answer.

FIFTH_SEAT_UPDATES says how many for each of the two databases.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random

import pytest_asyncio
from telegram.ext import AIORateLimiter

from bot.channels.telegram.app import application, running
from bot.desk import HOME, Desk, IssuedNow, Sender, Shown
from bot.storage.database import Database
from dialogues import conversation
from dialogues.state import Conversation
from tests.bot import model
from tests.fakes.telegram import FakeTelegram, Person, Tap

UPDATES = int(os.environ.get("FIFTH_SEAT_UPDATES", "750"))

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


@dataclass
class Ledger:
    """What one person's conversation ought to be, after every update in the order in which the bot took them.

    versions: how often each case has changed or was sent anew; rendered: what a number and revision stood for.
    live: the message that shows each case; rulings: the case of each message with a ruling.
    """

    state: Conversation
    outcomes: Counter[str]
    versions: Counter[int] = field(default_factory=Counter)
    rendered: dict[tuple[int, int], object] = field(default_factory=dict)
    live: dict[int, str | None] = field(default_factory=dict)
    rulings: dict[str, int] = field(default_factory=dict)
    updates: set[int] = field(default_factory=set)
    farewell: Shown | None = None

    def tapped(self, number: int, revision: int, choice: str, message: str, shown: Shown) -> None:
        """A tap counts on the present screen, where that is; else it changes nothing, and a line says so."""
        say = self.state.words.text
        if number != HOME and number not in model.cases_of(self.state):
            assert shown.notice == say("case-closed")
            assert shown.screen is None
            self.outcomes["closed"] += 1
            return
        known = self.rendered.get((number, revision)) == self.version(number)
        if known and self.live.get(number) in (None, message):
            self.outcomes["tap"] += 1
            self.goes_on(model.tapped(self.state, number, choice), number, shown)
            assert shown.notice != say("outdated")
        else:
            self.outcomes["outdated"] += 1
            assert shown.notice == say("outdated")
            assert shown.screen is not None
            self.goes_on(self.state.at(shown.number), shown.number, shown)

    def said(self, text: str, update: int, reply_to: str | None, shown: Shown | None) -> None:
        """A text counts once, unless its screen was never shown."""
        new = update not in self.updates
        self.updates.add(update)
        state = self.state
        if reply_to is not None and (number := self.shows(reply_to)) is not None:
            state = state.at(number)
        number = state.current or HOME
        unseen = number != HOME and self.live.get(number) is None
        if not new and not unseen:
            assert shown is None
            self.outcomes["same text"] += 1
            return
        assert shown is not None
        if new and (not unseen or conversation.leads_on(text, state.language)):
            self.outcomes["text"] += 1
            self.goes_on(model.typed(state, text), number, shown)
        else:
            self.outcomes["resumed"] += 1
            assert shown.screen is not None
            assert shown.screen.notices == (state.words.text("resumed"),)
            self.goes_on(state, number, shown)

    def goes_on(self, state: Conversation, number: int, shown: Shown) -> None:
        """The state is another; what is shown of it belongs to it."""
        if state.page == "forgotten":
            self.outcomes["forgotten"] += 1
            assert shown.screen is not None
            assert shown.screen.choices == ()
            assert shown.screen.keys == ()
            self.state, self.farewell = model.NEWCOMER, shown
            for kept in (self.versions, self.rendered, self.live, self.rulings, self.updates):
                kept.clear()
            return
        before, now = model.cases_of(self.state), model.cases_of(state)
        self.versions.update(each for each in before.keys() | now.keys() if before.get(each) != now.get(each))
        self.state = state
        target = state.current or HOME
        self.versions[target] += shown.live is None
        assert shown.number == target
        version = self.version(target)
        assert self.rendered.setdefault((target, shown.revision), version) == version, "one revision for two screens"
        if shown.live is not None:
            self.live.update({each: None for each, message in self.live.items() if message == shown.live})
        if number != target and number == HOME:
            self.live[HOME] = None
        for ruling in shown.rulings:
            if ruling.message is not None:
                self.live.update({each: None for each, message in self.live.items() if message == ruling.message})
                self.rulings[ruling.message] = target
        self.live[target] = shown.live

    def version(self, number: int) -> object:
        """Something that is another whenever the screen of a case, or of the beginning, is another."""
        return (self.state.home, self.state.last_number) if number == HOME else self.versions[number]

    def shows(self, message: str) -> int | None:
        """The case that a message shows, or whose ruling it is; HOME where that case is closed."""
        shown = next((each for each, live in self.live.items() if live == message and each != HOME), None)
        return self.rulings.get(message) if shown is None else shown


@dataclass
class Watched(Desk):
    """A desk that keeps a ledger of each person beside the database."""

    ledgers: dict[str, Ledger] = field(default_factory=dict)
    outcomes: Counter[str] = field(default_factory=Counter)
    given: dict[int, tuple[Ledger, int]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def ledger(self, sender: Sender) -> Ledger:
        """The ledger of somebody."""
        if sender.external not in self.ledgers:
            self.ledgers[sender.external] = Ledger(model.NEWCOMER, self.outcomes)
        ledger = self.ledgers[sender.external]
        if ledger.state == model.NEWCOMER:
            ledger.state = replace(ledger.state, language=sender.language)
        return ledger

    @contextmanager
    def told(self, what: str) -> Iterator[None]:
        """Note what differs: the bot itself goes on after an error."""
        try:
            yield
        except AssertionError as error:
            self.errors.append(f"{what}: {error}")

    async def tap(self, sender: Sender, number: int, revision: int, choice: str, message: str) -> Shown:
        """As the desk does it, and as the ledger says."""
        shown = await super().tap(sender, number, revision, choice, message)
        ledger = self.ledger(sender)
        with self.told(f"{number}:{revision}:{choice} on {message}"):
            ledger.tapped(number, revision, choice, message, shown)
        self.given.update({ruling.id: (ledger, shown.number) for ruling in shown.rulings})
        return shown

    async def say(
        self, sender: Sender, text: str, update: int | None = None, reply_to: str | None = None
    ) -> Shown | None:
        """As the desk does it, and as the ledger says."""
        assert update is not None
        shown = await super().say(sender, text, update, reply_to)
        ledger = self.ledger(sender)
        with self.told(f"{text[:40]!r} in reply to {reply_to}"):
            ledger.said(text, update, reply_to, shown)
        if shown is not None:
            self.given.update({ruling.id: (ledger, shown.number) for ruling in shown.rulings})
        return shown

    async def shown_at(self, shown: Shown, message: str) -> None:
        """The ledger learns where it was shown."""
        await super().shown_at(shown, message)
        ledger = self.ledgers[shown.person.external]
        if shown is not ledger.farewell:
            ledger.live[shown.number] = message

    async def ruling_shown_at(self, ruling: IssuedNow, message: str) -> None:
        """The ledger learns where it was shown."""
        await super().ruling_shown_at(ruling, message)
        ledger, number = self.given[ruling.id]
        ledger.rulings[message] = number


@pytest_asyncio.fixture
async def desk(fake: FakeTelegram, database: Database) -> AsyncIterator[Watched]:
    """The bot at work without Telegram's limits, which would make this take hours."""
    desk = Watched(database)
    unlimited = AIORateLimiter(overall_max_rate=0, group_max_rate=0)
    bot = application(fake.token, desk, fake.base_url.removesuffix("/bot"), unlimited)
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
