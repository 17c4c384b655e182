"""What comes twice, late, in another order or from somebody else, over a gateway that is cut, resumed and reset."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random

import pytest
import pytest_asyncio

from bot.channels.discord.client import CHANNEL, LONGEST_TYPED, UNKNOWN_INTERACTION, WITH_WORDS, Client
from bot.storage.database import Database
from dialogues.conversation import COMMANDS
from dialogues.state import irregularities
from rules.lawbook import LAWS_2017
from tests.bot import crowd, model
from tests.bot.discord.conftest import at_work
from tests.bot.ledger import Watched
from tests.campaign import size
from tests.fakes.discord.errors import JSON
from tests.fakes.discord.model import SELECT
from tests.fakes.discord.people import Club, FakeDiscord, Interaction, Message, Person, Version

pytestmark = pytest.mark.long

UPDATES = size(60, 2_000)
OUTCOMES = ("tap", "outdated", "text", "begun")

# What people of these tests type besides; the last two delete everything.
ALSO_TYPED = (
    "**bold** <@1> @everyone",
    "x" * LONGEST_TYPED,
    "\u202etext",
    "fs-button:1:1:yes",
    "/forget",
    "/forget",
)

# How the gateway may fail.
FAILURES = ("aborted", "closed", "asked to reconnect", "to be resumed", "reset")

# Calls whose connection may break.
FRAGILE = (
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /webhooks/{application_id}/{token}",
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}",
)


@pytest_asyncio.fixture
async def desk(fake: FakeDiscord, database: Database, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    """The bot at work; the library does not take its time before it connects anew."""

    async def at_once(client: Client, shard_id: int | None, *, initial: bool = False) -> None:
        return

    monkeypatch.setattr(Client, "before_identify_hook", at_once)
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda backoff: 0.02)
    desk = Watched(database)
    async with at_work(fake, desk):
        yield desk


@dataclass
class Crowd(crowd.Crowd[Person]):
    """Privately and in a club."""

    fake: FakeDiscord
    club: Club = field(kw_only=True)
    typed = ALSO_TYPED
    fragile = FRAGILE
    ways = (*crowd.Crowd.ways, "cut", "cut")
    interactions: list[Interaction] = field(default_factory=list)
    lost: set[int] = field(default_factory=set)  # what came while the bot had no session
    count: int = 0
    failures: list[str] = field(default_factory=list)  # those that are still to come of this round

    def does_something(self) -> None:
        """One event, of somebody."""
        person = self.chance.choice(self.people)
        what = self.chance.random()
        self.count += 1
        if what < 0.08 and self.interactions:
            self.troubles["repeated"] += 1
            self.fake.replay(self.chance.choice(self.interactions[-200:]))
        elif what < 0.22:
            self.writes(person)
        elif what < 0.36:
            self.commands(person)
        elif what < 0.40:
            self.presses_what_is_not_theirs(person)
        elif person.modal is not None and what < 0.6:
            (label,) = person.modal.labels
            self.did(person.fills_without_waiting({label: self.some_text() or "yes"}))
        else:
            self.presses_something(person)

    def messages_of(self, person: Person) -> list[Message]:
        """The newest messages of the bot that somebody sees, privately and in the club."""
        seen = [*person.at(None).bot_messages[-12:], *person.at(self.club).bot_messages[-12:]]
        return [message for message in seen if not message.thinking]

    def writes(self, person: Person) -> None:
        messages = [message for message in person.at(None).bot_messages[-12:] if not message.thinking]
        reply = self.chance.choice(messages) if messages and self.chance.random() < 0.2 else None
        person.says_without_waiting(self.some_text() or "yes", reply_to=reply)

    def commands(self, person: Person) -> None:
        where = self.chance.choice((None, self.club))
        if self.chance.random() < 0.3:
            began = self.chance.choice(sorted(irregularities(LAWS_2017)))
            self.did(person.slashes_without_waiting("ruling", where=where, what=began))
            return
        name, _, words = self.some_text().removeprefix("/").partition(" ")
        if name not in COMMANDS or (words and name not in WITH_WORDS):
            name, words = "ruling", ""
        options = {WITH_WORDS[name]: words} if words else {}
        self.did(person.slashes_without_waiting(name, where=where, **options))

    def presses_something(self, person: Person) -> None:
        """Mostly what is there now, often what was there before."""
        messages = self.messages_of(person)
        now = [message.version for message in messages if message.components]
        before = [version for message in messages for version in message.versions if version.components]
        if before:
            chosen = self.chance.choice(before if not now or self.chance.random() < 0.35 else now[-3:])
            on = chosen.message if self.chance.random() < 0.95 else self.chance.choice(messages)
            id, values = self.something_of(chosen)
            self.did(person.taps_without_waiting(id, on, values=values, seen=chosen if on is chosen.message else None))

    def something_of(self, version: Version) -> tuple[str, list[str] | None]:
        """A button, or an option of a list."""
        control: JSON = self.chance.choice(list(version.controls))
        values = [str(self.chance.choice(control["options"])["value"])] if control["type"] == SELECT else None
        return str(control["custom_id"]), values

    def presses_what_is_not_theirs(self, person: Person) -> None:
        """What stands on somebody else's screen, on a message of their own; or what was never on any."""
        others = [m for other in self.people if other is not person for m in self.messages_of(other) if m.components]
        choice = self.chance.choice(("yes", "1", "/back", ""))
        made_up = f"fs-button:{self.chance.randrange(4)}:{self.chance.randrange(30)}:{choice}"
        id, values = self.something_of(self.chance.choice(others).version) if others else (made_up, None)
        messages = self.messages_of(person)
        if messages:
            if self.chance.random() < 0.3:
                id, values = made_up, None
            self.troubles["foreign"] += 1
            self.did(person.taps_without_waiting(id, self.chance.choice(messages), values=values))

    def did(self, interaction: Interaction) -> None:
        self.interactions.append(interaction)
        if not self.fake.gateway.sessions:
            self.lost.add(interaction.id)

    async def act(self, how: str) -> None:
        """Besides, the gateway may fail."""
        if how == "cut":
            await self.is_cut_off()
        else:
            await super().act(how)
        await self.fake.connected(30)

    async def is_cut_off(self) -> None:
        """The gateway fails while the bot is at work, and more is done before it is back."""
        for _ in range(self.chance.randrange(1, 8)):
            self.does_something()
        for _ in range(self.chance.randrange(4)):
            await self.fake.everywhere.pulse.wait(0.005)
        if not self.failures:
            self.failures = self.chance.sample(FAILURES, len(FAILURES))
        how = self.failures.pop()
        self.troubles[how] += 1
        if how == "aborted":
            self.fake.disconnect()
        elif how == "closed":
            self.fake.disconnect(self.chance.choice((1001, 4000, 4007, 4009)))
        elif how == "asked to reconnect":
            self.fake.reconnect()
        else:
            self.fake.invalidate(resumable=how == "to be resumed")
        for _ in range(self.chance.randrange(1, 8)):
            self.does_something()


async def test_events_in_any_order_and_any_number(fake: FakeDiscord, desk: Watched) -> None:
    """Twice, late, in another order, from somebody else, over a bad line: what is kept is what those that count do."""
    fake.patience = 20
    people = [fake.person(f"Director {locale}", locale=locale) for locale in ("en-US", "el", "tr", "de")]
    club = fake.guild("Club", members=people)
    everybody = Crowd(fake, people, Random(f"{UPDATES} events"), club=club)
    for person in people:
        await person.slash("start")
        await person.says("1")
    # However the events fall: until everything has happened that may.
    while everybody.count < UPDATES or not (
        all(everybody.troubles[how] for how in FAILURES)
        and all(desk.outcomes[outcome] >= UPDATES / 200 for outcome in OUTCOMES)
    ):
        assert everybody.count < 5 * UPDATES, (desk.outcomes, everybody.troubles)
        await everybody.makes_a_batch()
        assert not desk.errors, desk.errors
    print(everybody.count, desk.outcomes, everybody.troubles, fake.gateway.resumed, len(fake.gateway.identified))
    # Of what the bot heard three seconds later, after it had been cut off, Discord lets nobody answer where it was.
    answers = fake.called("POST /interactions/{}/{}/callback")
    late = {call.path.split("/")[-2] for call in answers if call.code == UNKNOWN_INTERACTION}
    unheard = [i for i in everybody.interactions if not i.acknowledged.is_set() and i.token not in late]
    unanswered = [i for i in unheard if i.id not in everybody.lost]
    assert not unanswered, f"left without an answer: {[(i.kind, i.data) for i in unanswered]}"
    assert fake.gateway.resumed
    assert len(fake.gateway.identified) > 1
    await desk.is_kept(CHANNEL, {person.id for person in people})
    for route in FRAGILE:
        while fake.drop(route) is not None:
            pass  # the lines are good again
    fake.tell_once()  # whose press comes twice is told besides that the second is out of date
    for person in people:
        await person.slash("ruling", what="insufficient_bid")
        count = len(model.cases_of(desk.ledgers[str(person.id)].state))
        assert person.live is not None
        control = next(person.live.version.controls)
        values = [control["options"][0]["value"]] if "options" in control else None
        await person.tap_raw(control["custom_id"], values=values)
        # Who has asked to be forgotten is first asked who they are.
        assert len(model.cases_of(desk.ledgers[str(person.id)].state)) in (count, count + 1)
        assert person.notice is None, "the next press goes on"
    assert not desk.errors
