"""Measures whether one person can make another wait: over HTTP against the fake Telegram, with an SQLite file.

Run with `.venv/bin/python benchmarks/fairness.py [--quick] [--json FILE]`; ends with exit code 1 where a figure is
beyond its limit. The bot runs in a process of its own; the server and the people who tap and write are in this one.

Somebody goes through real cases, a few taps a second. In every run first nobody else does anything, then somebody
else writes two hundred messages a second. Counted is the time from a tap to the edit of its message.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# benchmarks.telegram takes away this folder, in which the library's name means that file.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.pace import report
from benchmarks.telegram import Step, Tapper, Telegram, directors, percentile, served, tappers
from bot.storage.database import Database

FLOOD = 200  # messages a second
TAPS = 10  # taps a second of whoever is not to wait
TAPPERS = 4  # who take turns in that

# What the flood may make of the time of the others: so many times the quiet one, and so many milliseconds.
TIMES, MORE = 1.5, 5.0


@dataclass
class Amount:
    """How often it is measured, and for how long."""

    runs: int
    seconds: float


FULL = Amount(runs=5, seconds=20.0)
QUICK = Amount(runs=5, seconds=6.0)


async def flood(fake: Telegram, until: asyncio.Event) -> int:
    """Somebody writes without waiting for anything; returns how many messages it was."""
    mallory = fake.person("Mallory", language_code="en")
    began, sent = time.perf_counter(), 0
    while not until.is_set():
        while sent < (time.perf_counter() - began) * FLOOD:
            mallory.sends_without_waiting("/ruling" if sent % 2 else "N: 1S P 1H")
            sent += 1
        await asyncio.sleep(0.004)
    return sent


async def taps(walkers: list[Tapper], seconds: float) -> list[float]:
    """Milliseconds from each tap to the edit of its message."""
    made: list[tuple[float, Tapper, Step]] = []
    began = time.perf_counter()
    for number in range(int(seconds * TAPS)):
        await asyncio.sleep(max(0.0, began + number / TAPS - time.perf_counter()))
        walker = walkers[number % len(walkers)]
        if walker.busy:
            assert walker.last is not None
            await walker.finished(walker.last)
        now = time.perf_counter()
        made.append((now, walker, walker.press()))
    for _, walker, step in made:
        await walker.finished(step)
    return [(step.edited - at) * 1000 for at, _, step in made]


async def measure(amount: Amount, folder: Path) -> tuple[dict[str, Any], bool]:
    """Everything, printed as it comes."""
    url = f"sqlite:///{folder / 'bench.sqlite3'}"
    database = await Database.open(url)
    await database.migrate()
    quiet, loud, ratios = [], [], []
    async with served("limited", url) as (fake, _):
        people = iter(await directors(database, fake, 400))
        await database.close()
        walkers = tappers(fake, [people] * TAPPERS, random.Random(1))
        await taps(walkers, 3.0)
        gc.collect()
        gc.freeze()
        for _ in range(amount.runs):
            alone = percentile(await taps(walkers, amount.seconds), 99)
            over = asyncio.Event()
            flooding = asyncio.create_task(flood(fake, over))
            beside = percentile(await taps(walkers, amount.seconds), 99)
            over.set()
            sent = await flooding
            quiet.append(alone)
            loud.append(beside)
            ratios.append(beside - (TIMES * alone + MORE))
            print(f"p99 {alone:.1f} ms quiet, {beside:.1f} ms beside {sent} messages of another", flush=True)
            await fake.until(lambda: not fake._waiting, 120)
            await asyncio.sleep(1.0)
    report("p99 of a tap while nobody else does anything, median of the runs", statistics.median(quiet), " ms")
    limit = f"{TIMES:g} times the quiet one and {MORE:g} ms"
    within = statistics.median(ratios) <= 0
    report(f"p99 of a tap beside {FLOOD} messages a second", statistics.median(loud), " ms", limit, within=within)
    return {"quiet": quiet, "loud": loud, "within": within}, within


def main() -> int:
    """Print every figure."""
    parser = argparse.ArgumentParser(description="Measures whether one person can make another wait.")
    parser.add_argument("--quick", action="store_true", help="shorter runs, the same limits")
    parser.add_argument("--json", type=Path, help="write every figure to this file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found, within = asyncio.run(measure(QUICK if options.quick else FULL, Path(folder)))
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), "utf-8")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
