"""The bot is killed while it posts, edits and withdraws results: each stands once in each group, or it is asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.club import clubs, sessions
from bot.storage import inbox
from bot.storage.database import Database
from bot.storage.models import posting as postings
from bot.storage.people import read_person
from dialogues.clubs import Session, Stand
from tests.bot.posts import correct, enter, kept, over
from tests.bot.waiting import LONG, comes
from tests.campaign import size
from tests.fakes.words import visible
from tests.scenarios import killed_stage
from tests.scenarios.killed_stage import Killed, Patient, buttons, groups_of

pytestmark = pytest.mark.long

KILLS = size(9, 252)

GROUPS = 3

STAGES = {"telegram": killed_stage.telegram, "discord": killed_stage.discord}

# It is looked what has changed as soon as the test has changed something.
AT_ONCE = """
from datetime import timedelta
from bot import coming_back
from bot.club import postings
coming_back.kept_coming.__defaults__ = (0.02,)
postings.GATHERED = timedelta(0)
"""

# When it dies: at any moment; with the call, which is lost; as soon as the call has had its effect.
MOMENT, CALL, EFFECT = "moment", "call", "effect"
DEATHS = (MOMENT, CALL, EFFECT)

# What it is doing then, and the calls that do it.
POSTING, EDITING, WITHDRAWING = "posting", "editing", "withdrawing"
CALLS = {
    POSTING: ("sendPhoto", "POST /channels/{channel_id}/messages"),
    EDITING: ("editMessageCaption", "editMessageMedia", "PATCH /channels/{channel_id}/messages/{message_id}"),
    WITHDRAWING: ("deleteMessage", "DELETE /channels/{channel_id}/messages/{message_id}"),
}


@dataclass
class Evenings:
    """Tom, who posts one evening after another, and a bot that is killed again and again."""

    platform: str
    stage: Killed
    tom: Patient
    database: Database
    groups: Sequence[Any]
    chance: Random
    session: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)

    @property
    def process(self) -> Any:
        """The bot."""
        return self.stage.process

    async def begins(self) -> None:
        """Another evening has results."""
        async with self.database.writing() as connection:
            tom = await read_person(connection, self.platform, str(self.person.id))
            assert tom is not None
            held = Session(0, "2026-11-27", 1, name=f"Evening {self.session + 1}")
            self.session = await sessions.make(connection, held, tom.id, datetime.now(UTC))
        await enter(self.database, self.session)

    @property
    def person(self) -> Any:
        """Tom, on the platform."""
        member: Any = self.tom.member
        return member.person

    def standing(self) -> list[list[Any]]:
        """The messages of this evening in each group."""
        words = f"Evening {self.session}\n"
        return [[m for m in group.bot_messages if words in f"{visible(m.text)}\n"] for group in self.groups]

    async def dies(self, doing: str, how: str, begin: Callable[[], Awaitable[None]], calls: int = GROUPS) -> None:
        """Something begins, and the bot dies some time in it, with one of so many calls; then it starts again."""
        left = self.chance.randrange(calls)
        loop = asyncio.get_running_loop()

        def called(call: str) -> float:
            nonlocal left
            if self.process.dead or call not in CALLS[doing]:
                return 0.0
            left -= 1
            if left >= 0:
                return 0.0
            if how == CALL:
                if (lost := self.process.dies_with(call)) is not None:
                    return float(lost)
                self.process.kill_now()  # an edit is done all the same
            else:
                loop.call_soon(self.process.kill_now)
            return 0.0

        self.process.fake.delay = called if how != MOMENT else 0.0
        try:
            await begin()
            if how == MOMENT:
                await asyncio.sleep(self.chance.uniform(0.0, 0.5))
                self.process.kill_now()
            await comes(self.is_dead, lambda: f"{doing} {how}: {self.tom.member.written[-2:]}")
        finally:
            self.process.fake.delay = 0.0
        await self.process.buried()
        await self.process.start()
        await self.calm()

    async def is_dead(self) -> bool:
        """Whether it has been killed."""
        return bool(self.process.dead)

    async def calm(self) -> None:
        """Nothing is on its way any more, and nothing is left to be dealt with."""
        await self.process.fake.settled(LONG)
        await comes(self.all_is_dealt_with)
        await comes(self.all_is_edited)
        await over(self.database)
        await self.process.fake.settled(LONG)

    async def all_is_dealt_with(self) -> bool:
        """Whether nothing that Tom did is still to be dealt with."""
        async with self.database.reading() as connection:
            return not await inbox.waiting(connection, self.platform)

    async def all_is_edited(self) -> bool:
        """Whether nothing has changed that is still to be edited."""
        async with self.database.reading() as connection:
            waiting = select(func.count()).select_from(postings)
            waiting = waiting.where(postings.c.changed_at.is_not(None), postings.c.state == Stand.SENT.value)
            return not (await connection.execute(waiting)).scalar_one()

    def taps(self, words: str) -> None:
        """Tom taps the newest button with these words, and waits for nothing."""
        for message in reversed(self.person.bot_messages):
            for label, data in buttons(message):
                if words in visible(label):
                    self.person.taps_without_waiting(data, message)
                    return
        raise AssertionError(f"no {words!r} under {self.tom.member.written[-1:]}")

    async def posts(self, how: str) -> None:
        """The results are posted, and stand in each group once, or Tom is asked of those of which nobody knows."""
        await self.begins()
        await self.tom.does("/post")
        await self.tom.until(lambda: any("Post to groups" in each for each in self.tom.choices), "the preview")

        async def begin() -> None:
            self.taps("Post to groups")

        await self.dies(POSTING, how, begin)
        if not await kept(self.database, self.session):  # it died before anything of the tap was kept
            await self.tom.does("/post", "[Post to groups]")
            await self.calm()
        for group, posting in enumerate(await kept(self.database, self.session)):
            found = len(self.standing()[group])
            assert posting.state in (Stand.SENT, Stand.DOUBTFUL)
            assert found <= 1, "it was posted twice"
            assert found == 1 or posting.state is Stand.DOUBTFUL, "it is lost"
            self.outcomes[f"{POSTING}, {how}: {posting.state.value}, {found} times"] += 1
            if posting.state is Stand.DOUBTFUL:
                told = f"may or may not be in {posting.title}"
                await self.tom.sees(told)
                await self.tom.does("/post", f"[{'It is there' if found else 'Send again'}: {posting.title}]")
                await self.calm()
        assert [len(each) for each in self.standing()] == [1] * GROUPS

    async def known(self) -> set[str]:
        """The groups in which it is known which message it is."""
        return {each.title for each in await kept(self.database, self.session) if each.message}

    async def edits(self, how: str) -> None:
        """The results change, and so does every message that is known."""

        async def begin() -> None:
            await correct(self.database, "4S=", self.session)

        known = await self.known()
        if not known:
            return
        await self.dies(EDITING, how, begin, len(known))
        for posting, messages in zip(await kept(self.database, self.session), self.standing(), strict=True):
            (message,) = messages
            if posting.title in known:
                assert "Score corrected, board 1." in visible(message.text), posting
                assert len(message.versions) <= 3
            self.outcomes[f"{EDITING}, {how}: {len(message.versions) - 1} edits"] += 1

    async def withdraws(self, how: str) -> None:
        """The results are withdrawn from wherever they are known."""
        known = await self.known()
        if not known:
            return
        await self.tom.does("/post", "[Withdraw]")

        async def begin() -> None:
            self.taps("Withdraw")

        await self.dies(WITHDRAWING, how, begin, len(known))
        if any(each.state is Stand.SENT and each.message for each in await kept(self.database, self.session)):
            await self.tom.does("/post", "[Withdraw]", "[Withdraw]")
            await self.calm()
        for posting, messages in zip(await kept(self.database, self.session), self.standing(), strict=True):
            assert (posting.state is Stand.WITHDRAWN) == (posting.title in known)
            assert len(messages) == (posting.title not in known)
            self.outcomes[f"{WITHDRAWING}, {how}: {posting.state.value}"] += 1


@pytest.mark.parametrize("platform", list(STAGES))
async def test_results_are_posted_once_however_often_the_bot_is_killed(
    platform: str, url: str, database: Database, tmp_path: Path
) -> None:
    async with STAGES[platform](url, tmp_path, AT_ONCE) as stage:
        tom = stage.actor("Tom")
        await tom.does("/start", "[A director]", "/club", "[New club]", "Athens", "Tom")
        await tom.sees("The club is there.")
        member: Any = tom.member
        groups = await groups_of(stage.process.fake, platform, member.person, database, GROUPS)
        evenings = Evenings(platform, stage, tom, database, groups, Random(f"{platform} {KILLS}"))
        async with database.reading() as connection:
            assert await clubs.by_id(connection, 1) is not None
        while stage.process.killed < KILLS:
            for place, does in enumerate((evenings.posts, evenings.edits, evenings.withdraws)):
                await does(DEATHS[(stage.process.killed // 3 + place) % 3])
    print(stage.process.killed, "kills:", dict(sorted(evenings.outcomes.items())))
    assert stage.process.killed >= KILLS
