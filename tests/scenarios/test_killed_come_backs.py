"""The bot is killed between due and sent, and between sent and answered: asked once, or said to be in doubt."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from bot.storage import inbox
from bot.storage.database import Database
from bot.storage.models import kept_case, open_check
from bot.storage.outbox import State
from tests.bot.waiting import LONG, comes, nothing_waits
from tests.campaign import size
from tests.fakes.words import visible
from tests.scenarios import killed_stage
from tests.scenarios.killed_stage import Killed, Patient, buttons

pytestmark = pytest.mark.long

KILLS = size(6, 60)

STAGES = {"telegram": killed_stage.telegram, "discord": killed_stage.discord}

# It is looked what is due as soon as the test has made something due.
AT_ONCE = """
from bot import coming_back
coming_back.kept_coming.__defaults__ = (0.02,)
"""

RULED = ("/ruling T5 12 3-8", "N: 1S P 1H", "[No]", "[Refuse it]", "P", "[No]")
QUESTION = "Is South now a defender?"
DUE = f"Due: T5 12 3-8: The auction is over. {QUESTION}"

# When it dies: at any moment; with the call that sends, which is lost, or has its effect; with the answer to a tap.
MOMENT, CALL, EFFECT, TAP, AFTER_TAP = "moment", "call", "effect", "tap", "after the tap"
DEATHS = (MOMENT, CALL, EFFECT, TAP, AFTER_TAP)


@dataclass
class Evening:
    """Tom, who has ruled, and a bot that is killed again and again."""

    platform: str
    stage: Killed
    tom: Patient
    database: Database
    chance: Random
    outcomes: Counter[str] = field(default_factory=Counter)

    @property
    def person(self) -> Any:
        """Tom, on the platform."""
        member: Any = self.tom.member
        return member.person

    @property
    def asking(self) -> list[Any]:
        """Every message that has asked, whatever it shows now."""
        first = ((message, visible(message.versions[0].text)) for message in self.person.bot_messages)
        return [message for message, text in first if QUESTION in text and DUE not in text and "Open cases" not in text]

    @property
    def process(self) -> Any:
        """The bot."""
        return self.stage.process

    async def is_due(self) -> None:
        """What is asked when partner leads is due now, and nothing else for a long time."""
        now = datetime.now(UTC)
        async with self.database.writing() as connection:
            await connection.execute(update(kept_case).values(touched_at=now - timedelta(minutes=1)))
            await connection.execute(update(open_check).values(due_at=None))
            lead = update(open_check).where(open_check.c.item == "lead_restriction")
            await connection.execute(lead.values(due_at=now))

    async def lead(self) -> Any:
        """What is kept of the question."""
        async with self.database.reading() as connection:
            wanted = select(open_check).where(open_check.c.item == "lead_restriction")
            return (await connection.execute(wanted)).one()

    async def was_asked(self) -> bool:
        """Whether it has been sent, or nobody knows, and nothing is on its way."""
        return (await self.lead()).fate is not None and await nothing_waits(self.database)

    async def was_put_off(self) -> bool:
        """Whether it is to be asked again later."""
        return (await self.lead()).asked_at is None

    async def dies(self, how: str) -> None:
        """What is due is asked, and the bot dies some time in it; then it starts again."""
        loop, process = asyncio.get_running_loop(), self.process

        def called(call: str) -> float:
            if not process.dead and process.shows(call) and "@me" not in call:
                if how in (CALL, TAP):
                    return process.dies_with(call) or 0.0
                loop.call_soon(process.kill_now)
            return 0.0

        if how in (TAP, AFTER_TAP):
            await self.is_due()
            await comes(self.was_asked)
            process.fake.delay = called
            self.later()
        else:
            process.fake.delay = called if how != MOMENT else 0.0
            await self.is_due()
            if how == MOMENT:
                await asyncio.sleep(self.chance.uniform(0.0, 0.3))
                process.kill_now()
        try:
            await comes(self.is_dead)
        finally:
            process.fake.delay = 0.0
        await process.buried()
        await process.start()

    async def is_dead(self) -> bool:
        """Whether it has been killed."""
        return bool(self.process.dead)

    def later(self) -> None:
        """Tom puts it off on the message that asked last."""
        message = self.asking[-1]
        (data,) = (id for words, id in buttons(message) if visible(words).endswith("Later"))
        self.person.taps_without_waiting(data, message)

    async def once(self, how: str) -> None:
        """It is asked, the bot dies, and it has been asked once, or is said to be in doubt."""
        before = len(self.asking)
        await self.dies(how)
        if how in (TAP, AFTER_TAP):
            if not self.stage.comes_again and not await self.was_put_off():
                self.later()
            await comes(self.was_put_off)
        else:
            await comes(self.was_asked)
        fate, asked = (await self.lead()).fate, len(self.asking) - before
        self.outcomes[f"{how}: {fate or 'put off'}, {asked} times"] += 1
        assert asked <= 1, "it was asked twice"
        assert asked == 1 or fate == State.DOUBTFUL, "it is lost"
        assert await self.says_due() == (fate == State.DOUBTFUL)
        assert not await self.says_due(), "it is said once"
        if asked and fate is not None:
            self.later()
        elif fate is not None:
            await self.tom.does("/open", f"[{QUESTION}]", "[Later]")
        await comes(self.was_put_off)
        await self.process.fake.settled(LONG)
        await comes(self.all_is_dealt_with)

    async def all_is_dealt_with(self) -> bool:
        """Whether nothing that Tom did would be done again by another start."""
        async with self.database.reading() as connection:
            return not await inbox.waiting(connection, self.platform)

    async def says_due(self) -> bool:
        """Whether it is said with the next thing that Tom does."""
        before = len(self.tom.member.written)
        await self.tom.does("/help")
        await self.tom.until(lambda: any("Help" in text for text in self.tom.member.written[before:]), "the help")
        return any(DUE in text for text in self.tom.member.written[before:])


@pytest.mark.parametrize("platform", list(STAGES))
async def test_what_is_due_is_asked_once_however_often_the_bot_is_killed(
    platform: str, url: str, database: Database, tmp_path: Path
) -> None:
    async with STAGES[platform](url, tmp_path, AT_ONCE) as stage:
        tom = stage.actor("Tom")
        await tom.does("/start", "[A director]", *RULED)
        await tom.sees("What next?")
        evening = Evening(platform, stage, tom, database, Random(f"{platform} {KILLS}"))
        await comes(evening.all_is_dealt_with)  # else the next start deals with it again, and says then what is due
        for number in range(KILLS):
            await evening.once(DEATHS[number % len(DEATHS)])
    print(evening.outcomes)
    assert sum(evening.outcomes.values()) == KILLS
