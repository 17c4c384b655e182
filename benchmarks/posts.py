"""Measures how results go to groups: a hundred clubs post in one minute, over HTTP against the fake platforms.

Run with `.venv/bin/python benchmarks/posts.py [--quick]`; ends with exit code 1 where a figure is beyond its limit.
Each club has a session of 30 pairs and two groups, and posts at its own moment of the minute. Everything arrives once,
within the limits of the platform; the longest wait is printed, and that of somebody who types meanwhile. Then the
results of all clubs change at once, and every message is edited.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

# Not from this folder, in which the library's name means a file of ours.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.pace import report
from benchmarks.sending import MOST, SPARE, Fake, densest
from bot.app import settle
from bot.channels.telegram.app import application, running
from bot.channels.telegram.order import LIMITS
from bot.club import clubs, groups, postings, results, sessions
from bot.desk import Desk, posting
from bot.storage.database import Database
from bot.storage.people import read_person
from dialogues.access import Role
from dialogues.clubs import Club, Session
from dialogues.posts import base_of
from dialogues.results import Draft
from rules.results.journal import LeftOut, place_of
from tests import halls
from tests.bot.discord.conftest import at_work as on_discord
from tests.bot.posts import BY, over
from tests.fakes.discord.people import FakeDiscord
from tests.fakes.telegram import FakeTelegram

GROUPS = 2
MINUTE = 60.0

# Nobody waits longer for a post, in seconds, nor whoever types meanwhile, in milliseconds.
POST_LIMIT = 20.0
ANSWER_LIMIT = 1000.0

# Calls that send, edit or take away something in a group.
SENDS = {"telegram": ("sendPhoto",), "discord": ("POST /channels/{channel_id}/messages",)}
EDITS = {
    "telegram": ("editMessageMedia", "editMessageCaption"),
    "discord": ("PATCH /channels/{channel_id}/messages/{message_id}",),
}


@dataclass
class Town:
    """Clubs on a platform."""

    channel: str
    fake: Fake
    database: Database
    number: int
    chats: dict[int, int] = field(default_factory=dict)  # of which session each is
    posted: dict[int, float] = field(default_factory=dict)  # when each session was

    async def fill(self, desk: Desk, external: str) -> None:
        """Clubs, their groups and their results."""
        sheet, now = halls.howell(30), desk.now()
        server = (
            self.fake.guild("Bridge", [], channels=[f"g{n}" for n in range(GROUPS * self.number)])
            if isinstance(self.fake, FakeDiscord)
            else None
        )
        for place in range(self.number):
            async with self.database.writing() as connection:
                me = await read_person(connection, self.channel, external)
                assert me is not None
                of = await clubs.make(connection, Club(0, f"Club {place}"), now)
                await clubs.add(connection, of, me.id, Role.DIRECTOR, "Tom", now)
                held = await sessions.make(connection, Session(0, "2026-11-27", of), me.id, now)
                for at in range(GROUPS):
                    if server is not None:
                        chat = server.guild.channels[place * GROUPS + at].id
                    else:
                        assert isinstance(self.fake, FakeTelegram)
                        chat = self.fake.group(f"Group {at}", [], kind="supergroup").chat.id
                    self.chats[chat] = held
                    await groups.bind(connection, of, groups.Chat(self.channel, str(chat)), f"Group {at}", now)
                await results.keep(connection, held, Draft(replace(sheet, title=f"Evening {place}"), "d", ""), BY, now)

    async def post(self, desk: Desk, session: int) -> None:
        """A club posts."""
        async with self.database.writing() as connection:
            found = await results.read(connection, session)
            assert found is not None
            free = [each.id for each in await postings.unposted(connection, session)]
            entries = await posting.send(connection, session, free, 1, base_of(found), desk.now())
        self.posted[session] = self.now()
        desk.go(entries)

    async def change(self, desk: Desk) -> None:
        """All results change at once."""
        for session in self.posted:
            async with self.database.writing() as connection:
                found = await results.read(connection, session)
                assert found is not None
                left = LeftOut(place_of(found.sheet.entries[5]))
                await results.change(connection, session, left, BY, desk.now())

    def now(self) -> float:
        """The clock of the platform."""
        return self.fake.clock() if isinstance(self.fake, FakeTelegram) else asyncio.get_running_loop().time()

    def made(self, methods: Mapping[str, tuple[str, ...]]) -> list[tuple[float, int]]:
        """When each call came, and to which group."""
        found = []
        for method in methods[self.channel]:
            for call in self.fake.called(method):
                path: Any = call
                chat = int(path.params["chat_id"]) if self.channel == "telegram" else int(path.path.split("/")[4])
                if chat in self.chats and path.ok:
                    found.append((call.time, chat))
        return sorted(found)


async def says(fake: Fake, somebody: Any, text: str) -> float:
    """Somebody types; returns the milliseconds until there is an answer."""
    before, began = len(somebody.bot_messages), time.perf_counter()
    (somebody.sends_without_waiting if isinstance(fake, FakeTelegram) else somebody.says_without_waiting)(text)
    while len(somebody.bot_messages) == before:
        await asyncio.sleep(0.005)
    return 1000 * (time.perf_counter() - began)


async def answered(fake: Fake, somebody: Any, waits: list[float], stopped: asyncio.Event) -> None:
    """Somebody types now and then."""
    while not stopped.is_set():
        waits.append(await says(fake, somebody, "/help"))
        await asyncio.sleep(1.5)


def beyond(calls: Sequence[tuple[float, int]], rate: float) -> int:
    """The most calls to one group within a minute, over its limit."""
    of: dict[int, list[float]] = {}
    for at, chat in calls:
        of.setdefault(chat, []).append(at)
    return int(max(densest(each, MINUTE) for each in of.values()) - rate)


async def measured(channel: str, url: str, number: int) -> bool:
    """A minute on one platform, and the edits after it."""
    async with AsyncExitStack() as stack:
        fake: Fake = await stack.enter_async_context(FakeTelegram() if channel == "telegram" else FakeDiscord())
        if isinstance(fake, FakeDiscord):
            stack.enter_context(fake.patched())
        database = await Database.open(url)
        stack.push_async_callback(database.close)
        await database.migrate()
        desk = Desk(database)
        if isinstance(fake, FakeTelegram):
            await stack.enter_async_context(running(application(fake.token, desk, fake.base_url.removesuffix("/bot"))))
        else:
            await stack.enter_async_context(on_discord(fake, desk))
        ann: Any = fake.person("Ann")
        await says(fake, ann, "/start")
        town = Town(channel, fake, database, number)
        await town.fill(desk, str(ann.id))
        if isinstance(fake, FakeDiscord):
            await fake.settled()
        waits: list[float] = []
        stopped = asyncio.Event()
        beside = asyncio.create_task(answered(fake, ann, waits, stopped))
        began = asyncio.get_running_loop().time()
        for place, session in enumerate(dict.fromkeys(town.chats.values())):
            pause = began + place * MINUTE / number - asyncio.get_running_loop().time()
            await asyncio.sleep(max(0.0, pause))
            await town.post(desk, session)
        await over(database)
        sent = town.made(SENDS)
        await town.change(desk)
        changed = town.now()
        while await desk.renew_posts() or len(town.made(EDITS)) < len(sent):
            await asyncio.sleep(0.5)
            if town.now() - changed > 300:
                break
        await over(database)
        edited = town.made(EDITS)
        stopped.set()
        await beside
    name = f"{number} clubs on {channel.title()}"
    every = Counter(dict.fromkeys(town.chats, 1))
    within = report(
        f"{name}: posts that arrived once",
        len(sent),
        "",
        f"{len(every)}",
        within=Counter(chat for _, chat in sent) == every,
    )
    longest = max(at - town.posted[town.chats[chat]] for at, chat in sent)
    within &= report(
        f"{name}: the longest wait for a post", longest, " s", f"{POST_LIMIT:g} s", within=longest <= POST_LIMIT
    )
    within &= report(
        f"{name}: posts that were edited once",
        len(edited),
        "",
        f"{len(every)}",
        within=Counter(chat for _, chat in edited) == every,
    )
    report(f"{name}: until all of them were, the ten seconds included", edited[-1][0] - changed, " s")
    most, dense = MOST[channel] + SPARE[channel], densest([at for at, _ in sorted([*sent, *edited])])
    within &= report(f"{name}: the most calls in one second", dense, "", f"{most}", within=dense <= most)
    if LIMITS.group and channel == "telegram":
        over_ = beyond([*sent, *edited], LIMITS.group.number)
        within &= report(f"{name}: calls to one group above its limit", max(0, over_), "", "0", within=over_ <= 0)
    return within & report(
        f"{name}: the longest that somebody waited who typed meanwhile ({len(waits)} times)",
        max(waits),
        " ms",
        f"{ANSWER_LIMIT:g} ms",
        within=max(waits) <= ANSWER_LIMIT,
    )


async def measure(number: int, folder: Path) -> bool:
    """Both platforms, printed as they come."""
    settle()
    return all([await measured(channel, f"sqlite:///{folder / channel}", number) for channel in MOST])


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Measures how results go to groups.")
    parser.add_argument("--quick", action="store_true", help="fewer clubs, the same limits")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(10 if options.quick else 100, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main())
