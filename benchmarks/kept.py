"""Counts what a kill costs: of the texts sent before a SIGKILL, how many are answered after the next start.

Run with `.venv/bin/python benchmarks/kept.py [--quick] [--json FILE]`; ends with exit code 1 where one is not. The bot
runs in a process of its own, against the fake platforms, with an SQLite file. Telegram tells again what has not been
confirmed; Discord tells once, so that there only what the bot had kept when it was killed can be answered.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol

# Not from this folder, in which the names of libraries mean its files.
sys.path.remove(str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.pace import report
from bot.storage import inbox
from bot.storage.database import Database
from tests.bot.discord.test_kill import Process as DiscordProcess
from tests.bot.telegram.test_kill import Process as TelegramProcess
from tests.fakes.discord.people import FakeDiscord
from tests.fakes.telegram import FakeTelegram

CROWD = 24
KILLS, QUICK_KILLS = 20, 2

# When the bot is killed after they have written, in seconds; and how long it has to answer after the start.
AFTER = (0.02, 0.15)
PATIENCE = 60.0

ANSWER = "Who are you here?"


class Reader(Protocol):
    """Somebody who reads."""

    @property
    def screen(self) -> str:
        """The newest message of the bot."""


@dataclass
class Found:
    """What became of texts: those of which the bot must know, and those answered before the kill and in the end."""

    sent: int = 0
    known: int = 0
    before: int = 0
    answered: int = 0


async def on_telegram(kills: int, folder: Path, chance: random.Random) -> Found:
    """By polling."""
    url, found = await _database(folder / "telegram.sqlite3"), Found()
    async with FakeTelegram() as fake:
        process = TelegramProcess(fake, url, folder)
        await process.start()
        for number in range(kills):
            crowd = [fake.person(f"Person {number} {each}", language_code="en") for each in range(CROWD)]
            with fake.hold():
                for person in crowd:
                    person.sends_without_waiting("/start")
            await _killed(process, chance)
            found.known += CROWD
            await _counted(found, crowd, process)
        await process.stop()
    return found


async def on_discord(kills: int, folder: Path, chance: random.Random) -> Found:
    """By direct messages."""
    url, found = await _database(folder / "discord.sqlite3"), Found()
    async with FakeDiscord() as fake:
        with fake.patched():
            process = DiscordProcess(fake, url, folder)
            await process.start()
            for number in range(kills):
                crowd = [fake.person(f"Person {number} {each}", locale="en-US") for each in range(CROWD)]
                with fake.hold():
                    for person in crowd:
                        person.says_without_waiting("/start")
                # It takes a while until Discord has told the first.
                for _ in range(500):
                    if await _kept(url):
                        break
                    await asyncio.sleep(0.01)
                await _killed(process, chance)
                # Those that it has kept and not answered; of some it had the answer noted when it was killed.
                kept = await _kept(url)
                found.known += len({i for i, p in enumerate(crowd) if ANSWER in p.screen or str(p.id) in kept})
                await _counted(found, crowd, process)
            await process.stop()
    return found


async def _killed(process: TelegramProcess | DiscordProcess, chance: random.Random) -> None:
    await asyncio.sleep(chance.uniform(*AFTER))
    process.kill_now()
    await process.buried()


async def _counted(found: Found, crowd: Sequence[Reader], process: TelegramProcess | DiscordProcess) -> None:
    """Count the answers now, start again, and count them when no more come."""
    found.sent += len(crowd)
    found.before += _answered(crowd)
    await process.start()
    wanted = found.known - found.answered
    await process.fake.until(lambda: _answered(crowd) >= wanted, PATIENCE)
    found.answered += _answered(crowd)


def _answered(crowd: Sequence[Reader]) -> int:
    return sum(ANSWER in person.screen for person in crowd)


async def _kept(url: str) -> set[str]:
    """Of whom something waits in the inbox."""
    database = await Database.open(url)
    async with database.reading() as connection:
        waiting = {each.external for each in await inbox.waiting(connection, "discord")}
    await database.close()
    return waiting


async def _database(file: Path) -> str:
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    await database.close()
    return f"sqlite:///{file}"


async def measure(kills: int, folder: Path) -> tuple[dict[str, Found], bool]:
    """Both platforms, printed as they come."""
    found: dict[str, Found] = {}
    within = True
    for name, tried in (("Telegram", on_telegram), ("Discord", on_discord)):
        found[name] = await tried(kills, folder, random.Random(18))
        one = found[name]
        said = (
            f"{name}: of {one.sent} texts at {kills} kills {one.known} known, {one.before} answered before, and after"
        )
        within &= report(said, one.answered, "", str(one.known), within=one.answered == one.known)
    return found, within


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Counts the texts that are answered after a kill.")
    parser.add_argument("--quick", action="store_true", help="fewer kills")
    parser.add_argument("--json", type=Path, help="write every figure to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, within = asyncio.run(measure(QUICK_KILLS if options.quick else KILLS, Path(folder)))
    if options.json:
        options.json.write_text(json.dumps({name: asdict(one) for name, one in found.items()}, indent=2), "utf-8")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
