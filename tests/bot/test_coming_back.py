"""What there is to come back for, whatever its director does and in whatever order."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from sqlalchemy import delete, select

from bot.coming_back import EVERY, kept_coming
from bot.desk import Desk, Sender, Shown
from bot.desk.coming_back import Asked
from bot.storage import outbox, people
from bot.storage.come_backs import QUIET
from bot.storage.database import Database
from bot.storage.models import kept_case, open_check
from bot.storage.models import outbox as posts
from bot.storage.models import person as person_table
from bot.storage.outbox import Post, State
from dialogues import kept
from dialogues.come_backs import stages
from dialogues.pages.come_backs import DONE, LATER
from dialogues.state import OpenCase
from tests import strategies
from tests.bot.talk import Talk
from tests.campaign import size
from tests.fakes.clock import Clock

RESTRICTION = ("/ruling T5 12 3-8", "N: 1S P 1H", "no", "2", "P", "no")
HESITATION = ("/ruling T2 7 4-9", "unauthorized information", "1", "1", "yes")


@dataclass
class Question:
    """A message that has asked something."""

    check: int
    message: str
    asked: Asked
    due_at: datetime


@dataclass
class Evening:
    """A director with two rulings, and the program, which ends and starts again as often as it must."""

    database: Database
    clock: Clock
    talk: Talk
    screen: Shown | None = None
    questions: list[Question] = field(default_factory=list)
    queued: list[Post] = field(default_factory=list)
    fails: list[str] = field(default_factory=list)

    @property
    def desk(self) -> Desk:
        """The desk of the program that runs now."""
        return self.talk.desk

    def start(self) -> None:
        """A program starts."""
        self.queued = []
        self.talk.desk = Desk(self.database, now=self.clock.moment, outboxes={"telegram": self.queued.append})

    async def rules(self, *lines: tuple[str, ...]) -> None:
        """Rulings with something to come back for."""
        await self.talk.say("/start", "1")
        for ruling in lines:
            self.screen = await self.talk.say(*ruling)

    async def does(self, what: str, which: float) -> None:
        """One thing happens, and whatever is due after it is asked."""
        if what == "wait":
            self.clock.moves(minutes=which)
        elif what == "say":
            self.screen = await self.talk.say(strategies.INPUTS[int(which)])
        elif what == "tap the screen":
            await self.taps_the_screen(int(which))
        elif what.startswith("tap"):
            older = self.questions[:-1] if what == "tap an old question" else self.questions[-1:]
            if older:
                await self.answers(older[int(which) % len(older)], int(which))
        elif what == "restart":
            await self.restart()
        else:
            self.fails.append(what)
        await self.ring()
        await self.all_is_well()

    async def taps_the_screen(self, which: int) -> None:
        """What is on the screen is tapped."""
        shown = self.screen
        if shown is None or shown.screen is None or shown.live is None or not shown.screen.choices:
            return
        choice = shown.screen.choices[which % len(shown.screen.choices)].id
        seen = await self.talk.tap(shown, choice)
        self.screen = seen if seen.screen is not None else None

    async def answers(self, question: Question, which: int) -> None:
        """A message that has asked is tapped: what it asks is answered, and nothing else."""
        choices = question.asked.screen.choices
        choice = choices[which % len(choices)]
        before, now = await self.answered(), await self.asked(question.check)
        answer = choice.id.rpartition("=")[2]
        await self.tap(question, answer)
        after = await self.answered()
        if now is None or (now.screen.question != question.asked.screen.question and answer not in (LATER, DONE)):
            assert after == before, f"{choice.text!r} answered another question than {question.asked.screen.question!r}"
        if now is not None and answer == LATER:
            assert (await self.row(question.check)).due_at > self.clock.moment(), "it was put off"
        if now is not None and answer == DONE:
            assert (await self.row(question.check)).closed_at is not None, "nothing more is to be done about it"

    async def tap(self, question: Question, answer: str) -> Shown:
        """One of the choices of a message that has asked."""
        asked = question.asked
        choice = next(each.id for each in asked.screen.choices if each.id.endswith(f"={answer}"))
        shown = await self.desk.tap(self.talk.sender, asked.number, asked.revision, choice, question.message)
        if shown.screen is not None:
            self.screen = shown = await self.talk.see(shown)
        return shown

    async def restart(self) -> None:
        """The program ends, and another one starts."""
        self.start()
        async with self.database.writing() as connection:
            self.queued[:], _ = await outbox.take_up(connection, "telegram", self.clock.moment())

    async def ring(self) -> None:
        """What is due is asked until nothing is, and arrives."""
        while await self.desk.ask_due() or self.queued:
            await self.deliver()

    async def deliver(self) -> None:
        """What is queued is sent as a channel does it, or that fails."""
        while self.queued:
            post = self.queued.pop(0)
            async with self.database.writing() as connection:
                if not await outbox.claim(connection, post, self.clock.moment()):
                    continue
            fails = self.fails.pop() if self.fails else ""
            if fails == "killed":
                await self.restart()
                return
            asked = None if fails else await self.desk.asked(post)
            message = None if asked is None else f"telegram/{next(self.talk.messages)}"
            if asked is not None and message is not None:
                await self.arrives(post, asked, message)
            async with self.database.writing() as connection:
                state = State.REFUSED if asked is None else State.SENT
                await outbox.set_state(connection, post, state, self.clock.moment(), message)

    async def arrives(self, post: Post, asked: Asked, message: str) -> None:
        """A question arrives: it is open and due, and was not asked before since it was last put off."""
        assert post.asks is not None
        row = await self.row(post.asks)
        assert row.closed_at is None, f"{row.item} is over, and was asked"
        assert row.due_at is not None, f"{row.item} waits for something to be over, and was asked"
        assert row.due_at <= self.clock.moment(), f"{row.item} is not due"
        for earlier in self.questions:
            assert (earlier.check, earlier.due_at) != (post.asks, row.due_at), f"{row.item} was asked twice"
        self.questions.append(Question(post.asks, message, asked, row.due_at))

    async def all_is_well(self) -> None:
        """What is kept to come back for is what the cases say, and nothing that is due waits."""
        now = self.clock.moment()
        for row, case, checks in await self.kept():
            if row.page == "closed":
                assert not checks, "of a case that is closed there is nothing to come back for"
                continue
            assert {each.item for each in checks} == set(stages(case))
            quiet = row.touched_at > now - QUIET - timedelta(seconds=EVERY)
            stands = any(each.asked_at is not None and each.fate == State.SENT for each in checks)
            waits = [each.item for each in checks if each.due_at and each.due_at <= now and each.asked_at is None]
            assert quiet or stands or not waits, f"nobody asks {waits}"

    async def kept(self) -> list[tuple[people.KeptCase, OpenCase, list[Any]]]:
        """Every case, and what of it there is to come back for."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(kept_case))).mappings().all()
            checks = (await connection.execute(select(open_check).where(open_check.c.closed_at.is_(None)))).all()
        cases = [people.KeptCase(**row) for row in rows]
        return [
            (
                row,
                kept.load_case(row.edition, row.segments, row.profile, row.number, row.label, ""),
                [each for each in checks if each.case_id == row.id],
            )
            for row in cases
        ]

    async def answered(self) -> list[object]:
        """What has been answered in every case."""
        return [[(s.procedure, s.answers) for s in case.segments] for _, case, _ in await self.kept()]

    async def asked(self, check: int) -> Asked | None:
        """What would be asked now about something to come back for."""
        me = self.talk.sender.external
        return await self.desk.asked(Post(0, "telegram", me, me, "", check))

    async def row(self, check: int) -> Any:
        """What is kept of something to come back for."""
        async with self.database.reading() as connection:
            return (await connection.execute(select(open_check).where(open_check.c.id == check))).one()


@pytest.fixture
def evening(database: Database) -> Evening:
    """A director who has not ruled yet."""
    clock = Clock()
    made = Evening(database, clock, Talk(Desk(database), Sender("telegram", "1")))
    made.start()
    return made


async def test_it_is_put_off_as_often_as_its_director_likes(evening: Evening) -> None:
    """By the same minutes each time."""
    await evening.rules(HESITATION)
    await evening.does("wait", 6)
    await evening.tap(evening.questions[0], DONE)
    for times in range(1, 5):
        await evening.does("wait", 11)
        assert len(evening.questions) == 1 + times
        await evening.tap(evening.questions[-1], LATER)


async def test_an_answer_is_none_to_what_is_asked_since(evening: Evening) -> None:
    """Yes to the question of the message, which has been answered elsewhere meanwhile."""
    await evening.rules(HESITATION)
    await evening.does("wait", 11)
    await evening.tap(evening.questions[-1], DONE)
    await evening.does("wait", 1)
    (_, asked) = evening.questions
    evening.screen = await evening.talk.say("/open", "1")
    evening.screen = await evening.talk.say("yes")
    before = await evening.answered()
    shown = await evening.tap(asked, "yes")
    assert await evening.answered() == before
    assert shown.screen is not None
    assert shown.screen.question != asked.asked.screen.question
    await evening.talk.tap(shown, "yes")
    assert await evening.answered() != before


async def test_what_did_not_arrive_does_not_stand_before_the_rest_of_its_case(evening: Evening) -> None:
    await evening.rules(HESITATION)
    await evening.does("refused", 0)
    await evening.does("wait", 5)
    assert not evening.questions
    await evening.does("wait", 6)
    assert [each.asked.screen.question for each in evening.questions] == ["Is a call or play of partner in question?"]


async def test_what_is_put_off_before_it_is_sent_is_not_sent(evening: Evening) -> None:
    """And when it is asked anew it is asked once."""
    await evening.rules(HESITATION)
    evening.clock.moves(minutes=6)
    assert await evening.desk.ask_due() == 1
    evening.screen = await evening.talk.say("/open", "1")
    evening.screen = await evening.talk.tap(evening.screen, LATER)
    early, *_ = evening.queued
    await evening.deliver()
    assert not evening.questions
    evening.clock.moves(minutes=11)
    assert await evening.desk.ask_due() == 1
    evening.queued.insert(0, early)
    await evening.deliver()
    assert len(evening.questions) == 1


async def test_what_fails_once_is_tried_again(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    """And nobody is forgotten because of it."""
    stopped, tries = asyncio.Event(), list[int]()

    class Failing(Desk):
        async def ask_due(self) -> int:
            tries.append(1)
            if len(tries) == 1:
                raise ZeroDivisionError
            stopped.set()
            return 0

    await kept_coming(Failing(database), stopped, 0.01)
    assert len(tries) == 2
    assert "what is due is not asked for now: ZeroDivisionError" in caplog.text


async def test_a_program_that_serves_nothing_asks_nothing(evening: Evening) -> None:
    await evening.rules(HESITATION)
    evening.clock.moves(minutes=30)
    assert await Desk(evening.database, now=evening.clock.moment).ask_due() == 0


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop in which many examples are tried, one after another, on the same database."""
    made = asyncio.new_event_loop()
    yield made
    made.close()


@pytest.mark.long
def test_what_is_due_is_asked_once_and_nothing_is_lost(
    loop: asyncio.AbstractEventLoop, migrated_file: Path, tmp_path: Path
) -> None:
    """Whatever the order of taps, words, minutes and ends of the program."""
    file = tmp_path / "kept"
    file.write_bytes(migrated_file.read_bytes())
    database = loop.run_until_complete(Database.open(f"sqlite:///{file}"))
    externals = itertools.count(1)

    async def goes(steps: list[tuple[str, float]]) -> None:
        clock = Clock()
        evening = Evening(database, clock, Talk(Desk(database), Sender("telegram", str(next(externals)))))
        evening.start()
        try:
            await evening.rules(RESTRICTION, HESITATION)
            for step in steps:
                await evening.does(*step)
        finally:
            async with database.writing() as connection:
                await connection.execute(delete(person_table))
                await connection.execute(delete(posts))

    @settings(max_examples=size(20, 1_000), deadline=None)
    @given(strategies.evenings())
    def whatever(steps: list[tuple[str, float]]) -> None:
        loop.run_until_complete(goes(steps))

    try:
        whatever()
    finally:
        loop.run_until_complete(database.close())
