"""Measures how what is due in one minute goes out: over HTTP against the fake Telegram and the fake Discord.

Run with `.venv/bin/python benchmarks/come_backs.py [--quick] [--json FILE]`; ends with exit code 1 where a figure is
beyond its limit. A thousand directors have one thing each to come back for, due within one minute of a simulated clock,
which is put past it: all of them wait. Each is written to once, the oldest first, within the limits of the platform.
Meanwhile somebody types a command now and then. With two programs on one database neither of them writes twice, and
nothing is lost; that is done where PostgreSQL's programs are found. Each of the two keeps the limits for itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

# Not from this folder, in which the library's name means a file of ours.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy import func, insert, select

from benchmarks.pace import report
from benchmarks.sending import MOST, SPARE, Fake, densest
from bot.app import settle
from bot.channels.discord.client import Client
from bot.channels.outbox import AT_ONCE
from bot.channels.telegram.app import application, running
from bot.coming_back import kept_coming
from bot.desk import Desk
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.models import kept_case, open_check
from bot.storage.models import outbox as posts
from bot.storage.models import person as person_table
from tests.bot.discord.conftest import at_work as on_discord
from tests.fakes import postgres
from tests.fakes.clock import Clock
from tests.fakes.discord.people import FakeDiscord
from tests.fakes.telegram import FakeTelegram

RULED = ("N: 1S P 1H", "no", "2", "P", "no")

# One may come so many places before or after its turn: as many as a program has on their way at once.
PLACES = 2 * AT_ONCE

# Nobody who writes meanwhile waits longer, in milliseconds.
ANSWER_LIMIT = 1000.0

# Who writes meanwhile reads for so many seconds.
PAUSE = 1.5

PATIENCE = 600.0


@dataclass
class Amount:
    """How many directors."""

    directors: int


FULL, QUICK = Amount(1000), Amount(120)


class Evening:
    """Directors on a platform, each with one thing that is due."""

    def __init__(self, channel: str, fake: Fake, database: Database) -> None:
        self.channel, self.fake, self.database = channel, fake, database
        self.clock = Clock()
        self.ann = fake.person("Ann")
        self.people: list[Any] = []

    def desk(self, database: Database | None = None) -> Desk:
        """The desk of a program."""
        return Desk(database or self.database, now=self.clock.moment)

    async def fill(self, number: int) -> None:
        """One director rules; the others have done the same, each a little later."""
        desk = self.desk()
        async with self.works(desk):
            tom = self.fake.person("Tom")
            for text in ("/start", "1", "/ruling T5 12 3-8", *RULED):
                await self.says(tom, text)
            await self.says(self.ann, "/start")
        async with self.database.writing() as connection:
            person, ann = (await connection.execute(select(person_table))).mappings().all()
            (case,) = (await connection.execute(select(kept_case))).mappings().all()
            checks = (await connection.execute(select(open_check).order_by(open_check.c.due_at))).mappings().all()
            people, cases, due = [], [], []
            for place in range(number):
                someone: Any = self.fake.person(f"Director {place}")
                if self.channel == "telegram":
                    someone.chat.started = True
                self.people.append(someone)
                id, external = ann["id"] + 1 + place, str(someone.id)
                moment = self.clock.moment() + timedelta(minutes=3, seconds=60 * place / number)
                people.append({**person, "id": id, "external": external, "last_on": f"{self.channel}/{external}"})
                cases.append({**case, "id": case["id"] + 1 + place, "person_id": id})
                of_case = {**checks[0], "case_id": case["id"] + 1 + place, "due_at": moment}
                due.append({name: value for name, value in of_case.items() if name != "id"})
            await connection.execute(open_check.delete())
            await connection.execute(insert(person_table), people)
            await connection.execute(insert(kept_case), cases)
            await connection.execute(insert(open_check), due)

    @asynccontextmanager
    async def works(self, desk: Desk, *, listens: bool = True) -> AsyncIterator[None]:
        """A program at work; listens: whether people can write to it."""
        if isinstance(self.fake, FakeDiscord):
            async with on_discord(self.fake, desk) as client:
                assert isinstance(client, Client)
                yield
            return
        bot = application(self.fake.token, desk, self.fake.base_url.removesuffix("/bot"))
        if listens:
            async with running(bot):
                yield
            return
        async with bot.bot:
            await bot.handlers.outbox.begin()
            try:
                yield
            finally:
                await bot.handlers.outbox.stop(5.0)

    async def goes_out(self, desks: Sequence[Desk]) -> dict[str, Any]:
        """What is due is asked by so many programs, until everything has arrived."""
        stopped = asyncio.Event()
        self.clock.moves(minutes=5)
        async with AsyncExitStack() as stack:
            for place, desk in enumerate(desks):
                await stack.enter_async_context(self.works(desk, listens=not place))
            began, here = time.perf_counter(), self.now()
            beside = [asyncio.create_task(kept_coming(desk, stopped)) for desk in desks]
            waits = []
            while await self.left():
                waits.append(1000 * await self.says(self.ann, "/help"))
                await asyncio.sleep(PAUSE)
                if time.perf_counter() - began > PATIENCE:
                    sys.exit(f"after {PATIENCE:g} s {await self.left()} are still due")
            took = time.perf_counter() - began
            stopped.set()
            await asyncio.gather(*beside)
        return {"seconds": took, "answers": waits, "arrived": self.arrived(here), "calls": self.calls(here)}

    async def says(self, somebody: Any, text: str) -> float:
        """Somebody types; returns the seconds until there is an answer."""
        before = len(somebody.bot_messages)
        began = time.perf_counter()
        if self.channel == "telegram":
            somebody.sends_without_waiting(text)
        else:
            somebody.says_without_waiting(text)
        while len(somebody.bot_messages) == before:
            if time.perf_counter() - began > PATIENCE:
                sys.exit(f"no answer in {PATIENCE:g} s")
            await asyncio.sleep(0.005)
        return time.perf_counter() - began

    def now(self) -> float:
        """The clock of the platform."""
        return self.fake.clock() if isinstance(self.fake, FakeTelegram) else asyncio.get_running_loop().time()

    async def left(self) -> int:
        """How many have not arrived, as the database knows it."""
        async with self.database.reading() as connection:
            waiting = select(func.count()).select_from(open_check).where(open_check.c.fate.is_(None))
            on_the_way = select(func.count()).select_from(posts)
            each = [(await connection.execute(wanted)).scalar_one() for wanted in (waiting, on_the_way)]
        return sum(each)

    def calls(self, since: float) -> list[float]:
        """When each call came that counts for the limit of the platform."""
        if isinstance(self.fake, FakeTelegram):
            return [call.time for call in self.fake.called("sendMessage") if call.time >= since]
        counted = ("/api/v10/channels", "/api/v10/users")
        return [call.time for call in self.fake.calls if call.time >= since and call.path.startswith(counted)]

    def arrived(self, since: float) -> list[tuple[float, int]]:
        """When each call came that wrote to a director, and to which."""
        if isinstance(self.fake, FakeTelegram):
            place = {someone.id: number for number, someone in enumerate(self.people)}
            calls = [(call.time, int(call.params["chat_id"])) for call in self.fake.called("sendMessage")]
        else:
            place = {someone.dm.id: number for number, someone in enumerate(self.people)}
            sent = self.fake.called("POST /channels/{channel_id}/messages")
            calls = [(call.time, int(call.path.split("/")[-2])) for call in sent]
        return [(at - since, place[to]) for at, to in calls if to in place]


async def measured(name: str, channel: str, urls: Sequence[str], number: int) -> dict[str, Any]:
    """One evening, with as many programs as there are addresses of its database."""
    async with AsyncExitStack() as stack:
        fake: Fake = await stack.enter_async_context(FakeTelegram() if channel == "telegram" else FakeDiscord())
        fake.settle = 0.02
        if isinstance(fake, FakeDiscord):
            stack.enter_context(fake.patched())
        opened = [await Database.open(url) for url in urls]
        for database in opened:
            stack.push_async_callback(database.close)
        await opened[0].migrate()
        evening = Evening(channel, fake, opened[0])
        await evening.fill(number)
        found = await evening.goes_out([evening.desk(database) for database in opened])
        async with opened[0].reading() as connection:
            kept = await outbox.count(connection)
            fates = Counter((await connection.execute(select(open_check.c.fate))).scalars())
    arrived = sorted(found["arrived"])
    times, order = Counter(to for _, to in arrived), [to for _, to in arrived]
    out_of_turn = max((abs(place - to) for place, to in enumerate(order)), default=0)
    calls = [at for at, _ in arrived]
    programs = len(urls)
    within = report(
        f"{name}: come-backs that arrived once",
        sum(n == 1 for n in times.values()),
        "",
        f"{number}",
        within=times == Counter(range(number)) and fates == {"sent": number} and not kept,
    )
    report(f"{name}: seconds until the last had arrived, and so long the longest wait", calls[-1], " s")
    report(f"{name}: a second", number / calls[-1], "")
    # What is on its way at once may arrive at once.
    most, made = programs * (MOST[channel] + SPARE[channel]), densest(found["calls"])
    within &= report(f"{name}: the most calls in one second", made, "", f"{most}", within=made <= most)
    places = programs * PLACES
    fine = out_of_turn <= places
    within &= report(
        f"{name}: places by which one came too early or too late", out_of_turn, "", f"{places}", within=fine
    )
    answers = found["answers"]
    within &= report(
        f"{name}: the longest that somebody waited who typed meanwhile ({len(answers)} times)",
        max(answers),
        " ms",
        f"{ANSWER_LIMIT:g} ms",
        within=max(answers) <= ANSWER_LIMIT,
    )
    return {
        "seconds": calls[-1],
        "densest": densest(calls),
        "out_of_turn": out_of_turn,
        "answers": answers,
        "within": within,
    }


async def measure(amount: Amount, folder: Path) -> tuple[dict[str, Any], bool]:
    """Everything, printed as it comes."""
    settle()
    number, found = amount.directors, {}
    for channel in MOST:
        name = f"{number} directors on {channel.title()}"
        found[channel] = await measured(name, channel, [f"sqlite:///{folder / channel}"], number)
    if reason := postgres.missing():
        print(f"two programs on one database: not measured, {reason}")
    else:
        with postgres.server() as server:
            for channel in MOST:
                await asyncio.to_thread(server.run, f"CREATE DATABASE {channel}")
                name = f"{number} directors on {channel.title()}, two programs on PostgreSQL"
                found[f"{channel}, two"] = await measured(name, channel, [server.url(channel)] * 2, number)
    return found, all(each["within"] for each in found.values())


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Measures how what is due in one minute goes out.")
    parser.add_argument("--quick", action="store_true", help="fewer directors, the same limits")
    parser.add_argument("--json", type=Path, help="write every figure to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, within = asyncio.run(measure(QUICK if options.quick else FULL, Path(folder)))
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), "utf-8")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
