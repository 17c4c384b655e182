"""A ledger beside the desk: what everybody's conversation ought to be, after every input in the order of the desk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from bot.desk import HOME, Desk, IssuedNow, Sender, Shown
from dialogues import conversation
from dialogues.pages.settings import Forgotten
from dialogues.state import Conversation
from tests.bot import model


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
        # A revision that was never shown can only have been made up: rightly, of one's own case, it counts.
        unshown = (number, revision) not in self.rendered and self.live.get(number) is None
        keeps = conversation.keeps_its_place(self.state.at(number or None), choice)
        made_up = unshown and shown.notice != say("outdated")
        if made_up or ((known or keeps) and self.live.get(number) in (None, message)):
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
        state, outdated = self.state, False
        if new and reply_to is not None:
            meant = self.shows(reply_to)
            if meant is not None or reply_to == self.live.get(HOME):
                state = state.at(meant if meant in model.cases_of(state) else None)
            else:
                outdated = not conversation.leads_on(text, state.language)
        number = state.current or HOME
        unseen = self.live.get(number) is None and (number != HOME or not new)
        if not new and not unseen:
            assert shown is None
            self.outcomes["same text"] += 1
            return
        assert shown is not None
        if new and outdated and not unseen:
            self.outcomes["outdated reply"] += 1
            assert shown.screen is not None
            assert shown.screen.notices[0] == state.words.text("outdated" if text else "only-text")
            self.goes_on(state, number, shown)
        elif new and (not unseen or conversation.leads_on(text, state.language)):
            self.outcomes["text"] += 1
            self.goes_on(model.typed(state, text), number, shown)
        else:
            self.outcomes["resumed"] += 1
            assert shown.screen is not None
            assert shown.screen.notices[0] == state.words.text("resumed")
            self.goes_on(state, number, shown)

    def begun(self, irregularity: str, update: int, shown: Shown) -> None:
        """An irregularity chosen beside a command is a case of its own, once."""
        if update in self.updates:
            self.outcomes["begun before"] += 1
            assert shown.screen is not None
            assert shown.screen.notices[0] == self.state.words.text("resumed")
            self.goes_on(self.state, self.state.current or HOME, shown)
            return
        self.updates.add(update)
        self.outcomes["begun"] += 1
        self.goes_on(conversation.happened(replace(self.state.at(None), home=None), irregularity)[0], HOME, shown)

    def goes_on(self, state: Conversation, number: int, shown: Shown) -> None:
        """The state is another; what is shown of it belongs to it."""
        if isinstance(state.page, Forgotten):
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
        if ledger.state is model.NEWCOMER:  # one who has chosen English since is equal to it
            ledger.state = replace(ledger.state, language=sender.language)
        return ledger

    @contextmanager
    def told(self, what: str) -> Iterator[None]:
        """Note what differs: the bot itself goes on after an error."""
        try:
            yield
        except AssertionError as error:
            self.errors.append(f"{what}: {error}")

    async def is_kept(self, channel: str, people: set[int]) -> None:
        """Fails unless the database has of these people what their ledgers say, and nothing of others."""
        assert await model.people_kept(self.database) <= people
        for person in people:
            ledger = self.ledgers[str(person)]
            kept = await model.read(self.database, person, channel)
            if kept is None:
                assert ledger.state == replace(model.NEWCOMER, language=ledger.state.language)
                continue
            model.coherent(kept)
            assert kept.state == ledger.state
            assert {number: live for number, live in kept.live.items() if live} == {
                number: live for number, live in ledger.live.items() if live and number in kept.live
            }

    async def tap(
        self, sender: Sender, number: int, revision: int, choice: str, message: str, *more: Any, **named: Any
    ) -> Shown:
        """As the desk does it, and as the ledger says."""
        shown = await super().tap(sender, number, revision, choice, message, *more, **named)
        ledger = self.ledger(sender)
        with self.told(f"{number}:{revision}:{choice} on {message}"):
            ledger.tapped(number, revision, choice, message, shown)
        self.given.update({ruling.id: (ledger, shown.number) for ruling in shown.rulings})
        return shown

    async def say(
        self,
        sender: Sender,
        text: str | None,
        update: int | None = None,
        reply_to: str | None = None,
        message: str = "",
        album: int | None = None,
    ) -> Shown | None:
        """As the desk does it, and as the ledger says."""
        assert update is not None
        shown = await super().say(sender, text, update, reply_to, message, album)
        text = text or ""
        ledger = self.ledger(sender)
        with self.told(f"{text[:40]!r} in reply to {reply_to}"):
            ledger.said(text, update, reply_to, shown)
        if shown is not None:
            self.given.update({ruling.id: (ledger, shown.number) for ruling in shown.rulings})
        return shown

    async def begin(self, sender: Sender, irregularity: str, update: int | None = None) -> Shown:
        """As the desk does it, and as the ledger says."""
        assert update is not None
        shown = await super().begin(sender, irregularity, update)
        ledger = self.ledger(sender)
        with self.told(f"begin {irregularity}"):
            ledger.begun(irregularity, update, shown)
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
