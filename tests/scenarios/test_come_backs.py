"""What there is to come back for comes by itself: on Telegram and on Discord, with the bot ending in between."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.desk import Desk
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.models import open_check
from bot.storage.outbox import Post, State
from tests.bot.waiting import rung
from tests.fakes.clock import Clock
from tests.scenarios.discord_stage import discord
from tests.scenarios.stage import Actor, Stage, does, read, telegram, terminal

pytestmark = pytest.mark.long

STAGES = {"telegram": telegram, "discord": discord}

RESTRICTED = ("N: 1S P 1H", "[No]", "[Refuse it]", "P", "[No]")
HESITATED = ("unauthorized information", "[A pause or haste]", "[Still being played]", "[Yes]")


@dataclass
class Played:
    """A director at work, and a clock that the test moves on."""

    stage: Stage
    actor: Actor
    clock: Clock
    database: Database
    platform: str

    async def later(self, minutes: float) -> str:
        """So much time goes by; returns what came by itself."""
        self.clock.moves(minutes=minutes)
        await self.actor.hears(self.ring)
        return read(self.actor)

    async def ring(self) -> None:
        """What is due is asked, and has arrived, or cannot."""
        await rung(self.stage.desk)

    async def queued_by_another(self) -> None:
        """A program that ends before it has sent anything has queued what is due."""
        gone: dict[str, Callable[[Post], None]] = {self.platform: lambda post: None}
        await Desk(self.database, now=self.clock.moment, outboxes=gone).ask_due()


@pytest_asyncio.fixture(params=list(STAGES))
async def tom(request: pytest.FixtureRequest, database: Database) -> AsyncIterator[Played]:
    """Tom, who directs."""
    clock = Clock()
    async with STAGES[request.param](database, clock.moment) as stage:
        actor = await stage.actor("Tom", "en")
        await does(actor, "/start", "[A director]")
        yield Played(stage, actor, clock, database, request.param)


async def test_a_lead_restriction_is_asked_in_time(tom: Played) -> None:
    """And what is judged after play is asked then, one thing after the other."""
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED)
    assert await tom.later(1) == ""
    asked = await tom.later(3)
    assert "T5 12 3-8" in asked
    assert "Pairs 3 and 8" in asked
    assert "Is South now a defender?" in asked
    assert tom.actor.screen.choices == ("Yes", "No", "Later", "Done")
    await does(tom.actor, "[Yes]", "[Leave the lead free]")
    assert "Leave the lead free" not in tom.actor.screen.choices

    assert "could South have known" in await tom.later(8)
    await does(tom.actor, "[No]")
    assert "The result stands" in read(tom.actor)
    assert "withdrawn action" in await tom.later(1)
    await does(tom.actor, "[No]", "/open")
    assert "No case is open." in read(tom.actor)
    assert await tom.later(60) == ""


async def test_a_lead_restriction_is_asked_too_late(tom: Played) -> None:
    """The director has seen to it themselves: the message that asked says so."""
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED)
    assert "Is South now a defender?" in await tom.later(4)
    await does(tom.actor, "/over")
    assert "T5 12 3-8" in read(tom.actor)
    await does(tom.actor, "[Done]", "/open")
    assert "Lead restriction" not in read(tom.actor)


async def test_later_twice(tom: Played) -> None:
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED)
    for _ in range(2):
        assert "Is South now a defender?" in await tom.later(11) or "could South" in read(tom.actor)
        await does(tom.actor, "[Later]")
        assert "I ask again in 10 minutes." in read(tom.actor)
    assert await tom.later(11) != ""


async def test_a_pending_ruling_is_told_to_all_four(tom: Played) -> None:
    """Until then the result at the table stands, and who has not been told is listed."""
    await does(tom.actor, "/ruling T2 7 4-9", *HESITATED)
    asked = await tom.later(9)
    assert "The result at the table stands for now." in asked
    await does(tom.actor, "[Yes]", "[No]", "[Yes]", "[Logical alternatives?]")
    await does(tom.actor, "[Hardly anybody considers it]", "[Yes]")
    await does(tom.actor, "/round")
    assert "Tell all four" in read(tom.actor) or "Still to be told: North, East, South, West" in read(tom.actor)
    assert "Who has been told?" in await tom.later(1)
    await does(tom.actor, "[North]", "[East]")
    assert "Still to be told: South, West" in read(tom.actor)
    await tom.stage.restart()
    await does(tom.actor, "/open")
    assert "Still to be told: South, West" in read(tom.actor)
    await does(tom.actor, "[T2 7 4-9: Still to be told: South, West]", "[All four]", "/open")
    assert "No case is open." in read(tom.actor)


async def test_what_was_queued_when_the_bot_ended_comes_once(tom: Played) -> None:
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED)
    tom.clock.moves(minutes=4)
    await tom.queued_by_another()
    await tom.actor.hears(tom.stage.restart)
    await tom.ring()
    async with tom.database.reading() as connection:
        asked = [row for row in await connection.execute(select(open_check.c.fate)) if row[0]]
    assert asked == [(State.SENT.value,)]


async def test_what_may_have_been_sent_when_the_bot_ended_is_said_to_be_due(tom: Played) -> None:
    """Nobody knows whether it arrived: it is not sent again, and said when somebody is there."""
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED)
    tom.clock.moves(minutes=4)
    await tom.queued_by_another()
    async with tom.database.writing() as connection:
        (post,) = await outbox.queued(connection, tom.platform)
        assert await outbox.claim(connection, post, tom.clock.moment())
    await tom.stage.restart()
    await tom.ring()
    await does(tom.actor, "/help")
    assert "Due: T5 12 3-8: The auction is over. Is South now a defender?" in read(tom.actor)
    await does(tom.actor, "/help")
    assert "Due:" not in read(tom.actor)
    await does(tom.actor, "/open")
    assert "T5 12 3-8: The auction is over. Is South now a defender?" in read(tom.actor)


async def test_an_answer_after_a_restart_counts(tom: Played) -> None:
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED)
    assert "Is South now a defender?" in await tom.later(4)
    await tom.stage.restart()
    await does(tom.actor, "[No]")
    assert "the lead restriction falls away" in read(tom.actor)


async def test_the_round_is_over(tom: Played) -> None:
    """What is judged after play is due with that, before its time has come."""
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED, "/round")
    assert "The round is over." in read(tom.actor)
    listed = [each for each in tom.actor.screen.choices if each.startswith("T5 12 3-8: ")]
    assert len(listed) == 3
    assert "Is South now a defender?" in listed[0], "what comes first on the board"
    assert await tom.later(1) != ""


async def test_a_case_of_which_nothing_is_due_is_closed_by_one_tap(tom: Played) -> None:
    await does(tom.actor, "/ruling T5 12 3-8", *RESTRICTED, "/open", "[Close T5 12 3-8]")
    await does(tom.actor, "/open")
    assert "No case is open." in read(tom.actor)
    assert await tom.later(60) == ""


async def test_in_a_terminal_it_is_said_with_the_next_thing_typed(database: Database) -> None:
    clock = Clock()
    async with terminal(database, clock.moment) as stage:
        actor = await stage.actor("Tom", "en")
        await does(actor, "/start", "1", "/ruling T5 12 3-8", *RESTRICTED)
        clock.moves(minutes=4)
        await does(actor, "/help")
        assert "Due: T5 12 3-8: The auction is over. Is South now a defender?" in read(actor)
