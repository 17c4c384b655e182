"""Directors go on while the bot is killed and started again, on any platform: what it had shown is kept, once."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from bot.desk import HOME
from bot.storage.database import Database
from dialogues import pages
from dialogues.state import Conversation
from locales import locale
from tests.bot import model
from tests.fakes.killed import Killable
from tests.fakes.sight import M

# What the bot may say to a tap that does not count.
NOT_COUNTED = ("outdated", "case-closed")

Pressed = tuple[int, int, str]  # the case, its revision and the choice


@dataclass
class Input(ABC):
    """One thing that a director did: a tap on a message, or a text."""

    text: str = ""
    way: str = "text"  # how it was given
    reference: str = ""  # of the message that was tapped
    pressed: Pressed = (HOME, 0, "")
    sent: int = 0
    present: bool = False  # the tap was on the newest screen, or on the present one of its case
    was_kept: bool = False  # it was in the database when the bot had died, without an answer

    @property
    def tapped(self) -> bool:
        """Whether it is a tap."""
        return bool(self.reference)

    @property
    def counts_as(self) -> Callable[[Conversation], Conversation]:
        """What it does to the conversation, where it counts."""
        if not self.tapped:
            return lambda state: model.typed(state, self.text)
        number, _, choice = self.pressed
        return lambda state: model.tapped(state, number, choice)

    @property
    @abstractmethod
    def overtaken(self) -> bool:
        """Whether the message became another screen after it was tapped: the bot was still at what was before."""

    def __str__(self) -> str:
        return f"{self.pressed} on {self.reference}" if self.tapped else f"{self.text!r} as a {self.way}"


class Somebody(Protocol):
    """Whoever sees a chat."""

    @property
    def id(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def screen(self) -> str: ...

    @property
    def picture(self) -> str: ...


What = TypeVar("What", bound=Input)


@dataclass
class Director(ABC, Generic[M, What]):
    """Somebody who goes through one case after another, and knows what ought to be kept of it."""

    person: Somebody
    chance: Random
    process: Killable
    database: Database
    outcomes: Counter[str]
    state: Conversation = model.NEWCOMER
    live: Mapping[int, str | None] = field(default_factory=dict)
    doing: What | None = None
    shaken: bool = False  # the bot was killed, and not every screen need be where it ought to be
    did: list[str] = field(default_factory=list)

    channel: ClassVar[str]
    most: ClassVar[int | None] = None  # of the choices of a screen, as many can be tapped
    late: ClassVar[Sequence[float]] = ()  # the pauses in which what was answered may still come into the database

    # What differs between platforms

    @property
    @abstractmethod
    def messages(self) -> list[M]:
        """What the bot has written, oldest first."""

    @abstractmethod
    def reference(self, message: M) -> str:
        """What the bot knows a message by."""

    @abstractmethod
    def on_offer(self, message: M) -> list[Pressed]:
        """All that can be tapped on a message."""

    @abstractmethod
    async def begins(self) -> None:
        """Says who they are."""

    @abstractmethod
    def tap(self, message: M, pressed: Pressed, present: bool) -> What:
        """A tap on a message."""

    @abstractmethod
    def words(self, text: str) -> What:
        """A text, in one of the ways in which it can be given."""

    @abstractmethod
    async def do(self, what: What) -> None:
        """Tap, or give the text."""

    @abstractmethod
    def reacted(self, what: What) -> bool:
        """Whether the bot has answered."""

    @abstractmethod
    def notice(self, what: What) -> str | None:
        """What the bot has said to a tap."""

    @abstractmethod
    async def quiet(self, done: Callable[[], bool]) -> bool:
        """Wait until something is so, and the bot does no more here."""

    @abstractmethod
    async def came_back(self) -> None:
        """The bot runs again, and goes on with what it had kept."""

    def line(self, id: str) -> str:
        """Something that the bot says, as it reads."""
        return locale(self.state.language).text(id)

    def may_be_refused(self, what: What, shaken: bool) -> bool:
        """Whether it may not have counted though that was not said before the bot died; shaken: as it was then."""
        return False

    # While the bot lives

    async def goes_on(self) -> None:
        """One thing after another, for as long as the bot lives."""
        while not self.process.dead:
            await self.act(self.choose())
            await asyncio.sleep(self.chance.choice((0, 0, 0.01)))

    @property
    def screens(self) -> list[M]:
        """The messages with something to tap, oldest first."""
        return [message for message in self.messages if message.buttons]

    def choose(self) -> What:
        """Mostly something of the newest screen, sometimes of an older one, sometimes words."""
        screens = self.screens
        if not screens or self.chance.random() < 0.35:
            return self.words(model.random_text(self.chance))
        on = self.chance.choice(screens) if self.chance.random() < 0.15 else screens[-1]
        offered = self.on_offer(on)
        if not offered:
            return self.words(model.random_text(self.chance))
        pressed = self.chance.choice(offered)
        return self.tap(on, pressed, on is screens[-1] or self.reference(on) == self.live.get(pressed[0]))

    async def act(self, what: What) -> None:
        """Do it, wait until the bot has reacted, and see that the database has it; undone if the bot dies first."""
        self.doing = what
        await self.does(what, lambda: self.process.dead or self.reacted(what))
        if not self.process.dead and await self.reacted_rightly(what):
            self.doing, self.shaken = None, self.process.dead

    async def does(self, what: What, done: Callable[[], bool]) -> None:
        """Do it, and wait."""
        self.did.append(str(what))
        await self.do(what)
        await self.waits(done)

    async def waits(self, done: Callable[[], bool]) -> None:
        """Wait until the bot has reacted."""
        if not await self.quiet(done):
            raise AssertionError(f"{self.told}: no reaction\n{self.person.picture}\n{self.process.log.read_text()}")

    async def reacted_rightly(self, what: What) -> bool:
        """The database has what was done; or the bot has said that it did not count, and may have had a reason to.

        False where it died before that was certain.
        """
        kept, said, once = await self.kept(), self.not_counted(what), what.counts_as(self.state)
        for wait in self.late:
            if self.process.dead:
                return False
            if said or kept.state == once:
                break
            await asyncio.sleep(wait)
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
            self.outcomes["tap" if what.tapped else what.way] += 1
            assert kept.state == self.state, f"{self.told}\n{self.person.picture}"
        await self.screens_are_right()
        return True

    def not_counted(self, what: What) -> str:
        """Why the bot did not take it, as it says; empty where it took it."""
        if what.tapped:
            notice = self.notice(what)
            return next((id for id in NOT_COUNTED if notice == self.line(id)), "")
        return "resumed" if self.shaken and self.line("resumed") in self.person.screen else ""

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
        on = next((message for message in self.messages if self.reference(message) == kept.live[number]), None)
        shown = self.on_offer(on) if on is not None else []
        screen = pages.show(self.state)
        grid = (choice for row in screen.grid for choice in row)
        offered = (*screen.who, *grid, *screen.choices[: self.most])
        choices = [*(choice.id for choice in offered), *(f"/{key}" for key in screen.keys)]
        revisions = {kept.revisions[number]} if number != HOME else {revision for _, revision, _ in shown}
        return shown == [(number, revision, choice) for revision in revisions for choice in choices]

    def buttons(self) -> list[tuple[str, int, int]]:
        """Each message with buttons, and the case and the revision that it belongs to."""
        found = [(message, self.on_offer(message)) for message in self.screens]
        return [(self.reference(message), *offered[0][:2]) for message, offered in found if offered]

    async def kept(self) -> model.Kept:
        """What the database has of them, which is coherent."""
        kept = await model.read(self.database, self.person.id, self.channel)
        assert kept is not None
        model.coherent(kept)
        self.live = kept.live
        return kept

    # After a kill

    async def died(self) -> None:
        """What the bot had shown is in the database; what it had not is there wholly or not at all."""
        kept, doing = await self.kept(), self.doing
        # The next start may show anew what was done with, also what nobody else sees and cannot be edited by it.
        shaken, self.shaken = self.shaken, True
        if doing is None:
            assert kept.state == self.state, f"{self.told}: kept is something else"
            return
        after = doing.counts_as(self.state)
        if self.reacted(doing):
            self.outcomes["killed after the answer"] += 1
            said = self.not_counted(doing)
            refused = bool(said) or self.may_be_refused(doing, shaken)
            unchanged = refused and model.without_place(kept.state) == model.without_place(self.state)
            taken = kept.state == after and not said
            assert unchanged or taken, f"{self.told}: was answered, and is not kept\n{self.person.picture}"
            self.state, self.doing = kept.state, None
        else:
            doing.was_kept = kept.state == after != self.state
            self.outcomes["killed after the transaction" if doing.was_kept else "killed before it"] += 1
            assert kept.state in self.may_be(doing), f"{self.told}: half of it is kept"

    def may_be(self, doing: What) -> list[Conversation]:
        """What may be kept of something that was not answered: nothing, or all of it."""
        places = [self.state.at(number) for number in (None, *model.cases_of(self.state))]
        # A tap that is out of date leads to another case, and changes nothing else.
        return [self.state, doing.counts_as(self.state), *(places if doing.tapped else ())]

    @property
    def told(self) -> str:
        """What was done last, for the messages of failures."""
        return f"{self.person.name} did {', '.join(self.did[-4:])}"


@asynccontextmanager
async def a_death(process: Killable, chance: Random) -> AsyncIterator[None]:
    """Some time inside, the bot is killed: at any moment, when it makes some call, or as soon as that has an effect."""
    loop = asyncio.get_running_loop()
    how = chance.choice(process.deaths)
    calls = chance.randrange(2, process.calls)
    slow = chance.choice((0.0, 0.0, 0.01))

    def called(call: str) -> float:
        nonlocal calls
        calls -= process.shows(call)
        if calls <= 0 and how == "call" and (lost := process.dies_with(call)) is not None:
            return lost
        if calls <= 0 and how == "effect":
            loop.call_soon(process.kill_now)
        return slow

    process.fake.delay = called
    if how == "moment":
        loop.call_later(chance.uniform(0.0, 0.6), process.kill_now)
    try:
        yield
    finally:
        process.fake.delay = 0.0


async def killed_among(directors: Sequence[Director[Any, Any]], kills: int, chance: Random) -> Counter[str]:
    """After each kill what was shown is kept, what was not is there wholly or not at all, and people go on."""
    process, outcomes = directors[0].process, directors[0].outcomes
    try:
        await process.start()
        for director in directors:
            await director.begins()
        while process.killed < kills:
            async with a_death(process, chance):
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
    print(process.killed, outcomes)
    assert outcomes["killed after the transaction"] + outcomes["killed after the answer"] > kills / 4, outcomes
    assert "ERROR" not in process.log.read_text()
    return outcomes
